"""Teach me in Chromium: a whole chapter of each game by clicks; what the host points at is on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch.core.lessons import find_chapter, lessons_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

READY = ".speech[data-ready=true]"
STEP = "[data-step='{}']"


def at_step(page: Page, number: int) -> None:
    """Wait until the host speaks of a step; a scoring that is shown before is closed."""
    here, show = page.locator(f"{READY}{STEP.format(number)}"), page.locator("[role=dialog] button.primary")
    here.or_(show).first.wait_for()
    if show.count():
        show.click()
    here.wait_for()


# In one go, so that no click meant for this step hits the next one; false once the lesson has gone on.
CLICK = """number => {
  const speech = document.querySelector('.speech');
  if (speech?.dataset.step !== String(number)) return false;
  const open = document.querySelector('.question .row [data-action], main [data-status=open]');
  if (speech.dataset.ready === 'true') open?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}"""


def answer(page: Page, number: int) -> None:
    """Click what glows, or the one button there is, until the lesson goes on."""
    while page.evaluate(CLICK, number):
        page.wait_for_timeout(50)


def go_through(page: Page, house: House, game: str, chapter: str) -> None:
    """From the first step to the last, by the mouse; whatever is pointed at has a ring around it."""
    steps = find_chapter(stammtisch.game(game), chapter).step
    page.goto(f"{house.address}/teach/{game}/{chapter}")
    for number, step in enumerate(steps):
        at_step(page, number)
        for name in step.point[: 1 if step.do else None]:
            page.locator(f"[data-points-at='{name}']").wait_for()
        if step.do:
            answer(page, number)
        else:
            page.locator("[data-lesson=next]").click()
    at_step(page, len(steps))


@pytest.mark.parametrize(("game", "chapter"), [("goldbraeu", "actions"), ("golden_city", "scoring")])
def test_a_whole_chapter_by_clicks(page: Page, house: House, game: str, chapter: str) -> None:
    """Read, click, see what the others do; go back, repeat, go on; progress is kept in this browser."""
    page.goto(house.address)
    page.locator(f"[data-teach={game}]").click()
    page.locator("[data-chapter]").first.wait_for()
    assert page.locator("[data-chapter]").count() == len(lessons_of(stammtisch.game(game)).chapter)

    go_through(page, house, game, chapter)
    assert "Well done" in page.locator(".said").inner_text()
    page.locator("[data-lesson=back]").click()
    at_step(page, len(find_chapter(stammtisch.game(game), chapter).step) - 1)
    page.locator("[data-lesson=repeat]").click()
    at_step(page, 0)
    page.goto(f"{house.address}/teach/{game}")
    assert "learned" in page.locator(f"[data-chapter={chapter}]").inner_text()
