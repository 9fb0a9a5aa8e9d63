"""The conformance kit passes a sound game and names what is broken in the steps and views of an unsound one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from stammtisch.core.actions import Catalogue, Verb
from stammtisch.core.conformance import check_catalogue, check_game, check_same_seed, walk
from stammtisch.core.events import OPEN, EventKind, Field
from stammtisch.core.position import OK, go
from tests.core import toy
from tests.core.toy import TOY, ToyView, open_toy

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.moves import Moves
    from stammtisch.core.position import Position, Step
from tests.core.unsound import find_fault, replaced


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_passes(seats: int) -> None:
    """The toy keeps to everything; its interpreted steps and law run on the core of either build."""
    for seed in range(20):
        check_game(TOY, TOY.make_setup(seats=seats), seed)


def test_a_walk_tells_every_decision() -> None:
    """Two seats make 2 draws, 2 bets, 2 turns and wait for one more draw."""
    steps = [TOY.step_names[stop.position.at[0]] for stop in walk(TOY, TOY.make_setup(seats=2), 1)]

    assert steps == ["deal", "deal", "bet", "bet", "raise", "raise", "turn-over"]


class Speechless(toy.Raise):
    """A step that offers nothing."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Nothing."""


class Backwards(toy.Raise):
    """A step that offers its actions in the wrong order."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Raise before pass."""
        out.add(toy.MORE)
        out.add(toy.PASS)


class Generous(toy.Raise):
    """A step that says OK to what it does not offer."""

    def why(self, p: Position, seat: int, action: int) -> int:
        """Raising is always fine."""
        return OK if action == toy.MORE else super().why(p, seat, action)


class Endless(toy.Raise):
    """A step that begins again and again."""

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Ask the first seat again."""
        go(p, toy.RAISE)


class Weightless(toy.Draw):
    """A draw that can come about in no way."""

    def legal(self, p: Position, seat: int, out: Moves) -> None:
        """Any card, with a weight of nothing for the fours."""
        for card in range(4):
            if p.at[toy.PILE + card]:
                out.weigh(self.first + card, 0 if card == 3 else 1)


class Telling(toy.Raise):
    """A step that asks only those who bet on higher: being asked tells."""

    def apply(self, p: Position, seat: int, action: int) -> None:
        """Skip the seats that bet on lower."""
        super().apply(p, seat, action)
        while p.to_act in (2, 4) and p.at[toy.CHOICE + p.at[toy.TURN]] == 1:
            p.at[toy.TURN] += 1
            p.to_act = 1 << p.at[toy.TURN]
        if p.at[toy.TURN] == p.rule[0]:
            go(p, toy.TURN_OVER)


class Nostalgic(toy.Bet):
    """A step that remembers earlier games: every second one goes without bets."""

    games = 0

    def enter(self, p: Position) -> None:
        """Ask everybody, or nobody."""
        Nostalgic.games += 1
        super().enter(p)
        if Nostalgic.games % 2:
            go(p, toy.RAISE)


@pytest.mark.parametrize(
    ("number", "step", "fault"),
    [
        (toy.RAISE, Speechless(), "a seat owes a decision and has none"),
        (toy.RAISE, Backwards(), "legal is not ascending and unique"),
        (toy.RAISE, Generous(), "legal and why disagree"),
        (toy.RAISE, Endless(), "the game goes on past its bound"),
        (toy.TURN_OVER, Weightless(toy.TURN_UP), "weights do not fit the draws"),
        (toy.RAISE, Telling(), "tells"),
    ],
    ids=["speechless", "backwards", "generous", "endless", "weightless", "telling"],
)
def test_an_unsound_step_is_found(number: int, step: Step, fault: str) -> None:
    """One broken step, and the kit says what is broken."""
    broken = replace(TOY, open=partial(open_toy, steps=replaced(number, step)))

    assert fault in find_fault(broken)


def test_a_step_with_a_memory_is_found() -> None:
    """All that a game remembers stands in its position."""
    broken = replace(TOY, open=partial(open_toy, steps=replaced(toy.BET, Nostalgic())))

    with pytest.raises(AssertionError, match="the same seed gives another game"):
        check_same_seed(broken, TOY.make_setup(seats=2), 1)


def test_a_view_that_shows_hidden_cards_is_found() -> None:
    """A redraw must not change a view."""

    def leaky(position: Position, viewer: int) -> ToyView:
        return msgspec.structs.replace(toy.view(position, OPEN), viewer=toy.view(position, viewer).viewer)

    assert "a redraw can be told" in find_fault(replace(TOY, view=leaky))


def test_a_question_that_speaks_of_hidden_cards_is_found() -> None:
    """Ask is looked at as closely as the view."""

    def leaky(position: Position, seat: int) -> dict[str, str | int | None]:
        return {"neighbour": position.at[toy.CARD + 1 - seat % 2]}

    assert "by: ask" in find_fault(replace(TOY, question=leaky))


def test_an_event_that_names_a_hidden_card_is_found() -> None:
    """Two draws that look alike must be told alike."""
    leaky = (EventKind("dealt", (Field("seat", "seat"), Field("card", "card"))), *TOY.event_kinds[1:])

    assert "events tell what the view hides" in find_fault(replace(TOY, event_kinds=leaky))


def test_an_imagined_world_that_does_not_fit_is_found() -> None:
    """What is imagined from a view must look like that view."""

    def absent(view: ToyView, rng: Rng) -> Position:
        world = toy.imagine(view, rng)
        world.at[toy.RAISED] = -1
        return world

    assert "an imagined world disagrees with the view" in find_fault(replace(TOY, imagine=absent))


def test_a_view_that_cannot_be_sent_is_found() -> None:
    """A struct must be equal after JSON."""

    class Loose(ToyView, frozen=True):
        extra: Any = ()

    def unsent(position: Position, viewer: int) -> Loose:
        return Loose(**msgspec.structs.asdict(toy.view(position, viewer)), extra=(1, 2))

    assert "a message is not the same after JSON" in find_fault(replace(TOY, view=unsent))


def test_looking_that_changes_something_is_found() -> None:
    """Views and questions leave the position alone."""

    def clumsy(position: Position, viewer: int) -> ToyView:
        position.at[toy.TURN] += 1
        return toy.view(position, viewer)

    assert "asking about a position changes it" in find_fault(replace(TOY, view=clumsy))


def test_a_catalogue_with_two_actions_of_the_same_words_is_found() -> None:
    """Words must lead back to one action."""
    stammer = replace(TOY, catalogue=Catalogue([Verb("pass"), Verb("pass")]))

    with pytest.raises(AssertionError, match="words do not lead back"):
        check_catalogue(stammer)


# ---- views


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("viewer", "blue"), ("to_act", ()), ("dealing", True), ("step", "over"), ("players", ())],
)
def test_a_view_that_says_something_untrue_of_the_table_is_found(field: str, wrong: object) -> None:
    """Pages and tools rely on the fields that all games share."""

    def untrue(position: Position, viewer: int) -> ToyView:
        seen = toy.view(position, viewer)
        return msgspec.structs.replace(seen, **{field: wrong}) if position.at[0] == toy.RAISE else seen

    assert ("players of a view" if field == "players" else f"field: {field}") in find_fault(replace(TOY, view=untrue))


def test_a_view_that_the_declared_type_cannot_read_is_found() -> None:
    """Clients and bot processes decode views as `view_type`."""

    class Wordy(ToyView, frozen=True):
        extra: str = ""

    def wordy(position: Position, viewer: int) -> Wordy:
        return Wordy(**msgspec.structs.asdict(toy.view(position, viewer)), extra="more")

    assert "not the same after JSON" in find_fault(replace(TOY, view=wordy))
    assert "a view is not of the game's view_type" in find_fault(replace(TOY, view_type=Wordy))
