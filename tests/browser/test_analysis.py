"""An analysis in Chromium: one click in a replay, a bar, then the curve and the verdicts beside the board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.test_readable import violations
from tests.browser.test_replay import at, upload

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House


def test_a_replay_is_analysed_by_one_click_and_read_by_keys(page: Page, house: House) -> None:
    """Curve, verdicts, moments and causes; axe has nothing to complain of in either light, also on a phone."""
    page.goto(upload(house))
    page.locator("[data-analyse]").click()
    page.locator("[data-analysis]").wait_for()
    page.wait_for_url(re.compile(r"\?analyse"))

    page.keyboard.press("n")
    page.locator(".verdict:not([data-grade=fine])").wait_for()
    first = at(page)
    page.keyboard.press("n")
    page.locator(f'.controls [data-at="{first}"]').wait_for(state="detached")
    page.keyboard.press("p")
    page.locator(f'.controls [data-at="{first}"]').wait_for()
    curve = page.get_by_role("slider", name="Chances to win")
    told = curve.get_attribute("aria-valuetext") or ""
    assert sum(map(int, re.findall(r"(\d+) %", told))) in range(97, 104)
    assert violations(page, "summary") == []

    curve.focus()
    page.keyboard.press("End")
    page.locator('.controls [data-at="272"]').wait_for()
    assert "100 %" in (curve.get_attribute("aria-valuetext") or "")
    page.locator("[data-show=moments]").click()
    page.locator(".moment").first.click()
    page.locator(".moment.here").wait_for()
    assert violations(page, "moments") == []

    page.locator("[data-show=columns]").click()
    page.locator("[data-cause=others] li button").first.click()
    page.set_viewport_size({"width": 360, "height": 740})
    assert violations(page, "causes") == []
    page.reload()  # it is kept, and the address asks for it
    page.locator("[data-analysis]").wait_for()
