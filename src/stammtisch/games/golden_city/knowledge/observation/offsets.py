"""The places of the bytes of an observation: where each slice of the layout begins.

Written by `python -m tasks numbers` from layout.py: change it there.
"""

from __future__ import annotations

from typing import Final

O_SITES: Final = 0  # businesses of each seat, by site
O_HAND: Final = 240  # own landform cards, by landform
O_KNOWN: Final = 245  # landform cards of each seat that everybody knows, by landform
O_SECRET: Final = 265  # other landform cards of each seat
O_COINS: Final = 269  # coins of each seat
O_LETTERS: Final = 273  # letters of each seat, where the table shows them
O_LEAD: Final = 277  # letters of each seat less the most of another, where the table shows them
O_KEYS: Final = 281  # key cards of each seat
O_LEFT: Final = 285  # businesses of each seat not yet placed
O_GOODS: Final = 289  # goods cards of each seat, by kind
O_BONUS: Final = 313  # own bonus cards
O_GONE: Final = 321  # bonus cards that others have, as far as the observer knows
O_BONUS_LETTERS: Final = 329  # what the own bonus cards would pay now
O_BONUS_COUNT: Final = 330  # bonus cards of each seat
O_SCORE_GOOD: Final = 334  # the good on the open score card
O_SCORE_AREA: Final = 338  # the river or quarter on the open score card
O_NEXT_GOODS: Final = 346  # score cards that may come up next, by good
O_NEXT_AREAS: Final = 350  # score cards that may come up next, by river or quarter
O_DECK_GOODS: Final = 358  # score cards in the deck, by good
O_DECK_AREAS: Final = 362  # score cards in the deck, by river or quarter
O_ROUND: Final = 370  # rounds begun
O_ROUNDS_LEFT: Final = 371  # score cards in the deck
O_LAST_ROUND: Final = 372  # whether the game ends with this round
O_STEP: Final = 373  # what is going on
O_START: Final = 389  # who has the start-player key
O_ACTOR: Final = 393  # whose turn it is
O_TO_BUILD: Final = 397  # businesses that each seat may still build in this round
O_STUCK: Final = 401  # who can never build again
O_PAIRS: Final = 405  # landform cards of each pair on offer, by landform
O_BIDS: Final = 425  # whose hand lies on each pair, pair by pair
O_PRICE: Final = 441  # coins for the next expulsion
O_DISPLAY: Final = 442  # open goods cards, by kind
O_GOODS_DECK: Final = 448  # goods cards face down, by kind
O_PILE: Final = 454  # landform cards face down
O_UNSEEN: Final = 455  # landform cards in the pile and secretly in hands, by landform
O_KEYS_LEFT: Final = 460  # key cards in the supply
O_COAST: Final = 461  # vacant coastal locations
O_SCORE_PAYS: Final = 462  # what the open score card would pay each seat now
O_DECK_PAYS: Final = 466  # what all score cards of the deck would pay each seat now
O_GOODS_LETTERS: Final = 470  # what each good would pay each seat now, seat by seat
O_MARGINS: Final = 486  # businesses of each seat less the most of another, by river and quarter
O_REACH: Final = 518  # sites open to each seat, without inner parts
O_PARTS: Final = 522  # parts in reach of each seat: first, second; outer, inner; at once, over one site
O_REWARDS: Final = 554  # sites open to the observer, by coins, key, card, goods and bonus
O_PAYABLE: Final = 560  # sites where the observer can build now, by reward
SIZE: Final = 570
