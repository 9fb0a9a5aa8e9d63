"""axe finds nothing to complain of: every screen, by day and in the evening.

A screen is looked at while the whole table waits for me alone: axe takes its time, and what changes under its eyes
would be judged half old and half new.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guest
from tests.browser.moments import Moments
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHAPES = ((1440, 900), (1024, 768), (740, 360), (360, 740))
RUN = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  return (await axe.run(document, {resultTypes: ['violations'], elementRef: false})).violations;
}"""


def violations(page: Page, screen: str) -> list[str]:
    """What axe names in either light, with the first place of each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    problems = []
    for theme in ("light", "dark"):
        found: list[dict[str, Any]] = page.evaluate(RUN, theme)
        for one in found:
            where = one["nodes"][0]
            problems.append(f"{screen}, {theme}: {one['id']}: {where['html'][:200]} ({where.get('failureSummary')})")
    return problems


def at_all_sizes(page: Page, screen: str) -> list[str]:
    """The same in windows of several shapes."""
    problems = []
    for width, height in SHAPES:
        page.set_viewport_size({"width": width, "height": height})
        problems += violations(page, f"{screen} at {width} × {height}")
    page.set_viewport_size({"width": 1440, "height": 900})
    return problems


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/rules/goldbraeu", "article, section"),
        ("/rules/golden_city/GC-RND-01", "article, section"),
        ("/teach/golden_city", "[data-chapter]"),
        ("/teach/goldbraeu/goal", ".board svg"),
    ],
)
def test_what_explains(page: Page, house: House, path: str, shown: str) -> None:
    """How to play, a rule, the list of chapters, a lesson."""
    page.goto(house.address + path)
    page.locator(shown).first.wait_for()
    assert at_all_sizes(page, path) == []


def test_lobby(page: Page, house: House) -> None:
    """The lobby, the settings and a table of one's own."""
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    assert at_all_sizes(page, "lobby") == []
    page.get_by_role("button", name="Language, light and speed").click()
    page.get_by_role("button", name="My own table").first.click()
    page.locator(".setup summary").click()
    assert violations(page, "own table") == []


class Inspector(Guest):
    """Looks at every kind of screen once, with axe."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.looked: set[str] = set()
        self.problems: list[str] = []

    def notice(self, now: dict[str, Any]) -> bool:
        """A show waits until it is closed, and a question once it is put to me alone."""
        screen = now["interlude"] or now["question"]
        if not screen or screen in self.looked:
            return True
        if now["interlude"] or now["alone"]:
            self.inspect(screen)
        return False

    def inspect(self, screen: str) -> None:
        """Look at what is there."""
        self.looked.add(screen)
        self.problems += violations(self.page, screen)


@pytest.mark.parametrize(
    ("game", "screens"),
    [
        ("goldbraeu", {".payday .foot button", "keep-cards", "choose-action"}),
        ("golden_city", {"[role=dialog] button.primary", "bidding", "building"}),
    ],
)
def test_table(page: Page, house: House, game: str, screens: set[str]) -> None:
    """Each kind of question, the payday or the last scoring, the result and the replay."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"], game=game)
    guest = Inspector(page, 11)
    guest.finish()
    assert screens <= guest.looked
    page.locator(".result svg[role=img]").wait_for()
    guest.problems += at_all_sizes(page, "result")
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator(".board svg").first.wait_for()
    guest.problems += at_all_sizes(page, "replay")
    assert guest.problems == []


def test_duel(page: Page, house: House) -> None:
    """The duel, which not every game brings."""
    open_table(page, house.address, ["me", "bot", "bot", "bot"])
    guest = Guest(page, 12)
    while not guest.play_until(lambda: guest.in_duel() and guest.is_alone()):
        open_table(page, house.address, ["me", "bot", "bot", "bot"])
    assert violations(page, "duel") == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (740, 360), (360, 740)])
@pytest.mark.parametrize(("game", "moment"), [("goldbraeu", "4-buy-share"), ("golden_city", "4-bidding")])
def test_sizes(page: Page, house: House, game: str, moment: str, size: tuple[int, int]) -> None:
    """Both tables in windows of every shape: what has no room for words keeps its name."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Moments(page, house.address).show(game, moment)
    assert violations(page, f"{moment} at {size[0]} × {size[1]}") == []
    if page.locator(".tabs").is_visible():
        page.locator("[data-tab-choice=table]").click()
        assert violations(page, f"{moment} at {size[0]} × {size[1]}, players and log") == []
