"""The handbook in a browser: reached from the lobby, searched, read by day and in the evening, all under the policy."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.test_readable import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House

ENTRY = "GB-Q19"
READY = "[...document.body.children].some(one => one.shadowRoot)"  # the search has come and listens to keys


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_from_the_lobby_to_a_ruling(visit: Callable[..., Page], house: House, theme: str) -> None:
    """One click, a search by id, one click; the browser complains of nothing, and asks nobody else for anything."""
    page = visit(color_scheme=theme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.address)
    page.locator("a[href='/docs/']").click()
    page.wait_for_url("**/docs/")
    assert violations(page, "handbook") == []
    page.wait_for_function(READY)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(ENTRY)
    page.get_by_role("option", name=ENTRY).first.click()
    page.wait_for_url(re.compile(rf"/docs/rules/en/.*#{ENTRY}$"))
    assert page.get_by_role("heading", name=ENTRY).is_visible()
    assert [url for url in asked if not url.startswith((house.address, "data:"))] == []
    assert violations(page, "ruling") == []
