"""Nothing is lost: reload, a new language, a house that burnt down in the middle of a duel or an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House


def find_duel(page: Page, house: House) -> Guest:
    """A table at which I am being challenged; in some games nobody wants my post."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 2)
    return guest if guest.play_until(lambda: guest.in_duel() and guest.is_alone()) else find_duel(page, house)


def find_auction(page: Page, house: House) -> Guest:
    """A table at which I bid while others have bid."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game="golden_city")
    guest = Guest(page, 3)
    assert guest.play_until(lambda: guest.is_alone() and guest.sees(".auction .pair.taken"))
    return guest


@pytest.mark.parametrize(("find", "scene"), [(find_duel, ".duel"), (find_auction, ".auction")])
def test_reload_and_restart_in_mid_fight(page: Page, fragile_house: House, find: object, scene: str) -> None:
    """The same question before and after; the page says that it is offline, and the game goes on."""
    house = fragile_house
    assert callable(find)
    guest: Guest = find(page, house)
    question = page.locator(".question .sentence").inner_text()
    page.reload()
    page.locator(scene).wait_for()
    assert page.locator(".question .sentence").inner_text() == question
    house.kill()
    page.locator(".offline").wait_for()
    assert page.locator(".question .sentence").inner_text() == question
    house.open()
    page.locator(".offline").wait_for(state="detached")
    assert page.locator(".question .sentence").inner_text() == question
    enough = guest.decisions + 6
    guest.play_until(lambda: guest.decisions > enough)


LOGS = {"de": "Was geschah", "fr": "Journal", "en": "Log"}


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_language_in_mid_game(page: Page, house: House, game: str) -> None:
    """Question, log and buttons change; the place does not."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Guest(page, 4)
    guest.play_until(lambda: guest.decisions > 8 and guest.is_alone())
    lines = page.locator(".log .line").count()
    questions = set()
    page.get_by_role("button", name="Language, light and speed").click()
    for language, log in LOGS.items():
        page.locator(f"[data-language={language}]").click()
        page.get_by_role("heading", name=log).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator(".log .line").count() == lines
        assert "[" not in page.locator("main").inner_text(), "a key without a sentence"
        questions.add(page.locator(".question .sentence").inner_text())
    assert len(questions) == len(LOGS)
    page.reload()
    page.get_by_role("heading", name=LOGS["en"]).wait_for()


def test_log_rewinds_the_board(page: Page, house: House) -> None:
    """Clicking a line shows that moment; coming back shows now."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 6)
    guest.play_until(lambda: guest.decisions > 6 and guest.is_alone())
    page.locator(".log .line").nth(7).click()
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Back to now").wait_for(state="detached")
    assert guest.is_asked()


def test_the_log_folds_what_is_many(page: Page, house: House) -> None:
    """The pairs of a round are one line, which opens."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game="golden_city")
    guest = Guest(page, 6)
    guest.play_until(lambda: guest.is_alone() and guest.sees(".auction"))
    line = page.locator(".log li").filter(has_text="The pairs are laid out: 8 landform cards.").first
    line.locator("summary").click()
    assert line.locator("li").filter(has_text="Pair ").count() == 8


@pytest.mark.parametrize(("game", "rule"), [("goldbraeu", "Rule GB-"), ("golden_city", "Rule GC-")])
def test_a_refusal_is_never_silent(page: Page, house: House, game: str, rule: str) -> None:
    """Pointing at what may not be done answers with a sentence and its rule."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Guest(page, 7)
    assert guest.play_until(lambda: guest.is_alone() and guest.sees(".board [data-status=refused]"))
    page.locator(".board [data-status=refused]").first.hover()
    page.locator(".why").wait_for()
    assert rule in page.locator(".why").inner_text()
