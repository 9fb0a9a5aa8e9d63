"""People at one screen, and a house that is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House


def test_who_sits_at_one_screen_is_here(page: Page, house: House) -> None:
    """The other person's seat is not away, and nobody is asked to let a bot stand in."""
    open_table(page, house.address, ["me", "me", "bot"])
    page.locator(".player.me").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.player').length === 3")
    page.locator(".stand-in").wait_for(state="detached")
    assert "not here" not in page.locator(".players").inner_text()


def test_a_house_that_is_away_says_so(fragile_house: House, visit: Callable[..., Page]) -> None:
    """Without the house its page still opens, in the reader's language, and goes on when the house is back."""
    house, page = fragile_house, visit(locale="de")
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("() => caches.match('/away').then(Boolean)")
    house.kill()
    page.goto(house.address)
    page.get_by_role("heading", name="Das Haus ist gerade zu").wait_for()
    kept = page.evaluate("async () => (await (await caches.open('away')).keys()).map(one => new URL(one.url).pathname)")
    assert sorted(kept) == ["/away", "/away.css", "/away.js", "/icon.svg"]
    house.open()
    page.locator("[data-play]").first.wait_for()
