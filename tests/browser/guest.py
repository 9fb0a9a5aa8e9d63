"""Somebody at a table who knows only what is on the page."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from playwright.sync_api import Error, Locator, Page

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 60_000  # milliseconds
SHORT = 2_000


class Guest:
    """Clicks whatever glows and whatever is offered as an answer."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.decisions = 0
        self.seen: set[str] = set()

    # ---- sitting down

    def play_goldbraeu(self, address: str) -> None:
        """One click on Play; then bots at once and no motion."""
        self.page.goto(address)
        self.page.locator("[data-play=goldbraeu]").click()
        self.page.locator("main .question").wait_for(timeout=PATIENCE)
        self.hurry()

    def hurry(self) -> None:
        """Let bots answer at once."""
        self.page.locator(".menu button[aria-expanded]").click()
        self.page.locator("#pace").select_option("0")
        self.page.locator(".menu button[aria-expanded]").click()

    # ---- playing

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("#result-title").count() > 0

    def is_asked(self) -> bool:
        """Whether the question is put to me."""
        return self.page.locator(".question.mine").count() > 0

    def targets(self) -> Locator:
        """What glows."""
        return self.page.locator("[data-status=open]")

    def answers(self) -> Locator:
        """Answers that are offered as buttons."""
        return self.page.locator(".question .row [data-action]:enabled")

    def step(self) -> bool:
        """Do one thing, whatever it is; False after the end."""
        page = self.page
        if self.is_over():
            return False
        for interlude in (".payday footer button", ".curtain button"):
            if page.locator(interlude).count():
                self.seen.add(interlude.split()[0])
                self.click(page.locator(interlude).first)
                return True
        if not self.is_asked():
            page.wait_for_timeout(30)
            return True
        if page.locator(".duel").count():
            self.seen.add("duel")
        self.answer()
        return True

    def answer(self) -> None:
        """Click something that glows or that is offered."""
        glowing, offered = self.targets().count(), self.answers().count()
        if glowing + offered == 0:
            self.page.wait_for_timeout(20)
            return
        pick = self.rng.randrange(glowing + offered)
        if glowing and self.rng.random() < 0.8:  # passing all the time is no fun
            pick = self.rng.randrange(glowing)
        self.click(self.targets().nth(pick) if pick < glowing else self.answers().nth(pick - glowing))
        self.decisions += 1

    def click(self, what: Locator) -> None:
        """Click what may be gone by now."""
        try:
            what.click(timeout=SHORT)
        except Error as error:
            if "Timeout" not in str(error) and "not attached" not in str(error):
                raise

    def play_until(self, enough: Callable[[], bool], seconds: float = 240) -> bool:
        """Go on until something is the case; False if the game ended before."""
        until = time.monotonic() + seconds
        while not enough():
            assert time.monotonic() < until, "this takes too long"
            if not self.step():
                return False
        return True

    def finish(self, seconds: float = 400) -> None:
        """Play to the end."""
        self.play_until(lambda: False, seconds)
        assert self.is_over()

    def duel(self) -> bool:
        """Whether I am asked in a duel."""
        return self.is_asked() and self.page.locator(".duel").count() > 0
