"""Measure the nets in a file of weights, one `strong` alone among copies of a bot, and write the result into the file.

.venv/bin/python -m bench.strength FILE.npz [--among regular] [--edition NAME] [--deals 500] [--seed 2026] [--jobs 1]

The file keeps one line for each edition and bot; the weights stay as they are, and with them their fingerprint.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import stammtisch
from stammtisch.arena.compare import compare
from stammtisch.bots.model import MeasuredStrength, load, save, training_info_in


def noted(content: bytes, line: MeasuredStrength) -> bytes:
    """The same weights with one more line about their strength, instead of an older one about the same."""
    info = training_info_in(content)
    others = [each for each in info.measured if (each.edition, each.among) != (line.edition, line.among)]
    model = load(content, stammtisch.game(info.game))
    return save(msgspec.structs.replace(info, measured=(*others, line)), model.nets, model.others)


def main() -> None:
    """Measure, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--among", default="regular")
    parser.add_argument("--edition", default="")
    for name, default in (("deals", 500), ("seed", 2026), ("jobs", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    wishes = parser.parse_args()
    content = wishes.file.read_bytes()
    info = training_info_in(content)
    setup = stammtisch.game(info.game).make_setup(wishes.edition, info.seats)
    counted = {"deals": wishes.deals, "seed": wishes.seed, "jobs": wishes.jobs}
    found = compare(info.game, f"strong:{wishes.file}", wishes.among, setup=setup, **counted)
    share = found.share
    line = MeasuredStrength(setup.edition, wishes.among, share.value, share.low, share.high, found.games)
    wishes.file.write_bytes(noted(content, line))
    low, value, high = (round(100 * each, 1) for each in (share.low, share.value, share.high))
    print(f"{setup.edition}, among {wishes.among}: {value} % ({low}–{high}) of {found.games} games")


if __name__ == "__main__":
    main()
