"""The rules as the page gets them: all of them, in every language, the same that `stammtisch rules` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.core.rulebook import rules_in
from stammtisch.core.words import LANGUAGES
from stammtisch.server.installed import rule_sentences, rulebook, sentences
from tests.cli.running import fine
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

games = pytest.mark.parametrize("name", stammtisch.game_names())
languages = pytest.mark.parametrize("language", LANGUAGES)


def bundle(text: str, language: str) -> FluentBundle:
    """Sentences as the page reads them."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


@games
@async_test
async def test_the_rulebook_is_served_whole_and_may_be_kept(tmp_path: Path, name: str) -> None:
    """Every rule of the game in its order, with what belongs to it; browsers may keep it for a while."""
    async with open_server(tmp_path) as server:
        found = await server.get(f"/api/rules/{name}")
        answer = await server.http.get(f"/api/rules/{name}")

    wanted = [rule._asdict() for rule in rules_in(stammtisch.game(name))]
    assert found["rules"] == [{key: list(v) if isinstance(v, tuple) else v for key, v in one.items()} for one in wanted]
    assert "max-age" in answer.headers["cache-control"]


@async_test
async def test_who_asks_for_rules_that_there_are_not_is_told_so(tmp_path: Path) -> None:
    """An unknown game, an unknown language."""
    async with open_server(tmp_path) as server:
        await server.get("/api/rules/chess", status=404)
        await server.get("/api/words/en/chess/rules", status=404)
        await server.get("/api/words/it/goldbraeu/rules", status=404)


@games
@languages
def test_every_rule_of_the_page_is_the_one_of_the_terminal(name: str, language: str) -> None:
    """The same sentence under the same chapter."""
    said = bundle(rule_sentences(language, name), language)
    printed = " ".join(fine("rules", "--lang", language).split())

    def say(key: str) -> str:
        pattern = said.get_message(key).value
        assert pattern is not None
        return str(said.format_pattern(pattern)[0])

    for rule in rulebook(name).rules:
        text = f"{rule.id} {say(f'chapter-{rule.chapter}')} {say(f'rule-{rule.id}')}"
        assert " ".join(text.split()) in printed
        assert all(said.has_message(f"source-{tag}") for tag in (*rule.sources, *rule.implied, *rule.against))


@games
@languages
def test_who_only_plays_does_not_load_the_rules(name: str, language: str) -> None:
    """The sentences of a table come without those of the rules, and the lobby's too."""
    rule = rulebook(name).rules[0].id

    assert f"rule-{rule} =" in rule_sentences(language, name)
    assert f"rule-{rule} =" not in sentences(language, name)
    assert f"rule-{rule} =" not in sentences(language)
