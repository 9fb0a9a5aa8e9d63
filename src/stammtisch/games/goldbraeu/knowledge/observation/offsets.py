"""The places of the bytes of an observation: where each slice of the layout begins.

Written by `python -m tasks numbers` from layout.py: change it there.
"""

from __future__ import annotations

from typing import Final

O_MONEY_LEAD: Final = 0  # thalers that each seat is ahead of the best other; nothing while money is secret
O_EXPECTED_LEAD: Final = 4  # the same for what each seat would end with
O_INCOME: Final = 8  # what each seat would get if payday were now
O_NEXT_SHARE: Final = 12  # what one more marker of the first seat would bring it on a payday, by business
O_MONEY: Final = 22  # thalers of each seat, where the observer knows them
O_EXPECTED: Final = 26  # what each seat would end with if nothing changed, where the observer knows it
O_HAND_SIZE: Final = 30  # cards in the hand of each seat
O_MARKERS_LEFT: Final = 34  # markers of each seat not on the board
O_FIGURES: Final = 38  # boss figures of each seat not on the board
O_MARKERS: Final = 42  # markers of each seat, by business
O_BOSS: Final = 82  # bosses of each seat, by business
O_SAFE: Final = 122  # where the boss has more than half of the markers
O_GUARDED: Final = 132  # where the boss would have them with a card that may be in their hand
O_HAND: Final = 142  # own cards, by business
O_KEPT: Final = 152  # cards that the observer has chosen to keep, by business
O_UNSEEN: Final = 162  # cards that the observer does not see, by business
O_AMOUNT: Final = 172  # what each business would divide if payday were now
O_SHARE: Final = 182  # what each marker would get of it, by business
O_MISSING: Final = 192  # share cards not opened yet, by business
O_REMOVED: Final = 202  # where the last share is open and single markers had to go
O_FRESH: Final = 212  # where the boss was placed today
O_BLOCKED: Final = 222  # where the attempt of the actor failed today
O_TARGET: Final = 232  # the business that is fought for
O_TABLES: Final = 242  # spaces of each garden, umbrella spaces counted twice
O_UMBRELLAS: Final = 248  # umbrella spaces of each garden
O_FREE: Final = 254  # free spaces beside each garden
O_UMBRELLA_NEAR: Final = 260  # whether one of them has an umbrella
O_CHIP: Final = 266  # where the waitress stands, then the bum, by garden
O_SIGN: Final = 278  # which brewery supplies each garden, garden by garden
O_STOCK: Final = 302  # signs of each brewery not in use
O_DAY: Final = 306  # the day; none before the first
O_WEEKDAY: Final = 327  # the day of the week
O_PAYDAYS: Final = 334  # paydays to come
O_FOUR: Final = 335  # whether four seats are taken
O_STEP: Final = 336  # what is going on
O_START: Final = 354  # who is start player
O_ASKED: Final = 358  # who owes a decision, unless all decide at once
O_ACTOR: Final = 362  # whose turn it is, also while a boss answers
O_TO_COME: Final = 366  # whose turn is still to come, today or with the last cards
O_PLACE: Final = 370  # place of each seat in the order of the day, once it is known
O_PLAN: Final = 374  # revealed action card of each seat
O_CHOICE: Final = 386  # own action card, laid face down
O_LEFT: Final = 389  # actions left to the actor
O_PRICE: Final = 390  # thalers for a card today
O_DISPLAY: Final = 391  # the left card, then the right one
O_NEXT_CARD: Final = 415  # the next card of the supply, where everybody knows it
O_UNDER: Final = 427  # cards known to lie under the supply
O_DRAWN: Final = 439  # the share that the observer has just drawn
O_CHIP_CARD: Final = 449  # the chip that is to be moved
O_SPECIALS: Final = 451  # special cards in the unknown part of the supply
O_SUPPLY: Final = 453  # cards in the unknown part of the supply
O_UNDER_SIZE: Final = 454  # cards known to lie under it
SIZE: Final = 455
