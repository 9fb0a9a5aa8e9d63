"""The contents of the box (GB-CMP)."""

from __future__ import annotations

from stammtisch.games.goldbraeu.rules import components


def test_ten_businesses() -> None:
    """GB-CMP-01: six beer gardens and four breweries."""
    assert components.BREWERY_NAMES == ("mayer", "stein", "kramer", "schmid")
    assert len(components.BUSINESS_NAMES) == 10


def test_the_ring_of_the_gardens() -> None:
    """GB-CMP-02: clockwise from Krug."""
    assert components.GARDEN_NAMES == ("krug", "eiche", "baeren", "post", "hirschen", "adler")


def test_pieces() -> None:
    """GB-CMP-03, -04, -05: five cards of each chip, three signs of each brewery, six figures, three action cards."""
    assert [components.SPECIAL_CARDS, components.SIGNS, components.BOSS_FIGURES] == [5, 3, 6]
    assert components.PLAN_NAMES == ("expand", "boss", "buy")


def test_spaces_are_named_by_column_and_row() -> None:
    """Seven rows of eight: a1 is the first, h7 the last."""
    assert [components.SPACE_NAMES[space] for space in (0, 7, 8, 34, 55)] == ["a1", "h1", "a2", "c5", "h7"]
