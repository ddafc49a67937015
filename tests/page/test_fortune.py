"""The wish, the slip, and what is told to others."""

import re

import fortunes
import pytest
from daily import Slip
from page import fortune, verses, words
from page.fortune import Told

EVERY = [(game, band.mark, band.most) for game, bands in fortunes.BANDS.items() for band in bands]


def seen(told: Told) -> str:
    """Everything on the slip's screen, without its tags."""
    return re.sub(r"<[^>]*>", " ", " ".join(fortune.slip(told).regions.values()))


def clovers(left: int, **more: object) -> Told:
    return Told("clovers", "2026-11-29", left, 212, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("game", "mark", "left"), EVERY)
def test_every_fortune_has_a_slip_with_its_name_and_a_line_of_its_own(
    lang: str, game: str, mark: str, left: int
) -> None:
    words.use(lang)
    text = seen(Told(game, "2026-11-29", left, 212))
    assert verses.kanji(mark) in text
    assert verses.name(mark) in text
    assert all(part in text for part in verses.verse(mark).replace("。", "。|").replace("、", "、|").split("|") if part)
    others = {verses.verse(other) for _game, other, _left in EVERY if other != mark}
    assert verses.verse(mark) not in others


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_verse_shouts(lang: str) -> None:
    words.use(lang)
    for _game, mark, _left in EVERY:
        assert not set(verses.verse(mark)) & set("!！?？")


def test_a_japanese_verse_stands_in_two_lines_of_thirteen_characters_at_most() -> None:
    words.use("ja")
    for game, mark, left in EVERY:
        altar = fortune.slip(Told(game, "2026-11-29", left, 0)).regions["altar"]
        found = re.search(r'<p class="vs">(.*?)</p>', altar)
        assert found
        parts = found[1].split("<br>")
        assert len(parts) <= 2
        assert max(map(len, parts)) <= 13
        assert "".join(parts) == verses.verse(mark)


def test_a_cleared_deal_says_that_the_way_was_found() -> None:
    words.use("en")
    assert "This deal could be cleared, and you found the way." in seen(clovers(0, fewest=0))


def test_a_deal_that_could_be_cleared_is_told_without_scolding() -> None:
    words.use("en")
    assert "This deal could be cleared. " in seen(clovers(36, fewest=0))


def test_a_deal_that_could_not_be_cleared_names_the_best_there_was() -> None:
    words.use("en")
    assert "At best 24 cards are left: Middle fortune." in seen(clovers(36, fewest=24))
    assert "No way of play leaves fewer than you did." in seen(clovers(24, fewest=24))


def test_while_it_is_looked_at_no_line_is_offered() -> None:
    words.use("en")
    assert "Looking at this deal" in seen(clovers(36))
    assert "Best line" not in seen(clovers(36))
    assert "Best line" in seen(clovers(36, fewest=0))


def test_a_deal_without_a_first_move_is_kindly_told() -> None:
    words.use("en")
    text = seen(clovers(48, fewest=48))
    assert "This deal had no group to take from the start." in text
    assert "Best line" not in text


def test_queen_and_king_stand_on_the_thread_with_what_lies_between() -> None:
    words.use("en")
    row = ("QH", "9S", "4D", "JC", "KH")
    altar = fortune.slip(Told("marriage", "2026-11-29", 3, 520, row=row)).regions["altar"]
    assert altar.count('class="card ') == 5
    assert 'class="bow"' not in altar
    altar = fortune.slip(Told("marriage", "2026-11-29", 0, 520, row=("QH", "KH"))).regions["altar"]
    assert 'class="bow"' in altar
    long = ("QH", *(f"{rank}S" for rank in "A234567"), "KH")
    assert "＋5" in fortune.slip(Told("marriage", "2026-11-29", 7, 520, row=long)).regions["altar"]


def test_a_row_without_its_king_shows_no_pair() -> None:
    altar = fortune.slip(Told("marriage", "2026-11-29", 9, 520, row=("QH", "9S"))).regions["altar"]
    assert 'class="pair' not in altar


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_is_shared_is_short_and_plain(lang: str) -> None:
    words.use(lang)
    text = fortune.share_text(Slip("clovers", "2026-11-29", "chukichi", 30, "●●●●○○"), "https://example.org/#x")
    expected = {
        "ja": "トランプ日和・四つ葉みくじ\n2026年11月29日（日）\n中吉 ●●●●○○\nのこり 30枚\nhttps://example.org/#x",
        "en": "Card Biyori · Four-leaf slip\nSunday 29 November 2026\nMiddle fortune ●●●●○○\n"
        "30 cards left\nhttps://example.org/#x",
    }
    assert text == expected[lang]


def test_a_page_from_disk_shares_no_address() -> None:
    words.use("en")
    text = fortune.share_text(Slip("marriage", "2026-11-29", "mutual", 0, "●●●●"), "")
    assert text.endswith("0 cards between")
