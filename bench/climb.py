"""How evenly the levels climb: each alone among copies of its neighbour on the ladder, on duplicate deals.

python bench/climb.py goldbraeu --deals 100 --seats 4 --out climb-goldbraeu
python bench/ratings.py climb-goldbraeu/ladder.json

Deals that were played stand in `deals.jsonl` and are not played again. `--apart 2` plays the neighbours' neighbours,
too; `--both` lets the weaker one sit alone among the stronger, too, which ratings need.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

import stammtisch
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.deals import Deal, Pairing, by_pairing
from stammtisch.arena.ladder import Ladder, sum_up
from stammtisch.arena.statistics import Estimate, standing
from stammtisch.arena.tournament import Tournament, play
from stammtisch.bots.levels import LEVELS


def near(bots: list[str], apart: int, *, both: bool) -> tuple[Pairing, ...]:
    """The stronger among copies of the weaker, for all that stand at most so far apart; and the other way round."""
    up = [(bots[i + step], bots[i]) for step in range(1, apart + 1) for i in range(len(bots) - step)]
    return tuple(Pairing(*pair) for pair in up + [(weaker, stronger) for stronger, weaker in up if both])


def report(deals: list[Deal]) -> str:
    """A line for each pairing: how often one wins among the others."""
    found = map(standing, by_pairing(deals).values())
    return "\n".join(f"| {one.single} | {one.others} | {percent(one.share)} | {one.games} |" for one in found)


def percent(share: Estimate) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} ({share.low:.1%}–{share.high:.1%})"


def main() -> None:
    """Play, print the shares, write the ratings."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("game")
    wishes.add_argument("--deals", type=int, default=100)
    wishes.add_argument("--seats", type=int, default=4)
    wishes.add_argument("--seed", type=int, default=2026)
    wishes.add_argument("--apart", type=int, default=1)
    wishes.add_argument("--both", action="store_true")
    wishes.add_argument("--bots", default=",".join(LEVELS))
    wishes.add_argument("--out", type=Path, required=True)
    wish = wishes.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    bots = wish.bots.split(",")
    setup = stammtisch.game(wish.game).make_setup(seats=wish.seats)
    tournament = Tournament(setup, near(bots, wish.apart, both=wish.both), wish.seed)
    deals = list(play(tournament, wish.deals, DealLog(tournament, wish.out / "deals.jsonl")))
    print(report(deals))
    found: Ladder = sum_up(tournament, bots, deals)
    (wish.out / "ladder.json").write_bytes(msgspec.json.encode(found))
    print(
        json.dumps(
            {bot: [round(rating.value), round(rating.low), round(rating.high)] for bot, rating in found.ratings.items()}
        )
    )


if __name__ == "__main__":
    main()
