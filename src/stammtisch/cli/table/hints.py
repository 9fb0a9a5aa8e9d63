"""`hint` at the prompt: the best answers to the question on the table, from what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import HelpNote

if TYPE_CHECKING:
    from stammtisch.cli.table.prompt import Typed


def hint(typed: Typed) -> None:
    """`hint`: what to answer, what else, and why; it is noted in the record. Not where several people play."""
    from stammtisch.analysis.advice import advise, question_of  # noqa: PLC0415 -- few ask, and nets take time to load
    from stammtisch.analysis.advice_telling import tell_advice  # noqa: PLC0415

    session, seat = typed.session, typed.seat
    if sum(chair.bot is None for chair in session.chairs) > 1:
        raise Mistake("hint-people")
    position, game = session.table.position, session.game
    question = question_of(game, seat, game.view(position, seat), position.legal(seat), session.turns_of(seat))
    advice = advise(question)
    note(typed)
    for line in tell_advice(game, session.book, advice):
        session.show(Text(line))


def note(typed: Typed) -> None:
    """Write down that the seat was helped, once a question."""
    record = typed.session.table.record
    new = HelpNote(len(record.decisions) + 1, typed.session.game.seat_names[typed.seat], "hint")
    if new not in record.help:
        record.help.append(new)
