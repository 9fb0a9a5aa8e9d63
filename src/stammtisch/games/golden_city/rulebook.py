"""The catalogue of rules as data: where each rule stands, who says so, and what it hangs on.

The sentences are in words/rules.*.ftl under `rule-<id>`, those of chapters and sources under `chapter-…` and
`source-…`; the questions (GC-Q…) are told in docs/rulings/golden_city.md. Ids are stable: they are never renumbered,
only appended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.games.golden_city.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

# The rules in English; inferred from them; found outside; a default of ours.
SOURCES: Final = ("GC", "inferred", "OUT", "DEF")

CHAPTERS: Final = (
    "components",
    "setup",
    "round",
    "bidding",
    "building",
    "cost",
    "limits",
    "rewards",
    "scoring",
    "bonus",
    "end",
)


class Rule(NamedTuple):
    """One rule: its chapter, the sources behind it, and what it refers to."""

    id: str
    chapter: str
    sources: tuple[str, ...]  # those that say so; DEF: a default of ours
    implied: tuple[str, ...]  # those that say so in effect only
    against: tuple[str, ...]  # those that say something else
    refers: tuple[str, ...]  # questions and other rules
    options: tuple[str, ...]  # the options that change it

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that play this rule in another way than the first one does."""
        first, *others = EDITIONS
        return tuple(
            edition
            for edition in others
            if any(EDITIONS[edition][option] != EDITIONS[first][option] for option in self.options)
        )


class _Row(NamedTuple):
    """A rule as it is written down below: tags and ids as words."""

    id: str
    sources: str = "GC"
    refers: str = ""
    options: str = ""
    implied: str = ""
    against: str = ""


_ROWS: Final = {
    "components": (
        _Row("GC-CMP-01", "OUT", "GC-Q05", against="GC"),
        _Row("GC-CMP-02", refers="GC-Q36"),
        _Row("GC-CMP-03", refers="GC-Q01 GC-Q35"),
        _Row("GC-CMP-04", refers="GC-Q01"),
    ),
    "setup": (
        _Row("GC-SET-01"),
        _Row("GC-SET-02", refers="GC-Q04"),
        _Row("GC-SET-03", refers="GC-Q03"),
        _Row("GC-SET-04"),
    ),
    "round": (
        _Row("GC-RND-01", refers="GC-Q32"),
        _Row("GC-RND-02"),
        _Row("GC-LAY-01", refers="GC-Q51"),
        _Row("GC-LAY-02", refers="GC-Q17 GC-Q37"),
    ),
    "bidding": (
        _Row("GC-BID-01"),
        _Row("GC-BID-02", refers="GC-Q50"),
        _Row("GC-BID-03"),
        _Row("GC-BID-04", refers="GC-Q09"),
        _Row("GC-BID-05"),
        _Row("GC-BID-06"),
        _Row("GC-BID-07", refers="GC-Q06", against="OUT"),
        _Row("GC-BID-08"),
        _Row("GC-BID-09", "DEF", "GC-Q08"),
        _Row("GC-BID-10", refers="GC-Q43"),
        _Row("GC-BID-11", refers="GC-Q16 GC-Q44"),
        _Row("GC-BID-12", refers="GC-Q54"),
        _Row("GC-BID-13", "inferred"),
        _Row("GC-BID-14", "DEF", "GC-Q07"),
    ),
    "building": (
        _Row("GC-BLD-01", refers="GC-Q49"),
        _Row("GC-BLD-02"),
        _Row("GC-BLD-03"),
        _Row("GC-BLD-04"),
        _Row("GC-BLD-05"),
        _Row("GC-BLD-06", "inferred", "GC-BLD-04"),
        _Row("GC-BLD-07", "DEF", "GC-Q11", implied="GC"),
        _Row("GC-BLD-08"),
        _Row("GC-BLD-09", "DEF", "GC-Q10", implied="GC"),
    ),
    "cost": (
        _Row("GC-CST-01"),
        _Row("GC-CST-02"),
        _Row("GC-CST-03", refers="GC-Q14 GC-Q20"),
        _Row("GC-CST-04"),
        _Row("GC-CST-05", "DEF", "GC-Q38"),
        _Row("GC-JOK-01", refers="GC-Q13"),
        _Row("GC-JOK-02"),
        _Row("GC-JOK-03"),
        _Row("GC-JOK-04", "DEF", "GC-Q12", "joker_to_coast"),
        _Row("GC-JOK-05", "inferred"),
    ),
    "limits": (
        _Row("GC-LIM-01", refers="GC-Q15 GC-Q16 GC-Q50"),
        _Row("GC-LIM-02", refers="GC-Q21 GC-Q48"),
    ),
    "rewards": (
        _Row("GC-RWD-01", refers="GC-Q02 GC-Q21"),
        _Row("GC-RWD-02"),
        _Row("GC-RWD-03", refers="GC-Q11"),
        _Row("GC-RWD-04", refers="GC-Q39"),
        _Row("GC-RWD-05", refers="GC-Q23 GC-Q24"),
        _Row("GC-RWD-06", refers="GC-Q22 GC-Q48"),
        _Row("GC-RWD-07"),
        _Row("GC-RWD-08", refers="GC-Q02"),
        _Row("GC-RWD-09"),
        _Row("GC-RWD-10"),
        _Row("GC-RWD-11", "DEF", "GC-Q18 GC-Q19", "coin_limit"),
    ),
    "scoring": (
        _Row("GC-SCO-01", refers="GC-Q40"),
        _Row("GC-SCO-02"),
        _Row("GC-SCO-03", refers="GC-Q25"),
        _Row("GC-SCO-04"),
        _Row("GC-SCO-05", refers="GC-Q26"),
        _Row("GC-SCO-06"),
        _Row("GC-SCO-07"),
        _Row("GC-SCO-08", refers="GC-Q33", options="open_scores"),
    ),
    "bonus": (
        _Row("GC-BON-01"),
        _Row("GC-BON-02"),
        _Row("GC-BON-03"),
        _Row("GC-BON-04"),
        _Row("GC-BON-05", refers="GC-Q34"),
    ),
    "end": (
        _Row("GC-END-01", refers="GC-Q27 GC-Q41"),
        _Row("GC-END-02"),
        _Row("GC-END-03", refers="GC-Q29 GC-Q30 GC-Q31 GC-Q42 GC-Q45 GC-Q47"),
        _Row("GC-END-04", refers="GC-Q28 GC-Q52"),
        _Row("GC-END-05"),
        _Row("GC-END-06", refers="GC-Q52"),
        _Row("GC-END-07", "DEF", "GC-Q29 GC-Q46", "stuck_counts_keys"),
    ),
}


def _rules() -> Iterator[Rule]:
    """The rows above, chapter by chapter, their words split."""
    for chapter in CHAPTERS:
        for row in _ROWS[chapter]:
            yield Rule(
                id=row.id,
                chapter=chapter,
                sources=tuple(row.sources.split()),
                implied=tuple(row.implied.split()),
                against=tuple(row.against.split()),
                refers=tuple(row.refers.split()),
                options=tuple(row.options.split()),
            )


RULES: Final = tuple(_rules())
