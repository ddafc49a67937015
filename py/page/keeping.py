"""What is kept on this device: taking it along, bringing it back, deleting it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from exchange import Preview
from page.dates import full_date
from page.fortune import slip_title
from page.parts import back_button, bar, button, icon_button, sheet
from page.picture import Do, Facts, Picture
from page.shell import game_words
from page.words import _, ngettext

KEPT = True
FRAME = (
    '<div class="page" data-screen="keeping"><header class="bar" data-region="bar"></header><main class="body">'
    '<section class="panel pad col gap16" data-region="here"></section>'
    '<section class="panel pad col gap16" data-region="out"></section>'
    '<section class="panel pad col gap16"><div><div class="col gap16" data-region="in"></div>'
    '<div data-region="refused" role="alert"></div></div><div class="col gap16" data-region="paste"></div></section>'
    '<section class="panel pad col gap16" data-region="delete"></section></main></div>'
)
COMMANDS = ("export-file", "export-code", "import-file", "import-read", "import-take", "delete-all")


@dataclass(frozen=True, slots=True)
class Ui:
    """`offer` is a text that was read and what taking it in would do; `refused` why one was not; `asked` how often the
    deletion was confirmed; `said` what was just done."""

    offer: tuple[str, Preview] | None = None
    refused: str = ""
    asked: int = 0
    said: str = ""


def fresh(query: str) -> Ui:
    """As it opens."""
    return Ui()


def place(ui: Ui) -> str:
    """The address stays as it is."""
    return ""


def question(ui: Ui) -> None:
    """Nothing here needs thought."""


def typed(ui: Ui, name: str, text: str) -> Ui:
    """What is pasted is read when that is asked for."""
    return replace(ui, refused="") if ui.refused else ui


def tap(ui: Ui, key: str) -> Ui | Do:
    """A question, or a command of the page."""
    if key in COMMANDS:
        return Do(key)
    if key == "delete":
        return Ui(asked=ui.asked + 1)
    if key == "close":
        return Ui()
    return ui


def draw(ui: Ui, facts: Facts) -> Picture:
    """The page."""
    said = f'<p class="tip ok" role="status">{_said(ui.said)}</p>' if ui.said else ""
    return Picture(
        screen="keeping",
        frame=FRAME,
        regions={
            "bar": bar(_("What is kept on this device"), "", back_button()),
            "here": said + _here(facts),
            "out": _out(),
            "in": _in(),
            "refused": f'<p class="tip bad mt">{_refused(ui.refused)}</p>' if ui.refused else "",
            "paste": _paste(),
            "delete": _delete(),
        },
        title=_("What is kept on this device"),
        sheet=_question(ui),
        modal=True,
    )


def reminder() -> str:
    """On the home screen, where the browser is known to forget."""
    words = _("This browser may delete what is kept after seven days without a visit. An export keeps it safe.")
    return (
        f'<div class="panel away"><p class="grow small">{words}</p>{button("open:keeping", _("Export"), "sm")}'
        f"{icon_button('reminded', 'x', _('Dismiss'))}</div>"
    )


def _here(facts: Facts) -> str:
    lines, days, games = facts.kept["lines"], facts.kept["days"], facts.kept["games"]
    rows = [(_("Finished games"), str(len(lines)))]
    rows += [(slip_title(game), _days(len(known))) for game, known in days.items()]
    rows.append((_("Games under way"), _(", ").join(game_words(game)[0] for game in games) or _("none")))
    listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
    words = _("All of it is in this browser alone. Nothing is sent anywhere.")
    return f'<dl class="kv num">{listed}</dl><p class="small muted">{words}</p>'


def _days(n: int) -> str:
    return ngettext("{n} day", "{n} days", n).format(n=n)


def _out() -> str:
    words = _("A copy for another device or browser, or to be safe: records, fortunes, games under way, settings.")
    return (
        f'<h2 class="sech">{_("Export")}</h2><p class="small muted">{words}</p><div class="list">'
        f"{button('export-file', _('Save as a file'), 'pri wide', 'down')}"
        f"{button('export-code', _('Copy as text'), 'wide', 'copy')}</div>"
    )


def _in() -> str:
    words = _("Before anything changes, you see what would be added. Finished games are never lost by it.")
    return f'<h2 class="sech">{_("Import")}</h2><p class="small muted">{words}</p>'


def _paste() -> str:
    """A file or a field. Nothing here may change, or what was just pasted would be gone."""
    return (
        f"{button('import-file', _('Choose a file'), 'wide', 'upload')}"
        f'<label class="fld"><span class="small muted">{_("or paste the text")}</span>'
        '<textarea class="field" data-field="import" rows="3" autocomplete="off" spellcheck="false"></textarea></label>'
        f"{button('import-read', _('Read the text'), 'wide')}"
    )


def _delete() -> str:
    words = _("Records, fortunes, games and settings of this browser. It cannot be undone.")
    return (
        f'<h2 class="sech">{_("Delete everything")}</h2><p class="small muted">{words}</p>'
        f"{button('delete', _('Delete everything…'), 'bad wide', 'trash')}"
    )


def _question(ui: Ui) -> str:
    if ui.offer:
        go = button("close", _("Cancel")) + button("import-take", _("Import"), "pri grow")
        return sheet(_("Import this?"), _preview(ui.offer[1]), go)
    if ui.asked == 1:
        words = _("Would you like to save a file first? With it everything can be brought back.")
        go = (
            button("export-file", _("Save as a file"), "pri wide", "down")
            + button("delete", _("Continue without saving"), "wide")
            + button("close", _("Cancel"), "wide")
        )
        return sheet(_("Delete everything?"), f'<p class="small">{words}</p>', go, "list")
    if ui.asked > 1:
        words = _("Every record, every fortune, every game under way. It cannot be undone.")
        go = button("close", _("Keep everything")) + button("delete-all", _("Delete everything"), "bad grow")
        return sheet(_("Really delete everything?"), f'<p class="small">{words}</p>', go)
    return ""


def _preview(of: Preview) -> str:
    """What taking a text in would do."""
    rows = [(_("Finished games that are new here"), str(of.lines)), (_("Finished games known here"), str(of.known))]
    if of.changed:
        rows.append((_("of these, with another result that replaces the one here"), str(of.changed)))
    rows.append((_("Fortunes that are new here"), str(of.days)))
    if of.later:
        rows.append((_("Fortunes left out because their day is still to come (is a clock wrong?)"), str(of.later)))
    rows += [(_("A day that is replaced"), f"{slip_title(game)} {full_date(day)}") for game, day in of.replaced]
    rows += _named(_("Games under way that come along"), of.games)
    rows += _named(_("Games under way that stay as they are here"), of.kept)
    if of.preferences:
        rows.append((_("Settings"), _("replaced")))
    return f'<dl class="kv num">{"".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)}</dl>'


def _named(name: str, games: Sequence[str]) -> list[tuple[str, str]]:
    return [(name, _(", ").join(game_words(game)[0] for game in games))] if games else []


def _said(what: str) -> str:
    return {
        "exported": _("The file is saved."),
        "copied": _("The text is copied. Keep it in a note or a message to yourself."),
        "taken": _("Imported."),
        "deleted": _("Everything is deleted."),
    }[what]


def _refused(reason: str) -> str:
    return {
        "foreign": _("This is not an export from Card Biyori. Nothing was changed."),
        "damaged": _("The export is damaged: a part is missing or altered. Nothing was changed."),
        "newer": _("The export was made by a newer Card Biyori. Nothing was changed."),
        "size": _("The text is too long to be an export. Nothing was changed."),
        "full": _("The browser has no room left for it. Nothing was changed."),
        "blocked": _("The browser keeps nothing for this page. Nothing was changed."),
        "empty": _("There is no text in the field."),
    }[reason]
