"""The catalogue of rules as data: where each rule stands, who says so, and what it hangs on.

The sentences are in words/rules.*.ftl under `rule-<id>`, those of chapters and sources under `chapter-…` and
`source-…`; the questions (GB-Q…) and differences (B…) are told in docs/rulings/goldbraeu.md. Ids are stable: they are
never renumbered, only appended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.games.goldbraeu.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

# English, German and French rules, the reference manual; inferred from them; found outside; a default of ours.
SOURCES: Final = ("EN", "DE", "FR", "MAN", "inferred", "OUT", "DEF")

CHAPTERS: Final = (
    "components",
    "setup",
    "day",
    "expansion",
    "transfer",
    "boss",
    "duel",
    "contract",
    "buying",
    "chips",
    "removal",
    "payday",
    "weeks",
)


class Rule(NamedTuple):
    """One rule: its chapter, the sources behind it, and what it refers to."""

    id: str
    chapter: str
    sources: tuple[str, ...]  # those that say so; DEF: a default of ours
    implied: tuple[str, ...]  # those that say so in effect only
    against: tuple[str, ...]  # those that say something else
    refers: tuple[str, ...]  # questions, differences and other rules
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
    sources: str
    refers: str = ""
    options: str = ""
    implied: str = ""
    against: str = ""


_ALL: Final = "EN DE FR MAN"
_PRINTED: Final = "EN DE FR"

_ROWS: Final = {
    "components": (
        _Row("GB-CMP-01", _PRINTED, "B01 B05 GB-Q82", against="MAN"),
        _Row("GB-CMP-02", "inferred", "GB-Q01"),
        _Row("GB-CMP-03", _PRINTED, "B03", against="MAN"),
        _Row("GB-CMP-04", _PRINTED, "B02", against="MAN"),
        _Row("GB-CMP-05", _ALL),
        _Row("GB-CMP-06", "DEF", "B04 GB-Q08 GB-Q09 GB-Q79", "fence_limit", implied=_PRINTED, against="MAN"),
        _Row("GB-CMP-07", _ALL, "GB-Q02"),
        _Row("GB-CMP-08", _PRINTED),
    ),
    "setup": (
        _Row("GB-SET-01", _ALL, "GB-Q01"),
        _Row("GB-SET-02", _ALL, "GB-Q52 GB-Q53", "open_money"),
        _Row("GB-SET-03", _ALL),
        _Row("GB-SET-04", _ALL, "B08 GB-Q07"),
        _Row("GB-SET-05", _ALL),
        _Row("GB-SET-06", _PRINTED, "B06", "initial_deal", against="MAN"),
        _Row("GB-SET-07", _PRINTED, "B06"),
        _Row("GB-SET-08", "DE FR", "B07 GB-Q04", implied="EN"),
        _Row("GB-SET-09", _ALL, "B07"),
        _Row("GB-SET-10", "DEF", "GB-Q06", "removal_three_players"),
        _Row("GB-SET-11", _PRINTED, "B09 GB-Q03", against="MAN"),
        _Row("GB-SET-12", _ALL, "B10 GB-Q05"),
        _Row("GB-SET-13", _ALL, "B34"),
    ),
    "day": (
        _Row("GB-RND-01", _ALL),
        _Row("GB-RND-02", _ALL, "B13 GB-Q38"),
        _Row("GB-RND-03", _ALL, "B14"),
        _Row("GB-RND-04", _ALL, "GB-Q59 GB-Q64"),
        _Row("GB-RND-05", _ALL, "GB-Q16 GB-Q21"),
        _Row("GB-RND-06", f"{_PRINTED} DEF", "GB-Q15 GB-Q45"),
        _Row("GB-RND-07", _PRINTED, "GB-Q16 GB-Q31 GB-Q76"),
        _Row("GB-RND-08", _ALL, "B13 GB-Q40 GB-Q75"),
        _Row("GB-RND-09", _PRINTED),
        _Row("GB-RND-10", _ALL, "B12 GB-Q75"),
    ),
    "expansion": (
        _Row("GB-EXP-01", _ALL),
        _Row("GB-EXP-02", _ALL),
        _Row("GB-EXP-03", _ALL),
        _Row("GB-EXP-04", _ALL),
        _Row("GB-EXP-05", _ALL),
        _Row("GB-EXP-06", "DE DEF", "GB-Q10"),
        _Row("GB-EXP-07", "DEF", "GB-Q17"),
        _Row("GB-EXP-08", _PRINTED),
    ),
    "transfer": (
        _Row("GB-TRF-01", _ALL, "B15"),
        _Row("GB-TRF-02", _ALL),
        _Row("GB-TRF-03", "DEF", "B15 GB-Q11", implied="DE FR"),
        _Row("GB-TRF-04", _PRINTED, "B16 GB-Q12", against="MAN"),
        _Row("GB-TRF-05", _PRINTED, "GB-Q14"),
        _Row("GB-TRF-06", "DEF", "GB-Q13"),
    ),
    "boss": (
        _Row("GB-BOS-01", "DE FR MAN", "B17", "name_with_hidden_share", implied="EN"),
        _Row("GB-BOS-02", _ALL),
        _Row("GB-BOS-03", "DEF", "GB-Q19 GB-Q77", "relocate_boss"),
        _Row("GB-BOS-04", "DEF", "GB-Q20"),
        _Row("GB-BOS-05", _ALL, "B37 GB-Q22"),
        _Row("GB-BOS-06", _PRINTED),
        _Row("GB-BOS-07", _PRINTED),
        _Row("GB-BOS-08", _ALL),
        _Row("GB-BOS-09", "DEF", "GB-BOS-05"),
        _Row("GB-BOS-10", "DEF", "GB-Q18"),
        _Row("GB-BOS-11", "MAN", "GB-Q21", implied=_PRINTED),
    ),
    "duel": (
        _Row("GB-DUE-01", _ALL, "B18 GB-Q61", "duel_attacker_cards"),
        _Row("GB-DUE-02", _ALL, "GB-Q17 GB-Q25"),
        _Row(
            "GB-DUE-03",
            _ALL,
            "B19 B20 GB-Q26 GB-Q69 GB-Q70 GB-Q71",
            "duel_boss_cards boss_extra_card",
        ),
        _Row("GB-DUE-04", _ALL, "GB-Q27"),
        _Row("GB-DUE-05", "DE FR", "B23 GB-Q62", implied="EN"),
        _Row("GB-DUE-06", _ALL, "B21 B22 GB-Q31 GB-Q63 GB-Q65 GB-Q73", "after_block"),
        _Row("GB-DUE-07", f"{_PRINTED} DEF", "GB-Q29 GB-Q30 GB-Q74"),
        _Row("GB-DUE-08", _PRINTED, "GB-Q25 GB-Q62"),
        _Row("GB-DUE-09", "DEF", "GB-Q23 GB-Q24 GB-Q66 GB-Q72", "lost_share_in_duel"),
        _Row("GB-DUE-10", "EN DEF"),
        _Row("GB-DUE-11", _PRINTED, "GB-Q30", "after_block", against="MAN"),
        _Row("GB-DUE-12", "DEF", "GB-BOS-05"),
        _Row("GB-DUE-13", _PRINTED, "GB-Q42"),
        _Row("GB-DUE-14", "DEF", "GB-Q28 GB-Q67 GB-Q68 GB-Q76"),
    ),
    "contract": (
        _Row("GB-CON-01", _ALL),
        _Row("GB-CON-02", f"{_PRINTED} OUT", "B02"),
        _Row("GB-CON-03", _ALL),
        _Row("GB-CON-04", "DEF", "GB-Q32"),
        _Row("GB-CON-05", _PRINTED),
        _Row("GB-CON-06", _ALL),
        _Row("GB-CON-07", "DEF", "GB-Q33"),
    ),
    "buying": (
        _Row("GB-BUY-01", _ALL),
        _Row("GB-BUY-02", _ALL),
        _Row("GB-BUY-03", _PRINTED, "B24 GB-Q45"),
        _Row("GB-BUY-04", _PRINTED, "GB-Q45"),
        _Row("GB-BUY-05", _ALL, "GB-Q41"),
        _Row("GB-BUY-06", _PRINTED, "GB-Q39 GB-Q82"),
        _Row("GB-BUY-07", _ALL),
        _Row("GB-BUY-08", _PRINTED, "B25 GB-Q42"),
        _Row("GB-BUY-09", _ALL),
        _Row("GB-BUY-10", "DEF", "GB-Q37"),
        _Row("GB-BUY-11", "DEF", "GB-Q37"),
        _Row("GB-BUY-12", "DE FR", "B25 GB-Q43"),
        _Row("GB-BUY-13", "DEF", "GB-Q46 GB-Q55"),
        _Row("GB-BUY-14", f"{_PRINTED} DEF", "GB-Q44"),
    ),
    "chips": (
        _Row("GB-CHP-01", _ALL),
        _Row("GB-CHP-02", _ALL, "B26 GB-Q58", "chip_direction"),
        _Row("GB-CHP-03", _ALL, "B27"),
        _Row("GB-CHP-04", _PRINTED),
    ),
    "removal": (
        _Row("GB-REM-01", _ALL, "GB-Q57"),
        _Row("GB-REM-02", _ALL, "B36"),
        _Row("GB-REM-03", _PRINTED),
        _Row("GB-REM-04", _ALL),
        _Row("GB-REM-05", "DEF", "GB-Q47 GB-Q48 GB-Q80", "removal_three_players three_player_shares"),
        _Row("GB-REM-06", _PRINTED, "B25"),
        _Row("GB-REM-07", _PRINTED),
    ),
    "payday": (
        _Row("GB-PAY-01", _PRINTED, "B28 GB-Q50 GB-Q51", implied="MAN"),
        _Row("GB-PAY-02", _ALL),
        _Row("GB-PAY-03", _PRINTED, "B29 GB-Q81", "chip_money", against="MAN"),
        _Row("GB-PAY-04", _ALL, "GB-Q56"),
        _Row("GB-PAY-05", _ALL, "B33"),
        _Row("GB-PAY-06", _ALL, "B32"),
        _Row("GB-PAY-07", _PRINTED, "B31 GB-Q36", against="MAN"),
        _Row("GB-PAY-08", "DEF", "GB-Q35"),
        _Row("GB-PAY-09", "DEF", "GB-Q34 GB-Q78", "vacant_remainder"),
        _Row("GB-PAY-10", _PRINTED, "B30", "payday_first", against="MAN"),
        _Row("GB-PAY-11", _PRINTED),
    ),
    "weeks": (
        _Row("GB-WK-01", "EN DE", "B34", implied="FR"),
        _Row("GB-WK-02", _PRINTED),
        _Row("GB-END-01", _ALL),
        _Row("GB-END-02", _ALL),
        _Row("GB-END-03", "DEF", "B35 GB-Q54", "tie_break", against="MAN"),
        _Row("GB-END-04", _PRINTED, "GB-Q43"),
        _Row("GB-3P-01", _PRINTED, "B11 GB-Q48", "three_player_shares", against="MAN"),
        _Row("GB-3P-02", _ALL, "B11"),
        _Row("GB-3P-03", _ALL, "B11"),
        _Row("GB-3P-04", _ALL, "B11"),
        _Row("GB-3P-05", f"{_PRINTED} DEF", "B11 B34 GB-Q49", against="MAN"),
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
