"""The conformance kit: what every game must keep to, as checks that the tests of any game can call.

A check raises AssertionError that says what was broken and where. `check_game` makes all of them along one random
game; the others can be called on their own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from stammtisch.core import record as records
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, DEALER, OK, SEATS, STEP, Position, owes
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.core.events import Note
    from stammtisch.core.game import Game, Setup


MOST_UNDONE: Final = 24  # in one game; each time the whole record is replayed


class Moment(NamedTuple):
    """A decision that is about to be made in a random game."""

    position: Position
    seat: int  # DEALER for a draw
    action: int


def broken(claim: str, **facts: object) -> AssertionError:
    """What to raise where a claim does not hold."""
    return AssertionError(f"{claim} ({', '.join(f'{name}: {fact}' for name, fact in facts.items())})")


def where(game: Game, p: Position) -> str:
    """The step that a position is in."""
    return game.step_names[p.at[STEP]]


def viewers(p: Position) -> list[int]:
    """Everybody who looks on without seeing everything."""
    return [SPECTATOR, *range(p.rule[SEATS])]


# ---- all of it


def check_game(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """Everything a game must keep to, along one random game; positions are looked at in every so many decisions."""
    check_catalogue(game)
    rng = Rng(seed + 1)
    for number, moment in enumerate(walk(game, setup, seed)):
        if number % every == 0:
            check_legal(game, moment.position)
            check_copy(game, moment.position, rng)
            check_secrecy(game, moment.position, rng)
            check_worlds(game, moment, rng)
            check_hidden_choice(game, moment, rng)
    check_same_seed(game, setup, seed)
    check_record(game, setup, seed)
    check_undo(game, setup, seed)


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Moment]:
    """A random game decision by decision, up to its end, which must come within the game's bound."""
    rng = Rng(seed)
    p = game.open(setup)
    made = 0
    while p.to_act != 0:
        owing = members(p.to_act)
        seat = owing[rng.below(len(owing))]
        legal = p.legal(seat)
        if not legal:
            raise broken("a seat owes a decision and has none", seat=seat, step=where(game, p))
        action = p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]
        yield Moment(p, seat, action)
        p.apply(seat, action)
        made += 1
        if made > game.longest:
            raise broken("the game goes on past its bound", longest=game.longest, step=where(game, p))
    check_end(game, p)


def check_end(game: Game, p: Position) -> None:
    """A finished game has points and places for every seat, a way it ended, and nothing more to do."""
    seats = p.rule[SEATS]
    if len(p.scores()) != seats or len(p.places()) != seats or 1 not in p.places():
        raise broken("scores or places are amiss", scores=p.scores(), places=p.places())
    if not game.ending(p):
        raise broken("the game does not say how it ended")
    if any(p.legal(seat) for seat in (*range(seats), DEALER)):
        raise broken("something can still be done", step=where(game, p))


# ---- words


def check_catalogue(game: Game) -> None:
    """Every action has words of its own that lead back to it, however they are spaced and capitalised."""
    catalogue = game.catalogue
    for action in range(len(catalogue)):
        words = catalogue.words(action)
        untidy = f"  {words.upper().replace(' ', '   ')} "
        if catalogue.parse(words) != action or catalogue.parse(untidy) != action:
            raise broken("words do not lead back to their action", action=action, words=words)
        if len(catalogue.targets(action)) != len(words.split()) - 1:
            raise broken("an action has not one target for each argument", words=words)


# ---- one position


def check_legal(game: Game, p: Position) -> None:
    """Who owes has something to do; `legal` is ascending and just what `why` says nothing against."""
    for seat in (*range(p.rule[SEATS]), DEALER):
        legal = p.legal(seat)
        fine = [action for action in range(len(game.catalogue)) if p.why(seat, action) == OK]
        if owes(p, seat) != bool(legal):
            raise broken("who owes and who may decide differ", seat=seat, step=where(game, p), legal=legal)
        if legal != sorted(set(legal)):
            raise broken("legal is not ascending and unique", seat=seat, step=where(game, p), legal=legal)
        if legal != fine:
            words = [game.catalogue.words(action) for action in set(legal) ^ set(fine)]
            raise broken("legal and why disagree", seat=seat, step=where(game, p), actions=words)
    weights = p.weights()
    if len(weights) != len(p.legal(DEALER)) or any(weight < 1 for weight in weights):
        raise broken("weights do not fit the draws", step=where(game, p), weights=weights)


def check_copy(game: Game, p: Position, rng: Rng) -> None:
    """A copy is equal and independent; asking about a position does not change it."""
    before, digest = p.state(), game.digest(p)
    twin = p.copy()
    if twin.state() != before or game.digest(twin) != digest:
        raise broken("a copy differs", step=where(game, p))
    ask_everything(game, twin)
    if twin.state() != before:
        raise broken("asking about a position changes it", step=where(game, p))
    seat = members(twin.to_act)[0]
    twin.apply(seat, twin.draw(rng) if seat == DEALER else twin.legal(seat)[0])
    twin.redraw(SPECTATOR, rng)
    if p.state() != before:
        raise broken("what a copy does changes the original", step=where(game, p))


def ask_everything(game: Game, p: Position) -> None:
    """Put every question that must not change anything."""
    for viewer in (OPEN, *viewers(p)):
        game.view(p, viewer)
        if viewer >= 0 and owes(p, viewer):
            game.ask(p, viewer)
            for action in p.legal(viewer):
                game.warnings(p, viewer, action)
    p.draw(Rng(0)) if p.to_act == CHANCE else p.weights()


# ---- secrecy


class Seen(NamedTuple):
    """All that a viewer is told."""

    view: Any
    to_act: int
    legal: list[int]
    ask: Any
    warnings: list[list[str]]


def seen(game: Game, p: Position, viewer: int) -> Seen:
    """All that a viewer is told about a position."""
    asked = viewer >= 0 and owes(p, viewer)
    ask = game.ask(p, viewer) if asked else None
    warnings = [game.warnings(p, viewer, action) for action in p.legal(viewer)]
    return Seen(game.view(p, viewer), p.to_act, p.legal(viewer), ask, warnings)


def check_secrecy(game: Game, p: Position, rng: Rng) -> None:
    """What a viewer is told stays the same when all that he cannot know is dealt anew, and can be sent."""
    for viewer in (OPEN, *viewers(p)):
        told = seen(game, p, viewer)
        check_sending(told.view)
        check_sending(told.ask)
        if viewer != OPEN:
            twin = p.copy()
            twin.redraw(viewer, rng)
            compare(told, seen(game, twin, viewer), "a redraw can be told", viewer)
        world = game.imagine(told.view, rng)
        compare(told, seen(game, world, viewer), "an imagined world disagrees with the view", viewer)


def compare(told: Seen, other: Seen, claim: str, viewer: int) -> None:
    """Name the first thing in which two worlds differ for a viewer."""
    for name, one, two in zip(Seen._fields, told, other, strict=True):
        if one != two:
            raise broken(claim, viewer=viewer, by=name, difference=difference(one, two))


def difference(one: object, two: object) -> str:
    """Where two structs differ, or both values."""
    if isinstance(one, msgspec.Struct) and type(one) is type(two):
        for field in one.__struct_fields__:
            if getattr(one, field) != getattr(two, field):
                return f"{field}: {difference(getattr(one, field), getattr(two, field))}"
    return f"{one} != {two}"


def check_sending(message: object) -> None:
    """A struct survives the way through JSON."""
    if message is not None:
        back = msgspec.json.decode(msgspec.json.encode(message), type=type(message))
        if back != message:
            raise broken("a message is not the same after JSON", difference=difference(message, back))


def check_worlds(game: Game, moment: Moment, rng: Rng) -> None:
    """The same decision in two worlds that a viewer cannot tell apart tells him nothing, unless it reveals."""
    for viewer in viewers(moment.position):
        worlds = [moment.position.copy(), moment.position.copy()]
        worlds[1].redraw(viewer, rng)
        if worlds[1].why(moment.seat, moment.action) != OK:
            continue
        notes = [play(world, moment.seat, moment.action) for world in worlds]
        for told in notes:
            check_events(game, told, viewer)
        if any(game.reveals(told) for told in notes):
            continue
        words = game.catalogue.words(moment.action)
        if game.events(notes[0], viewer) != game.events(notes[1], viewer):
            raise broken("events tell worlds apart", viewer=viewer, action=words)
        if worlds[0].to_act == 0 and worlds[1].to_act == 0:
            continue
        compare(seen(game, worlds[0], viewer), seen(game, worlds[1], viewer), f"{words} tells", viewer)


def check_hidden_choice(game: Game, moment: Moment, rng: Rng) -> None:
    """Two draws, or two choices made at the same time, that leave a viewer the same view are told alike."""
    p = moment.position
    if p.to_act == CHANCE or len(members(p.to_act)) > 1:
        legal = p.legal(moment.seat)
        other = legal[rng.below(len(legal))]
        worlds = [p.copy(), p.copy()]
        notes = [play(worlds[0], moment.seat, moment.action), play(worlds[1], moment.seat, other)]
        for viewer in viewers(p):
            same = game.view(worlds[0], viewer) == game.view(worlds[1], viewer)
            if same and game.events(notes[0], viewer) != game.events(notes[1], viewer):
                words = game.catalogue.words(moment.action)
                raise broken("events tell what the view hides", viewer=viewer, action=words)


def play(p: Position, seat: int, action: int) -> list[Note]:
    """Carry out an action and answer what it brought about."""
    p.journal = []
    p.apply(seat, action)
    return p.journal


def check_events(game: Game, notes: Sequence[Note], viewer: int) -> None:
    """A viewer is told what happened, or less; never something else."""
    for note in notes:
        (whole,) = game.events([note], OPEN)
        for event in game.events([note], viewer):
            check_sending(event)
            known = {name: fact for name, fact in event.facts.items() if fact is not None}
            if event.kind != whole.kind or not known.items() <= whole.facts.items():
                raise broken("an event is told wrongly", viewer=viewer, told=event, true=whole)


# ---- whole games


def check_same_seed(game: Game, setup: Setup, seed: int) -> None:
    """The same seed gives the same game."""
    once, again = (
        [(moment.seat, moment.action, game.digest(moment.position)) for moment in walk(game, setup, seed)]
        for _ in range(2)
    )
    if once != again:
        raise broken("the same seed gives another game", seed=seed)


def play_table(game: Game, setup: Setup, seed: int) -> Table:
    """A table at which a random game was played to its end."""
    table = Table(game, setup, seed)
    rng = Rng(seed)
    while table.position.to_act != 0:
        decide_anything(table, rng)
    return table


def decide_anything(table: Table, rng: Rng) -> None:
    """Any decision of anybody who owes one."""
    owing = members(table.position.to_act)
    seat = owing[rng.below(len(owing))]
    legal = table.position.legal(seat)
    table.decide(seat, legal[rng.below(len(legal))])


def check_record(game: Game, setup: Setup, seed: int) -> None:
    """A record is the same after writing and reading, and leads to the same game, to any point of it."""
    table = play_table(game, setup, seed)
    text = records.write(table.record, game)
    record = records.read(text, game)
    if records.write(record, game) != text:
        raise broken("a record is not the same after reading and writing")
    if records.check(game, record).state() != table.position.state():
        raise broken("a record does not lead to the same end")
    for number in range(0, len(table.before), 1 + len(table.before) // 16):
        if records.replay(game, record, number).state() != table.before[number].state():
            raise broken("a record does not lead to the same position", number=number)
    bare = re.sub(r"(?m)^ *\d+ |  ; [0-9a-f]{6}$", "", text)
    if records.check(game, records.read(bare, game)).state() != table.position.state():
        raise broken("a record without numbers and digests does not lead to the same end")


def check_undo(game: Game, setup: Setup, seed: int) -> None:
    """A seat may take back just its own last decision, while nothing was revealed, drawn or decided since."""
    table = Table(game, setup, seed)
    rng = Rng(seed)
    undone = 0
    while table.position.to_act != 0:
        decide_anything(table, rng)
        for seat in range(setup.seats):
            if table.undoable(seat) != may_take_back(table, seat):
                raise broken("a wrong decision may be taken back", seat=seat, number=table.undoable(seat))
            if undone < MOST_UNDONE and rng.below(4) == 0:
                undone += take_back(table, seat)


def may_take_back(table: Table, seat: int) -> int | None:
    """The number of the decision that a seat may take back, by the letter of the law."""
    decisions = table.record.decisions
    name = table.game.seat_names[seat]
    own = [number for number, decision in enumerate(decisions) if decision.seat == name]
    if not own or any(table.game.reveals(notes) for notes in table.notes[own[-1] :]):
        return None
    before = table.before[own[-1]]
    under_way = before.at[STEP] == table.position.at[STEP]  # the last of the simultaneous choices is not in
    together = {table.game.seat_names[other] for other in members(before.to_act)} if under_way else set()
    return own[-1] if {decision.seat for decision in decisions[own[-1] + 1 :]} <= together else None


def take_back(table: Table, seat: int) -> int:
    """Take back, if that is allowed: the seat owes again, and everything else stays as it was decided."""
    number = may_take_back(table, seat)
    words = [decision[:2] for decision in table.record.decisions]
    if number is None:
        try:
            table.undo(seat)
        except Mistake:
            return 0
        raise broken("a seat took back what it may not", seat=seat, decision=words[-1])
    table.undo(seat)
    del words[number]
    if [decision[:2] for decision in table.record.decisions] != words or table.record.result is not None:
        raise broken("taking back left a wrong record", seat=seat, number=number)
    if records.replay(table.game, table.record).state() != table.position.state():
        raise broken("taking back left a wrong position", seat=seat, number=number)
    if not owes(table.position, seat):
        raise broken("who took back owes nothing", seat=seat, number=number)
    return 1
