"""Nothing is lost: reload, a new language, a house that burnt down in the middle of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import listen
from tests.browser.guest import Guest
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House


def find_duel(page: Page, house: House) -> Guest:
    """A table at which I am being challenged."""
    for seed in range(6):
        open_table(page, house.address, ["me", "bot", "bot", "bot"])
        guest = Guest(page, seed)
        if guest.play_until(guest.in_duel):
            return guest
    raise AssertionError("nobody wants my post")


def test_reload_and_restart_in_mid_duel(page: Page, house: House, quiet: list[str]) -> None:
    """The same question before and after; the page says that it is offline, and the game goes on."""
    listen(page, quiet)
    guest = find_duel(page, house)
    question = page.locator(".question .sentence").inner_text()
    page.reload()
    page.locator(".duel").wait_for()
    assert page.locator(".question .sentence").inner_text() == question
    house.kill()
    page.locator(".offline").wait_for()
    house.open()
    page.locator(".offline").wait_for(state="detached", timeout=30_000)
    assert page.locator(".question .sentence").inner_text() == question
    assert guest.play_until(lambda: guest.decisions > 12) or guest.is_over()


def test_language_in_mid_game(page: Page, house: House, quiet: list[str]) -> None:
    """Question, log and buttons change; the place does not."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 4)
    guest.play_until(lambda: guest.decisions > 8 and guest.is_asked())
    lines = page.locator(".log .line").count()
    page.get_by_role("button", name="Language, light and speed").click()
    for language, log in (("de", "Was geschah"), ("fr", "Ce qui s’est passé"), ("en", "What happened")):
        page.locator(f"[data-language={language}]").click()
        page.get_by_role("heading", name=log).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator(".log .line").count() == lines
        assert "[ui-" not in page.locator("body").inner_text()
    page.reload()
    page.get_by_role("heading", name="What happened").wait_for()


def test_log_rewinds_the_board(page: Page, house: House, quiet: list[str]) -> None:
    """Clicking a line shows that moment; coming back shows now."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 6)
    guest.play_until(lambda: guest.decisions > 6 and guest.is_asked())
    page.locator(".log .line").nth(7).click()
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Back to now").wait_for(state="detached")
    assert guest.is_asked()


def test_a_refusal_is_never_silent(page: Page, house: House, quiet: list[str]) -> None:
    """Pointing at what may not be done answers with a sentence and its rule."""
    listen(page, quiet)
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 7)
    guest.play_until(lambda: guest.is_asked() and page.locator(".board [data-status=refused]").count() > 0)
    page.locator(".board [data-status=refused]").first.hover()
    page.locator(".why").wait_for()
    assert "Rule GB-" in page.locator(".why").inner_text()
