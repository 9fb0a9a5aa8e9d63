"""What a worker process is asked for advice, and its replies: a seat's view and its legal actions, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.analysis.advised import Advice, Caution

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.view import TableView


class AdviceRequest(msgspec.Struct, frozen=True, tag="advice"):
    """A seat's question, on the way to a process; with `taken`, what that answer would cost."""

    game: str
    seat: int
    legal: list[int]
    view: msgspec.Raw
    number: int  # decisions that the seat has taken: they fix the luck
    taken: int | None = None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The best answers."""

    advice: Advice


class Cautioned(msgspec.Struct, frozen=True, tag="cautioned"):
    """What an answer would cost."""

    caution: Caution


def think(request: AdviceRequest, game: Game, view: TableView) -> Advised | Cautioned:
    """Work it out."""
    from stammtisch.analysis.advice import advise, caution, question_of  # noqa: PLC0415 -- needs the nets, as bots do

    question = question_of(game, request.seat, view, request.legal, request.number)
    if request.taken is None:
        return Advised(advise(question))
    return Cautioned(caution(question, request.taken))
