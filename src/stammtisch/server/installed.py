"""What is installed: games, bots, sentences. Looked up once, because finding installed packages takes time."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

import stammtisch
from stammtisch.analysis.belief import can_count
from stammtisch.bots.bot import BrokenBot, check_table
from stammtisch.bots.levels import CHANCE_ALONE, installed_bots, ratings
from stammtisch.bots.making import make_bot, strength_in
from stammtisch.bots.tactics import has_problems
from stammtisch.core.lessons import lessons_of
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import part
from stammtisch.core.rulebook import how_to_play, reference_card, rules_in, rulings_in
from stammtisch.core.words import (
    LANGUAGES,
    Phrasebook,
    fluent_texts,
    for_analysis,
    for_hall,
    for_lobby,
    for_page,
    for_profiles,
    for_reading,
    phrasebook,
)
from stammtisch.server.api_types import (
    BotInfo,
    BotsForTable,
    GameInfo,
    Installed,
    OptionInfo,
    PassageInfo,
    Rulebook,
    RuleInfo,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import msgspec

    from stammtisch.bots.bot import Bot
    from stammtisch.core.events import Event
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup
    from stammtisch.core.view import TableView

    Views = Callable[[], tuple[TableView, TableView]]  # what a viewer saw before some events, and after them
    Bookkeeper = Callable[[Sequence[Event], Views], msgspec.Struct | None]

IN_PLAY: Final = ("event-", "question-", "reason-", "choice-", "warning-", "view-", "step-")  # keys of sentences
FRIENDLY: Final = ("newcomer", "beginner", "regular", "random")  # the first that can sit: docs/bots.md
STANDING_IN: Final = FRIENDLY[1:]  # for somebody who is away: a game is not thrown away, nor won by a stronger hand
VERSION: Final = version("stammtisch")
log = logging.getLogger(__name__)


@cache
def english() -> Phrasebook:
    """The sentences for mistakes, in English."""
    return phrasebook("en", *(find_game(name).package for name in stammtisch.game_names()), "stammtisch.server")


@cache
def find_game(name: str) -> Game:
    """A game by its name."""
    return stammtisch.game(name)


@cache
def bots() -> tuple[str, ...]:
    """The bots that are installed, weakest first."""
    return installed_bots()


@cache
def bot_probe(name: str) -> Bot:
    """A bot that is asked at which tables it can play. It never plays itself: bots run in worker processes."""
    return make_bot(name)


def check_bot(name: str, setup: Setup, otherwise: tuple[str, ...] = FRIENDLY) -> str:
    """The name of a bot that can sit at this table; an empty name means a friendly one."""
    if not name:
        return friendly_bot(setup, otherwise)
    if name not in bots() and strength_in(name) is None:
        raise Mistake("unknown-bot", bot=name, known=", ".join(bots()))
    try:
        check_table(bot_probe(name), setup)
    except Exception as failure:
        if isinstance(failure, Mistake) and not isinstance(failure, BrokenBot):
            raise
        log.exception("bot %s", name)  # it may be the code of another package
        raise Mistake("bot-broken", bot=name) from failure
    return name


def can_sit(name: str, setup: Setup) -> bool:
    """Whether there is such a bot for this table."""
    try:
        return bool(check_bot(name, setup))
    except Mistake:
        return False


def friendly_bot(setup: Setup, wanted: tuple[str, ...] = FRIENDLY) -> str:
    """The level to begin with at this table."""
    return next(name for name in (*wanted, *bots()) if can_sit(name, setup))


def bots_for(setup: Setup) -> BotsForTable:
    """The bots that people may like to have at this table."""
    rated = ratings().get(setup.game, {})
    able = [name for name in bots() if can_sit(name, setup)]
    offered = [name for name in able if name != CHANCE_ALONE] or able
    return BotsForTable(tuple(BotInfo(name, rated.get(name)) for name in offered), friendly_bot(setup))


@cache
def installed() -> Installed:
    """Everything that can be played here."""
    games = tuple(describe(find_game(name)) for name in stammtisch.game_names())
    friendly = next(name for name in (*FRIENDLY, *bots()) if name in bots())
    return Installed(VERSION, games, bots(), friendly, LANGUAGES)


def describe(game: Game) -> GameInfo:
    """A game as the page needs to know it."""
    return GameInfo(
        name=game.name,
        fewest=game.seats[0],
        most=game.seats[-1],
        seat_names=game.seat_names,
        editions={name: dict(presets) for name, presets in game.editions.items()},
        options=tuple(OptionInfo(*option) for option in game.options),
        domains={kind: tuple(words) for kind, words in game.domains.items()},
        field_kinds={kind.name: game.field_kinds(kind.name) for kind in game.event_kinds},
        question_kinds=dict(game.question_kinds),
        verb_kinds={name: tuple(place.kind for place in verb.domains) for name, verb in game.catalogue.verbs.items()},
        standing=game.order_kinds,
        chapters=tuple(chapter.name for chapter in lessons_of(game).chapter),
        counts=can_count(game),
        problems=has_problems(game),
        minutes=game.minutes,
        weight=game.weight,
        reading=reading(game),
    )


def reading(game: Game) -> Literal["how-to-play", "rulebook", ""]:
    """What a newcomer can read about a game: a page, or at least its rules."""
    if how_to_play(game):
        return "how-to-play"
    return "rulebook" if rules_in(game) else ""


@cache
def rulebook(name: str) -> Rulebook:
    """The rules of a game as the page needs them."""
    game = find_game(name)
    return Rulebook(
        tuple(RuleInfo(*rule) for rule in rules_in(game)),
        rulings_in(game),
        tuple(PassageInfo(*passage) for passage in how_to_play(game)),
        tuple(PassageInfo(*passage) for passage in reference_card(game)),
    )


def ledger_of(game: Game, events: Sequence[Event], views: Views) -> msgspec.Struct | None:
    """What a scoring among these events paid, row by row, if the game keeps books."""
    ledger = bookkeeper(game.package)
    return ledger(events, views) if ledger else None


@cache
def bookkeeper(package: str) -> Bookkeeper | None:
    """The function that makes a game's ledger from events, if its package brings one."""
    module = part(package, "knowledge.ledger")
    return None if module is None else module.ledger


def bot_words() -> tuple[str, ...]:
    """The packages with sentences about bots: `bot-<name>`, `bot-<name>-about`."""
    folder = "stammtisch.bots"
    return (folder,) if files(folder).joinpath("words").is_dir() else ()


@cache
def sentences(language: str, game: str | None = None) -> str:
    """The sentences of a language for the page: the core's, one game's or all games', and the page's own.

    Two games may call different things by the same key: at a table, its game's sentences are the right ones.
    """
    check_language(language)
    games = [game] if game else stammtisch.game_names()
    wanted = for_page if game else for_lobby
    texts = [text for name in games for text in fluent_texts(find_game(name).package, language, wanted)]
    texts = texts if game else list(map(before_play, texts))
    house = for_page if game else for_hall
    core, *others = (fluent_texts(folder, language, house) for folder in ("stammtisch.core", *own_words()))
    return "\n".join([*core, *texts, *(text for found in others for text in found)])


def before_play(text: str) -> str:
    """The sentences of a text that can be said before anybody plays: people come to the lobby on telephones."""
    messages = re.split(r"(?m)^(?=[a-z])", text)
    return "".join(message for message in messages if not message.startswith(IN_PLAY))


def own_words() -> tuple[str, ...]:
    """The packages of the house with sentences that come after those of the games."""
    return (*bot_words(), "stammtisch.server")


@cache
def rule_sentences(language: str, game: str) -> str:
    """The sentences of a game's rules, rulings and how to play it; who only plays does not fetch them."""
    check_language(language)
    return "\n".join(fluent_texts(find_game(game).package, language, for_reading))


@cache
def analysis_sentences(language: str, game: str) -> str:
    """The sentences of analyses: what every game has to say, what this one has, and what the page says of them."""
    check_language(language)
    own = fluent_texts("stammtisch.analysis", language)
    folders = find_game(game).package, "stammtisch.server"
    return "\n".join([*own, *(text for folder in folders for text in fluent_texts(folder, language, for_analysis))])


@cache
def profile_sentences(language: str) -> str:
    """The sentences of the page of a profile; who only plays does not fetch them."""
    check_language(language)
    return "\n".join(fluent_texts("stammtisch.server", language, for_profiles))


def check_language(language: str) -> None:
    """Refuse a language that nobody speaks here."""
    if language not in LANGUAGES:
        raise Mistake("unknown-language", language=language, known=", ".join(LANGUAGES))
