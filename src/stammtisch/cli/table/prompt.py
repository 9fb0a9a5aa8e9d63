"""What can be typed at the prompt beside answers: why, undo, log, save, quit and the like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from stammtisch.cli.commands.rules import matching_rules, rule_text
from stammtisch.cli.files import unclaimed
from stammtisch.cli.table.choices import understand
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look
    from stammtisch.cli.table.session import TerminalSession

    Command = Callable[["Said"], None]

LOG_LINES: Final = 20


class Leave(Exception):
    """Somebody wants to stop here."""


class Said(NamedTuple):
    """Something typed at the prompt: where, by whom, and what stands behind the command."""

    session: TerminalSession
    seat: int
    rest: str


def why(said: Said) -> None:
    """`why WORDS`: whether that may be done now, and why not."""
    position, game, book = said.session.table.position, said.session.game, said.session.book
    if not said.rest:
        raise Mistake("why-what")
    action = understand(game, position.legal(said.seat), said.rest)
    reason = game.why(position, said.seat, action)
    words = game.catalogue.words(action)
    if reason is None:
        said.session.say("why-allowed", action=words, speech=game.speak(book, action))
        return
    sentence = Text.assemble((words, "bold"), ": ", book.say(f"reason-{reason.key}", action=words))
    said.session.show(sentence.append(f" ({reason.rule})", "dim"))


def undo(said: Said) -> None:
    """`undo`: take back the seat's last decision."""
    said.session.table.undo(said.seat)
    said.session.told[said.seat] = len(said.session.table.record.decisions)
    said.session.say("play-undone")


def log(said: Said) -> None:
    """`log [N]`: the last sentences of what the seat has seen."""
    if said.rest and not said.rest.isdecimal():
        raise Mistake("log-number", text=said.rest)
    events = said.session.table.events(said.seat)
    lines = min(int(said.rest) if said.rest else LOG_LINES, len(events))
    for event in events[len(events) - lines :]:
        said.session.show(Text(f"- {said.session.game.tell(said.session.book, event)}"))


def table(said: Said) -> None:
    """`table`: draw the table again, and ask again."""
    said.session.show(said.session.drawing.table(said.session.look(said.seat)))
    said.session.put_question(said.seat)


def rules(said: Said) -> None:
    """`rules ID|WORD`: what the rules say."""
    if not said.rest:
        raise Mistake("rules-what")
    for rule in matching_rules(said.session.game, said.rest, said.session.book):
        said.session.show(rule_text(said.session.game, rule, said.session.book))
        said.session.show()


def save(said: Said) -> None:
    """`save [FILE]`: keep the game as it is, from now on in that file."""
    before = said.session.save_file
    if said.rest and Path(said.rest).expanduser() != before:
        said.session.save_file = unclaimed(Path(said.rest).expanduser())
    try:
        said.session.save()
    except Mistake:
        said.session.save_file = before
        raise


def leave(said: Said) -> None:
    """`quit`: save and go."""
    said.session.save()
    raise Leave


def help_(said: Said) -> None:
    """`help`: everything that can be typed."""
    book = said.session.book
    said.session.say("help-answers")
    grid = Table.grid(padding=(0, 2))
    for name in (*COMMANDS, *said.session.drawing.reports):
        form = book.say(f"form-{name}") if book.has(f"form-{name}") else name
        grid.add_row(Text(f"  {form}", "bold"), Text(book.say(f"help-{name}")))
    said.session.show(grid)
    legend = f"legend-{said.session.game.name}"
    if book.has(legend):
        said.session.say(legend)


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


def command_for(session: TerminalSession, typed: str) -> tuple[Command, str] | None:
    """The command that a line begins with, and the rest of the line; its name in the player's language will do."""
    first, _, rest = typed.partition(" ")
    name = first.casefold()
    reports = session.drawing.reports
    for known in (*COMMANDS, *reports):
        if name in (known, session.book.say(f"word-{known}").casefold()):
            return COMMANDS.get(known) or show(reports[known]), rest.strip()
    return None


def command_words(session: TerminalSession) -> list[str]:
    """The first words of all commands."""
    known = (*COMMANDS, *session.drawing.reports)
    return [*known, *(session.book.say(f"word-{name}") for name in known)]


def show(report: Callable[[Look], RenderableType]) -> Command:
    """The command that shows one of the game's own reports."""

    def shown(said: Said) -> None:
        said.session.show(report(said.session.look(said.seat)))

    return shown
