"""What the bytes of an observation mean (observation.py writes them).

"Of each seat" means: the observer first, then clockwise; with three seats the bytes of the fourth stay at nothing. A
business counts as built as soon as its site is chosen, for it will be paid.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.observation import Layout, Slice

LAYOUT: Final = Layout(
    1,
    (
        # what the seats own
        Slice("sites", 240, "businesses of each seat, by site"),
        Slice("hand", 5, "own landform cards, by landform", 6, private=True),
        Slice("known", 20, "landform cards of each seat that everybody knows, by landform", 6),
        Slice("secret", 4, "other landform cards of each seat", 6),
        Slice("coins", 4, "coins of each seat", 20),
        Slice("letters", 4, "letters of each seat, where the table shows them", 160),
        Slice("lead", 4, "letters of each seat less the most of another, where the table shows them", 40, 40),
        Slice("keys", 4, "key cards of each seat", 3),
        Slice("left", 4, "businesses of each seat not yet placed", 18),
        Slice("goods", 24, "goods cards of each seat, by kind", 2),
        Slice("bonus", 8, "own bonus cards", private=True),
        Slice("gone", 8, "bonus cards that others have, as far as the observer knows", private=True),
        Slice("bonus-letters", 1, "what the own bonus cards would pay now", 40, private=True),
        Slice("bonus-count", 4, "bonus cards of each seat", 8),
        # score cards
        Slice("score-good", 4, "the good on the open score card"),
        Slice("score-area", 8, "the river or quarter on the open score card"),
        Slice("next-goods", 4, "score cards that may come up next, by good", 8),
        Slice("next-areas", 8, "score cards that may come up next, by river or quarter", 4),
        Slice("deck-goods", 4, "score cards in the deck, by good", 8),
        Slice("deck-areas", 8, "score cards in the deck, by river or quarter", 4),
        # the round
        Slice("round", 1, "rounds begun", 16),
        Slice("rounds-left", 1, "score cards in the deck", 16),
        Slice("last-round", 1, "whether the game ends with this round"),
        Slice("step", 16, "what is going on"),
        Slice("start", 4, "who has the start-player key"),
        Slice("actor", 4, "whose turn it is"),
        Slice("to-build", 4, "businesses that each seat may still build in this round", 2),
        Slice("stuck", 4, "who can never build again"),
        # what lies on the table
        Slice("pairs", 20, "landform cards of each pair on offer, by landform", 2),
        Slice("bids", 16, "whose hand lies on each pair, pair by pair"),
        Slice("price", 1, "coins for the next expulsion", 8),
        Slice("display", 6, "open goods cards, by kind", 3),
        Slice("goods-deck", 6, "goods cards face down, by kind", 2),
        Slice("pile", 1, "landform cards face down", 50),
        Slice("unseen", 5, "landform cards in the pile and secretly in hands, by landform", 10),
        Slice("keys-left", 1, "key cards in the supply", 6),
        Slice("coast", 1, "vacant coastal locations", 16),
        # what follows from all this
        Slice("score-pays", 4, "what the open score card would pay each seat now", 8),
        Slice("deck-pays", 4, "what all score cards of the deck would pay each seat now", 128),
        Slice("goods-letters", 16, "what each good would pay each seat now, seat by seat", 4),
        Slice("margins", 32, "businesses of each seat less the most of another, by river and quarter", 4, 4),
        Slice("reach", 4, "sites open to each seat, without inner parts", 20),
        Slice("parts", 32, "parts in reach of each seat: first, second; outer, inner; at once, over one site", 8),
        Slice("rewards", 6, "sites open to the observer, by coins, key, card, goods and bonus", 6),
        Slice("payable", 10, "sites where the observer can build now, by reward", 8, private=True),
    ),
)
