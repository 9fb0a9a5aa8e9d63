"""Pictures as SVG: files that need nothing else, show what a seat may know, and nothing more."""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.pictures import THEMES, engine
from stammtisch.core.pictures.engine import Engine
from stammtisch.core.position import CHANCE
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.core.installed import install_toy
from tests.core.toy import TOY
from tests.pictures.positions import GAMES, decide, played

SVG = "{http://www.w3.org/2000/svg}"


def words_in(drawing: str) -> str:
    """All that is written in a picture."""
    return " ".join(ET.fromstring(drawing).itertext())  # noqa: S314 -- our own


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_one_file_that_needs_nothing_else(name: str, theme: str) -> None:
    """Sound XML, attributes that every program reads; no script, no style sheet, no class, no link, no variable."""
    drawing = stammtisch.svg(played(name, 4, 120), "open", theme=theme)
    root = ET.fromstring(drawing)  # noqa: S314 -- our own
    names = {key for element in root.iter() for key in element.attrib}
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}

    assert root.tag == f"{SVG}svg"
    assert not {f"{SVG}{tag}" for tag in ("script", "style", "image", "foreignObject", "a", "use")} & {
        element.tag for element in root.iter()
    }
    assert {element.tag for element in root.iter() if not element.tag.startswith(SVG)} == set()
    assert not [key for key in names if key.startswith(("on", "data-", "aria-")) or key in ("class", "href")]
    assert not re.search(r"var\(|currentcolor|color-mix|rgb\(|undefined|NaN|\[ui-", drawing, re.IGNORECASE)
    assert set(re.findall(r"url\(([^)]*)\)", drawing)) <= {f"#{each}" for each in ids}


@pytest.mark.parametrize(("name", "seats"), [*zip(GAMES, (3, 4), strict=True), *zip(GAMES, (4, 3), strict=True)])
def test_what_a_seat_may_not_know_is_not_in_its_picture(name: str, seats: int) -> None:
    """Deal again all that is hidden from a seat, or from a spectator: the same picture, byte for byte."""
    rng, position, differing = Rng(11), played(name, seats, 1), 0
    for moment in range(4):
        for viewer in (moment % seats, stammtisch.SPECTATOR):
            other = position.copy()
            other.redraw(viewer, rng)
            differing += other != position
            assert stammtisch.svg(other, viewer) == stammtisch.svg(position, viewer)
        for _ in range(29):
            decide(position, rng)
    assert differing > 4  # else nothing was hidden


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_its_own_cards_and_open_shows_all(name: str) -> None:
    """Another hand makes another picture for its owner, none for the others."""
    position = played(name, 4, 60)
    other, rng = position.copy(), Rng(3)
    while stammtisch.game(name).view(other, 1) == stammtisch.game(name).view(position, 1):
        other.redraw(0, rng)

    assert stammtisch.svg(other, 0) == stammtisch.svg(position, "red")
    assert stammtisch.svg(other, 1) != stammtisch.svg(position, 1)
    assert stammtisch.svg(other, "open") != stammtisch.svg(position, "open")
    assert stammtisch.svg(position) == stammtisch.svg(position, "spectator")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_speaks_the_readers_language(name: str, language: str) -> None:
    """Also after another game and another language; no sentence is missing."""
    stammtisch.svg(played(GAMES[0], 3, 20), language="en")
    text = words_in(stammtisch.svg(played(name, 3, 60), "red", language=language))
    book = phrasebook(language, stammtisch.game(name).package)

    assert book.say(f"game-{name}") in text
    assert book.say("seat-blue") in text
    assert "[" not in text


@pytest.mark.parametrize("name", GAMES)
def test_pictures_of_a_table_are_of_one_size(name: str) -> None:
    """From the first moment to the last, whoever looks."""
    position, rng, sizes = played(name, 3, 0), Rng(2), set()
    while position.to_act:
        for _ in range(40):
            decide(position, rng)
        root = ET.fromstring(stammtisch.svg(position, "open"))  # noqa: S314 -- our own
        sizes.add((root.attrib["width"], root.attrib["height"], root.attrib["viewBox"]))
    assert len(sizes) == 1


def test_the_dealer_may_be_about_to_draw() -> None:
    """Before the first card there is a picture too."""
    position = stammtisch.game(GAMES[0]).deal()

    assert position.to_act == CHANCE
    assert "<svg" in stammtisch.svg(position)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_drawings_is_written_down(name: str) -> None:
    """Every fact of the view stands there, and fits; the page does the same."""
    game, position = stammtisch.game(name), played(name, 3, 80)
    view = game.view(position, 0)
    drawing = engine.engine().draw(replace(game, name="nobody"), view, "dark", "de")
    root = ET.fromstring(drawing)  # noqa: S314 -- our own
    lowest = max(float(text.attrib["y"]) for text in root.iter(f"{SVG}text"))

    assert all(card in words_in(drawing) for card in view.players[0].hand)  # type: ignore[attr-defined]  # both have one
    assert lowest < float(root.attrib["height"])


def test_the_toy_is_drawn_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package, with rules and nothing else."""
    install_toy(monkeypatch)
    position = TOY.deal()
    position.run_chance(Rng(1))

    assert TOY.name in words_in(stammtisch.svg(position, 0)).lower()


def test_any_thread_may_ask_and_a_forked_process_too() -> None:
    """The engine has a thread of its own, and every process an engine."""
    position = played(GAMES[0], 3, 30)
    drawn = stammtisch.svg(position)
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: stammtisch.svg(position), range(8))) == {drawn}
    assert isinstance(engine.engine(), Engine)
    if hasattr(os, "fork"):
        child = os.fork()
        if child == 0:
            os._exit(0 if stammtisch.svg(position) == drawn else 1)
        assert os.waitpid(child, 0)[1] == 0


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seat": "pink"}, "There is no seat called “pink”; choose one of these: red, blue, yellow, open, spectator"),
        ({"seat": 3}, "There is no seat called “3”"),
        ({"seat": -3}, "There is no seat called “-3”"),
        ({"theme": "dusk"}, "There is no theme called “dusk”"),
        ({"language": "it"}, "No picture can be lettered in “it”"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(wish: dict[str, str], said: str) -> None:
    """With what there is instead."""
    with pytest.raises(Mistake) as mistake:
        stammtisch.svg(played(GAMES[0], 3, 5), **wish)
    assert str(mistake.value).startswith(said)
