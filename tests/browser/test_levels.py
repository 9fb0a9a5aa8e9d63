"""Levels of bots: who is offered at which table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

PATIENCE = 300_000  # milliseconds: a hang, not a slow machine


def test_a_level_is_offered_where_it_can_sit(page: Page, house: House) -> None:
    """At the first edition and at any other; it sits down where it was asked to."""
    expect.set_options(timeout=PATIENCE)
    page.goto(house.address)
    page.locator("[data-play=goldbraeu]").wait_for()
    page.locator("section", has=page.locator("[data-play=goldbraeu]")).get_by_text("My own table").click()
    level = page.get_by_label("Strength of the bot").first
    level.select_option("strong")
    page.locator(".edition input[value=digest]").check()
    expect(level).to_have_value("strong")
    expect(level.locator("option[value=expert]")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".player.seat-blue")).to_contain_text("Old hand")
