"""Pictures of every screen in all languages, by day and in the evening, on three sizes.

`python -m tests.browser.shots [FOLDER]`. They are to be looked at: nothing overlaps, clips or is missing.
"""

from __future__ import annotations

import json
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

OUT = Path(__file__).parents[2] / ".build" / "shots"
LANGUAGES = ("en", "de", "fr")
THEMES = ("light", "dark")
SIZES = ((360, 740), (768, 1024), (1440, 900))
LIVELY = 22  # decisions of mine after which the square looks lived in


class Photographer:
    """Takes one screen in every language, light and size."""

    def __init__(self, page: Page, out: Path) -> None:
        self.page = page
        self.out = out
        self.taken = 0

    def take(self, screen: str, prepare: Callable[[], None] = lambda: None) -> None:
        """The same place again and again; `prepare` opens what a reload has closed."""
        for language, theme, (width, height) in product(LANGUAGES, THEMES, SIZES):
            self.page.set_viewport_size({"width": width, "height": height})
            self.prefer(language, theme)
            self.page.reload()
            self.page.locator("main").wait_for()
            prepare()
            self.page.wait_for_timeout(350)
            self.page.screenshot(path=self.out / f"{screen}-{language}-{theme}-{width}.png")
            self.taken += 1
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def prefer(self, language: str, theme: str) -> None:
        """As if the reader had set it."""
        text = json.dumps({"language": language, "theme": theme})
        self.page.evaluate("text => localStorage.setItem('stammtisch.prefs', text)", text)


def photograph(page: Page, address: str, out: Path) -> int:
    """Both games from the lobby to the result."""
    camera = Photographer(page, out)
    page.goto(address)
    camera.take("lobby", page.locator("[data-play]").first.wait_for)
    photograph_village(camera, address)
    photograph_city(camera, address)
    return camera.taken


def sit_down(camera: Photographer, address: str, game: str) -> Guest:
    """A fresh table with three bots."""
    camera.page.set_viewport_size({"width": 1440, "height": 900})
    camera.prefer("en", "light")
    open_table(camera.page, address, ["me", "bot", "bot", "bot"], game=game)
    return Guest(camera.page, 2)


def photograph_village(camera: Photographer, address: str) -> None:
    """Goldbräu: the square, a duel, a payday, the result."""
    page = camera.page
    guest = sit_down(camera, address, "goldbraeu")
    while not guest.play_until(lambda: guest.in_duel() and guest.is_alone()):
        sit_down(camera, address, "goldbraeu")
    camera.take("duel", page.locator(".duel").wait_for)
    guest = sit_down(camera, address, "goldbraeu")
    guest.play_until(lambda: guest.decisions > LIVELY and guest.is_alone() and guest.sees(".board [data-status=open]"))
    camera.take("board", page.locator(".question.mine").wait_for)
    guest.play_until(lambda: ".payday" in guest.seen)
    camera.take("payday", lambda: open_ledger(page))
    page.reload()
    guest.finish()
    camera.take("result", page.locator(".result svg[role=img]").wait_for)


def photograph_city(camera: Photographer, address: str) -> None:
    """The Golden City: the auction, the island, the last scoring, the result."""
    page = camera.page
    guest = sit_down(camera, address, "golden_city")
    lively = LIVELY // 2
    guest.play_until(lambda: guest.decisions > lively and guest.is_alone() and guest.sees(".auction .pair.taken"))
    camera.take("auction", page.locator(".question.mine").wait_for)
    guest.play_until(lambda: guest.decisions > LIVELY and guest.look()["question"] == "building")
    camera.take("city", page.locator(".question.mine").wait_for)
    guest.finish()
    camera.take("city-result", page.locator(".result svg[role=img]").wait_for)


def open_ledger(page: Page) -> None:
    """The last payday once more."""
    page.locator(".menu button").nth(2).click()
    page.locator(".payday").wait_for()


def main() -> None:
    """Take them all."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        page = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900}).new_page()
        page.set_default_timeout(PATIENCE)
        taken = photograph(page, house.address, out)
        browser.close()
        house.close()
    sys.stdout.write(f"{taken} pictures in {out}\n")


if __name__ == "__main__":
    main()
