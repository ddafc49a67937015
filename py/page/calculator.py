"""得点計算機: any hand of cribbage with its starter, by tap or typed, counted line by line."""

from dataclasses import dataclass, replace
from html import escape

from cards import Card
from contract import Event
from page.cribbage_words import capital, kind, nothing, points
from page.parts import back_button, bar, button, icon_button, segment, written, written_all
from page.picking import finished, lettered, pack, read_cards, twice
from page.picking import place as place_of
from page.picture import Facts, Picture
from page.words import _, ngettext
from rules import counting

FRAME = (
    '<div class="page" data-screen="calculator"><header class="bar" data-region="bar"></header>'
    '<main class="body"><div data-region="hand"></div><div class="kinds" data-region="kinds"></div>'
    '<section class="panel pad" data-region="count" role="status"></section>'
    '<div class="pack" data-region="pack"></div>'
    '<div><div data-region="form"></div><div data-region="trouble" role="alert"></div></div></main></div>'
)


@dataclass(frozen=True, slots=True)
class Ui:
    """A hand being put together."""

    hand: tuple[Card, ...] = ()
    starter: Card = ""
    size: int = 4
    """Cards of a whole hand: four, or three in the five-card game."""
    chosen: int = 0
    """The size that stays whatever is typed, short of a fourth card; 0 while the cards typed may tell it."""
    crib: bool = False
    trouble: str = ""
    shown: str = ""
    """What the last tap wrote into the text field. What is typed there since is known as cards alone."""
    writes: int = 0
    """How often taps wrote there: the field is painted anew with each, whatever was typed."""
    line: int = -1
    """The line whose cards are lit; -1 for none."""

    @property
    def whole(self) -> bool:
        return len(self.hand) == self.size and self.starter != ""

    @property
    def short(self) -> bool:
        """Three cards and a starter that wait for a fourth, and would be a whole hand in the five-card game."""
        return self.size == 4 and len(self.hand) == 3 and self.starter != ""


def fresh(query: str) -> Ui:
    """The page as a link asks for it: h=5H5C5SJD&s=5D&crib=1; three=1 where three cards are not yet whole, four=1 where
    three and a starter are not."""
    asked = dict(pair.partition("=")[::2] for pair in query.split("&"))
    crib = asked.get("crib") == "1"
    # A crib has four cards always, so its link needs no second mark.
    chosen = 4 if crib or asked.get("four") == "1" else 3 if asked.get("three") == "1" else 0
    empty = Ui(size=chosen or 4, chosen=chosen, crib=crib)
    return _written(_read(empty, f"{asked.get('h', '')}|{asked.get('s', '')}"))


def place(ui: Ui) -> str:
    """Its address, with the hand in it."""
    if not (ui.hand or ui.starter):
        return "calculator"
    return f"calculator?h={''.join(ui.hand)}&s={ui.starter}{_mark(ui)}"


def _mark(ui: Ui) -> str:
    """What a link must say of the kind, where the cards alone would be read as another."""
    if ui.crib:
        return "&crib=1"
    if ui.short:
        return "&four=1"
    return "&three=1" if ui.size == 3 and not ui.whole else ""


def question(ui: Ui) -> None:
    """Nothing here takes long."""


def draw(ui: Ui, facts: Facts) -> Picture:
    """The hand, its count, the pack to pick from."""
    return Picture(
        screen="calculator",
        frame=FRAME,
        regions={
            "bar": bar(
                _("Score calculator"),
                _("Count a cribbage hand"),
                back_button(),
                icon_button("copy-link", "share", _("Copy a link to this hand")),
            ),
            "hand": _hand(ui),
            "kinds": _kinds(ui),
            "count": _count(ui),
            "pack": pack((*ui.hand, ui.starter)),
            "form": _form(ui),
            "trouble": f'<p class="bad small">{ui.trouble}</p>' if ui.trouble else "",
        },
        title=_("Score calculator"),
    )


def tap(ui: Ui, key: str) -> Ui:
    """A card picked or let go, a line to be lit, another kind of hand."""
    verb, _colon, what = key.partition(":")
    if verb == "pick":
        return _written(_pick(ui, what))
    if verb == "drop":
        return _written(_drop(ui, what))
    if verb == "line":
        return replace(ui, line=-1 if ui.line == int(what) else int(what))
    if verb == "kind":
        return _written(_kind(ui, what))
    if verb == "clear":
        return _written(Ui(size=ui.size, chosen=ui.chosen, crib=ui.crib, writes=ui.writes))
    return ui


def typed(ui: Ui, field: str, text: str) -> Ui:
    """The hand as it is written: 5H 5C 5S JD | 5D."""
    return _read(ui, finished(text)) if field == "hand" else ui


def _pick(ui: Ui, card: Card) -> Ui:
    if card in ui.hand or card == ui.starter:
        return _drop(ui, card)
    if len(ui.hand) < ui.size:
        return replace(ui, hand=(*ui.hand, card), trouble="", line=-1)
    if not ui.starter:
        return replace(ui, starter=card, trouble="", line=-1)
    return replace(ui, trouble=_("The hand is complete. Take a card out first."))


def _drop(ui: Ui, card: Card) -> Ui:
    starter = "" if card == ui.starter else ui.starter
    return replace(ui, hand=tuple(c for c in ui.hand if c != card), starter=starter, trouble="", line=-1)


def _kind(ui: Ui, kind: str) -> Ui:
    size = 3 if kind == "three" else 4
    return replace(ui, size=size, chosen=size, crib=kind == "crib", hand=ui.hand[:size], trouble="", line=-1)


def _written(ui: Ui) -> Ui:
    """After a tap the text field says the same as the cards, and is not read as another kind than the page shows."""
    text = " ".join(ui.hand)
    shown = f"{text} | {ui.starter}" if ui.starter else text
    return replace(ui, shown=shown, writes=ui.writes + 1, chosen=ui.size if ui.chosen or ui.short else 0)


def _read(ui: Ui, text: str) -> Ui:
    """Cards before a bar are the hand; without a bar the last of a whole hand is the starter."""
    hand_text, bar_sign, starter_text = lettered(text).partition("|")
    try:
        hand, starter = read_cards(hand_text), read_cards(starter_text)
    except ValueError as bad:
        return replace(ui, trouble=str(bad))
    if not bar_sign and len(hand) in (5, (ui.chosen or ui.size) + 1):
        hand, starter = hand[:-1], hand[-1:]
    double = twice((*hand, *starter))
    if double:
        return replace(ui, trouble=_("{card} appears twice.").format(card=written(double)))
    if len(hand) > 4 or len(starter) > 1:
        return replace(ui, trouble=_("A hand has four cards at most, and one starter."))
    size = _size(ui, hand, starter)
    return replace(ui, hand=hand, starter="".join(starter), size=size, trouble="", line=-1)


def _size(ui: Ui, hand: tuple[Card, ...], starter: tuple[Card, ...]) -> int:
    """What was chosen stays while a card is replaced in the text. Where nothing was, three and a starter are a whole
    hand, and stay one until there are more."""
    if len(hand) > 3:
        return 4
    if ui.chosen:
        return ui.chosen
    return 3 if ui.size == 3 or (starter and len(hand) == 3) else 4


def _found(ui: Ui) -> list[Event]:
    if not ui.whole:
        return []
    found = counting.list_hand(ui.hand, ui.starter, ui.crib)
    return [Event(c.kind, 0, c.points, c.cards) for c in found]


def _hand(ui: Ui) -> str:
    found = _found(ui)
    lit = found[ui.line].cards if 0 <= ui.line < len(found) else ()
    places = [*ui.hand, *[""] * (ui.size - len(ui.hand))]
    cards = "".join(_card(card, lit) for card in places)
    gap = "" if ui.size == 4 else "<span></span>"
    starter = f'<div><p class="lab">{_("Starter")}</p>{_card(ui.starter, lit)}</div>'
    return f'<div class="five">{gap}{cards}<span></span>{starter}</div>'


def _card(card: Card, lit: tuple[Card, ...]) -> str:
    return place_of(card, " lit" if card in lit else " off" if lit else "")


def _kinds(ui: Ui) -> str:
    now = "crib" if ui.crib else "three" if ui.size == 3 else "hand"
    choices = (("hand", _("Hand")), ("crib", _("Crib")), ("three", _("Three cards")))
    return segment("kind", choices, now, _("What is counted")) + button(
        "clear", _("Clear"), "quiet sm", off=not (ui.hand or ui.starter or ui.trouble)
    )


def _count(ui: Ui) -> str:
    if not ui.whole:
        more = ui.size + 1 - len(ui.hand) - bool(ui.starter)
        words = _("Pick {n} more: the hand first, the starter last.").format(n=more)
        return f'<p class="small muted">{words}</p>'
    found = _found(ui)
    total = sum(event.points for event in found)
    head = points(total) if found else nothing()
    lines, running = "", 0
    for i, event in enumerate(found):
        running += event.points
        pressed = str(i == ui.line).lower()
        look = ' class="now"' if i == ui.line else ""
        lines += (
            f'<li{look}><button type="button" data-tap="line:{i}" aria-pressed="{pressed}">'
            f"<span>{capital(kind(event))} {written_all(event.cards)}</span>"
            f'<span class="muted">+{event.points}</span><b>{running}</b></button></li>'
        )
    whole = f'<ul class="lines num taps">{lines}</ul>' if lines else ""
    return (
        f'<div class="row end"><h2 class="grow">{head}</h2><div class="sum num"><b>{total}</b>'
        f"<span>{ngettext('pt', 'pts', total)}</span></div></div>{whole}"
    )


def _form(ui: Ui) -> str:
    return (
        f'<label class="fld" data-n="{ui.writes}">'
        f'<span class="small muted">{_("Or type it: the hand, a bar, the starter")}</span>'
        f'<input class="field num" data-field="hand" data-enter="count" autocomplete="off" spellcheck="false" '
        f'autocapitalize="characters" placeholder="5H 5C 5S JD | 5D" value="{escape(ui.shown)}"></label>'
    )
