"""A session at the terminal table: bots decide, people are told, shown and asked, until the end or somebody quits."""

from __future__ import annotations

import contextlib
import shlex
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.rule import Rule
from rich.text import Text

from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.cli.console import clear_history, complete_with, read_line, seat_text
from stammtisch.cli.drawing import Look, draw_table, drawing_of
from stammtisch.cli.files import free_name, write_text
from stammtisch.cli.reports.ranking import ranking_lines
from stammtisch.cli.table.choices import choice_list, understand
from stammtisch.cli.table.prompt import Quit, Typed, command_words, find_command
from stammtisch.cli.table.window import lines, scrolls_away
from stammtisch.core import record as records
from stammtisch.core.bits import members
from stammtisch.core.events import OPEN
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import OK
from stammtisch.core.table import ActionRefused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, RenderableType

    from stammtisch.cli.table.seating import Chair
    from stammtisch.core.table import Table
    from stammtisch.core.words import Phrasebook

QUESTION_LINES: Final = 4  # around the choices: a blank line, the question, the advice, the prompt
MOST_NEWS: Final = 14  # sentences told unasked; `log` has them all


class TerminalSession:
    """A table, who sits there, and the terminal that it is played on."""

    def __init__(self, table: Table, chairs: Sequence[Chair], book: Phrasebook, console: Console) -> None:
        self.table = table
        self.game = table.game
        self.chairs = chairs
        self.book = book
        self.console = console
        self.save_file: Path | None = None
        self.drawing = drawing_of(table.game)
        self.told = [0] * len(chairs)  # up to which decision each seat has been told what happened
        self.keyboard: int | None = None  # who sits at the keyboard
        self.answered = False  # whether a person at this terminal has decided anything
        self.took_back = False  # whether the last thing that a person did was to take a decision back
        self._drawn: object = None  # what the viewer last saw drawn
        self._warned: object = None  # which answer to which question was warned of last

    # ---- the course of the session

    def run(self) -> None:
        """Play to the end, or until somebody leaves; then the game is saved."""
        try:
            while self.table.position.to_act:
                self.decide(self.next_seat())
            self.finish()
        except Quit:
            self.say("play-goodbye")
        except (EOFError, KeyboardInterrupt, OSError):
            self.stop()
        except Exception:
            self.save_and_stop()  # whatever went wrong, the game is not lost
            raise

    def next_seat(self) -> int:
        """Who decides next: of several that owe a secret choice, the bots first."""
        owing = members(self.table.position.to_act)
        return next((seat for seat in owing if self.chairs[seat].bot), owing[0])

    def decide(self, seat: int) -> None:
        """Let a seat decide; keep what was decided, if a file for it was named."""
        bot = self.chairs[seat].bot
        obvious = self.game.obvious(self.table.position, seat)
        if bot is None and obvious is not None and not self.took_back:
            self.table.decide(seat, obvious)
        elif bot is None:
            self.person_decides(seat)
        else:
            turn = self.turns_of(seat)
            rng = bot_rng(self.table.record.seed or 0, seat, turn)
            self.table.decide(seat, choose_for(self.game, self.table.position, seat, bot, rng))

    def turns_of(self, seat: int) -> int:
        """How many decisions a seat has taken."""
        name = self.game.seat_names[seat]
        return sum(decision.seat == name for decision in self.table.record.decisions)

    # ---- people

    def person_decides(self, seat: int) -> None:
        """Tell a person what happened, show the table, ask, and go on asking until something was decided."""
        self.pass_keyboard(seat)
        self.tell_news(seat, self.told[seat])
        self.show_table(seat)
        self.put_question(seat)
        while True:
            before = len(self.table.record.decisions)
            try:
                self.answer(seat, self.read_line(seat))
            except Mistake as mistake:
                self.explain(mistake)
            after = len(self.table.record.decisions)
            if after != before:
                self.took_back = after < before
                self.answered = True
                break
        self.keep()

    def read_line(self, seat: int) -> str:
        """What is typed at the prompt."""
        words = map(self.game.catalogue.words, self.table.position.legal(seat))
        complete_with([*words, *command_words(self)])
        return read_line(self.console, Text.assemble(seat_text(self.book, self.game.seat_names[seat]), " > "))

    def answer(self, seat: int, typed: str) -> None:
        """Do what was typed: a decision, or a command."""
        if not typed:
            self.put_question(seat)
            return
        found = find_command(self, typed)
        if found:
            command, rest = found
            command(Typed(self, seat, rest))
            return
        start = len(self.table.record.decisions)
        action = understand(self.game, self.table.position.legal(seat), typed)
        if not self.warn(seat, action):
            self.table.decide(seat, action)
            self.told[seat] = start

    def warn(self, seat: int, action: int) -> bool:
        """Whether an answer must be repeated because its seat may regret it; then say why."""
        answer = len(self.table.record.decisions), action
        if self._warned == answer or self.table.position.why(seat, action) != OK:
            return False
        self._warned = answer
        found = self.game.warnings(self.table.position, seat, action)
        for kind in found:
            self.show(Text(f"{self.book.say(f'warning-{kind}')} {self.book.say('play-sure')}", "yellow"))
        return bool(found)

    def explain(self, mistake: Mistake) -> None:
        """Say why something cannot be done, and which rule says so."""
        sentence = Text(mistake.sentence(self.book), "yellow")
        if isinstance(mistake, ActionRefused):
            sentence.append(f" ({mistake.reason.rule})", "dim")
        self.show(sentence)

    def pass_keyboard(self, seat: int) -> None:
        """Clear the screen if another person comes to the keyboard, so that hands stay secret."""
        people = sum(chair.bot is None for chair in self.chairs)
        if people > 1 and self.keyboard != seat:
            self.clear()
            name = seat_text(self.book, self.game.seat_names[seat]).plain
            read_line(self.console, Text(f"{self.book.say('play-curtain', seat=name)} "))
            clear_history()
            self.clear()
            self._drawn = None
        self.keyboard = seat

    def clear(self) -> None:
        """Quit nothing to be read by the next person, in the lines scrolled away neither."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.show(Rule(style="dim"))

    # ---- telling and showing

    def say(self, key: str, **about: str | int) -> None:
        """Say a sentence."""
        self.console.print(Text(self.book.say(key, **about)))

    def show(self, *what: RenderableType) -> None:
        """Show something."""
        self.console.print(*what)

    def look(self, viewer: int) -> Look:
        """All that a viewer may know, for the drawings."""
        view = self.game.view(self.table.position, viewer)
        return Look(self.game, view, self.table.events(viewer), self.book, self.console.width)

    def tell_news(self, viewer: int, since: int) -> None:
        """What happened from some decision on: the end of it in sentences, and what is worth a show."""
        events = self.table.events(viewer, since)
        told = [event for event in events if event.kind not in self.drawing.told_by_occasions]
        if len(told) > MOST_NEWS:
            self.show(Text(self.book.say("play-earlier", lines=len(told) - MOST_NEWS), "dim"))
        for event in told[-MOST_NEWS:]:
            self.show(Text(f"- {self.game.tell(self.book, event)}"))
        for kind in dict.fromkeys(event.kind for event in events):
            if kind in self.drawing.occasions:
                self.show()
                self.show(self.drawing.occasions[kind](self.look(viewer)))

    def show_table(self, viewer: int) -> None:
        """Draw the table, unless nothing has changed since it was last drawn."""
        look = self.look(viewer)
        if look.view != self._drawn:
            self.show()
            self.show(draw_table(look))
            self._drawn = look.view

    def put_question(self, seat: int) -> None:
        """The question as a sentence, and what may be answered."""
        legal = self.table.position.legal(seat)
        self.show()
        self.show(Text(self.game.put(self.book, self.table.ask(seat)), "bold"))
        choices = choice_list(self.game, legal, self.book, (self.console.width, self.console.height))
        self.show(choices)
        below = lines(self.console, choices) + QUESTION_LINES
        if scrolls_away(self.console, draw_table(self.look(seat)), below):
            self.show(Text(self.book.say("window-low", command=self.book.say("word-table")), "dim"))

    def finish(self) -> None:
        """Show everything now that nothing is secret, say how it ended, keep the record if a file was named."""
        result = self.table.record.result
        assert result is not None
        self._drawn = None
        self.tell_news(OPEN, max(self.told))
        self.show_table(OPEN)
        self.show()
        for line in ranking_lines(self.book, result):
            self.show(line)
        if self.save_file:
            self.keep()
            self.console.print(self.book.say("play-kept", file=str(self.save_file)), soft_wrap=True)

    # ---- saving

    def write(self) -> None:
        """Write the record into the file named for it."""
        assert self.save_file is not None
        write_text(self.save_file, records.write(self.table.record, self.game))

    def keep(self) -> None:
        """Write what was decided, if a file for it was named; if that fails, play on and try again later."""
        try:
            if self.save_file:
                self.write()
        except Mistake as mistake:
            self.explain(mistake)

    def save(self) -> None:
        """Save the game and say how to go on with it."""
        if self.save_file is None:
            self.save_file = free_name(f"{self.game.name}-{self.table.record.seed or 0}")
        self.write()
        self.say_where()

    def say_where(self) -> None:
        """Say where the game is, and how to go on with it."""
        file = str(self.save_file)
        command = f"stammtisch play --resume {shlex.quote(file)}"
        self.console.print(self.book.say("play-saved", file=file, command=command), soft_wrap=True)

    def stop(self) -> None:
        """Save and go; where nobody has decided anything yet, and no file was named, there is nothing to save."""
        if self.answered or self.save_file:
            self.save_and_stop()
            return
        with contextlib.suppress(OSError):
            self.show()
            self.say("play-goodbye")

    def save_and_stop(self) -> None:
        """Save first: there may be nobody left to read what is said, or to name another file."""
        own = self.save_file or free_name(f"{self.game.name}-{self.table.record.seed or 0}")
        spare = free_name(self.game.name, Path(tempfile.gettempdir()))
        for self.save_file in (own, spare):
            with contextlib.suppress(Mistake):
                self.write()
                break
        else:
            raise Mistake("file-unwritable", file=str(own), detail="")
        with contextlib.suppress(OSError):
            self.show()
            self.say_where()
            self.say("play-goodbye")
