"""The home screen and the sheets that belong to the whole page: settings, menu, new game, confirmations, notices."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from html import escape

from catalogue import GAMES
from contract import Option
from page.faces import art, emblem, icon
from page.parts import begun, button, icon_button, segment, setting, sheet, switch
from page.picture import Picture, Preferences, Table
from page.words import _, ngettext

HOME = (
    '<div class="home" data-screen="home"><header class="brand" data-region="brand"></header>'
    '<main class="cols"><div class="col today-col"><div class="col" data-region="today"></div>'
    '<div data-region="carry"></div></div>'
    '<div class="col"><div class="games" data-region="games"></div><nav class="links" data-region="links"></nav></div>'
    "</main></div>"
)


@dataclass(frozen=True, slots=True)
class Place:
    """A game on the home screen: what goes on there, in words, and whether a game waits."""

    id: str
    waits: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is being chosen for a new game."""

    game: str
    deals: str
    options: Mapping[str, str] = field(default_factory=dict)
    level: str = "medium"
    kind: str = "free"
    code: str = ""
    """What is typed where a deal can be played by its code."""
    trouble: str = ""
    """What is wrong with that, in words."""


def home(places: Sequence[Place], today: str, carry: str, preferences: Preferences) -> Picture:
    """The menu: the day's fortune, three games, and the small rooms."""
    other, lang = ("English", "en") if preferences.lang == "ja" else ("日本語", "ja")
    brand = (
        f"{emblem('mark', 36)}<h1>{_('Card Biyori')}</h1>"
        f'<button type="button" class="lang" lang="{lang}" data-tap="lang:{lang}">{other}</button>'
        f"{icon_button('settings', 'gear', _('Settings'))}"
    )
    return Picture(
        screen="home",
        frame=HOME,
        regions={
            "brand": brand,
            "today": today,
            "carry": carry,
            "games": "".join(_game(place) for place in places),
            "links": "".join(_link(*link) for link in _links()),
        },
        title=_("Card Biyori"),
    )


def game_words(game: str) -> tuple[str, str, str]:
    """Name, what it is about, how long it takes."""
    return {
        "clovers": (_("Four-Leaf Clover"), _("Make fifteens in one suit"), _("2–4 min")),
        "marriage": (_("Royal Marriage"), _("Bring queen and king together"), _("5–8 min")),
        "cribbage": (_("Cribbage"), _("Count and peg to 121"), _("15 min")),
    }[game]


def _game(place: Place) -> str:
    title, about, minutes = game_words(place.id)
    look = "chip season" if place.waits else "note"
    note = f'<span class="{look}">{place.note}</span>' if place.note else ""
    go = _("Continue") if place.waits else _("Play")
    primary = " pri" if place.waits else ""
    return (
        f'<article class="panel game">'
        f'<a class="cover" href="#{place.id}" data-tap="open:{place.id}" aria-label="{escape(title)}"></a>'
        f"{art(place.id)}"
        f'<div class="tx1"><h2>{title}</h2><p>{about}</p><div class="meta">{note}<span>{minutes}</span></div>'
        f'<div class="row go"><a class="btn sm grow{primary}" href="#{place.id}" data-tap="open:{place.id}">'
        f"{_with_name(go, title)}</a>"
        f'<a class="btn quiet sm" href="#help-{place.id}">{_with_name(_("How to play"), title)}</a></div></div>'
        f'<span class="chev">{icon("next", 20)}</span></article>'
    )


def _with_name(words: str, title: str) -> str:
    """Words that every game has, with the game's name for those who hear them one by one."""
    return f'<span>{words}<span class="vh">{_(" {name}").format(name=title)}</span></span>'


def _links() -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("calendar", "cal", _("Fortune calendar"), _("Your fortune, day by day")),
        ("records", "chart", _("Records"), _("What you have played")),
        ("calculator", "calc", _("Score calculator"), _("Count a cribbage hand")),
        ("analyser", "table", _("Discards"), _("Which two to lay away")),
    )


def _link(place: str, symbol: str, title: str, note: str) -> str:
    return (
        f'<a class="lnk" href="#{place}" data-tap="open:{place}">{icon(symbol, 24)}'
        f'<span><b>{title}</b><span class="xs muted">{note}</span></span></a>'
    )


LANGUAGES = (("ja", '<span lang="ja">日本語</span>'), ("en", '<span lang="en">English</span>'))


def settings(preferences: Preferences) -> str:
    """The settings sheet."""
    p = preferences
    body = setting(_("Language"), "", segment("set:lang", LANGUAGES, p.lang, _("Language")))
    body += setting(
        _("Brightness"),
        "",
        segment(
            "set:theme", (("auto", _("Auto")), ("light", _("Light")), ("dark", _("Dark"))), p.theme, _("Brightness")
        ),
    )
    body += setting(
        _("Suit colours"),
        _("With four, ♦ and ♣ have colours of their own"),
        segment("set:suits", (("2", _("Two")), ("4", _("Four"))), p.suits, _("Suit colours")),
    )
    body += setting(
        _("Motion"),
        _("Nothing moves if your device is set to reduce motion"),
        segment(
            "set:speed",
            (("slow", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast")), ("instant", _("None"))),
            p.speed,
            _("Motion"),
        ),
    )
    body += setting(
        _("Mark cards that can go"),
        _("Royal Marriage: with a small dot"),
        switch("set:marks", p.marks, _("Mark cards that can go")),
    )
    body += setting(
        _("Looking back"),
        _("Cribbage: what your choices cost, after a deal and a game"),
        switch("set:reviews", p.reviews, _("Looking back")),
    )
    body += setting(_("Letter keys"), _("H, U, N and others"), switch("set:letters", p.letters, _("Letter keys")))
    body += setting(
        _("What is kept on this device"),
        _("Export, import, delete"),
        icon_button("open:keeping", "next", _("Open what is kept on this device")),
    )
    return sheet(_("Settings"), body)


def menu(table: Table) -> str:
    """More that can be done at a table."""
    out = button("help", _("How to play"), "wide", "book")
    if table.kind != "daily":
        again, link, new = _("The same deal again"), _("Copy a link to this deal"), ""
        if table.game == "cribbage":  # a game is many deals, and a match, which has the code, many games
            again, link = _("The same game from the beginning"), _("Copy a link to this match")
            new = button("new", _("New match"), "wide", "new")  # patiences have it at the foot
        out += button("restart", again, "wide", "undo", off=not table.can_restart)
        out += button("copy-link", link, "wide", "share") + new
        out += button("give-up", _("Give up"), "wide", "flag", off=table.outcome is not None)
    else:
        out += button("give-up", _("End here"), "wide", "flag", off=table.outcome is not None or not begun(table))
    out += button("settings", _("Settings"), "wide", "gear")
    return sheet(_("More"), f'<div class="list menu">{out}</div>')


def new_game(
    draft: Draft,
    title: str,
    deals: Sequence[tuple[str, str, str]],
    options: Sequence[Option],
    words: Mapping[str, tuple[str, str] | tuple[str, str, Mapping[str, str]]],
    levels: Sequence[tuple[str, str, str]] = (),
    extra: str = "",
    idle: Set[str] = frozenset(),
) -> str:
    """The sheet for a new game: against whom, how to deal, the rules' options, a code to type. Options in `idle` change
    nothing with the others as they are.
    """
    against = "".join(_way(way, "level", draft.level) for way in levels)
    if against:
        practice = setting(
            _("Practice"),
            _("Moves may be taken back; it is not counted in the records"),
            switch(
                f"draft:kind={'free' if draft.kind == 'practice' else 'practice'}",
                draft.kind == "practice",
                _("Practice"),
            ),
        )
        against = f'<h3 class="h">{_("Opponent")}</h3><div class="ways">{against}</div>{practice}'
    ways = "".join(_way(way, "deals", draft.deals) for way in deals) if len(deals) > 1 else ""
    if ways:
        ways = f'<h3 class="h">{_("How to deal")}</h3><div class="ways">{ways}</div>'
    rows = "".join(
        _option(option, words[option.key], draft, option.key in idle) for option in options if option.key in words
    )
    if rows:
        rows = f'<h3 class="h">{_("Rules")}</h3>{rows}'
    trouble = f'<p class="bad small" role="alert">{draft.trouble}</p>' if draft.trouble else ""
    code = (
        f'<h3 class="h"><label for="code">{_("Play a deal by its code")}</label></h3><div class="row codes">'
        f'<span class="field grow num"><input id="code" data-field="code" data-enter="open-code" autocomplete="off" '
        f'autocapitalize="characters" spellcheck="false" placeholder="{GAMES[draft.game].letter}-XXXX-XXXX-X" '
        f'value="{escape(draft.code)}"></span>'
        f"{button('open-code', _('Open'))}</div>{trouble}"
    )
    go = button("close", _("Cancel")) + button("deal", _("Deal"), "pri grow")
    return sheet(title, f"{extra}{against}{ways}{rows}{code}", go)


def _way(way: tuple[str, str, str], what: str, now: str) -> str:
    value, title, note = way
    chosen = value == now
    tick = icon("check", 20) if chosen else '<span class="ic blank"></span>'
    return (
        f'<button type="button" class="btn way" data-tap="draft:{what}={value}" aria-pressed="{str(chosen).lower()}">'
        f'{tick}<span class="o">{title}<small class="xs muted">{note}</small></span></button>'
    )


def _option(option: Option, words: tuple[object, ...], draft: Draft, idle: bool) -> str:
    title, note = str(words[0]), str(words[1])
    now = draft.options.get(option.key, option.values[0])
    if len(words) == 2:
        return setting(title, note, switch(f"draft:{option.key}=toggle", now == "on" and not idle, title, idle))
    labels: Mapping[str, str] = words[2]  # type: ignore[assignment]
    choices = [(value, labels[value]) for value in option.values if value in labels]
    buttons = "".join(
        f'<button type="button" data-tap="draft:{option.key}={value}" aria-pressed="{str(value == now).lower()}">'
        f"{label}</button>"
        for value, label in choices
    )
    return setting(title, note, f'<div class="seg" role="group" aria-label="{escape(title)}">{buttons}</div>')


def give_up(daily: bool) -> str:
    """The question before a game is ended as it lies; the day's deal is not lost by it, but told."""
    if daily:
        question, note, words = _("End here?"), _("The cards left now tell the fortune."), _("End here")
    else:
        question, note, words = _("Give up this game?"), _("It ends as it lies now."), _("Give up")
    return confirm(question, note, "give-up-yes", words, danger=True)


def confirm(question: str, note: str, yes: str, words: str, danger: bool = False) -> str:
    """A question before something that a slip of the finger should not do."""
    go = button("close", _("Cancel")) + button(yes, words, "pri grow bad" if danger else "pri grow")
    return sheet(question, f'<p class="small">{note}</p>', go)


def waiting(title: str) -> str:
    """While a deal is looked for."""
    return sheet(title, f'<p class="small" role="status">{_("Looking for a deal that fits…")}</p>')


def by_hand(text: str) -> str:
    """A text that could not be copied, to be copied by hand: it is selected as soon as the field has the focus."""
    title = _("Copy by hand")
    words = _("The browser did not copy it. Select the text in the field and copy it yourself.")
    return sheet(
        title,
        f'<p class="small">{words}</p><textarea class="field by-hand" readonly rows="4" spellcheck="false" '
        f'aria-label="{_("Text to copy")}">{escape(text)}</textarea>',
    )


def notice(words: str, buttons: str = "") -> str:
    """A line above everything, with a way to put it away."""
    close = icon_button("notice:close", "x", _("Dismiss"))
    return f'<div class="notice"><p class="small grow">{words}</p>{buttons}{close}</div>'


def damaged(trouble: str) -> str:
    """A notice that a save was "unreadable", or "cut" where only its beginning could be read."""
    if trouble == "cut":
        return notice(_("Part of the save was unreadable. Play goes on from the last good move."))
    return notice(_("The saved game could not be read. It is set aside, and a new one begins."))


def unread(n: int) -> str:
    """A notice that some finished games could not be read."""
    told = ngettext(
        "{n} finished game could not be read. It is set aside, and the others are unharmed.",
        "{n} finished games could not be read. They are set aside, and the others are unharmed.",
        n,
    )
    return notice(told.format(n=n))


def refused(reason: str) -> str:
    """That the browser keeps nothing: "full", "blocked", or "" for no trouble."""
    if not reason:
        return ""
    full = _("The browser has no room left: what happens now is kept only while this page is open.")
    blocked = _("The browser keeps nothing for this page: the game lasts as long as the page is open.")
    return notice(full if reason == "full" else blocked)


def carry() -> str:
    """On the home screen once the page opens without a network: that it does, and, while there is one, the whole page
    as one file.
    """
    return (
        f'<div class="panel away">{icon("down", 24)}'
        f'<p class="grow small"><b>{_("Works offline")}</b><br>'
        f'<span class="muted online">{_("Install it here, or take it with you as one file.")}</span></p>'
        f'<a class="btn sm online" href="biyori.html" download>{_("Take it with you")}</a></div>'
    )


def update() -> str:
    """That a newer version waits; taking it saves first and loads the page once."""
    return notice(_("A new version is ready. Your game is kept."), button("update", _("Update now"), "sm"))
