"""What is said about a page outside of it: the card that messengers show for a link, and the page of a closed house.

A link's secret stands behind `#` and never comes here. Of a table that still waits for friends, its id is enough to be
told the game and the host's name, as messengers fetch a card for whoever was sent the link; of others, the game alone.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

import stammtisch
from stammtisch.core.words import LANGUAGES, Phrasebook
from stammtisch.server.installed import find_game
from stammtisch.server.seats import host_name

if TYPE_CHECKING:
    from stammtisch.server.tables import Tables

TABLE: Final = re.compile("/table/([a-z0-9]{4,32})")
PICTURE: Final = "card.png"  # of the house, and of games that bring none


class Card(NamedTuple):
    """Title, description and picture of a page."""

    language: str
    title: str
    about: str
    picture: str = PICTURE


@cache
def book(language: str) -> Phrasebook:
    """The sentences about pages, with what games are called."""
    packages = [find_game(name).package for name in stammtisch.game_names()]
    return Phrasebook(language, ("stammtisch.core", *packages, "stammtisch.server"))


def reader_language(wanted: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    for one in wanted.split(","):
        language = one.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def make_card(tables: Tables, path: str, language: str) -> Card:
    """The card of a page: of a table if there is one at this path, else of the house."""
    words = book(language)
    address = TABLE.fullmatch(path)
    found = await tables.store.find_tables([address[1]]) if address else []
    for table in found:
        host = host_name(table.seats.values()) if table.status == "gathering" and not table.settings.closed else ""
        title = words.say("ui-card-title", game=str(words.name("game", table.setup.game)))
        about = words.say("ui-card-host", name=host) if host else words.say("ui-card-about")
        return Card(language, title, about, f"card-{table.setup.game}.png")
    return Card(language, "Stammtisch", words.say("ui-welcome-about"))


def card_tags(card: Card, origin: str, path: str) -> str:
    """A card as tags for the head of a page."""
    about = {
        "og:type": "website",
        "og:site_name": "Stammtisch",
        "og:locale": card.language,
        "og:title": card.title,
        "og:description": card.about,
        "og:url": origin + path,
        "og:image": f"{origin}/{card.picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in about.items()]
    tags += [
        f'<meta name="{name}" content="{escape(card.about)}" />' for name in ("description", "twitter:description")
    ]
    return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


@cache
def away_page() -> str:
    """The page that says, in all languages, that nobody answers."""
    return waiting_page(*map(away_section, LANGUAGES))


@cache
def blocked_page() -> str:
    """The page that says, in all languages, that this guest is not let in."""
    said = {language: escape(book(language).say("blocked")) for language in LANGUAGES}
    return waiting_page(*(f'<section lang="{one}"><h1>{text}</h1></section>' for one, text in said.items()))


def waiting_page(*sections: str) -> str:
    """A page without the page's own script; its small one chooses a language and looks again."""
    shown = "\n".join(sections)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Stammtisch</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/away.css" />
</head>
<body>
<main class="away">
<img src="/icon.svg" alt="" width="96" height="96" />
{shown}
</main>
<script type="module" src="/away.js"></script>
</body>
</html>
"""


def away_section(language: str) -> str:
    """What is said in one language."""
    said = [escape(book(language).say(f"ui-house-{key}")) for key in ("away", "away-about", "again")]
    return f'<section lang="{language}"><h1>{said[0]}</h1><p>{said[1]}</p><p><a href="">{said[2]}</a></p></section>'
