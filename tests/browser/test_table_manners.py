"""What one may do at a table besides answering: take back, let a bot stand in, set answers, learn, watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.guest import Guest
from tests.browser.tables import open_table, prefer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House


def is_choosing(guest: Guest) -> bool:
    """Whether a guest is asked for an action card and has not touched one yet."""
    asked = guest.sees(".question.mine") and guest.sees("[data-target='plan:buy'][data-status=open]")
    return asked and not guest.sees("[data-confirm]")


def choose_together(page: Page, visit: Callable[..., Page], house: House) -> tuple[Guest, Guest]:
    """Two people at one table, both asked for an action card and neither has laid one."""
    made = open_table(page, house.address, ["me", "invite", "bot"])
    other = visit()
    other.goto(f"{house.address}/table/{made['table']['id']}#invitation={made['invitations']['blue']}")
    other.locator(".invitation form button").click()
    other.locator("main .question").wait_for()
    mine, hers = Guest(page, 1), Guest(other, 2)
    while not (is_choosing(mine) and is_choosing(hers)):
        for guest in (mine, hers):
            if guest.sees("[data-laid=true]"):  # the card came up under a click that was meant for something before it
                guest.click(guest.page.get_by_role("button", name="Take back"))
            elif not is_choosing(guest):
                guest.step()
    return mine, hers


def test_a_choice_can_be_changed_and_taken_back(page: Page, visit: Callable[..., Page], house: House) -> None:
    """While another person thinks, my face-down card may still be exchanged or taken back."""
    choose_together(page, visit, house)
    page.locator("[data-target='plan:buy']").click()
    page.get_by_text("You have chosen.").wait_for()
    page.locator("[data-target='plan:buy'][data-laid=true][data-status=idle]").wait_for()
    page.locator("[data-change]").click()
    page.locator("[data-target='plan:expand']").click()
    page.locator("[data-target='plan:expand'][data-laid=true]").wait_for()
    page.get_by_role("button", name="Take back").click()
    page.locator(".question.mine").wait_for()


def test_what_others_lay_leaves_my_half_made_choice(page: Page, visit: Callable[..., Page], house: House) -> None:
    """Who has clicked once and is asked to confirm is still asked after another has laid her card."""
    prefer(page, house.address, confirm=True)
    _, hers = choose_together(page, visit, house)
    page.locator("[data-target='plan:buy']").click()
    page.locator("[data-confirm]").wait_for()
    hers.page.locator("[data-target='plan:expand']").click()
    page.locator(".player:not(.acting):not(.me)").nth(1).wait_for()
    page.locator("[data-confirm]").click()
    page.locator("[data-confirm]").wait_for(state="detached")


def test_a_bot_stands_in_and_goes(page: Page, house: House) -> None:
    """My seat to a bot, which plays; then back to me."""
    open_table(page, house.address, ["me", "bot", "bot"], pace=1500)
    page.locator(".question.mine").wait_for()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".question:not(.mine)").wait_for()
    page.locator(".menu").get_by_role("button", name="Play on myself").click()
    page.locator(".question.mine").wait_for()


def test_standing_answers(page: Page, house: House) -> None:
    """Set in secret, listed, removed."""
    open_table(page, house.address, ["me", "bot", "bot"])
    page.locator(".question.mine").wait_for()
    page.locator(".orders summary").click()
    page.get_by_label("Answer", exact=True).select_option("allow")
    page.locator(".orders").get_by_role("button", name="Set").click()
    page.locator(".orders li").wait_for()
    assert "let it happen" in page.locator(".orders li").inner_text()
    page.locator(".orders").get_by_role("button", name="Remove").click()
    page.locator(".orders li").wait_for(state="detached")


def test_watching(page: Page, visit: Callable[..., Page], house: House) -> None:
    """Whoever has the link sees what is public and is asked nothing."""
    made = open_table(page, house.address, ["me", "bot", "bot"])
    page.locator(".question.mine").wait_for()
    other = visit()
    other.goto(f"{house.address}/table/{made['table']['id']}#watch={made['watch']}")
    other.locator(".players .player").first.wait_for()
    assert other.locator(".question.mine").count() == 0
    assert other.get_by_text("My hand").count() == 0


def test_motion_breaks_nothing(visit: Callable[..., Page], house: House) -> None:
    """The same with everything moving: coins fly, cards turn, and a click ends it."""
    page = visit(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="no-preference")
    open_table(page, house.address, ["me", "bot", "bot", "bot"], pace=100)
    guest = Guest(page, 12)
    guest.play_until(lambda: ".payday" in guest.seen or guest.decisions > 30)
