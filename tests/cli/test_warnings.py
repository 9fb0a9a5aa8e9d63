from __future__ import annotations

import io

import pytest
from rich.console import Console

from stammtisch.cli.language import book_for
from stammtisch.cli.table.seating import take_seats
from stammtisch.cli.table.session import TerminalSession
from stammtisch.core.table import ActionRefused, Table
from stammtisch.games.goldbraeu.game import GAME
from tests.cli.running import LANGUAGES, PLACEHOLDER
from tests.games.goldbraeu.tables import table as scene

RED = 0


def session(language: str = "en") -> TerminalSession:
    """Red is about to buy: the left card is the last share of Krug and would be his only one there."""
    table = Table(GAME, GAME.make_setup(), seed=1)
    table.position = scene("krug blue 3 green 2\ndisplay krug eiche\nstart red").plans().p
    chairs = take_seats(GAME, GAME.make_setup(), None, None)
    return TerminalSession(table, chairs, book_for(language, GAME), Console(file=io.StringIO(), width=200))


def said(at: TerminalSession) -> str:
    """What was shown."""
    assert isinstance(at.console.file, io.StringIO)
    return at.console.file.getvalue()


def decided(at: TerminalSession) -> list[str]:
    """Red's decisions."""
    return [decision.words for decision in at.table.record.decisions if decision.seat == "red"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_one_may_regret_is_asked_for_twice(language: str) -> None:
    """Once it is warned of, then it is done; by number or in words."""
    at = session(language)

    at.answer(RED, "buy left")
    assert decided(at) == []
    warning = at.book.say("warning-purge")
    assert said(at) == f"{warning} {at.book.say('play-sure')}\n"
    assert not PLACEHOLDER.search(said(at))

    at.answer(RED, "2")
    assert decided(at) == ["buy left"]
    assert said(at).count(warning) == 1


def test_one_may_think_again() -> None:
    """Another answer is taken at once."""
    at = session()
    at.answer(RED, "buy left")
    at.answer(RED, "buy right")

    assert decided(at) == ["buy right"]


def test_what_is_not_allowed_is_refused_and_not_warned_of() -> None:
    """An answer against the rules gets its reason."""
    at = session()
    with pytest.raises(ActionRefused):
        at.answer(RED, "keep krug")

    assert said(at) == ""
