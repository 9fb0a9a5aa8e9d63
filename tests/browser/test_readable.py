"""axe finds nothing to complain of: every screen, by day and in the evening."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import listen
from tests.browser.guest import Guest
from tests.browser.tables import open_table, prefer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe names, with the first place of each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} ({one['nodes'][0].get('failureSummary', '')[:200]})"
        for one in found["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby(page: Page, house: House, quiet: list[str], theme: str) -> None:
    """The lobby, the settings and a table of one's own."""
    listen(page, quiet)
    prefer(page, house.address, theme=theme)
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Language, light and speed").click()
    page.get_by_role("button", name="My own table").first.click()
    page.locator(".setup summary").click()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_table(page: Page, house: House, quiet: list[str], theme: str) -> None:
    """Each kind of question, the payday and the result."""
    listen(page, quiet)
    prefer(page, house.address, theme=theme)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 11)
    looked: set[str] = set()
    problems: list[str] = []

    def look() -> bool:
        if page.locator(".payday").count():
            screen = "payday"
        elif guest.is_asked():
            screen = "duel" if guest.in_duel() else page.locator(".question .sentence").inner_text().strip()[:24]
        else:
            return False
        if screen not in looked and (screen == "payday" or len(looked) < 14):
            looked.add(screen)
            problems.extend(f"{screen}: {text}" for text in violations(page))
        return False

    guest.play_until(look, 500)
    page.locator(".result svg[role=img]").wait_for()
    problems += violations(page)
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.wait_for_timeout(500)
    problems += violations(page)
    assert problems == []
    assert "payday" in looked
