"""Records: a game as text that people can read and write by hand (docs/notation.md).

Truth is the list of decisions. Chance is the dealer's decision, so a record replays without a random generator; a
digest behind each decision finds the first one that no longer leads to the same table.
"""

from __future__ import annotations

import re
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.core.options import split
from stammtisch.core.position import DEALER, OK, Position
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game

FORMAT: Final = 1
TITLE: Final = "Stammtisch record, format "
DEALER_NAME: Final = "dealer"

_HEADER: Final = re.compile(r"([a-z]+):\s*(.*)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,100}")  # more digits are nobody's seed
_FIELDS: Final = frozenset({"game", "edition", "board", "seats", "seed"})
_SCORE: Final = re.compile(r"([a-z]+) (-?[0-9]{1,9})(?![0-9])")
_CLOSING: Final = frozenset({"result", "winners", "ending"})
_DECISION: Final = re.compile(r"(?:\d+\.?\s+)?([a-z]+)\s+([^;]*?)\s*(?:;\s*([0-9a-f]{6}))?")
_HELP: Final = re.compile(r"\s*#\s*(hint|warnings):\s*([a-z]+)\s*")


class Decision(NamedTuple):
    """Who decided what, and the digest of the table afterwards if it is known. Stored as an array of three."""

    seat: str
    words: str
    digest: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: dict[str, int]
    winners: tuple[str, ...]
    ending: str
    places: dict[str, int] = {}  # by the game's own order; equals share one. Not stored: a replay finds them again

    def ranking(self) -> list[tuple[int, str, int]]:
        """Place, seat and score of everybody, the best first; equals in the order of the seats."""
        found = [(place, seat, self.scores[seat]) for seat, place in self.places.items()]
        return sorted(found, key=itemgetter(0))


class HelpNote(NamedTuple):
    """Somebody was helped before a decision: by a hint, or from then on by warnings. A comment of the text."""

    number: int  # of the decision that follows
    seat: str
    kind: str  # hint, warnings


class Record(msgspec.Struct):
    """A game: how the table was set up, who sat there, what was decided, how it ended."""

    setup: Setup
    players: dict[str, str] = {}
    seed: int | None = None
    decisions: list[Decision] = []
    result: Result | None = None
    lines: list[int] = []  # the line of the text that each decision was read from
    help: list[HelpNote] = []  # in their order

    def line(self, number: int) -> int:
        """The line of a decision, counted from 1; its number if the record was not read from a text."""
        return self.lines[number - 1] if self.lines else number


# ---- writing


def write(record: Record, game: Game) -> str:
    """The record as text."""
    width = max((len(decision.words) for decision in record.decisions), default=0)
    lines = [*header(record, game), ""]
    for number, decision in enumerate(record.decisions, 1):
        lines += [f"     # {note.kind}: {note.seat}" for note in record.help if note.number == number]
        digest = f"  ; {decision.digest}" if decision.digest else ""
        lines.append(f"{number:>4} {decision.seat:<7}{decision.words:<{width}}{digest}".rstrip())
    if record.result is not None:
        lines += ["", *closing(record.result)]
    return "\n".join(lines) + "\n"


def header(record: Record, game: Game) -> Iterator[str]:
    """The lines that say what is played, by whom; of the options only those that differ from the edition."""
    setup = record.setup
    yield f"{TITLE}{FORMAT}"
    yield f"game: {setup.game}"
    yield f"edition: {setup.edition}"
    preset = game.editions[setup.edition]
    yield from (f"option: {name}={value}" for name, value in setup.options.items() if preset[name] != value)
    yield f"board: {setup.board}"
    yield f"seats: {setup.seats}"
    yield from (f"{seat}: {' '.join(name.split())}" for seat, name in record.players.items())
    if record.seed is not None:
        yield f"seed: {record.seed}"


def closing(result: Result) -> list[str]:
    """The lines that say how it ended."""
    return [f"result: {score_line(result)}", f"winners: {', '.join(result.winners)}", f"ending: {result.ending}"]


def score_line(result: Result) -> str:
    """`red 120, blue 98`."""
    return ", ".join(f"{seat} {score}" for seat, score in result.scores.items())


# ---- reading


def read(text: str, game: Game) -> Record:
    """The record in a text; the first line that cannot be read is a mistake that names it."""
    record, trouble = parse(text, game)
    if trouble is not None:
        raise trouble
    return record


def salvage(text: str, game: Game) -> tuple[Record, Mistake | None]:
    """All of a record up to the first line that cannot be read or played, and what is wrong with that line."""
    record, trouble = parse(text, game)
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions, 1):
        try:
            apply_decision(game, position, decision, number, record.line(number))
        except Mistake as found:
            del record.decisions[number - 1 :]
            record.result = None
            return record, found
    return record, trouble


def parse(text: str, game: Game) -> tuple[Record, Mistake | None]:
    """All of a record up to the first line that cannot be read, and what is wrong with it; nothing is played."""
    lines = text.splitlines()
    header = read_header(lines)
    record = Record(setup=settle_setup(header, game), players={}, decisions=[], lines=[], help=[])
    record.players = {seat: header.get(seat) for seat in game.seat_names if seat in header.fields}
    trouble = check_fields(header, game)
    if "seed" in header.fields and _NUMBER.fullmatch(header.get("seed")):
        record.seed = int(header.get("seed"))
    try:
        record.result = read_result(read_decisions(record, lines, header.length, game))
    except Mistake as found:
        return record, trouble or found
    return record, trouble


def game_name(text: str) -> str:
    """The name of the game that a record is of."""
    return read_header(text.splitlines()).get("game")


class Header(NamedTuple):
    """The head of a record: every field with the number of its line, the options, and how many lines it takes.

    Of a field that is given twice the first line counts; `repeated` are the others.
    """

    fields: dict[str, tuple[int, str]]
    options: list[tuple[str, str]]
    length: int
    repeated: list[tuple[int, str]]

    def get(self, name: str, default: str = "") -> str:
        """What a field says."""
        return self.fields.get(name, (0, default))[1]


def read_header(lines: list[str]) -> Header:
    """The header, up to the first empty line."""
    read_title(lines)
    fields: dict[str, tuple[int, str]] = {}
    options: list[tuple[str, str]] = []
    repeated: list[tuple[int, str]] = []
    number = 1
    while number < len(lines) and lines[number].strip():
        number += 1
        line = lines[number - 1].strip()
        match = _HEADER.fullmatch(line)
        if match is None and not line.startswith("#"):
            raise Mistake("record-header", line=number, text=line)
        if match and match[1] == "option":
            options.append(split(match[2]))
        elif match and match[1] in fields:
            repeated.append((number, match[1]))
        elif match:
            fields[match[1]] = (number, match[2])
    if "game" not in fields:
        raise Mistake("record-no-game")
    return Header(fields, options, number, repeated)


def check_fields(header: Header, game: Game) -> Mistake | None:
    """A field that nobody knows or that is given twice, or a seed that is no number: the record can still be played."""
    for line, name in header.repeated:
        return Mistake("record-twice", line=line, field=name)
    for name, (line, text) in header.fields.items():
        if name not in _FIELDS and name not in game.seat_names:
            return Mistake("record-field", line=line, field=name)
        if name == "seed" and not _NUMBER.fullmatch(text):
            return Mistake("record-seed", line=line, seed=text)
    return None


def read_title(lines: list[str]) -> None:
    """The first line says what the file is, and in which format."""
    if not lines or not lines[0].startswith(TITLE):
        raise Mistake("record-title", expected=f"{TITLE}{FORMAT}")
    found = lines[0].removeprefix(TITLE).strip()
    if found != str(FORMAT):
        raise Mistake("record-format", found=found, expected=FORMAT)


def settle_setup(header: Header, game: Game) -> Setup:
    """The table that the header describes."""
    if header.get("game") != game.name:
        raise Mistake("record-game", found=header.get("game"), expected=game.name)
    seats = header.get("seats", "4")
    if not _NUMBER.fullmatch(seats) or int(seats) == 0:
        raise Mistake("record-seats", seats=seats)
    return game.make_setup(header.get("edition"), int(seats), header.options, header.get("board", "standard"))


def read_decisions(record: Record, lines: list[str], first: int, game: Game) -> dict[str, tuple[int, str]]:
    """Read decisions until the closing lines; return those."""
    ending: dict[str, tuple[int, str]] = {}
    known = (*game.seat_names[: record.setup.seats], DEALER_NAME)
    for number, line in enumerate(lines[first:], first + 1):
        help_line = _HELP.fullmatch(line)
        if help_line and help_line[2] in known:
            record.help.append(HelpNote(len(record.decisions) + 1, help_line[2], help_line[1]))
        text = line.partition("#")[0].strip()
        closing_line = _HEADER.fullmatch(text)
        if not text:
            continue
        if closing_line and closing_line[1] in _CLOSING:
            if closing_line[1] in ending:
                raise Mistake("record-twice", line=number, field=closing_line[1])
            ending[closing_line[1]] = (number, closing_line[2])
            continue
        match = _DECISION.fullmatch(text)
        if match is None or match[1] not in known or game.catalogue.parse(match[2]) is None:
            raise Mistake("record-line", line=number, text=text)
        for field, (closed, _) in ending.items():
            raise Mistake("record-closed-early", line=closed, field=field)
        record.decisions.append(Decision(match[1], match[2], match[3] or ""))
        record.lines.append(number)
    return ending


def read_result(ending: dict[str, tuple[int, str]]) -> Result | None:
    """How the game ended, if the record says so."""
    if "result" not in ending:
        for field, (line, _) in ending.items():
            raise Mistake("record-no-result", line=line, field=field)
        return None
    line, text = ending["result"]
    scores = _SCORE.findall(text)
    if not scores:
        raise Mistake("record-line", line=line, text=text)
    winners = tuple(re.findall(r"[a-z]+", ending.get("winners", (0, ""))[1]))
    return Result({seat: int(score) for seat, score in scores}, winners, ending.get("ending", (0, ""))[1])


# ---- replaying


def replay(game: Game, record: Record, at: int | None = None) -> Position:
    """The position after `at` decisions, or after all of them; the first that goes wrong is a mistake."""
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions[:at], 1):
        apply_decision(game, position, decision, number, record.line(number))
    return position


def apply_decision(game: Game, position: Position, decision: Decision, number: int, line: int | None = None) -> None:
    """Carry out one decision of a record, if it is legal and leads to the table that its digest says."""
    seat = DEALER if decision.seat == DEALER_NAME else game.seat(decision.seat)
    action = game.catalogue.parse(decision.words)
    where = line or number
    if action is None:
        raise Mistake("record-line", line=where, text=decision.words)
    if position.why(seat, action) != OK:
        raise Mistake("record-illegal", line=where, number=number, text=f"{decision.seat} {decision.words}")
    position.apply(seat, action)
    if decision.digest and game.digest(position) != decision.digest:
        raise Mistake("record-diverges", line=where, number=number, text=f"{decision.seat} {decision.words}")


def check(game: Game, record: Record) -> Position:
    """Replay a whole record and hold the end against its result; return the last position."""
    position = replay(game, record)
    if record.result is not None:
        if position.to_act != 0:
            raise Mistake("record-unfinished", number=len(record.decisions))
        compare(record.result, result_of(game, position))
    return position


def compare(claimed: Result, true: Result) -> None:
    """Refuse a wrong result, with a sentence about the line that is wrong; winners and ending may be left out."""
    if claimed.scores != true.scores:
        raise Mistake("record-result", found=score_line(true))
    if claimed.winners not in ((), true.winners):
        raise Mistake("record-winners", found=", ".join(true.winners))
    if claimed.ending not in ("", true.ending):
        raise Mistake("record-ending", found=true.ending)


def result_of(game: Game, position: Position) -> Result:
    """The result of a finished game."""
    scores = dict(zip(game.seat_names, position.scores(), strict=False))
    places = dict(zip(scores, position.places(), strict=True))
    winners = tuple(seat for seat, place in places.items() if place == 1)
    return Result(scores, winners, game.ending(position), places)
