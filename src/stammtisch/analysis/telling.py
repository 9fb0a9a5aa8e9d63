"""An analysis in words: sentences, reasons and mixes, in the language of a phrasebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stammtisch.analysis.causes import Cause
    from stammtisch.analysis.report import DecisionReport, LayReport, Sentence, Swing
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook

WORDS: Final = "stammtisch.analysis"  # the package whose folder `words` holds the sentences
FEW: Final = 4  # actions that a line has room for
SEATS: Final = frozenset({"seat", "winner"})
ACTIONS: Final = frozenset({"action", "better"})
OFTEN: Final = ((0.9, "always"), (0.6, "mostly"), (0.4, "often"), (0.1, "sometimes"), (0.0, "rarely"))
OPEN: Final = 7  # times in ten between which a share may lie, so that no word tells it


def tell_action(game: Game, book: Phrasebook, words: str) -> str:
    """An action as a reader would say it."""
    action = game.catalogue.parse(words)
    return words if action is None else game.speak(book, action)


def tell(game: Game, book: Phrasebook, sentence: Sentence) -> str:
    """A sentence of a summary."""
    facts = {
        name: tell_action(game, book, str(value))
        if name in ACTIONS
        else book.name("seat", value)
        if name in SEATS
        else value
        for name, value in sentence.facts.items()
    }
    own = f"{sentence.key}-here"  # a game may call its parts by their names: weeks, rounds
    return book.say(own if book.has(own) else sentence.key, **facts)


def tell_swing(game: Game, book: Phrasebook, swing: Swing) -> str:
    """What was decided or drawn at a moment, as far as a line has room for it."""
    told = [tell_action(game, book, words) for words in swing.words[:FEW]]
    return "; ".join([*told, *(["…"] if len(swing.words) > FEW else [])])


def tell_cause(book: Phrasebook, cause: Cause) -> str:
    """A reason, and when it holds."""
    key = f"{'because' if cause.amount > 0 else 'although'}-{cause.name}"
    said = book.say(key, amount=abs(cause.amount), thing=book.name(cause.kind, cause.thing))
    return f"{said} ({book.say(f'when-{cause.when}')})"


def tell_causes(book: Phrasebook, decision: DecisionReport) -> list[str]:
    """Why the better option is better; if no single fact says it, that."""
    if decision.grade == "fine" or decision.mix:
        return []
    return [tell_cause(book, cause) for cause in decision.causes] or [book.say("because-nothing")]


def tell_mix(game: Game, book: Phrasebook, decision: DecisionReport) -> list[str]:
    """What a good player lays, never to two digits; and what it costs to be seen through, if it costs anything."""
    said = [tell_lay(game, book, lay) for lay in sorted(decision.mix, key=lambda lay: -lay.share)]
    cost = round(100 * (decision.predictable or 0))
    return [*said, *([book.say("mix-predictable", points=cost)] if cost else [])]


def tell_lay(game: Game, book: Phrasebook, lay: LayReport) -> str:
    """How often one card is laid."""
    often = next(word for least, word in OFTEN if lay.share >= least)
    said = {"action": tell_action(game, book, lay.action), "often": book.say(f"mix-{often}")}
    if lay.low == lay.high:
        return book.say("mix-sure", **said)
    low, high = round(10 * lay.low), round(10 * lay.high)
    return book.say("mix-open" if high - low >= OPEN else "mix-told", **said, low=low, high=high)
