"""Whole games of both games clicked through by somebody who knows only what is on the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_play_is_one_click(page: Page, house: House, game: str) -> None:
    """From the lobby to the first question of a game against three bots: one click, no form."""
    page.goto(house.address)
    page.locator(f"[data-play={game}]").click()
    page.locator(".question.mine").wait_for()
    assert page.locator(".players .player").count() == 4


@pytest.mark.parametrize(("game", "show", "seats"), [("goldbraeu", ".payday", 4), ("golden_city", "[role=dialog]", 3)])
def test_a_whole_game_against_bots(page: Page, house: House, game: str, show: str, seats: int) -> None:
    """To the result with its charts."""
    open_table(page, house.address, ["me"] + ["bot"] * (seats - 1), game=game)
    guest = Guest(page, seats)
    guest.finish()
    assert show in guest.seen
    page.locator(".result svg[role=img]").wait_for()
    assert page.locator(".result ol li").count() == seats


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_the_record_can_be_had_and_opened_again(page: Page, house: House, game: str) -> None:
    """Download, upload, slider, continue from here. A bot plays my seat to the end of it."""
    open_table(page, house.address, ["me", "bot", "bot"], game=game)
    page.locator(".question.mine").wait_for()
    page.get_by_role("button", name="Let a bot play for me").click()
    Guest(page, 5).finish()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    path = waiting.value.path()
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(path)
    page.locator(".controls input[type=range]").wait_for()
    slider = page.locator(".controls input[type=range]")
    slider.focus()
    slider.press("Home")
    slider.press("ArrowRight")
    page.get_by_text(re.compile(r"^\d+ of \d+$")).wait_for()
    page.get_by_role("button", name="Continue from here").click()
    page.locator("main .question").wait_for()
