"""Tables opened over HTTP, where a test is not about opening them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPEN = """async (wish) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)});
  const made = await answer.json();
  localStorage.setItem('stammtisch.tables', JSON.stringify({[made.table.id]: {
    game: wish.game, keys: made.keys, invitations: made.invitations, host: made.host, watch: made.watch,
    at: Date.now()}}));
  return made;
}"""


def open_table(page: Page, address: str, holders: list[str], bot: str = "random", **wish: Any) -> dict[str, Any]:  # noqa: ANN401 -- JSON
    """A table with these holders, and the page at it."""
    page.goto(address)
    seats = [{"holder": holder, **({"bot": bot} if holder == "bot" else {})} for holder in holders]
    made: dict[str, Any] = page.evaluate(OPEN, {"game": "goldbraeu", "pace": 0, "seats": seats, **wish})
    page.goto(f"{address}/table/{made['table']['id']}")
    page.locator("main").wait_for()
    return made


def prefer(page: Page, address: str, **prefs: Any) -> None:  # noqa: ANN401 -- JSON
    """Set what a reader who reads fast prefers, before the page is opened."""
    page.goto(address)
    page.evaluate("text => localStorage.setItem('stammtisch.prefs', text)", json.dumps({"pace": "fast", **prefs}))
