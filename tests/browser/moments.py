"""Moments of real games (web/fixtures) at a real page: any question can be looked at without playing to it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
TABLE = "moment"
KEEP = """([id, game, seat]) => localStorage.setItem('stammtisch.tables',
  JSON.stringify({[id]: {game, keys: {[seat]: 'key'}, at: Date.now()}}))"""

SHOWN = "(asked) => (document.querySelector('.question')?.dataset.question ?? null) === asked"


def names(game: str) -> list[str]:
    """All moments of a game: `4-bidding`."""
    return sorted(path.stem for path in (FIXTURES / game).glob("[0-9]-*.json"))


def read(game: str, name: str) -> dict[str, Any]:
    """One moment."""
    told: dict[str, Any] = json.loads((FIXTURES / game / f"{name}.json").read_text(encoding="utf-8"))
    return told


class Moments:
    """A page at a table that stands still at one moment."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.state: dict[str, Any] = {}
        self.forecast: dict[str, Any] | None = None
        self.game = ""
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket*", self.sit)
        page.route(f"**/api/tables/{TABLE}**", self.tell)

    def show(self, game: str, name: str) -> None:
        """Go to the table at this moment."""
        told = read(game, name)
        told["events"] = read(game, names(game)[0])["events"] + told["events"]  # something has happened before
        self.state = state_of(told)
        self.forecast = {"events": told["forecast"], "gains": gains(self.state)} if told["ask"] else None
        if game == self.game and self.socket:
            self.socket.send(json.dumps(self.state))
        else:
            self.sit_down(game)
        asked = (told["ask"] or {}).get("question")
        self.page.wait_for_function(SHOWN, arg=asked)

    def sit_down(self, game: str) -> None:
        """Come to the table as somebody who has a seat there."""
        self.game = game
        self.page.goto(f"{self.address}/icon.svg")
        self.page.evaluate(KEEP, [TABLE, game, self.state["seat"]])
        self.page.goto(f"{self.address}/table/{TABLE}")
        self.page.locator(".question").wait_for()
        self.page.evaluate("document.fonts.ready")

    def tell(self, route: Route) -> None:
        """What the page asks over HTTP."""
        route.fulfill(json=self.forecast if "/forecast" in route.request.url else self.state)

    def sit(self, socket: WebSocketRoute) -> None:
        """What the page hears over its socket: who it is, and the moment."""

        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] == "hello":
                socket.send(json.dumps({"type": "welcome", "seat": self.state["seat"], "version": "1"}))
                socket.send(json.dumps(self.state))

        self.socket = socket
        socket.on_message(hear)


def state_of(told: dict[str, Any]) -> dict[str, Any]:
    """The message that shows a moment to the first seat; the others are bots with long names."""
    view, seats = told["view"], [player["seat"] for player in told["view"]["players"]]
    bots = [{"seat": seat, "holder": "bot", "name": "", "bot": "beginner", "here": False} for seat in seats[1:]]
    me = {"seat": seats[0], "holder": "person", "name": "Maximiliane-Charlotte", "bot": "", "here": True}
    table = {
        "id": TABLE,
        "setup": view["setup"],
        "status": "playing",
        "seats": [me, *bots],
        "watch": "link",
        "pace": 0.5,
        "number": 9,
    }
    due = told["ask"] and {"decision": "9", "ask": told["ask"]}
    now = {"table": table, "view": view, "due": due, "change": None, "undo": True, "orders": [], "result": None}
    return {"type": "state", "number": 9, "seat": seats[0], "lines": lines(told["events"], told["ledger"]), "now": now}


def lines(events: list[dict[str, Any]], ledger: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The events as entries of the log, one each; the first has the ledger of a scoring."""
    entries: list[dict[str, Any]] = [
        {"type": "played", "seat": who(event), "action": None, "events": [event], "ledger": None} for event in events
    ]
    if entries:
        entries[0]["ledger"] = ledger
    return [{"number": n, "entry": entry} for n, entry in enumerate(entries, 1)]


def who(event: dict[str, Any]) -> str | None:
    """Whose deed it was."""
    seat: str | None = event["facts"].get("seat")
    return seat


def gains(state: dict[str, Any]) -> dict[str, int]:
    """Some forecast for everybody."""
    return {one["seat"]: 12 for one in state["now"]["table"]["seats"]}
