"""A bot that is a program: `stammtisch arena GAME --candidate "run:python examples/line_bot.py" --against random`.

It needs nothing of Stammtisch, so it can be translated into any language line by line. docs/bot-protocol.md has all
messages. It prefers rare things: a verb that has few legal actions.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, str]:
    """What to say to a message."""
    if message["type"] == "hello":
        return {"type": "ready"}
    rng = random.Random(message["seed"])
    verbs = Counter(action.split()[0] for action in message["legal"])
    rarest = min(verbs.values())
    return {"action": rng.choice([action for action in message["legal"] if verbs[action.split()[0]] == rarest])}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
