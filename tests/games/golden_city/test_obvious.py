"""Questions that everybody can answer once the pile was renewed: the table answers them itself (GC-Q49, GC-Q50)."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core import record as records
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import CHANCE, DEALER, SEATS, Position
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.knowledge.obvious import might_hold, obvious
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.cards import give_secretly, make_old, play, take_from_pile
from stammtisch.games.golden_city.rules.components import COAST, LANDFORM_NAMES
from tests.games.golden_city.made import Player, begin_turn, building, do, empty_table, legal, to_move
from tests.games.golden_city.play import moments

FOLDER = Path(__file__).parents[2] / "records" / "golden_city"
WORLDS = 40
MOUNTAINS, MEADOWS, WOODLAND, DESERT = (LANDFORM_NAMES.index(name) for name in LANDFORM_NAMES[1:])


def words(p: Position) -> str | None:
    """The obvious answer of the seat that is asked."""
    answer = obvious(p, lowest(p.to_act))
    return None if answer is None else GAME.catalogue.words(answer)


def renewed(**players: Player) -> Position:
    """Red's building turn just after the pile was renewed: all secret cards are old."""
    p = begin_turn(empty_table(), "red", **players)
    make_old(p)
    return p


def draw(p: Position, seat: int, landform: int) -> None:
    """Draw a card secretly."""
    take_from_pile(p, landform)
    give_secretly(p, seat, landform)


def test_gc_q49_a_single_old_card_is_known_to_all() -> None:
    """It was a desert, and with it nothing can be built: there is no question, though the rules put one."""
    p = renewed(red=Player(secret="desert"), blue=Player(hand="coast"))

    assert (to_move(p), legal(p), words(p)) == ("red", {"done"}, "done")


def test_gc_q49_two_old_cards_in_two_hands_may_be_either() -> None:
    """A coast and a desert lie in two hands: Red may have the coast."""
    p = renewed(red=Player(secret="desert"), blue=Player(secret="coast"))

    assert legal(p) == {"done"}
    assert words(p) is None


def test_gc_q49_a_newer_card_may_be_any_of_the_pile() -> None:
    """Old cards are deserts; the card drawn since may be a coast."""
    p = renewed(red=Player(secret="desert"))
    draw(p, 0, MEADOWS)

    assert words(p) is None


def test_gc_q50_one_conceivable_payment_is_no_question() -> None:
    """Red's old card is a meadow: the coast can be paid in one way only."""
    p = renewed(red=Player(hand="coast desert", secret="meadows"))
    do(p, "build mo-c2")

    assert words(p) == "pay coast"


def test_gc_q50_a_second_conceivable_payment_is_a_question() -> None:
    """Blue's old card is a desert, which may be Red's: then two deserts would do for the coast."""
    p = renewed(red=Player(hand="coast desert", secret="meadows"), blue=Player(secret="desert"))
    do(p, "build mo-c2")

    assert words(p) is None


def test_gc_q50_a_real_choice_is_never_obvious() -> None:
    """Two ways to pay, both in a hand that everybody knows."""
    p = building("red", red=Player(hand="coast desert desert", secret="meadows"))
    make_old(p)
    do(p, "build mo-c2")

    assert words(p) is None


def test_a_card_shown_in_doubt_binds_the_rest() -> None:
    """Red had an old desert and drew a card. The meadow that is shown must be the new one, so the desert is left."""
    p = renewed(red=Player(secret="desert"))
    draw(p, 0, MEADOWS)
    play(p, 0, MEADOWS, 1)

    assert might_hold(p, 0, [DESERT])
    assert not any(might_hold(p, 0, [landform]) for landform in (COAST, MOUNTAINS, MEADOWS, WOODLAND))


def test_a_card_shown_in_doubt_that_may_be_old_leaves_the_rest_open() -> None:
    """If it is a desert that is shown, it may be the old one, and the cards drawn may be anything."""
    p = renewed(red=Player(secret="desert"))
    draw(p, 0, MEADOWS)
    draw(p, 0, DESERT)
    play(p, 0, DESERT, 1)

    assert all(might_hold(p, 0, [landform]) for landform in range(5))
    assert might_hold(p, 0, [COAST, MOUNTAINS])
    assert not might_hold(p, 0, [COAST, MOUNTAINS, MEADOWS])


def test_a_draw_after_the_card_was_shown_does_not_explain_it() -> None:
    """Red showed a meadow after one draw; the second draw came later, so the first one was the meadow."""
    p = renewed(red=Player(secret="desert"))
    draw(p, 0, MEADOWS)
    play(p, 0, MEADOWS, 1)
    draw(p, 0, COAST)

    assert might_hold(p, 0, [DESERT, COAST])
    assert not might_hold(p, 0, [COAST, COAST])


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_obvious_is_the_same_in_every_world_that_a_spectator_can_imagine(seats: int) -> None:
    """And what is the same in all of them is obvious: 40 worlds for each question with one answer."""
    found = set()
    setup = GAME.make_setup(seats=seats)
    for p, seat, _ in (moment for seed in range(20) for moment in moments(setup, seed)):
        if seat != DEALER and len(p.legal(seat)) == 1:
            found.add((obvious(p, seat) is not None, is_same_in_all_worlds(p, seat)))

    assert found == {(True, True), (False, False)}


def is_same_in_all_worlds(p: Position, seat: int) -> bool:
    """Whether a seat may do the same in all worlds that agree with what lies open."""
    worlds = [p.copy() for _ in range(WORLDS)]
    for number, world in enumerate(worlds):
        world.redraw(SPECTATOR, Rng(number + 1))
    return all(world.legal(seat) == p.legal(seat) for world in worlds)


def test_records_hold_obvious_answers_and_replay() -> None:
    """A question that the table answers itself is a decision like any other: no record rots."""
    answered = 0
    for file in FOLDER.glob("*.txt"):
        record = records.read(file.read_text(encoding="utf-8"), GAME)
        position = GAME.open(record.setup)
        for number, decision in enumerate(record.decisions, 1):
            answer = None if position.to_act == CHANCE else words(position)
            assert answer in (None, decision.words)
            answered += answer is not None
            records.apply_decision(GAME, position, decision, number)

    assert answered == 19


def test_most_obvious_questions_are_skipped_by_the_rules() -> None:
    """Before any renewal nothing is obvious: the rules ask exactly what everybody must ask."""
    for p, seat, _ in moments(GAME.make_setup(), 3):
        if seat != DEALER and not any(p.at[at.OLD_SIZE + other] for other in range(p.rule[SEATS])):
            assert obvious(p, seat) is None
