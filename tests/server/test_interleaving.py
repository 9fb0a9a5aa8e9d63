"""Whoever runs the house and people at two processes write at the same table at the same time, in any order."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.server.store.house_tables import find_table
from stammtisch.server.store.keeping import open_keeping
from stammtisch.server.store.moderation import close_table, mute_seat, rename_seat
from tests.server.kit import async_test
from tests.server.moderating import place_of, processes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.keeping import Keeping
    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Tab

pytestmark = pytest.mark.usefixtures("_looks_soon")
COMMANDS = 12
CLICKS = 10


def disturb(house: Keeping, table: str, chance: random.Random) -> None:
    """Do something about people."""
    with house.moderating(table) as connection:
        match chance.randrange(3):
            case 0:
                close_table(connection, table, chance.choice(("house", "", "")))
            case 1:
                mute_seat(connection, table, chance.choice(("red", "blue")), chance.choice(("house", "")))
            case _:
                rename_seat(connection, table, chance.choice(("red", "blue")), chance.choice(("Eva", "Otto", "")))


async def moderate(house: Keeping, table: str, chance: random.Random) -> None:
    """Do many things about people, with and without pauses."""
    for _ in range(COMMANDS):
        await asyncio.to_thread(disturb, house, table, chance)
        await asyncio.sleep(chance.choice((0, 0, 0.02)))


async def click(tab: Tab, chance: random.Random) -> None:
    """Decide, speak and take names; what is refused is refused."""
    for number in range(CLICKS):
        kind = chance.choice(("decide", "decide", "rename", "say"))
        if kind == "rename":
            await tab.ask({"type": "rename", "name": f"guest {number}"})
        elif kind == "say":
            await tab.ask({"type": "say", "text": "Servus"})
        elif tab.now["due"] or tab.now["change"]:
            await tab.decide()


def shown(tab: Tab) -> Any:  # noqa: ANN401 -- JSON
    """What a tab shows of what was done."""
    table = tab.now["table"]
    return table["closed"], [(seat["name"], seat["muted"]) for seat in table["seats"]]


def truth(house: Keeping, table: str) -> Any:  # noqa: ANN401 -- as above
    """What the database says of it."""
    with house.reading() as connection:
        found = find_table(connection, table)
    return found.settings.closed, [
        (found.seats[seat].name, found.seats[seat].muted) for seat in ("red", "blue", "yellow")
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("deaf", [False, True])
@async_test
async def test_everybody_is_shown_in_the_end_what_the_database_says(
    make_store: Callable[[], SqlStore], tmp_path: Path, seed: int, *, deaf: bool
) -> None:
    """Whatever came first, and also if no hint is ever heard."""
    chance, house = random.Random(seed), open_keeping(place_of(make_store(), tmp_path))
    async with processes(make_store) as (one, other):
        if deaf:
            for server in (one, other):
                server.tables.store.listen(lambda _hint: None)
        made = await one.table("me", "me", "random", pace=0)
        table, keys = made["table"]["id"], made["keys"]
        async with one.tab(table, keys["red"]) as red, other.tab(table, keys["blue"]) as blue:
            await asyncio.gather(moderate(house, table, chance), click(red, chance), click(blue, chance))
            wanted = await asyncio.to_thread(truth, house, table)
            for tab in (red, blue):
                while shown(tab) != wanted:
                    await tab.hear()
