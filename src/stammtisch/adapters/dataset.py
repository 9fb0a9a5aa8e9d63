"""Games as a table of decisions in a Parquet file, one row per decision of a seat (docs/dataset.md).

The rows are generated from records, so any recorded game can become data. A row tells of the table only what the seat
could know: its view, its observation, its legal actions; how the game ended stands beside it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.strings import BytesWriter

from stammtisch.adapters.observation_env import rewards
from stammtisch.core import record as records
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import DEALER, STEP

with needs_extra("research"):
    import pyarrow as pa
    import pyarrow.parquet as pq

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

FORMAT: Final = 1
GROUP: Final = 8  # games per row group: the file must not depend on how many were written at a time

WORD: Final = pa.dictionary(pa.int16(), pa.string())
COLUMNS: Final = {
    "game": WORD,
    "edition": WORD,
    "options": WORD,
    "seats": pa.int8(),
    "seed": pa.int64(),
    "deal": pa.int32(),
    "decision": pa.int32(),
    "seat": pa.int8(),
    "bot": WORD,
    "question": WORD,
    "view": pa.string(),
    "observation": pa.binary(),
    "legal": pa.list_(pa.int16()),
    "legal_words": pa.list_(pa.string()),
    "action": pa.int16(),
    "words": pa.string(),
    "scores": pa.list_(pa.int32()),
    "places": pa.list_(pa.int8()),
    "win_share": pa.float32(),
}


def schema(game: Game) -> pa.Schema:
    """The columns, with the versions behind them as metadata."""
    about = {
        "stammtisch.dataset": FORMAT,
        "stammtisch.game": game.name,
        "stammtisch.layout": game.layout.version,
        "stammtisch.environment": game.version,
    }
    return pa.schema(list(COLUMNS.items()), {name: str(value) for name, value in about.items()})


def decisions(game: Game, record: Record, deal: int) -> pa.Table:
    """All decisions of a finished game; `deal` is its number among those of a file."""
    position = game.open(record.setup)
    made = list(seat_decisions(game, record, position))
    share = rewards("win", position.scores(), position.places())
    whole = {
        "game": game.name,
        "edition": record.setup.edition,
        "options": own_options(game, record),
        "seats": record.setup.seats,
        "seed": record.seed,
        "deal": deal,
        "scores": position.scores(),
        "places": position.places(),
    }
    rows = [
        {**whole, **row, "decision": number, "win_share": share[row["seat"]], "bot": bot_at(game, record, row["seat"])}
        for number, row in enumerate(made)
    ]
    return pa.Table.from_pylist(rows, schema(game))


def own_options(game: Game, record: Record) -> str:
    """The options that differ from the edition, as JSON."""
    preset = game.editions[record.setup.edition]
    changed = {name: value for name, value in record.setup.options.items() if preset[name] != value}
    return msgspec.json.encode(changed, order="sorted").decode()


def seat_decisions(game: Game, record: Record, position: Position) -> Iterator[dict[str, Any]]:
    """What each decision looked like to the seat that made it; the position is played to its end."""
    for decision in record.decisions:
        action = game.catalogue.parse(decision.words)
        assert action is not None, "a record that was made by playing has only words of the game"
        seat = DEALER if decision.seat == records.DEALER_NAME else game.seat(decision.seat)
        if seat != DEALER:
            yield look(game, position, seat, action)
        position.apply(seat, action)


def look(game: Game, position: Position, seat: int, action: int) -> dict[str, Any]:
    """What a seat could know, what it might do and what it did."""
    seen = BytesWriter()
    position.law.observe(position, seat, seen)
    legal = position.legal(seat)
    return {
        "seat": seat,
        "question": game.step_names[position.at[STEP]],
        "view": msgspec.json.encode(game.view(position, seat)).decode(),
        "observation": seen.getvalue(),
        "legal": legal,
        "legal_words": [game.catalogue.words(each) for each in legal],
        "action": action,
        "words": game.catalogue.words(action),
    }


def bot_at(game: Game, record: Record, seat: int) -> str:
    """The name of the bot that sat there."""
    return record.players.get(game.seat_names[seat], "").removeprefix("bot ")


class DatasetWriter:
    """Writes games to a file that appears under its name only once it is complete."""

    def __init__(self, file: Path, game: Game) -> None:
        self.file = file
        self.part = file.with_name(f".{file.name}.part")
        self.columns = schema(game)
        self.writer = pq.ParquetWriter(self.part, self.columns, compression="zstd")
        self.waiting: list[pa.Table] = []

    def add(self, game: pa.Table) -> None:
        """Add the next game."""
        self.waiting.append(game)
        if len(self.waiting) == GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the games that wait as one row group."""
        if self.waiting:
            whole = pa.concat_tables(self.waiting).unify_dictionaries().combine_chunks()
            self.writer.write_table(whole, row_group_size=len(whole))
            self.waiting = []

    def finish(self) -> None:
        """Put the file in its place."""
        self.flush()
        self.writer.close()
        self.part.replace(self.file)

    def give_up(self) -> None:
        """Leave nothing behind."""
        with suppress(OSError):  # a full disk may be why
            self.writer.close()
        self.part.unlink(missing_ok=True)
