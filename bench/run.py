"""Measure the engine beside C and beside other libraries, in one interleaved run.

make bench, or run.py [--rounds N] [--seconds S] [--quick] [--json]

Figures of one machine at one time mean little by themselves, so every round measures everything in turn, each in a
process of its own and in CPU seconds; the table shows ratios of the best rounds, and of the medians. The engine is
that of this interpreter (compiled, if it was installed so), and once more interpreted from src/. What only the
peers need goes into .build/bench-venv. Needs Python's own library only.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
SCRIPTS = ("catanatron_games", "open_spiel_hearts")  # the third one there is for research.py
ROOT = HERE.parent
BUILD = ROOT / ".build"
VENV = BUILD / "bench-venv"
PEERS = ("catanatron==3.2.1", "open_spiel==2.0.2")
UV = "uv==0.13.7"
COUNT, SEED = 1_500, 1  # the games that the C references play; the others play as long as they are told

Figures = dict[str, list[float]]


class Goal(NamedTuple):
    """A ratio that the engine should reach."""

    game: str
    what: str
    ours: str
    theirs: str
    target: float
    aim: float | None = None

    def reached(self, figures: dict[str, float]) -> float | None:
        """The ratio, if both sides were measured."""
        ours = figures.get(f"{self.game} {self.ours}")
        theirs = figures.get(f"{self.game} {self.theirs}", figures.get(self.theirs))
        return None if ours is None or theirs is None else ours / theirs


GAMES = ("goldbraeu", "golden_city")
GB, GC = GAMES
GOALS = (
    Goal(GB, "compiled, inside : the same loop in C", "compiled inside", "in C", 0.25, 0.5),
    Goal(GB, "compiled, inside : Catanatron", "compiled inside", "catanatron", 500, 1000),
    Goal(GB, "compiled, inside : OpenSpiel Hearts, its own C++ bots", "compiled inside", "hearts inside", 6, 12),
    Goal(GB, "compiled, driven : OpenSpiel Hearts, driven", "compiled driven", "hearts driven", 4, 8),
    Goal(GB, "interpreted, driven : Catanatron", "interpreted driven", "catanatron", 10, 18),
    Goal(GB, "compiled, inside : interpreted, inside", "compiled inside", "interpreted inside", 25, 45),
    Goal(GB, "copy, compiled : OpenSpiel Hearts, clone (at most)", "compiled copy", "hearts clone", 1.0, 0.3),
    Goal(GC, "compiled, inside : the same loop in C", "compiled inside", "in C", 0.2),
    Goal(GC, "compiled, inside : Catanatron", "compiled inside", "catanatron", 250),
    Goal(GC, "compiled, driven : OpenSpiel Hearts, driven", "compiled driven", "hearts driven", 3),
    Goal(GC, "interpreted, driven : Catanatron", "interpreted driven", "catanatron", 8),
)
TIMES = ("copy", "clone")  # of these, less is better


# ---- what is needed


def run(*command: str | Path, **extra: str) -> str:
    """What a command prints."""
    env = {**os.environ, "UV_SYSTEM_CERTS": "1", **extra}
    if "PIP_FIND_LINKS" in env:
        env.setdefault("UV_FIND_LINKS", ",".join(env["PIP_FIND_LINKS"].split()))
    words = [*map(str, command)]
    done = subprocess.run(words, env=env, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 -- all ours
    return done.stdout


def peers_python() -> Path | None:
    """The interpreter that has the peers; None where they cannot be had."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = VENV / "peers"
    if stamp.exists() and stamp.read_text() == str(PEERS):
        return python
    print(f"Installing {', '.join(PEERS)} into {VENV.relative_to(ROOT)} ...", file=sys.stderr)
    try:
        run(sys.executable, "-m", "venv", *(["--without-pip"] if find_spec("pip") else []), VENV)
        pip = (sys.executable, "-m", "pip", "--python", str(python)) if find_spec("pip") else (str(python), "-m", "pip")
        run(*pip, "install", "--quiet", UV)
        run(python.with_stem("uv"), "pip", "install", "--quiet", "--python", python, *PEERS)
    except subprocess.CalledProcessError:
        print("The peers cannot be had here: their rows stay empty.", file=sys.stderr)
        return None
    stamp.write_text(str(PEERS))
    return python


def reference(game: str) -> Path | None:
    """The C reference of a game, built; None without a compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    if compiler is None:
        return None
    BUILD.mkdir(exist_ok=True)
    program = BUILD / f"bench-{game}"
    run(compiler, "-O3", "-o", program, HERE / f"{game}.c")
    return program


# ---- measuring


def ours(*args: str, interpreted: bool = False) -> Any:  # noqa: ANN401 -- whatever ours.py says
    """What ours.py answers; interpreted, the sources are used as they stand."""
    extra = {"PYTHONPATH": str(ROOT / "src")} if interpreted else {}
    return json.loads(run(sys.executable, HERE / "ours.py", *args, **extra))


def measure_engine(game: str, build: str, seconds: float) -> dict[str, float]:
    """One round of the engine, compiled or interpreted; nothing if this build is another."""
    row = ours("measure", game, str(seconds), interpreted=build == "interpreted")
    if row.pop("compiled") != (build == "compiled"):
        return {}
    return {f"{game} {build} {name}": value for name, value in row.items()}


def measure_reference(game: str, program: Path, repeats: int) -> dict[str, float]:
    """One round of a C reference, which must have played our games."""
    lines = run(program, str(COUNT), str(SEED), str(repeats), *map(str, ours("rule", game))).splitlines()
    decisions, checksum, _ = map(float, lines[0].split())
    same = ours("games", game, str(COUNT), str(SEED)) == {"decisions": decisions, "checksum": checksum}
    assert same, f"{program.name} plays different games"
    return {f"{game} in C": decisions / min(float(line.split()[2]) for line in lines)}


def measure_peers(python: Path, seconds: float) -> dict[str, float]:
    """One round of the other libraries."""
    row: dict[str, float] = {}
    for peer in SCRIPTS:
        row |= json.loads(run(python, HERE / "peers" / f"{peer}.py", str(seconds)))
    row.pop("decisions a game")
    return row


def instructions(game: str) -> float | None:
    """Instructions per decision, if valgrind is there to count them."""
    counted: float | None = json.loads(run(sys.executable, HERE / "callgrind.py", game))
    return counted


def measure_game(game: str, program: Path | None, seconds: float) -> dict[str, float]:
    """One round of all that plays a game of ours."""
    row = measure_engine(game, "compiled", seconds)
    row |= measure_reference(game, program, int(20 * seconds) or 1) if program else {}
    return row | measure_engine(game, "interpreted", seconds)


def measure(rounds: int, seconds: float) -> Figures:
    """Everything in turn, so often."""
    python, programs = peers_python(), {game: reference(game) for game in GAMES}
    figures: Figures = {}
    for number in range(1, rounds + 1):
        print(f"Round {number} of {rounds} ...", file=sys.stderr)
        row = measure_peers(python, seconds) if python else {}
        for game, program in programs.items():
            row |= measure_game(game, program, seconds)
        for name, value in row.items():
            figures.setdefault(name, []).append(value)
    for game in GAMES:
        same = ours("games", game, "60", "7") == ours("games", game, "60", "7", interpreted=True)
        assert same, f"the two builds play different games of {game}"
    return figures


# ---- telling


def best(name: str, values: list[float]) -> float:
    """The round that the neighbours disturbed least."""
    return min(values) if name.endswith(TIMES) else max(values)


def table(figures: Figures) -> list[str]:
    """The ratios, best and median, against target and aim."""
    bests = {name: best(name, values) for name, values in figures.items()}
    middles = {name: median(values) for name, values in figures.items()}
    lines = ["| game | ratio | best | median | at least | aim |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for goal in GOALS:
        ratios = (goal.reached(bests), goal.reached(middles))
        shown = " | ".join("-" if ratio is None else f"{ratio:.3g}" for ratio in ratios)
        aim = "-" if goal.aim is None else f"{goal.aim:g}"
        lines.append(f"| {goal.game} | {goal.what} | {shown} | {goal.target:g} | {aim} |")
    return lines


def absolute(figures: Figures) -> list[str]:
    """The figures behind the ratios."""
    lines = ["| decisions a second (copy, clone: microseconds) | best | median |", "| --- | ---: | ---: |"]
    for name, values in sorted(figures.items()):
        shown = ".3f" if name.endswith(TIMES) else ",.0f"
        lines.append(f"| {name} | {best(name, values):{shown}} | {median(values):{shown}} |")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the engine beside C and other libraries.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured (2)")
    parser.add_argument("--quick", action="store_true", help="one short round, no callgrind")
    parser.add_argument("--json", action="store_true", help="print the raw figures instead of tables")
    wish = parser.parse_args()
    figures = measure(1 if wish.quick else wish.rounds, 0.3 if wish.quick else wish.seconds)
    counted = [] if wish.quick else [game for game in GAMES if f"{game} compiled inside" in figures]
    counts = {game: instructions(game) for game in counted}
    if wish.json:
        print(json.dumps({"figures": figures, "instructions per decision": counts}, indent=2))
        return
    print("\n".join([*table(figures), "", *absolute(figures)]))
    for game, count in counts.items():
        if count is not None:
            print(f"\nInstructions per decision, compiled, {game}: {count:.0f} (goldbraeu: at most 1000, aim 500)")


if __name__ == "__main__":
    main()
