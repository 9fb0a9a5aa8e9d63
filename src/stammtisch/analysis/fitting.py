"""Fit the calibration of a game on games between bots of mixed levels.

`python -m stammtisch.analysis.fitting GAME --seats 4 --games 1300` plays the games, fits, prints how often what is
foretold comes true in them, and writes the game's `bots/calibration.json`. Whether it holds is measured on games of
another seed, by bench/analysis/calibration.py. A tool for contributors.
"""

from __future__ import annotations

import argparse
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec
from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.values import forecasts, rounds_of
from stammtisch.analysis.walk import has_choice
from stammtisch.bots.bot import Turn
from stammtisch.bots.calibration import FILE, Calibration, as_weights, sharpened
from stammtisch.bots.evaluator import evaluator_of, outlook
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import bot_rng, game_seed
from stammtisch.bots.model import model_for
from stammtisch.bots.outcome import victory
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.play import decisions

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from stammtisch.bots.calibration import Chances
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup
    from stammtisch.core.view import TableView

TABLES: Final = (  # who sits at the tables in turn; every game the seats move on by one
    ("strong", "strong", "strong", "strong"),
    ("strong", "regular", "strong", "beginner"),
    ("regular", "strong", "regular", "regular"),
    ("strong", "regular", "beginner", "regular"),
)
EVERY: Final = 4  # of the choices of a game, this part is looked at: neighbours say the same
PARTS: Final = 6  # of a game: each has an exponent of its own
EXPONENTS: Final = np.arange(0.4, 3.0, 0.01)
SLOPES: Final = np.arange(0.01, 0.8, 0.005)
BUCKETS: Final = 10


class Samples(NamedTuple):
    """Choices of many games: what was said there, and what came of it."""

    games: NDArray[np.int64]
    rounds: NDArray[np.int64]
    raw: Chances  # by position, observer and seat
    points: Chances  # by position and seat
    results: Chances  # by position and seat

    def of(self, keep: NDArray[np.bool_]) -> Samples:
        """Some of them."""
        rounds, games = self.rounds[keep], self.games[keep]
        return Samples(games, rounds, self.raw[keep], self.points[keep], self.results[keep])


class Bucket(NamedTuple):
    """All forecasts of about the same chance."""

    samples: int
    foretold: float
    happened: float


# ---- games


def played(game: Game, setup: Setup, number: int, seed: int) -> tuple[list[Position], Position]:
    """One game between bots: some of its choices, and its end."""
    names = TABLES[number % len(TABLES)][: setup.seats]
    first = number // len(TABLES) % setup.seats
    names = names[first:] + names[:first]
    bots, own = [make_bot(name) for name in names], game_seed(seed, number)
    position, kept = game.open(setup), []
    for made, (seat, turn) in enumerate(decisions(position, Rng(own))):
        if (made + number) % EVERY == 0 and has_choice(position):
            kept.append(position.copy())
        asked = dealt_turn(game, setup, position, seat, bot_rng(own, seat, turn))
        position.apply(seat, bots[seat].choose(asked) if len(asked.legal) > 1 else asked.legal[0])
    return kept, position


class DealtTable(NamedTuple):
    """In place of a view: bots of ours ask it for the setup only."""

    setup: Setup
    position: Position


class DealtTurn(Turn):
    """A turn whose worlds are dealt again from the table: as those that are imagined from a view, ten times sooner."""

    def imagine(self) -> Position:
        """What the seat cannot know is dealt at random."""
        world = cast("DealtTable", self.view).position.copy()
        world.redraw(self.seat, self.rng)
        return world


def dealt_turn(game: Game, setup: Setup, position: Position, seat: int, rng: Rng) -> DealtTurn:
    """The decision of a seat, for a bot of ours."""
    return DealtTurn(game, seat, position.legal(seat), cast("TableView", DealtTable(setup, position)), rng)


def collect(game: Game, seats: int, numbers: Iterable[int], seed: int) -> Samples:
    """The samples of many games."""
    setup, model, evaluator = game.make_setup(seats=seats), model_for(game.name, seats), evaluator_of(game)
    found = []
    for number in numbers:
        kept, end = played(game, setup, number, seed)
        points = np.asarray([outlook(evaluator, each) for each in kept])
        results = np.tile(victory(end), (len(kept), 1))
        found.append(
            Samples(np.full(len(kept), number), np.asarray(rounds_of(kept)), forecasts(model, kept), points, results)
        )
    return Samples(*(np.concatenate(column) for column in zip(*found, strict=True)))


# ---- fitting


def fit(samples: Samples, seed: int) -> Calibration:
    """The exponents with the least squared error, for each part of the game."""
    ends = {int(np.quantile(samples.rounds, part / PARTS)) + 1 for part in range(1, PARTS)}
    until = tuple(sorted(ends))
    place = np.searchsorted(np.asarray(until), samples.rounds, side="right")
    parts = [samples.of(place == part) for part in range(len(until) + 1)]
    return Calibration(
        until,
        own=tuple(best(EXPONENTS, part.raw, part.results[:, None]) for part in parts),
        open=tuple(best(EXPONENTS, own_chances(part), part.results) for part in parts),
        points=tuple(best(SLOPES, as_weights(part.points), part.results) for part in parts),
        games=len(np.unique(samples.games)),
        seed=seed,
    )


def own_chances(samples: Samples) -> Chances:
    """What every seat says of itself."""
    found: Chances = np.diagonal(samples.raw, axis1=1, axis2=2)
    return found


def best(choices: Chances, raw: Chances, results: Chances) -> float:
    """The exponent with which chances and results differ least."""
    errors = [squared_error(sharpened(raw, np.asarray(choice)), results) for choice in choices]
    return round(float(choices[int(np.argmin(errors))]), 3)


def squared_error(chances: Chances, results: Chances) -> float:
    """Brier's score. The log loss would mend what is nearly decided, and leave chances of two thirds too high."""
    return float(np.square(chances - results).sum(axis=-1).mean())


def log_loss(chances: Chances, results: Chances) -> float:
    """How surprising the results were on average."""
    logs = np.log(np.maximum(chances, 1e-12))
    return float(-(results * logs).sum(axis=-1).mean())


# ---- how well it holds


def foretold(samples: Samples, calibration: Calibration, kind: str) -> Chances:
    """The calibrated chances: `own`, `open` or `points`."""
    rounds = samples.rounds.tolist()
    if kind == "own":
        return calibration.own_chances(samples.raw, rounds)
    if kind == "open":
        return calibration.open_chances(own_chances(samples), rounds)
    return calibration.points_chances(samples.points, rounds)


def reliability(chances: Chances, results: Chances) -> list[Bucket]:
    """Ten buckets of chances, and how often they came true."""
    said, came = chances.reshape(-1), np.broadcast_to(results, chances.shape).reshape(-1)
    place = np.minimum((said * BUCKETS).astype(int), BUCKETS - 1)
    chosen = [place == bucket for bucket in range(BUCKETS)]
    return [
        Bucket(int(mask.sum()), float(said[mask].mean()), float(came[mask].mean())) for mask in chosen if mask.any()
    ]


def report(samples: Samples, calibration: Calibration) -> str:
    """The log losses and the buckets, for docs/analysis.md."""
    constant = np.full(samples.results.shape, 1 / samples.results.shape[1])
    lines = [f"constant guess: log loss {log_loss(constant, samples.results):.3f}"]
    for kind in ("points", "own", "open"):
        chances = foretold(samples, calibration, kind)
        results = samples.results[:, None] if kind == "own" else samples.results
        raw = log_loss(sharpened(samples.raw, np.ones(1)), samples.results[:, None]) if kind == "own" else None
        lines.append(f"{kind}: log loss {log_loss(chances, results):.3f}" + (f" (raw {raw:.3f})" if raw else ""))
        buckets = reliability(chances, results)
        lines += [f"  {b.foretold:6.1%} -> {b.happened:6.1%}  ({b.samples})" for b in buckets]
    return "\n".join(lines)


def keep(file: Path, seats: int, fitted: msgspec.Struct) -> None:
    """Write the numbers beside those for other tables."""
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw]) if file.exists() else {}
    found[str(seats)] = msgspec.Raw(msgspec.json.encode(fitted))
    text = msgspec.json.encode(dict(sorted(found.items())))
    file.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


def read_wishes(about: str | None, games: int) -> argparse.Namespace:
    """What to fit, and where to write it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--out", type=Path, help="write here instead of into the game's package")
    return parser.parse_args()


def main() -> None:
    """Fit one game at one number of seats."""
    wishes = read_wishes(__doc__, 1300)
    threadpool_limits(1)  # small nets: two threads would wait for each other
    game = stammtisch.game(wishes.game)
    samples = collect(game, wishes.seats, range(wishes.games), wishes.seed)
    calibration = fit(samples, wishes.seed)
    print(calibration, report(samples, calibration), sep="\n")  # noqa: T201 -- its figures
    with as_file(files(game.package)) as package:
        keep(wishes.out or package / FILE, wishes.seats, calibration)


if __name__ == "__main__":
    main()
