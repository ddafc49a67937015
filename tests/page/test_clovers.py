"""What 四つ葉 says of the cards chosen is true of the table."""

import re

import page.clovers as clovers
import pytest
from app import App
from fakes import FakePort
from rules.clovers import COURTS

WORDS = {
    "en": (r"can’t go yet: (.*) (?:is|are) not on the table", r"— choose (.*) too"),
    "ja": (r"まだ取れません。(.*) が場にありません", r"— (.*) もえらぶと取れます"),
}


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("code", ["F-0000-000B-9", "F-0000-002F-9", "F-0000-0001-N"])
def test_a_court_card_names_the_cards_it_goes_with_and_where_they_are(lang: str, code: str) -> None:
    port = FakePort()
    port.lang = lang
    app = App(port, {"clovers": clovers}, {}, {})
    port.app = app
    app.visit(code)
    port.wait(10)
    seen = set(port.cards)
    courts = [card for card in seen if card[0] in COURTS]
    assert courts
    for card in courts:
        app.tap(f"card:{card}")
        port.wait(10)
        others = [rank + card[1] for rank in COURTS if rank != card[0]]
        away = [other for other in others if other not in seen]
        said = re.sub("<[^>]*>", "", port.picture.regions["say"])
        missing, join = (re.search(pattern, said) for pattern in WORDS[lang])
        found = missing if away else join
        assert found is not None, said
        assert found[1].split() == ["♠♥♦♣"["SHDC".index(other[1])] + other[0] for other in away or others]
        app.tap(f"card:{card}")
        port.wait(10)
