"""Do verdicts stay with ten times the worlds? `python -m bench.analysis.stability GAME --games 8 --every 10`."""

from __future__ import annotations

from collections import Counter

from bench.analysis.kit import judged, mixed_games, parser, wishes
from stammtisch.analysis.effort import USUAL, Effort
from stammtisch.analysis.verdicts import GRADES

TIMES = 10
MORE = Effort(tuple(TIMES * worlds for worlds in USUAL.worlds), TIMES * USUAL.secret)


def main() -> None:
    """Print how many verdicts stay, by grade."""
    found = wishes(parser(__doc__, 5))
    pairs: Counter[tuple[str, str]] = Counter()
    for number, (_names, record) in enumerate(mixed_games(found)):
        few, many = (judged(found.game, record, number, found.every, effort) for effort in (USUAL, MORE))
        pairs.update((one.grade, other.grade) for one, other in zip(few, many, strict=True))
    same = sum(count for (one, other), count in pairs.items() if one == other)
    print(f"{found.game.name}, {found.seats} seats, {found.games} games, every {found.every}. decision")
    print(f"  {same / pairs.total():.1%} of {pairs.total()} verdicts stay")
    for grade in GRADES:
        row = {other: pairs[grade, other] for other in GRADES}
        print(f"  {grade:10} -> " + "  ".join(f"{other} {count}" for other, count in row.items()))
    near = sum(count for (one, other), count in pairs.items() if one == "blunder" and other in ("mistake", "blunder"))
    blunders = sum(count for (one, _other), count in pairs.items() if one == "blunder")
    print(f"  blunders that stay at least mistakes: {near} of {blunders}")


if __name__ == "__main__":
    main()
