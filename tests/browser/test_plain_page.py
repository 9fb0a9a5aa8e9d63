"""The plain page: a game without drawings, played from the lobby in words and buttons.

The games of this tree have drawings, so a reader asks for the plain page here; a game that has none gets it anyway
(test_third_game.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.guest import OFFERED, Guest
from tests.browser.tables import open_table, prefer
from tests.browser.test_other_ways import press_answer
from tests.browser.test_readable import Inspector, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House

GAMES = ("goldbraeu", "golden_city")
PHONE = {"width": 360, "height": 740}


def test_a_reader_switches_to_it_and_back(page: Page, house: House) -> None:
    """In the settings, at the table, without losing the place."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game="golden_city")
    page.locator("svg.board").wait_for()
    page.get_by_role("button", name="Language, light and speed").click()
    page.get_by_label("Plain table").check()
    page.get_by_role("group", name="The table in words").wait_for()
    assert page.locator("svg.board").count() == 0
    page.get_by_label("Plain table").uncheck()
    page.locator("svg.board").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_an_address_asks_for_it(page: Page, house: House, game: str) -> None:
    """`?plain` in the lobby, one click, and the first question has its answers as buttons."""
    page.goto(f"{house.address}/?plain")
    page.locator(f"[data-play={game}]").click()
    page.locator(".question.mine").wait_for()
    page.get_by_role("group", name="The table in words").wait_for()
    assert page.locator(OFFERED).count() > 1
    assert page.evaluate("localStorage.getItem('stammtisch.prefs') ?? ''").count('"plain":true') == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(page: Page, house: House, game: str) -> None:
    """To the result, with nothing for axe to complain of on any kind of screen."""
    prefer(page, house.address, plain=True)
    open_table(page, house.address, ["me", "bot", "bot"], game=game)
    guest = Inspector(page, 7)
    guest.finish()
    assert len(guest.looked) > 3
    assert page.locator(".result ol li").count() == 3
    guest.inspect("result")
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="The table in words").wait_for()
    guest.inspect("replay")
    assert guest.problems == []


def test_some_answers_by_keyboard(page: Page, house: House) -> None:
    """Tab and Enter are enough."""
    prefer(page, house.address, plain=True)
    open_table(page, house.address, ["me", "bot", "bot"], game="golden_city")
    guest, answers = Guest(page, 3), 0
    while answers < 6:
        if guest.is_alone():
            press_answer(page, guest, answers)
            answers += 1
        else:
            page.wait_for_timeout(50)  # for the bots, however long they take
    assert page.locator(".log li").count() > 6


def test_what_may_not_be_done_is_told_with_its_reason(page: Page, house: House) -> None:
    """Under the question, by reason, with the rule."""
    prefer(page, house.address, plain=True)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 4)
    guest.play_until(lambda: guest.is_alone() and guest.sees("[data-refused]"))
    page.locator("details:has([data-refused]) summary").click()
    assert page.locator("details:has([data-refused]) :text('Rule GB-')").count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_needs_no_sideways_scrolling(visit: Callable[..., Page], house: House, game: str) -> None:
    """Wide tables scroll by themselves."""
    phone = visit(viewport=PHONE, has_touch=True)
    prefer(phone, house.address, plain=True)
    open_table(phone, house.address, ["me", "bot", "bot", "bot"], game=game)
    phone.locator(".question.mine").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(phone, "phone") == []
