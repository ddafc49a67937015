"""クリベッジ on the table: laying away, the play, the show, and everything that is pegged."""

from dataclasses import replace

from cards import Card
from contract import Hint, Move, Options
from page import cribbage_show as show
from page.cribbage_cards import cards
from page.cribbage_log import this_deal
from page.cribbage_marks import aside, end, marks, score, sheets
from page.cribbage_say import say
from page.cribbage_scene import Ui as Ui
from page.cribbage_scene import claiming, counted, scene, tally
from page.cribbage_words import level_name, name
from page.cribbage_words import levels as levels
from page.cribbage_words import option_words as option_words
from page.ending import unfold
from page.parts import action, back_button, bar, bar_buttons, button, row, table_frame
from page.picture import Do, Picture, Play, Table
from page.review import Looks
from page.review import figures as figures
from page.words import _, pgettext

KEYS = {"s": "sort", "b": "board", "l": "log", " ": "go"} | {str(n): f"digit:{n}" for n in range(10)}
"""Space does what the filled button does; digits state points."""

PACES = {"slow": 1800, "normal": 1000, "fast": 400, "instant": 0}
"""Milliseconds before another seat plays."""

MOST = 15
"""The most that one card of the play scores: double pair royal 12, fifteen 2, last card 1."""


def deal_words(options: Options | None = None) -> tuple[tuple[str, str, str], ...]:
    """The ways to deal: only one."""
    return (("plain", _("Well shuffled"), ""),)


def draw(table: Table, ui: Ui) -> Picture:
    """The table as it lies."""
    now = scene(table, ui)
    sheet = sheets(table, ui)
    ended = table.outcome is not None and not ui.folded
    regions = {
        "bar": _bar(table, now),
        "score": score(table),
        "hud": show.steps(table, ui) if now == "show" else marks(table, ui, now),
        "say": say(table, ui, now),
        "code": "",
        "more": _more(table, ui, now),
        "foot": _foot(table, ui),
        "left": "",
        "right": aside(table),
    }
    placed = cards(table, ui, now)
    return Picture(
        screen="cribbage",
        frame=table_frame("cribbage", _("Cribbage table"), _score_frame()),
        regions=regions,
        cards=placed,
        traits=_traits(now, regions, [card.area for card in placed]),
        title=name(),
        cloth="cribbage",
        sheet=sheet or (end(table) if ended else ""),
        modal=bool(sheet),
    )


def tap(table: Table, ui: Ui, key: str) -> Ui | Play | Do:
    """What a tap means."""
    verb, _colon, what = key.partition(":")
    if verb == "go":
        verb = _main(table, ui)
    if verb == "card":
        return _card(table, ui, what)
    if verb == "lay":
        move = _lay(table, ui)
        return Play(move) if move in table.moves else ui
    if verb == "claim-it":
        move = f"claim {ui.claim}"
        return Play(move) if move in table.moves else ui
    if verb in ("claim", "digit"):
        return _number(table, ui, verb, what)
    if verb == "hint" and not _thinks(table):
        return ui
    if verb == "undo" and (ui.chosen or ui.claim):
        return replace(ui, chosen=(), claim="", trouble="", hint=None)
    if verb == "sort":
        return Do("set", f"sort:{'rank' if table.preferences.sort == 'suit' else 'suit'}")
    if verb == "review":
        return Do("review", str(0 if table.outcome else len(table.log) - len(this_deal(table))))
    return _turn(table, ui, verb) or Do(verb, what)


def hinted(table: Table, ui: Ui, hint: Hint) -> Ui:
    """Show a hint; what is chosen stays, to be compared."""
    return replace(ui, hint=hint, trouble="", heard=True)


def reviewed(table: Table, ui: Ui, looks: Looks | None) -> Ui:
    """Show that this deal is looked back at, and what was found once that is known."""
    return replace(ui, looks=looks) if looks is not None else replace(ui, looks=None, sheet="review")


def waiting(table: Table) -> str:
    """What the home screen says of a game under way."""
    return _("Continue · {scores}").format(scores="–".join(str(n) for n in table.view.scores))


def automatic(table: Table, ui: Ui) -> Move:
    """In the show the count is a move that nobody chooses."""
    return "count" if table.moves == ["count"] else ""


def pace(table: Table, ui: Ui) -> int | None:
    """Milliseconds before chance or another seat goes on; None where the player says when."""
    phase = table.view.phase
    if phase in ("lift", "deal", "show") or ui.review:
        return None
    ms = PACES[table.preferences.speed]
    return ms if phase == "play" else ms // 2


def moved(table: Table, ui: Ui) -> Ui:
    """After a move everything chosen is gone. The end of the play stays to be seen, and so does a claimed hand."""
    view = table.view
    kinds = {event.kind for event in table.events}
    own = any(event.kind == "claim" and event.seat == table.seat for event in table.events)
    return Ui(
        sheet=ui.sheet,
        closing=view.phase == "show" and view.counted == 0,
        review=own and bool(kinds & {"hand", "crib"}) and view.phase != "over",
    )


def _traits(now: str, regions: dict[str, str], areas: list[str]) -> tuple[str, ...]:
    """The scene, and what there is besides cards."""
    more = regions["more"]
    traits = {
        now: True,
        "handless": "hand" not in areas,
        "tally": 'class="tally' in more,
        "pad": now == "play" and 'class="tally pad' in more,
        "others": 'sm" data-tap="on"' in more,
        "bare": not more,
        "aside": bool(regions["right"]),
    }
    return tuple(f"with-{trait}" for trait, true in traits.items() if true)


def _score_frame() -> str:
    return f'<section class="score" data-region="score" aria-label="{_("Scores")}"></section>'


def _turn(table: Table, ui: Ui, verb: str) -> Ui | None:
    """Taps that only turn the page: the next line of a count, a sheet."""
    if verb == "let-go":
        return (
            replace(ui, sheet="") if ui.sheet else replace(ui, chosen=(), claim="", trouble="", hint=None, heard=True)
        )
    if verb == "to-show":
        return replace(ui, closing=False)
    if verb == "reviewed":
        return replace(ui, review=False)
    if verb == "count-on":
        return replace(ui, step=ui.step + 1)
    if verb == "all":
        return replace(ui, step=len(tally(table, ui).found))
    if verb in ("board", "log", "check") or (verb == "numbers" and ui.hint):
        return replace(ui, sheet=verb)
    if verb == "fold":
        return replace(ui, folded=not ui.folded)
    return None


def _main(table: Table, ui: Ui) -> str:
    """What the filled button does now."""
    if table.outcome:
        return "fold"
    now = scene(table, ui)
    if ui.review:
        return "reviewed"
    if claiming(table, ui):
        return "claim-it"
    if now == "show":
        hand = tally(table, ui)
        return "count-on" if counted(hand, ui, False) < len(hand.found) else "on"
    if ui.closing:
        return "to-show"
    return "lay" if table.view.phase == "lay" and table.moves else "on"


def _card(table: Table, ui: Ui, card: Card) -> Ui | Play:
    if table.view.phase == "play":
        move = f"play {card}"
        return Play(move) if move in table.moves else replace(ui, trouble=f"over:{card}", hint=None, heard=True)
    if table.view.phase != "lay" or not table.moves:
        return ui
    if card in ui.chosen:
        return replace(ui, chosen=tuple(c for c in ui.chosen if c != card), trouble="")
    if len(ui.chosen) == table.view.terms.shape.laid:
        return replace(ui, trouble="full")
    return replace(ui, chosen=(*ui.chosen, card), trouble="")


def _lay(table: Table, ui: Ui) -> Move:
    held = table.view.hands[table.seat]
    return "lay " + "".join(card for card in held if card in ui.chosen)


def _number(table: Table, ui: Ui, verb: str, what: str) -> Ui:
    if not claiming(table, ui):
        return ui
    text = what if verb == "claim" or int(ui.claim + what) > 29 else str(int(ui.claim + what))
    return replace(ui, claim=text)


def _bar(table: Table, now: str) -> str:
    view = table.view
    place = {"lift": "", "lay": "", "play": _("The play"), "show": _("The show"), "summary": ""}[now]
    deal = _("Deal {n}").format(n=view.deals) if view.deals else ""
    practice = _("Practice") if table.kind == "practice" else ""
    level = table.match.get("level")
    # The one opponent is called Master by name.
    named = level_name(level) if level and (level != "master" or view.terms.shape.seats > 2) else ""
    dot = _(" · ")
    first = dot.join(word for word in (place, deal, practice) if word)
    also = dot.join(word for word in (named, _("to {n}").format(n=view.terms.target)) if word)
    if place or practice:  # a phone has no room for all of it
        also = f'<span class="also">{dot}{also}</span>'
    elif first:
        also = dot + also
    return bar(name(), first + also, back_button(), bar_buttons())


def _thinks(table: Table) -> bool:
    """Does the player have something to think about, so that there is something to hint at?"""
    return table.view.phase in ("lay", "play") and bool(table.moves)


def _foot(table: Table, ui: Ui) -> str:
    letters = table.preferences.letters
    undo = bool(ui.chosen or ui.claim) or (table.kind == "practice" and table.can_undo)
    return row(
        action("undo", "undo", _("Undo"), "U" if letters else "⌃Z", off=not undo),
        action("hint", "hint", _("Hint"), "H" if letters else "", off=not _thinks(table)),
        action("board", "peg", _("Board"), "B" if letters else ""),
        action("sort", "sort", _("Sort"), "S" if letters else ""),
        action("log", "book", _("Log"), "L" if letters else ""),
    )


def _more(table: Table, ui: Ui, now: str) -> str:
    view = table.view
    if now == "show":
        return show.panel(table, ui)
    if table.outcome:
        return unfold() if ui.folded else ""
    if now == "summary":
        return show.summary(table)
    if claiming(table, ui):
        return show.pad(ui, MOST, _("What does your card score?"))
    if ui.closing:
        return button("to-show", _("To the show"), "pri grow")
    if now == "lift":
        words = _("Deal") if view.phase == "deal" else _("Draw lots") if view.terms.first == "lot" else _("Cut")
        return _choosing(table) + button("on", words, "pri grow")
    if view.phase == "lay" and table.moves:
        laid = view.terms.shape.laid
        words = _("Lay two away") if laid == 2 else _("Lay it away")
        return button("lay", words, "pri grow", off=len(ui.chosen) < laid) + _numbers(ui)
    if not table.moves:
        return button("on", pgettext("cribbage", "Continue"), "sm", "next")
    return _numbers(ui)


def _choosing(table: Table) -> str:
    """The way to other opponents and rules, while nothing of the match has been played."""
    fresh = table.view.phase == "lift" and not any(table.match.get("tally", ()))
    return button("new", _("Opponent and rules"), "", "new") if fresh else ""


def _numbers(ui: Ui) -> str:
    return button("numbers", _("In numbers"), "", "table") if ui.hint else ""
