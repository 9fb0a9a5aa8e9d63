"""How nets learn: gradients by hand, steps by Adam. A value net and a choice net with one hidden layer each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.nets import LEAK, Net, Nets, new_net, softmax
from stammtisch.core.mistakes import needs_extra
from stammtisch.training.loops import adam_step, scaled

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from stammtisch.bots.nets import Bytes, Floats
    from stammtisch.core.observation import Layout
    from stammtisch.training.memory import Experience

BATCH: Final = 512
ENTROPY: Final = 0.04  # weight of the entropy bonus, which keeps the secret choice mixed
ADVANTAGE_SCALE: Final = 4.0  # weight of the advantage in the policy gradient
INPUT_SPREAD: Final = 0.4  # the standard deviation that an input should have
MOST_PACE: Final = 20.0
TINY: Final = 1e-8


class Adam:
    """Moves the weights of a net; keeps the means that it needs."""

    def __init__(self, net: Net) -> None:
        self.weights = np.concatenate([part.ravel() for part in net])
        self.net = parts_of(self.weights, net)
        self.means, self.squares = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0
        self.paces = np.ones_like(self.weights)  # how long steps are

    def step(self, gradients: Net, rate: float) -> None:
        """One step down the gradient."""
        self.steps += 1
        rate *= float(np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        slopes = np.concatenate([part.ravel() for part in gradients])
        adam_step(self.weights, self.means, self.squares, slopes, np.float32(rate) * self.paces)


def parts_of(weights: Floats, like: Net) -> Net:
    """The parts of a net that lie in one row of weights."""
    ends = np.cumsum([part.size for part in like])
    return Net(*(part.reshape(old.shape) for part, old in zip(np.split(weights, ends[:-1]), like, strict=True)))


class Learner:
    """Two nets that learn from samples."""

    def __init__(self, layout: Layout, value: Net, choice: Net | None, rng: np.random.Generator) -> None:
        more = len(value.w1) - layout.size  # inputs for the law of the table: yes or no
        self.layout = layout
        self.units = np.asarray([*layout.units(), *[1] * more], np.float32)
        self.zeros = np.asarray([*layout.zeros(), *[0] * more], np.float32)
        self.value = Adam(value)
        self.choice = Adam(choice) if choice else None
        self.rng = rng

    @classmethod
    def fresh(cls, layout: Layout, laws: int, hidden: int, seats: int, plans: int, seed: int) -> Learner:
        """A learner with untrained nets; the law of a table means nothing to them yet."""
        rng = np.random.default_rng(seed)
        value = new_net(layout.size, hidden, seats, rng)
        choice = new_net(layout.size, hidden, plans, rng) if plans else None
        return cls(layout, lawful(value, laws), lawful(choice, laws) if choice else None, rng)

    def nets(self) -> Nets:
        """The value net and the choice net as they are now."""
        return Nets(self.value.net, self.choice.net if self.choice else None)

    def inputs(self, seen: Bytes) -> Floats:
        """Observations as numbers between -1 and 1."""
        found: Floats = scaled(seen, self.zeros, self.units)
        return found

    def learn(self, experience: Experience, rate: float) -> float:
        """Go through it once, in random order; return the mean loss of the value net."""
        seen, targets, plans, advantages = experience
        if not self.value.steps:
            self.find_pace(self.inputs(seen))
        order = self.rng.permutation(len(seen))
        losses = []
        for first in range(0, len(seen), BATCH):
            some = order[first : first + BATCH]
            inputs = self.inputs(seen[some])
            losses.append(self.learn_value(inputs, targets[some], rate))
            if self.choice:
                secret = plans[some] >= 0
                self.learn_choice(inputs[secret], plans[some][secret], advantages[some][secret], rate)
        return float(np.mean(losses))

    def find_pace(self, inputs: Floats) -> None:
        """Before the first step, see how much each input varies."""
        for adam in (self.value, self.choice):
            if adam:
                parts_of(adam.paces, adam.net).w1[:] = paces(inputs, self.units)

    def learn_value(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """Bring the forecast nearer to the targets (cross entropy)."""
        hidden = self.value.net.hidden(inputs)
        chances = softmax(hidden @ self.value.net.w2 + self.value.net.b2)
        errors = (chances - targets) / np.float32(len(inputs))
        self.value.step(gradients(self.value.net, inputs, hidden, errors), rate)
        return float(-(targets * np.log(chances + TINY)).sum(axis=1).mean())

    def learn_choice(self, inputs: Floats, plans: NDArray[np.int64], advantages: Floats, rate: float) -> None:
        """Choose more often what came out better than forecast, and stay mixed (policy gradient with entropy bonus)."""
        assert self.choice is not None
        if not len(plans):
            return
        hidden = self.choice.net.hidden(inputs)
        chances = softmax(hidden @ self.choice.net.w2 + self.choice.net.b2)
        logs = np.log(chances + TINY)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        taken = np.zeros_like(chances)
        taken[np.arange(len(plans)), plans] = 1
        errors: Floats = ADVANTAGE_SCALE * advantages[:, None] * (chances - taken) + ENTROPY * chances * (
            logs + entropy
        )
        errors = errors.astype(np.float32) / np.float32(len(inputs))
        self.choice.step(gradients(self.choice.net, inputs, hidden, errors), rate)


def lawful(net: Net, laws: int) -> Net:
    """A net with inputs for the law of the table, which mean nothing to it yet."""
    return net._replace(w1=np.concatenate([net.w1, np.zeros((laws, net.w1.shape[1]), np.float32)]))


def paces(inputs: Floats, units: Floats) -> Floats:
    """A column of step lengths: Adam takes equal steps for all weights, so inputs that vary little would learn little.

    A coin of income may be a hundredth of its unit, and decides more than most yes or no.
    """
    spread = inputs.std(axis=0)
    graded = (units > 1) & (spread > 0)
    pace = np.ones_like(spread)
    pace[graded] = (INPUT_SPREAD / spread[graded]).clip(1, MOST_PACE)
    column: Floats = pace[:, None]
    return column


def gradients(net: Net, inputs: Floats, hidden: Floats, errors: Floats) -> Net:
    """How the loss changes with every weight, given how it changes with the outputs."""
    back = errors @ net.w2.T
    back *= np.where(hidden > 0, np.float32(1), LEAK)
    return Net(inputs.T @ back, back.sum(axis=0), hidden.T @ errors, errors.sum(axis=0))
