"""The store in one SQLite file, for one server at a time: write-ahead log, and a commit waits for the disk."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy import event

from stammtisch.core.mistakes import Mistake
from stammtisch.server.clocks.calendar import Outage
from stammtisch.server.store.file_lock import FileLock
from stammtisch.server.store.reading import read_due
from stammtisch.server.store.schema import OUTAGES
from stammtisch.server.store.sql import LONG, SqlStore
from stammtisch.server.store.upgrading import upgrade_file
from stammtisch.server.store.writer import Writer, WriteStep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from stammtisch.server.store import Hint

FILE: Final = "stammtisch.sqlite"
PATIENCE: Final = 5000  # milliseconds for which a file that somebody else has locked is waited for


class SqliteStore(SqlStore):
    """A folder with one file. Nobody else writes to it, so every table is looked after here."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = FileLock(folder / "stammtisch.lock")
        engine = sql.create_engine(f"sqlite:///{folder / FILE}", hide_parameters=True)  # none in a log
        event.listen(engine, "connect", set_up_connection)
        super().__init__(engine, Writer(engine))
        self._seen = self.now()  # when this house was last known to be alive

    async def open(self) -> None:
        """Make the file, or check that it is one of ours, and have it for ourselves; then begin to write."""
        self._lock_folder()
        try:
            await super().open()
        except BaseException:
            self._lock.release()
            raise

    async def close(self) -> None:
        """Write what is waiting, then close the file and let others have it."""
        await super().close()
        with contextlib.suppress(OSError):
            self._lock.sign(self.now())
        self._lock.release()

    def check(self) -> None:
        """Raise a Mistake if there is no file of ours that can be written, or another server has it."""
        with self._told(), self._lock:
            upgrade_file(self._engine, self._folder / FILE)

    def _lock_folder(self) -> None:
        with self._told():
            self._lock.take()
            self._seen = self._lock.signed()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """What cannot be done with the folder is a Mistake that says so."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            yield
        except BlockingIOError as error:
            raise Mistake("data-in-use", folder=str(self._folder)) from error
        except OSError as error:
            raise Mistake("data-unwritable", folder=str(self._folder), detail=error.strerror or str(error)) from error
        except sql.exc.DatabaseError as error:
            raise Mistake("data-unwritable", folder=str(self._folder), detail=str(error.orig)) from error

    # ---- who looks after tables, and what others do: there are no others

    @property
    def living(self) -> int:
        """This process."""
        return 1

    async def due_tables(self, most: int) -> list[str]:
        """Tables that somebody must look after now; the longest overdue first."""
        return await self._read(lambda connection: read_due(connection, self.now(), most))

    async def claim(self, _table: str) -> bool:
        """Look after a table."""
        return True

    async def release(self, _tables: Sequence[str]) -> None:
        """Look after these tables no longer."""

    async def beat(self) -> None:
        """Show that this process is alive, by a sign that costs no commit; note if it was not."""
        seen, now = self._seen, self.now()
        self._seen = now
        if now - seen > LONG:
            await self._writer.write("", WriteStep(sql.insert(OUTAGES), {"began": seen, "ended": now}))
            self.outages = (*self.outages, Outage(seen, now))
        self._lock.sign(now)

    def listen(self, _heard: Callable[[Hint], None]) -> None:
        """Be told what other processes have done."""

    def tell(self, _hint: Hint) -> None:
        """Tell the other processes."""


def set_up_connection(connection: Any, _record: object) -> None:  # noqa: ANN401 -- the driver has no type for it
    """What every connection to a file of ours needs."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    cursor.close()
