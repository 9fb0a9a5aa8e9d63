"""Problems in Chromium: pick one, get it wrong, find it, be told why, go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import stammtisch
from stammtisch.bots.tactics.shelf import Wish, pick
from tests.browser.test_readable import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

GAME = stammtisch.game("goldbraeu")


def test_a_problem_is_picked_tried_and_solved(page: Page, house: House) -> None:
    """By theme and difficulty; what was solved is remembered in this browser. axe has nothing to complain of."""
    one = pick(GAME, Wish("last-cards", 2, kind="proven"))[0]
    page.goto(house.address)
    page.locator("[data-problems=goldbraeu]").click()
    page.locator("[data-pick=theme]").select_option("last-cards")
    page.locator("[data-pick=difficulty]").select_option("2")
    page.locator("[data-pick=kind]").select_option("proven")
    assert page.locator("[data-today]").count() == 1
    assert violations(page, "shelf") == []

    page.locator("[data-begin]").click()
    page.locator(f"[data-problem='{one.name}'] ~ .question .row [data-action]").first.wait_for()
    answer(page, next(iter(one.problem.worse)))
    assert page.locator("[data-verdict=wrong]").inner_text().startswith("That is not the best.")
    page.locator("[data-again]").click()
    answer(page, one.problem.best[0])
    assert "Proved" in page.locator("[data-verdict=right]").inner_text()
    page.set_viewport_size({"width": 360, "height": 740})
    assert violations(page, "verdict") == []

    page.locator("[data-next]").click()
    page.locator(f"[data-problem]:not([data-problem='{one.name}']) ~ .question").wait_for()
    page.locator("[data-problem] a").click()
    assert "✓" in page.locator(f"li [data-problem='{one.name}']").inner_text()


def answer(page: Page, action: str) -> None:
    """Choose an answer, from the list of all if it is not among the few."""
    choice = page.locator(f".question [data-action='{action}']")
    choice.wait_for(state="attached")
    page.evaluate("document.querySelectorAll('.question details').forEach((one) => (one.open = true))")
    choice.click()
    page.locator("[data-verdict]").wait_for()
