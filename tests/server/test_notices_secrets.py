"""What is asked for and sent tells nobody anything, and what cannot work is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import stammtisch
from stammtisch.server.api_types import PushWay
from stammtisch.server.notices import wishes
from stammtisch.server.notices.asking import letters
from stammtisch.server.notices.wording import write_notice
from stammtisch.server.store.post import LetterAsked, Subscription
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.kit import async_test
from tests.server.letters import Browser, open_house
from tests.server.test_history import play
from tests.server.test_secrecy import A, same_in_sight, twins, without_digests

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore

    MakeStore = Callable[[], SqlStore]


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_letters_are_the_same_whatever_is_hidden(name: str) -> None:
    """Who gets one when, and every byte of it: two tables that differ in what a seat cannot know write the same."""
    script, _states = play(stammtisch.game(name), 3, 90)
    compared = 0
    for cut in range(2, script.number, 7):
        rooms = twins(script, cut, cut)
        for entry in script.entries[cut : cut + 1]:
            for room in rooms:
                room.seats[A].letters = 1
            try:
                for room in rooms:
                    room.history.add(without_digests(entry))
            except stammtisch.Mistake:
                break
            if same_in_sight(*(room.history for room in rooms)):
                first, second = (written(room) for room in rooms)
                assert first == second
                compared += 1

    assert compared > 5


def written(room: Any) -> list[object]:  # noqa: ANN401 -- a room
    """The letters of a table, and what they say."""
    found: list[object] = []
    for step in letters(room):
        found.append(step)
        if isinstance(step, LetterAsked):
            to = Subscription("id", room.id, step.seat, PushWay("", "", ""), "fr", confirmed=True, made=0)
            found.append(write_notice("your-turn", to, room.history.game.name, "link", step.moved))
    return found


@async_test
async def test_nobody_sees_what_others_have_asked_for(tmp_path: Path) -> None:
    """Neither in what the table tells nor by asking; without a seat nothing can be asked for."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me", watch="everyone")
        path = f"/api/tables/{made['table']['id']}"
        other = next(key for seat, key in made["keys"].items() if seat != "red")
        before = [await house.server.get(path, key) for key in (other, None)]
        info = await house.subscribe(made, house.hook("s3cret"))
        after = [await house.server.get(path, key) for key in (other, None)]

        assert before == after
        assert (await house.server.get(f"{path}/notices", other))["mine"] == []
        assert "s3cret" not in str(await house.server.get(f"{path}/notices", made["keys"]["red"]))
        await house.server.get(f"{path}/notices", status=403)
        for what in ("off", "test"):
            await house.server.post(f"{path}/notices/{what}", {"id": info["id"]}, other, 404)
            await house.server.post(f"{path}/notices/{what}", {"id": info["id"]}, None, 403)


@async_test
async def test_no_secret_of_a_hook_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Only how it failed, however much is logged."""
    caplog.set_level("DEBUG")
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        info = await house.subscribe(made, house.hook("s3cret"))
        house.world.status = 500
        path = f"/api/tables/{made['table']['id']}/notices/test"
        refused = await house.server.post(path, {"id": info["id"]}, made["keys"]["red"], 422)

    assert refused["key"] == "notice-failed"
    assert "a letter by hook was not sent: 500" in caplog.text
    assert "s3cret" not in caplog.text


# ---- limits


@async_test
async def test_what_cannot_work_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Strange hosts, inner networks, no mail server, wrong keys."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        hook = {"type": "hook", "form": "generic"}
        push = Browser().way("https://push.example.org/1")
        for way, key in (
            ({**hook, "url": "https://evil.example.org/x"}, "hook-host"),
            ({**hook, "url": "http://discord.com/x"}, "hook-https"),
            ({**hook, "url": "https://[::1/x"}, "hook-form"),
            ({**hook, "form": "discord", "url": "https://discord.com/x"}, "hook-discord"),
            ({**hook, "form": "matrix", "url": house.world.origin}, "hook-matrix"),
            ({"type": "mail", "address": "otto@example.org"}, "no-notices"),
            ({**push, "p256dh": "A" * 87}, "push-form"),
        ):
            assert (await house.subscribe(made, way, status=422))["key"] == key
        inner = await house.subscribe(made, {**push, "endpoint": "https://127.0.0.1/push"})
        path = f"/api/tables/{made['table']['id']}/notices/test"
        refused = await house.server.post(path, {"id": inner["id"]}, made["keys"]["red"], 422)

        assert refused["about"] == {"detail": "inner network"}


@async_test
async def test_nobody_can_have_many_letters_sent_by_asking(tmp_path: Path) -> None:
    """Ten at once for a guest; five ways for a seat; the same way twice is one."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        ids = [(await house.subscribe(made, house.hook(str(number))))["id"] for number in (0, 0, 1, 2, 3, 4)]
        assert len(set(ids)) == 5
        assert (await house.subscribe(made, house.hook("5"), status=429))["key"] == "too-many-notices"
        path, key = f"/api/tables/{made['table']['id']}/notices/test", made["keys"]["red"]
        for _ in range(wishes.AT_ONCE - 7):
            await house.server.post(path, {"id": ids[0]}, key)
        refused = await house.server.post(path, {"id": ids[0]}, key, 429)

        assert refused["key"] == "too-often"
