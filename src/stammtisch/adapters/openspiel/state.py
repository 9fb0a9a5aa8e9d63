"""OpenSpiel's states: whose turn it is, what may be done, what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel

from stammtisch.core.bits import count, lowest, members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, DEALER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.adapters.openspiel.play import Play

SEEDS: Final = 2**53  # as many as there are different numbers between 0 and 1


def load(text: str) -> Any:  # noqa: ANN401 -- pyspiel's
    """A pickled state; importing this function registers our games."""
    return pyspiel.deserialize_game_and_state(text)[1]


class TableState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A game in progress. Secret choices at the same time are commitments, one seat after the other."""

    def __init__(self, game: Any, play: Play) -> None:  # noqa: ANN401 -- pyspiel's
        super().__init__(game)
        self.play = play  # all there is: OpenSpiel clones and pickles the attributes

    def current_player(self) -> int:
        """The player that decides next."""
        owing = self.play.position.to_act
        if owing == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if owing == CHANCE else lowest(owing)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn and how likely it is."""
        weights = self.play.position.weights()
        total = sum(weights)
        draws = self.play.position.legal(DEALER)
        return [(draw, weight / total) for draw, weight in zip(draws, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        owing = self.play.position.to_act
        self.play.decide(DEALER if owing == CHANCE else lowest(owing), action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.play.game.catalogue.words(action)

    def is_terminal(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.play.position.to_act == 0

    def returns(self) -> list[float]:
        """Nothing until the end; then what the parameter `reward` promises."""
        if self.play.position.to_act != 0:
            return [0.0] * self.num_players()
        paid: list[float] = self.get_game().pay(self.play.position)
        return paid

    def __str__(self) -> str:
        """Everything, as JSON."""
        return self.play.view(OPEN)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """As pyspiel serialises it, with its game."""
        return load, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A world that `player` cannot tell from this one, without a history: that would tell what is true."""
        world: TableState = self.get_game().new_initial_state()
        world.play = self.play.redrawn(player, Rng(int(sampler() * SEEDS)))
        return world


class SimultaneousState(TableState):
    """A game in progress in which secret choices at the same time are made at the same time."""

    def current_player(self) -> int:
        """The player that decides next, or that several do."""
        several = count(self.play.position.to_act) > 1
        return int(pyspiel.PlayerId.SIMULTANEOUS) if several else super().current_player()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in members(self.play.position.to_act):
            self.play.decide(seat, actions[seat])
