"""What the bytes of an observation mean (observation.py writes them).

"Of each seat" means: the observer first, then clockwise; with three seats the bytes of the fourth stay at nothing. A
spectator sits behind the first seat.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.observation import Layout, Slice

LAYOUT: Final = Layout(
    1,
    (
        # what the seats own and would earn
        Slice(
            "money-lead",
            4,
            "thalers that each seat is ahead of the best other; nothing while money is secret",
            127,
            127,
        ),
        Slice("expected-lead", 4, "the same for what each seat would end with", 127, 127),
        Slice("income", 4, "what each seat would get if payday were now", 100, 12),
        Slice(
            "next-share", 10, "what one more marker of the first seat would bring it on a payday, by business", 50, 8
        ),
        Slice("money", 4, "thalers of each seat, where the observer knows them", 200),
        Slice("expected", 4, "what each seat would end with if nothing changed, where the observer knows it", 250),
        Slice("hand-size", 4, "cards in the hand of each seat", 12),
        Slice("markers-left", 4, "markers of each seat not on the board", 18),
        Slice("figures", 4, "boss figures of each seat not on the board", 6),
        # businesses
        Slice("markers", 40, "markers of each seat, by business", 6),
        Slice("boss", 40, "bosses of each seat, by business"),
        Slice("safe", 10, "where the boss has more than half of the markers"),
        Slice("guarded", 10, "where the boss would have them with a card that may be in their hand"),
        Slice("hand", 10, "own cards, by business", 6, private=True),
        Slice("kept", 10, "cards that the observer has chosen to keep, by business", 2, private=True),
        Slice("unseen", 10, "cards that the observer does not see, by business", 6),
        Slice("amount", 10, "what each business would divide if payday were now", 100),
        Slice("share", 10, "what each marker would get of it, by business", 50),
        Slice("missing", 10, "share cards not opened yet, by business", 6),
        Slice("removed", 10, "where the last share is open and single markers had to go"),
        Slice("fresh", 10, "where the boss was placed today"),
        Slice("blocked", 10, "where the attempt of the actor failed today"),
        Slice("target", 10, "the business that is fought for"),
        # gardens and breweries
        Slice("tables", 6, "spaces of each garden, umbrella spaces counted twice", 20),
        Slice("umbrellas", 6, "umbrella spaces of each garden", 8),
        Slice("free", 6, "free spaces beside each garden", 12),
        Slice("umbrella-near", 6, "whether one of them has an umbrella"),
        Slice("chip", 12, "where the waitress stands, then the bum, by garden"),
        Slice("sign", 24, "which brewery supplies each garden, garden by garden"),
        Slice("stock", 4, "signs of each brewery not in use", 3),
        # the calendar and the turn
        Slice("day", 21, "the day; none before the first"),
        Slice("weekday", 7, "the day of the week"),
        Slice("paydays", 1, "paydays to come", 3),
        Slice("four", 1, "whether four seats are taken"),
        Slice("step", 18, "what is going on"),
        Slice("start", 4, "who is start player"),
        Slice("asked", 4, "who owes a decision, unless all decide at once"),
        Slice("actor", 4, "whose turn it is, also while a boss answers"),
        Slice("to-come", 4, "whose turn is still to come, today or with the last cards"),
        Slice("place", 4, "place of each seat in the order of the day, once it is known", 4),
        Slice("plan", 12, "revealed action card of each seat"),
        Slice("choice", 3, "own action card, laid face down", private=True),
        Slice("left", 1, "actions left to the actor", 2),
        Slice("price", 1, "thalers for a card today", 8),
        # cards
        Slice("display", 24, "the left card, then the right one"),
        Slice("next-card", 12, "the next card of the supply, where everybody knows it"),
        Slice("under", 12, "cards known to lie under the supply", 6),
        Slice("drawn", 10, "the share that the observer has just drawn", private=True),
        Slice("chip-card", 2, "the chip that is to be moved"),
        Slice("specials", 2, "special cards in the unknown part of the supply", 5),
        Slice("supply", 1, "cards in the unknown part of the supply", 60),
        Slice("under-size", 1, "cards known to lie under it", 20),
    ),
)
