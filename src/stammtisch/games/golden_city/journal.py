"""The numbers of the events that the chapters write into a journal; events.py gives them names and fields."""

from __future__ import annotations

from typing import Final

CARD_DEALT: Final = 0  # seat, landform
GOODS_TURNED: Final = 1  # slot, goods
START_CHOSEN: Final = 2  # seat
ROUND_BEGUN: Final = 3  # round, seat
SCORE_REVEALED: Final = 4  # good, area
CARD_LAID: Final = 5  # pair, landform
PILE_RENEWED: Final = 6  # cards
HAND_PLACED: Final = 7  # seat, pair
EXPELLED: Final = 8  # seat, other, pair, price
PAIR_TAKEN: Final = 9  # seat, pair, first, second
PAID: Final = 10  # seat, payment, site
KEY_SPENT: Final = 11  # seat, site
BUILT: Final = 12  # seat, site
COINS_GAINED: Final = 13  # seat, amount
KEY_GAINED: Final = 14  # seat
CARD_DRAWN: Final = 15  # seat, landform
GOODS_TAKEN: Final = 16  # seat, slot, goods
GOODS_BOXED: Final = 17  # seat, goods
BONUS_PICKED: Final = 18  # seat, bonus
LETTERS_GAINED: Final = 19  # seat, site, amount
NO_REWARD: Final = 20  # seat, reward
TURN_ENDED: Final = 21  # seat
CARD_DISCARDED: Final = 22  # seat, landform
GOODS_SCORED: Final = 23  # seat, good, amount
AREA_SCORED: Final = 24  # seat, area, amount
NOBODY_SCORED: Final = 25  # good, area
LAST_BUSINESS: Final = 26  # seat
STUCK: Final = 27  # seat
BONUS_PAID: Final = 28  # seat, bonus, amount
GAME_ENDED: Final = 29
