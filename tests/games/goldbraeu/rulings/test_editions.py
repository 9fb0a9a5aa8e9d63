"""Editions and options: B.2 typed out, and what cannot be asked for."""

from __future__ import annotations

import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.games.goldbraeu.game import GAME

# option, values, hanser-2004, rio-grande-2004, digest (B.2 of the rules, names as in GB-Q82)
TABLE = """
    chip_direction          clockwise/either                    clockwise         either       clockwise
    after_block             boss_or_contract/boss_only/none     boss_or_contract  boss_only    none
    duel_attacker_cards     one/any_on_retry                    any_on_retry      one          one
    duel_boss_cards         one/any                             one               one          one
    boss_extra_card         needed_only/always                  needed_only       always       always
    name_with_hidden_share  yes/no                              yes               yes          yes
    chip_money              garden/boss                         garden            garden       boss
    payday_first            adler/krug                          adler             adler        krug
    tie_break               shared/shares                       shared            shared       shares
    three_player_shares     5/6                                 5                 5            6
    initial_deal            redraw/shares_only                  redraw            shares_only  redraw
    removal_three_players   all/never                           all               all          all
    relocate_boss           off/on                              off               off          off
    fence_limit             off/on                              off               off          off
    open_money              on/off                              on                on           on
    lost_share_in_duel      lapse/stands                        lapse             lapse        lapse
    vacant_remainder        bank/largest_holder                 bank              bank         bank
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


def test_there_are_just_these_options_with_these_values() -> None:
    """B.2, part C and H.1."""
    assert [(option.name, set(option.values)) for option in GAME.options] == [
        (name, set(values.split("/"))) for name, values, *_ in ROWS
    ]


@pytest.mark.parametrize(("edition", "column"), [("hanser-2004", 2), ("rio-grande-2004", 3), ("digest", 4)])
def test_an_edition_presets_every_option(edition: str, column: int) -> None:
    """B.2, cell by cell."""
    assert GAME.editions[edition] == {row[0]: row[column] for row in ROWS}


def test_the_german_text_is_the_default() -> None:
    """B.2: the author's own text."""
    assert list(GAME.editions) == ["hanser-2004", "rio-grande-2004", "digest"]
    assert GAME.make_setup().edition == "hanser-2004"


@pytest.mark.parametrize("name", ["three_player_shares", "removal_three_players"])
def test_options_for_three_players_mean_nothing_to_four(name: str) -> None:
    """Asked for at a table of four they are a mistake; at a table of three they are not."""
    value = dict(zip((row[0] for row in ROWS), (row[1].split("/")[1] for row in ROWS), strict=True))[name]

    with pytest.raises(Mistake) as mistake:
        GAME.make_setup(seats=4, options={name: value})
    assert (mistake.value.key, mistake.value.about) == ("option-seats", {"option": name, "needed": 3, "seats": 4})
    assert GAME.make_setup(seats=3, options={name: value}).options[name] == value


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ([("chip_money", "boss"), ("chip_money", "garden")], "option-twice"),
        ([("chips_money", "boss")], "unknown-option"),
        ([("chip_money", "everybody")], "unknown-value"),
        ([("chip_money", "")], "unknown-value"),
        ([("", "")], "unknown-option"),
    ],
)
def test_contradictory_and_unknown_options(options: list[tuple[str, str]], key: str) -> None:
    """One clear sentence each."""
    with pytest.raises(Mistake) as mistake:
        GAME.make_setup(options=options)

    assert mistake.value.key == key


@pytest.mark.parametrize(("seats", "fine"), [(2, False), (3, True), (4, True), (5, False)])
def test_the_game_is_for_three_or_four(seats: int, fine: bool) -> None:  # noqa: FBT001 -- a case
    """GB-CMP-08."""
    if fine:
        assert GAME.make_setup(seats=seats).seats == seats
        return
    with pytest.raises(Mistake) as mistake:
        GAME.make_setup(seats=seats)
    assert mistake.value.key == "wrong-seats"


def test_an_unknown_edition() -> None:
    """The sentence lists the known ones."""
    with pytest.raises(Mistake) as mistake:
        GAME.make_setup("zoch-2005")

    assert mistake.value.about == {"edition": "zoch-2005", "known": "hanser-2004, rio-grande-2004, digest"}
