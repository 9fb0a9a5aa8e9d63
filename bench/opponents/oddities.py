"""What seems wrong to a person who watches `expert` play Goldbräu, asked again in many more worlds.

python bench/opponents/oddities.py 40 expert

Two things: *expand* laid on the last day, and naming a boss where the sitting one has a majority already. Positions
come from games of `strong`; a level decides, and then the same lookahead in sixteen times the worlds says what that
was worth beside the best of the others.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.expert import PLAN_WORLDS, WORLDS, ExpertBot
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import bot_rng
from stammtisch.bots.strong import StrongBot
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP
from stammtisch.games.goldbraeu.bots.sense import idle_looking

GAME: Final = stammtisch.game("goldbraeu")
MORE: Final = 16
MUCH: Final = 0.005  # half a point of chance
JUDGE: Final = ExpertBot(worlds=WORLDS * MORE, plan_worlds=PLAN_WORLDS * MORE, options=100)


def main() -> None:
    """Count, and weigh."""
    asked: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    bot = make_bot(sys.argv[2])
    gains: dict[str, list[float]] = {}
    for number in range(int(sys.argv[1])):
        position, dealer = GAME.deal(seats=4), Rng(5000 + number)
        for seat, turn in decisions(position, dealer):
            legal = position.legal(seat)
            odd = set(idle_looking(position, legal))
            shown = Turn(GAME, seat, legal, GAME.view(position, seat), bot_rng(number, seat, turn))
            if odd and len(odd) < len(legal):
                kind = GAME.step_names[position.at[STEP]]
                asked[kind] += 1
                if bot.choose(shown) in odd:
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
