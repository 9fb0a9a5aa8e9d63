"""What a game must be able to say, for the tests beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.words import LANGUAGES, Phrasebook, Value, phrasebook
from tests.words.reading import SOURCE, mistakes, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from stammtisch.core.events import EventKind
    from stammtisch.core.game import Game
    from stammtisch.core.rulebook import Rule

TRIES = 60  # enough for every word of every domain
NUMBERS = (0, 1, 2, 22, -12)


class Vocabulary(NamedTuple):
    """The words of one game, typed out by hand where the game could forget them."""

    game: Game
    rules: Sequence[Rule]
    rule_ids: Sequence[str]
    chapters: Sequence[str]
    sources: Sequence[str]
    names: Mapping[str, Sequence[object]]  # what is called by name
    questions: Mapping[str, set[str]]  # what a seat can be asked, with its facts
    samples: Mapping[str, Sequence[Value]]  # of these facts
    dealer_steps: set[str]
    endings: Sequence[str]
    reasons: Mapping[str, set[str]] = {}  # the facts of those refusals that have any
    words_of: Mapping[str, Sequence[Value]] = {}  # where an event has fewer words than its domain, or other numbers

    @property
    def folder(self) -> Path:
        """Where the game's sentences are."""
        return SOURCE / "games" / self.game.name / "words"

    @property
    def prefix(self) -> str:
        """What the ids of its rules begin with."""
        return self.rule_ids[0][:3]

    def books(self) -> list[Phrasebook]:
        """Its sentences in every language."""
        return [phrasebook(language, self.game.package) for language in LANGUAGES]

    def expected(self) -> dict[str, set[str]]:
        """Every key that the game must have, with the variables its sentence may speak of."""
        alone = [*self.named(), *self.chosen(), *self.printed(), *(f"ending-{ending}" for ending in self.endings)]
        return {key: set[str]() for key in alone} | self.asked() | self.told()

    def named(self) -> Iterator[str]:
        """The keys under which things are called by name, the game itself included."""
        yield from (f"game-{self.game.name}", f"game-{self.game.name}-about")
        yield from (f"{kind}-{word}" for kind, row in self.names.items() for word in row)

    def chosen(self) -> Iterator[str]:
        """What one chooses before the game."""
        for option in self.game.options:
            yield from (f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values))
        for edition in self.game.editions:
            yield from (f"edition-{edition}", f"edition-{edition}-about")

    def printed(self) -> Iterator[str]:
        """What one looks up."""
        yield from (f"rule-{rule}" for rule in self.rule_ids)
        yield from (f"chapter-{name}" for name in self.chapters)
        yield from (f"source-{name}" for name in self.sources)

    def asked(self) -> dict[str, set[str]]:
        """Questions, answers, warnings and refusals."""
        game = self.game
        keys = {f"question-{step}": {"seat", *facts} for step, facts in self.questions.items()}
        keys |= {f"choice-{name}": {one.kind for one in verb.domains} for name, verb in game.catalogue.verbs.items()}
        keys |= {f"warning-{kind}": set() for kind in game.warning_kinds}
        return keys | {f"reason-{key}": self.facts_of_reason(key) for key, _rule in game.reasons if key != "ok"}

    def facts_of_reason(self, key: str) -> set[str]:
        """What the sentence of a refusal may speak of."""
        return {name for fact in self.reasons.get(key, ()) for name in (fact, f"{fact}_known")}

    def told(self) -> dict[str, set[str]]:
        """What happens, and mistakes that only this game knows."""
        core = spoken(SOURCE / "core" / "words", "en")
        raised = [one for one in mistakes(f"games/{self.game.name}") if one.key not in core]
        return {one.key: set(one.about) for one in raised} | {
            f"event-{kind.name}": {field.name for field in kind.fields} | {f"{kind.secret}_known"}
            for kind in self.game.event_kinds
        }

    def facts_of(self, kind: EventKind) -> Iterator[dict[str, Value]]:
        """Facts to try an event's sentence with: every word, telling numbers, and each time also the secret hidden."""
        words_of = {**self.game.domains, **self.words_of}
        rows = [(field.name, words_of.get(field.kind) or NUMBERS) for field in kind.fields]
        for number in range(TRIES):
            facts: dict[str, Value] = {name: row[(number + at) % len(row)] for at, (name, row) in enumerate(rows)}
            yield facts
            if kind.secret:
                yield {**facts, kind.secret: None}
