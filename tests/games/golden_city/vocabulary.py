"""The words of The Golden City, typed out by hand."""

from __future__ import annotations

from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rulebook import CHAPTERS, RULES, SOURCES
from stammtisch.games.golden_city.rules import components
from stammtisch.games.golden_city.rules.catalogue import PAYMENT_NAMES
from tests.games.golden_city.coverage import ENDINGS
from tests.games.golden_city.rule_ids import RULE_IDS
from tests.words.vocabulary import Vocabulary

REWARDS = [reward for reward in components.REWARD_NAMES if reward not in ("none", "card")]
VOCABULARY = Vocabulary(
    GAME,
    RULES,
    RULE_IDS,
    CHAPTERS,
    SOURCES,
    names={  # pairs and sites go by their numbers and codes
        "seat": components.SEAT_NAMES,
        "landform": components.LANDFORM_NAMES,
        "good": components.GOOD_NAMES,
        "goods": components.GOODS_NAMES,
        "area": components.AREA_NAMES,
        "slot": components.SLOT_NAMES,
        "bonus": components.BONUS_NAMES,
        "payment": PAYMENT_NAMES,
        "reward": REWARDS,
    },
    questions={
        "bidding": {"price"},
        "building": {"left"},
        "payment": {"site", "landform"},
        "take-goods": set(),
        "box-goods": set(),
        "pick-bonus": set(),
        "hand-limit": {"left"},
    },
    samples={
        "seat": ["red"],
        "left": [1, 2],
        "price": [1, 2, 5],
        "site": ["mo-c1", "de-i"],
        "landform": components.LANDFORM_NAMES,
        "owner": ["blue", "Anna"],
        "payment": PAYMENT_NAMES,
        "need": [1, 2],
        "have": [0, 1, 3],
    },
    reasons={
        "too-few-coins": {"owner", "price", "have"},
        "site-taken": {"owner"},
        "cannot-pay": {"landform", "need", "have"},
        "no-such-cards": {"payment"},
        "no-such-card": {"landform"},
    },
    dealer_steps={
        "deal-cards",
        "lay-out-goods",
        "choose-start",
        "reveal-card",
        "lay-pairs",
        "reward",
        "turn-from-deck",
        "refill-display",
        "over",
    },
    endings=ENDINGS,
    words_of={"reward": REWARDS},
)
