"""The link of a letter opens its seat once more, and never again."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.server.kit import async_test
from tests.server.letters import open_house
from tests.server.test_company import finish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore

    MakeStore = Callable[[], SqlStore]


@async_test
async def test_a_link_opens_the_seat_once_more_and_never_again(make_store: MakeStore) -> None:
    """In another browser; the first key still works, and the database has neither."""
    async with open_house(make_store()) as house:
        made = await house.server.table("me", "me", "me")
        table = made["table"]["id"]
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(127)
        [told] = house.world.take()
        token = told.json()["link"].partition("#again=")[2]
        path = f"/api/tables/{table}/return"
        back = await house.server.post(path, {"token": token}, status=200)
        await house.server.post(path, {"token": token}, status=410)
        await house.server.post(path, {"token": back["key"]}, status=410)

        assert back["seat"] == "red"
        for key in (back["key"], made["keys"]["red"]):
            assert (await house.server.get(f"/api/tables/{table}", key))["seat"] == "red"
            mine = await house.server.post("/api/tables/mine", {"tables": [{"table": table, "keys": [key]}]})
            assert mine["tables"][0]["mine"] == ["red"]


@async_test
async def test_who_came_back_by_a_link_comes_along_to_the_next_game(tmp_path: Path) -> None:
    """Whichever browser is first, the other one sits there too."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "random", "random")
        table, key = made["table"]["id"], made["keys"]["red"]
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(121)
        token = house.world.take()[0].json()["link"].partition("#again=")[2]
        second = (await house.server.post(f"/api/tables/{table}/return", {"token": token}))["key"]
        await finish(house.server, table, {"red": second})
        following = (await house.server.post(f"/api/tables/{table}/rematch", None, second))["table"]
        path = f"/api/tables/{following}"
        joined = [await house.server.post(f"{path}/join", {"invitation": each}) for each in (second, key)]

        assert [one["seat"] for one in joined] == ["red", "red"]
        for one in joined:
            assert (await house.server.get(path, one["key"]))["seat"] == "red"


@async_test
async def test_a_link_is_too_old_after_a_week(tmp_path: Path) -> None:
    """And is of no use at another table. In the file there are fingerprints only."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made, other = await house.server.table("me", "me", "me"), await house.server.table("me", "me", "me")
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(121)
        token = house.world.take()[0].json()["link"].partition("#again=")[2]
        await house.server.post(f"/api/tables/{other['table']['id']}/return", {"token": token}, status=410)
        await house.pass_time(7 * 86_400)
        await house.server.post(f"/api/tables/{made['table']['id']}/return", {"token": token}, status=410)
    text = "\n".join(sqlite3.connect(tmp_path / FILE).iterdump())

    assert token not in text
    assert not any(key in text for key in made["keys"].values())
