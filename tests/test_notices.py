"""The line above everything: a confirmation goes by itself, everything else waits to be put away."""

from fakes import FakePort, whole_page
from notices import CONFIRMED


def test_a_confirmation_goes_by_itself() -> None:
    port = FakePort()
    app = whole_page(port, "F-0000-000B-9")
    app.tap("copy-code")
    port.wait(CONFIRMED - 1000)
    assert "The code is copied." in port.words()
    port.wait(2000)
    assert port.picture.notice == ""


def test_one_confirmation_does_not_take_the_next_along() -> None:
    port = FakePort()
    app = whole_page(port, "F-0000-000B-9")
    app.tap("copy-code")
    port.wait(CONFIRMED - 1000)
    app.tap("copy-link")
    port.wait(2000)
    assert "The link is copied." in port.words()
    port.wait(CONFIRMED)
    assert port.picture.notice == ""


def test_what_went_wrong_stays_until_it_is_put_away() -> None:
    port = FakePort()
    app = whole_page(port, "C-0000-0000")
    assert port.picture.notice
    port.wait(10 * CONFIRMED)
    assert port.picture.notice
    app.tap("notice:close")
    assert port.picture.notice == ""
