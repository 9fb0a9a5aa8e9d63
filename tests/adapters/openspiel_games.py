"""Tables in OpenSpiel's registry, and random games on them, for the tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import pyspiel

import stammtisch.adapters.openspiel as ours

if TYPE_CHECKING:
    from collections.abc import Iterator

OURS: Final = ("goldbraeu", "golden_city")  # other games may be installed
ENTRIES: Final = tuple(game.registration for game in ours.GAMES if game.source.name in OURS)
NAMES: Final = tuple(entry.name for entry in ENTRIES)
SEQUENTIAL: Final = tuple(entry.name for entry in ENTRIES if not entry.simultaneous)
TABLES: Final = [(name, players) for name in NAMES for players in (3, 4)]
TURN_BASED: Final = [(name, players) for name in SEQUENTIAL for players in (3, 4)]


def load(name: str, players: int, **wishes: Any) -> Any:  # noqa: ANN401 -- pyspiel has no types
    """A game for this many players."""
    return pyspiel.load_game(name, {"players": players, **wishes})


def go_on(state: Any, rng: Random) -> None:  # noqa: ANN401 -- as above
    """Any decision, or all of them if several are due at once; draws as likely as they are."""
    if state.is_chance_node():
        draws, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(draws, chances)[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any, seed: int) -> Iterator[Any]:  # noqa: ANN401 -- as above
    """The states of a random game, the last one included; always the same object."""
    rng = Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        go_on(state, rng)
        yield state
