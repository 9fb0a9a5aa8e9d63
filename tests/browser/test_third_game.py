"""The game of docs/add-a-game.md in the browser: a package of somebody else's, without a line for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.docs.third_game import make_project

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def third_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which the game of the page is installed."""
    project = make_project(tmp_path_factory.mktemp("third"))
    house = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", project.env["PYTHONPATH"])
        house.open()
    yield house
    house.close()


def test_a_third_game_is_played_from_the_lobby_to_its_result(page: Page, third_house: House) -> None:
    """It stands in the lobby under its title; choices are buttons in its own words; the log and the result are told."""
    page.goto(third_house.address)
    page.get_by_text("Kuhn poker").first.wait_for()
    page.locator("[data-play=kuhn]").click()
    page.locator(".question.mine").wait_for()
    offered = page.locator(".question").get_by_role("button")
    assert {"Pass", "Bet one chip"} <= {*offered.all_inner_texts()} or "Fold" in offered.all_inner_texts()
    Guest(page).finish()
    page.locator("#result-title").wait_for()
    assert page.locator(".result ol li").count() == 4
    assert page.get_by_text("takes the pot").count() > 0


def test_a_third_game_speaks_the_readers_language(page: Page, third_house: House) -> None:
    """The words of the package reach the page."""
    page.goto(third_house.address)
    page.evaluate("localStorage.setItem('stammtisch.prefs', JSON.stringify({language: 'de'}))")
    page.goto(third_house.address)
    page.get_by_text("Kuhn-Poker").first.wait_for()
