"""The rules in the page: reached from the lobby and from a table, followed from id to id, by day and in the evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.test_readable import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House


def test_from_the_lobby_to_a_single_rule(visit: Callable[..., Page], house: House) -> None:
    """How to play, then a rule behind a passage, then a search; every place has an address and is accessible."""
    page = visit(locale="de-DE")
    page.goto(house.address)
    page.locator("[data-read]").first.click()
    page.locator(".how .figure svg").first.wait_for()
    assert violations(page, "how to play") == []
    rule = page.locator(".how a[data-rule]").first
    name = rule.get_attribute("data-rule")
    rule.click()
    page.locator(f"li.here[id={name}]").wait_for()
    assert page.url.endswith(f"/{name}")
    page.get_by_role("searchbox").fill("ZAHLTAG")
    page.locator("li[id]").first.wait_for()
    assert 0 < page.locator("li[id]").count() < 60
    assert violations(page, "rulebook") == []


def test_beside_the_table(page: Page, house: House) -> None:
    """The card opens with a key and stays while one plays; a rule id shows its rule; Escape closes the panel."""
    page.goto(house.address)
    page.locator("[data-play]").first.click()
    page.locator(".question.mine").wait_for()
    page.keyboard.press("h")
    card = page.locator("aside.rules dl.card")
    card.wait_for()
    assert violations(page, "reference card") == []
    page.locator("[data-status=open]").first.click()
    assert card.is_visible()
    link = page.locator("aside.rules a[data-rule]").first
    name = str(link.get_attribute("data-rule"))
    link.click()
    page.locator("#rule-shown", has_text=name).wait_for()
    assert "/table/" in page.url
    page.keyboard.press("Escape")
    page.locator("aside.rules").wait_for(state="detached")
