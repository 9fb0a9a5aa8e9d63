"""Expansion and transfer, reason by reason (GB-EXP, GB-TRF).

  a b c d e f g h
1 . . K . . E . .      K E B P H A are base spaces, D are umbrellas, # carries no table
2 . D . D D . D .
3 A . . # # . . B
4 . D . D D . D .
5 . . H . . P . .
"""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.tables import Scene, table

GARDENS = """
    krug      red 0*   spaces c1 c2 c3
    hirschen  red 0*   spaces c5 c4
    eiche     blue 0*  spaces f1 e1
    start     red
"""


def grow(text: str = GARDENS, **options: str) -> Scene:
    """Red chose expansion with somebody else: one action."""
    return table(text, **options).plans(red="expand", blue="expand")


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("pass", "ok"),
        ("expand krug b1", "ok"),
        ("expand krug d2", "ok"),
        ("expand krug b3", "ok"),
        ("expand hirschen b4", "ok"),
        ("expand eiche g1", "not-boss"),
        ("expand adler a2", "not-boss"),
        ("expand krug d3", "no-table"),
        ("expand krug c7", "no-table"),
        ("expand krug c4", "space-taken"),
        ("expand krug e1", "space-taken"),
        ("expand krug c2", "space-taken"),
        ("expand krug a1", "not-beside"),
        ("expand krug d4", "not-beside"),
        ("expand hirschen b3", "not-beside"),
        ("name krug 0", "not-now"),
    ],
)
def test_reasons_against_an_expansion(decision: str, reason: str) -> None:
    """GB-EXP-01, -02, -03: boss, free table, a common side; d4 and b3 touch at a corner only."""
    assert grow().why(f"red {decision}") == reason


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("transfer hirschen c3", "ok"),
        ("transfer krug c4", "ok"),
        ("transfer hirschen c2", "not-beside"),
        ("transfer hirschen c1", "base-space"),
        ("transfer krug c5", "base-space"),
        ("transfer krug c2", "same-garden"),
        ("transfer krug e1", "not-your-space"),
        ("transfer krug b1", "not-your-space"),
        ("transfer krug d3", "not-your-space"),
        ("transfer eiche c2", "not-boss"),
    ],
)
def test_reasons_against_a_transfer(decision: str, reason: str) -> None:
    """GB-TRF-01, -02, -03: boss of both, no base space, a common side with the receiver (GB-Q11)."""
    assert grow().why(f"red {decision}") == reason


def test_everything_that_can_be_done() -> None:
    """Typed out: Krug c1 c2 c3 and Hirschen c5 c4, nothing else in reach."""
    assert grow().choices == [
        "pass",
        "expand krug b1",
        "expand krug d1",
        "expand krug b2",
        "expand krug d2",
        "expand krug b3",
        "expand hirschen b4",
        "expand hirschen d4",
        "expand hirschen b5",
        "expand hirschen d5",
        "transfer krug c4",
        "transfer hirschen c3",
    ]


def test_an_umbrella_costs_nothing() -> None:
    """GB-EXP-04, GB-CMP-07: it is added like any other space and counts twice."""
    scene = grow().say("red expand krug d2")

    assert scene.cash("red") == 25
    assert scene.spaces("krug") == "c1 c2 d2 c3"
    assert scene.p.at[at.TABLES] == 5


def test_one_action_adds_one_space() -> None:
    """GB-EXP-05; no share is needed (GB-EXP-07): red has none."""
    scene = grow().say("red expand krug d2")

    assert scene.asked == "blue: expansion"
    assert scene.events("space-added")[0].facts == {"seat": "red", "garden": "krug", "space": "d2"}


def test_two_actions_may_serve_one_garden_or_two() -> None:
    """GB-EXP-08: alone, twice the same or one each; the second may lean on the first."""
    assert table(GARDENS).plans(red="expand").say("red expand krug b1", "red expand krug a1").spaces("krug") == (
        "a1 b1 c1 c2 c3"
    )
    scene = table(GARDENS).plans(red="expand").say("red expand krug b1", "red expand hirschen b5")
    assert [scene.spaces("krug"), scene.spaces("hirschen")] == ["b1 c1 c2 c3", "c4 b5 c5"]


# T-GB-47 to T-GB-49: Krug is a row a0 a1 a2, and a1 lies beside the base of Hirschen.
ROW = """
    hirschen  red 0*  spaces c5
    adler     red 0*  spaces a3 b3 b4 b5 a5
    krug      red 0*
    start     red
"""


def test_t_gb_47_spaces_without_contact_become_unowned() -> None:
    """T-GB-47, GB-TRF-04, -05, -06: b5 goes to Hirschen, a5 has lost its base; it joins nobody (GB-Q12, GB-Q13)."""
    scene = grow(ROW).say("red transfer hirschen b5")

    assert scene.spaces("hirschen") == "b5 c5"
    assert scene.spaces("adler") == "a3 b3 b4"
    assert scene.p.at[at.FREE_SPACES] & 1 << 32  # a5
    assert [event.facts for event in scene.events("space-cut-off")] == [{"garden": "adler", "space": "a5"}]
    assert scene.asked == "yellow: buy-share"


def test_t_gb_48_a_base_space_is_never_given_away() -> None:
    """T-GB-48, GB-TRF-02."""
    scene = grow("hirschen red 0* spaces c5 b5 a5 a4\nadler red 0*\nkrug red 0*\nstart red")

    assert scene.why("red transfer hirschen a3") == "base-space"


def test_t_gb_49_a_space_must_touch_the_receiver() -> None:
    """T-GB-49, GB-TRF-03: a5 touches no space of Hirschen."""
    assert grow(ROW).why("red transfer hirschen a5") == "not-beside"


def test_a_cut_off_space_can_be_added_again() -> None:
    """GB-EXP-06, GB-Q10: by the same player with his second action, space by space."""
    scene = table(ROW).plans(red="expand").say("red transfer hirschen b5", "red expand hirschen a5")

    assert scene.spaces("hirschen") == "a5 b5 c5"


def test_several_groups_are_cut_off_at_once() -> None:
    """GB-Q12: all spaces without connection, umbrella or not."""
    text = """
        adler     red 0*  spaces a3 b3 b2 b4 a1 b1 a5 b5
        krug      red 0*  spaces c1 c2 c3
        start     red
    """
    scene = grow(text).say("red transfer krug b3")

    assert scene.spaces("adler") == "a3"
    assert scene.p.at[at.TABLES + 5] == 1
    assert len(scene.events("space-cut-off")) == 6


def test_there_and_back_again() -> None:
    """GB-Q14: two transfers of the same space."""
    scene = table(GARDENS).plans(red="expand").say("red transfer hirschen c3", "red transfer krug c3")

    assert [scene.spaces("krug"), scene.spaces("hirschen")] == ["c1 c2 c3", "c4 c5"]


def test_who_has_no_garden_is_not_asked() -> None:
    """GB-Q76: everybody can see that nothing can be done."""
    assert table("mayer red 3*\nstart red").plans(red="expand").asked == "blue: buy-share"


def test_who_is_walled_in_is_not_asked() -> None:
    """GB-Q76: Krug's neighbours belong to others."""
    scene = table("krug red 0*\neiche blue 0* spaces f1 f2 e2 d2 c2 d1 b2 b1\nstart red").plans(red="expand")

    assert scene.asked == "blue: buy-share"


def test_who_can_only_pass_a_space_on_is_asked() -> None:
    """No free space beside his gardens, but they lie beside each other."""
    text = """
        krug      red 0*   spaces c1 c2 c3
        hirschen  red 0*   spaces c5 c4
        eiche     blue 0*  spaces f1 b1 d1 b2 d2 b3 b4 d4 b5 d5
        start     red
    """

    assert grow(text).choices == ["pass", "transfer krug c4", "transfer hirschen c3"]


def test_without_a_second_garden_nothing_can_be_transferred() -> None:
    """GB-TRF-01: also where a space of another's garden lies beside."""
    scene = grow("krug red 0*\neiche blue 0* spaces f1 e1 d1\nstart red")

    assert scene.choices == ["pass", "expand krug b1", "expand krug c2"]
    assert scene.why("red transfer krug d1") == "not-your-space"


# ---- fences, where they are counted


def scarce(fences: int) -> str:
    """The standard board with fewer fences, in one line."""
    file = BOARDS.standard.file
    text = msgspec.json.encode(BOARDS.standard.file).decode()
    return text.replace(f'"fences":{file.fences}', f'"fences":{fences}')


@pytest.mark.parametrize(("fences", "reason"), [(19, "no-fence"), (20, "ok")])
def test_fences_can_be_counted(fences: int, reason: str) -> None:
    """GB-CMP-06, GB-Q09: c2 takes three new fences, and c1 needs one fewer: 18 - 1 + 3 = 20."""
    scene = table("krug red 0*\nstart red", board=scarce(fences), fence_limit="on").plans(red="expand", blue="expand")

    assert scene.why("red expand krug c2") == reason


def test_only_what_there_are_fences_for_is_offered() -> None:
    """GB-Q09: 19 suffice for b1 or d1 at the rim; b4, given from a block of four, takes one more than the 21 used."""
    scene = table("krug red 0*\nstart red", board=scarce(19), fence_limit="on").plans(red="expand", blue="expand")
    assert scene.choices == ["pass", "expand krug b1", "expand krug d1"]

    text = "adler red 0* spaces a3 b3 a4 b4\nhirschen red 0* spaces c5 b5\nstart red"
    few = table(text, board=scarce(21), fence_limit="on").plans(red="expand", blue="expand")
    enough = table(text, board=scarce(22), fence_limit="on").plans(red="expand", blue="expand")
    assert few.why("red transfer hirschen b4") == "no-fence"
    assert "transfer hirschen b4" not in few.choices
    assert "transfer hirschen b4" in enough.choices


def test_fences_do_not_count_unless_agreed() -> None:
    """GB-Q08: by default they only show the borders."""
    scene = table("krug red 0*\nstart red", board=scarce(18)).plans(red="expand", blue="expand")

    assert scene.why("red expand krug c2") == "ok"


def test_a_side_without_a_table_takes_no_fence() -> None:
    """GB-Q79: d2 has the table-less d3 below it, so it takes d1 and e2 only: 18 + 2 for c2, + 1 for d2."""
    text = "krug red 0* spaces c1 c2\nstart red"
    enough = table(text, board=scarce(21), fence_limit="on").plans(red="expand", blue="expand")
    short = table(text, board=scarce(20), fence_limit="on").plans(red="expand", blue="expand")

    assert enough.why("red expand krug d2") == "ok"
    assert short.asked == "yellow: buy-share"  # it takes 21, and nothing else takes fewer


def test_who_has_no_fence_for_anything_is_not_asked() -> None:
    """GB-Q76: everybody can count the fences; red's two actions lapse, nobody hears the question."""
    scene = table("krug red 0*\nstart red", board=scarce(18), fence_limit="on").plans(red="expand")

    assert scene.asked == "blue: buy-share"
