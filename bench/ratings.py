"""Make the ratings that the package ships (bots/ratings.json) of the reports of ladders.

python bench/ratings.py ladder-goldbraeu/ladder.json ladder-golden_city/ladder.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

RATINGS = Path(__file__).parents[1] / "src" / "stammtisch" / "bots" / "ratings.json"


def main() -> None:
    """Points on Elo's scale by game and bot, whole numbers."""
    ladders = [json.loads(Path(file).read_bytes()) for file in sys.argv[1:]]
    found = {each["game"]: {bot: round(rating["value"]) for bot, rating in each["ratings"].items()} for each in ladders}
    RATINGS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(RATINGS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
