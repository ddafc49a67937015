"""What is kept on this device: its questions and its words."""

import re

import page.keeping as screen
import pytest
from exchange import Preview
from fakes import FakePort, whole_page
from page import words
from page.keeping import Ui
from page.picture import Do, Facts, Picture

KEPT = {"lines": [], "days": {"clovers": {}, "marriage": {}}, "games": ["clovers"]}
PREVIEW = Preview(12, 30, 1, 5, 2, (("clovers", "2026-11-28"),), ("marriage",), ("clovers",), True)


def drawn(ui: Ui) -> Picture:
    words.use("en")
    return screen.draw(ui, Facts(KEPT))


def seen(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_it_says_where_everything_is() -> None:
    text = seen(" ".join(drawn(Ui()).regions.values()))
    assert "All of it is in this browser alone." in text
    assert "Games under way Four-Leaf Clover" in text


def test_deleting_asks_twice_and_offers_an_export_first() -> None:
    once = screen.tap(Ui(), "delete")
    assert isinstance(once, Ui)
    assert 'data-tap="export-file"' in drawn(once).sheet
    assert 'data-tap="delete-all"' not in drawn(once).sheet
    twice = screen.tap(once, "delete")
    assert isinstance(twice, Ui)
    assert 'data-tap="delete-all"' in drawn(twice).sheet
    assert screen.tap(twice, "close") == Ui()


def test_a_preview_names_all_that_would_change() -> None:
    text = seen(drawn(Ui(offer=("text", PREVIEW))).sheet)
    assert "Finished games that are new here 12" in text
    assert "Finished games known here 30" in text
    assert "Fortunes that are new here 5" in text
    assert "Fortunes left out because their day is still to come (is a clock wrong?) 2" in text
    assert "A day that is replaced Four-leaf slip Saturday 28 November 2026" in text
    assert "Games under way that come along Royal Marriage" in text
    assert "Games under way that stay as they are here Four-Leaf Clover" in text
    assert "Settings replaced" in text


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("reason", ["foreign", "damaged", "newer", "size", "full", "blocked", "empty"])
def test_every_refusal_has_its_words(lang: str, reason: str) -> None:
    words.use(lang)
    picture = screen.draw(Ui(refused=reason), Facts(KEPT))
    assert seen(picture.regions["refused"])
    assert '<div data-region="refused" role="alert">' in picture.frame
    assert screen.typed(Ui(refused=reason), "import", "x") == Ui()


def test_a_refusal_comes_and_goes_without_touching_what_is_pasted() -> None:
    port = FakePort()
    app = whole_page(port, "keeping")
    pasted = [region for region, html in port.picture.regions.items() if 'data-field="import"' in html]
    before = [port.picture.regions[region] for region in pasted]
    port.fields["import"] = "rubbish"
    app.tap("import-read")
    assert "Nothing was changed." in port.words()
    assert [port.picture.regions[region] for region in pasted] == before
    app.typed("import", "BIYORI1.")
    assert "Nothing was changed." not in port.words()
    assert [port.picture.regions[region] for region in pasted] == before


def test_commands_are_handed_on() -> None:
    assert all(screen.tap(Ui(), name) == Do(name) for name in screen.COMMANDS)
