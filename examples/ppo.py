"""Train a net by proximal policy optimisation against itself: one file, numpy only.

    .venv/bin/python examples/ppo.py --minutes 60          # Goldbräu for four, until it beats `regular`

All seats are played by the same net, which sees the table as the seat that decides does. The batch interface moves
all games on at once; `skip_forced` leaves out decisions without a choice. A learning curve is written to OUT/curve.csv
(and curve.png, if matplotlib is there), the net to OUT/net.npz. The same seed learns the same on the same machine.

Each game has as many learners as seats, so the decisions of a seat form a chain of their own (`advantages`). A layer
of 861 outputs of which four are legal would be mostly wasted: logits are worked out for the legal actions alone, which
stand one behind the other (`Legal`).
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from librt.strings import BytesWriter

from stammtisch.adapters.batch import BatchEnv, BatchTurn
from stammtisch.arena.statistics import wilson
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, play_match
from stammtisch.core.observation import Scale

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from stammtisch.bots.bot import Turn
    from stammtisch.core.observation import Layout

    Floats = NDArray[np.floating[Any]]
    Ints = NDArray[np.int64]
    Weights = dict[str, Floats]

CLIP, LAMBDA, VALUE, LONGEST_STEP = 0.2, 0.95, 0.5, 0.5


class Legal(NamedTuple):
    """The legal actions of many decisions, one behind the other; those of decision i begin at first[i]."""

    actions: Ints
    first: Ints
    rows: Ints  # to which decision each of them belongs

    @classmethod
    def of(cls, actions: Ints, counts: Ints) -> Legal:
        """From all actions, and how many each decision has."""
        return cls(actions, np.cumsum(counts) - counts, np.repeat(np.arange(len(counts)), counts))

    def some(self, chosen: Ints) -> Legal:
        """Those of some of the decisions."""
        counts = np.diff(np.append(self.first, len(self.actions)))[chosen]
        offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        return Legal.of(self.actions[np.repeat(self.first[chosen], counts) + offsets], counts)


def legal_of(masks: NDArray[np.bool_]) -> Legal:
    """The legal actions that masks allow."""
    found = np.flatnonzero(masks)
    ends = np.searchsorted(found, np.arange(len(masks) + 1) * masks.shape[1])
    return Legal.of(found % masks.shape[1], np.diff(ends))


# ---- the net


class Pass(NamedTuple):
    """What a net answered, and what it needs to learn from that."""

    layers: list[Floats]
    chances: Floats  # of every legal action
    values: Floats


def new_net(size: int, hidden: int, actions: int, rng: np.random.Generator) -> Weights:
    """Two hidden layers, a row of weights for each action, and one for the value."""

    def layer(inputs: int, outputs: int, gain: float) -> Floats:
        return np.asarray(rng.standard_normal((inputs, outputs)) * gain / np.sqrt(inputs), np.float32)

    return {
        "w1": layer(size, hidden, 1.4),
        "b1": np.zeros(hidden, np.float32),
        "w2": layer(hidden, hidden, 1.4),
        "b2": np.zeros(hidden, np.float32),
        "policy": np.ascontiguousarray(layer(hidden, actions, 0.1).T),
        "value": layer(hidden, 1, 0.5),
    }


def forward(net: Weights, seen: Floats, legal: Legal) -> Pass:
    """Chances of the legal actions, and what the game is worth to who decides."""
    one = np.maximum(seen @ net["w1"] + net["b1"], 0)
    two = np.maximum(one @ net["w2"] + net["b2"], 0)
    logits = np.einsum("ij,ij->i", two[legal.rows], net["policy"][legal.actions])
    powers = np.exp(logits - np.maximum.reduceat(logits, legal.first)[legal.rows])
    chances = powers / np.add.reduceat(powers, legal.first)[legal.rows]
    return Pass([seen, one, two], chances, (two @ net["value"])[:, 0])


def backward(net: Weights, done: Pass, legal: Legal, to_logits: Floats, to_values: Floats) -> Weights:
    """The gradients of all weights, from those of logits and values."""
    seen, one, two = done.layers
    spread = np.zeros((len(two), len(net["policy"])), np.float32)
    spread[legal.rows, legal.actions] = to_logits
    to_two = spread @ net["policy"]
    to_two = (to_two + to_values[:, None] * net["value"].T) * (two > 0)
    to_one = (to_two @ net["w2"].T) * (one > 0)
    return {
        "w1": seen.T @ to_one,
        "b1": to_one.sum(0),
        "w2": one.T @ to_two,
        "b2": to_two.sum(0),
        "policy": spread.T @ two,
        "value": two.T @ to_values[:, None],
    }


def listen(scale: Scale, seen: NDArray[np.uint8]) -> None:
    """Make quantities that vary little louder, as steps are equally long for them and for plain yes and no."""
    spread = scale.floats(seen).std(0)
    louder = np.where((scale.units > 1) & (spread > 0), np.clip(0.4 / (spread + 1e-8), 1, 20), 1)
    scale.units = (scale.units / louder).astype(np.float32)


class Adam:
    """Steps down a gradient, none of them too long."""

    def __init__(self, net: Weights) -> None:
        self.net = net
        self.mean = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.square = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.steps = 0

    def step(self, gradients: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        length = float(np.sqrt(sum(float((each**2).sum()) for each in gradients.values())))
        scale = min(1.0, LONGEST_STEP / (length + 1e-8))
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, found in gradients.items():
            gradient = found * np.float32(scale)
            self.mean[name] += np.float32(0.1) * (gradient - self.mean[name])
            self.square[name] += np.float32(0.001) * (gradient**2 - self.square[name])
            self.net[name] -= np.float32(rate * correction) * self.mean[name] / (np.sqrt(self.square[name]) + 1e-5)


# ---- playing


class Rollout(NamedTuple):
    """Some steps of all games: rows are steps, columns games."""

    seen: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    legal: Legal
    taken: Ints  # places in `legal`
    chances: Floats
    values: Floats
    rewards: Floats  # of every seat, after the step
    done: NDArray[np.bool_]


class Kept(NamedTuple):
    """One step of all games."""

    turn: BatchTurn
    legal: Legal
    taken: Ints
    done: Pass
    after: BatchTurn


def roll_out(
    env: BatchEnv, turn: BatchTurn, net: Weights, scale: Scale, steps: int, rng: np.random.Generator
) -> tuple[Rollout, BatchTurn]:
    """Play some steps of all games with the net."""
    kept: list[Kept] = []
    for _ in range(steps):
        legal = legal_of(turn.masks)
        done = forward(net, scale.floats(turn.observations), legal)
        taken = sample(done.chances, legal, rng)
        after = env.step(legal.actions[taken])
        kept.append(Kept(turn, legal, taken, done._replace(layers=[]), after))
        turn = after
    return join(kept, env.game.layout), turn


def join(kept: list[Kept], layout: Layout) -> Rollout:
    """All steps in one piece."""
    sizes = np.cumsum([0, *(len(each.legal.actions) for each in kept)])
    legal = Legal.of(
        np.concatenate([each.legal.actions for each in kept]),
        np.concatenate([np.bincount(each.legal.rows) for each in kept]),
    )
    seen = np.stack([each.turn.observations for each in kept])
    return Rollout(
        seen=seen,
        seats=np.stack([each.turn.seats for each in kept]),
        legal=legal,
        taken=np.stack([each.taken + size for each, size in zip(kept, sizes, strict=False)]),
        chances=np.stack([each.done.chances[each.taken] for each in kept]),
        values=np.stack([each.done.values for each in kept]) + hopes(layout, seen),
        rewards=np.stack([worth(each.after) for each in kept]),
        done=np.stack([each.after.done for each in kept]),
    )


def sample(chances: Floats, legal: Legal, rng: np.random.Generator) -> Ints:
    """For each decision the place of an action, as likely as its chance."""
    noise = np.log(chances + 1e-9) - np.log(-np.log(rng.random(len(chances)) + 1e-12) + 1e-12)
    best = np.maximum.reduceat(noise, legal.first)
    hits = np.flatnonzero(noise == best[legal.rows])
    return hits[np.searchsorted(legal.rows[hits], np.arange(len(legal.first)))]


def worth(turn: BatchTurn) -> Floats:
    """What a seat wants: victory, and some points more than the others besides, which teach sooner."""
    margin = (turn.scores - turn.scores.mean(1, keepdims=True)) / 100
    victory = (turn.rewards - 1 / turn.rewards.shape[1]) * turn.done[:, None]
    return np.asarray(victory + 0.5 * margin, np.float32)


def hopes(layout: Layout, seen: NDArray[np.uint8]) -> Floats:
    """What a game seems to be worth to who decides, by how far he would be ahead if nothing changed.

    The net only learns how far that is wrong. For the advantages this is potential-based shaping (Ng, Harada and
    Russell, 1999): every deed is paid at once for what it changes, and the best policy stays the best. Where a game
    does not say such a thing, there are no hopes.
    """
    if "expected-lead" not in layout.places:
        return np.zeros(seen.shape[:-1], np.float32)
    place = layout.places["expected-lead"].start  # own seat first
    lead = seen[..., place].astype(np.float32) - layout.zeros()[place]
    return np.asarray(0.4 * np.tanh(lead / 30), np.float32)


def advantages(roll: Rollout) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """How much better than expected each decision turned out, what its value should be, and whether that is known.

    The next decision of a seat is some steps later; the last one within the rollout only lends its value.
    """
    steps, games = roll.seats.shape
    players = roll.rewards.shape[2]
    value, advantage, pending = (np.zeros((games, players), np.float32) for _ in range(3))
    known = np.zeros((games, players), np.bool_)
    found, sure = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    everywhere = np.arange(games)
    for step in reversed(range(steps)):
        ended = roll.done[step]
        value[ended] = advantage[ended] = 0
        pending[ended] = roll.rewards[step, ended]
        known[ended] = True
        here = (everywhere, roll.seats[step])
        better = pending[here] + value[here] - roll.values[step]
        found[step], sure[step] = better + LAMBDA * advantage[here], known[here]
        advantage[here] = np.where(known[here], found[step], 0)
        value[here], pending[here], known[here] = roll.values[step], 0, True
    return found, found + roll.values, sure


# ---- learning


def learn(
    adam: Adam, layout: Layout, scale: Scale, roll: Rollout, left: float, wishes: argparse.Namespace
) -> list[float]:
    """Some rounds through all that was played; means of loss, entropy and of how far the policy moved.

    `left` says how much time is left, from 1 to 0: steps grow shorter and entropy less wanted.
    """
    rng = np.random.default_rng(adam.steps)
    found, goals, sure = (each.ravel() for each in advantages(roll))
    goals -= hopes(layout, roll.seen).ravel()
    usable = np.flatnonzero(sure)
    found = (found - found[usable].mean()) / (found[usable].std() + 1e-8)
    seen = roll.seen.reshape(len(sure), -1)
    old, taken = roll.chances.ravel(), roll.taken.ravel() - roll.legal.first
    told = []
    for _ in range(wishes.epochs):
        rng.shuffle(usable)
        for chosen in np.array_split(usable, max(1, len(usable) // wishes.minibatch)):
            legal = roll.legal.some(chosen)
            done = forward(adam.net, scale.floats(seen[chosen]), legal)
            aims = (found[chosen], goals[chosen], old[chosen], legal.first + taken[chosen])
            to_logits, to_values, figures = slopes(done, legal, aims, wishes.entropy * left)
            adam.step(backward(adam.net, done, legal, to_logits, to_values), wishes.rate * left)
            told.append(figures)
    return [float(mean) for mean in np.mean(told, axis=0)]


def slopes(
    done: Pass, legal: Legal, aims: tuple[Any, ...], entropy_weight: float
) -> tuple[Floats, Floats, tuple[float, float, float]]:
    """The gradients of PPO's loss by logits and values, and figures to look at."""
    better, goals, old, taken = aims
    count = len(goals)
    ratio = done.chances[taken] / old
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip nothing pulls any more
    pull = np.where(free, -better * ratio, 0)
    to_logits = -done.chances * pull[legal.rows]
    to_logits[taken] += pull
    logs = np.log(done.chances + 1e-9)
    entropy = -np.add.reduceat(done.chances * logs, legal.first)
    to_logits += entropy_weight * done.chances * (logs + entropy[legal.rows])
    wrong = done.values - goals
    loss = float(pull.mean() + VALUE * (wrong**2).mean() - entropy_weight * entropy.mean())
    figures = (loss, float(entropy.mean()), float(np.abs(ratio - 1).mean()))
    return (to_logits / count).astype(np.float32), (2 * VALUE * wrong / count).astype(np.float32), figures


class NetBot:
    """The net as a bot like any other: it gets a view, imagines a table that agrees with it, and looks at that."""

    needs_view = True

    def __init__(self, net: Weights, scale: Scale) -> None:
        self.net = net
        self.scale = scale

    def choose(self, turn: Turn) -> int:
        """The likeliest action; of secret choices one as likely as the net finds it."""
        world, out = turn.imagine(), BytesWriter()
        world.law.observe(world, turn.seat, out)
        floats = self.scale.floats(np.frombuffer(out.getvalue(), np.uint8)[None])
        legal = Legal.of(np.array(turn.legal), np.array([len(turn.legal)]))
        chances = forward(self.net, floats, legal).chances
        if world.to_act & (world.to_act - 1):
            return turn.legal[int(np.searchsorted(np.cumsum(chances), turn.rng.below(1 << 24) / (1 << 24) * 0.999999))]
        return turn.legal[int(chances.argmax())]


def share(net: Weights, scale: Scale, env: BatchEnv, rival: str, games: int, seed: int) -> float:
    """The net's victories among three of a bot's kind, from every seat in turn."""
    one, other = NetBot(net, scale), make_bot(rival)
    wins = 0.0
    for number in range(games):
        bots = [one if place == number % env.players else other for place in range(env.players)]
        wins += play_match(env.game, env.setup, bots, game_seed(seed, number)).wins()[number % env.players]
    return wins / games


# ---- training


def train(wishes: argparse.Namespace) -> None:
    """Play and learn until time is up, then tell how good it is."""
    env = BatchEnv(game=wishes.game, players=wishes.players, games=wishes.games, skip_forced=True)
    rng = np.random.default_rng(wishes.seed)
    adam = Adam(new_net(env.size, wishes.hidden, env.actions, rng))
    scale, turn = Scale(env.game.layout), env.reset(wishes.seed << 32)
    wishes.out.mkdir(parents=True, exist_ok=True)
    games = decisions = updates = 0
    start = time.perf_counter()
    curve: list[dict[str, float]] = []
    while (minutes := (time.perf_counter() - start) / 60) < wishes.minutes:
        left = max(0.05, 1 - minutes / wishes.minutes)
        roll, turn = roll_out(env, turn, adam.net, scale, wishes.steps, rng)
        if not updates:
            listen(scale, roll.seen.reshape(-1, env.size))
        loss, entropy, moved = learn(adam, env.game.layout, scale, roll, left, wishes)
        games, decisions, updates = games + int(roll.done.sum()), decisions + roll.done.size, updates + 1
        if (updates - 1) % wishes.every == 0:
            row = {"minutes": round(minutes, 2), "games": games, "decisions": decisions, "loss": loss}
            row |= {"entropy": entropy, "moved": moved}
            row |= {
                name: share(adam.net, scale, env, name, wishes.evaluate, updates) for name in wishes.rivals.split(",")
            }
            curve.append(row)
            print("  ".join(f"{name} {figure:.4g}" for name, figure in row.items()), flush=True)
            save(wishes.out, curve, adam.net | {"units": scale.units})
    save(wishes.out, curve, adam.net | {"units": scale.units})
    final_evaluation(adam.net, scale, env, wishes)


def final_evaluation(net: Weights, scale: Scale, env: BatchEnv, wishes: argparse.Namespace) -> None:
    """Games enough for an interval."""
    for name in wishes.rivals.split(","):
        found = share(net, scale, env, name, wishes.final, 1 << 20)
        low, high = wilson(found, wishes.final)
        print(f"against {env.players - 1} of {name}: {found:.1%} of {wishes.final} games ({low:.1%} to {high:.1%};")
        print(f"  equal would be {1 / env.players:.1%})")


def save(out: Path, curve: list[dict[str, float]], net: Weights) -> None:
    """The curve as a table, and drawn if matplotlib is installed; the net."""
    np.savez_compressed(out / "net.npz", **net)  # type: ignore[arg-type]  # numpy's stub takes the names for options
    if not curve:
        return
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 -- the script does without it
    except ImportError:
        return
    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    for name in [
        name for name in curve[0] if name not in ("minutes", "games", "decisions", "loss", "entropy", "moved")
    ]:
        axes.plot([row["games"] for row in curve], [row[name] for row in curve], label=f"against {name}")
    axes.set(xlabel="games of self-play", ylabel="share of victories", ylim=(0, 1))
    axes.legend()
    figure.savefig(out / "curve.png", dpi=120)


def read_options(words: list[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="goldbraeu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--steps", type=int, default=192, help="of all games between two updates")
    parser.add_argument("--epochs", type=int, default=3, help="passes over the samples per update")
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--hidden", type=int, default=128, help="units in each of two layers")
    parser.add_argument("--rate", type=float, default=6e-4, help="of learning, at first")
    parser.add_argument("--entropy", type=float, default=0.02, help="weight of the entropy bonus, at first")
    parser.add_argument("--every", type=int, default=20, help="updates between two evaluations")
    parser.add_argument("--evaluate", type=int, default=40, help="games per evaluation, against each rival")
    parser.add_argument("--final", type=int, default=400, help="games of the final evaluation, against each rival")
    parser.add_argument("--rivals", default="random,regular")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    return parser.parse_args(words)


if __name__ == "__main__":
    train(read_options())
