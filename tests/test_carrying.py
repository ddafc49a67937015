"""What is taken from one device to another on the whole page: exports, imports and deletions."""

import exchange
import pytest
import store
from fakes import FakePort, keeping
from store import MemoryStore
from tabs import app_of, cards, lines, move, play_out, reload, set_clock, tab, tap, tell


def test_an_export_that_could_not_be_copied_is_shown_and_does_not_count() -> None:
    port = tab("today-clovers")
    tell(port)
    port.forgetful, port.clipboard = True, False
    reload(port, "keeping")
    tap(port, "export-code")
    assert "is copied" not in port.words()
    text = port.picture.sheet.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
    assert exchange.preview(keeping(), text, port.day).lines == 1
    tap(port, "close")
    reload(port, "")
    assert "may delete" in port.words()
    port.clipboard = True
    reload(port, "keeping")
    tap(port, "export-code")
    assert "The text is copied." in port.words()
    reload(port, "")
    assert "may delete" not in port.words()


def test_export_delete_import_gives_the_same_records() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "today-marriage")
    tell(port)
    before = lines(port)
    for out, back in (("export-file", "import-file"), ("export-code", "import-read")):
        reload(port, "keeping")
        tap(port, out)
        text = port.files[f"card-biyori-{port.day}.json"] if out == "export-file" else port.copied[-1]
        tap(port, "delete")
        assert "export-file" in port.taps()
        tap(port, "delete")
        tap(port, "delete-all")
        assert lines(port) == []
        assert "Everything is deleted." in port.words()
        port.picked = port.fields["import"] = text
        tap(port, back)
        assert "Finished games that are new here 2" in " ".join(port.words().split())
        assert lines(port) == []
        tap(port, "import-take")
        assert lines(port) == before
        assert "Imported." in port.words()
        app_of(port).visit("today-clovers")
        port.wait(100)
        assert port.picture.screen == "fortune"


def export(port: FakePort) -> str:
    """A file of everything on this device."""
    return exchange.write_file(exchange.gather(app_of(port).keep))


def take_in(port: FakePort, text: str) -> str:
    """Import a file; what was said of it before."""
    reload(port, "keeping")
    port.picked = text
    tap(port, "import-file")
    said = " ".join(port.words().split())
    tap(port, "import-take")
    assert "Imported." in port.words()
    return said


def test_a_deal_that_went_on_elsewhere_is_not_overwritten_by_a_tab_that_shows_it_as_it_was() -> None:
    here = tab("today-clovers")
    tap(here, "wished")
    other = tab("")
    take_in(other, export(here))
    reload(other, "today-clovers")
    move(other)
    take_in(tab("", here.store, seed=3), export(other))
    kept = here.store.get(store.daily("clovers", here.day))
    app_of(here).hide()
    assert here.store.get(store.daily("clovers", here.day)) == kept
    app_of(here).draw()
    tap(here, "take-over")
    assert cards(here) == cards(other)


def test_a_day_told_on_another_device_is_looked_at_to_the_end() -> None:
    here = tab("today-clovers")
    tap(here, "wished")
    other = tab("")
    take_in(other, export(here))
    play_out(here)
    here.wait(100)
    set_clock(here, "2026-11-30 08:00")
    reload(here, "today-clovers")
    tap(here, "wished")  # and the table of the day before is no longer kept
    set_clock(other, "2026-11-30 09:00")
    take_in(other, export(here))
    reload(other, "today-clovers?2026-11-29")
    other.wait(100)
    assert "Sunday 29 November" in other.words()
    assert "Looking at this deal" not in other.words()


def test_a_fortune_drawn_by_a_clock_that_was_fast_costs_nothing_else() -> None:
    port = tab("today-marriage")
    tell(port)
    before = lines(port)
    set_clock(port, "2026-12-09 08:00")
    reload(port, "today-clovers")
    tap(port, "wished")
    set_clock(port, "2026-11-29 09:00")
    text = export(port)
    assert "still to come" not in take_in(port, text)
    app_of(port).keep.clear()
    assert "still to come (is a clock wrong?) 1" in take_in(port, text)
    assert lines(port) == before
    reload(port, "today-clovers")
    assert "wished" in port.taps()


def test_a_game_brought_back_after_a_deletion_is_recorded_when_it_ends() -> None:
    port = tab("clovers")
    move(port)
    text = export(port)
    for _n in range(2):
        app_of(port).tap("give-up")
        app_of(port).tap("give-up-yes")
        assert len(lines(port)) == 1
        app_of(port).visit("keeping")
        for key in ("delete", "delete", "delete-all"):
            tap(port, key)
        assert lines(port) == []
        port.picked = text
        tap(port, "import-file")
        tap(port, "import-take")
        app_of(port).visit("clovers")


@pytest.mark.parametrize(
    "text", ["{}", "hello", "BIYORI1.abc.00000000", '{"biyori":99}', "[" * 100_000, "<b>x</b>" * 9]
)
def test_a_foreign_or_damaged_import_is_refused_in_words_and_changes_nothing(text: str) -> None:
    port = tab("today-clovers")
    tell(port)
    assert isinstance(port.store, MemoryStore)
    before = dict(port.store.texts)
    reload(port, "keeping")
    port.picked = text
    tap(port, "import-file")
    assert "Nothing was changed." in port.words()
    assert "<b>x" not in port.html()
    assert port.store.texts == before


def test_an_empty_field_is_said_to_be_empty() -> None:
    port = tab("keeping")
    tap(port, "import-read")
    assert "There is no text in the field." in port.words()


def test_deleting_can_be_left_at_every_question() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "keeping")
    for asked in (1, 2):
        for _n in range(asked):
            tap(port, "delete")
        tap(port, "close")
        assert port.picture.sheet == ""
    app_of(port).tap("delete-all")
    assert len(lines(port)) == 1
