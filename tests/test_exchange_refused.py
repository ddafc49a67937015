"""Imports that are damaged or hostile change nothing, and days still to come are left out."""

import base64
import json
import zlib
from typing import Any

import daily
import exchange
import pytest
import records
import saves
import store
from exchange import BadExport
from exports import GOOD, NOW, TODAY, deal, everything, game_of, lived_in
from fakes import keeping
from hypothesis import given, settings
from hypothesis import strategies as st
from records import Line


def file_with(**parts: Any) -> str:
    """A file whose checksum is right and whose content is not."""
    body = json.loads(exchange.write_file(exchange.gather(lived_in())))["kept"] | parts
    text = json.dumps(body, separators=(",", ":"))
    return f'{{"biyori":1,"check":"{zlib.crc32(text.encode()):08x}","kept":{text}}}'


CODE = exchange.write_code(exchange.gather(lived_in()))
BOMB = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "foreign"),
        ("hello", "foreign"),
        ("[]", "foreign"),
        ('{"a":1}', "foreign"),
        ("[" * 1_000_000, "foreign"),
        ('{"x":' * 500_000, "foreign"),
        ("9" * 1_000_000, "foreign"),
        ("x" * (exchange.LONGEST + 1), "size"),
        (GOOD[:-20], "damaged"),
        (GOOD.replace("g1", "g7", 1), "damaged"),
        (GOOD.replace('"biyori":1', '"biyori":2'), "newer"),
        (CODE[:-3], "damaged"),
        (CODE[:100] + CODE[101:], "damaged"),
        (CODE.replace("BIYORI1", "BIYORI2"), "newer"),
        (f"BIYORI1.{BOMB}.00000000", "size"),
        ("BIYORI1.AAAA.00000000", "damaged"),
        ("BIYORI1.A.00000000", "damaged"),
        ("BIYORI1..", "damaged"),
        (file_with(records={}), "damaged"),
        (file_with(records=[5]), "damaged"),
        (file_with(records=["id=<script> g=clovers d=2026-11-29 k=free e=5 r=stuck"]), "damaged"),
        (file_with(daily={"clovers": "open"}), "damaged"),
        (file_with(daily={"clovers 2026-11-29": "open"}), "damaged"),
        (file_with(daily={"clovers 2026-11-28": deal(7, TODAY, 5)}), "damaged"),
        (file_with(games={"marriage": saves.write(game_of("clovers", 3))}), "damaged"),
        (file_with(games={"clovers": 5}), "damaged"),
        (file_with(preferences='{"name":"<script>"}'), "damaged"),
        (file_with(preferences='{"name":["x"]}'), "damaged"),
        (file_with(preferences="x"), "damaged"),
        (file_with(more=1), "damaged"),
    ],
)
def test_what_cannot_be_taken_in_is_refused_and_changes_nothing(text: str, reason: str) -> None:
    keep = lived_in()
    before = everything(keep)
    for refuse in (exchange.preview, exchange.take):
        with pytest.raises(BadExport) as caught:
            refuse(keep, text, TODAY)
        assert caught.value.reason == reason
    assert everything(keep) == before


def test_days_that_are_still_to_come_are_left_out_and_the_rest_is_taken() -> None:
    there = lived_in()
    there.set(store.daily("clovers", "2026-12-09"), deal(8, "2026-12-09", NOW))
    for line in (
        Line("told", "clovers", "2026-12-08", NOW, kind="daily", started=NOW),
        Line("free", "clovers", "2026-12-08", NOW),
    ):
        records.add(there, line, NOW)
    text, here = exchange.write_file(exchange.gather(there)), keeping()
    preview = exchange.preview(here, text, TODAY)
    assert (preview.lines, preview.days, preview.later) == (6, 1, 2)
    exchange.take(here, text, TODAY)
    assert set(records.load(here).lines) == {"g0", "g1", "g2", "g3", "g4", "free"}
    assert list(daily.load(here, "clovers")) == [TODAY]
    assert exchange.preview(there, text, TODAY).later == 0


def test_once_a_day_has_come_it_is_taken() -> None:
    there, here = keeping(), keeping()
    there.set(store.daily("clovers", "2026-12-09"), deal(8, "2026-12-09", NOW))
    text = exchange.write_file(exchange.gather(there))
    assert exchange.preview(here, text, "2026-12-09").later == 0
    exchange.take(here, text, "2026-12-09")
    assert list(daily.load(here, "clovers")) == ["2026-12-09"]


def test_a_date_that_is_already_tomorrow_elsewhere_is_taken() -> None:
    text = file_with(daily={"clovers 2026-12-01": deal(7, "2026-12-01", 5)})
    assert exchange.preview(keeping(), text, TODAY).later == 0


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_file_or_code_with_letters_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([GOOD, CODE]))
    letters = list(text)
    place = data.draw(st.integers(0, len(letters) - 1))
    letters[place] = data.draw(st.characters())
    try:
        kept = exchange.read("".join(letters))
    except BadExport:
        return
    assert kept == exchange.read(text)


@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadExport):
        exchange.read(text)


def test_results_and_deals_that_no_fortune_can_have_are_refused() -> None:
    for line in (
        "id=a g=clovers d=2026-11-28 k=daily e=5 r=stuck l=60",
        "id=a g=marriage d=2026-11-28 k=free e=5 r=x l=51",
    ):
        with pytest.raises(BadExport, match="damaged"):
            exchange.read(file_with(records=[line]))
    game = game_of("cribbage", 3, kind="daily")
    text = daily.write(daily.Deal(TODAY, NOW, False, game))
    with pytest.raises(BadExport, match="damaged"):
        exchange.read(file_with(daily={f"cribbage {TODAY}": text}))
