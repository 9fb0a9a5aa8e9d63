"""Bots that cannot sit at every table: which are offered where, and that none is seated where it cannot play."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch.bots.levels import LADDER, ratings_of
from stammtisch.bots.match import record_match
from stammtisch.bots.random import RandomBot
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.server import installed
from stammtisch.server.store.sqlite import FILE
from tests.own_board import OWN_BOARD
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

    from stammtisch.core.setup import Setup

GAME = stammtisch.game("goldbraeu")
OTHER_BOARD = {"board": OWN_BOARD}  # nobody was trained for


class FourOnly(RandomBot):
    """Sits at tables of four."""

    def check_table(self, setup: Setup) -> None:
        """Four, or not at all."""
        if setup.seats != 4:
            raise Mistake("untrained", game=setup.game, seats=setup.seats)


class Broken(RandomBot):
    """Falls over when it is asked where it can sit."""

    def check_table(self, setup: Setup) -> None:
        """Anybody's code may be wrong."""
        raise ZeroDivisionError


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three bots of somebody's own beside ours: the level to begin with is one of them."""
    bots = {"random": RandomBot(), "beginner": FourOnly(), "aunt": FourOnly(), "broken": Broken()}
    monkeypatch.setattr(installed, "bots", lambda: tuple(bots))
    monkeypatch.setattr(installed, "bot_probe", bots.__getitem__)


# ---- who is offered


@async_test
async def test_the_server_says_who_can_sit_at_a_table(tmp_path: Path) -> None:
    """Weakest first; those with nets at every edition and option, but on no board of somebody's own."""
    async with open_server(tmp_path) as server:
        here = await server.post("/api/bots", {"game": "goldbraeu"})
        there = await server.post("/api/bots", {"game": "goldbraeu", **OTHER_BOARD})
        rules: list[dict[str, object]] = [
            {"edition": "digest"},
            {"options": {"open_money": "off"}},
            {"seats": 3, "options": {"relocate_boss": "on"}},
        ]
        others = [await server.post("/api/bots", {"game": "goldbraeu", **rule}) for rule in rules]

        assert [bot["name"] for bot in here["bots"]] == list(LADDER)
        assert here["friendly"] == "newcomer"
        assert [bot["name"] for bot in there["bots"]] == list(LADDER[:5])
        assert others == [here, here, here]


@async_test
async def test_anybodys_bot_is_asked(own_bots: None, tmp_path: Path) -> None:
    """By seats, here; the level to begin with is one that can sit there; one that falls over is not offered."""
    async with open_server(tmp_path) as server:
        four = await server.post("/api/bots", {"game": "goldbraeu", "seats": 4})
        three = await server.post("/api/bots", {"game": "goldbraeu", "seats": 3})
        made = await server.table("me", "", "")

        assert [bot["name"] for bot in four["bots"]] == ["beginner", "aunt"]
        assert [bot["name"] for bot in three["bots"]] == ["random"]
        assert (four["friendly"], three["friendly"]) == ("beginner", "random")
        assert [seat["bot"] for seat in made["table"]["seats"]] == ["", "random", "random"]


@async_test
async def test_ratings_stand_beside_the_bots_that_were_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this game; no rating for a bot that was not measured."""
    monkeypatch.setattr(installed, "ratings", lambda: {"goldbraeu": {"regular": 702}})
    async with open_server(tmp_path) as server:
        rated = await server.post("/api/bots", {"game": "goldbraeu", **OTHER_BOARD})
        unrated = await server.post("/api/bots", {"game": "golden_city"})

        assert [bot["rating"] for bot in rated["bots"]] == [None, None, None, None, 702]
        assert {bot["rating"] for bot in unrated["bots"]} == {None}


@pytest.mark.parametrize(
    ("draft", "status", "key"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "goldbraeu", "edition": "x"}, 422, "unknown-edition"),
        ({"game": "goldbraeu", "seats": 7}, 422, "wrong-seats"),
        ({"game": "goldbraeu", "seats": 4, "options": {"three_player_shares": "6"}}, 422, "option-seats"),
        ({"game": "goldbraeu", "board": "{}"}, 422, "board-format"),
        ({}, 422, "not-valid"),
    ],
)
@async_test
async def test_a_table_that_cannot_be_gets_one_sentence(tmp_path: Path, draft: object, status: int, key: str) -> None:
    """The same as if it were to be opened."""
    async with open_server(tmp_path) as server:
        trouble = await server.post("/api/bots", draft, status=status)

        assert trouble["key"] == key


# ---- who is seated


@async_test
async def test_a_table_is_not_opened_for_a_bot_that_cannot_sit_there(tmp_path: Path) -> None:
    """One sentence, and nothing is kept of it."""
    async with open_server(tmp_path) as server:
        seats = [{"holder": "me"}, *[{"holder": "bot", "bot": "strong"}] * 3]
        trouble = await server.post("/api/tables", {"game": "goldbraeu", "seats": seats, **OTHER_BOARD}, status=422)
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
            kept = file.execute("SELECT count(*) FROM tables").fetchone()

        assert trouble["key"] == "untrained-board"
        assert trouble["text"].endswith(".")
        assert kept == (0,)


@async_test
async def test_bots_that_cannot_sit_there_do_not_take_the_empty_seats(tmp_path: Path) -> None:
    """The friends who were invited may still come."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "open", board=OWN_BOARD)
        path = f"/api/tables/{made['table']['id']}"
        trouble = await server.post(f"{path}/begin", {"bot": "expert"}, made["host"], status=422)
        joined = await server.post(f"{path}/join", {"invitation": made["invitations"]["blue"]})
        begun = await server.post(f"{path}/begin", {}, made["host"])

        assert trouble["key"] == "untrained-board"
        assert joined["table"]["status"] == "gathering"
        assert [seat["bot"] for seat in begun["seats"]] == ["", "", "newcomer"]


@async_test
async def test_a_seat_is_not_handed_to_a_bot_that_cannot_sit_there(tmp_path: Path) -> None:
    """Its owner keeps it; without a name it goes to a bot that can."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", board=OWN_BOARD)
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            refused = await red.ask({"type": "hand-over", "seat": "blue", "bot": "strong"})
            kept = red.now["table"]["seats"][1]
            done = await red.ask({"type": "hand-over", "seat": "blue", "bot": ""})
            await red.reach(done["number"])
            given = red.now["table"]["seats"][1]

        assert refused["trouble"]["key"] == "untrained-board"
        assert (kept["holder"], kept["bot"]) == ("person", "")
        assert given["bot"] == "beginner"


@async_test
async def test_a_record_does_not_go_on_with_bots_that_cannot_play_it(tmp_path: Path) -> None:
    """With others it does."""
    played = record_match(GAME, GAME.make_setup(seats=3, board=OWN_BOARD), [RandomBot()] * 3, 1, ["random"] * 3)
    async with open_server(tmp_path) as server:
        replay = (await server.http.post("/api/replays", content=records.write(played, GAME))).json()
        path = f"/api/replays/{replay['id']}/continue"
        trouble = await server.post(path, {"at": 9, "seat": "blue", "bot": "strong"}, status=422)
        made = await server.post(path, {"at": 9, "seat": "blue"}, status=201)

        assert trouble["key"] == "untrained-board"
        assert [seat["bot"] for seat in made["table"]["seats"]] == ["newcomer", "", "newcomer"]


@async_test
async def test_a_bot_that_falls_over_is_refused_by_name(own_bots: None, tmp_path: Path) -> None:
    """In a sentence; the host's log has the rest."""
    async with open_server(tmp_path) as server:
        seats = [{"holder": "me"}, *[{"holder": "bot", "bot": "broken"}] * 2]
        trouble = await server.post("/api/tables", {"game": "goldbraeu", "seats": seats}, status=422)

        assert (trouble["key"], trouble["about"]) == ("bot-broken", {"bot": "broken"})


@async_test
async def test_a_strength_between_two_levels_sits_down(tmp_path: Path) -> None:
    """Where both its neighbours can; its name stays in the record. One beyond the ladder is refused in a sentence."""
    rated = ratings_of(GAME)
    strength = f"elo-{rated['casual'] + 10}"
    async with open_server(tmp_path) as server:
        made = await server.table("me", strength, strength, board=OWN_BOARD)
        trained = f"elo-{rated['expert'] - 10}"
        wishes = [{"holder": "me"}, *[{"holder": "bot", "bot": trained}] * 2]
        refused = await server.post("/api/tables", {"game": "goldbraeu", "seats": wishes, **OTHER_BOARD}, status=422)
        wishes[1:] = [{"holder": "bot", "bot": "elo-9999"}] * 2
        beyond = await server.post("/api/tables", {"game": "goldbraeu", "seats": wishes}, status=422)

        assert [seat["bot"] for seat in made["table"]["seats"]] == ["", strength, strength]
        assert (refused["key"], beyond["key"]) == ("untrained-board", "elo-out-of-range")
