"""Being told that it is one's turn: the panel at a table, what the service worker shows, and the link of a letter."""

from __future__ import annotations

import contextlib
import http.server
import json
import threading
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import WHOLE, first_of
from tests.browser.house import House
from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserType, Page

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data }) => ({ title, body, url: data.url }))"""


POST = """async ([path, body, key]) => (await fetch(path, {
  method: 'POST', body: JSON.stringify(body),
  headers: {'Content-Type': 'application/json', Authorization: `Bearer ${key}`}})).json()"""


@pytest.fixture
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A whole Chromium: one without windows shows no notices."""
    whole = {"executable_path": path} if (path := first_of(*WHOLE)) else {}
    browser = browser_type.launch(**{**browser_type_launch_args, **whole})
    yield browser
    browser.close()


@contextlib.contextmanager
def opened(house: House) -> Iterator[House]:
    """A house for as long as it is needed."""
    house.open()
    yield house
    house.close()


@contextlib.contextmanager
def listening() -> Iterator[tuple[str, list[Any]]]:
    """A program that takes web hooks, and what it was told."""
    told: list[Any] = []

    class Hook(http.server.BaseHTTPRequestHandler):
        """Takes whatever comes."""

        def do_POST(self) -> None:
            """Take one."""
            told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", told
    server.shutdown()
    server.server_close()


def push(page: Page, data: dict[str, str]) -> list[dict[str, str]]:
    """Let the browser be pushed something, as by its push service; return what it shows."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not found:
        page.wait_for_timeout(20)
    origin = page.url.partition("/table")[0]
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(data)}
    wire.send("ServiceWorker.deliverPushMessage", message)
    while not (shown := page.evaluate(SHOWN)):
        page.wait_for_timeout(20)
    return list(shown)


def test_a_hook_is_set_up_and_tried_a_push_is_shown_and_a_link_opens_the_seat(
    visit: Callable[..., Page], tmp_path: Path
) -> None:
    """By clicks, under the content security policy; in another browser the link of a letter opens my seat."""
    with listening() as (origin, told), opened(House(tmp_path, "--hooks", origin)) as house:
        page = visit(permissions=["notifications"], locale="en-GB")
        table = leave_a_table(page, house.address, origin)
        open_table(page, house.address, ["me", "bot", "bot"])
        page.get_by_role("button", name="Tell me when it is my turn").click()
        page.locator(".notices summary").click()
        page.get_by_label("Kind").select_option("generic")
        page.get_by_label("Web address").fill(f"{origin}/hook")
        page.get_by_role("button", name="Tell me there").click()
        page.get_by_role("button", name="Try it").click()
        page.locator(".notices [role=status]").wait_for()
        shown = push(page, {"title": "Your turn", "body": "…", "url": page.url, "tag": "t"})
        while len(told) < 2:
            page.wait_for_timeout(50)
        letter = next(one for one in told if one["event"] == "your-turn")
        there = visit(locale="de-DE")
        there.goto(letter["link"])
        there.locator(".question.mine").wait_for()

        assert there.url == f"{house.address}/table/{table}"
        assert shown == [{"title": "Your turn", "body": "…", "url": page.url}]
        page.close()
        there.close()


def leave_a_table(page: Page, address: str, origin: str) -> str:
    """A table over days at which I am asked, want to be told, and am not."""
    page.goto(address)
    days = {"kind": "correspondence", "allowance": 3600}
    wish = {"game": "goldbraeu", "pace": 0, "seats": [{"holder": "me"}, {"holder": "me"}, {"holder": "me"}]}
    made = page.evaluate(POST, ["/api/tables", {**wish, "clock": days}, ""])
    way = {"type": "hook", "form": "generic", "url": f"{origin}/left", "private": True}
    table: str = made["table"]["id"]
    page.evaluate(POST, [f"/api/tables/{table}/notices", {"way": way}, made["keys"]["red"]])
    return table
