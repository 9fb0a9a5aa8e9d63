"""Waitress and bum: where a special card may move its chip (GB-CHP). The ring: Krug Eiche Bären Post Hirschen Adler."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import Scene, table

RING = ("krug", "eiche", "baeren", "post", "hirschen", "adler")


def card(chip: str, waitress: str, bum: str, **options: str) -> Scene:
    """Red buys a special card with the chips standing where said."""
    scene = table(f"{waitress} waitress\n{bum} bum\ndisplay {chip} krug\nstart red", **options)
    return scene.plans().say("red buy left")


def reachable(chip: str, waitress: str, bum: str, **options: str) -> list[str]:
    """The gardens that the chip may go to."""
    return [words.removeprefix("move ") for words in card(chip, waitress, bum, **options).choices]


@pytest.mark.parametrize(
    ("chip", "waitress", "bum", "gardens"),
    [
        pytest.param("bum", "baeren", "adler", ["krug", "eiche", "adler"], id="T-GB-40"),
        pytest.param("waitress", "baeren", "adler", ["baeren", "post", "hirschen"], id="T-GB-41"),
        pytest.param("waitress", "krug", "eiche", ["krug", "baeren", "post"], id="T-GB-42"),
        pytest.param("waitress", "krug", "baeren", ["krug", "eiche", "post"], id="T-GB-43"),
    ],
)
def test_clockwise(chip: str, waitress: str, bum: str, gardens: list[str]) -> None:
    """T-GB-40 to T-GB-43, German text: stay, one or two on, the other chip's garden not counted (GB-CHP-02, -03)."""
    assert reachable(chip, waitress, bum) == gardens


@pytest.mark.parametrize(
    ("chip", "gardens"),
    [
        pytest.param("bum", ["krug", "eiche", "post", "hirschen", "adler"], id="T-GB-40"),
        pytest.param("waitress", ["krug", "eiche", "baeren", "post", "hirschen"], id="T-GB-41"),
    ],
)
def test_either_way(chip: str, gardens: list[str]) -> None:
    """T-GB-40, T-GB-41, English text: everywhere but to the other chip."""
    assert reachable(chip, "baeren", "adler", chip_direction="either") == gardens


@pytest.mark.parametrize(
    ("other", "clockwise", "either"),
    [
        (1, [0, 2, 3], [0, 2, 3, 4, 5]),
        (2, [0, 1, 3], [0, 1, 3, 4, 5]),
        (3, [0, 1, 2], [0, 1, 2, 4, 5]),
        (4, [0, 1, 2], [0, 1, 2, 3, 5]),
        (5, [0, 1, 2], [0, 1, 2, 3, 4]),
    ],
)
@pytest.mark.parametrize("start", range(6))
def test_table_of_a_7_1(start: int, other: int, clockwise: list[int], either: list[int]) -> None:
    """A.7.1: how far a chip gets, with the other one so many gardens ahead, from anywhere on the ring."""
    waitress, bum = RING[start], RING[(start + other) % 6]

    def offsets(gardens: list[str]) -> list[int]:
        return sorted((RING.index(garden) - start) % 6 for garden in gardens)

    assert offsets(reachable("waitress", waitress, bum)) == clockwise
    assert offsets(reachable("waitress", waitress, bum, chip_direction="either")) == either


def test_reasons_against_a_move() -> None:
    """The other chip's garden, and too far."""
    scene = card("waitress", "krug", "eiche")

    assert scene.why("red move eiche") == "other-chip"
    assert scene.why("red move hirschen") == "too-far"
    assert scene.why("red pass") == "not-now"


def test_the_buyer_moves_the_chip_and_the_card_is_gone() -> None:
    """GB-CHP-01, -04: Bären to Post, told to all."""
    scene = card("waitress", "baeren", "adler").say("red move post")

    assert [scene.chip("waitress"), scene.chip("bum")] == ["post", "adler"]
    assert scene.events("chip-moved")[0].facts == {
        "seat": "red",
        "chip": "waitress",
        "left": "baeren",
        "garden": "post",
    }
    assert scene.display == ["-", "krug"]


def test_a_chip_may_stay() -> None:
    """GB-CHP-04, GB-Q58: the card leaves the game in any case."""
    scene = card("bum", "baeren", "adler").say("red move adler")

    assert scene.chip("bum") == "adler"
    assert scene.display == ["-", "krug"]
