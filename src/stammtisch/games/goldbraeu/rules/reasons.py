"""Why something may not be done: each reason has a number, a key for its sentence, and the rule behind it.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

NO_SUCH_CARD: Final = 2
NO_MARKER: Final = 3
ALREADY_KEPT: Final = 4
HAS_BOSS: Final = 5
NOT_BOSS: Final = 6
NO_TABLE: Final = 7
SPACE_TAKEN: Final = 8
NOT_BESIDE: Final = 9
NO_FENCE: Final = 10
BASE_SPACE: Final = 11
SAME_GARDEN: Final = 12
NOT_YOUR_SPACE: Final = 13
ALREADY_BOSS: Final = 14
NAMED_TODAY: Final = 15
NO_FIGURE: Final = 16
NO_SHARE: Final = 17
NEEDS_CARD: Final = 18
ONE_CARD: Final = 19
NO_MAJORITY: Final = 20
CARD_NOT_NEEDED: Final = 21
NOT_BREWER: Final = 22
NO_SIGN: Final = 23
SAME_BREWERY: Final = 24
BLOCKED_NO_CONTRACT: Final = 25
NOT_YOUR_POST: Final = 26
FRESH_POST: Final = 27
NOTHING_THERE: Final = 28
TOO_POOR: Final = 29
SUPPLY_EMPTY: Final = 30
OTHER_CARD: Final = 31
OTHER_CHIP: Final = 32
TOO_FAR: Final = 33
CONTRACT_NOT_BOSS: Final = 34
TRANSFER_NOT_BOSS: Final = 35
TRANSFER_NOT_BESIDE: Final = 36
BUY_NO_MARKER: Final = 37

# key of the sentence, rule id
REASONS: Final = (
    ("ok", ""),
    ("not-now", "GB-RND-04"),
    ("no-such-card", "GB-BUY-14"),
    ("no-marker", "GB-DUE-13"),
    ("already-kept", "GB-SET-08"),
    ("has-boss", "GB-SET-12"),
    ("not-boss", "GB-EXP-01"),
    ("no-table", "GB-EXP-02"),
    ("space-taken", "GB-EXP-02"),
    ("not-beside", "GB-EXP-03"),
    ("no-fence", "GB-CMP-06"),
    ("base-space", "GB-TRF-02"),
    ("same-garden", "GB-TRF-01"),
    ("not-your-space", "GB-TRF-01"),
    ("already-boss", "GB-BOS-04"),
    ("named-today", "GB-BOS-05"),
    ("no-figure", "GB-BOS-03"),
    ("no-share", "GB-BOS-01"),
    ("needs-card", "GB-DUE-07"),
    ("one-card", "GB-DUE-01"),
    ("no-majority", "GB-DUE-02"),
    ("card-not-needed", "GB-DUE-03"),
    ("not-brewer", "GB-CON-01"),
    ("no-sign", "GB-CON-02"),
    ("same-brewery", "GB-CON-04"),
    ("blocked-no-contract", "GB-DUE-06"),
    ("not-your-post", "GB-BOS-03"),
    ("fresh-post", "GB-BOS-05"),
    ("nothing-there", "GB-BUY-06"),
    ("too-poor", "GB-BUY-04"),
    ("supply-empty", "GB-BUY-10"),
    ("other-card", "GB-BUY-07"),
    ("other-chip", "GB-CHP-03"),
    ("too-far", "GB-CHP-02"),
    ("not-boss", "GB-CON-01"),
    ("not-boss", "GB-TRF-01"),
    ("not-beside", "GB-TRF-03"),
    ("no-marker", "GB-BUY-08"),
)
