"""Profiles: passkeys, codes by e-mail, sessions, and what they remember, on both databases."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from stammtisch.server.profiles import codes, sessions
from stammtisch.server.profiles.visit import label
from tests.server.kit import async_test, open_server
from tests.server.people import Device, open_club, visitors

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.store.sql import SqlStore

ME = "/api/profile"


# ---- passkeys


@async_test
async def test_a_passkey_makes_a_profile_and_opens_it_on_another_device(make_store: Callable[[], SqlStore]) -> None:
    """No name and no password is asked for; each question is good once, and only for the page that put it."""
    device = Device()
    async with open_club(make_store()) as (server, club), visitors(server, club, "", "", "") as (desk, phone, foreign):
        asked = await desk.post(f"{ME}/passkeys/ask", {"name": "Eva"})
        made = {"ceremony": asked["ceremony"], "credential": device.make(asked["options"], desk.origin)}
        mine = await desk.post(f"{ME}/passkeys/make", made)
        twice = await desk.post(f"{ME}/passkeys/make", made, 409)
        shown = await phone.post(f"{ME}/sign-in/ask")
        proof = {"ceremony": shown["ceremony"], "credential": device.show(shown["options"], phone.origin)}
        same = await phone.post(f"{ME}/sign-in", proof)
        replayed = await foreign.post(f"{ME}/sign-in", proof, 409)
        again = await foreign.post(f"{ME}/sign-in/ask")
        wrong = {"ceremony": again["ceremony"], "credential": device.show(again["options"], "https://evil.example")}
        refused = await foreign.post(f"{ME}/sign-in", wrong, 422)
        nobody = await foreign.get(ME)

    assert mine["profile"]["name"] == same["profile"]["name"] == "Eva"
    assert [len(same["profile"][part]) for part in ("passkeys", "sessions")] == [1, 2]
    assert (twice["key"], replayed["key"]) == ("passkey-late", "passkey-late")
    assert refused["key"] == "passkey-refused"
    assert nobody["profile"] is None


@async_test
async def test_a_question_to_a_device_grows_old(make_store: Callable[[], SqlStore]) -> None:
    """After five minutes it must be put again; a strange passkey is nobody's."""
    device = Device()
    async with open_club(make_store()) as (server, club), visitors(server, club, "") as (guest,):
        asked = await guest.post(f"{ME}/sign-in/ask")
        unknown = {"ceremony": asked["ceremony"], "credential": device.show(asked["options"], guest.origin)}
        strange = await guest.post(f"{ME}/sign-in", unknown, 422)
        asked = await guest.post(f"{ME}/passkeys/ask", {"name": "Eva"})
        club.later += 5 * sessions.MINUTE + 1
        made = {"ceremony": asked["ceremony"], "credential": device.make(asked["options"], guest.origin)}
        late = await guest.post(f"{ME}/passkeys/make", made, 409)

    assert strange["key"] == "passkey-unknown"
    assert late["key"] == "passkey-late"


@async_test
async def test_the_last_way_in_stays(make_store: Callable[[], SqlStore]) -> None:
    """A passkey can be removed if there is another one, or an address."""
    first, second = Device(), Device()
    async with open_club(make_store()) as (server, club), visitors(server, club, "") as (guest,):
        for device in (first, second):
            asked = await guest.post(f"{ME}/passkeys/ask", {"name": "Eva"})
            made = {"ceremony": asked["ceremony"], "credential": device.make(asked["options"], guest.origin)}
            await guest.post(f"{ME}/passkeys/make", made)
        mine = (await guest.get(ME))["profile"]
        one, other = (passkey["id"] for passkey in mine["passkeys"])
        left = await guest.post(f"{ME}/passkeys/remove", {"id": one})
        last = await guest.post(f"{ME}/passkeys/remove", {"id": other}, 409)

    assert len(mine["sessions"]) == 1
    assert [passkey["id"] for passkey in left["profile"]["passkeys"]] == [other]
    assert last["key"] == "passkey-last"


# ---- codes


@async_test
async def test_a_code_is_good_for_ten_minutes_once(make_store: Callable[[], SqlStore]) -> None:
    """However it is typed; then it makes a profile, and the next one opens the same."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "", "") as (desk, phone):
        first = await desk.enter("Eva@Example.org", "Eva")
        used = await phone.post(f"{ME}/code", {"email": "eva@example.org", "code": club.code()}, 422)
        await phone.post(f"{ME}/code/send", {"email": "eva@example.org", "language": "de"})
        text, code = club.letters[-1].text, club.code()
        club.later += codes.GOOD_FOR + 1
        late = await phone.post(f"{ME}/code", {"email": "eva@example.org", "code": code}, 422)
        await phone.post(f"{ME}/code/send", {"email": "eva@example.org"})
        typed = club.code().lower().replace("-", " ")
        second = await phone.post(f"{ME}/code", {"email": " eva@example.org".strip(), "code": typed, "name": "Otto"})

    assert first["profile"]["name"] == second["profile"]["name"] == "Eva"
    assert first["profile"]["email"] == "eva@example.org"
    assert (used["key"], late["key"]) == ("code-wrong", "code-wrong")
    assert f"https://club.example/profile#code={code.replace('-', '')}&email=eva%40example.org" in text
    assert "Dein Code" in text


@async_test
async def test_nobody_learns_which_addresses_are_known(make_store: Callable[[], SqlStore]) -> None:
    """Byte for byte the same answer, known or not, sent or not; and a wrong code says nothing either."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "") as (_eva, guest):
        addresses = ["guest0@example.org", "nobody@example.org", *["guest0@example.org"] * 3]
        answers, wrong = [], []
        for address in addresses:
            club.later += sessions.MINUTE
            answer = await guest.http.post(f"{ME}/code/send", json={"email": address})
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
        for address in addresses[:2]:
            answer = await guest.http.post(f"{ME}/code", json={"email": address, "code": "ABCDEFGH"})
            wrong.append((answer.status_code, answer.content, sorted(answer.headers)))
        sent = [letter.to for letter in club.letters]

    assert answers == [answers[0]] * len(addresses)
    assert wrong[0] == wrong[1]
    assert sent.count("guest0@example.org") == codes.MOST_SENT  # the first of them to sign in
    assert sent.count("nobody@example.org") == 1


@async_test
async def test_who_guesses_is_stopped(make_store: Callable[[], SqlStore]) -> None:
    """An address may try ten times, and ten wrong codes make those that were sent worthless; letters are rationed."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "") as (guest,):
        wish = {"email": "eva@example.org"}
        await guest.post(f"{ME}/code/send", wish)
        code = club.code()
        for _ in range(10):
            await guest.post(f"{ME}/code", {**wish, "code": "ABCDEFGH"}, 422)
        often = await guest.post(f"{ME}/code", {**wish, "code": code}, 429)
        club.later += 7_000
        worthless = await guest.post(f"{ME}/code", {**wish, "code": code}, 422)
        answers = [
            (await guest.http.post(f"{ME}/code/send", json={"email": f"a{number}@example.org"})).status_code
            for number in range(5)
        ]

    assert often["key"] == "too-often"
    assert worthless["key"] == "code-wrong"
    assert answers == [200] * 4 + [429]


@async_test
async def test_an_address_is_added_to_a_profile_by_its_owner(make_store: Callable[[], SqlStore]) -> None:
    """A code that was sent to add one signs nobody in; an address of another profile stays there."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "") as people:
        eva, otto, guest = people
        club.later += sessions.MINUTE
        await eva.post(f"{ME}/code/send", {"email": "new@example.org"})
        stolen = await guest.post(f"{ME}/code", {"email": "new@example.org", "code": club.code()}, 422)
        club.later += codes.GOOD_FOR
        await eva.post(f"{ME}/code/send", {"email": "new@example.org"})
        added = await eva.post(f"{ME}/code", {"email": "new@example.org", "code": club.code()})
        await otto.post(f"{ME}/code/send", {"email": "new@example.org"})
        taken = await otto.post(f"{ME}/code", {"email": "new@example.org", "code": club.code()}, 409)

    assert stolen["key"] == "code-wrong"
    assert added["profile"]["email"] == "new@example.org"
    assert taken["key"] == "email-taken"


# ---- sessions


@async_test
async def test_a_cookie_is_for_this_house_only_and_its_token_is_not_stored(make_store: Callable[[], SqlStore]) -> None:
    """HttpOnly and SameSite always, Secure where the page came by https; 256 bits, of which a hash is kept."""
    store = make_store()
    async with open_club(store) as (server, club), visitors(server, club, "", "") as (guest, safe):
        await guest.post(f"{ME}/code/send", {"email": "eva@example.org"})
        wish = {"email": "eva@example.org", "code": club.code(), "name": "Eva"}
        plain = await guest.http.post(f"{ME}/code", json=wish, headers={"origin": guest.origin})
        await safe.post(f"{ME}/code/send", {"email": "eva@example.org"})
        host = f"localhost:{server.port}"
        secure = await safe.http.post(
            f"{ME}/code", json={**wish, "code": club.code()}, headers={"origin": f"https://{host}", "host": host}
        )
        with store._engine.connect() as connection:
            stored = str([list(row) for row in connection.exec_driver_sql("SELECT * FROM sessions")])

    cookie, other = plain.headers["set-cookie"].lower(), secure.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "path=/api"))
    assert ("secure" in cookie, "secure" in other) == (False, True)
    assert len(guest.cookie) == 43
    assert guest.cookie not in stored


@async_test
async def test_a_session_is_renewed_and_ends_by_itself(make_store: Callable[[], SqlStore]) -> None:
    """Every day another token, the old one good for a minute longer; two months without a visit end it, and a year."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "") as (eva, thief):
        old = eva.cookie
        club.later += sessions.DAY
        await eva.get(ME)
        renewed = eva.cookie
        thief.http.cookies.set("stammtisch_session", old, path="/api")
        within = (await thief.get(ME))["profile"]
        club.later += sessions.GRACE
        after = (await thief.get(ME))["profile"]
        still = (await eva.get(ME))["profile"]
        kept = []
        for _ in range(6):
            club.later += 59 * sessions.DAY
            kept.append((await eva.get(ME))["profile"]["name"])
        club.later += 12 * sessions.DAY
        over = (await eva.get(ME))["profile"]

    assert renewed not in ("", old)
    assert [within["name"], still["name"], *kept] == ["Eva"] * 8
    assert (after, over) == (None, None)


@async_test
async def test_an_unused_session_ends(make_store: Callable[[], SqlStore]) -> None:
    """After sixty days."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva") as (eva,):
        club.later += sessions.IDLE
        answer = await eva.get(ME)

    assert answer["profile"] is None
    assert eva.cookie == ""


@async_test
async def test_sessions_are_listed_and_can_be_ended(make_store: Callable[[], SqlStore]) -> None:
    """One, all others, or this one; those of other people cannot."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "", "", "Otto") as people:
        desk, phone, tablet, otto = people
        for device in (phone, tablet):
            club.later += codes.GOOD_FOR
            await device.enter("guest0@example.org", "")
        listed = (await desk.get(ME))["profile"]["sessions"]
        strange = (await otto.get(ME))["profile"]["sessions"][0]["id"]
        refused = await desk.post(f"{ME}/sign-out", {"id": strange}, 404)
        mine = next(one["id"] for one in (await phone.get(ME))["profile"]["sessions"] if one["this"])
        await desk.post(f"{ME}/sign-out", {"id": mine})
        ended = (await phone.get(ME))["profile"], (await tablet.get(ME))["profile"]["name"]
        await desk.post(f"{ME}/sign-out", {"which": "others"})
        others = (await tablet.get(ME))["profile"], (await desk.get(ME))["profile"]["name"]
        out = await desk.post(f"{ME}/sign-out", {"which": "this"})
        nobody = await desk.post(f"{ME}/name", {"name": "Eva"}, 403)

    assert [one["this"] for one in listed].count(True) == 1
    assert len(listed) == 3
    assert refused["key"] == "no-session"
    assert ended == (None, "Eva")
    assert others == (None, "Eva")
    assert out["profile"] is None
    assert (desk.cookie, nobody["key"]) == ("", "not-signed-in")


@async_test
async def test_a_page_of_another_origin_can_do_nothing_with_a_cookie(make_store: Callable[[], SqlStore]) -> None:
    """The guard refuses it before anybody looks who it is."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva") as (eva,):
        eva.origin = "https://evil.example"
        refused = await eva.post(f"{ME}/delete", {"confirm": "delete"}, 403)
        still = await eva.get(ME)

    assert refused["key"] == "foreign-origin"
    assert still["profile"]["name"] == "Eva"


@async_test
async def test_a_house_without_profiles_says_so(make_store: Callable[[], SqlStore]) -> None:
    """Its page does not offer any, and nobody needs one."""
    async with open_server(make_store()) as server:
        installed = await server.get("/api/installed")
        answer = await server.get(ME, status=404)
        made = await server.table("me", "random", "random")

    assert installed["profiles"] is False
    assert answer["key"] == "no-profiles"
    assert made["table"]["rated"] is False


# ---- seats


@async_test
async def test_a_table_is_found_on_another_device_and_its_first_key_still_works(
    make_store: Callable[[], SqlStore],
) -> None:
    """The other device gets a key of its own, which goes with its session; nobody else gets one."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "", "Otto") as people:
        desk, phone, otto = people
        made = await server.table("me", "invite", "random")  # before she had a profile
        table, key = made["table"]["id"], made["keys"]["red"]
        held = {"tables": [{"table": table, "keys": [key]}]}
        bound = await desk.post(f"{ME}/tables", held)
        taken = await otto.post(f"{ME}/tables", held)
        club.later += codes.GOOD_FOR
        await phone.enter("guest0@example.org", "")
        given = await phone.post(f"{ME}/tables", {"tables": []})
        again = await phone.post(f"{ME}/tables", {"tables": [{"table": table, "keys": [given["keys"][0]["key"]]}]})
        seats = [(await server.get(f"/api/tables/{table}", one))["seat"] for one in (key, given["keys"][0]["key"])]
        listed = await server.post(
            "/api/tables/mine", {"tables": [{"table": table, "keys": [given["keys"][0]["key"]]}]}
        )
        session = next(one["id"] for one in (await phone.get(ME))["profile"]["sessions"] if one["this"])
        await desk.post(f"{ME}/sign-out", {"id": session})
        state = await server.get(f"/api/tables/{table}", given["keys"][0]["key"], status=403)
        first = (await server.get(f"/api/tables/{table}", key))["seat"]

    assert (bound["added"], bound["keys"], taken["added"], taken["keys"]) == (1, [], 0, [])
    assert [(one["table"], one["seat"]) for one in given["keys"]] == [(table, "red")]
    assert again["keys"] == []
    assert given["keys"][0]["key"] != key
    assert seats == ["red", "red"]
    assert listed["tables"][0]["mine"] == ["red"]
    assert state["key"] == "not-yours"
    assert first == "red"


@async_test
async def test_who_has_signed_in_has_their_seats_remembered(make_store: Callable[[], SqlStore]) -> None:
    """At tables that they make and at those that they join; the others are told nothing of it."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "") as people:
        eva, otto, guest = people
        wish = {"game": "goldbraeu", "seats": [{"holder": one} for one in ("me", "invite", "invite")]}
        made = await eva.post("/api/tables", wish, 201)
        table = made["table"]["id"]
        joined = [
            await visitor.post(f"/api/tables/{table}/join", {"invitation": invitation})
            for visitor, invitation in zip((otto, guest), made["invitations"].values(), strict=True)
        ]
        counts = [(await one.get(ME))["profile"]["tables"] for one in (eva, otto)]
        keys = [len((await one.post(f"{ME}/tables", {"tables": []}))["keys"]) for one in (eva, otto)]

    assert counts == [1, 1]
    assert keys == [1, 1]
    assert "profile" not in json.dumps(joined[-1]["table"]["seats"])


@async_test
async def test_any_device_comes_along_to_the_next_table(make_store: Callable[[], SqlStore]) -> None:
    """The telephone calls for the next game and takes the seat; the desk has it too, and the other way round."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva") as (eva,):
        wish = {"game": "goldbraeu", "seats": [{"holder": "me"}, *[{"holder": "bot", "bot": "random"}] * 2], "pace": 0}
        made = await eva.post("/api/tables", wish, 201)
        table, desk = made["table"]["id"], made["keys"]["red"]
        phone = (await eva.post(f"{ME}/tables", {"tables": []}))["keys"][0]["key"]
        await server.post(
            f"/api/tables/{table}/commands", {"type": "hand-over", "id": 1, "seat": "red", "bot": "random"}, desk
        )
        async with server.tab(table, desk) as tab:
            await tab.until(lambda _message: bool(tab.now["result"]))
        following = (await server.post(f"/api/tables/{table}/rematch", None, phone))["table"]
        taken = [await server.post(f"/api/tables/{following}/join", {"invitation": key}) for key in (phone, desk)]
        seats = [(await server.get(f"/api/tables/{following}", one["key"]))["seat"] for one in taken]
        profile = (await eva.get(ME))["profile"]

    assert seats == ["red", "red"]
    assert taken[0]["key"] != phone
    assert (profile["tables"], profile["games"]) == (2, 1)


# ---- words


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome, Android"),
        ("curl/8", ""),
    ],
)
def test_a_browser_is_called_by_what_tells_it_from_another(agent: str, said: str) -> None:
    """No version and no more: nobody is known again by it."""
    assert label(agent) == said


@async_test
async def test_a_name_is_changed_everywhere_one_signs_in(make_store: Callable[[], SqlStore]) -> None:
    """Letters that cannot be seen are refused, as at a table."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva") as (eva,):
        named = await eva.post(f"{ME}/name", {"name": "  Eva  Maria "})
        hidden = await eva.post(f"{ME}/name", {"name": "Eva\u202e"}, 422)

    assert named["profile"]["name"] == "Eva Maria"
    assert hidden["key"] == "hidden-letters"
