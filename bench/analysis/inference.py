"""Does it help to ask how likely others would have acted so? `python -m bench.analysis.inference GAME --games 40`.

Worlds are imagined from a viewer's view some decisions ago and played on as the game went; one that no longer agrees
with the view is dropped. The rest is weighed by how likely `strong`, sitting there with the cards of that world, would
have done what was done. Chances of hidden cards by these weights are held against exact counting, on the true hands.
How much the weights are trusted is fitted on the even games and measured on the odd ones.
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from bench.analysis.kit import SEED, parser, wishes
from stammtisch.analysis.belief import belief
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, mix, record_match
from stammtisch.bots.model import model_for
from stammtisch.bots.strong import option_chances, plan_chances
from stammtisch.core import record as records
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, DEALER, OK, STEP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.analysis.kit import Wishes
    from stammtisch.bots.model import Model
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

WORLDS: Final = 96
BACK: Final = 14  # decisions that are looked at, draws included
EVERY: Final = 23  # decisions between two moments
FEWEST: Final = 12  # worlds that must be left
TEMPERATURES: Final = (0.01, 0.02, 0.05, 0.1)  # of the softmax over the nets' chances
TRUST: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # how far from counting towards the weighted worlds
LEAST: Final = 0.005  # chances are kept this far from 0 and 1


class Guess(NamedTuple):
    """One thing that somebody may hold: by counting, by worlds without weights, by weights; and the truth."""

    game: int
    counted: float
    plain: float
    weighed: tuple[float, ...]  # by temperature
    true: bool


def holdings(game: Game, world: Position) -> dict[str, Counter[tuple[str, str]]]:
    """What everybody holds in a world, by kind and name."""
    kind = next(kind for kind in ("business", "landform") if kind in game.domains)
    found = {}
    for player in msgspec.to_builtins(game.open_view(world))["players"]:
        things = [(kind, card) for card in player["hand"]]
        found[player["seat"]] = Counter([*things, *(("bonus", card) for card in player.get("bonus") or ())])
    return found


def moments(game: Game, record: records.Record) -> Iterator[tuple[list[Position], int]]:
    """Positions before each decision up to a moment at which nobody hides a choice, and where the last one is."""
    position, before = game.open(record.setup), []
    for number, decision in enumerate(record.decisions, 1):
        before.append(position.copy())
        settled = position.to_act != CHANCE and position.at[STEP] != game.secret_choice[0]
        if number > BACK + EVERY and number % EVERY == 0 and settled:
            yield before, number - 1
        records.apply_decision(game, position, decision, number)


# ---- worlds that go the way of the game


def is_seen(game: Game, before: Position, viewer: int, seat: int, action: int) -> bool:
    """Whether the viewer can tell what was drawn or done from all else that could have been."""
    told = view_after(game, before, viewer, seat, action)
    others = [one for one in before.legal(seat) if one != action]
    return all(view_after(game, before, viewer, seat, other) != told for other in others)


def view_after(game: Game, before: Position, viewer: int, seat: int, action: int) -> object:
    """What the viewer sees after something was drawn or done."""
    after = before.copy()
    after.apply(seat, action)
    return game.view(after, viewer)


def likelihoods(game: Game, model: Model, world: Position, seat: int, action: int) -> np.ndarray[Any, Any]:
    """How likely `strong` would have done it, by temperature."""
    place = world.legal(seat).index(action)
    if world.at[STEP] == game.secret_choice[0]:
        return np.full(len(TEMPERATURES), float(plan_chances(model, world, seat)[place]))
    chances = option_chances(model, world, seat).astype(float)
    found = np.exp((chances[None] - chances.max()) / np.asarray(TEMPERATURES)[:, None])
    return np.asarray(found[:, place] / found.sum(axis=1))


def hidden(model: Model, world: Position, seat: int, rng: Rng) -> int:
    """Something that the viewer does not see: drawn in this world, or chosen there as `strong` would; -1 if neither."""
    if seat == DEALER:
        return world.draw(rng) if world.to_act == CHANCE else -1
    legal = world.legal(seat)
    return legal[int(option_chances(model, world, seat).argmax())] if legal else -1


def drawn(world: Position, action: int) -> float:
    """How likely a draw is in a world."""
    ways = world.weights()
    return ways[world.legal(DEALER).index(action)] / sum(ways)


def played_on(game: Game, model: Model, way: list[tuple[Position, int, int]], viewer: int, rng: Rng) -> Any:  # noqa: ANN401
    """Worlds that went the way of the game and agree with the view at its end, and their weights by temperature."""
    view = game.view(way[0][0], viewer)
    end = game.view(way[-1][0], viewer)
    secret = game.secret_choice[0]  # turned over before the end of the way
    seen = [before.at[STEP] == secret or is_seen(game, before, viewer, seat, done) for before, seat, done in way]
    kept: list[Position] = []
    weights: list[np.ndarray[Any, Any]] = []
    for _ in range(WORLDS):
        world, weight = game.imagine(view, rng), np.ones(len(TEMPERATURES))
        for (_before, seat, done), visible in zip(way[:-1], seen[:-1], strict=True):
            action = done if visible else hidden(model, world, seat, rng)
            if world.why(seat, action) != OK:
                break
            if visible and seat == DEALER:
                weight = weight * drawn(world, action)
            elif visible and seat != viewer:
                weight = weight * likelihoods(game, model, world, seat, action)
            world.apply(seat, action)
        else:
            if game.view(world, viewer) == end:
                kept.append(world)
                weights.append(weight)
    return kept, np.asarray(weights)


def guesses(found: Wishes) -> Iterator[Guess]:
    """All of them."""
    game, setup = found.game, found.game.make_setup(seats=found.seats)
    model = model_for(game.name, found.seats)
    for number in range(found.games):
        bots = [make_bot("strong") for _ in range(found.seats)]
        record = record_match(game, setup, bots, game_seed(SEED + 1, number), ["strong"] * found.seats)
        decided = [
            (DEALER if d.seat == records.DEALER_NAME else game.seat(d.seat), game.catalogue.number[d.words])
            for d in record.decisions
        ]
        for before, last in moments(game, record):
            viewer = last % found.seats
            way = [(before[place], *decided[place]) for place in range(last - BACK, last + 1)]
            yield from guesses_at(game, model, way, viewer, number)


def guesses_at(
    game: Game, model: Model, way: list[tuple[Position, int, int]], viewer: int, number: int
) -> Iterator[Guess]:
    """What can be guessed at the end of a way."""
    truth = way[-1][0]
    worlds, weights = played_on(game, model, way, viewer, Rng(mix(SEED, number, truth.law.round_of(truth))))
    counted = belief(game, game.view(truth, viewer))
    if len(worlds) < FEWEST or counted is None or not (weights.sum(axis=0) > 0).all():
        return
    held, true = [holdings(game, world) for world in worlds], holdings(game, truth)
    for told in counted.seats:
        for thing in told.held:
            for least, chance in enumerate(thing.chances, 1):
                if LEAST < chance < 1 - LEAST:
                    has = np.asarray([world[told.seat][thing.kind, thing.name] >= least for world in held], float)
                    weighed = (weights * has[:, None]).sum(axis=0) / weights.sum(axis=0)
                    yield Guess(
                        number,
                        chance,
                        float(has.mean()),
                        tuple(weighed.tolist()),
                        true[told.seat][thing.kind, thing.name] >= least,
                    )


# ---- what it is worth


def loss(found: list[Guess], temperature: int, trust: float) -> float:
    """The mean log loss; -1 are worlds without weights."""
    total = 0.0
    for guess in found:
        other = guess.plain if temperature < 0 else guess.weighed[temperature]
        chance = min(1 - LEAST, max(LEAST, (1 - trust) * guess.counted + trust * other))
        total -= log(chance if guess.true else 1 - chance)
    return total / len(found)


def main() -> None:
    """Print log losses on the odd games, with what was fitted on the even ones."""
    wanted = wishes(parser(__doc__, 40))
    found = list(guesses(wanted))
    even, odd = ([guess for guess in found if guess.game % 2 == rest] for rest in (0, 1))
    fits = [(temperature, trust) for temperature in range(len(TEMPERATURES)) for trust in TRUST]
    best = min(fits, key=lambda fit: loss(even, *fit))
    gains = [loss(part, 0, 0.0) - loss(part, *best) for part in by_game(odd)]
    print(
        f"{wanted.game.name}, {wanted.seats} seats, {wanted.games} games of strong; {len(odd)} guesses in the odd ones"
    )
    print(f"  counting            {loss(odd, 0, 0.0):.4f}")
    print(f"  worlds, no weights  {loss(odd, -1, 0.5):.4f}   (trust 0.5: the noise of so few worlds)")
    print(
        f"  weighed             {loss(odd, *best):.4f}   (temperature {TEMPERATURES[best[0]]}, trust {best[1]}, fitted)"
    )
    doubt = 1.96 * np.std(gains, ddof=1) / len(gains) ** 0.5
    print(f"  gain a guess        {np.mean(gains):.4f} ± {doubt:.4f} over {len(gains)} games")


def by_game(found: list[Guess]) -> list[list[Guess]]:
    """The guesses of each game."""
    return [[guess for guess in found if guess.game == number] for number in sorted({guess.game for guess in found})]


if __name__ == "__main__":
    main()
