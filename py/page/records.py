"""Records: what finished games add up to, for every game and option set, with small charts and the same as tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from page.dates import month
from page.parts import back_button, bar, button, duration, percent, segment, sentences
from page.picture import Facts, Picture
from page.review import progress
from page.shell import game_words
from page.words import _, ngettext
from records import Line, Pairs
from totals import Totals, played_as, totals

KEPT = True
FRAME = (
    '<div class="page" data-screen="records"><header class="bar" data-region="bar"></header>'
    '<main class="body"><div class="fill" data-region="game"></div><section data-region="all"></section>'
    '<section data-region="last"></section><section data-region="skill"></section>'
    '<section data-region="sets"></section><div data-region="foot"></div></main></div>'
)
LATEST = 30
"""Games in the chart."""


@dataclass(frozen=True, slots=True)
class Ui:
    """The game on show."""

    game: str = "clovers"


def fresh(query: str) -> Ui:
    """As it opens: a game may stand in the address."""
    return Ui(query) if query in ("clovers", "marriage", "cribbage") else Ui()


def place(ui: Ui) -> str:
    """The address stays as it is."""
    return ""


def question(ui: Ui) -> None:
    """Nothing here needs thought."""


def tap(ui: Ui, key: str) -> Ui:
    """Another game."""
    verb, _colon, what = key.partition(":")
    return Ui(what) if verb == "game" else ui


def draw(ui: Ui, facts: Facts) -> Picture:
    """The page."""
    words: Mapping[str, Words] = facts.kept["words"]
    games = list(words)
    game = ui.game if ui.game in words else games[0]
    lines = [line for line in facts.kept["lines"] if line.game == game]
    return Picture(
        screen="records",
        frame=FRAME,
        regions={
            "bar": bar(_("Records"), "", back_button()),
            "game": segment("game", [(name, game_words(name)[0]) for name in games], game, _("Game")),
            "all": _all(game, totals(lines)) if lines else _none(),
            "last": _last(game, lines[-LATEST:]) if len(lines) > 1 else "",
            "skill": progress(lines) if game == "cribbage" else "",
            "sets": _sets(game, lines, words[game]) if lines else "",
            "foot": button("open:keeping", _("What is kept on this device"), "wide", "down"),
        },
        title=_("Records"),
    )


@dataclass(frozen=True, slots=True)
class Words:
    """A game's words for its options, its ways to deal, its opponents."""

    options: Mapping[str, Sequence[Any]]
    deals: Mapping[str, str]
    levels: Mapping[str, str]


def words_of(screen: Any) -> Words:
    """The words that the screen of a game has for these."""
    levels = screen.levels() if hasattr(screen, "levels") else ()
    return Words(
        screen.option_words(),
        {way: title for way, title, _note in screen.deal_words()},
        {level: name for level, name, _note in levels},
    )


def note(told: Totals, opponent: str) -> str:
    """The line of a game on the home screen; "" before the first game."""
    if not told.played:
        return ""
    if opponent:
        return _("{opponent}: {won} won, {lost} lost").format(
            opponent=opponent, won=told.won, lost=told.played - told.won
        )
    return _("{n} cleared").format(n=told.won) if told.won else ""


def _none() -> str:
    return f'<p class="muted small">{_("No game is finished yet.")}</p>'


def _all(game: str, told: Totals) -> str:
    games, skunks = ngettext("game", "games", told.played), told.double + told.triple
    if game == "cribbage":
        four = (
            (told.played, games),
            (told.won, _("won")),
            (told.best_streak, _("longest streak")),
            (skunks, ngettext("skunk given", "skunks given", skunks)),
        )
    else:
        four = (
            (told.played, games),
            (told.won, _("cleared")),
            (told.best_streak, _("longest streak")),
            (told.fewest_left or 0, _("fewest left")),
        )
    cells = "".join(f'<div><b class="num">{n}</b><span>{name}</span></div>' for n, name in four)
    rows = _averages(told) if game == "cribbage" else _patience(told)
    listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows if value)
    return f'<div class="panel pad col gap16"><div class="four">{cells}</div><dl class="kv num">{listed}</dl></div>'


def _patience(told: Totals) -> Sequence[tuple[str, str]]:
    return (
        (_("Share of games cleared"), percent(told.won / told.played)),
        (_("Clean clears, without undo or hints"), str(told.clean)),
        (_("Clears in a row now"), str(told.streak)),
        (_("Average cards left"), _number(told.mean("left"))),
        (_("Average time"), duration(round(told.mean("seconds") or 0))),
        (_("Quickest clear"), duration(told.fastest) if told.fastest else ""),
    )


def _averages(told: Totals) -> Sequence[tuple[str, str]]:
    best = {name: told.figures.get(name, 0) for name in ("best_hand", "best_crib")}
    return (
        (_("Share of games won"), percent(told.won / told.played)),
        (_("Double skunks given"), str(told.triple)),
        (_("Skunks suffered"), str(told.lost_double + told.lost_triple)),
        (_("Average hand, as dealer"), _number(told.mean("hand_dealer", by="hands_dealer"))),
        (_("Average hand, not dealing"), _number(told.mean("hand_pone", by="hands_pone"))),
        (_("Average crib"), _number(told.mean("crib", by="cribs"))),
        (_("Pegged per deal, as dealer"), _number(told.mean("play_dealer", by="deals_dealer"))),
        (_("Pegged per deal, not dealing"), _number(told.mean("play_pone", by="deals_pone"))),
        (_("Best hand"), str(best["best_hand"] or "")),
        (_("Best crib"), str(best["best_crib"] or "")),
        (_("Points given away per deal"), _hundredths(told.mean("lost", by="looked"))),
        (_("Average time"), duration(round(told.mean("seconds") or 0))),
    )


def _number(mean: float | None) -> str:
    return "" if mean is None else f"{mean:.1f}"


def _hundredths(mean: float | None) -> str:
    return _number(mean and mean / 100)


def _last(game: str, lines: Sequence[Line]) -> str:
    """The latest games as a line, and the same as a table."""
    head = _("Points ahead or behind") if game == "cribbage" else _("Cards left")
    of = ngettext("the last {n} game", "the last {n} games", len(lines)).format(n=len(lines))
    values = [_value(game, line) for line in lines]
    known = [(line, value) for line, value in zip(lines, values, strict=True) if value is not None]
    note = _("A dot is a game won.") if game == "cribbage" else _("A dot is a clear.")
    if len(known) < len(lines):
        note = sentences(note, _("Games given up are left out."))
    rows = "".join(
        f"<tr><td>{_day(line.day)}</td><td>{'–' if value is None else value}</td><td>{_clock(line.seconds)}</td>"
        f"<td>{_ended(line)}</td></tr>"
        for line, value in reversed(list(zip(lines, values, strict=True)))
    )
    return (
        f'<div class="panel pad col"><div class="sech"><span>{head}</span><span class="xs muted">{of}</span></div>'
        f'{_chart(known, head, of) if known else ""}<p class="xs muted">{note}</p>'
        f'<details><summary>{_("As a table")}</summary><table class="tbl num"><thead><tr><th>{_("Day")}</th>'
        f"<th>{head}</th><th>{_('Time')}</th><th>{_('End')}</th></tr></thead><tbody>{rows}</tbody></table></details></div>"
    )


def _chart(games: Sequence[tuple[Line, int]], head: str, of: str) -> str:
    """A line through the values of games, a dot where one was won."""
    values = [value for _line, value in games]
    low, high = min([0, *values]), max([1, *values])
    step = 280 / max(len(values) - 1, 1)
    points = [(32 + i * step, 50 - 42 * (value - low) / (high - low)) for i, value in enumerate(values)]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    base = 50 - 42 * (0 - low) / (high - low)
    wins = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
        for (x, y), (line, _v) in zip(points, games, strict=True)
        if line.won
    )
    heard = _("{what}, {of}: from {first} to {last}; the table below says the same.").format(
        what=head, of=of, first=values[0], last=values[-1]
    )
    return (
        f'<svg class="line" viewBox="0 0 320 60" role="img" aria-label="{heard}">'
        f'<path class="base" d="M32 {base:.1f}H312"/><path d="M{path}"/>{wins}'
        f'<text x="4" y="11">{high}</text><text x="4" y="54">{low}</text></svg>'
    )


def _value(game: str, line: Line) -> int | None:
    """What a game is drawn by; None for one that was given up and has no scores."""
    if game != "cribbage":
        return line.left
    return line.scores[0] - max(line.scores[1:]) if len(line.scores) > 1 else None


def _day(day: str) -> str:
    at = date.fromisoformat(day)
    return _("{day} {month}").format(day=at.day, month=month(at.month))


def _clock(seconds: int) -> str:
    """Minutes and seconds in the room of a table: 3:46."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _ended(line: Line) -> str:
    if line.why == "gave_up":
        return _("given up")
    if line.scores:
        return _("won") if line.won else _("lost")
    if not line.won:
        return _("stuck")
    return _("clean clear") if line.clean else _("cleared")


def _sets(game: str, lines: Iterable[Line], words: Words) -> str:
    """A row for every set of rules that was played, whatever options they were agreed by."""
    grouped: dict[Pairs, list[Line]] = {}
    for line in lines:
        grouped.setdefault(played_as(line.game, line.options), []).append(line)
    names = {pairs: _set_name(pairs, words) for pairs in grouped}
    rows = "".join(_row(game, names[pairs], totals(grouped[pairs])) for pairs in sorted(grouped))
    if game == "cribbage":
        heads: tuple[str, ...] = (_("Played as"), _("Games"), _("Won"), _("Streak"), _("Skunks"), _("Time"))
    else:
        heads = (
            _("Played as"),
            _("Games"),
            _("Cleared"),
            _("Clean"),
            _("Streak"),
            _("Fewest"),
            _("Average"),
            _("Time"),
        )
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return (
        f'<div class="panel pad col"><div class="sech"><span>{_("By rules")}</span></div>'
        f'<div class="scroll" tabindex="0" role="group" aria-label="{_("By rules")}"><table class="tbl num">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></div>"
    )


def _row(game: str, name: str, told: Totals) -> str:
    time = _clock(round(told.mean("seconds") or 0))
    if game == "cribbage":
        skunks = f"{told.double + told.triple}–{told.lost_double + told.lost_triple}"
        cells: tuple[object, ...] = (told.played, told.won, told.best_streak, skunks, time)
    else:
        average = _number(told.mean("left"))
        cells = (told.played, told.won, told.clean, told.best_streak, told.fewest_left, average, time)
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _switched(key: str, title: str, value: str) -> str:
    """A switch that does not stand as usual: on, but for the skunks, which usually count."""
    return _("No skunks") if (key, value) == ("skunks", "off") else title


def _set_name(pairs: Pairs, words: Words) -> str:
    chosen = dict(pairs)
    parts = [words.levels.get(chosen.get("level", ""), "")]
    if len(words.deals) > 1:
        parts.append(words.deals.get(chosen.get("deals", "plain"), ""))
    for key, value in pairs:
        told = words.options.get(key)
        if told:
            parts.append(str(told[2].get(value, value)) if len(told) > 2 else _switched(key, str(told[0]), value))
    return _(" · ").join(part for part in parts if part) or _("Basic rules")
