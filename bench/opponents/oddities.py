"""What seems wrong to a person who watches `expert` play Goldbräu, asked again in many more worlds.

python bench/opponents/oddities.py 40

Two things: *expand* laid on the last day, and naming a boss where the sitting one has a majority already. Positions
come from games of `strong`; `expert` decides, and then the same lookahead in sixteen times the worlds says what that
was worth beside the best of the others.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.expert import PLAN_WORLDS, WORLDS, ExpertBot
from stammtisch.bots.match import bot_rng
from stammtisch.bots.strong import StrongBot
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP
from stammtisch.games.goldbraeu.rules.actions import CHOOSE, CONTRACT, NAME
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, LAST_DAY, NOBODY, OPENINGS
from stammtisch.games.goldbraeu.rules.position import BOSS, DAY, MARKERS, PLACED
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, NAME_BOSS

if TYPE_CHECKING:
    from collections.abc import Collection

    from stammtisch.core.position import Position

GAME: Final = stammtisch.game("goldbraeu")
MORE: Final = 16
MUCH: Final = 0.005  # half a point of chance
EXPERT: Final = ExpertBot()
JUDGE: Final = ExpertBot(worlds=WORLDS * MORE, plan_worlds=PLAN_WORLDS * MORE, options=100)


def odd_actions(p: Position, legal: Collection[int]) -> set[int]:
    """Those that seem wrong."""
    if p.at[STEP] == CHOOSE_ACTION and p.at[DAY] == LAST_DAY:
        return {CHOOSE}  # expand
    if p.at[STEP] != NAME_BOSS:
        return set()
    return {action for action in legal if NAME <= action < CONTRACT and has_majority(p, (action - NAME) // OPENINGS)}


def has_majority(p: Position, business: int) -> bool:
    """Whether the boss of a business has more than half of its markers."""
    boss = p.at[BOSS + business]
    return boss != NOBODY and 2 * p.at[MARKERS + boss * BUSINESSES + business] > p.at[PLACED + business]


def main() -> None:
    """Count, and weigh."""
    asked: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    gains: dict[str, list[float]] = {}
    for number in range(int(sys.argv[1])):
        position, dealer = GAME.deal(seats=4), Rng(5000 + number)
        for seat, turn in decisions(position, dealer):
            legal = position.legal(seat)
            odd = odd_actions(position, legal)
            shown = Turn(GAME, seat, legal, GAME.view(position, seat), bot_rng(number, seat, turn))
            if odd and len(odd) < len(legal):
                kind = GAME.step_names[position.at[STEP]]
                asked[kind] += 1
                if EXPERT.choose(shown) in odd:
                    taken[kind] += 1
                    judged = {found.action: found.chance for found in JUDGE.analyse(shown._replace(rng=Rng(number)))}
                    best = max(chance for action, chance in judged.items() if action not in odd)
                    gains.setdefault(kind, []).append(max(judged[action] for action in odd) - best)
            position.apply(seat, StrongBot().choose(shown))
    for kind, found in gains.items():
        right = sum(gain > MUCH for gain in found)
        worse = sum(gain < -MUCH for gain in found)
        print(f"{kind}: {taken[kind]} of {asked[kind]}; half a point of chance ahead in {right}, behind in {worse};")
        print(f"  on average {100 * sum(found) / len(found):+.2f} points, at worst {100 * min(found):+.2f}")


if __name__ == "__main__":
    main()
