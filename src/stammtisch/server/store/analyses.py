"""Analyses in a database that speaks SQL: one row for each record and judge, from the first question on.

A row without what was found is being made: `process` makes it, `reached` says how far it has come, and `seen` when it
last said so. Who wants it stopped deletes the row; its maker finds that the next time it says how far it has come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.store import WriteConflict
from stammtisch.server.store.letter_store import LetterStore
from stammtisch.server.store.schema import ANALYSES, REPLAYS, TABLES
from stammtisch.server.store.writer import WriteStep

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

SILENT: Final = 15_000  # milliseconds after which whoever made an analysis has ended
INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class AnalysisName(NamedTuple):
    """What is analysed, and by whom: digests."""

    record: str
    judge: str


class StoredAnalysis(NamedTuple):
    """An analysis that is there, failed, or on its way."""

    reached: int  # the decision that it has come to
    trouble: str  # the key of a sentence, if it failed
    found: str  # JSON; empty: not there yet
    alive: bool  # whether somebody works on it


class AnalysisStore(LetterStore):
    """Analyses in a database. Who inherits from it says how it is reached."""

    async def load_analysis(self, name: AnalysisName) -> StoredAnalysis | None:
        """An analysis, however far it has come; None if nobody has asked for it."""
        return await self._read(lambda connection: read_analysis(connection, name, self._is_dead()))

    async def claim_analysis(self, name: AnalysisName, replay: str) -> bool:
        """Begin the analysis of a table or an uploaded record, unless it is there or a living process works on it."""
        begun = {"process": self.process, "reached": 0, "seen": self.now(), "trouble": "", "found": ""}
        values = {**begun, "replay": replay}
        add = INSERT[self._engine.dialect.name](ANALYSES).values(**name._asdict(), **values)
        free = sql.and_(ANALYSES.c.found == "", sql.or_(ANALYSES.c.trouble != "", self._is_dead()))
        claim = add.on_conflict_do_update(index_elements=list(ANALYSES.primary_key), set_=values, where=free)
        return await self._write_analysis(WriteStep(claim.execution_options(preserve_rowcount=True), must_change=True))

    async def advance_analysis(self, name: AnalysisName, reached: int) -> bool:
        """Say how far an analysis of ours has come; False if somebody has cancelled it."""
        return await self._write_analysis(self._own(name, reached=reached))

    async def save_analysis(self, name: AnalysisName, found: str, keep: int) -> bool:
        """Store what was found; of all analyses only the newest `keep` stay. False if somebody has cancelled it."""
        newest = sql.select(ANALYSES.c.seen).order_by(ANALYSES.c.seen.desc()).offset(keep - 1).limit(1)
        oldest = sql.delete(ANALYSES).where(ANALYSES.c.seen < newest.scalar_subquery())
        return await self._write_analysis(self._own(name, found=found), WriteStep(oldest))

    async def fail_analysis(self, name: AnalysisName, trouble: str) -> None:
        """Say why an analysis of ours came to nothing."""
        await self._write_analysis(self._own(name, trouble=trouble))

    async def drop_analysis(self, name: AnalysisName) -> None:
        """Cancel an analysis that is on its way, whoever makes it."""
        here = ANALYSES.c.record == name.record, ANALYSES.c.judge == name.judge
        await self._writer.write("", WriteStep(sql.delete(ANALYSES).where(*here, ANALYSES.c.found == "")))

    def _own(self, name: AnalysisName, **values: str | int) -> WriteStep:
        """Write into the row of an analysis that this process makes."""
        here = ANALYSES.c.record == name.record, ANALYSES.c.judge == name.judge, ANALYSES.c.found == ""
        row = sql.update(ANALYSES).where(*here, ANALYSES.c.process == self.process)
        return WriteStep(row.values(**values, seen=self.now()), must_change=True)

    def _is_dead(self) -> sql.ColumnElement[bool]:
        """Whether whoever makes an analysis has ended: of a file that is ours alone, everybody but us."""
        silent = ANALYSES.c.seen < self.now() - SILENT
        return silent if self.is_shared else sql.or_(silent, ANALYSES.c.process != self.process)

    async def _write_analysis(self, *steps: WriteStep) -> bool:
        try:
            await self._writer.write("", *steps)
        except WriteConflict:
            return False
        return True


def remove_analyses(connection: sql.Connection, tables: Sequence[str]) -> None:
    """Delete the analyses of tables that go, or with somebody's traces; whoever makes one now finds it cancelled."""
    connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.replay.in_(tables)))


def remove_stray_analyses(connection: sql.Connection) -> None:
    """Delete the analyses of games that are no longer here."""
    here = sql.union_all(sql.select(TABLES.c.id), sql.select(REPLAYS.c.id))
    connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.replay.not_in(here)))


def read_analysis(
    connection: sql.Connection, name: AnalysisName, is_dead: sql.ColumnElement[bool]
) -> StoredAnalysis | None:
    """The row of an analysis."""
    columns = ANALYSES.c.reached, ANALYSES.c.trouble, ANALYSES.c.found, sql.not_(is_dead)
    here = ANALYSES.c.record == name.record, ANALYSES.c.judge == name.judge
    row = connection.execute(sql.select(*columns).where(*here)).first()
    return None if row is None else StoredAnalysis(row[0], row[1], row[2], bool(row[3]))
