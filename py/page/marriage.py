"""ロイヤル・マリッジ on the table: one long row in lines, what can be taken out of it, and the stock."""

from dataclasses import dataclass, replace

import fortunes
from cards import Card, read
from contract import Hint, Move, Options
from page import ending, verses
from page.faces import emblem, icon
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
    plain,
    sentences,
    spoken,
    table_frame,
    written,
    written_all,
)
from page.picture import Do, Picture, Placed, Play, Table
from page.words import _, ngettext
from rules.marriage import OTHERS, brackets, left, matches

KEYS = {" ": "turn", "t": "turn-all"}
ROYALS = ("QH", "KH")


@dataclass(frozen=True, slots=True)
class Ui:
    """What is on the screen and not in the game: a removal being chosen, a hint, the stock being turned."""

    choice: Move = ""
    choices: tuple[Move, ...] = ()
    refused: Card = ""
    hint: Hint | None = None
    outlook: bool | None = None
    keeping: tuple[Move, ...] = ()
    turning: bool = False
    folded: bool = False


def name() -> str:
    """The game's name in full."""
    return _("Royal Marriage")


def option_words() -> dict[str, tuple[str, str]]:
    """A title and a note for each option of the rules."""
    return {
        "laid_out": (_("All laid out"), _("All 52 cards lie in the row from the start")),
        "king_left": (_("King on the left"), _("♥K begins the row and ♥Q comes last")),
    }


def deal_words(options: Options | None = None) -> tuple[tuple[str, str, str], ...]:
    """The ways to deal, the same under all options: id, title, note."""
    return (
        ("clearable", _("Clearable deals"), _("Only deals that can bring the two together")),
        ("easy", _("Clearable, easy"), _("Taking at random sometimes succeeds")),
        ("medium", _("Clearable, medium"), _("Some thought is needed")),
        ("hard", _("Clearable, hard"), _("Few ways lead to the end")),
        ("plain", _("Well shuffled"), _("Some 98 or 99 deals in 100 can be cleared")),
    )


def draw(table: Table, ui: Ui) -> Picture:
    """The table as it lies."""
    over = table.outcome is not None
    more = _more(table, ui)
    return Picture(
        screen="marriage",
        frame=table_frame("marriage", _("The row, from left to right")),
        regions={
            "bar": _bar(table),
            "hud": _hud(table),
            "say": _say(table, ui),
            "code": _pick(ui) if ui.choice else code_button(table),
            "more": more,
            "foot": actions(table),
            "left": code_aside(table),
            "right": "",
        },
        cards=_cards(table, ui),
        traits=("with-more",) if more else (),
        title=name(),
        cloth="marriage",
        sheet=_end(table) if over and not table.demo and table.kind != "daily" and not ui.folded else "",
    )


def tap(table: Table, ui: Ui, key: str) -> Ui | Play | Do:
    """What a tap means: a removal chosen or made, a card turned, or a command."""
    verb, _colon, what = key.partition(":")
    if verb == "card":
        return _choose(table, ui, what)
    if verb == "out":
        return Play("out " + what)
    if verb == "turn":
        return Play("turn") if "turn" in table.moves else ui
    if verb == "turn-all":
        return Ui(turning=True) if "turn" in table.moves else ui
    if verb == "let-go":
        return Ui(folded=ui.folded)
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
    if table.view.stock:
        return _("Continue · {n} after {royal}").format(n=_between(table), royal=plain(table.view.row[0]))
    return _("Continue · {n} between").format(n=_between(table))


def automatic(table: Table, ui: Ui) -> Move:
    """What the game does by itself: turn the rest of the stock, once that is wanted. "" for nothing."""
    return "turn" if ui.turning and "turn" in table.moves else ""


def pace(table: Table, ui: Ui) -> int:
    """Milliseconds before it goes on."""
    return 0 if not ui.turning else {"slow": 160, "normal": 80, "fast": 40, "instant": 1}[table.preferences.speed]


def moved(table: Table, ui: Ui) -> Ui:
    """After any move only the turning goes on."""
    return Ui(turning=ui.turning)


def _choose(table: Table, ui: Ui, card: Card) -> Ui | Play:
    choices = tuple(move for move in table.moves if move.startswith("out ") and card in read(move[4:]))
    if not choices:
        return Ui(refused=card)
    if len(choices) == 1 or (ui.choice and card in read(ui.choice[4:])):
        return Play(choices[0] if len(choices) == 1 else ui.choice)
    choices = tuple(sorted(choices, key=lambda move: (move in ui.keeping, len(move)), reverse=True))
    return Ui(choice=choices[0], choices=choices)


def _cards(table: Table, ui: Ui) -> tuple[Placed, ...]:
    row = table.view.row
    columns = table.columns or 8
    can = {card for move in table.moves if move.startswith("out ") for card in read(move[4:])}
    shown = ui.choice or (ui.hint.move if ui.hint and ui.hint.move != "turn" else "")
    going = read(shown[4:]) if shown else ()
    lit = tuple(row[i] for i in brackets(row, shown)) if shown else ()
    kept = {card for move in ui.keeping for card in read(move[4:])}
    still = table.outcome is not None or table.demo is not None
    placed = []
    for i, card in enumerate(row):
        line, column = divmod(i, columns)
        look = [
            word
            for word, true in (
                ("royal", card in ROYALS and card not in lit),
                ("lit", card in lit),
                ("go", card in going and bool(ui.choice)),
                ("hint", (card in going and not ui.choice) or card in kept),
                ("can", card in can and card not in going and table.preferences.marks and not still),
                ("head", i == 0),
                ("line-end", column == columns - 1 and i + 1 < len(row)),
                ("line-start", column == 0 and line > 0),
                ("row-end", i + 1 == len(row)),
            )
            if true
        ]
        tappable = not still and card not in ROYALS
        label = _("{card}, number {n} in the row").format(card=spoken(card), n=i + 1)
        placed.append(
            Placed(
                card,
                card,
                "row",
                column,
                line,
                0,
                label,
                f"card:{card}" if tappable else "",
                card in going if tappable else None,
                tuple(look),
            )
        )
    return tuple(placed)


def _bar(table: Table) -> str:
    if table.kind == "daily":
        return bar(_("Today in love"), _("Royal Marriage"), back_button(), icon_button("menu", "menu", _("More")))
    ways = {way: title for way, title, _note in deal_words()}
    how = [ways[table.deals]]
    how += [option_words()[key][0] for key in ("laid_out", "king_left") if table.options[key] == "on"]
    if table.demo:
        how = [_("A best line, step {step} of {steps}").format(step=table.demo[0], steps=table.demo[1])]
    return bar(name(), _(" · ").join(how), back_button(), bar_buttons())


def _between(table: Table) -> int:
    """Cards between the royals; while only one lies there, those behind it."""
    row = table.view.row
    return len(row) - (2 if row[-1] in ROYALS and len(row) > 1 else 1)


def _hud(table: Table) -> str:
    row = table.view.row
    between = _between(table)
    words = _("between") if not table.view.stock else _("after {royal}").format(royal=plain(row[0]))
    laid = f'<div class="stat num"><b>{len(row)}</b><span>{_("in the row")}</span></div>'
    return (
        f'<div class="row">{emblem("knot", 30)}<div class="sum num"><b>{between}</b><span>{words}</span></div></div>'
        f'<div class="grow"></div>{laid}'
    )


def _say(table: Table, ui: Ui) -> str:
    if table.outcome:
        if table.outcome.why == "cleared":
            return _("♥Q and ♥K are side by side.")
        return ngettext("{n} card stays between them.", "{n} cards stay between them.", table.outcome.left).format(
            n=table.outcome.left
        )
    if ui.hint:
        return _reason(table, ui.hint)
    if ui.outlook is not None:
        return _outlook(table, ui)
    if ui.refused:
        return _("{card} is not between two that match.").format(card=written(ui.refused))
    if ui.choice:
        n = len(read(ui.choice[4:]))
        again = ngettext("Tap again to take it.", "Tap again to take both.", n)
        return f"{_shared(table, ui.choice)}<br>{again}"
    out = [event for event in table.events if event.kind == "out"]
    if out:
        return _("{cards} taken out.").format(cards=written_all(out[0].cards))
    turned = [event for event in table.events if event.kind == "turn"]
    if turned:
        return _("{card} turned.").format(card=written(turned[0].cards[0]))
    if table.demo:
        return _("As it was dealt.")
    return _("Take what lies between two cards of one suit or one rank.")


def _shared(table: Table, move: Move) -> str:
    row = table.view.row
    i, j = brackets(row, move)
    if matches(row[i], row[j]) == "suit":
        return _("{a} and {b} share a suit.").format(a=written(row[i]), b=written(row[j]))
    return _("{a} and {b} share a rank.").format(a=written(row[i]), b=written(row[j]))


def _reason(table: Table, hint: Hint) -> str:
    if hint.why == "wait":
        return _("Turn a card: waiting costs nothing.")
    cards = written_all(hint.facts["cards"])
    shared = _shared(table, hint.move)
    if hint.why == "last":
        return sentences(shared, _("Without {cards} the two are together.").format(cards=cards))
    if hint.facts["then"]:
        then = written_all(hint.facts["then"])
        return sentences(shared, _("Without {cards}, {then} can go later.").format(cards=cards, then=then))
    if hint.why == "pair":
        return sentences(shared, _("Both go at once."))
    removals = hint.facts["removals"]
    steps = ngettext(
        "{n} removal from here to the best end.", "{n} removals from here to the best end.", removals
    ).format(n=removals)
    return sentences(shared, steps)


def _outlook(table: Table, ui: Ui) -> str:
    if ui.outlook:
        can = _("The two can still come together.")
    elif left(table.view) == len(OTHERS):  # nothing is taken out yet
        can = _("The two can’t come together.")
    else:
        can = _("The two can’t come together from here.")
    looked = _("(I looked at the stock.)") if table.view.stock else ""
    keeps = ""
    if ui.keeping:
        keeps = _("Ringed cards may go.") if ui.outlook else _("Ringed cards cost nothing more.")
    elif any(move != "turn" for move in table.moves):
        keeps = _("Take nothing now.")
    return sentences(can, looked, keeps)


def _pick(ui: Ui) -> str:
    buttons = ""
    for move in ui.choices:
        cards = read(move[4:])
        words = _("{cards} both") if len(cards) == 2 else _("{cards} alone")
        look = ' class="p"' if move == ui.choice else ""
        buttons += (
            f'<button type="button"{look} data-tap="out:{move[4:]}">{words.format(cards=written_all(cards))}</button>'
        )
    return f'<div class="pick" role="group" aria-label="{_("Which to take")}">{buttons}</div>'


def _more(table: Table, ui: Ui) -> str:
    if table.outcome and ui.folded:
        return ending.unfold()
    stock = len(table.view.stock)
    if not stock or table.demo or table.outcome:
        return ""
    label = ngettext("Turn a card, {n} in the stock", "Turn a card, {n} in the stock", stock).format(n=stock)
    return (
        f'<div class="turn"><button type="button" class="stk" data-tap="turn" aria-label="{label}">'
        f'{pile(stock)}<span class="n num">{stock}</span></button>'
        f"{button('turn', _('Turn a card'), 'pri grow', key=_('Space'))}"
        f'<button type="button" class="btn all" data-tap="turn-all" aria-label="{_("All: turn all cards")}">'
        f"{_('All')}{icon('all', 18)}</button></div>"
    )


def _end(table: Table) -> str:
    fortune = fortunes.mark("marriage", table.outcome.left if table.outcome else 0) or ""
    lines = (
        f'<p class="verdict"><b>{verses.name(fortune)}</b> — {verses.verse(fortune)}</p>'
        f'<dl class="kv num"><dt>{_("Fewest possible from this deal")}</dt><dd>{_fewest(table, "fewest")}</dd>'
        f"<dt>{_('Fewest from the last row')}</dt><dd>{_fewest(table, 'last')}</dd></dl>"
    )
    return ending.patience(table, _("between"), lines)


def _fewest(table: Table, which: str) -> str:
    if which not in table.after:
        return "…"
    n = table.after[which]
    return _("0 — together") if n == 0 else cards_count(n)
