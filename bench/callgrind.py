"""Instructions per decision of the compiled engine: a figure that no neighbour on the machine can disturb.

callgrind.py GAME [PYTHON]   prints it; the same binary and seeds give the same count every time. Needs valgrind.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OURS = Path(__file__).parent / "ours.py"
FEW, MANY = 20, 220  # games; what both runs share is starting up
SEED = 1


def count(game: str, python: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of one run."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        command += [python, str(OURS), "games", game, str(games), str(SEED)]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)  # noqa: S603 -- all ours
        totals = next(line for line in out.read_text().splitlines() if line.startswith("totals:"))
    return int(totals.split()[1]), json.loads(done.stdout)["decisions"]


def instructions_per_decision(game: str, python: str = sys.executable) -> float | None:
    """The difference of a long and a short run; None where there is no valgrind."""
    if not shutil.which("valgrind"):
        return None
    few, fewer_decisions = count(game, python, FEW)
    many, more_decisions = count(game, python, MANY)
    return (many - few) / (more_decisions - fewer_decisions)


if __name__ == "__main__":
    print(json.dumps(instructions_per_decision(*sys.argv[1:3])))
