"""A phone, and a keyboard without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import listen
from tests.browser.guest import GLOWING, OFFERED, Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

    from tests.browser.house import House

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_a_game_on_a_phone(browser: Browser, house: House, quiet: list[str]) -> None:
    """A week on 360 × 740 by touch: the first tap shows what it would mean, the second plays; nothing sticks out."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce", locale="de")
    page = listen(context.new_page(), quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 8, touch=True)
    guest.play_until(lambda: ".payday" in guest.seen, 400)
    assert "[data-confirm]" in guest.seen
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    context.close()


def press_answer(page: Page, guest: Guest, turn: int) -> None:
    """Answer by Tab, arrows and Enter alone; every third time with a button, if there is one.

    A choice that could still be changed may be closed by the bots meanwhile: then Tab finds nothing, and the next
    question is looked at.
    """
    now = guest.look()
    wanted = OFFERED if now["offered"] and (turn % 3 == 2 or not now["glowing"]) else GLOWING
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", wanted):
            break
    else:
        return
    if wanted == OFFERED:
        page.keyboard.press("Enter")
        return
    page.keyboard.press("ArrowRight")  # to whatever is nearest there ...
    if not page.evaluate("selector => document.activeElement?.matches(selector) ?? false", wanted):
        page.keyboard.press("ArrowLeft")  # ... and back, if that only explains why not
    page.keyboard.press("Enter")
    page.wait_for_timeout(60)


def test_a_day_by_keyboard(page: Page, house: House, quiet: list[str]) -> None:
    """From the first question to Tuesday without a mouse."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 9)
    answers = 0
    while answers < 120 and not page.get_by_text("Tuesday").first.is_visible():
        if guest.is_asked():
            press_answer(page, guest, answers)
            answers += 1
        else:
            page.wait_for_timeout(50)  # for the bots, however long they take; pytest's own limit ends a hang
    assert page.get_by_text("Tuesday").first.is_visible()


def test_a_move_can_be_typed(page: Page, house: House, quiet: list[str]) -> None:
    """The notation plays; what may not be played is explained."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 10)
    guest.play_until(lambda: guest.is_asked() and page.locator(".tray [data-target='plan:buy']").count() > 0)
    page.locator(".question summary").click()
    field = page.get_by_label("Your move in notation")
    field.fill("pass")
    field.press("Enter")
    page.locator(".question [role=alert]").wait_for()
    field.fill("  Choose   BUY ")
    field.press("Enter")
    page.locator(".plan .order, .plan .drop").first.wait_for(timeout=10_000)
