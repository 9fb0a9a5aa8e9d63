"""Results, rated tables and the ladder; export, and being forgotten, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import zipfile
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql

from stammtisch.core.record import Result
from stammtisch.server import commands, creation
from stammtisch.server.profiles.ratings import points, rate
from stammtisch.server.profiles.results import results
from stammtisch.server.seats import Seat
from stammtisch.server.store import profile_rows, result_rows
from stammtisch.server.store.analyses import AnalysisName
from stammtisch.server.store.people import StoredProfile, StoredRating
from stammtisch.server.store.schema import META, RATED, RATINGS, TABLES
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.server.kit import async_test
from tests.server.people import open_club, visitors
from tests.server.test_store import opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server
    from tests.server.people import Visitor

ME = "/api/profile"
LADDER = "/api/ladder/goldbraeu"


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The friendly level, which takes the seats of those who leave a rated table, is one that does not think."""
    for module in (commands, creation):
        monkeypatch.setattr(module, "STANDING_IN", ("random",))


def wish(*holders: str, **more: object) -> dict[str, object]:
    """A table that is wished for."""
    return {"game": "goldbraeu", "seats": [{"holder": one} for one in holders], "pace": 0, **more}


async def gather_at(host: Visitor, *others: Visitor, **more: object) -> tuple[str, dict[str, str]]:
    """A table at which all of them sit, and their keys by seat."""
    made = await host.post("/api/tables", wish("me", *["invite"] * len(others), **more), 201)
    table, keys = made["table"]["id"], dict(made["keys"])
    for visitor, invitation in zip(others, made["invitations"].values(), strict=True):
        joined = await visitor.post(f"/api/tables/{table}/join", {"invitation": invitation})
        keys[joined["seat"]] = joined["key"]
    return table, keys


async def let_bots_play(server: Server, table: str, keys: dict[str, str], bot: str = "random") -> Any:  # noqa: ANN401
    """Everybody leaves, and bots play to the end; the result."""
    for seat, key in keys.items():
        leave = {"type": "hand-over", "id": 1, "seat": seat, "bot": bot}
        await server.post(f"/api/tables/{table}/commands", leave, key)
    async with server.tab(table, next(iter(keys.values()))) as tab:
        if not tab.now["result"]:
            await tab.until(lambda _message: bool(tab.now["result"]))
        return tab.now["result"]


async def until_rated(visitor: Visitor, games: int) -> list[Any]:
    """The ladder once everybody in it has so many games."""
    while True:
        places = (await visitor.get(LADDER))["places"]
        if places and all(place["games"] == games for place in places):
            return list(places)
        await asyncio.sleep(0.02)


# ---- rated tables


@async_test
async def test_a_rated_table_moves_ratings_once_by_the_places_of_seats(make_store: Callable[[], SqlStore]) -> None:
    """Three people with profiles; they leave, and the place that their seat gets counts. The flag is told to all."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "Ida") as people:
        table, keys = await gather_at(*people, rated=True)
        info = (await people[0].post("/api/tables/mine", {"tables": [{"table": table, "keys": [keys["red"]]}]}))[
            "tables"
        ]
        result = await let_bots_play(server, table, keys)
        ladder = await until_rated(people[0], 1)
        profiles = [(await one.get(ME))["profile"] for one in people]
        ends = {seat: (await server.get(f"/api/tables/{table}", key))["seat"] for seat, key in keys.items()}

    assert info[0]["table"]["rated"] is True
    assert [mine["past"][0]["place"] for mine in profiles] == [result["places"][seat] for seat in keys]
    assert [place["me"] for place in ladder].count(True) == 1
    by_name = {place["name"]: place for place in ladder}
    best = min(zip(result["places"].values(), ("Eva", "Otto", "Ida"), strict=False))[1]
    assert by_name[best]["rating"] == max(place["rating"] for place in ladder) > 1000
    assert all(place["deviation"] < 667 for place in ladder)
    assert [mine["ratings"][0]["rating"] for mine in profiles] == [
        by_name[name]["rating"] for name in ("Eva", "Otto", "Ida")
    ]
    assert set(ends) == set(keys)


@async_test
async def test_two_processes_rate_a_table_once(make_store: Callable[[], SqlStore]) -> None:
    """Whoever writes the row of the table first moves the ratings; twice or at once makes no difference."""
    seats = [Seat(name, "person", profile=f"p{name}") for name in ("red", "blue", "green")]
    places = {"red": 1, "blue": 2, "green": 3}
    found = results("aaaa", "goldbraeu", seats, Result({}, ("red",), "", places), 7, rated=True)
    work = partial(rate, "goldbraeu", {one.profile: one.place for one in found})
    first = make_store()
    async with opened(first):
        second = make_store() if first.is_shared else first
        async with opened(second) if first.is_shared else contextlib.nullcontext():
            for one in found:
                await first.people.write(profile_rows.add_profile, StoredProfile(one.profile, one.seat, None, 1))
            stores = [first, second, first, second]
            done = await asyncio.gather(*(one.people.write(result_rows.rate_table, found, work) for one in stores))
            ratings = await second.people.read(result_rows.ratings_of, [one.profile for one in found])

    assert sorted(done) == [False, False, False, True]
    assert [one.games for one in ratings] == [1, 1, 1]


@async_test
async def test_a_table_that_ended_in_a_crash_is_rated_after_the_next_start(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is over is due until its results are written."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "Ida") as people:
        monkeypatch.setattr(club.results, "wake", lambda _room: None)  # the process ends before it is done
        table, keys = await gather_at(*people, rated=True)
        await let_bots_play(server, table, keys)
        before = (await people[0].get(LADDER))["places"]
    store = make_store()
    async with open_club(store) as (server, club), visitors(server, club, "") as (guest,):
        await server.tables.attend_due()
        ladder = await until_rated(guest, 1)
        await not_due(store, table)
        await server.tables.attend_due()
        again = await until_rated(guest, 1)

    assert before == []
    assert len(ladder) == 3
    assert again == ladder


async def not_due(store: SqlStore, table: str) -> None:
    """Wait until nobody need look after a table."""
    query = sql.select(TABLES.c.due).where(TABLES.c.id == table)
    while True:
        if await store.people.read(lambda connection: connection.execute(query).scalar()) is None:
            return
        await asyncio.sleep(0.02)


@async_test
async def test_a_rated_table_is_for_people_with_profiles_who_are_not_helped(make_store: Callable[[], SqlStore]) -> None:
    """No bots, no second seat, nobody without a profile; no forecasts and previews; who leaves gets a friendly bot."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "Ida", "") as people:
        eva, _otto, _ida, guest = people
        wrong = [("me", "invite", "bot"), ("me", "me", "invite"), ("invite", "invite", "open")]
        refused = [(await eva.post("/api/tables", wish(*one, rated=True), 422))["key"] for one in wrong]
        nobody = await guest.post("/api/tables", wish("me", "open", "open", rated=True), 403)
        made = await eva.post("/api/tables", wish("me", "open", "open", rated=True), 201)
        path = f"/api/tables/{made['table']['id']}"
        strange = await guest.post(f"{path}/join", {}, 403)
        twice = await eva.post(f"{path}/join", {}, 409)
        early = await server.post(f"{path}/begin", {}, made["host"], 422)
        table, keys = await gather_at(*people[:3], rated=True)
        path, red = f"/api/tables/{table}", keys["red"]
        due = (await server.get(path, red))["now"]["due"]
        action, about = due["ask"]["choices"][0]["action"], {"decision": due["decision"]}
        for key in keys.values():  # that all agree changes nothing
            await server.post(f"{path}/commands", {"type": "aids", "id": 1, "on": True}, key)
        counted = await server.get(f"{path}/belief", red, status=409)
        unaided = [
            await server.get(f"{path}/forecast", red, status=409),
            await server.post(f"{path}/preview", {"action": action}, red, 409),
            await server.post(f"{path}/advice", about, red, 409),
            await server.post(f"{path}/caution", {**about, "action": action, "percent": 5}, red, 409),
        ]
        reason = await server.post(f"{path}/why", {"action": action}, red)
        leave = {"type": "hand-over", "id": 1, "seat": "red", "bot": "expert"}
        await server.post(f"{path}/commands", leave, red)
        seats = (await server.get(path, red))["now"]["table"]["seats"]

    assert refused == ["rated-people"] * 3
    assert (nobody["key"], strange["key"], twice["key"]) == ("rated-profile", "rated-profile", "rated-twice")
    assert early["key"] == "rated-people"
    assert [one["key"] for one in unaided] == ["rated-alone"] * 4
    assert counted["key"] == "aids-off"
    assert reason["reason"] is None
    assert seats[0]["bot"] == "random"


def test_ratings_follow_places_and_grow_surer() -> None:
    """Everybody begins at 1000 ± 667; equals move alike; who has gone does not count, and one alone is not rated."""
    new: dict[str, StoredRating | None] = {"a": None, "b": None, "c": None}
    a, b, c = rate("g", {"a": 1, "b": 2, "c": 2}, new)

    assert points(StoredRating("x", "g", 25, 25 / 3, 0)) == (1000, 667)
    assert a.mu > 25 > b.mu == c.mu
    assert max(a.sigma, b.sigma) < 25 / 3
    assert [one.games for one in (a, b, c)] == [1, 1, 1]
    assert [one.profile for one in rate("g", {"a": 1, "b": 2, "c": 3}, {"a": a, "c": c})] == ["a", "c"]
    assert rate("g", {"a": 1, "b": 2}, {"a": a}) == []


# ---- results


@async_test
async def test_results_against_levels_are_counted(make_store: Callable[[], SqlStore]) -> None:
    """Also of a table that was over before its seat was somebody's; each opponent counts once."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva") as (eva,):
        made = await server.table("me", "random", "beginner")
        table = made["table"]["id"]
        result = await let_bots_play(server, table, made["keys"])
        held = {"tables": [{"table": table, "keys": list(made["keys"].values())}]}
        bound = [await eva.post(f"{ME}/tables", held) for _ in range(2)]
        mine = (await eva.get(ME))["profile"]
        seats = (await server.get(f"/api/tables/{table}", made["keys"]["red"]))["now"]["table"]["seats"]

    place = result["places"]["red"]
    sides = {one["bot"]: result["places"][one["seat"]] for one in seats[1:]}
    counted = [(one["bot"], one["ahead"], one["equal"], one["behind"]) for one in mine["levels"]]
    assert [one["added"] for one in bound] == [1, 0]
    assert (mine["games"], mine["past"][0]["place"], mine["past"][0]["players"]) == (1, place, 3)
    assert counted == [(bot, int(at > place), int(at == place), int(at < place)) for bot, at in sorted(sides.items())]
    assert mine["ratings"] == []


# ---- export, and being forgotten


def dump(store: SqlStore) -> str:
    """Every row of every table."""
    with store._engine.connect() as connection:
        rows = [list(row) for kind in META.sorted_tables for row in connection.execute(sql.select(kind))]
    return json.dumps(rows, ensure_ascii=False, default=str)


def bytes_in(folder: Path) -> bytes:
    """All files of a house in a folder; nothing for one in PostgreSQL."""
    return b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))


async def played_by_name(server: Server, people: list[Visitor]) -> tuple[str, dict[str, str]]:
    """A rated table that is over, at which the first of three sat by her name and said something."""
    eva, *others = people
    seats = [{"holder": "me", "name": "Zwetschge"}, {"holder": "invite"}, {"holder": "invite"}]
    made = await eva.post("/api/tables", {**wish(rated=True), "seats": seats}, 201)
    table, keys = made["table"]["id"], dict(made["keys"])
    for visitor, invitation in zip(others, made["invitations"].values(), strict=True):
        joined = await visitor.post(f"/api/tables/{table}/join", {"invitation": invitation, "name": "Guest"})
        keys[joined["seat"]] = joined["key"]
    say = {"type": "say", "id": 1, "text": "Zwetschgenkuchen!"}
    await server.post(f"/api/tables/{table}/commands", say, keys["red"])
    await let_bots_play(server, table, keys)
    await until_rated(eva, 1)
    return table, keys


def check_export(data: bytes, table: str) -> None:
    """All that is known of her is in the zip."""
    archive = zipfile.ZipFile(io.BytesIO(data))
    said = {name: archive.read(name).decode() for name in archive.namelist()}
    assert json.loads(said["profile.json"])["email"] == "guest0@example.org"
    assert [len(json.loads(said[f"{name}.json"])) for name in ("results", "ratings", "seats", "sessions")] == [
        1,
        1,
        3,
        1,
    ]
    assert "Zwetschge" in said[f"records/{table}.txt"]
    assert "Zwetschgenkuchen!" in said["said.json"]


@async_test
async def test_who_wants_to_be_forgotten_is_in_no_row(make_store: Callable[[], SqlStore], tmp_path: Path) -> None:
    """No name, address, word or rating; records stay under “a player”, and whoever has the table open is told."""
    store, hers = make_store(), ("Zwetschge", "guest0@example.org", "Zwetschgenkuchen")
    async with open_club(store) as (server, club), visitors(server, club, "Zwetschge", "Otto", "Ida") as people:
        table, keys = await played_by_name(server, people)
        red = keys["red"]
        following = (await server.post(f"/api/tables/{table}/rematch", None, red))["table"]
        await gather_at(*people)
        await people[0].post(f"{ME}/tables", {"tables": []})
        analysis = AnalysisName("record", "judge")
        assert await store.claim_analysis(analysis, table)
        known, exported = dump(store), await people[0].http.get(f"{ME}/export")
        async with server.tab(table, red) as tab:
            gone = await people[0].post(f"{ME}/delete", {"confirm": "delete"})
            await tab.until(lambda message: message["type"] in ("moved", "state"))
            named = [seat["name"] for seat in tab.now["table"]["seats"]]
        after = await people[0].get(ME)
        ladder = (await people[1].get(LADDER))["places"]
        record, left = await server.get(f"/api/tables/{table}/record", red), dump(store)
        invited = await server.get(f"/api/tables/{following}", red)
        assert await store.load_analysis(analysis) is None

    check_export(exported.content, table)
    assert [text for text in hers if text not in known] == []
    assert [text for text in hers if text in left] == []
    assert bytes_in(tmp_path).count(b"Zwetschge") == 0  # not even in places of the file that are free
    assert gone["profile"] is after["profile"] is None
    assert named == ["a player", "Guest", "Guest"]
    assert "a player" in record
    assert sorted(place["name"] for place in ladder) == ["Ida", "Otto"]
    assert invited["now"]["table"]["seats"][0]["name"] == ""


@async_test
async def test_nobody_is_left_behind_by_a_profile_that_goes(make_store: Callable[[], SqlStore]) -> None:
    """The ratings of the others stay as they are, and the next rated table is rated among those who are left."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Eva", "Otto", "Ida") as people:
        table, keys = await gather_at(*people, rated=True)
        await people[0].post(f"{ME}/delete", {"confirm": "delete"})
        await let_bots_play(server, table, keys)
        ladder = await until_rated(people[1], 1)
        wrong = await people[1].post(f"{ME}/delete", {"confirm": "yes"}, 422)

    assert sorted(place["name"] for place in ladder) == ["Ida", "Otto"]
    assert wrong["key"] == "not-valid"


def test_a_pruned_table_leaves_its_results() -> None:
    """Whatever is deleted with a table has a column `table_id`; results and ratings have none."""
    assert [kind.name for kind in (RATED, RATINGS, META.tables["results"]) if "table_id" in kind.c] == []


@async_test
async def test_a_ladder_is_of_a_game_that_is_there(tmp_path: Path) -> None:
    """Another one is not found; one without rated games is empty."""
    async with open_club(SqliteStore(tmp_path)) as (server, club), visitors(server, club, "") as (guest,):
        assert (await guest.get("/api/ladder/nothing", 404))["key"] == "unknown-game"
        assert (await guest.get(LADDER))["places"] == []
