"""Commands at the prompt of the terminal table, beside answers: why, undo, log, save, quit and the like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from stammtisch.cli.drawing import draw_table
from stammtisch.cli.files import unclaimed
from stammtisch.cli.reports.rules import matching_rules, rule_text
from stammtisch.cli.table.choices import understand
from stammtisch.cli.table.hints import hint
from stammtisch.cli.table.window import scrolls_away, show_in_pages
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look
    from stammtisch.cli.table.session import TerminalSession

    Command = Callable[["Typed"], None]

LOG_LINES: Final = 20


class Quit(Exception):
    """Somebody wants to stop here."""


class Typed(NamedTuple):
    """A command typed at the prompt: in which session, by which seat, and the rest of the line."""

    session: TerminalSession
    seat: int
    rest: str


def why(typed: Typed) -> None:
    """`why WORDS`: whether that may be done now, and why not."""
    position, game, book = typed.session.table.position, typed.session.game, typed.session.book
    if not typed.rest:
        raise Mistake("why-what")
    action = understand(game, position.legal(typed.seat), typed.rest)
    reason = game.why(position, typed.seat, action)
    words = game.catalogue.words(action)
    if reason is None:
        typed.session.say("why-allowed", action=words, speech=game.speak(book, action))
        return
    sentence = Text.assemble((words, "bold"), ": ", game.explain(book, reason))
    typed.session.show(sentence.append(f" ({reason.rule})", "dim"))


def undo(typed: Typed) -> None:
    """`undo`: take back the seat's last decision."""
    typed.session.table.undo(typed.seat)
    typed.session.told[typed.seat] = len(typed.session.table.record.decisions)
    typed.session.say("play-undone")


def log(typed: Typed) -> None:
    """`log [N]`: the last sentences of what the seat has seen."""
    if typed.rest and not typed.rest.isdecimal():
        raise Mistake("log-number", text=typed.rest)
    events = typed.session.table.events(typed.seat)
    lines = min(int(typed.rest) if typed.rest else LOG_LINES, len(events))
    for event in events[len(events) - lines :]:
        typed.session.show(Text(f"- {typed.session.game.tell(typed.session.book, event)}"))


def table(typed: Typed) -> None:
    """`table`: draw the table again, and ask again; one that does not fit the window is shown page by page."""
    drawn = draw_table(typed.session.look(typed.seat))
    if scrolls_away(typed.session.console, drawn):
        show_in_pages(typed.session.console, drawn)
        return
    typed.session.show(drawn)
    typed.session.put_question(typed.seat)


def rules(typed: Typed) -> None:
    """`rules ID|WORD`: what the rules say."""
    if not typed.rest:
        raise Mistake("rules-what")
    for rule in matching_rules(typed.session.game, typed.rest, typed.session.book):
        typed.session.show(rule_text(typed.session.game, rule, typed.session.book))
        typed.session.show()


def save(typed: Typed) -> None:
    """`save [FILE]`: keep the game as it is, from now on in that file."""
    before = typed.session.save_file
    if typed.rest and Path(typed.rest).expanduser() != before:
        typed.session.save_file = unclaimed(Path(typed.rest).expanduser())
    try:
        typed.session.save()
    except Mistake:
        typed.session.save_file = before
        raise


def quit_(typed: Typed) -> None:
    """`quit`: save and go."""
    typed.session.save()
    raise Quit


def help_(typed: Typed) -> None:
    """`help`: everything that can be typed."""
    book = typed.session.book
    typed.session.say("help-answers")
    grid = Table.grid(padding=(0, 2))
    for name in (*COMMANDS, *typed.session.drawing.reports):
        form = book.say(f"form-{name}") if book.has(f"form-{name}") else name
        grid.add_row(Text(f"  {form}", "bold"), Text(book.say(f"help-{name}")))
    typed.session.show(grid)
    legend = f"legend-{typed.session.game.name}"
    if book.has(legend):
        typed.session.say(legend)


COMMANDS: Final[dict[str, Command]] = {
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "table": table,
    "rules": rules,
    "save": save,
    "quit": quit_,
    "help": help_,
}


def find_command(session: TerminalSession, typed: str) -> tuple[Command, str] | None:
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

    def shown(typed: Typed) -> None:
        typed.session.show(report(typed.session.look(typed.seat)))

    return shown
