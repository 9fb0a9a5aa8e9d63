"""Write the ratings that each game ships (its `bots/ratings.json`) from the reports of ladders.

python bench/ratings.py ladder-goldbraeu/ladder.json ladder-golden_city/ladder.json
"""

from __future__ import annotations

import json
import sys
from importlib.resources import as_file, files
from pathlib import Path

import stammtisch


def main() -> None:
    """For each report: points on Elo's scale by bot, whole numbers, into the package of its game."""
    for report in sys.argv[1:]:
        ladder = json.loads(Path(report).read_bytes())
        ratings = {bot: round(rating["value"]) for bot, rating in ladder["ratings"].items()}
        text = json.dumps(ratings, indent=2) + "\n"
        with as_file(files(stammtisch.game(ladder["game"]).package)) as package:
            (package / "bots" / "ratings.json").write_text(text, encoding="utf-8")
        print(ladder["game"], text)


if __name__ == "__main__":
    main()
