"""A phone, and a keyboard without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.guest import GLOWING, OFFERED, Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

    from tests.browser.house import House

PHONE: ViewportSize = {"width": 360, "height": 740}
CONFIRM = "[data-confirm]"


def width(page: Page) -> int:
    """How wide the page is, in the reader's pixels."""
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_a_game_on_a_phone(visit: Callable[..., Page], house: House, game: str) -> None:
    """A whole week or three rounds on 360 × 740 by touch: one tap shows what it would mean, the next plays.

    Nothing sticks out, whatever is asked.
    """
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    assert width(page) <= PHONE["width"]
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Guest(page, 8, touch=True)
    wide: dict[str, int] = {}

    def enough() -> bool:
        asked = page.locator(".question .sentence")
        screen = asked.inner_text() if asked.count() else "?"
        if screen not in wide:
            wide[screen] = width(page)
        return ".payday" in guest.seen or guest.sees(".clock :text('Runde 4')")

    assert guest.play_until(enough)
    assert {screen: w for screen, w in wide.items() if w > PHONE["width"]} == {}
    assert CONFIRM in guest.seen


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_table_of_ones_own_on_a_phone(visit: Callable[..., Page], house: House, language: str) -> None:
    """Nothing sticks out of the form either, with all the single rules unfolded."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    page.goto(house.address)
    page.locator(".ways").first.locator("button").last.click()
    page.locator(".setup summary").click()
    assert page.locator(".setup .options select").count() > 5
    assert width(page) <= PHONE["width"]


def press_answer(page: Page, guest: Guest, turn: int) -> None:
    """Answer by Tab, arrows and Enter alone; every third time with a button, if there is one.

    A choice that could still be changed may be closed by the bots meanwhile: then Tab finds nothing, and the next
    question is looked at.
    """
    now = guest.look()
    wanted = OFFERED if now["offered"] and (turn % 3 == 2 or not now["glowing"]) else GLOWING
    wanted = CONFIRM if now["interlude"] == CONFIRM else wanted
    for _ in range(60):
        page.keyboard.press("Tab")
        if is_focused(page, wanted):
            break
    else:
        return
    if wanted == GLOWING and turn % 2 == 0:
        page.keyboard.press("ArrowRight")  # to whatever is nearest there; what may not be done explains itself
    page.keyboard.press("Enter")


def is_focused(page: Page, selector: str) -> bool:
    """Whether the keyboard is there."""
    return bool(page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))


@pytest.mark.parametrize(("game", "tomorrow"), [("goldbraeu", "Tuesday"), ("golden_city", "Round 2")])
def test_a_day_by_keyboard(page: Page, house: House, game: str, tomorrow: str) -> None:
    """From the first question to the next day, or round, without a mouse."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Guest(page, 9)
    answers = 0
    while not guest.sees(f".clock :text('{tomorrow}')"):
        if guest.look()["interlude"]:
            page.keyboard.press("Enter")  # a show has taken the focus to its own button
            page.wait_for_timeout(50)
        elif guest.is_asked():
            press_answer(page, guest, answers)
            answers += 1
        else:
            page.wait_for_timeout(50)  # for the bots, however long they take; pytest's own limit ends a hang
    assert answers


def test_a_move_can_be_typed(page: Page, house: House) -> None:
    """The notation plays; what may not be played is explained."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 10)
    guest.play_until(lambda: guest.is_alone() and guest.sees(".tray [data-target='plan:buy']"))
    page.locator(".question summary").click()
    field = page.get_by_label("Your move in notation")
    field.fill("pass")
    field.press("Enter")
    page.locator(".question [role=alert]").wait_for()
    field.fill("  Choose   BUY ")
    field.press("Enter")
    page.locator(".plan .order, .plan .drop").first.wait_for()
