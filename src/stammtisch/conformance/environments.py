"""One random game through each research environment: batch, PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from stammtisch.adapters.batch import BatchEnv, random_actions
from stammtisch.core.conformance import broken
from stammtisch.core.mistakes import needs_extra

with needs_extra("research"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

SEED: Final = 1
NEARLY: Final = 1e-6


def table(game: Game, setup: Setup) -> dict[str, Any]:
    """A setup in the words of the environments; options are named only if they differ from the edition."""
    preset = game.editions[setup.edition]
    options = {name: value for name, value in setup.options.items() if preset[name] != value}
    return {"players": setup.seats, "edition": setup.edition, "options": options}


def check_paid(what: str, rewards: list[float]) -> None:
    """One win is shared by the winners."""
    if abs(sum(rewards) - 1) > NEARLY:
        raise broken(f"the rewards of {what} are not one win to share", rewards=rewards)


def check_batch(game: Game, setup: Setup) -> None:
    """Two games together until one of them ends."""
    env = BatchEnv(game=game.name, games=2, **table(game, setup))
    rng = np.random.default_rng(SEED)
    turn = env.reset(SEED)
    for _ in range(game.longest):
        if turn.done.any():
            break
        turn = env.step(random_actions(turn.masks, rng))
    if not turn.done.any():
        raise broken("no game of a batch ends", steps=game.longest)
    check_paid("a batch", turn.rewards[int(turn.done.argmax())].tolist())
    if np.abs(env.floats(turn.observations)).max() > 1:
        raise broken("a number of an observation is beyond -1 and 1")


def check_pettingzoo(game: Game, setup: Setup) -> None:
    """A game of random agents."""
    from stammtisch.adapters.pettingzoo import raw_env  # noqa: PLC0415 -- it needs the extra "research"

    rng = Random(SEED)
    env = raw_env(game=game.name, **table(game, setup))
    env.reset(seed=SEED)
    while not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        check_space("PettingZoo", env.observation_space(env.agent_selection), seen)
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    check_paid("PettingZoo", list(env.rewards.values()))


def check_gymnasium(game: Game, setup: Setup) -> None:
    """A random learner among random bots, under the registered name."""
    import gymnasium  # noqa: PLC0415 -- as above

    from stammtisch.adapters.gymnasium import LearnerEnv, name_of  # noqa: PLC0415 -- as above

    if name_of(game) not in gymnasium.registry:
        raise broken("the game is not in Gymnasium's registry", name=name_of(game))
    rng = Random(SEED)
    env = LearnerEnv(game=game.name, seat=0, **table(game, setup))
    seen, info = env.reset(seed=SEED)
    over = False
    while not over:
        check_space("Gymnasium", env.observation_space, seen)
        seen, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    if len(info["places"]) != setup.seats:
        raise broken("Gymnasium does not say how the game ended", info=info)


def check_space(what: str, space: Any, seen: Any) -> None:  # noqa: ANN401 -- Gymnasium's
    """An observation is one that the environment promises."""
    if not space.contains(seen):
        raise broken(f"an observation in {what} is not in its space")


def check_openspiel(game: Game, setup: Setup) -> None:
    """A random game under each of the game's names in OpenSpiel, its strings and tensors included."""
    from stammtisch.adapters.openspiel import GAMES  # noqa: PLC0415 -- it needs the extra "openspiel"

    names = [each.registration.name for each in GAMES if each.source is game]
    if not names:
        raise broken("the game is not in OpenSpiel's registry", game=game.name)
    wishes = table(game, setup)
    wishes["options"] = ";".join(f"{name}:{value}" for name, value in wishes["options"].items())
    for name in names:
        walk_openspiel(name, wishes)


def walk_openspiel(name: str, wishes: dict[str, Any]) -> None:
    """One random game; at every state all players look at it."""
    import pyspiel  # noqa: PLC0415 -- as above

    rng = Random(SEED)
    played = pyspiel.load_game(name, wishes)
    state = played.new_initial_state()
    while not state.is_terminal():
        for player in range(played.num_players()):
            check_sizes(played, state, player)
        step_openspiel(state, rng, played.max_chance_outcomes())
    check_paid(name, state.returns())


def check_sizes(played: Any, state: Any, player: int) -> None:  # noqa: ANN401 -- pyspiel has no types
    """What a player is told has the sizes that the game names, and words."""
    if len(state.observation_tensor(player)) != played.observation_tensor_size():
        raise broken("an observation tensor of OpenSpiel has another size than the game says", player=player)
    if not state.information_state_string(player):
        raise broken("an information state of OpenSpiel has no words", player=player)


def step_openspiel(state: Any, rng: Random, draws: int) -> None:  # noqa: ANN401 -- as above
    """A random decision, or all that are due together."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        if max(outcomes) >= draws:
            raise broken("a draw is numbered behind the players' first verb", draw=max(outcomes), first=draws)
        state.apply_action(rng.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
