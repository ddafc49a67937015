"""What lies around the cards of cribbage: scores and pegs, names, the count, points made, sheets, the end of a game."""

from html import escape
from math import cos, pi, sin

from page import pegboard
from page.cribbage_hint import numbers
from page.cribbage_log import log, log_list, made, this_deal
from page.cribbage_scene import Ui, anew, gos, lanes, opponents, running, unplayed
from page.cribbage_words import crib_name, levels, seat_name, side_name
from page.parts import button, cards_count, code_button, icon_button, row, sentences, sheet
from page.picture import Table
from page.review import measured, review
from page.words import _, ngettext


def score(table: Table) -> str:
    """Names, scores and whose crib it is, with the peg strip between them."""
    rows = [_score_row(table, n) for n in range(table.view.terms.shape.sides)]
    strip = pegboard.strip(lanes(table), table.view.terms.target, table.view.terms.skunk_lines)
    return row(rows[0], strip, *rows[1:])


def _score_row(table: Table, n: int) -> str:
    lane = lanes(table)[n]
    return (
        f'<div class="ln">{pegboard.peg(lane.colour)}<span>{lane.name}</span>{_chip(table, n)}'
        f'<span class="grow"></span><b class="num">{lane.front}</b></div>'
    )


def _chip(table: Table, n: int) -> str:
    """Whose crib it is; in pairs the dealer is named."""
    view = table.view
    sides = view.terms.shape.sides
    if view.dealer < 0 or (view.dealer - table.seat) % sides != n:
        return ""
    words = _("Crib") if sides == view.terms.shape.seats else crib_name(table, view.dealer)
    return f'<span class="chip season">{words}</span>'


def marks(table: Table, ui: Ui, scene: str) -> str:
    """Names, labels, the count and the points made, around the cards of laying and playing."""
    if scene == "lift":
        return _lift(table)
    if scene not in ("lay", "play"):
        return ""
    names = _names(table, scene)
    if scene == "lay":
        return names + _box(table)
    sides = table.view.terms.shape.sides
    dot = pegboard.peg("abc"[(table.view.dealer - table.seat) % sides])
    crib = crib_name(table, table.view.dealer)
    labels = (
        f'<p class="lab l1">{_("Starter")}</p><p class="lab l2"><span class="long">{crib}</span>'
        f'<span class="short" aria-hidden="true">{dot} {_("Crib")}</span></p>'
    )
    return names + labels + _count(table) + ("" if ui.hint else _made(table))


def _lift(table: Table) -> str:
    lifted = [event for event in table.events if event.kind == "lift"]
    seats = table.view.terms.shape.seats
    order = sorted(range(seats), key=lambda seat: (seat - table.seat) % seats)
    if not lifted:
        return ""
    again = f"<p>{_('The lowest cards were equal, so all cut again.')}</p>" if len(lifted) > seats else ""
    names = "".join(f"<span>{seat_name(table, seat)}</span>" for seat in order)
    return f'<div class="lifts n{seats}"><div class="lift-names">{names}</div>{again}</div>'


def _names(table: Table, scene: str) -> str:
    """Each opponent's name and cards in hand; "go" once it is said."""
    others = opponents(table)
    said = gos(table) if scene == "play" else set()
    out = ""
    for place, seat in enumerate(others):
        look = ("names" if len(others) == 1 else f"names s{place}") + (" turn" if seat == table.view.on_turn else "")
        words = f"{seat_name(table, seat)} {cards_count(unplayed(table, seat))}"
        go = f' <span class="chip dark">{_("Go")}</span>' if seat in said else ""
        out += f'<p class="{look} num">{words}{go}</p>'
    return out


def _box(table: Table) -> str:
    view = table.view
    shape = view.terms.shape
    more = shape.seats * shape.laid + shape.from_pack - len(view.crib)
    note = ngettext("{n} more to come", "{n} more to come", more).format(n=more) if more else _("complete")
    return f'<div class="cribbox"><b>{crib_name(table, view.dealer)}</b><span>{note}</span></div>'


def _count(table: Table) -> str:
    """The running count, large, with a ring that fills to 31."""
    n = 0 if anew(table) else running(table)
    part = n / 31
    x, y = 47 + 44 * sin(2 * pi * part), 47 - 44 * cos(2 * pi * part)
    if n >= 31:
        ring = '<circle class="full" cx="47" cy="47" r="44"/>'
    elif n:
        ring = f'<path d="M47 3A44 44 0 {1 if part > 0.5 else 0} 1 {x:.1f} {y:.1f}"/>'
    else:
        ring = ""
    small = _("{n} to 31").format(n=31 - n)
    return (
        f'<div class="cnt num" role="img" aria-label="{escape(_("Count {n}, {more} to 31").format(n=n, more=31 - n))}">'
        f'<svg viewBox="0 0 94 94" aria-hidden="true"><circle cx="47" cy="47" r="44"/>{ring}</svg>'
        f"<b>{n}</b><small>{small}</small></div>"
    )


def _made(table: Table) -> str:
    """Every point of the last move and its reasons."""
    told = made(table.events)
    if not told:
        return ""
    lines = "".join(
        f'<span class="pt">{seat_name(table, seat)} <span>{why}</span><b class="num">+{n}</b></span>'
        for seat, why, n in told
    )
    return f'<p class="pts" aria-hidden="true">{lines}</p>'


def aside(table: Table) -> str:
    """Beside a wide table: scores, board, this deal's log, and a word about the opponent's eyes."""
    view = table.view
    panels = ""
    for n, lane in enumerate(lanes(table)):
        last = lane.front - lane.rear
        gained = f' <span class="xs muted num">+{last}</span>' if last else ""
        panels += (
            f'<div><p class="row small">{pegboard.peg(lane.colour)}{lane.name} {_chip(table, n)}</p>'
            f'<p><b class="num">{lane.front}</b>{gained}</p></div>'
        )
    three = " three" if view.terms.shape.sides == 3 else ""
    lines = [line for line in log(table, this_deal(table)) if not line.heading]
    told = f'<h2 class="h">{_("This deal")}</h2>{log_list(lines)}' if lines else ""
    honest = _("The computer never sees your cards.")
    return (
        f'<div class="panel scores{three}">{panels}</div>'
        f"{pegboard.board(lanes(table), view.terms.target, view.terms.skunk_lines)}"
        f'<div class="told">{told}</div>'
        f'<p class="xs muted">{honest} {button("check", _("How to check"), "quiet sm")}</p>'
    )


def sheets(table: Table, ui: Ui) -> str:
    """A sheet of this table: the board, the log, how to check that nobody peeks, what the teacher says."""
    name = ui.sheet
    if name == "numbers" and ui.hint:
        return numbers(table, ui.hint, ui.chosen)
    if name == "review":
        return review(table, ui.looks)
    if name == "board":
        return sheet(_("Pegboard"), _board_sheet(table))
    if name == "log":
        body = log_list(log(table, table.log)) if table.log else f'<p class="small">{_("Nothing yet.")}</p>'
        return sheet(_("Log"), body + button("check", _("Does the computer see my cards?"), "quiet sm"))
    return sheet(_("How to check"), _check(table)) if name == "check" else ""


def _board_sheet(table: Table) -> str:
    terms = table.view.terms
    rows = ""
    for lane in lanes(table):
        more = terms.target - lane.front
        if lane.front:
            last = _("last +{last}, {more} to go").format(last=lane.front - lane.rear, more=more)
        else:
            last = _("{more} to go").format(more=more)
        rows += (
            f'<dt class="row">{pegboard.peg(lane.colour)}{lane.name}</dt>'
            f'<dd>{lane.front} <span class="muted">{last}</span></dd>'
        )
    about = _("The gap between the rear peg and the front one is the latest score.")
    if terms.skunk_lines:
        line = terms.skunk_lines[0]
        skunk = _("Winning while the lowest score is {line} or less is a skunk, worth two games.").format(line=line)
        about = sentences(about, skunk)
    board = pegboard.board(lanes(table), terms.target, terms.skunk_lines)
    return f'{board}<dl class="kv num mt">{rows}</dl><p class="small muted mt">{about}</p>'


def _check(table: Table) -> str:
    about = (
        _("All cards come from the code of this match and from nothing else."),
        _("The computer is given only what its seat may know: its own cards, what has been played, and the scores."),
        _(
            "To check it, play these cards again, against any opponent: the same hands and starters come, "
            "whoever sits there. What you keep and play cannot change what you are dealt."
        ),
        _("Such a game is practice and is not counted in the records."),
    )
    text = "".join(f'<p class="small mt">{sentence}</p>' for sentence in about)
    choices = "".join(button(f"again:{level}", title, "sm") for level, title, _note in levels())
    head = f'<h3 class="h">{_("The same cards again, against")}</h3>'
    return f'{code_button(table)}{text}{head}<div class="grid2">{choices}</div>'


def end(table: Table) -> str:
    """Who won, by how much, what it is worth, the match, and what comes next."""
    outcome, view = table.outcome, table.view
    if outcome is None:
        return ""
    own = table.seat % view.terms.shape.sides
    if not outcome.won:
        head, lines = _("The game was given up."), [_scores(table)]
    else:
        head = _won(table, outcome.won[0])
        lines = [_scores(table), _how(outcome.why)]
        if outcome.worth > 1:
            skunk = {2: _("A skunk: it counts for two games."), 3: _("A double skunk: it counts for three games.")}
            lines.append(skunk[outcome.worth])
        if view.terms.shape.sides == 3:
            lines.append(_("Places: {places}.").format(places=_places(table)))
        lines.append(_("Match: {tally}.").format(tally=_tally(table, outcome.won[0], outcome.worth)))
    look = "won" if own in outcome.won else "lost"
    told = "".join(f'<p class="small">{line}</p>' for line in lines)
    onward = button("next-game", _("Next game"), "pri grow") if outcome.won else ""
    told += _looked_back(table)
    buttons = f'<div class="row">{button("new", _("New match"), "" if onward else "pri grow")}{onward}</div>'
    fold = icon_button("fold", "fold", _("Collapse"))
    return (
        f'<section class="sheetw end low {look}" role="dialog" aria-labelledby="end-title" tabindex="-1">'
        f'<div class="grab"></div><div class="row sheet-head"><h2 class="grow" id="end-title">{head}</h2>{fold}</div>'
        f'<div class="sheet-body">{told}{buttons}</div></section>'
    )


def _looked_back(table: Table) -> str:
    """The measure of skill once the game has been looked back at, and the way to its choices."""
    looks = table.after.get("looks")
    waits = looks is None and table.thinking
    words = _("Looking back at your choices…") if waits else measured(looks) if looks else ""
    look = button("review", _("Look back"), "sm", "eye", off=waits)
    return f'<div class="row mt"><p class="small grow">{words}</p>{look}</div>'


def _won(table: Table, side: int) -> str:
    shape = table.view.terms.shape
    if side == table.seat % shape.sides:
        return _("You win.") if shape.seats == shape.sides else _("You and your partner win.")
    if shape.seats > shape.sides:
        return _("Left and right win.")
    return _("{name} wins.").format(name=side_name(table, side))


def _scores(table: Table) -> str:
    lines = lanes(table)
    return _(", ").join(_("{name} {n}").format(name=lane.name, n=lane.front) for lane in lines)


def _how(why: str) -> str:
    return {
        "heels": _("It ended on heels: a jack was turned up."),
        "play": _("It ended in the play."),
        "show": _("It ended in the show."),
        "muggins": _("It ended with points taken by muggins."),
    }[why]


def _places(table: Table) -> str:
    return _(", ").join(
        _("{place}. {name}").format(place=1 + sum(o > lane.front for o in table.view.scores), name=lane.name)
        for lane in sorted(lanes(table), key=lambda lane: -lane.front)
    )


def _tally(table: Table, won: int, worth: int) -> str:
    sides = table.view.terms.shape.sides
    games = list(table.match.get("tally") or [0] * sides)
    games[won] += worth
    own = table.seat % sides
    order = [(own + step) % sides for step in range(sides)]
    return _(", ").join(_("{name} {n}").format(name=side_name(table, s), n=games[s]) for s in order)
