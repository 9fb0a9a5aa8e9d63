"""What must hold of the catalogue and of every position: legal is what `why` allows, asking changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.conformance.walking import broken, viewers, where
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import CHANCE, DEALER, OK, SEATS, STEP, Position, owes

if TYPE_CHECKING:
    from stammtisch.core.game import Game


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


def check_legal(game: Game, p: Position) -> None:
    """A seat that owes a decision has one; `legal` is ascending and exactly what `why` allows."""
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


def check_secret_choice(game: Game, p: Position) -> None:
    """In the step of the secret choice every seat that owes one has just as many actions as the game says."""
    step, choices = game.secret_choice
    if p.at[STEP] == step:
        found = {len(p.legal(seat)) for seat in members(p.to_act)}
        if found != {choices}:
            raise broken("the secret choice is not among as many as secret_choice says", found=found, wanted=choices)


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
