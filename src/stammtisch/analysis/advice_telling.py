"""Advice in words, for the terminal; the page says the same by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.analysis.telling import tell_action, tell_cause, tell_lay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.analysis.advised import Advice, AdvisedOption
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook


def tell_advice(game: Game, book: Phrasebook, advice: Advice) -> Iterator[str]:
    """All of it, a line each: what to do, what else could be done, and why not."""
    if not advice.trained:
        yield book.say("analysis-untrained")
    if advice.mix:
        yield book.say("advice-mix")
        yield from (f"  {tell_lay(game, book, lay)}" for lay in advice.mix)
        yield from tell_predictable(book, advice)
    for place, option in enumerate(advice.options, 1):
        yield f"{place}. {tell_option(game, book, option, best=place == 1)}"
    yield from tell_reasons(game, book, advice)


def tell_predictable(book: Phrasebook, advice: Advice) -> Iterator[str]:
    """What it costs to be seen through, if it costs anything."""
    cost = round(100 * (advice.predictable or 0))
    if cost:
        yield book.say("mix-predictable", points=cost)


def tell_option(game: Game, book: Phrasebook, option: AdvisedOption, *, best: bool) -> str:
    """An answer, the chance to win with it, and how far it is behind the best."""
    said = {"action": tell_action(game, book, option.action)}
    chance = "" if option.chance is None else f" {book.say('advice-chance', chance=round(100 * option.chance))}"
    if best:
        return book.say("advice-best", **said) + chance
    behind = book.say("advice-equal") if option.equal else tell_behind(book, option)
    return f"{book.say('advice-option', **said)}{chance} {behind}"


def tell_behind(book: Phrasebook, option: AdvisedOption) -> str:
    """How many points an answer costs; none if only the chance tells them apart."""
    lost = round(-option.points)
    return book.say("advice-behind", points=lost) if lost > 0 else book.say("advice-less")


def tell_reasons(game: Game, book: Phrasebook, advice: Advice) -> Iterator[str]:
    """Why the best answer is better than each of the others that are not as good."""
    for option in advice.options:
        if not option.equal:
            yield book.say("advice-why", action=tell_action(game, book, option.action))
            yield book.say("advice-compared")
            causes = [tell_cause(book, cause) for cause in option.causes] or [book.say("because-nothing")]
            yield from (f"  {cause}" for cause in causes)
