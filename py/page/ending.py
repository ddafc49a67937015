"""The sheet at the end of a patience: what is left, what was possible, and what to do now."""

from page.parts import button, duration, icon_button
from page.picture import Table
from page.words import _


def patience(table: Table, unit: str, lines: str) -> str:
    """The sheet: the number left with its unit, time and helps, these lines, and buttons. The table stays in sight."""
    outcome = table.outcome
    if outcome is None:
        return ""
    facts = [duration(table.seconds)]
    if table.undos:
        facts.append(_("undo × {n}").format(n=table.undos))
    if table.hints:
        facts.append(_("hints × {n}").format(n=table.hints))
    first, rest = _buttons(table)
    fold = icon_button("fold", "fold", _("Collapse"))
    return (
        f'<section class="sheetw end" role="dialog" aria-label="{_("The end of the game")}" tabindex="-1">'
        f'<div class="grab"></div><div class="end-fold">{fold}</div>'
        f'<div class="row result"><div class="sum num"><b>{outcome.left}</b><span>{unit}</span></div>'
        f'<span class="grow"></span><span class="small muted num">{_(" · ").join(facts)}</span></div>{lines}'
        f'<div class="list ends">{first}<div class="row">{rest}</div></div></section>'
    )


def unfold() -> str:
    """The way back to the sheet, once it is folded away."""
    return button("fold", _("Show the result"), "sm")


def _buttons(table: Table) -> tuple[str, str]:
    """The primary button and the others: a best line first, where there was a better one."""
    again = button("restart", _("Same deal"), "grow", off=not table.can_restart)
    line = _("Watch a best line")
    if table.outcome and table.outcome.why == "cleared":
        return button("new", _("New deal"), "pri", "new"), button("best-line", line, "grow", "play") + again
    undo = button("undo", _("Undo"), "grow", "undo", off=not table.can_undo)
    if table.outcome and table.after.get("fewest", 0) < table.outcome.left:
        return button("best-line", line, "pri", "play"), undo + button("new", _("New deal"), "grow") + again
    return button("new", _("New deal"), "pri", "new"), undo + again
