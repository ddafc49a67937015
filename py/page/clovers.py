"""四つ葉のクローバー on the table: sixteen cards, the running sum, and why a choice can't work."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import fortunes
from cards import Card, rank, read
from contract import Hint, Move, Options
from page import ending, verses
from page.parts import (
    actions,
    back_button,
    bar,
    bar_buttons,
    button,
    cards_count,
    code_aside,
    code_button,
    icon_button,
    pile,
    row,
    sentences,
    spoken,
    table_frame,
    ticks,
    written_all,
)
from page.picture import Do, Picture, Placed, Play, Table
from page.words import _, ngettext
from rules.clovers import COURTS, joins, left, trouble, value

NAMED = 3
"""Groups that a sentence names; the line has no room for more."""


@dataclass(frozen=True, slots=True)
class Ui:
    """What is on the screen and not in the game: the chosen cards, a hint being shown."""

    chosen: tuple[Card, ...] = ()
    hint: Hint | None = None
    outlook: bool | None = None
    keeping: tuple[Move, ...] = ()
    finishing: bool = False
    folded: bool = False


def name() -> str:
    """The game's name in full."""
    return _("Four-Leaf Clover")


def option_words() -> dict[str, tuple[str, str]]:
    """A title and a note for each option of the rules."""
    return {
        "any_suit": (_("Any suit"), _("Fifteens may mix suits (easier)")),
        "at_most_three": (_("At most three"), _("A fifteen has three cards at most (harder)")),
    }


def deal_words(options: Options | None = None) -> tuple[tuple[str, str, str], ...]:
    """The ways to deal under these options: id, title, note."""
    return (
        ("plain", _("Well shuffled"), _share(options or {})),
        ("clearable", _("Clearable deals"), _("Only deals that can be cleared to the last card")),
    )


def _share(options: Options) -> str:
    """How many of all deals can be cleared."""
    any_suit, at_most_three = (options.get(key) == "on" for key in ("any_suit", "at_most_three"))
    if any_suit and not at_most_three:
        return _("Almost every deal can be cleared")
    n = {(False, False): 43, (False, True): 5, (True, True): 98}[any_suit, at_most_three]
    return _("Some {n} deals in 100 can be cleared").format(n=n)


def draw(table: Table, ui: Ui) -> Picture:
    """The table as it lies."""
    return Picture(
        screen="clovers",
        frame=table_frame("clovers", _("Tableau, four rows of four")),
        regions={
            "bar": _bar(table),
            "hud": _hud(table, ui),
            "say": _say(table, ui),
            "code": code_button(table),
            "more": _more(table, ui),
            "foot": actions(table),
            "left": code_aside(table),
            "right": _right(table),
        },
        cards=_cards(table, ui),
        title=name(),
        cloth="clovers",
        sheet=_end(table) if table.outcome and not table.demo and table.kind != "daily" and not ui.folded else "",
    )


def tap(table: Table, ui: Ui, key: str) -> Ui | Play | Do:
    """What a tap means: a card chosen or let go, a group taken, or a command."""
    verb, _colon, what = key.partition(":")
    if verb == "card" and table.outcome is None:
        return _choose(table, ui, what)
    if verb == "let-go":
        return Ui(folded=ui.folded)
    if verb == "finish":
        return Ui(finishing=True)
    if verb == "fold":
        return replace(ui, folded=not ui.folded)
    return Do(verb, what)


def hinted(table: Table, ui: Ui, hint: Hint) -> Ui:
    """Show a hint."""
    return Ui(hint=hint)


def looked(table: Table, ui: Ui, can: bool, keeping: tuple[Move, ...]) -> Ui:
    """Show what the open-eyed look found."""
    return Ui(outlook=can, keeping=keeping)


def waiting(table: Table) -> str:
    """What the home screen says of a game under way."""
    return _("Continue · {n} left").format(n=left(table.view))


def automatic(table: Table, ui: Ui) -> Move:
    """What the game does by itself while it finishes: any take will do, the clear is certain. "" for nothing."""
    return table.moves[0] if ui.finishing and table.moves else ""


def pace(table: Table, ui: Ui) -> int:
    """Milliseconds before it goes on: the deal comes at once, a finish one take after another."""
    return 0 if not ui.finishing else {"slow": 900, "normal": 520, "fast": 260, "instant": 60}[table.preferences.speed]


def moved(table: Table, ui: Ui) -> Ui:
    """After any move only the finishing goes on."""
    return Ui(finishing=ui.finishing)


def _choose(table: Table, ui: Ui, card: Card) -> Ui | Play:
    if card in ui.chosen:
        return Ui(chosen=tuple(c for c in ui.chosen if c != card))
    chosen = (*ui.chosen, card)
    places = [c for c in table.view.tableau if c in chosen]
    move = "take " + "".join(places)
    return Play(move) if move in table.moves else Ui(chosen=chosen)


def _cards(table: Table, ui: Ui) -> tuple[Placed, ...]:
    moves = (ui.hint.move, *ui.keeping) if ui.hint else ui.keeping
    ringed = {card for move in moves for card in read(move.removeprefix("take "))}
    over = table.outcome is not None or table.demo is not None
    placed = []
    for place, card in enumerate(table.view.tableau):
        if not card:
            continue
        on = card in ui.chosen
        look: list[str] = []
        if on:
            look.append("on")
        elif ui.chosen and not joins(card, ui.chosen, table.view):
            look.append("off")
        if card in ringed:
            look.append("hint")
        line, column = divmod(place, 4)
        label = _("{card}, row {row}, column {column}").format(card=spoken(card), row=line + 1, column=column + 1)
        touch, pressed = ("", None) if over else (f"card:{card}", on)
        placed.append(Placed(card, card, "tableau", column, line, 0, label, touch, pressed, tuple(look)))
    return tuple(placed)


def _bar(table: Table) -> str:
    if table.kind == "daily":
        return bar(_("Today’s fortune"), _("Four-Leaf Clover"), back_button(), icon_button("menu", "menu", _("More")))
    ways = {way: title for way, title, _note in deal_words()}
    how = [_("Free play"), ways[table.deals]]
    how += [option_words()[key][0] for key in ("any_suit", "at_most_three") if table.options[key] == "on"]
    if table.demo:
        how = [_("A best line, step {step} of {steps}").format(step=table.demo[0], steps=table.demo[1])]
    return bar(name(), _(" · ").join(how), back_button(), bar_buttons())


def _numbers(ui: Ui) -> int:
    return sum(value(card) for card in ui.chosen)


def _sum(ui: Ui) -> str:
    n = _numbers(ui)
    return f'<div><div class="sum num"><b>{n}</b><span>/ 15</span></div>{ticks(min(n, 15), 15)}</div>'


def _hud(table: Table, ui: Ui) -> str:
    return row(
        _sum(ui),
        '<div class="grow"></div>',
        f'<div class="stock">{pile(len(table.view.stock))}'
        f'<div class="stat num l"><b>{len(table.view.stock)}</b><span>{_("stock")}</span></div></div>',
        f'<div class="stat num"><b>{left(table.view)}</b><span>{_("left")}</span></div>',
    )


def _say(table: Table, ui: Ui) -> str:
    if table.outcome and table.outcome.why == "cleared":
        return _("All 48 cards are gone.")
    if table.outcome:
        return _("You ended it here.") if table.outcome.why == "gave_up" else _("No group is left.")
    if ui.hint:
        return _reason(ui.hint)
    if ui.outlook is not None:
        return _outlook(table, ui.outlook, ui.keeping)
    if ui.chosen:
        return _about(table, ui)
    taken = [event for event in table.events if event.kind == "take"]
    if taken:
        return _("{cards} taken.").format(cards=written_all(taken[0].cards))
    if table.demo:
        return _("As it was dealt.")
    if table.view.any_suit:
        return _("Choose cards that make 15.")
    return _("Choose cards of one suit that make 15.")


def _outlook(table: Table, can: bool, keeping: Sequence[Move]) -> str:
    """A look at the whole deal does not tell whether it could have been cleared once: only what is so from here."""
    looked = _("(I looked at the stock.)") if table.view.stock else ""
    if can:
        safe = _("Safe to take: {groups}.").format(groups=_(", ").join(map(_group, keeping))) if keeping else ""
        return sentences(_("It can still be cleared."), looked, safe if len(keeping) <= NAMED else "")
    return sentences(_("It can’t be cleared from here.") if table.view.taken else _("It can’t be cleared."), looked)


def _about(table: Table, ui: Ui) -> str:
    cards = written_all(ui.chosen)
    why = trouble(ui.chosen, table.view)
    if why == "two_suits":
        return _suits(ui.chosen)
    if why == "mixed":
        return _("J, Q, K go together, never with numbers.")
    if why == "over":
        return _("{cards} make {n}: more than 15.").format(cards=cards, n=_numbers(ui))
    if why == "fourth":
        return _("A fifteen may have three cards at most.")
    if why == "needs_court":
        missing = [card for card in _courts(ui) if card not in table.view.tableau]
        return ngettext(
            "{cards} can’t go yet: {missing} is not on the table.",
            "{cards} can’t go yet: {missing} are not on the table.",
            len(missing),
        ).format(cards=cards, missing=written_all(missing))
    if why == "none":
        return _("{cards}: no cards here complete the group.").format(cards=cards)
    if ui.chosen[0][0] in COURTS:
        return _("{cards} — choose {missing} too.").format(cards=cards, missing=written_all(_courts(ui)))
    n = 15 - _numbers(ui)
    return ngettext("{cards} — {n} more makes 15.", "{cards} — {n} more makes 15.", n).format(
        cards=cards, n=f"<b>{n}</b>"
    )


def _suits(chosen: Sequence[Card]) -> str:
    """What is wrong with cards of several suits."""
    two = len({card[1] for card in chosen}) == 2
    if all(card[0] in COURTS for card in chosen):
        return _("Two suits. J, Q, K go in one suit.") if two else _("More than one suit. J, Q, K go in one suit.")
    return (
        _("Two suits. Fifteen must be in one suit.") if two else _("More than one suit. Fifteen must be in one suit.")
    )


def _courts(ui: Ui) -> list[Card]:
    """The jack, queen or king that would join the ones chosen."""
    suit = ui.chosen[0][1]
    return [card for card in (rank + suit for rank in COURTS) if card not in ui.chosen]


def _reason(hint: Hint) -> str:
    """A hint in words; more and fewer are said only where no other group did as well."""
    alone = hint.facts.get("alone")
    words = {
        "court": _("{cards}: jack, queen, king are never a loss."),
        "only": _("{cards}: the only group there is."),
        "keeps": _("{cards}: it leaves another group on the table."),
        "larger": _("{cards}: the larger group brings more new cards."),
        "best": _("{cards}: in trials it cleared most often ({percent} in 100).")
        if alone
        else _("{cards}: in trials nothing cleared more often ({percent} in 100)."),
        "fewest": _("{cards}: in trials nothing cleared, and this left the fewest ({left} on average).")
        if alone
        else _("{cards}: in trials nothing cleared, and nothing left fewer ({left} on average)."),
    }[hint.why]
    return words.format(cards=_group(hint.move), **hint.facts)


def _group(move: Move) -> str:
    """The cards of a take, by rank."""
    return written_all(sorted(read(move.removeprefix("take ")), key=rank))


def _more(table: Table, ui: Ui) -> str:
    if table.outcome and ui.folded:
        return ending.unfold()
    if table.after.get("sure") and not ui.finishing and not table.demo:
        return button("finish", _("Finish automatically"), "sm", "play")
    return ""


def _right(table: Table) -> str:
    rows = ""
    remaining = 48
    lines = []
    for _seat, _move, events in table.log:
        for event in events:
            if event.kind == "take":
                remaining -= len(event.cards)
                lines.append((event.cards, remaining))
    for cards, n in lines:
        rows += f'<li><span>{written_all(cards)}</span><span class="muted num">{n}</span></li>'
    taken = f'<h2 class="h">{_("Taken")}</h2><ol class="log">{rows}</ol>' if rows else ""
    return f'<div class="told">{taken}</div><p class="xs muted">{_("Arrows move · Space chooses · Esc lets go")}</p>'


def _end(table: Table) -> str:
    fortune = fortunes.mark("clovers", table.outcome.left if table.outcome else 0) or ""
    lines = (
        f'<p class="verdict"><b>{_say(table, Ui())}</b><br>{_could(table)}</p>'
        f'<p class="small muted">{_("As a fortune: {fortune}").format(fortune=verses.name(fortune))}'
        f" — {verses.verse(fortune)}</p>"
    )
    return ending.patience(table, _("cards left"), lines)


def _could(table: Table) -> str:
    after = table.after
    if "fewest" not in after or (table.outcome and table.outcome.why == "cleared"):
        return ""
    if after["fewest"] == 0:
        could = _("This deal could have been cleared.")
    else:
        could = _("This deal could not be cleared: {cards} left at best.").format(cards=cards_count(after["fewest"]))
    fork = after.get("fork")
    if not fork:
        return could
    step, move = fork
    turn = _("Move {n}, {cards}, was the fork in the road.").format(n=step, cards=_group(move))
    return f'{could}<br><span class="small muted">{turn}</span>'
