"""Draw the learning curves of the shipped weights, from the logs inside the files, into docs/pictures.

.venv/bin/python -m bench.curves [FILE.npz …]

Without files those that the games ship. Above the share of wins alone among copies of `regular`, where it was measured
on the way; below the loss of the value net, which rises at first, because better players are harder to tell apart.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

import stammtisch
from stammtisch.bots.model import model_for, read_model

if TYPE_CHECKING:
    from stammtisch.bots.model import TrainingInfo

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
STYLE: Any = {"svg.hashsalt": "stammtisch", "svg.fonttype": "none", "font.size": 9}


def shipped() -> list[TrainingInfo]:
    """What the weights of all games say of themselves."""
    games = [stammtisch.game(name) for name in stammtisch.game_names()]
    return [model_for(game.name, seats).training_info for game in games for seats in game.seats]


def draw(infos: list[TrainingInfo], file: Path) -> None:
    """The curves of one game: a line for each number of seats."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        above, below = figure.subplots(2, sharex=True)
        for info in infos:
            games = [each.games / 1000 for each in info.log]
            shares = [(at, each.share) for at, each in zip(games, info.log, strict=True) if each.share is not None]
            above.plot(
                [at for at, _ in shares], [100 * share for _, share in shares], "o-", label=f"{info.seats} seats"
            )
            below.plot(games, [each.loss for each in info.log], label=f"{info.seats} seats")
        above.set_ylabel("wins among regular, %")
        above.legend()
        below.set_ylabel("loss of the value net")
        below.set_xlabel("thousand games of self-play")
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """A picture for each game."""
    infos = [read_model(file).training_info for file in sys.argv[1:]] or shipped()
    for game in sorted({info.game for info in infos}):
        file = PICTURES / f"learning-{game}.svg"
        draw([info for info in infos if info.game == game], file)
        print(file)


if __name__ == "__main__":
    main()
