from __future__ import annotations

from itertools import islice

from stammtisch.core.chance import Rng
from stammtisch.core.play import after, decisions, play
from stammtisch.core.playout import playout
from stammtisch.core.position import CHANCE
from tests.core.toy import BET_ON, PASS, RAISED, TOY


def test_every_seat_decides_in_turn() -> None:
    """The lowest seat of several that may decide at once comes first; each is told how often it has decided."""
    position = TOY.deal(seats=3)
    asked = []
    for seat, turn in decisions(position, Rng(1)):
        asked.append((seat, turn))
        position.apply(seat, position.legal(seat)[0])

    assert asked == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert position.to_act == 0


def test_the_dealer_draws_before_it_is_asked_for_a_decision() -> None:
    """And not before that: who stops after a decision finds the draw still due."""
    position = TOY.deal(seats=2)
    for seat, _turn in islice(decisions(position, Rng(1)), 4):
        assert position.to_act != CHANCE
        position.apply(seat, position.legal(seat)[0])

    assert position.to_act == CHANCE


def test_played_to_the_end() -> None:
    """How many decisions it took; the dealer's draws are not counted."""
    position = TOY.deal(seats=2)
    made = play(position, Rng(1), lambda seat, turn: PASS if turn else BET_ON + seat)

    assert (made, position.to_act, position.at[RAISED]) == (4, 0, -1)


def test_the_same_seed_is_the_same_game_in_the_compiled_loop() -> None:
    """One generator for dealer and seats: what `playout` plays is played here, too."""
    fast, slow = TOY.deal(seats=3), TOY.deal(seats=3)
    rng = Rng(11)

    def choose(seat: int, _turn: int) -> int:
        legal = slow.legal(seat)
        return legal[rng.below(len(legal))]

    assert playout(fast, Rng(11)) == play(slow, rng, choose)
    assert fast.state() == slow.state()


def test_trying_an_action_changes_nothing() -> None:
    """The copy has moved on, the original has not."""
    position = TOY.deal(seats=2)
    position.run_chance(Rng(1))
    before = position.state()
    tried = after(position, 0, BET_ON)

    assert position.state() == before
    assert tried.to_act == 0b10
