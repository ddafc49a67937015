"""The day's fortune in a real browser: its clock and time zone are set, its storage refused, full or damaged."""

from pathlib import Path

import pytest
from browser_tabs import PLAY, Open, cards, go, ready, records, set_clock, tap, tell, wish
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
REFUSED = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
YESTERDAY = "id=a g=clovers d=2026-11-28 k=daily s=1795820400000 e=1795820500000 r=stuck l=30"
"""A finished game as it is kept."""

expect.set_options(timeout=30_000)  # the machine may be busy


def test_half_past_midnight_in_tokyo_is_the_new_day(people: Open) -> None:
    page = people("2026-11-30 00:30")
    expect(page.locator(".cer .bar")).to_contain_text("11月30日（月）")
    tell(page)
    expect(page.locator(".slip .dt")).to_have_text("十一月三十日（月）")
    assert [word for word in records(page)[0].split() if word.startswith("d=")] == ["d=2026-11-30"]


def test_begun_at_a_minute_to_midnight_it_belongs_to_the_first_day(people: Open) -> None:
    page = people("2026-11-29 23:59")
    wish(page)
    set_clock(page, "2026-11-30 00:05")
    page.evaluate(PLAY)
    tap(page, "slip")
    expect(page.locator(".slip .dt")).to_have_text("十一月二十九日（日）")
    go(page, "")
    expect(page.locator(".today .date")).to_have_text("11月30日（月）")
    expect(page.locator(".today")).to_contain_text("まだ引いていません")
    expect(page.locator(".streak")).to_contain_text("1日目です")


def test_a_reload_at_any_point_goes_on_there(people: Open) -> None:
    page = people("2026-11-29 08:00")
    page.reload()
    ready(page)
    wish(page)
    before = cards(page)
    page.reload()
    ready(page)
    expect(page.locator(".table .card")).to_have_count(16)
    assert cards(page) == before
    page.evaluate(PLAY)
    page.reload()
    ready(page)
    expect(page.locator(".slip")).to_be_visible()
    assert len(records(page)) == 1


def test_a_flight_to_yesterday_gives_no_second_fortune(people: Open) -> None:
    tokyo = people("2026-11-30 08:00")
    tell(tokyo)
    honolulu = people("2026-11-29 16:00", "", "Pacific/Honolulu", before=tokyo)
    expect(honolulu.locator(".today")).to_contain_text("もう占いました")
    tap(honolulu, "open:today-clovers")
    expect(honolulu.locator(".slip .dt")).to_have_text("十一月三十日（月）")
    expect(honolulu.locator(".under")).to_contain_text("この端末の時計は、この日より前を指しています。")
    assert records(honolulu) == records(tokyo)


def test_a_flight_over_a_date_keeps_the_streak(people: Open) -> None:
    berlin = people("2026-11-28 20:00", zone="Europe/Berlin")
    tell(berlin)
    tokyo = people("2026-11-30 08:00", before=berlin)
    tell(tokyo)
    expect(tokyo.locator(".under")).to_contain_text("2日つづいています")


def test_a_clock_set_back_makes_no_earlier_deal(people: Open) -> None:
    page = people("2026-11-29 08:00")
    tell(page)
    set_clock(page, "2026-11-20 08:00")
    page.reload()
    ready(page)
    expect(page.locator(".slip .dt")).to_have_text("十一月二十九日（日）")
    assert [key for key in page.evaluate("Object.keys(localStorage)") if key.startswith("biyori.daily")] == [
        "biyori.daily.clovers.2026-11-29.1"
    ]


@pytest.mark.parametrize(
    "days", [("2028-02-28", "2028-02-29", "2028-03-01"), ("2026-12-31", "2027-01-01"), ("2027-02-28", "2027-03-01")]
)
def test_leap_days_and_ends_of_months_are_days_like_others(people: Open, days: tuple[str, ...]) -> None:
    page = people(f"{days[0]} 09:00")
    tell(page)
    for day in days[1:]:
        set_clock(page, f"{day} 09:00")
        go(page, "")
        go(page, "today-clovers")
        tell(page)
    expect(page.locator(".under")).to_contain_text(f"{len(days)}日つづいています")
    go(page, "calendar")
    year, month, day = days[-1].split("-")
    expect(page.locator(".month h2")).to_have_text(f"{year}年 {int(month)}月")
    expect(page.locator(".cell.now .n")).to_have_text(str(int(day)))
    tap(page, f"month:{days[0][:7]}")
    expect(page.locator(".cell .m:not(.none)")).to_have_count(sum(d.startswith(days[0][:7]) for d in days))


def test_the_older_tab_rests_and_may_take_over(people: Open, site: str) -> None:
    old = people("2026-11-29 08:00")
    wish(old)
    new = old.context.new_page()
    set_clock(new, "2026-11-29 08:00", install=True)
    new.goto(f"{site}#today-clovers")
    ready(new)
    expect(new.locator(".table .card")).to_have_count(16)
    assert cards(new) == cards(old)
    expect(old.locator(".sheetw")).to_contain_text("ほかのタブで続いています")
    tap(old, "take-over")
    expect(old.locator(".sheetw")).to_have_count(0)
    expect(new.locator(".sheetw")).to_contain_text("ほかのタブで続いています")
    old.evaluate(PLAY)
    tap(new, "take-over")
    expect(new.locator(".slip")).to_be_visible()
    assert len(records(new)) == 1


@pytest.mark.parametrize("script", [REFUSED, FULL], ids=["refused", "full"])
def test_where_nothing_can_be_kept_the_day_is_told_all_the_same(people: Open, script: str) -> None:
    page = people("2026-11-29 08:00", scripts=(script,))
    tell(page)
    expect(page.locator(".notice")).to_have_count(1)
    go(page, "")
    expect(page.locator(".today")).to_contain_text("おみくじを見る")


@pytest.mark.parametrize(("name", "copied"), [("NotAllowedError", True), ("AbortError", False)])
def test_a_refused_share_sheet_is_made_up_for_and_a_closed_one_is_not(people: Open, name: str, copied: bool) -> None:
    refuse = f"navigator.share = () => Promise.reject(new DOMException('', '{name}'))"
    page = people("2026-11-30 10:00", scripts=(refuse,), permissions=["clipboard-read", "clipboard-write"])
    tell(page)
    page.evaluate("navigator.clipboard.writeText('before')")
    tap(page, "share-slip")
    if copied:
        expect(page.get_by_role("status").locator(".notice", has_text="コピーしました")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("navigator.clipboard.readText()").startswith("トランプ日和" if copied else "before")


def test_damaged_keys_cost_nothing_but_themselves(people: Open) -> None:
    kept = {
        "biyori.records.1": f"nonsense\n{YESTERDAY}",
        "biyori.daily.clovers.2026-11-29.1": "open 5 <script>",
        "biyori.game.clovers.1": '{"save":1,"moves":[',
        "biyori.preferences.1": "[[[[",
    }
    page = people("2026-11-29 08:00", "", kept=kept)
    expect(page.locator(".streak")).to_contain_text("1日目です")
    go(page, "today-clovers")
    tell(page)
    assert len(records(page)) == 2
    aside = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.startsWith('biyori.aside')).map(([, v]) => v)"
    )
    assert {"nonsense", "open 5 <script>"} <= set(aside)


def test_export_delete_import_gives_the_same_records(people: Open, tmp_path: Path) -> None:
    page = people("2026-11-29 08:00")
    tell(page)
    go(page, "today-marriage")
    tell(page)
    before = records(page)
    assert len(before) == 2
    go(page, "keeping")
    with page.expect_download() as download:
        tap(page, "export-file")
    download.value.save_as(tmp_path / download.value.suggested_filename)
    tap(page, "delete")
    expect(page.locator(".sheetw")).to_contain_text("先にファイルへ保存しますか")
    tap(page, "delete")
    tap(page, "delete-all")
    expect(page.locator(".tip.ok")).to_have_text("すべて消しました。")
    assert records(page) == []
    with page.expect_file_chooser() as chooser:
        tap(page, "import-file")
    chooser.value.set_files(tmp_path / download.value.suggested_filename)
    expect(page.locator(".sheetw")).to_contain_text("終わったゲーム（新しく加わる）")
    assert records(page) == []
    tap(page, "import-take")
    expect(page.locator(".tip.ok")).to_have_text("取りこみました。")
    assert records(page) == before
    page.locator("[data-field=import]").fill("BIYORI1.abc.00000000")
    tap(page, "import-read")
    expect(page.locator(".tip.bad")).to_contain_text("何も変えていません。")
    assert records(page) == before


@pytest.mark.parametrize(
    ("width", "height", "scheme", "lang"),
    [
        (360, 640, "dark", "en-GB"),
        (390, 844, "light", "ja-JP"),
        (844, 390, "light", "en-GB"),
        (1280, 800, "dark", "ja-JP"),
    ],
)
def test_the_screens_fit_and_axe_finds_nothing(people: Open, width: int, height: int, scheme: str, lang: str) -> None:
    page = people("2026-11-29 08:00", color_scheme=scheme, lang=lang)
    page.set_viewport_size({"width": width, "height": height})
    look_at(page)
    tell(page)
    look_at(page)
    for place in ("", "calendar", "records", "keeping", "today-marriage"):
        go(page, place)
        page.wait_for_timeout(300)
        look_at(page)
    tap(page, "wished")
    page.evaluate(PLAY)
    tap(page, "slip")
    look_at(page)


def look_at(page: Page) -> None:
    """Nothing wider than the screen, and nothing for axe to find."""
    page.wait_for_timeout(700)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate("tags => axe.run({runOnly: tags})", tags)
    assert [(v["id"], [n["html"][:200] for n in v["nodes"][:3]]) for v in found["violations"]] == []
