"""The words of Goldbräu, typed out by hand."""

from __future__ import annotations

from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rulebook import CHAPTERS, RULES, SOURCES
from stammtisch.games.goldbraeu.rules import components
from tests.games.goldbraeu.rule_ids import RULE_IDS
from tests.words.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    GAME,
    RULES,
    RULE_IDS,
    CHAPTERS,
    SOURCES,
    names={
        "name": components.CARD_NAMES,
        "seat": components.SEAT_NAMES,
        "plan": components.PLAN_NAMES,
        "slot": components.SLOT_NAMES,
        "weekday": components.WEEKDAY_NAMES,
        "opened": range(components.OPENINGS),
    },
    questions={
        "keep-cards": {"left"},
        "first-figures": set(),
        "choose-action": set(),
        "expansion": {"left"},
        "name-boss": {"left"},
        "name-again": set(),
        "answer": {"challenger", "business"},
        "withdraw-figure": {"challenger", "business"},
        "buy-share": {"price"},
        "hold-or-open": {"card"},
        "move-chip": {"card"},
        "last-cards": set(),
    },
    samples={
        "seat": ["red"],
        "left": [1, 2],
        "price": [2, 5, 8],
        "challenger": ["blue", "Anna"],  # a seat, or the name of who sits there
        "business": components.BUSINESS_NAMES,
        "card": components.CARD_NAMES,
        "boss": ["green", "Anna"],  # or nobody, where the sentence says so
        "garden": [*components.GARDEN_NAMES, None],
        "brewery": components.BREWERY_NAMES,
        "cards": [0, 1, 2],
        "have": [0, 1, 2],
        "need": [20],
        "total": [2, 4],
    },
    dealer_steps={"lay-signs", "deal-hands", "choose-start", "turn-up", "draw-share", "over"},
    reasons={
        "no-such-card": {"business", "boss", "have"},
        "has-boss": {"business", "boss", "have"},
        "not-boss": {"business", "boss", "have"},
        "space-taken": {"garden", "boss"},
        "base-space": {"garden", "boss"},
        "not-your-space": {"garden", "boss"},
        "no-fence": {"need", "have"},
        "named-today": {"business", "boss", "have"},
        "no-share": {"business", "boss", "have"},
        "needs-card": {"business", "boss", "have"},
        "no-majority": {"have", "total", "cards"},
        "not-brewer": {"garden", "brewery", "boss"},
        "no-sign": {"garden", "brewery", "boss"},
        "same-brewery": {"garden", "brewery", "boss"},
        "too-poor": {"price", "have"},
        "other-card": {"card"},
    },
    endings=("third-payday", "third-payday-shared"),
)
