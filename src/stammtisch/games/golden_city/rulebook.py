"""The catalogue of rules as data: its chapter, its sources, and the options that change it.

The sentences are in words/rules.*.ftl under `rule-<id>`, those of chapters and sources under `chapter-…` and
`source-…`; the questions (GC-Q…) are told in docs/rulings/golden_city.md. Ids are stable: they are never renumbered,
only appended.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.rulebook import Row, rules_of
from stammtisch.games.golden_city.editions import EDITIONS

# The rules in English; inferred from them; found outside; a default of ours.
SOURCES: Final = ("GC", "inferred", "OUT", "DEF")

_ROWS: Final = {
    "components": (
        Row("GC-CMP-01", "OUT", "GC-Q05 GC-Q53", against="GC"),
        Row("GC-CMP-02", refers="GC-Q36"),
        Row("GC-CMP-03", refers="GC-Q01 GC-Q35"),
        Row("GC-CMP-04", refers="GC-Q01"),
    ),
    "setup": (
        Row("GC-SET-01"),
        Row("GC-SET-02", refers="GC-Q04"),
        Row("GC-SET-03", refers="GC-Q03"),
        Row("GC-SET-04"),
    ),
    "round": (
        Row("GC-RND-01", refers="GC-Q32"),
        Row("GC-RND-02"),
        Row("GC-LAY-01", refers="GC-Q51"),
        Row("GC-LAY-02", refers="GC-Q17 GC-Q37"),
    ),
    "bidding": (
        Row("GC-BID-01"),
        Row("GC-BID-02", refers="GC-Q50"),
        Row("GC-BID-03"),
        Row("GC-BID-04", refers="GC-Q09"),
        Row("GC-BID-05"),
        Row("GC-BID-06"),
        Row("GC-BID-07", refers="GC-Q06", against="OUT"),
        Row("GC-BID-08"),
        Row("GC-BID-09", "DEF", "GC-Q08"),
        Row("GC-BID-10", refers="GC-Q43"),
        Row("GC-BID-11", refers="GC-Q16 GC-Q44"),
        Row("GC-BID-12", refers="GC-Q54"),
        Row("GC-BID-13", "inferred"),
        Row("GC-BID-14", "DEF", "GC-Q07"),
    ),
    "building": (
        Row("GC-BLD-01", refers="GC-Q49"),
        Row("GC-BLD-02"),
        Row("GC-BLD-03"),
        Row("GC-BLD-04"),
        Row("GC-BLD-05"),
        Row("GC-BLD-06", "inferred", "GC-BLD-04"),
        Row("GC-BLD-07", "DEF", "GC-Q11", implied="GC"),
        Row("GC-BLD-08"),
        Row("GC-BLD-09", "DEF", "GC-Q10", implied="GC"),
    ),
    "cost": (
        Row("GC-CST-01"),
        Row("GC-CST-02"),
        Row("GC-CST-03", refers="GC-Q14 GC-Q20"),
        Row("GC-CST-04"),
        Row("GC-CST-05", "DEF", "GC-Q38"),
        Row("GC-JOK-01", refers="GC-Q13"),
        Row("GC-JOK-02"),
        Row("GC-JOK-03"),
        Row("GC-JOK-04", "DEF", "GC-Q12", "joker_to_coast"),
        Row("GC-JOK-05", "inferred"),
    ),
    "limits": (
        Row("GC-LIM-01", refers="GC-Q15 GC-Q16 GC-Q50"),
        Row("GC-LIM-02", refers="GC-Q21 GC-Q48"),
    ),
    "rewards": (
        Row("GC-RWD-01", refers="GC-Q02 GC-Q21"),
        Row("GC-RWD-02"),
        Row("GC-RWD-03", refers="GC-Q11"),
        Row("GC-RWD-04", refers="GC-Q39"),
        Row("GC-RWD-05", refers="GC-Q23 GC-Q24"),
        Row("GC-RWD-06", refers="GC-Q22 GC-Q48"),
        Row("GC-RWD-07"),
        Row("GC-RWD-08", refers="GC-Q02"),
        Row("GC-RWD-09"),
        Row("GC-RWD-10"),
        Row("GC-RWD-11", "DEF", "GC-Q18 GC-Q19", "coin_limit"),
    ),
    "scoring": (
        Row("GC-SCO-01", refers="GC-Q40"),
        Row("GC-SCO-02"),
        Row("GC-SCO-03", refers="GC-Q25"),
        Row("GC-SCO-04"),
        Row("GC-SCO-05", refers="GC-Q26"),
        Row("GC-SCO-06"),
        Row("GC-SCO-07"),
        Row("GC-SCO-08", refers="GC-Q33", options="open_scores"),
    ),
    "bonus": (
        Row("GC-BON-01"),
        Row("GC-BON-02"),
        Row("GC-BON-03"),
        Row("GC-BON-04"),
        Row("GC-BON-05", refers="GC-Q34"),
    ),
    "end": (
        Row("GC-END-01", refers="GC-Q27 GC-Q41"),
        Row("GC-END-02"),
        Row("GC-END-03", refers="GC-Q29 GC-Q30 GC-Q31 GC-Q42 GC-Q45 GC-Q47"),
        Row("GC-END-04", refers="GC-Q28 GC-Q52"),
        Row("GC-END-05"),
        Row("GC-END-06", refers="GC-Q52"),
        Row("GC-END-07", "DEF", "GC-Q29 GC-Q46", "stuck_counts_keys"),
    ),
}

CHAPTERS: Final = tuple(_ROWS)
RULES: Final = rules_of(_ROWS, EDITIONS, "GC")
