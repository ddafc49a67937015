"""Pieces of HTML that several screens share, and how a card is written and spoken."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from cards import PACK, Card
from page import words
from page.faces import back, icon
from page.picture import BREAK, Table
from page.words import _, ngettext

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def written(card: Card) -> str:
    """♥6, in its colour."""
    red = " r" if card[1] in "HD" else ""
    return f'<span class="tx{red}">{plain(card)}</span>'


def plain(card: Card) -> str:
    """♥6, as bare text."""
    return SIGNS[card[1]] + card[0].replace("T", "10")


def written_all(cards: Iterable[Card]) -> str:
    """♥6 ♥9, each in its colour."""
    return " ".join(written(card) for card in cards)


def sentences(*said: str) -> str:
    """Sentences one after another: with a space between them in English, with none in Japanese. Empty ones drop out."""
    return ("" if words.language == "ja" else " ").join(filter(None, said))


def spoken(card: Card) -> str:
    """six of hearts; ハートの6."""
    return _spoken(card, words.language)


@lru_cache(maxsize=len(PACK) * len(words.LANGUAGES))
def _spoken(card: Card, language: str) -> str:
    """Kept by language: every picture names every card, and a sentence takes longer than a card."""
    return _("{rank} of {suit}").format(rank=rank_word(card[0]), suit=suit_word(card[1]))


def rank_word(rank: str) -> str:
    """ace, two … king, in the middle of a sentence."""
    return {
        "A": _("ace"),
        "2": _("two"),
        "3": _("three"),
        "4": _("four"),
        "5": _("five"),
        "6": _("six"),
        "7": _("seven"),
        "8": _("eight"),
        "9": _("nine"),
        "T": _("ten"),
        "J": _("jack"),
        "Q": _("queen"),
        "K": _("king"),
    }[rank]


def suit_word(suit: str) -> str:
    """spades, hearts, diamonds, clubs."""
    return {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")}[suit]


def bar(title: str, sub: str = "", left: str = "", right: str = "") -> str:
    """The head of a screen: a button, a title with a line below it, buttons."""
    below = f"<span>{sub}</span>" if sub else ""
    return f'{left}<div class="ttl"><h1 class="t">{title}</h1>{below}</div>{right}'


def icon_button(tap: str, name: str, label: str) -> str:
    """A round button with a picture and a spoken name."""
    return (
        f'<button type="button" class="iconb" data-tap="{tap}" aria-label="{escape(label)}">{icon(name, 22)}</button>'
    )


def back_button() -> str:
    """The way home."""
    return icon_button("home", "back", _("Back to the menu"))


def button(tap: str, words: str, look: str = "", symbol: str = "", key: str = "", off: bool = False) -> str:
    """A button of words. `look` are classes: pri, quiet, sm, grow; `key` is shown as the key that does the same."""
    picture = icon(symbol, 20) if symbol else ""
    kbd = f"<kbd>{escape(key)}</kbd>" if key else ""
    disabled = " disabled" if off else ""
    classes = f"btn {look}".strip()
    return (
        f'<button type="button" class="{classes}" data-tap="{escape(tap)}"{disabled}>'
        f'{picture}<span class="o">{words}</span>{kbd}</button>'
    )


def action(tap: str, symbol: str, words: str, key: str = "", note: str = "", off: bool = False) -> str:
    """A button of the foot: a picture over a word. Disabled, it keeps its place; wide screens show key and note."""
    disabled = " disabled" if off else ""
    kbd = f"<kbd>{escape(key)}</kbd>" if key else ""
    small = f"<small>{note}</small>" if note else ""
    return (
        f'<button type="button" class="act" data-tap="{tap}"{disabled}>{icon(symbol, 22)}'
        f"<span>{words}{small}</span>{kbd}</button>"
    )


def segment(tap: str, choices: Iterable[tuple[str, str]], now: str, label: str = "") -> str:
    """One choice of a few: buttons side by side, the chosen one pressed."""
    buttons = "".join(
        f'<button type="button" data-tap="{tap}:{value}" aria-pressed="{str(value == now).lower()}">{words}</button>'
        for value, words in choices
    )
    return f'<div class="seg" role="group" aria-label="{escape(label)}">{buttons}</div>'


def switch(tap: str, on: bool, label: str, idle: bool = False) -> str:
    """On or off; idle if it can't be turned now."""
    look = "sw on" if on else "sw"
    state = str(on).lower()
    return (
        f'<button type="button" class="{look}" role="switch" data-tap="{tap}" '
        f'aria-checked="{state}" aria-label="{escape(label)}"{" disabled" if idle else ""}></button>'
    )


def setting(title: str, note: str, control: str) -> str:
    """A row of a sheet: what it is, a smaller line, its control at the right."""
    below = f"<small>{note}</small>" if note else ""
    return f'<div class="set"><div><b>{title}</b>{below}</div>{control}</div>'


def sheet(title: str, body: str, go: str = "", way: str = "row") -> str:
    """A sheet from the bottom (a dialog on wide screens) with a title and a way to close it; the buttons `go` stay in
    sight below a long body, in a "row" or a "list".
    """
    foot = f'<div class="{way} sheet-go">{go}</div>' if go else ""
    close = icon_button("close", "x", _("Close"))
    return (
        '<div class="scrim" data-tap="close"></div>'
        '<section class="sheetw" role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1">'
        '<div class="grab"></div><div class="row sheet-head">'
        f'<h2 class="grow" id="sheet-title">{title}</h2>{close}</div>'
        f'<div class="sheet-body">{body}</div>{foot}</section>'
    )


def ticks(n: int, of: int) -> str:
    """A row of small marks, n of them filled."""
    return (
        '<div class="ticks" aria-hidden="true">'
        + "".join('<i class="f"></i>' if i < n else "<i></i>" for i in range(of))
        + "</div>"
    )


def duration(seconds: int) -> str:
    """4 min 05 s; 4分05秒."""
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return ngettext("{n} second", "{n} seconds", rest).format(n=rest)
    return _("{minutes} min {seconds:02} s").format(minutes=minutes, seconds=rest)


def percent(share: float | None, digits: int = 0) -> str:
    """43%, or a dash where it is not known; what is not quite none or all is never rounded to it."""
    if share is None:
        return "–"
    least = 10**-digits
    held = 100 * share if share in (0, 1) else min(100 - least, max(least, 100 * share))
    return f"{held:.{digits}f}%"


def cards_count(n: int) -> str:
    """1 card, 12 cards; 12枚."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def table_frame(screen: str, label: str, extra: str = "") -> str:
    """The frame of a game: head, cloth with its cards, what is said, actions; at the sides what wide screens add.

    `extra` stands between the head and the cloth.
    """
    return (
        f'<div class="tb" data-screen="{screen}">'
        '<header class="bar" data-region="bar"></header>'
        f"{extra}"
        '<main class="cloth"><div class="hud" data-region="hud"></div>'
        f'<div class="table" data-game="{screen}" data-region="cards" role="group" tabindex="-1" '
        f'aria-label="{escape(label)}"></div>'
        '<div class="say"><p class="msg" role="status" data-region="say"></p><div data-region="code"></div>'
        '<div class="do" data-region="more"></div></div></main>'
        '<nav class="foot" data-region="foot"></nav>'
        f'<aside class="side" data-region="left" aria-label="{_("This deal")}"></aside>'
        f'<aside class="side" data-region="right" aria-label="{_("So far")}"></aside></div>'
    )


def row(*elements: str) -> str:
    """Elements of a region, each painted again only when it has changed."""
    return BREAK.join(elements)


def actions(table: Table) -> str:
    """The five actions of a patience; while a line is shown, the steps and the way out."""
    if table.demo:
        step, steps = table.demo
        return row(
            action("demo:back", "prev", _("Step back"), off=step == 0),
            action("demo:on", "next", _("Next step"), off=step == steps),
            action("demo:close", "x", _("Back to my game")),
        )
    over = table.outcome is not None
    if table.kind == "daily":  # no undo, no hint, no other deal: what can be done is to read, to set, or to end
        return row(
            action("help", "book", _("How to play")),
            action("settings", "gear", _("Settings")),
            action("give-up", "flag", _("End here"), off=over or not begun(table)),
        )
    letters = table.preferences.letters
    return row(
        action("undo", "undo", _("Undo"), "U" if letters else "⌃Z", off=not table.can_undo),
        action("redo", "redo", _("Redo"), "⇧⌃Z", off=not table.can_redo),
        action("hint", "hint", _("Hint"), "H" if letters else "", off=over),
        action("outlook", "eye", _("Outlook"), note=_("sees the stock"), off=over),
        action("new", "new", _("New deal"), "N" if letters else ""),
    )


def begun(table: Table) -> bool:
    """Has the player made a move here?"""
    return any(seat == table.seat for seat, _move, _events in table.log)


def code_button(table: Table) -> str:
    """The deal's code, copied by a tap. The day's deal keeps its code to itself until it is over."""
    if not table.code:
        return ""
    label = _("Copy the code, {code}").format(code=table.code)
    return (
        f'<button type="button" class="code num" data-tap="copy-code" aria-label="{escape(label)}">'
        f"{table.code} {icon('copy', 15)}</button>"
    )


def code_aside(table: Table) -> str:
    """The same at the side of a wide screen."""
    if not table.code:
        return ""
    return (
        f'<h2 class="h">{_("This deal")}</h2><button type="button" class="btn sm num" data-tap="copy-code">'
        f'{table.code}<span class="sr">{_("Copy")}</span>{icon("copy", 18)}</button>'
    )


def bar_buttons() -> str:
    """How to play, settings, and the rest, at the right of a table's head."""
    return (
        icon_button("help", "book", _("How to play"))
        + icon_button("settings", "gear", _("Settings"))
        + icon_button("menu", "menu", _("More"))
    )


def pile(count: int) -> str:
    """A pile of cards face down; an empty place when there are none. Of those below only the edges are seen."""
    below = '<span class="card back"></span>' * (min(count, 3) - 1)
    top = f'<span class="card back">{back()}</span>' if count else ""
    return f'<div class="pile" aria-hidden="true">{below}{top}</div>'
