"""Several people: two browsers at one table, and several at one screen."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.browser.conftest import listen
from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.browser.house import House


def take_turns(guests: list[Guest], seconds: float = 400) -> None:
    """Each does one thing after the other until all have seen the end."""
    until = time.monotonic() + seconds
    while not all(guest.is_over() for guest in guests):
        assert time.monotonic() < until, "this takes too long"
        for guest in guests:
            guest.step()


def test_two_browsers_at_one_table(
    page: Page, context: BrowserContext, browser: Browser, house: House, quiet: list[str]
) -> None:
    """The host sends a link; both play to the end and see the same result."""
    listen(page, quiet)
    made = open_table(page, house.address, ["me", "invite", "bot"])
    page.get_by_role("heading", name="Waiting for your friends").wait_for()
    other = listen(browser.new_context(reduced_motion="reduce", locale="fr").new_page(), quiet)
    invitation = made["invitations"]["blue"]
    other.goto(f"{house.address}/table/{made['table']['id']}#invitation={invitation}")
    other.locator("input").fill("Vroni")
    other.locator("form button").click()
    other.locator("main .question").wait_for(timeout=20_000)
    assert "#" not in other.url
    page.get_by_text("Vroni").first.wait_for()
    take_turns([Guest(page, 1), Guest(other, 2)])
    scores = [p.locator(".result ol .score").all_inner_texts() for p in (page, other)]
    assert scores[0] == scores[1]
    other.context.close()


def test_one_screen_with_a_curtain(page: Page, house: House, quiet: list[str]) -> None:
    """Two people and two bots on one device; a curtain falls between them."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "me", "bot", "bot"])
    guest = Guest(page, 3)
    assert guest.play_until(lambda: ".curtain" in guest.seen)
    guest.finish()
