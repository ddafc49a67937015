"""Other people's scripts, changed in the few places where this page needs them otherwise.

Each change names what it looks for and fails loudly when that is no longer there once: a newer PyScript is read
again, not guessed at.
"""

import re

EAGER = b"//# allFunctionsCalledOnLoad\n"


def eager(script: bytes) -> bytes:
    """The script asking to be compiled whole. Chromium does so beside the page's own thread while it loads; it would
    otherwise compile some 670 functions one by one at their first call. Other browsers see a comment.
    """
    return EAGER + script


def core(script: str) -> str:
    """PyScript's core for this page."""
    return without_throw(without_watch(without_eval(script)))


def without_eval(script: str) -> str:
    """The core making no function from text, which the page's policy forbids. It does so for functions that are only
    written out again and sent to workers: their text is enough.
    """
    return changed(script, r"return Function\(`return(\(w,x\)=>[^`]*)`\)\(\)", r"return{toString:()=>`\1`}")


def without_watch(script: str) -> str:
    """The core not watching the page for tags and py-… attributes that come later. There are none, and it would look
    through each card that is put on the table, before the tap that put it there is answered.
    """
    observed = r"(\w+)=>\(\w+\.observe\(\1,\{childList:!0,subtree:!0,attributes:!0\}\),\1\)"
    script = changed(script, observed, r"\1=>\1")
    return changed(script, r"if\(\w+\.length\)(for\(let\{name:\w+,ownerElement:\w+\}of )", r"if(!1)\1")


def without_throw(script: str) -> str:
    """The core asking whether there is shared memory instead of trying: the first error in a script makes the browser
    parse all of it again, for the place to report.
    """
    tried = r"try\{new (\w+)\(4,\{maxByteLength:8\}\)\}catch\(\w+\)\{"
    return changed(script, tried, r'if(!\1||!("grow"in \1.prototype)){', places=2)


def without_box(script: str) -> str:
    """PyScript's messages staying in the console: it would write each traceback at the foot of the page, in a red box.
    What went wrong is told in words, by `App.failed`.
    """
    return changed(script, r"let (\w+)=!1;function", r"let \1=!0;function")


def changed(script: str, pattern: str, into: str, places: int = 1) -> str:
    """The script with what the pattern names changed; ValueError where it does not stand in so many places."""
    script, found = re.subn(pattern, into, script)
    if found != places:
        raise ValueError(f"{pattern!r} stands {found} times, not {places}: has the script changed?")
    return script
