"""The replay: begins at the beginning, plays, obeys keys, and its address leads back to the same moment."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

BEFORE_THE_END = 271  # decisions of 272
RECORD = Path(__file__).parents[1] / "records" / "goldbraeu" / "2-hanser-2004-4.txt"


def upload(house: House) -> str:
    """The address of a record with three bots in it."""
    lines = [
        line
        for line in RECORD.read_text(encoding="utf-8").splitlines()
        if not re.match("(red|blue|yellow|green): ", line)
    ]
    lines[1:1] = ["red: Resi", "blue: bot beginner", "yellow: bot strong", "green: bot beginner"]
    request = urllib.request.Request(f"{house.address}/api/replays", "\n".join(lines).encode())  # noqa: S310 -- http
    with urllib.request.urlopen(request) as answer:  # noqa: S310 -- http
        return f"{house.address}/replay/{json.load(answer)['id']}"


def at(page: Page) -> int:
    """The decision after which we are."""
    return int(page.locator(".controls [data-at]").get_attribute("data-at") or "-1")


def wait_for(page: Page, number: int) -> None:
    """Until we are there, and the address says so."""
    page.locator(f'.controls [data-at="{number}"]').wait_for()
    page.wait_for_url(re.compile(f"#at={number}(&|$)" if number else "/[a-z0-9]+(#seat=[a-z]+)?$"))


def test_a_record_plays_and_its_address_leads_back(page: Page, house: House) -> None:
    """From the beginning on, by button and keys; a reload comes back to the same moment, with all hands open."""
    page.goto(upload(house))
    wait_for(page, 0)
    names = page.locator(".seats strong").all_inner_texts()
    assert names == ["Resi", "Blue (Apprentice)", "Yellow (Old hand)", "Green (Apprentice)"]
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("#at=[1-9]"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Week 1, Monday", exact=True).click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    tuesday = at(page)
    wait_for(page, tuesday)
    assert "Tuesday" in page.locator(".clock").inner_text()
    hands = page.locator(".seats [data-seat] [data-card]").count()
    assert hands > 4
    page.reload()
    wait_for(page, tuesday)
    page.locator(".seats [data-seat] [data-card]").first.wait_for()
    assert page.locator(".seats [data-seat] [data-card]").count() == hands


def test_other_eyes_a_ledger_and_on_into_a_game(page: Page, house: House) -> None:
    """The view is part of the address; lines of the log open what they tell of; back leads to where one left."""
    page.goto(f"{upload(house)}#at=72")
    page.get_by_role("combobox", name="View").select_option(label="Blue (Apprentice)")
    page.wait_for_url(re.compile("#at=72&seat=blue$"))
    page.locator(".seats [data-card]").first.wait_for(state="detached")
    page.locator(".log .btn.open").first.click()
    page.locator(".payday .foot button").click()
    page.keyboard.press("End")
    page.locator(".end li").first.wait_for()
    page.keyboard.press("Home")
    wait_for(page, 0)
    page.locator(".log .line").nth(20).click()
    page.locator('.controls [data-at="0"]').wait_for(state="detached")
    left = at(page)
    page.get_by_role("button", name="Continue from here").click()
    page.locator(".player.me").wait_for()
    page.go_back()
    wait_for(page, left)


def finish(page: Page, house: House) -> dict[str, Any]:
    """Continue the record before its last decision, and pass: the result of a table."""
    replay = upload(house)
    made: dict[str, Any] = page.request.post(
        f"{house.address}/api/replays/{replay.rsplit('/', 1)[1]}/continue",
        data={"at": BEFORE_THE_END, "seat": "green", "bot": "random", "pace": 0},
    ).json()
    page.goto(f"{house.address}/table/{made['table']['id']}#key={made['keys']['green']}")
    page.locator(".question .row [data-action=pass]").click()
    page.locator(".payday .foot button").click()
    page.locator("#result-title").wait_for()
    return made


def test_beside_the_result_stands_nothing_old(page: Page, house: House) -> None:
    """The players' rows have the final money, whatever one points at; a click on the log looks back."""
    finish(page, house)
    looked: list[str] = []
    page.on("request", lambda request: looked.append(request.url) if "/at/" in request.url else None)
    winners = page.locator(".result ol .who strong").all_inner_texts()
    scores = dict(zip(winners, page.locator(".result ol .score").all_inner_texts(), strict=True))
    for line in page.locator(".log .line").all()[-3:]:
        line.hover()
    assert looked == []
    names = page.locator(".player .name strong").all_inner_texts()
    cash = [text.split()[0] for text in page.locator(".player .cash").all_inner_texts()]
    assert dict(zip(names, cash, strict=True)) == scores
    page.locator(".log .line").last.click()
    page.get_by_role("button", name="Back to now").click()
    page.locator("#result-title").wait_for()
