"""Actions: small numbers inside, words outside. The words are the notation of records, tests and the table."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One thing a seat can say: `expand hirschen c4`."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The words of the notation."""
        return " ".join((self.verb, *self.args))


class Domain(NamedTuple):
    """What may stand in one place behind a verb: `space`, and all words for spaces."""

    kind: str
    words: tuple[str, ...]


class Verb(NamedTuple):
    """A kind of action and what may stand behind it."""

    name: str
    domains: tuple[Domain, ...] = ()

    def actions(self) -> list[Action]:
        """Every action of this verb, the last place running fastest."""
        found: list[tuple[str, ...]] = [()]
        for domain in self.domains:
            found = [(*args, word) for args in found for word in domain.words]
        return [Action(self.name, args) for args in found]


def verbs(declared: list[str], words: dict[str, tuple[str, ...]]) -> list[Verb]:
    """Verbs that are declared like `expand garden space`, with the words of each kind."""
    found = []
    for text in declared:
        name, *kinds = text.split()
        found.append(Verb(name, tuple([Domain(kind, words[kind]) for kind in kinds])))
    return found


class Catalogue:
    """Numbers every action of a game once, verb by verb."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.actions = [action for verb in verbs for action in verb.actions()]
        self._words = [str(action) for action in self.actions]
        self.number = {words: i for i, words in enumerate(self._words)}
        self._targets: dict[int, tuple[str, ...]] = {}  # those that were asked for: every question names some
        self._first = {action.verb: i for i, action in reversed(list(enumerate(self.actions)))}

    def __len__(self) -> int:
        """How many actions the game has."""
        return len(self.actions)

    def first(self, verb: str) -> int:
        """The number of a verb's first action."""
        return self._first[verb]

    def words(self, action: int) -> str:
        """The notation of an action."""
        return self._words[action]

    def targets(self, action: int) -> tuple[str, ...]:
        """What a click can hit to mean this action: `garden:krug`, `space:c4`."""
        found = self._targets.get(action)
        if found is None:
            verb, args = self.actions[action]
            kinds = [domain.kind for domain in self.verbs[verb].domains]
            found = self._targets[action] = tuple(f"{kind}:{word}" for kind, word in zip(kinds, args, strict=True))
        return found

    def parse(self, words: str) -> int | None:
        """The number of the action with these words, however they are spaced and capitalised."""
        return self.number.get(" ".join(words.lower().split()))
