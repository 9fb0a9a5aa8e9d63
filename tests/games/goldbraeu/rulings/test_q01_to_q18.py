"""Rulings GB-Q01 to GB-Q18: board, setup, expansion, and what a boss without shares may do."""

from __future__ import annotations

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.boards import LARGE, large_board
from tests.games.goldbraeu.tables import Scene, table


def dealt(seats: int = 4) -> Scene:
    """A table whose hands are dealt."""
    p = GAME.deal(seats=seats)
    p.journal = []
    p.run_chance(Rng(4))
    return Scene(p)


def keep_first(scene: Scene, seat: str) -> None:
    """Let a seat keep the first two cards it may."""
    for _ in range(2):
        card = next(card for card in scene.hand(seat) if scene.why(f"{seat} keep {card}") == "ok")
        scene.say(f"{seat} keep {card}")


def test_gb_q01_our_own_map_keeps_to_what_is_known() -> None:
    """38 spaces that hang together; every base has its inn on one side and three tables beside it."""
    file = BOARDS.standard.file

    assert BOARDS.standard.tables.bit_count() == 38
    assert [inn.id for inn in file.inns_clockwise] == ["krug", "eiche", "baeren", "post", "hirschen", "adler"]
    assert BOARDS.load("standard") == BOARDS.standard


@pytest.mark.parametrize("umbrellas", [[[2, 2]], [[2, 2], [3, 3], [5, 5], [6, 6]]])
def test_gb_q02_the_map_says_how_many_umbrellas(umbrellas: list[list[int]]) -> None:
    """One or four: any number but none, and none on a base space."""
    board = large_board()
    board["grid"]["double"] = umbrellas
    text = str(board).replace("'", '"')

    assert BOARDS.load(text).umbrellas.bit_count() == len(umbrellas)


def test_gb_q03_the_first_start_player_is_drawn_by_lot() -> None:
    """Every seat is as likely as any other."""
    scene = dealt()
    for seat in ("red", "blue", "yellow", "green"):
        keep_first(scene, seat)

    assert scene.asked == "dealer: choose-start"
    assert scene.p.weights() == [1, 1, 1, 1]


def test_gb_q04_cards_to_keep_are_chosen_under_seal() -> None:
    """Nobody sees a choice before all are made; who was quick gains and loses nothing."""
    scene = dealt()
    before = GAME.view(scene.p, 1)
    keep_first(scene, "green")
    after = GAME.view(scene.p, 1)

    assert scene.happened("share-revealed") == []
    assert after.players == before.players
    assert after.businesses == before.businesses


def test_gb_q05_first_figures_are_compulsory() -> None:
    """Passing is no choice."""
    scene = dealt()
    for seat in ("red", "blue", "yellow", "green"):
        keep_first(scene, seat)
    scene.say("dealer start green")

    assert all(words.startswith("place ") for words in scene.choices)
    assert scene.why("green pass") == "not-now"


def test_gb_q06_the_removal_at_setup_waits_until_all_markers_lie() -> None:
    """Yellow's two Krug cards complete the six: red's and blue's singles go, nobody's pair does."""
    p = GAME.deal(edition="rio-grande-2004", seats=3, options={"three_player_shares": "6"})
    p.journal = []
    scene = Scene(p)
    scene.say(*(f"dealer lay {name}" for name in ("mayer", "stein", "kramer", "mayer", "stein", "kramer")))
    hands = {
        "red": "krug eiche eiche eiche eiche eiche post post",
        "blue": "krug mayer mayer mayer mayer mayer post post",
        "yellow": "krug krug krug krug adler adler adler adler",
    }
    for row in zip(*(cards.split() for cards in hands.values()), strict=True):
        scene.say(*(f"dealer deal {card}" for card in row))
    scene.say("red keep post", "red keep post", "blue keep post", "blue keep post")
    scene.say("yellow keep adler", "yellow keep adler")

    assert scene.shares("krug") == "yellow 4"
    kinds = scene.happened("share-revealed", "marker-returned")
    assert kinds == ["share-revealed"] * 18 + ["marker-returned"] * 2


def test_gb_q07_a_brewery_may_start_without_a_contract() -> None:
    """Three breweries supply two gardens each; nothing is balanced."""
    p = GAME.deal()
    scene = Scene(p)
    scene.say(*(f"dealer lay {name}" for name in ("mayer", "stein", "kramer", "mayer", "stein", "kramer")))

    assert scene.stock("schmid") == 3
    assert scene.asked == "dealer: deal-hands"


def test_gb_q08_fences_never_run_out() -> None:
    """24 fences in the box of this board, and a garden that needs more."""
    text = "krug red 0* spaces c1 c2 c3 b3 d3 e3 c4\nstart red"
    scene = table(text, board=LARGE).plans(red="expand", blue="expand")

    assert scene.why("red expand krug c5") == "ok"


def test_gb_q08_fence_limit_makes_them_scarce() -> None:
    """The same garden with `fence_limit=on`."""
    text = "krug red 0* spaces c1 c2 c3\neiche red 0* spaces f1 f2\nstart red"
    scene = table(text, board=LARGE, fence_limit="on").plans(red="expand", blue="expand")

    assert scene.asked == "yellow: buy-share"


def test_gb_q09_one_fence_for_a_side_shared_sides_once() -> None:
    """24 fences: 18 - 1 + 3 = 20 for c2, and 22 for f2 more; b1, at the rim, takes 22 - 1 + 2 = 23; c3 takes 24."""
    text = "krug red 0* spaces c1 c2\neiche blue 0* spaces f1 f2\nstart red"
    scene = table(text, board=LARGE, fence_limit="on").plans(red="expand", blue="expand")

    assert scene.why("red expand krug b1") == "ok"
    assert scene.why("red expand krug c3") == "ok"
    scene.say("red expand krug c3")
    assert scene.asked == "yellow: buy-share"  # blue would need 25 for anything


def test_gb_q10_a_space_that_was_cut_off_can_be_added() -> None:
    """It is unowned like any unused one."""
    text = "adler red 0* spaces a3 b3 b4 b5 a5\nhirschen red 0*\nstart red"
    scene = table(text).plans(red="expand").say("red transfer hirschen b5", "red expand hirschen a5")

    assert scene.spaces("hirschen") == "a5 b5 c5"


def test_gb_q11_a_given_space_must_touch_the_receiver() -> None:
    """B4 touches Hirschen's c4, b3 touches nothing of it."""
    text = "adler red 0* spaces a3 b3 b4\nhirschen red 0* spaces c5 c4\nstart red"
    scene = table(text).plans(red="expand", blue="expand")

    assert scene.why("red transfer hirschen b4") == "ok"
    assert scene.why("red transfer hirschen b3") == "not-beside"


def test_gb_q12_all_groups_without_connection_become_unowned() -> None:
    """Two groups, one with an umbrella."""
    text = "adler red 0* spaces a3 b3 b2 a2 b4 a5 b5\nkrug red 0* spaces c1 c2 c3\nstart red"
    scene = table(text).plans(red="expand", blue="expand").say("red transfer krug b3")

    assert scene.spaces("adler") == "a2 b2 a3"
    assert [event.facts["space"] for event in scene.events("space-cut-off")] == ["b4", "a5", "b5"]


def test_gb_q13_cut_off_spaces_do_not_join_the_receiver() -> None:
    """B4 borders Hirschen's c4, and stays unowned all the same."""
    text = "adler red 0* spaces a3 b3 b4\nhirschen red 0* spaces c5 c4 c3\nstart red"
    scene = table(text).plans(red="expand", blue="expand").say("red transfer hirschen b3")

    assert scene.spaces("hirschen") == "b3 c3 c4 c5"
    assert scene.spaces("adler") == "a3"


def test_gb_q14_there_and_back_with_two_actions() -> None:
    """Nothing forbids it."""
    text = "krug red 0* spaces c1 c2 c3\nhirschen red 0* spaces c5 c4\nstart red"
    scene = table(text).plans(red="expand").say("red transfer hirschen c3", "red transfer krug c3")

    assert scene.spaces("krug") == "c1 c2 c3"


def test_gb_q15_who_cannot_act_counts_and_passes() -> None:
    """Two chose boss; red, who can do nothing, still costs blue the second action."""
    scene = table("krug blue 1\npost blue 1\nstart red").plans(red="boss", blue="boss").say("blue name krug 0")

    assert scene.asked == "yellow: buy-share"


def test_gb_q16_a_forgone_first_action_leaves_the_second() -> None:
    """Alone in expansion, red passes once and then expands."""
    scene = table("krug red 0*\nstart red").plans(red="expand").say("red pass")

    assert scene.asked == "red: expansion"
    assert scene.say("red expand krug c2").asked == "blue: buy-share"


def test_gb_q17_a_boss_without_shares_expands_and_signs_but_cannot_block() -> None:
    """Nothing is never a majority."""
    text = "krug red 0* green 1\nmayer red 0*\nkrug beer stein\nstart red"

    assert table(text).plans(red="expand", blue="expand").why("red expand krug c2") == "ok"
    assert table(text).plans(red="boss", blue="boss").why("red contract krug mayer") == "ok"
    attacked = table(text).plans(green="boss", blue="boss").say("green name krug 0")
    assert attacked.boss("krug") == "green"


def test_gb_q18_a_boss_who_loses_his_last_share_stays_boss() -> None:
    """Figures leave only by being replaced."""
    scene = table("krug red 2 blue 2 green 1*\ndisplay krug eiche\nstart red").plans().say("red buy left")

    assert scene.markers("krug")["green"] == 0
    assert scene.boss("krug") == "green"


def test_gb_q01_a_map_without_umbrellas_is_none() -> None:
    """Some umbrella spaces there must be."""
    with pytest.raises(Mistake) as mistake:
        BOARDS.load(LARGE.replace("[[2, 2], [6, 7], [3, 4]]", "[]"))

    assert mistake.value.key == "board-no-umbrella"
