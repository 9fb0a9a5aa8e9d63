"""axe finds nothing to complain of: every screen, by day and in the evening.

A screen is looked at while the whole table waits for me alone: axe takes its time, and what changes under its eyes
would be judged half old and half new.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  return (await axe.run(document, {resultTypes: ['violations'], elementRef: false})).violations;
}"""


def violations(page: Page, screen: str) -> list[str]:
    """What axe names in either light, with the first place of each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    problems = []
    for theme in ("light", "dark"):
        found: list[dict[str, Any]] = page.evaluate(RUN, theme)
        for one in found:
            where = one["nodes"][0]
            problems.append(f"{screen}, {theme}: {one['id']}: {where['html'][:200]} ({where.get('failureSummary')})")
    return problems


def test_lobby(page: Page, house: House) -> None:
    """The lobby, the settings and a table of one's own."""
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    assert violations(page, "lobby") == []
    page.get_by_role("button", name="Language, light and speed").click()
    page.get_by_role("button", name="My own table").first.click()
    page.locator(".setup summary").click()
    assert violations(page, "own table") == []


@pytest.mark.parametrize(("game", "show"), [("goldbraeu", ".payday"), ("golden_city", ".finale")])
def test_table(page: Page, house: House, game: str, show: str) -> None:
    """Each kind of question (the duel, the auction), the payday or the last scoring, the result and the replay."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Guest(page, 11)
    looked: set[str] = set()
    problems: list[str] = []

    def look() -> bool:
        if guest.sees(show):
            screen = show
        elif guest.is_alone():
            screen = page.evaluate("document.querySelector('.question').dataset.question ?? ''")
        else:
            return False
        if screen not in looked:
            looked.add(screen)
            problems.extend(violations(page, screen))
        return False

    guest.play_until(look)
    assert show in looked
    page.locator(".result svg[role=img]").wait_for()
    problems += violations(page, "result")
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator(".board svg").first.wait_for()
    problems += violations(page, "replay")
    assert problems == []
