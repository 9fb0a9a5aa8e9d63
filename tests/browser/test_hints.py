"""Help in Chromium: what they can hold, a hint in three steps shown on the table, a warning before a costly choice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.browser.guest import Guest
from tests.browser.tables import open_table, prefer
from tests.browser.test_readable import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.house import House


def ask_for_all(page: Page) -> None:
    """Open what they can hold, and all three steps of a hint."""
    page.locator(".belief summary").click()
    page.locator("[data-belief] li").first.wait_for()
    page.locator("[data-hint]").click()
    page.locator(".hint[data-step='1']").wait_for()
    page.locator("[data-more]").click()
    page.locator("[data-advised]").last.click()
    page.locator("[data-points-at]").first.wait_for()
    if page.locator("[data-more]").count():  # about equal answers need no reasons
        page.locator("[data-more]").click()
        page.locator(".hint .why").first.wait_for()


def test_a_hint_is_shown_on_the_table_and_a_warning_asks_once(page: Page, house: House) -> None:
    """Told in the log; axe has nothing to complain of with all of it open. The choice stays the person's."""
    prefer(page, house.address, warn=3)
    open_table(page, house.address, ["me", "bot", "bot"])
    guest = Guest(page)
    while not guest.is_alone():  # the bots choose at the same time
        page.wait_for_timeout(50)
    ask_for_all(page)
    page.get_by_text("Red asks for a hint.").first.wait_for()
    problems = violations(page, "hint and belief")
    best = page.locator("[data-advised]").first.get_attribute("data-advised")

    def costly(route: Route) -> None:
        asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
        found = {"action": asked["action"], "better": best, "grade": "blunder", "points": 12.0, "chance": 0.09}
        route.fulfill(json=found)

    page.route("**/caution", costly)
    page.evaluate("document.querySelectorAll('.question details').forEach((one) => (one.open = true))")
    question = page.locator(".question h2").inner_text()
    page.locator(".question [data-action]").last.click()
    page.locator("[data-caution]").wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    problems += violations(page, "warning")
    page.locator("[data-all-the-same]").click()
    page.locator(".question h2").get_by_text(question, exact=True).wait_for(state="detached")

    assert page.locator("[data-caution]").count() == 0
    assert problems == []
