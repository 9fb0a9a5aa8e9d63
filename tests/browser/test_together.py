"""Several people: two browsers at one table, and several at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House


def take_turns(guests: list[Guest]) -> None:
    """Each does one thing after the other until all have seen the end."""
    while sum(guest.step() for guest in guests):
        pass


def test_two_browsers_at_one_table(page: Page, visit: Callable[..., Page], house: House) -> None:
    """The host sends a link; both play to the end, each in her language, and see the same result."""
    made = open_table(page, house.address, ["me", "invite", "bot"], game="goldbraeu")
    page.get_by_role("heading", name="Waiting for your friends").wait_for()
    other = visit(locale="fr")
    ((_seat, invitation),) = made["invitations"].items()
    other.goto(f"{house.address}/table/{made['table']['id']}#invitation={invitation}")
    other.locator(".invitation input").fill("Vroni")
    other.locator(".invitation form button").click()
    other.locator("main .question").wait_for()
    assert "#" not in other.url
    page.get_by_text("Vroni").first.wait_for()
    take_turns([Guest(page, 1), Guest(other, 2)])
    scores = [p.locator(".result ol .score").all_inner_texts() for p in (page, other)]
    assert scores[0] == scores[1]


def test_one_screen_with_a_curtain(page: Page, house: House) -> None:
    """Two people and two bots on one device; a curtain falls between them."""
    made = open_table(page, house.address, ["me", "me", "bot", "bot"], game="golden_city")
    names = [seat.capitalize() for seat in made["keys"]]
    guest = Guest(page, 3)
    assert guest.play_until(lambda: guest.sees(".curtain"))
    assert any(name in page.locator(".curtain").inner_text() for name in names)
    guest.finish()
