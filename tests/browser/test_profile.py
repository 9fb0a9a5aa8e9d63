"""A profile in a real browser: a passkey is made and shown, a table is found on another device, all is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.test_readable import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

    from tests.browser.house import House

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(page: Page) -> tuple[CDPSession, str]:
    """A virtual device that keeps passkeys for this page."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, str(made["authenticatorId"])


def test_a_passkey_brings_tables_to_another_device(visit: Callable[..., Page], house: House) -> None:
    """At the desk a profile and a table; on the telephone, with the same passkey, the table is found; then all goes."""
    desk = visit(viewport={"width": 1440, "height": 900})
    session, device = with_device(desk)
    desk.goto(house.address)
    desk.locator("header a.profile").click()
    desk.get_by_label("Your name").fill("Eva")
    desk.locator("button.make").click()
    desk.get_by_role("heading", name="Signed in as Eva").wait_for()
    assert violations(desk, "profile") == []
    desk.goto(house.address)
    desk.locator("[data-play]").first.click()
    desk.locator(".player.me").wait_for()
    table = desk.url.rsplit("/", 1)[1].partition("#")[0]

    phone = visit(viewport={"width": 360, "height": 740}, locale="de-DE")
    other, twin = with_device(phone)
    for passkey in session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": twin, "credential": passkey})
    phone.goto(f"{house.address}/profile")
    phone.locator("button.sign-in").click()
    phone.get_by_role("heading", name="Angemeldet als Eva").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone, "profile, narrow") == []
    phone.locator("a.home").click()
    phone.locator(f'[data-table="{table}"] a').click()
    phone.locator(".player.me").wait_for(state="attached")

    desk.goto(f"{house.address}/profile")
    desk.locator(".sessions li").nth(1).wait_for()
    desk.locator("button.delete").click()
    desk.locator("button.bad").click()
    desk.get_by_text("Your profile and all your data are deleted.").wait_for()
