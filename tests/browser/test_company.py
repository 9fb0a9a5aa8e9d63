"""People at a table in several browsers: names, chat, the next game; one screen; a house that is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.tables import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.house import House

KEYS = "table => JSON.parse(localStorage.getItem('stammtisch.tables'))[table].keys"
# Bots play the seats of this browser.
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


def keys_at(page: Page, table: str) -> dict[str, str]:
    """The keys that a browser holds for a table."""
    found: dict[str, str] = page.evaluate(KEYS, table)
    return found


def finish(table: str, *pages: Page) -> None:
    """Bots play all seats of these browsers to the end."""
    for page in pages:
        page.evaluate(RESIGN, [table, keys_at(page, table)])
    while not pages[0].evaluate(OVER, [table, keys_at(pages[0], table)]):
        pages[0].wait_for_timeout(100)


def come(page: Page, link: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(link)
    page.locator(".invitation input").fill(name)
    page.locator(".invitation form button").click()
    page.locator("main .question").wait_for()


def talk(page: Page, *others: Page) -> None:
    """Take a name and say something with letters that HTML knows; all others read it as it was written."""
    page.locator(".player.me .mine").click()
    page.locator(".player.me input").fill("<b>Resi</b>")
    page.locator(".player.me input").press("Enter")
    page.locator(".chat .head button").click()
    page.locator(".chat form input").fill("<script>alert(1)</script>")
    page.locator(".chat form button").click()
    page.locator("[data-emote=cheers]").click()
    for other in others:
        other.locator(".player:not(.me) strong", has_text="<b>Resi</b>").wait_for()
        other.locator(".bubble").wait_for()
        other.locator(".chat [role=log] p").nth(1).wait_for()
        assert "<script>alert(1)</script>" in str(other.locator(".chat [role=log]").text_content())


def play_again(table: str, caller: Page, *others: Page) -> str:
    """After the end one presses the button; all pages follow. Return the next table."""
    for one in (caller, *others):
        one.reload()  # past all shows
        one.locator("#result-title").wait_for()
    caller.locator(".rematch").click()
    for one in (caller, *others):
        one.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert {one.url for one in others} == {caller.url}
    return caller.url.rsplit("/", 1)[1]


def test_company(page: Page, visit: Callable[..., Page], house: House) -> None:
    """A guest sits down, a late one watches; a new name and a rude text reach both; all go along to one next table."""
    made = open_table(page, house.address, ["me", "invite", "bot"])
    table, guest, late, phone = made["table"]["id"], visit(locale="de"), visit(), visit()
    link = f"{house.address}/table/{table}#invitation={made['invitations']['blue']}"
    come(guest, link, "Vroni")
    late.goto(link)
    late.get_by_role("button", name="Watch the game").click()
    late.get_by_text("You are watching").wait_for()
    talk(page, guest, late)

    finish(table, page, guest)
    phone.goto(f"{house.address}/table/{table}#key={keys_at(guest, table)['blue']}")  # the guest's second device
    phone.locator("#result-title").wait_for()
    following = play_again(table, guest, page, late, phone)
    for one in (page, phone):
        one.locator(".question.mine").wait_for()
    late.get_by_text("You are watching").wait_for()
    old, new = ([keys_at(one, number) for one in (page, guest, phone, late)] for number in (table, following))
    assert [list(keys) for keys in new] == [["red"], ["blue"], ["blue"], []]
    assert new[1] == new[2]
    assert not {key for keys in old for key in keys.values()} & {key for keys in new for key in keys.values()}
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
    page.goto(house.address)
    page.get_by_role("heading", name="Das Haus ist gerade zu").wait_for()
    kept = page.evaluate("async () => (await (await caches.open('away')).keys()).map(one => new URL(one.url).pathname)")
    assert sorted(kept) == ["/away", "/away.css", "/away.js", "/icon.svg"]
    house.open()
    page.locator("[data-play]").first.wait_for()
