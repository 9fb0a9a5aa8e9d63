"""The catalogue of rules as data: its chapter, its sources, and the options that change it.

The sentences are in words/rules.*.ftl under `rule-<id>`, those of chapters and sources under `chapter-…` and
`source-…`; the questions (GB-Q…) and differences (B…) are told in docs/rulings/goldbraeu.md. Ids are stable: they are
never renumbered, only appended.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.rulebook import Row, rules_of
from stammtisch.games.goldbraeu.editions import EDITIONS

# English, German and French rules, the reference manual; inferred from them; found outside; a default of ours.
SOURCES: Final = ("EN", "DE", "FR", "MAN", "inferred", "OUT", "DEF")

_ALL: Final = "EN DE FR MAN"
_PRINTED: Final = "EN DE FR"

_ROWS: Final = {
    "components": (
        Row("GB-CMP-01", _PRINTED, "B01 B05 GB-Q82", against="MAN"),
        Row("GB-CMP-02", "inferred", "GB-Q01"),
        Row("GB-CMP-03", _PRINTED, "B03", against="MAN"),
        Row("GB-CMP-04", _PRINTED, "B02", against="MAN"),
        Row("GB-CMP-05", _ALL),
        Row("GB-CMP-06", "DEF", "B04 GB-Q08 GB-Q09 GB-Q79", "fence_limit", implied=_PRINTED, against="MAN"),
        Row("GB-CMP-07", _ALL, "GB-Q02"),
        Row("GB-CMP-08", _PRINTED),
    ),
    "setup": (
        Row("GB-SET-01", _ALL, "GB-Q01"),
        Row("GB-SET-02", _ALL, "GB-Q52 GB-Q53", "open_money"),
        Row("GB-SET-03", _ALL),
        Row("GB-SET-04", _ALL, "B08 GB-Q07"),
        Row("GB-SET-05", _ALL),
        Row("GB-SET-06", _PRINTED, "B06", "initial_deal", against="MAN"),
        Row("GB-SET-07", _PRINTED, "B06"),
        Row("GB-SET-08", "DE FR", "B07 GB-Q04", implied="EN"),
        Row("GB-SET-09", _ALL, "B07"),
        Row("GB-SET-10", "DEF", "GB-Q06", "removal_three_players"),
        Row("GB-SET-11", _PRINTED, "B09 GB-Q03", against="MAN"),
        Row("GB-SET-12", _ALL, "B10 GB-Q05"),
        Row("GB-SET-13", _ALL, "B34"),
    ),
    "day": (
        Row("GB-RND-01", _ALL),
        Row("GB-RND-02", _ALL, "B13 GB-Q38"),
        Row("GB-RND-03", _ALL, "B14"),
        Row("GB-RND-04", _ALL, "GB-Q59 GB-Q64"),
        Row("GB-RND-05", _ALL, "GB-Q16 GB-Q21"),
        Row("GB-RND-06", f"{_PRINTED} DEF", "GB-Q15 GB-Q45"),
        Row("GB-RND-07", _PRINTED, "GB-Q16 GB-Q31 GB-Q76"),
        Row("GB-RND-08", _ALL, "B13 GB-Q40 GB-Q75"),
        Row("GB-RND-09", _PRINTED),
        Row("GB-RND-10", _ALL, "B12 GB-Q75"),
    ),
    "expansion": (
        Row("GB-EXP-01", _ALL),
        Row("GB-EXP-02", _ALL),
        Row("GB-EXP-03", _ALL),
        Row("GB-EXP-04", _ALL),
        Row("GB-EXP-05", _ALL),
        Row("GB-EXP-06", "DE DEF", "GB-Q10"),
        Row("GB-EXP-07", "DEF", "GB-Q17"),
        Row("GB-EXP-08", _PRINTED),
    ),
    "transfer": (
        Row("GB-TRF-01", _ALL, "B15"),
        Row("GB-TRF-02", _ALL),
        Row("GB-TRF-03", "DEF", "B15 GB-Q11", implied="DE FR"),
        Row("GB-TRF-04", _PRINTED, "B16 GB-Q12", against="MAN"),
        Row("GB-TRF-05", _PRINTED, "GB-Q14"),
        Row("GB-TRF-06", "DEF", "GB-Q13"),
    ),
    "boss": (
        Row("GB-BOS-01", "DE FR MAN", "B17", "name_with_hidden_share", implied="EN"),
        Row("GB-BOS-02", _ALL),
        Row("GB-BOS-03", "DEF", "GB-Q19 GB-Q77", "relocate_boss"),
        Row("GB-BOS-04", "DEF", "GB-Q20"),
        Row("GB-BOS-05", _ALL, "B37 GB-Q22"),
        Row("GB-BOS-06", _PRINTED),
        Row("GB-BOS-07", _PRINTED),
        Row("GB-BOS-08", _ALL),
        Row("GB-BOS-09", "DEF", "GB-BOS-05"),
        Row("GB-BOS-10", "DEF", "GB-Q18"),
        Row("GB-BOS-11", "MAN", "GB-Q21", implied=_PRINTED),
    ),
    "duel": (
        Row("GB-DUE-01", _ALL, "B18 GB-Q61", "duel_attacker_cards"),
        Row("GB-DUE-02", _ALL, "GB-Q17 GB-Q25"),
        Row(
            "GB-DUE-03",
            _ALL,
            "B19 B20 GB-Q26 GB-Q69 GB-Q70 GB-Q71",
            "duel_boss_cards boss_extra_card",
        ),
        Row("GB-DUE-04", _ALL, "GB-Q27"),
        Row("GB-DUE-05", "DE FR", "B23 GB-Q62", implied="EN"),
        Row("GB-DUE-06", _ALL, "B21 B22 GB-Q31 GB-Q63 GB-Q65 GB-Q73", "after_block"),
        Row("GB-DUE-07", f"{_PRINTED} DEF", "GB-Q29 GB-Q30 GB-Q74"),
        Row("GB-DUE-08", _PRINTED, "GB-Q25 GB-Q62"),
        Row("GB-DUE-09", "DEF", "GB-Q23 GB-Q24 GB-Q66 GB-Q72", "lost_share_in_duel"),
        Row("GB-DUE-10", "EN DEF"),
        Row("GB-DUE-11", _PRINTED, "GB-Q30", "after_block", against="MAN"),
        Row("GB-DUE-12", "DEF", "GB-BOS-05"),
        Row("GB-DUE-13", _PRINTED, "GB-Q42"),
        Row("GB-DUE-14", "DEF", "GB-Q28 GB-Q67 GB-Q68 GB-Q76"),
    ),
    "contract": (
        Row("GB-CON-01", _ALL),
        Row("GB-CON-02", f"{_PRINTED} OUT", "B02"),
        Row("GB-CON-03", _ALL),
        Row("GB-CON-04", "DEF", "GB-Q32"),
        Row("GB-CON-05", _PRINTED),
        Row("GB-CON-06", _ALL),
        Row("GB-CON-07", "DEF", "GB-Q33"),
    ),
    "buying": (
        Row("GB-BUY-01", _ALL),
        Row("GB-BUY-02", _ALL),
        Row("GB-BUY-03", _PRINTED, "B24 GB-Q45"),
        Row("GB-BUY-04", _PRINTED, "GB-Q45"),
        Row("GB-BUY-05", _ALL, "GB-Q41"),
        Row("GB-BUY-06", _PRINTED, "GB-Q39 GB-Q82"),
        Row("GB-BUY-07", _ALL, "GB-Q83"),
        Row("GB-BUY-08", _PRINTED, "B25 GB-Q42"),
        Row("GB-BUY-09", _ALL),
        Row("GB-BUY-10", "DEF", "GB-Q37"),
        Row("GB-BUY-11", "DEF", "GB-Q37"),
        Row("GB-BUY-12", "DE FR", "B25 GB-Q43"),
        Row("GB-BUY-13", "DEF", "GB-Q46 GB-Q55"),
        Row("GB-BUY-14", f"{_PRINTED} DEF", "GB-Q44"),
    ),
    "chips": (
        Row("GB-CHP-01", _ALL),
        Row("GB-CHP-02", _ALL, "B26 GB-Q58", "chip_direction"),
        Row("GB-CHP-03", _ALL, "B27"),
        Row("GB-CHP-04", _PRINTED),
    ),
    "removal": (
        Row("GB-REM-01", _ALL, "GB-Q57"),
        Row("GB-REM-02", _ALL, "B36"),
        Row("GB-REM-03", _PRINTED),
        Row("GB-REM-04", _ALL),
        Row("GB-REM-05", "DEF", "GB-Q47 GB-Q48 GB-Q80", "removal_three_players three_player_shares"),
        Row("GB-REM-06", _PRINTED, "B25"),
        Row("GB-REM-07", _PRINTED),
    ),
    "payday": (
        Row("GB-PAY-01", _PRINTED, "B28 GB-Q50 GB-Q51", implied="MAN"),
        Row("GB-PAY-02", _ALL),
        Row("GB-PAY-03", _PRINTED, "B29 GB-Q81", "chip_money", against="MAN"),
        Row("GB-PAY-04", _ALL, "GB-Q56"),
        Row("GB-PAY-05", _ALL, "B33"),
        Row("GB-PAY-06", _ALL, "B32"),
        Row("GB-PAY-07", _PRINTED, "B31 GB-Q36", against="MAN"),
        Row("GB-PAY-08", "DEF", "GB-Q35"),
        Row("GB-PAY-09", "DEF", "GB-Q34 GB-Q78", "vacant_remainder"),
        Row("GB-PAY-10", _PRINTED, "B30", "payday_first", against="MAN"),
        Row("GB-PAY-11", _PRINTED),
    ),
    "weeks": (
        Row("GB-WK-01", "EN DE", "B34", implied="FR"),
        Row("GB-WK-02", _PRINTED),
        Row("GB-END-01", _ALL),
        Row("GB-END-02", _ALL),
        Row("GB-END-03", "DEF", "B35 GB-Q54", "tie_break", against="MAN"),
        Row("GB-END-04", _PRINTED, "GB-Q43"),
        Row("GB-3P-01", _PRINTED, "B11 GB-Q48", "three_player_shares", against="MAN"),
        Row("GB-3P-02", _ALL, "B11"),
        Row("GB-3P-03", _ALL, "B11"),
        Row("GB-3P-04", _ALL, "B11"),
        Row("GB-3P-05", f"{_PRINTED} DEF", "B11 B34 GB-Q49", against="MAN"),
    ),
}

CHAPTERS: Final = tuple(_ROWS)
RULES: Final = rules_of(_ROWS, EDITIONS)
