"""What can be typed at the prompt beside answers: why, undo, log, save, quit and the like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from stammtisch.cli.choices import understand
from stammtisch.cli.rules import matching_rules, rule_text
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.cli.evening import Evening

    Command = Callable[[Evening, int, str], None]

LOG_LINES: Final = 20


class Leave(Exception):  # noqa: N818 -- nothing went wrong
    """Somebody wants to stop here."""


def why(evening: Evening, seat: int, rest: str) -> None:
    """`why WORDS`: whether that may be done now, and why not."""
    position, game, book = evening.table.position, evening.game, evening.book
    if not rest:
        raise Mistake("why-what")
    action = understand(game, position.legal(seat), rest)
    reason = game.why(position, seat, action)
    words = game.catalogue.words(action)
    if reason is None:
        evening.console.print(book.say("why-allowed", action=words, speech=game.speak(book, action)))
        return
    sentence = Text.assemble((words, "bold"), ": ", book.say(f"reason-{reason.key}", action=words))
    evening.console.print(sentence.append(f" ({reason.rule})", "dim"))


def undo(evening: Evening, seat: int, rest: str) -> None:
    """`undo`: take back the seat's last decision."""
    evening.table.undo(seat)
    evening.told[seat] = len(evening.table.record.decisions)
    evening.console.print(evening.book.say("play-undone"))


def log(evening: Evening, seat: int, rest: str) -> None:
    """`log [N]`: the last sentences of what the seat has seen."""
    if rest and not rest.isdecimal():
        raise Mistake("log-number", text=rest)
    events = evening.table.events(seat)
    lines = min(int(rest) if rest else LOG_LINES, len(events))
    for event in events[len(events) - lines :]:
        evening.console.print(Text(f"- {evening.game.tell(evening.book, event)}"))


def table(evening: Evening, seat: int, rest: str) -> None:
    """`table`: draw the table again, and ask again."""
    evening.console.print(evening.drawing.table(evening.look(seat)))
    evening.put_question(seat)


def rules(evening: Evening, seat: int, rest: str) -> None:
    """`rules ID|WORD`: what the rules say."""
    if not rest:
        raise Mistake("rules-what")
    for rule in matching_rules(evening.game, rest, evening.book):
        evening.console.print(rule_text(evening.game, rule, evening.book))


def save(evening: Evening, seat: int, rest: str) -> None:
    """`save [FILE]`: keep the game as it is."""
    before = evening.save_file
    if rest:
        evening.save_file = Path(rest).expanduser()
    try:
        evening.save()
    except Mistake:
        evening.save_file = before
        raise


def leave(evening: Evening, seat: int, rest: str) -> None:
    """`quit`: save and go."""
    raise Leave


def help_(evening: Evening, seat: int, rest: str) -> None:
    """`help`: everything that can be typed."""
    book = evening.book
    evening.console.print(book.say("help-answers"))
    grid = Table.grid(padding=(0, 2))
    for name in (*COMMANDS, *evening.drawing.reports):
        form = book.say(f"form-{name}") if book.has(f"form-{name}") else name
        grid.add_row(Text(f"  {form}", "bold"), Text(book.say(f"help-{name}")))
    evening.console.print(grid)
    for report in evening.drawing.reports:
        if book.has(f"legend-{report}"):
            evening.console.print(book.say(f"legend-{report}"))


COMMANDS: Final[dict[str, Command]] = {
    "why": why,
    "undo": undo,
    "log": log,
    "table": table,
    "rules": rules,
    "save": save,
    "quit": leave,
    "help": help_,
}


def command_for(evening: Evening, typed: str) -> tuple[Command, str] | None:
    """The command that a line begins with, and the rest of the line; its name in the player's language will do."""
    first, _, rest = typed.partition(" ")
    name = first.casefold()
    reports = evening.drawing.reports
    for known in (*COMMANDS, *reports):
        if name in (known, evening.book.say(f"word-{known}").casefold()):
            return COMMANDS.get(known) or show(reports[known]), rest.strip()
    return None


def show(report: Callable[..., object]) -> Command:
    """The command that shows one of the game's own reports."""

    def shown(evening: Evening, seat: int, rest: str) -> None:
        evening.console.print(report(evening.look(seat)))

    return shown
