"""Golden playthroughs in OpenSpiel's format, shortened; python -m tests.adapters.openspiel_playthroughs writes them."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.adapters.openspiel_games import NAMES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FOLDER: Final = Path(__file__).with_name("playthroughs")
WIDE: Final = re.compile(r"^(# (?=\{)|[A-Za-z]+\(\d*\) = )(.{160,})$")
TENSOR: Final = re.compile(r"^(InformationState|Observation)Tensor")  # openspiel_crosscheck.py compares them all


def in_a_word(tensor: NDArray[np.float32], name: str) -> list[str]:
    """A tensor by its digest: OpenSpiel takes most of its time to write out the numbers."""
    return [f"{name}: {blake2b(tensor.tobytes(), digest_size=6).hexdigest()}"]


flags.FLAGS.mark_as_parsed()  # OpenSpiel's playthroughs want to have looked for arguments
generate_playthrough._format_tensor = in_a_word


def play_through(name: str) -> str:
    """A random game for three, written out by OpenSpiel."""
    return str(generate_playthrough.playthrough(f"{name}(players=3,memory=16)", [], seed=2004))


def play_again(shortened: str) -> str:
    """The same game from the actions of a playthrough."""
    wishes = generate_playthrough._playthrough_params(shortened.splitlines())
    return str(generate_playthrough.playthrough(**wishes))


def shorten(text: str) -> str:
    """Without tensors, long lines by their digests."""
    lines = [WIDE.sub(digest, line) for line in text.splitlines() if not TENSOR.match(line)]
    return "\n".join(lines) + "\n"


def digest(match: re.Match[str]) -> str:
    """The beginning of a line and what stands for its rest."""
    rest = match[2]
    return f"{match[1]}{rest[:60]}... {len(rest)} characters, {blake2b(rest.encode(), digest_size=6).hexdigest()}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in NAMES:
        (FOLDER / f"{each}.txt").write_text(shorten(play_through(each)), encoding="utf-8")
