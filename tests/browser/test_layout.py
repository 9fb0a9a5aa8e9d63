"""Nothing off screen: at every size, in both games and in every kind of question.

The moments come from web/fixtures, so that no game has to be played; one page is resized through all sizes. Tables of
four are the fullest; what only tables of three are asked is looked at there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.moments import Moments, names

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

DESKTOP = ((1280, 720), (1366, 768), (1440, 900), (1536, 864), (2560, 1440))
SMALL = ((1024, 768), (1024, 600), (740, 360), (720, 450))  # the last is 1440 × 900 at 200 %
PHONES = ((360, 740), (390, 844))
GAMES = ("goldbraeu", "golden_city")
TWICE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# What is wrong with the window: things that are not in it or covered, letters nobody can read, emptiness to scroll
# into and, for fingers, buttons that are too small. On the board a second tap confirms what the first has picked.
WRONG = """([wanted, touch]) => {
  const wrong = [];
  const seen = (one) => one.getClientRects().length > 0;
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  for (const [what, selector, least] of wanted) {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    const found = what === 'log' ? all.slice(-least) : all;
    if (found.length < (what === 'log' ? Math.min(least, all.length || 1) : least)) wrong.push(`${what} is missing`);
    for (const one of found) {
      const box = one.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
        wrong.push(`${what} is outside: ${round(box)}`);
      } else if (!over || !(one.contains(over) || over.contains(one))) wrong.push(`${what} is covered`);
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !seen(holder) || holder.closest('.sr, title')) continue;
    const scale = holder instanceof SVGElement ? Math.abs(holder.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < 10.95) wrong.push(`“${text.slice(0, 20)}” has ${size.toFixed(1)} px`);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`a page of ${scrollWidth} × ${scrollHeight}`);
  const buttons = '.tabs button, header button, .question .row button, .tray [data-status=open], .pair';
  for (const one of touch ? [...document.querySelectorAll(buttons)].filter(seen) : []) {
    const box = one.getBoundingClientRect();
    if (Math.max(box.width, box.height) < 44 || Math.min(box.width, box.height) < 40) {
      wrong.push(`${one.dataset.target ?? one.textContent.trim()} is small: ${round(box)}`);
    }
  }
  return [...new Set(wrong)];
}"""


# Which businesses lie under the ledger that pays them.
UNDER = """() => {
  const show = document.querySelector('.payday').getBoundingClientRect();
  return [...document.querySelectorAll('svg.board [data-target*="business:"]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.right > show.left + 2 && box.left < show.right - 2 && box.bottom > show.top + 2;
    })
    .map((one) => one.dataset.target);
}"""


def moments_of(game: str) -> list[str]:
    """All questions of tables of four, and those that only a table of three is asked."""
    found = {name.split("-", 1)[1]: name for name in names(game)}  # four come after three
    return sorted(found.values())


def wanted(state: dict[str, Any], *, wide: bool) -> list[tuple[str, str, int]]:
    """What must be seen without scrolling: what, where, and how many at least."""
    question, board = ("question", ".question .sentence", 1), ("board", "svg.board", 1)
    if not wide:
        return [question, board]
    players = state["now"]["view"]["players"]
    holds = any(one["seat"] == state["seat"] and one["hand_size"] for one in players)
    hand = [("hand", "[data-hand]", 1)] if holds else []
    return [question, board, *hand, ("score", ".player .purse", len(players)), ("log", ".log .line", 3)]


def look(page: Page, moments: Moments, size: tuple[int, int]) -> list[str]:
    """What is wrong in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    page.evaluate(TWICE)  # measured and drawn again
    found: list[str] = page.evaluate(WRONG, [wanted(moments.state, wide=size in DESKTOP), size in PHONES])
    return [f"{size[0]} × {size[1]}: {one}" for one in found]


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_the_screen(page: Page, house: House, game: str) -> None:
    """Question, hand, every score and the last of the log where there is room; always question and board."""
    moments, wrong = Moments(page, house.address), []
    for name in moments_of(game):
        moments.show(game, name)
        wrong += [f"{name} at {one}" for size in (*DESKTOP, *SMALL, *PHONES) for one in look(page, moments, size)]
    assert not wrong, "\n".join(wrong)


def test_the_payday_covers_no_business_that_it_pays(page: Page, house: House) -> None:
    """The ledger lies beside the board, on a telephone under it."""
    Moments(page, house.address).show("goldbraeu", "4-expansion")
    page.get_by_role("button", name="Last payday").click()
    page.locator(".payday").wait_for()
    for size in (*DESKTOP, *SMALL, *PHONES):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(TWICE)
        assert page.evaluate(UNDER) == [], size


def test_by_keyboard_the_question_comes_first(page: Page, house: House) -> None:
    """Who starts by keyboard stands at the question; a link leads back to it, and `?` lists the keys."""
    page.goto(house.address)
    page.locator("[data-play]").first.focus()
    page.keyboard.press("Enter")
    question = page.locator(".question .sentence:focus")
    question.wait_for()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    question.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Keys").wait_for(state="hidden")
