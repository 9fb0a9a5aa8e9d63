"""Solving problems at the prompt: the table as the seat sees it, the question, an answer, and why."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.text import Text

import stammtisch
from stammtisch.bots.tactics.shelf import find_problem, of_the_day, pick
from stammtisch.bots.tactics.telling import answer
from stammtisch.cli.console import complete_with, make_console, read_line, seat_text
from stammtisch.cli.drawing import Look, draw_table
from stammtisch.cli.language import book_for
from stammtisch.cli.reports.problems import problems_in
from stammtisch.cli.table.choices import choice_list, understand
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from rich.console import Console

    from stammtisch.bots.tactics.shelf import Shelved, Wish
    from stammtisch.bots.tactics.telling import Effect, Verdict
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook

COMMANDS = ("solution", "next", "table", "quit")


class Enough(Exception):
    """Somebody has had enough."""


class ProblemSession:
    """One problem after another, at a terminal."""

    def __init__(self, game: Game, book: Phrasebook, console: Console) -> None:
        self.game = game
        self.book = book
        self.console = console

    def run(self, problems: list[Shelved]) -> None:
        """Put problems until none is left or somebody has had enough."""
        try:
            for one in problems:
                self.put(one)
            self.say("problem-no-more")
        except (Enough, EOFError, KeyboardInterrupt):
            self.say("play-goodbye")

    def say(self, key: str, style: str = "", **about: str | int) -> None:
        """Say a sentence."""
        self.console.print(Text(self.book.say(key, **about), style), soft_wrap=True)

    def put(self, one: Shelved) -> None:
        """Put a problem until it is solved, shown or left."""
        self.show(one)
        while True:
            try:
                typed = self.read(one)
                if typed in (self.word("next"), "next"):
                    return
                if typed and self.judge(one, typed):
                    return
            except Mistake as mistake:
                self.console.print(Text(mistake.sentence(self.book), "yellow"))

    def word(self, command: str) -> str:
        """What a command is called in the reader's language."""
        return self.book.say(f"problem-word-{command}")

    def read(self, one: Shelved) -> str:
        """What is typed; `table` and `quit` are done at once."""
        _problem, position, seat = one.lay_out(self.game)
        words = map(self.game.catalogue.words, position.legal(seat))
        complete_with([*words, *COMMANDS, *map(self.word, COMMANDS)])
        typed = read_line(self.console, Text.assemble(seat_text(self.book, one.problem.seat), " > ")).casefold()
        if typed in ("quit", self.word("quit")):
            raise Enough
        if typed in ("table", self.word("table")):
            self.show(one)
            return ""
        return typed

    def show(self, one: Shelved) -> None:
        """The table as the seat sees it, what it is about, and the question."""
        _problem, position, seat = one.lay_out(self.game)
        look = Look(self.game, self.game.view(position, seat), [], self.book, self.console.width)
        legal = position.legal(seat)
        self.console.print()
        self.console.print(draw_table(look))
        self.console.print()
        theme = self.book.say(f"problem-theme-{one.problem.theme}")
        hard, kind = self.book.say(f"problem-difficulty-{one.difficulty}"), self.book.say(f"problem-{one.kind}")
        self.say("problem-head", name=one.name, theme=theme, hard=hard, kind=kind)
        self.console.print(Text(self.game.put(self.book, self.game.ask(position, seat)), "bold"))
        self.console.print(choice_list(self.game, legal, self.book, (self.console.width, self.console.height)))
        self.say("problem-commands", "dim", **{name: self.word(name) for name in COMMANDS})

    def judge(self, one: Shelved, typed: str) -> bool:
        """Judge what was typed; whether the problem is done with."""
        if typed in ("solution", self.word("solution")):
            verdict = answer(self.game, one, self.game.catalogue.number[one.problem.best[0]])
            self.say("problem-solution", "bold")
        else:
            _problem, position, seat = one.lay_out(self.game)
            action = understand(self.game, position.legal(seat), typed)
            verdict = answer(self.game, one, action)
            self.say("problem-right" if verdict.right else "problem-wrong", "green" if verdict.right else "yellow")
        if not verdict.right:
            self.say("problem-worse-judged" if verdict.margin else "problem-worse", points=verdict.worse)
            return False
        self.explain(verdict)
        return True

    def spoken(self, words: str) -> str:
        """An action as one would say it."""
        return self.game.speak(self.book, self.game.catalogue.number[words])

    def explain(self, verdict: Verdict) -> None:
        """Why the best is best."""
        best = "; ".join(map(self.spoken, verdict.best))
        self.say("problem-best", "bold", count=len(verdict.best), actions=best)
        self.say(f"problem-idea-{verdict.theme}")
        self.ground(verdict)
        if verdict.effect.events:
            self.say("problem-effect")
        for event in verdict.effect.events:
            self.console.print(Text(f"- {self.game.tell(self.book, event)}"))
        self.compare(verdict.effect, verdict.instead)
        if verdict.played in verdict.best:
            self.say("problem-played-best")
        else:
            self.say("problem-played-else", action=self.spoken(verdict.played))
        levels = ", ".join(self.level(name, solved, verdict.tries) for name, solved in verdict.solved.items())
        if levels:
            self.say("problem-who", levels=levels)

    def ground(self, verdict: Verdict) -> None:
        """Why we say so: it is proved, or judged, and by how much."""
        if verdict.margin is None:
            self.say("problem-proved", gap=verdict.gap)
            return
        chance, worlds = round(100 * verdict.margin.chance), verdict.margin.worlds
        self.say("problem-judged-by", points=verdict.gap, chance=chance, worlds=worlds)

    def level(self, name: str, solved: int, tries: int) -> str:
        """How often a level finds it."""
        return self.book.say("problem-level", level=self.book.say(f"bot-{name}"), solved=solved, tries=tries)

    def compare(self, effect: Effect, instead: Effect | None) -> None:
        """What everybody would get right afterwards, and what after the other action."""
        if not effect.gains or instead is None or instead.gains == effect.gains or not instead.gains:
            return
        self.say("problem-scoring")
        for seat, gain in effect.gains.items():
            line = self.book.say("problem-gain", gain=gain, instead=instead.gains.get(seat, 0))
            self.console.print(Text.assemble("- ", seat_text(self.book, seat), f": {line}"))
        self.say("problem-compared", "dim", action=self.spoken(instead.action))


def this_day() -> date:
    """The date that everybody shares."""
    return datetime.now(UTC).date()


def solve_problems(wanted: str, lang: str, wish: Wish, file: Path | None, *, name: str, today: bool) -> None:
    """Put the problem that was named, the one of today, or all of a kind in a random order, the easiest first."""
    game = stammtisch.game(wanted)
    book = book_for(lang, game)
    among = problems_in(game, file)
    if name:
        found = [find_problem(game, name, among)]
    elif today:
        day = of_the_day(among, this_day())
        found = [day] if day else []
    else:
        found = pick(game, wish, among)
        random.shuffle(found)
        found.sort(key=lambda one: one.difficulty)
    if not found:
        raise Mistake("no-tactics", game=wanted)
    ProblemSession(game, book, make_console()).run(found)
