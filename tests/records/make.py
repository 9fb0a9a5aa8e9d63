"""Finished games that together show everything a game can show, as few as a greedy search finds.

`python -m tests.records.make` writes tests/records/goldbraeu/*.txt anew (from the root of the repository).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core import record
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.position import DEALER, OK, STEP, Position
from stammtisch.core.record import Record
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.boards import LARGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.setup import Setup

FOLDER = Path(__file__).parent / "goldbraeu"

# How somebody plays: the first words that fit one of his choices are taken, otherwise anything at random.
WAYS = {
    "anything": (),
    "climber": ("name", "withdraw", "buy left", "open"),
    "meek": ("choose expand", "allow", "pass"),
    "gardener": ("choose expand", "expand", "allow"),
    "hoarder": ("choose buy", "buy left", "buy right", "buy blind", "open"),
    "spender": ("choose buy", "buy", "open"),
}


class Plan(NamedTuple):
    """A kind of game to look for records in."""

    setup: Setup
    ways: tuple[str, ...]
    seeds: range


def plans() -> list[Plan]:
    """Every edition at random, then tables made for what is rare."""
    any4, any3 = ("anything",) * 4, ("anything",) * 3
    return [
        *(Plan(GAME.make_setup(edition, 4), any4, range(40)) for edition in GAME.editions),
        *(Plan(GAME.make_setup(edition, 3), any3, range(40)) for edition in GAME.editions),
        Plan(GAME.make_setup(options={"fence_limit": "on"}, board=LARGE), any4, range(20)),
        Plan(GAME.make_setup(options={"relocate_boss": "on"}), ("climber", "meek", "meek", "meek"), range(40)),
        Plan(GAME.make_setup(), ("climber", "meek", "meek", "meek"), range(20)),
        Plan(GAME.make_setup(seats=3), ("spender", "spender", "gardener"), range(40)),
        Plan(GAME.make_setup(options={"open_money": "off"}), ("hoarder", "meek", "meek", "climber"), range(20)),
    ]


def play(plan: Plan, seed: int) -> Record:
    """A whole game of a plan."""
    players = dict(zip(GAME.seat_names, plan.ways, strict=False))
    table = Table(GAME, plan.setup, seed, players)
    rng = Rng(seed)
    while table.position.to_act:
        seat = members(table.position.to_act)[0]
        table.decide(seat, pick(table.position, seat, WAYS[plan.ways[seat]], rng))
    return table.record


def pick(p: Position, seat: int, way: tuple[str, ...], rng: Rng) -> int:
    """One of the legal actions: what the way prefers, or any."""
    legal = p.legal(seat)
    for wish in way:
        wanted = [action for action in legal if GAME.catalogue.words(action).startswith(wish)]
        if wanted:
            return wanted[rng.below(len(wanted))]
    return legal[rng.below(len(legal))]


# ---- what a record shows


def shown(game_record: Record) -> set[str]:
    """Every step, verb, reason, event kind and ending that occurs when a record is replayed."""
    found = set()
    p = GAME.open(game_record.setup)
    p.journal = []
    for number, decision in enumerate(game_record.decisions, 1):
        found.add(f"step {GAME.step_names[p.at[STEP]]}")
        found.add(f"verb {decision.words.split()[0]}")
        found.update(reasons(p))
        record.apply_decision(GAME, p, decision, number)
    found.add(f"step {GAME.step_names[p.at[STEP]]}")
    found |= {f"event {GAME.event_kinds[note[0]].name}" for note in p.journal}
    found.add(f"ending {GAME.ending(p)}")
    return found


def reasons(p: Position) -> Iterator[str]:
    """The reasons met by the seats that owe a decision: told with the question, or when they try anything else."""
    for seat in members(p.to_act):
        if seat != DEALER:
            yield from (f"told {refusal.reason.key}" for refusal in GAME.ask(p, seat).refusals)
            numbers = {p.why(seat, action) for action in range(len(GAME.catalogue))}
            yield from (f"reason {GAME.reasons[number][0]}" for number in numbers if number != OK)


NEVER_TOLD = {"ok", "not-now", "no-table", "one-card"}  # nobody would think of these: they are met by trying


def everything() -> set[str]:
    """All that records must show."""
    keys = {key for key, _ in GAME.reasons} - {"ok"}
    return {
        *(f"step {name}" for name in GAME.step_names),
        *(f"verb {name}" for name in GAME.catalogue.verbs),
        *(f"reason {key}" for key in keys),
        *(f"told {key}" for key in keys - NEVER_TOLD),
        *(f"event {kind.name}" for kind in GAME.event_kinds),
        "ending third-payday",
        "ending third-payday-shared",
    }


# ---- choosing


def choose() -> list[Record]:
    """Few records that show everything: always the one that adds most, every edition among them."""
    games: dict[int, tuple[Record, set[str]]] = {}
    for plan in plans():
        for seed in plan.seeds:
            game_record = play(plan, seed)
            games[len(games)] = (game_record, shown(game_record))
    missing = everything()
    chosen: list[Record] = []
    while missing:
        best = max(games, key=lambda number: (len(games[number][1] & missing), -number))
        game_record, features = games[best]
        if not features & missing:
            raise LookupError(f"no record shows {', '.join(sorted(missing))}")
        chosen.append(game_record)
        missing -= features
    return chosen


def write() -> None:
    """Write the records."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for number, game_record in enumerate(choose(), 1):
        setup = game_record.setup
        name = f"{number}-{setup.edition}-{setup.seats}.txt"
        (FOLDER / name).write_text(record.write(game_record, GAME), encoding="utf-8")


if __name__ == "__main__":
    write()
