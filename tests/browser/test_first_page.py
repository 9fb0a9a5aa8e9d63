"""The first page is small: people come on telephones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.core.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Response

    from tests.browser.house import House

MOST = 150_000  # bytes over the wire, as the server packs them
LETTERS = 60_000  # of them the two typefaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_small(visit: Callable[..., Page], house: House, language: str) -> None:
    """All that the lobby loads, sentences and typefaces included: no more than 150 kB; and nothing from elsewhere."""
    page = visit(locale=language)
    came: list[Response] = []
    page.on("response", lambda one: came.append(one))  # noqa: PLW0108 -- Playwright marks its listeners
    page.goto(house.address, wait_until="networkidle")
    page.locator("[data-play]").first.wait_for()
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in came}
    kinds = {one.request.resource_type for one in came}
    assert {"document", "script", "stylesheet", "font"} <= kinds
    fonts = [one.request.sizes()["responseBodySize"] for one in came if one.request.resource_type == "font"]
    assert len(fonts) == 2
    assert sum(fonts) <= LETTERS
    assert all(url.startswith(house.address) for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes
