"""The show, hand by hand at the player's pace; points stated by hand; a deal added up."""

from contract import Event
from page import pegboard
from page.cribbage_log import shown, this_deal, totals
from page.cribbage_scene import Tally, Ui, claiming, counted, lanes, tally, to_go
from page.cribbage_words import call, calls, capital, crib_name, kind, nothing, points, seat_name, side_name
from page.ending import unfold
from page.parts import button, sentences, written_all
from page.picture import Table
from page.words import _, ngettext, pgettext


def steps(table: Table, ui: Ui) -> str:
    """Whose hand has been counted, for how much, whose is on, and what follows."""
    view = table.view
    seats = view.terms.shape.seats
    now = tally(table, ui)
    done = {(s.seat, s.crib): s.pegged for _seat, _move, events in this_deal(table) if (s := shown(events))}
    order = [((view.dealer + step) % seats, False) for step in range(1, seats + 1)] + [(view.dealer, True)]
    items = ""
    for seat, crib in order:
        words = _("Crib") if crib else seat_name(table, seat)
        if (seat, crib) == (now.seat, now.crib):
            items += f'<li class="now" aria-current="step">{words}</li>'
        elif (seat, crib) in done:
            words = _("{name} {n}").format(name=words, n=done[seat, crib])
            items += f'<li class="done">{words}</li>'
        else:
            items += f"<li>{words}</li>"
    return f'<ol class="steps num">{items}</ol>'


def whose(table: Table, hand: Tally) -> str:
    """Your hand; the Master’s hand; your crib."""
    if hand.crib:
        return crib_name(table, hand.seat)
    if hand.seat == table.seat:
        return _("Your hand")
    return _("{name}’s hand").format(name=seat_name(table, hand.seat))


def told(table: Table, ui: Ui) -> str:
    """What is said of the hand on show."""
    hand = tally(table, ui)
    if claiming(table, ui):
        return sentences(_question(table, hand), stated(ui))
    if table.outcome or ui.review or not hand.found:
        called = _("{count}.").format(count=calls(hand.found)) if hand.found else nothing()
        count = _("{whose}: {count}").format(whose=whose(table, hand), count=called)
        return sentences(count, _claimed(table) if ui.review else "")
    n = counted(hand, ui, False)
    called = capital(call(hand.found[n - 1], _sum(hand.found[:n])))
    return _("{whose}: {count}").format(whose=whose(table, hand), count=called)


def panel(table: Table, ui: Ui) -> str:
    """The count of a hand: what is called now, every line so far, and how to go on."""
    if claiming(table, ui):
        return pad(ui, 29, _question(table, tally(table, ui)))
    hand = tally(table, ui)
    full = ui.review or table.outcome is not None
    n = counted(hand, ui, full)
    total = _sum(hand.found[:n])
    if not hand.found:
        head = nothing()
    elif full:
        head = whose(table, hand)
    else:
        head = capital(call(hand.found[n - 1], total))
    lines = ""
    running = 0
    for i, event in enumerate(hand.found[:n]):
        running += event.points
        look = ' class="now"' if i == n - 1 and not full else ""
        lines += (
            f"<li{look}><span>{capital(kind(event))} {written_all(event.cards)}</span>"
            f'<span class="muted">+{event.points}</span><b>{running}</b></li>'
        )
    if n < len(hand.found):
        lines += f'<li class="next"><span>{_("Next")}</span><span></span><b>…</b></li>'
    note = f'<p class="small">{_claimed(table)}</p>' if ui.review else ""
    named = f'role="group" aria-label="{whose(table, hand)}"'
    listed = f'<div class="scroll" tabindex="0" {named}><ul class="lines num">{lines}</ul></div>' if lines else ""
    return _section(head, total, listed + note, _buttons(table, ui, hand, n))


def pad(ui: Ui, most: int, question: str) -> str:
    """Points to state: every number that a hand or a play may be worth."""
    numbers = "".join(
        f'<button type="button" data-tap="claim:{n}" aria-pressed="{str(ui.claim == str(n)).lower()}">{n}</button>'
        for n in range(most + 1)
    )
    state = button("claim-it", stated(ui) or _("State your points"), "pri grow", off=not ui.claim)
    group = f'<div class="numbers num" role="group" aria-label="{_("Points")}">{numbers}</div>'
    return f'<section class="tally pad"><p class="small">{question}</p>{group}<div class="row">{state}</div></section>'


def stated(ui: Ui) -> str:
    """The claim as it is put together; "" while there is none."""
    return _("Claim {points}").format(points=points(int(ui.claim))) if ui.claim else ""


def _question(table: Table, hand: Tally) -> str:
    return _("{whose}: how many points?").format(whose=whose(table, hand))


def summary(table: Table) -> str:
    """What the deal brought to each seat, where the pegs stand, and the way to the next."""
    seats = range(table.view.terms.shape.seats)
    added = totals(table)
    taken = any(own["muggins"] for own in added.values())
    words = (_("The play"), _("Hand"), _("Crib"), *([_("Muggins")] if taken else []), _("Total"))
    heads = "".join(f'<th scope="col">{word}</th>' for word in words)
    rows = ""
    for seat in ((table.seat + step) % len(seats) for step in seats):
        own = added[seat]
        crib = own["crib"] if seat == table.view.dealer else "–"
        muggins = f"<td>{own['muggins']}</td>" if taken else ""
        rows += (
            f'<tr><th scope="row">{seat_name(table, seat)}</th><td>{own["play"]}</td><td>{own["hand"]}</td>'
            f"<td>{crib}</td>{muggins}<td><b>{sum(own.values())}</b></td></tr>"
        )
    body = (
        f'<table class="deal num"><thead><tr><th scope="col"><span class="vh">{_("Name")}</span></th>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )
    board = pegboard.board(lanes(table), table.view.terms.target, table.view.terms.skunk_lines)
    head = _("Deal {n}: totals").format(n=table.view.deals)
    look = (
        button("review", _("Look back"), "", "eye")
        if table.preferences.reviews
        else button("log", _("Log"), "", "book")
    )
    return (
        f'<section class="tally"><div class="onboard">{board}</div><h2>{head}</h2>{body}<div class="row">{look}'
        f"{button('on', _('Next deal'), 'pri grow')}</div></section>"
    )


def standing(table: Table) -> str:
    """All scores in a sentence: You 45, Opponent 52."""
    view = table.view
    own = table.seat % view.terms.shape.sides
    sides = [(own + step) % view.terms.shape.sides for step in range(view.terms.shape.sides)]
    return _(", ").join(_("{name} {n}").format(name=side_name(table, s), n=view.scores[s]) for s in sides)


def _buttons(table: Table, ui: Ui, hand: Tally, n: int) -> str:
    if table.outcome:
        return unfold() if ui.folded else ""
    if ui.review:
        return button("reviewed", pgettext("cribbage", "Continue"), "pri grow")
    if n < len(hand.found):
        return button("all", _("Show all")) + button("count-on", _("Count on"), "pri grow")
    pegged = min(hand.points, to_go(table, hand.seat))
    words = _("Peg {points}").format(points=points(pegged)) if hand.found else pgettext("cribbage", "Continue")
    return button("on", words, "pri grow")


def _claimed(table: Table) -> str:
    """What became of a claim."""
    said = []
    for event in table.events:
        if event.kind == "missed":
            said.append(_("You left out {points}.").format(points=points(event.points)))
        elif event.kind == "refused":
            said.append(_("Your claim was {points} too high; it is corrected.").format(points=points(event.points)))
        elif event.kind == "muggins":
            name = seat_name(table, event.seat)
            said.append(_("Muggins: {name} takes {points}.").format(name=name, points=points(event.points)))
    return sentences(*said) or _("Counted right.")


def _section(head: str, total: int, body: str, buttons: str) -> str:
    row = f'<div class="row">{buttons}</div>' if buttons else ""
    return (
        f'<section class="tally"><div class="row end"><h2 class="grow">{head}</h2><div class="sum num"><b>{total}</b>'
        f"<span>{ngettext('pt', 'pts', total)}</span></div></div>{body}{row}</section>"
    )


def _sum(events: tuple[Event, ...]) -> int:
    return sum(event.points for event in events)
