"""What is said about a page outside of it: cards for messengers, and the page for the time when nobody answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.server.cards import card_tags, make_card, reader_language
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

SEATS = [{"holder": "me", "name": 'Otto "<b>"'}, {"holder": "invite", "name": ""}, {"holder": "bot", "bot": "random"}]


@async_test
async def test_the_card_of_a_waiting_table_names_game_and_host_and_no_more(tmp_path: Path) -> None:
    """Escaped, in the reader's language, with absolute addresses; once it has begun the host is nobody's business."""
    async with open_server(tmp_path) as server:
        made = await server.post("/api/tables", {"game": "goldbraeu", "seats": SEATS}, status=201)
        path = f"/table/{made['table']['id']}"
        waiting = await make_card(server.tables, path, "de")
        body = {"invitation": made["invitations"]["blue"], "name": "Eva"}
        await server.post(f"/api/tables/{made['table']['id']}/join", body)
        begun = await make_card(server.tables, path, "en")
        nowhere = await make_card(server.tables, "/table/abcdefgh", "fr")
    tags = card_tags(waiting, "https://games.example", path)

    assert "Otto &quot;&lt;b&gt;&quot; hält dir einen Stuhl frei" in tags
    assert f'property="og:url" content="https://games.example{path}"' in tags
    assert 'property="og:image" content="https://games.example/card-goldbraeu.png"' in tags
    assert "Goldbräu" in begun.title
    assert "Otto" not in begun.about + begun.title
    assert (nowhere.title, nowhere.picture) == ("Stammtisch", "card.png")
    secrets = [made["host"], made["watch"], *made["keys"].values(), *made["invitations"].values()]
    assert not any(secret in tags for secret in secrets)


def test_the_first_language_that_is_spoken_here() -> None:
    """As browsers and messengers ask for it; English if they do not."""
    assert reader_language("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert reader_language("nl, de;q=0.5") == "de"
    assert reader_language("") == reader_language("nl") == "en"


@async_test
async def test_the_page_of_a_closed_house_speaks_three_languages(tmp_path: Path) -> None:
    """Without a script or a style inside, as the content policy demands."""
    async with open_server(tmp_path) as server:
        answer = await server.http.get("/away")

    for language, sentence in {"en": "The house is closed", "de": "Das Haus ist", "fr": "La maison est"}.items():
        assert f'<section lang="{language}"><h1>{sentence}' in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "<style" not in answer.text
    assert "[ui-" not in answer.text
