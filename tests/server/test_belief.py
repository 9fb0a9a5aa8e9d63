"""What can they hold, over HTTP: to whom it is told, when, and that it knows no more than the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stammtisch.core.chance import Rng
from tests.server.kit import Server, async_test, open_server, until_step

if TYPE_CHECKING:
    from pathlib import Path


async def says(server: Server, made: Any, seat: str, *, on: bool, status: int = 200) -> None:  # noqa: ANN401 -- JSON
    """Let somebody agree, or no longer."""
    path = f"/api/tables/{made['table']['id']}/commands"
    await server.post(path, {"type": "aids", "id": 1, "on": on}, made["keys"][seat], status=status)


@async_test
async def test_against_bots_it_is_told_at_once(tmp_path: Path) -> None:
    """To the seat, of all others; not to who watches."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random")
        path, key = f"/api/tables/{made['table']['id']}/belief", made["keys"]["red"]
        told = await server.get(path, key)
        table = (await server.get(path.removesuffix("/belief"), key))["now"]["table"]
        await server.get(path, made["watch"], status=403)

        assert (table["aids"], table["agreed"]) == (True, [])
        assert [one["seat"] for one in told["seats"]] == ["blue", "yellow"]
        assert all(0 < chance <= 1 for one in told["seats"] for held in one["held"] for chance in held["chances"])


@async_test
async def test_where_several_people_sit_all_must_want_it(tmp_path: Path) -> None:
    """Each says so in the log; one who no longer wants it ends it for all."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "random")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        refused = await server.get(f"{path}/belief", key, status=409)
        await says(server, made, "red", on=True)
        await says(server, made, "red", on=True)
        await server.get(f"{path}/belief", key, status=409)
        await says(server, made, "blue", on=True)
        told = await server.get(f"{path}/belief", key)
        both = (await server.get(path, key))["now"]["table"]
        await says(server, made, "blue", on=False)
        await server.get(f"{path}/belief", key, status=409)
        log = (await server.get(f"{path}/log", key))["lines"]

        assert refused["key"] == "aids-off"
        assert told["seats"]
        assert (both["aids"], both["agreed"]) == (True, ["red", "blue"])
        said = [(line["entry"]["seat"], line["entry"]["on"]) for line in log if line["entry"]["type"] == "agreed"]
        assert said == [("red", True), ("blue", True), ("blue", False)]


@async_test
async def test_what_all_agreed_to_survives_a_restart(tmp_path: Path) -> None:
    """It is a line of the log."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "random")
        await says(server, made, "red", on=True)
        await says(server, made, "blue", on=True)
    async with open_server(tmp_path) as server:
        assert (await server.get(f"/api/tables/{made['table']['id']}/belief", made["keys"]["blue"]))["seats"]


@async_test
async def test_hidden_cards_change_no_byte(tmp_path: Path) -> None:
    """Dealt again, the same is told."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tabs(made) as tabs:
            await until_step("choose-action", *tabs)
        for seat in ("red", "blue", "yellow"):
            await says(server, made, seat, on=True)

        async def told() -> bytes:
            headers = {"Authorization": f"Bearer {keys['red']}"}
            return (await server.http.get(f"/api/tables/{name}/belief", headers=headers)).content

        before, dealt = await told(), set()
        async with server.tables.room(name) as room:
            position = room.history.started().position
            for seed in range(5):
                position.redraw(0, Rng(seed))
                dealt.add(tuple(position.state()))
                assert await told() == before
        assert len(dealt) > 1
        assert b"chances" in before
