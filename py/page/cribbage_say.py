"""The line of words on the cribbage table: whose turn it is, what fits, and what a listener must be told."""

from collections.abc import Sequence

from page import cribbage_hint
from page import cribbage_show as show
from page.cribbage_log import Entry, made
from page.cribbage_scene import Ui, anew, claiming, running
from page.cribbage_words import chosen, points, seat_name
from page.parts import sentences, spoken, written
from page.picture import Table
from page.words import _
from rules.counting import value


def say(table: Table, ui: Ui, now: str) -> str:
    """What is said of a scene."""
    view = table.view
    if now == "show":
        return f'<span class="vh">{show.told(table, ui)}</span>'
    if table.outcome:
        heard = "" if table.outcome.why == "gave_up" else _heard(table, ui)
        return sentences(heard, show.standing(table))
    if now == "summary":
        dealer = (view.dealer + 1) % view.terms.shape.seats
        if dealer == table.seat:
            return _("{standing}. You deal next.").format(standing=show.standing(table))
        return _("{standing}. {name} deals next.").format(standing=show.standing(table), name=seat_name(table, dealer))
    if now == "lift":
        return _say_lift(table)
    heard = sentences(_heard(table, ui), *_gos(table, ui))
    if now == "lay":
        return _say_lay(table, ui)
    if ui.closing:
        return sentences(heard, _("The play is over: now the show."))
    if claiming(table, ui):
        return sentences(
            heard, f'<span class="vh">{sentences(_("What does your card score?"), show.stated(ui))}</span>'
        )
    asked = table.thinking and table.moves
    return sentences("" if ui.heard or asked else heard, _say_play(table, ui))


def _say_lift(table: Table) -> str:
    dealer = table.view.dealer
    if dealer < 0:
        if table.view.terms.first == "lot":
            return _("Lots are drawn for the first deal.")
        return _("All cut for the first deal: whoever cuts the lowest card deals and has the first crib.")
    return (
        _("You deal first.") if dealer == table.seat else _("{name} deals first.").format(name=seat_name(table, dealer))
    )


def _say_lay(table: Table, ui: Ui) -> str:
    view = table.view
    laid = view.terms.shape.laid
    if view.phase == "cut":
        return _("Now the starter is cut.")
    if not table.moves:
        return _("{name} is choosing…").format(name=seat_name(table, view.on_turn))
    if ui.trouble == "full":
        return (
            _("Two are chosen already. Put one back first.")
            if laid == 2
            else _("One is chosen already. Put it back first.")
        )
    if table.thinking:
        return _("Thinking…")
    if ui.hint:
        return cribbage_hint.sentence(ui.hint)
    sides = view.terms.shape.sides
    whose = "own" if view.dealer == table.seat else "side" if view.dealer % sides == table.seat % sides else "other"
    dealer = seat_name(table, view.dealer) if len(view.hands) > 2 else ""
    if ui.chosen:
        return chosen(ui.chosen, whose, dealer)
    if laid == 2:
        return _("Choose two cards for your crib.") if whose == "own" else _("Choose two cards for the other crib.")
    return {
        "own": _("Choose a card for your crib."),
        "side": _("Choose a card for your side’s crib."),
        "other": _("Choose a card for {name}’s crib.").format(name=dealer),
    }[whose]


def _say_play(table: Table, ui: Ui) -> str:
    view = table.view
    if not table.moves:
        return _("{name} is thinking…").format(name=seat_name(table, view.on_turn))
    room = 31 - (0 if anew(table) else running(table))
    if ui.trouble:
        card = ui.trouble.partition(":")[2]
        over = running(table) + value(card)
        return _("{card} would make {n}: more than 31.").format(card=written(card), n=over)
    if table.thinking:
        return _("Thinking…")
    if ui.hint:
        return cribbage_hint.sentence(ui.hint)
    if anew(table):
        return _("A new count, your turn.")
    if room >= 10:
        return _("Your turn.")
    return _("Your turn. Cards up to {n} fit.").format(n=room)


def _heard(table: Table, ui: Ui) -> str:
    """What a listener must be told of what has just happened, for those who do not see it."""
    entries = _untold(table, ui)
    told: list[str] = []
    for i, (seat, move, events) in enumerate(entries):
        if move.startswith("play ") and seat != table.seat:
            told.append(_("{name}: {card}.").format(name=seat_name(table, seat), card=spoken(move[5:])))
        if move.startswith("cut "):
            told.append(_("Starter: {card}.").format(card=spoken(move[4:])))
        for who, why, n in made(events):
            told.append(_("{name}: {why}, {points}.").format(name=seat_name(table, who), why=why, points=points(n)))
        if entries[i + 1 :]:  # those of the last move are there for all to see
            told += _said_go(table, entries[i:])
    return f'<span class="vh">{sentences(*told)}</span>' if told else ""


def _untold(table: Table, ui: Ui) -> Sequence[Entry]:
    """The last move. Where no pace lets it be painted before the next, all since the player's own, once others rest."""
    if table.preferences.speed != "instant":
        return table.log[-1:]
    if not (table.moves or ui.closing or table.outcome):
        return ()
    own = max((i for i, (seat, _move, _events) in enumerate(table.log) if seat == table.seat), default=0)
    return table.log[own:]


def _gos(table: Table, ui: Ui) -> list[str]:
    """Who could not play after the last move, once that is told."""
    return _said_go(table, _untold(table, ui)[-1:])


def _said_go(table: Table, entries: Sequence[Entry]) -> list[str]:
    """Who said go after the first of these moves; the count it was said at may have ended since."""
    over = any(event.kind == "reset" for _seat, _move, events in entries for event in events)
    own = _("Nothing you held fitted: go.") if over else _("Nothing you hold fits: go.")
    said = [event.seat for _seat, _move, events in entries[:1] for event in events if event.kind == "go_said"]
    return [own if seat == table.seat else _("{name}: go.").format(name=seat_name(table, seat)) for seat in said]
