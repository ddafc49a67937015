"""捨て札アナライザー: the cards dealt, whose crib it is, the scores if wanted, and every choice in numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from cards import Card, split, stream
from page.analyser_table import Row, Rows, address, choices, details, legend, same
from page.cribbage_words import option_words
from page.parts import back_button, bar, button, icon_button, segment, written
from page.picking import finished, lettered, pack, read_cards, twice
from page.picking import place as place_of
from page.picture import Facts, Picture
from page.words import _
from rules.shapes import SHAPES

FRAME = (
    '<div class="page wide" data-screen="analyser"><header class="bar" data-region="bar"></header>'
    '<main class="body"><div class="ask"><div data-region="hand"></div><div class="kinds" data-region="kinds"></div>'
    '<div data-region="form"></div><div data-region="scores"></div><div data-region="trouble" role="alert"></div></div>'
    '<div class="answer"><div class="pack" data-region="pack"></div>'
    '<section class="found" data-region="rows"></section></div><section data-region="details"></section></main></div>'
)
SIDES = ("mine", "theirs")
Asked = tuple[tuple[Card, ...], bool, str, tuple[int, ...] | None]
"""Cards, is it one's own crib, the shape, both scores where they are given."""


@dataclass(frozen=True, slots=True)
class Ui:
    """A question being put together, and the answer to the last whole one."""

    cards: tuple[Card, ...] = ()
    own: bool = True
    shape: str = "two"
    scores: tuple[str, str] = ("", "")
    """As they are written: one's own and the other side's."""
    yours: tuple[Card, ...] = ()
    """What the player laid."""
    at: tuple[Card, ...] = ()
    """The choice whose numbers are shown; the best one where this is none of them."""
    typing: bool = False
    """The fields are open on a small screen."""
    trouble: str = ""
    shown: tuple[str, str, str] = ("", "", "")
    """What the last tap wrote into the text fields. What is typed there since is known as cards and scores alone."""
    writes: int = 0
    """How often taps wrote there: the fields are painted anew with each, whatever was typed."""
    answered: Asked | None = None
    rows: Rows = ()

    @property
    def whole(self) -> bool:
        return len(self.cards) == SHAPES[self.shape].dealt


def fresh(query: str) -> Ui:
    """The page as a link asks for it: c=3C6H7D8DJDKS&own=0&s=43-49&y=3CKS, in other shapes shape=five."""
    asked = dict(pair.partition("=")[::2] for pair in query.split("&"))
    shape = asked.get("shape", "two")
    mine, _dash, theirs = asked.get("s", "").partition("-")
    ui = Ui(own=asked.get("own") != "0", shape=shape if shape in SHAPES else "two", scores=(mine, theirs))
    ui = _read(ui, asked.get("c", ""))
    laid = set(split(asked.get("y", "")))
    yours = tuple(card for card in ui.cards if card in laid)
    return _written(replace(ui, yours=yours if len(yours) == SHAPES[ui.shape].laid else ()))


def place(ui: Ui) -> str:
    """Its address, with the question in it."""
    if not ui.cards:
        return "analyser"
    return address(ui.cards, ui.own, ui.shape, _scores(ui), ui.yours)


def question(ui: Ui) -> tuple[str, tuple[Any, ...]] | None:
    """What is to be thought about: every choice of these cards, with chances where scores are given."""
    asked = _asked(ui)
    if asked is None or asked == ui.answered:
        return None
    return "lay_table", (*asked, _target(ui.shape), stream(0, "ANALYSER", 0))


def answered(ui: Ui, answer: list[Row]) -> Ui:
    """The choices are known, the best first."""
    return replace(ui, answered=_asked(ui), rows=tuple(answer))


def draw(ui: Ui, facts: Facts) -> Picture:
    """The question, every choice, and one of them looked at."""
    rows, trouble = ui.rows if _asked(ui) else (), _trouble(ui)
    chosen = next((row for row in rows if same(row.cards, ui.at)), rows[0] if rows else None)
    return Picture(
        screen="analyser",
        frame=FRAME,
        regions={
            "bar": bar(
                _("Discard analyser"), "", back_button(), icon_button("copy-link", "share", _("Copy a link to this"))
            ),
            "hand": _hand(ui),
            "kinds": _kinds(ui),
            "form": _form(ui),
            "scores": _score_fields(ui),
            "trouble": f'<p class="bad small">{trouble}</p>' if trouble else "",
            "pack": "" if ui.whole else pack(ui.cards),
            "rows": _found(ui, rows, chosen),
            "details": details(chosen, ui.yours) if chosen else "",
        },
        title=_("Discard analyser"),
    )


def tap(ui: Ui, key: str) -> Ui:
    """A card picked or let go, whose crib, another shape, a choice to look at."""
    verb, _colon, what = key.partition(":")
    if verb == "pick" and what not in ui.cards:
        return _written(replace(ui, cards=(*ui.cards, what), trouble=""))
    if verb in ("pick", "drop"):
        return _written(_without(ui, tuple(card for card in ui.cards if card != what)))
    if verb == "own":
        return replace(ui, own=what == "yes")
    if verb == "shape" and what in SHAPES:
        return _written(_without(replace(ui, shape=what), ui.cards[: SHAPES[what].dealt]))
    if verb == "row":
        return replace(ui, at=split(what))
    if verb == "yours":
        return replace(ui, yours=() if same(split(what), ui.yours) else split(what))
    if verb == "typing":
        return _written(replace(ui, typing=not ui.typing, trouble=""))
    if verb == "clear":
        return _written(Ui(own=ui.own, shape=ui.shape, typing=ui.typing, writes=ui.writes))
    return ui


def typed(ui: Ui, field: str, text: str) -> Ui:
    """The cards or a score as they are written."""
    if field == "cards":
        return _read(ui, finished(text))
    if field in SIDES:
        score = lettered(text).strip()
        return replace(ui, scores=(score, ui.scores[1]) if field == "mine" else (ui.scores[0], score))
    return ui


def _target(shape: str) -> int:
    return SHAPES[shape].target


def _without(ui: Ui, cards: tuple[Card, ...]) -> Ui:
    """These cards, after some were let go: what was laid of others is no longer known."""
    kept = set(ui.yours) <= set(cards) and len(ui.yours) == SHAPES[ui.shape].laid
    return replace(ui, cards=cards, yours=ui.yours if kept else (), trouble="")


def _read(ui: Ui, text: str) -> Ui:
    try:
        cards = read_cards(lettered(text))
    except ValueError as bad:
        return replace(ui, trouble=str(bad))
    double = twice(cards)
    if double:
        return replace(ui, trouble=_("{card} appears twice.").format(card=written(double)))
    most = SHAPES[ui.shape].dealt
    if len(cards) > most:
        return replace(ui, trouble=_("That is too many: {n} cards are dealt.").format(n=most))
    return _without(ui, cards)


def _trouble(ui: Ui) -> str:
    """What is wrong with what was typed."""
    if ui.trouble or SHAPES[ui.shape].seats > 2:
        return ui.trouble
    if all(_is_score(ui, score) for score in ui.scores if score):
        return ""
    return _("Scores go from 0 to {n}.").format(n=_target(ui.shape) - 1)


def _is_score(ui: Ui, score: str) -> bool:
    return score.isascii() and score.isdigit() and len(score) <= 3 and int(score) < _target(ui.shape)


def _scores(ui: Ui) -> tuple[int, ...] | None:
    """Both scores, where both are given and can be."""
    if SHAPES[ui.shape].seats > 2:
        return None
    return tuple(map(int, ui.scores)) if all(_is_score(ui, score) for score in ui.scores) else None


def _asked(ui: Ui) -> Asked | None:
    return (ui.cards, ui.own, ui.shape, _scores(ui)) if ui.whole else None


def _written(ui: Ui) -> Ui:
    """After a tap the fields say the same as the cards."""
    return replace(ui, shown=(" ".join(ui.cards), *ui.scores), writes=ui.writes + 1)


def _hand(ui: Ui) -> str:
    dealt = SHAPES[ui.shape].dealt
    places = [*ui.cards, *[""] * (dealt - len(ui.cards))]
    return f'<div class="six">{"".join(map(place_of, places))}</div>'


def _kinds(ui: Ui) -> str:
    if SHAPES[ui.shape].sides < SHAPES[ui.shape].seats:
        sides = (("yes", _("Our crib")), ("no", _("Their crib")))
    else:
        sides = (
            ("yes", _("My crib")),
            ("no", _("Someone else’s crib") if SHAPES[ui.shape].seats > 2 else _("Their crib")),
        )
    more = _("Hide fields") if ui.typing else _("Type cards, scores")
    return segment("own", sides, "yes" if ui.own else "no", _("Whose crib")) + button("typing", more, "quiet sm narrow")


def _form(ui: Ui) -> str:
    """The cards in letters, and who plays. While somebody types, nothing here may change."""
    cards = _field("cards", _("Or type the cards"), ui.shown[0], "3C 6H 7D 8D JD KS")
    players: Mapping[str, str] = option_words()["shape"][2]  # type: ignore[misc]
    shapes = segment("shape", players.items(), ui.shape, _("Players"))
    clear = button("clear", _("Clear"), "quiet sm")
    return f'<div class="{_look(ui)}" data-n="{ui.writes}"><div class="row end">{cards}{clear}</div>{shapes}</div>'


def _score_fields(ui: Ui) -> str:
    if SHAPES[ui.shape].seats > 2:
        return ""
    fields = zip(SIDES, (_("Your score"), _("Their score")), ui.shown[1:], strict=True)
    html = "".join(_field(*field, "", True) for field in fields)
    return f'<div class="{_look(ui)} scores2" data-n="{ui.writes}">{html}</div>'


def _look(ui: Ui) -> str:
    return "typing open" if ui.typing else "typing"


def _field(name: str, label: str, value: str, example: str, number: bool = False) -> str:
    kind = ' inputmode="numeric" maxlength="3"' if number else ' spellcheck="false" autocapitalize="characters"'
    return (
        f'<label class="fld grow"><span class="small muted">{label}</span><input class="field num" data-field="{name}" '
        f'data-enter="count" autocomplete="off"{kind} placeholder="{example}" value="{escape(value)}"></label>'
    )


def _found(ui: Ui, rows: Rows, chosen: Row | None) -> str:
    if not ui.whole:
        more = SHAPES[ui.shape].dealt - len(ui.cards)
        return f'<p class="small muted" role="status">{_("Pick {n} more.").format(n=more)}</p>'
    if chosen is None:
        return f'<p class="small muted" role="status">{_("Thinking…")}</p>'
    waits = " waits" if _asked(ui) != ui.answered else ""
    return (
        f'<div class="panel anp{waits}" tabindex="0" role="group" aria-label="{_("Every choice")}">'
        f"{choices(rows, ui.yours, chosen)}</div>{legend(rows, ui.yours)}"
    )
