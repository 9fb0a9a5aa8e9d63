"""People at a table in several browsers: names, chat, the next game, invitations; one screen; a house that is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House

# Bots play my seats to the end.
RESIGN = """async ([table, keys]) => {
  for (const [seat, key] of Object.entries(keys)) {
    const body = JSON.stringify({type: 'hand-over', id: 1, seat, bot: 'random'});
    const headers = {'Content-Type': 'application/json', Authorization: `Bearer ${key}`};
    await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers, body});
  }
}"""
OVER = """async ([table, keys]) => {
  const headers = {Authorization: `Bearer ${Object.values(keys)[0]}`};
  return (await (await fetch(`/api/tables/${table}`, {headers})).json()).now.result !== null;
}"""
KEYS = "table => JSON.parse(localStorage.getItem('stammtisch.tables'))[table].keys"


def keys_at(page: Page, table: str) -> dict[str, str]:
    """The keys that a browser holds for a table."""
    found: dict[str, str] = page.evaluate(KEYS, table)
    return found


def resign(page: Page, table: str) -> None:
    """Let bots play all seats of a browser to the end."""
    page.evaluate(RESIGN, [table, keys_at(page, table)])


def sit_down(page: Page, address: str, made: dict[str, Any], name: str) -> None:
    """Follow the invitation and say a name."""
    ((_seat, invitation),) = made["invitations"].items()
    page.goto(f"{address}/table/{made['table']['id']}#invitation={invitation}")
    page.locator(".invitation input").fill(name)
    page.locator(".invitation form button").click()
    page.locator("main .question").wait_for()


def play_again(table: str, page: Page, other: Page, late: Page) -> None:
    """One presses the button after the end; all three pages follow, the two who play with keys of their own."""
    for one in (page, other):
        resign(one, table)
    while not page.evaluate(OVER, [table, keys_at(page, table)]):
        page.wait_for_timeout(100)
    for one in (page, other, late):
        one.reload()  # past all shows
        one.locator("#result-title").wait_for()
    other.locator(".rematch").click()
    for one in (page, other, late):
        one.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert {other.url, late.url} == {page.url}
    following = page.url.rsplit("/", 1)[1]
    page.locator(".question").wait_for()
    late.get_by_text("You are watching").wait_for()
    assert [list(keys_at(one, following)) for one in (page, other)] == [["red"], ["blue"]]


def test_company(page: Page, visit: Callable[..., Page], house: House) -> None:
    """A guest sits down, a late one watches; a new name and a rude text reach the others; all go to one next table."""
    made = open_table(page, house.address, ["me", "invite", "bot"])
    table, other, late = made["table"]["id"], visit(locale="de"), visit()
    sit_down(other, house.address, made, "Vroni")
    late.goto(f"{house.address}/table/{table}#invitation={next(iter(made['invitations'].values()))}")
    late.get_by_role("button", name="Watch the game").click()
    late.get_by_text("You are watching").wait_for()

    page.locator(".player.me .mine").click()
    page.locator(".player.me input").fill("<b>Resi</b>")
    page.locator(".player.me input").press("Enter")
    other.locator(".player:not(.me) strong", has_text="<b>Resi</b>").wait_for()

    page.locator(".chat .head button").click()
    page.locator(".chat form input").fill("<script>alert(1)</script>")
    page.locator(".chat form button").click()
    page.locator("[data-emote=cheers]").click()
    other.locator(".bubble").wait_for()
    other.locator(".chat .head button").click()
    assert "<script>alert(1)</script>" in other.locator(".chat [role=log]").inner_text()
    assert late.locator(".chat [role=log] p").count() == 2
    play_again(table, page, other, late)
    page.goto(house.address)
    page.locator(".mine li", has_text="Vroni").first.wait_for()


def test_who_sits_at_one_screen_is_here(page: Page, house: House) -> None:
    """The other person's seat is not away, and nobody is asked to let a bot stand in."""
    open_table(page, house.address, ["me", "me", "bot"])
    page.locator(".player.me").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.player').length === 3")
    page.locator(".stand-in").wait_for(state="detached")
    assert "not here" not in page.locator(".players").inner_text()


def test_a_house_that_is_away_says_so(fragile_house: House, visit: Callable[..., Page]) -> None:
    """Without the house its page still opens, in the reader's language, and goes on when the house is back."""
    house, page = fragile_house, visit(locale="de")
    page.goto(house.address)
    page.locator("[data-play]").first.wait_for()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("() => caches.match('/away').then(Boolean)")
    house.kill()
    page.goto(f"{house.address}/table/abcdefgh")
    page.get_by_role("heading", name="Das Haus ist gerade zu").wait_for()
    kept = page.evaluate("async () => (await (await caches.open('away')).keys()).map(one => new URL(one.url).pathname)")
    assert sorted(kept) == ["/away", "/away.css", "/away.js", "/icon.svg"]
    house.open()
    page.get_by_role("heading", name="Hier steht kein Tisch").wait_for()
