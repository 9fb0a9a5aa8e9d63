"""A house with a page, and Chromium to look at it. Run with `-m browser`; without Playwright nothing is collected.

No time decides a test: everything waits for a state, and only a hang is cut short.
"""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.house import House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

collect_ignore_glob = [] if find_spec("pytest_playwright") else ["test_*.py"]

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
PATIENCE = 300_000  # milliseconds: a hang, not a slow machine
# Newcomers are told everything slowly; a test reads fast. What a test chooses itself stays.
READ_FAST = (
    """localStorage.getItem('stammtisch.prefs') ?? localStorage.setItem('stammtisch.prefs', '{"pace": "fast"}')"""
)
WHILE_CLOSED = ("net::ERR_", "WebSocket connection to")  # what Chromium says of a house that is down


def pytest_configure(config: pytest.Config) -> None:
    """Know the marker; pytest-base-url warns of itself under pytest 9."""
    config.addinivalue_line("markers", "browser: needs Chromium and the built page")
    config.addinivalue_line("filterwarnings", "ignore::pytest.PytestRemovedIn10Warning")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of this folder is for the browser."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")


BARE = "chromium-headless-shell"  # has no windows, and so no notices; spends nothing on an interface of its own
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The machine's own Chromium, or the one that is named."""
    return os.environ.get("CHROMIUM") or first_of(BARE, *WHOLE)


def first_of(*names: str) -> str | None:
    """The first of these programs that is here."""
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium."""
    path = chromium()
    return {**browser_type_launch_args, **({"executable_path": path} if path else {}), "args": FLAGS.split()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader who prefers English and no motion."""
    size = {"width": 1440, "height": 900}
    return {**browser_context_args, "viewport": size, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that leave it standing."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, to be burnt down."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def complaints(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Gathers what pages complain of; at the end there must be nothing."""
    found: list[str] = []
    yield found
    harmless = WHILE_CLOSED if "fragile_house" in request.fixturenames else ()
    assert not [text for text in found if not any(known in text for known in harmless)]


@pytest.fixture
def page(context: BrowserContext, complaints: list[str]) -> Page:
    """A page that is listened to."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(READ_FAST)
    return listen(context.new_page(), complaints)


@pytest.fixture
def visit(browser: Browser, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Further browsers, each with settings of its own."""
    opened: list[BrowserContext] = []

    def another(**settings: Any) -> Page:  # noqa: ANN401 -- Playwright's own
        context = browser.new_context(**{"reduced_motion": "reduce", **settings})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(READ_FAST)
        opened.append(context)
        return listen(context.new_page(), complaints)

    yield another
    for context in opened:
        context.close()


def listen(page: Page, complaints: list[str]) -> Page:
    """Write down every error and warning of a page."""
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page
