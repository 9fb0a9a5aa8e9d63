"""Somebody at a table who knows only what is on the page."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, Locator, Page

if TYPE_CHECKING:
    from collections.abc import Callable

SHORT = 5_000  # milliseconds; then look again whether it is still there
GLOWING = "[data-status=open]"
OFFERED = ".question .row [data-action]:enabled"
# All at one moment: two looks may see two different positions.
LOOK = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  return {
    over: count('#result-title') > 0,
    asked: count('.question.mine') > 0,
    question: document.querySelector('.question.mine')?.dataset.question ?? null,
    alone: count('.question.mine') > 0 && count('.player.acting') === 1 && count('.player.acting.me') === 1,
    duel: count('.question.mine') > 0 && count('.duel') > 0,
    glowing: count('[data-status=open]'),
    offered: count('.question .row [data-action]:enabled'),
    interlude: ['.payday .foot button', '.curtain button', '[role=dialog] button.primary', '[data-confirm]']
      .find((one) => count(one) > 0) ?? null,
  };
}"""


class Guest:
    """Clicks whatever glows and whatever is offered as an answer."""

    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.rng = random.Random(seed)
        self.decisions = 0
        self.seen: set[str] = set()

    def look(self) -> dict[str, Any]:
        """What is on the page now."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return bool(self.look()["over"])

    def is_asked(self) -> bool:
        """Whether the question is put to me."""
        return bool(self.look()["asked"])

    def is_alone(self) -> bool:
        """Whether the whole table waits for me alone: then nothing moves until I do."""
        return bool(self.look()["alone"])

    def sees(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0

    def in_duel(self) -> bool:
        """Whether I am asked in a duel."""
        return bool(self.look()["duel"])

    def step(self) -> bool:
        """Do one thing, whatever it is; False after the end."""
        now = self.look()
        if now["over"]:
            return False
        if not self.notice(now):
            self.page.wait_for_timeout(15)
            return True
        if now["duel"]:
            self.seen.add("duel")
        if now["interlude"]:
            self.seen.add(now["interlude"].split()[0])
            self.click(self.page.locator(now["interlude"]).first)
        elif now["asked"] and now["glowing"] + now["offered"]:
            self.answer(now["glowing"], now["offered"])
        else:
            self.page.wait_for_timeout(15)
        return True

    def notice(self, now: dict[str, Any]) -> bool:
        """Look at the page as it is, before anything is done to it; False to wait and look again."""
        return bool(now)

    def answer(self, glowing: int, offered: int) -> None:
        """Click something that glows or that is offered."""
        pick = self.rng.randrange(glowing + offered)
        if glowing and self.rng.random() < 0.8:  # passing all the time is no fun
            pick = self.rng.randrange(glowing)
        page = self.page
        self.click(page.locator(GLOWING).nth(pick) if pick < glowing else page.locator(OFFERED).nth(pick - glowing))
        self.decisions += 1

    def click(self, what: Locator) -> None:
        """Click what may be gone by now."""
        try:
            if self.touch:
                what.tap(timeout=SHORT)
            else:
                what.click(timeout=SHORT)
        except Error as error:
            if "Timeout" not in str(error) and "not attached" not in str(error):
                raise

    def play_until(self, enough: Callable[[], bool]) -> bool:
        """Go on until something is the case; False if the game ended before. Only pytest's own limit ends a hang."""
        while not enough():
            if not self.step():
                return False
        return True

    def finish(self) -> None:
        """Play to the end."""
        while self.step():
            pass
        assert self.is_over()
