"""What is taken along by the clipboard, and what is shown where the browser does not give it."""

import re

import pytest
from playwright.sync_api import Page, expect

WITHOUT = "delete Navigator.prototype.clipboard"
"""As on a page by plain http."""


def export(page: Page, site: str) -> None:
    """Ask for the export as text."""
    page.goto(f"{site}#keeping")
    expect(page.locator("html")).to_have_attribute("data-ready", "1")
    page.locator("[data-tap=export-code]").click()


def test_an_export_is_copied_where_the_browser_allows_it(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    export(page, site)
    expect(page.locator("[data-region=here]")).to_contain_text("The text is copied.")
    assert str(page.evaluate("navigator.clipboard.readText()")).startswith("BIYORI1.")


@pytest.mark.parametrize("why", ["refused", "no secure page"])
def test_what_cannot_be_copied_is_shown_and_a_tap_selects_all_of_it(page: Page, site: str, why: str) -> None:
    if why == "refused":
        session = page.context.new_cdp_session(page)
        context = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
        denied = {"permission": {"name": "clipboard-write"}, "setting": "denied", "browserContextId": context}
        session.send("Browser.setPermission", denied)
    else:
        page.add_init_script(WITHOUT)
    export(page, site)
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile(r"^BIYORI1\."))
    expect(page.locator("body")).not_to_contain_text("The text is copied.")
    field.click()
    assert page.evaluate("String(getSelection())") == field.input_value()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
