"""What a person is warned of: moving himself into being stuck (GC-END-03, GC-Q47)."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, DEALER, STEP, Position
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.actions import BUILD, PAY
from stammtisch.games.golden_city.rules.components import NONE, SITE_NAMES
from stammtisch.games.golden_city.rules.steps import BUILDING
from tests.games.golden_city.made import Player, begin_turn, empty_table, equip, legal, mover
from tests.games.golden_city.play import moments


def close(p: Position, *sites: str) -> None:
    """Somebody's businesses stand there."""
    for site in sites:
        p.at[at.TAKEN] |= BIT[SITE_NAMES.index(site)]


def coast_but(*vacant: str, **options: str) -> Position:
    """Nobody's businesses fill the whole coast, but for these sites."""
    p = empty_table(options=options)
    p.at[at.TAKEN] = p.rule[at.COASTAL]
    for site in vacant:
        p.at[at.TAKEN] &= ~BIT[SITE_NAMES.index(site)]
    return p


def warned(p: Position) -> set[str]:
    """The sites that the seat to move is warned of."""
    actions = p.legal(mover(p))
    return {GAME.catalogue.words(action) for action in actions if GAME.warnings(p, mover(p), action) == ["stuck"]}


def test_gc_q47_the_last_open_site_without_a_road_on() -> None:
    """Both neighbours of mo-c1 are built on; red is warned although a card is drawn before it is noticed."""
    p = coast_but("mo-c1")
    close(p, "mo-r2", "de-r4")
    begin_turn(p, "red", red=Player(hand="coast"))

    assert warned(p) == {"build mo-c1"}
    assert legal(p) == {"build mo-c1", "done"}


def test_gc_q47_no_warning_while_there_is_a_way_on() -> None:
    """A free neighbour or another vacant coast is enough."""
    p = coast_but("mo-c1")
    close(p, "mo-r2")
    assert warned(begin_turn(p, "red", red=Player(hand="coast"))) == set()

    p = coast_but("mo-c1", "wo-c1")
    close(p, "mo-r2", "de-r4")
    assert warned(begin_turn(p, "red", red=Player(hand="coast"))) == set()


def test_gc_q47_the_last_business_of_all_is_no_reason_to_warn() -> None:
    """Who has nothing left to build is not stuck."""
    p = coast_but("mo-c1")
    close(p, "mo-r2", "de-r4")

    assert warned(begin_turn(p, "red", red=Player(hand="coast", left=1))) == set()


def in_the_desert(keys: int, **options: str) -> Position:
    """Red's turn in the desert quarter: only de-r5, which gives a key, and the inner part are left to him."""
    p = coast_but(**options)
    equip(p, "red", Player(hand="desert desert", sites="de-o1 de-o2", keys=keys))
    close(p, "de-r1", "de-r2", "de-r6", "de-r7", "mo-r1")
    p.at[at.NET] |= BIT[SITE_NAMES.index("wo-o2")] | BIT[SITE_NAMES.index("mo-o1")]
    return begin_turn(p, "red")


def test_gc_q45_a_key_that_is_the_reward_counts() -> None:
    """With it the inner part is a way on; without a key left in the box it is not, unless locked parts count."""
    assert warned(in_the_desert(0)) == set()

    for options, expected in (({}, {"build de-r5"}), ({"stuck_counts_keys": "no"}, set())):
        p = in_the_desert(0, **options)
        p.at[at.KEYS_LEFT] = 0
        assert warned(p) == expected


def test_the_key_that_is_spent_does_not_count() -> None:
    """From the inner part only other inner parts can be reached, and red's one key is gone then."""
    p = in_the_desert(1)
    close(p, "de-r5")
    assert warned(p) == {"build de-i"}

    p = in_the_desert(2)
    close(p, "de-r5")
    assert warned(p) == set()


def becomes_stuck(p: Position, action: int, rng: Rng) -> bool:
    """Whether the builder is stuck once the business is paid for and rewarded, whatever is paid, drawn and taken."""
    after = p.copy()
    after.journal = []
    builder = p.at[at.ACTOR]
    after.apply(builder, action)
    while after.at[at.SITE] != NONE and after.to_act:
        seat = DEALER if after.to_act == CHANCE else builder
        choices = after.legal(seat)
        after.apply(seat, after.draw(rng) if seat == DEALER else choices[rng.below(len(choices))])
    stuck = [event.facts["seat"] for event in GAME.events(after.journal, OPEN) if event.kind == "stuck"]
    return GAME.seat_names[builder] in stuck


@pytest.mark.parametrize("keys", ["yes", "no"])
def test_gc_q47_who_is_warned_would_be_stuck_and_nobody_else(keys: str) -> None:
    """Random games on an island whose coast and country fill up too soon: every site of every turn is tried out."""
    rng = Rng(5)
    found = {True: 0, False: 0}
    for seed in range(12):
        for p, seat, _ in moments(GAME.make_setup(seats=4, options={"stuck_counts_keys": keys}), seed):
            if seat == -1 or p.at[STEP] != BUILDING:
                continue
            world = p.copy()
            world.at[at.TAKEN] |= p.rule[at.COASTAL]
            for site in range(len(SITE_NAMES)):
                if p.rule[at.RURAL] >> site & 1 and rng.below(10) < 9:
                    world.at[at.TAKEN] |= BIT[site]
            for action in world.legal(seat):
                if BUILD <= action < PAY:
                    stuck = becomes_stuck(world, action, rng)
                    assert (GAME.warnings(world, seat, action) == ["stuck"]) == stuck
                    found[stuck] += 1
    assert min(found.values()) > 20
