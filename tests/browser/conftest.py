"""A house with a page, and Chromium to look at it. Run with `-m browser`; without Playwright nothing is collected."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.house import House

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

collect_ignore_glob = [] if find_spec("pytest_playwright") else ["test_*.py"]

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
HARMLESS = ("net::ERR_CONNECTION_REFUSED", "net::ERR_EMPTY_RESPONSE", "WebSocket connection to")  # the house was down


def pytest_configure(config: pytest.Config) -> None:
    """Know the marker; pytest-base-url warns of itself under pytest 9."""
    config.addinivalue_line("markers", "browser: needs Chromium and the built page")
    config.addinivalue_line("filterwarnings", "ignore::pytest.PytestRemovedIn10Warning")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of this folder is for the browser."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return {**browser_type_launch_args, **({"executable_path": path} if path else {}), "args": FLAGS.split()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader who prefers English and no motion."""
    size = {"width": 1440, "height": 900}
    return {**browser_context_args, "viewport": size, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house of its own for each test."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def quiet() -> Iterator[list[str]]:
    """Gathers what pages complain of; at the end there must be nothing."""
    complaints: list[str] = []
    yield complaints
    assert not [text for text in complaints if not any(harmless in text for harmless in HARMLESS)]


def listen(page: Page, complaints: list[str]) -> Page:
    """Write down every error and warning of a page."""
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page
