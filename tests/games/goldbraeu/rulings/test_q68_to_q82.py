"""Rulings GB-Q68 to GB-Q82, added after a second implementation."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES, CHIP_NAMES
from tests.games.goldbraeu.attacks import attack
from tests.games.goldbraeu.tables import table


@pytest.mark.parametrize(
    ("text", "options", "asked"),
    [
        pytest.param("hirschen red 3* green 2", {}, True, id="majority"),
        pytest.param("hirschen red 2* green 2", {}, False, id="empty hand"),
        pytest.param("hirschen red 2* green 2\nred hand krug", {}, True, id="any card might be the one"),
        pytest.param("hirschen red 2* green 2\nred hand krug markers 0", {}, False, id="no marker"),
        pytest.param("hirschen red 1* green 2\nred hand krug krug", {}, False, id="one card is too few"),
        pytest.param("hirschen red 1* green 1\nred hand krug krug", {}, True, id="one card is enough"),
        pytest.param("hirschen red 1* green 2\nred hand krug krug", {"duel_boss_cards": "any"}, True, id="two are"),
        pytest.param("hirschen red 1* green 2\nred hand krug", {"duel_boss_cards": "any"}, False, id="has but one"),
        pytest.param(
            "hirschen red 1* green 2\nred hand krug krug markers 1", {"duel_boss_cards": "any"}, False, id="one marker"
        ),
        pytest.param("hirschen red 1* green 1 blue 3\nred hand krug", {}, True, id="would strip the challenger"),
        pytest.param("hirschen red 1* green 2 blue 2\nred hand krug", {}, False, id="would strip nobody"),
        pytest.param(
            "hirschen red 2* green 2\nred hand krug\ndisplay hirschen hirschen", {}, False, id="both in sight"
        ),
        pytest.param("hirschen red 2* green 2\nred hand krug\nunder hirschen hirschen", {}, False, id="both under"),
        pytest.param("hirschen red 2* green 2\nred hand krug\nunder hirschen", {}, True, id="one is somewhere"),
        pytest.param(
            "hirschen red 2* green 2\nred hand krug\ngreen hand hirschen hirschen", {}, True, id="green's secret"
        ),
    ],
)
def test_gb_q68_when_the_boss_is_asked(text: str, options: dict[str, str], asked: bool) -> None:  # noqa: FBT001 -- a case
    """Exactly when it is not public knowledge that he cannot block, whatever he really holds."""
    assert (attack(text, **options).asked == "red: answer") == asked


@pytest.mark.parametrize("edition", ["hanser-2004", "rio-grande-2004", "digest"])
def test_gb_q69_a_card_commits_the_boss(edition: str) -> None:
    """Blocking and the card are one decision; a card that would not do cannot be played, in any edition."""
    scene = attack("hirschen red 2* green 2\nred hand hirschen", edition=edition)
    assert scene.choices == ["allow", "block 1"]
    assert scene.say("red block 1").boss("hirschen") == "red"

    useless = attack("hirschen red 1* green 2 blue 2\nred hand hirschen", edition=edition)
    assert useless.boss("hirschen") == "green"


def test_gb_q70_boss_extra_card_always() -> None:
    """He who has the majority may play one card more together with his block; a second one not."""
    text = "hirschen red 3* green 1\nred hand hirschen hirschen"
    scene = attack(text, boss_extra_card="always")
    assert scene.choices == ["allow", "block 0", "block 1"]
    assert scene.why("red block 2") == "one-card"
    assert scene.say("red block 1").shares("hirschen") == "red 4 green 1"

    assert attack(text, boss_extra_card="needed_only").choices == ["allow", "block 0"]


def test_gb_q71_duel_boss_cards_any() -> None:
    """As many as he needs, or as many as he likes, all at once."""
    text = "hirschen red 1* green 1 blue 1\nred hand hirschen hirschen hirschen"
    assert attack(text, duel_boss_cards="any").choices == ["allow", "block 2"]

    free = attack(text, duel_boss_cards="any", boss_extra_card="always")
    assert free.choices == ["allow", "block 2", "block 3"]
    assert free.say("red block 3").shares("hirschen") == "red 4"  # the sixth share takes both singles


def test_gb_q72_a_card_that_only_strips_may_not_be_played() -> None:
    """With `lost_share_in_duel=stands`; one that gives the majority as well may."""
    assert attack("hirschen red 1* green 1 blue 3\nred hand hirschen", lost_share_in_duel="stands").boss(
        "hirschen"
    ) == ("green")
    both = attack("hirschen red 2* green 1 blue 2\nred hand hirschen", lost_share_in_duel="stands")
    assert both.choices == ["allow", "block 1"]
    assert both.say("red block 1").boss("hirschen") == "red"


def test_gb_q73_after_block_none_ends_the_present_action_only() -> None:
    """A sole chooser has his second."""
    text = "hirschen red 3* green 1\nkrug green 1\nstart green"
    scene = table(text, after_block="none").plans(green="boss").say("green name hirschen 0", "red block 0")
    assert scene.asked == "green: name-boss"
    scene.say("green name krug 0")
    assert scene.boss("krug") == "green"

    pair = table(text + "\nmayer blue 1", after_block="none").plans(green="boss", blue="boss")
    assert pair.say("green name hirschen 0", "red block 0").asked == "blue: name-boss"


@pytest.mark.parametrize("after_block", ["boss_or_contract", "boss_only", "none"])
def test_gb_q74_blocked_today_lasts_into_the_second_action(after_block: str) -> None:
    """The same business again needs a further card."""
    text = "hirschen red 3* green 1\nkrug green 1\ngreen hand hirschen\nstart green"
    scene = table(text, after_block=after_block).plans(green="boss").say("green name hirschen 0", "red block 0")
    if scene.asked == "green: name-again":
        scene.say("green pass")

    assert scene.asked == "green: name-boss"
    assert scene.why("green name hirschen 0") == "needs-card"
    assert scene.why("green name hirschen 1") == "ok"


def test_gb_q75_the_seventh_day_is_cleaned_up_before_payday() -> None:
    """Leftovers lie under the supply and protections are over, on the last day too."""
    for day in (7, 21):
        scene = table(f"display krug eiche\nadler red 1* fresh\nred hand post\nstart red day {day}").plans()
        for _ in range(4):
            scene.say(f"{scene.asked.split(':')[0]} pass")

        assert scene.asked == "red: last-cards"
        assert scene.under == ["krug", "eiche"]
        assert scene.p.at[at.FRESH] == 0


ALL_BUT_EICHE = "\n".join(f"{name} opened 6" for name in BUSINESS_NAMES[2:])
ALL_OPEN = f"eiche opened 6\n{ALL_BUT_EICHE}"


@pytest.mark.parametrize(
    ("text", "plan", "asked"),
    [
        pytest.param("", "boss", False, id="no share and no card"),
        pytest.param("red hand krug", "boss", True, id="any card might be a share"),
        pytest.param("red hand krug markers 0", "boss", False, id="no marker for it"),
        pytest.param("krug red 0*\nred hand krug\n" + ALL_OPEN, "boss", False, id="no card left but of his own"),
        pytest.param("krug red 0*\nred hand eiche\n" + ALL_BUT_EICHE, "boss", True, id="one card is left"),
        pytest.param("krug red 1\nred figures 0", "boss", False, id="no figure and no contract"),
        pytest.param("krug red 1", "boss", True, id="a share and a figure"),
        pytest.param("krug red 1*", "boss", False, id="boss there already"),
        pytest.param("krug red 1 blue 1* fresh", "boss", False, id="boss of today"),
        pytest.param("krug red 0* beer stein\nadler beer kramer\nmayer red 0*", "boss", True, id="a contract"),
        pytest.param("krug red 0* beer mayer\nmayer red 0*", "boss", False, id="only the same brewery"),
        pytest.param("krug red 0*", "expand", True, id="a garden"),
        pytest.param("mayer red 2*", "expand", False, id="no garden"),
        pytest.param("red cash 1\ndisplay krug eiche", "buy", False, id="no money"),
        pytest.param("supply", "buy", False, id="nothing for sale"),
        pytest.param("supply\ndisplay krug -\nred markers 0", "buy", False, id="only a share and no marker"),
        pytest.param("supply\ndisplay bum -\nred markers 0", "buy", True, id="a special card"),
    ],
)
def test_gb_q76_forced_questions_are_not_put(text: str, plan: str, asked: bool) -> None:  # noqa: FBT001 -- a case
    """Not when everybody can see that there is only one answer; always when the public cannot exclude a choice."""
    others = dict.fromkeys(("blue", "yellow", "green"), "boss" if plan != "boss" else "buy")
    scene = table(f"{text}\nstart red").plans(red=plan, **others)

    assert scene.asked.startswith("red:") == asked


def test_gb_q76_a_seat_may_be_asked_with_one_answer() -> None:
    """Red's card is one of his own business: he can only pass, which nobody else knows."""
    scene = table("krug red 1*\nred hand krug\nstart red").plans(red="boss", blue="boss")

    assert scene.asked == "red: name-boss"
    assert scene.choices == ["pass"]


def test_gb_q76_after_a_hidden_share_is_needed() -> None:
    """With `name_with_hidden_share=no` a card cannot be a first share: red, without markers, is not asked."""
    text = "red hand krug\nstart red"

    assert table(text, name_with_hidden_share="no").plans(red="boss", blue="boss").asked == "yellow: buy-share"


RELOCATE = "krug green 1 red 3*\neiche green 0*\npost green 0*\ngreen figures 0\nstart green"


def test_gb_q77_relocate_boss_only_when_the_attempt_has_succeeded() -> None:
    """Nothing moves on failure; the figure is chosen after success."""
    scene = table(RELOCATE, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0")
    assert scene.asked == "red: answer"
    failed = scene.say("red block 0")
    assert [failed.boss("eiche"), failed.boss("post"), failed.boss("krug")] == ["green", "green", "red"]

    scene = table(RELOCATE, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0", "red allow")
    assert scene.asked == "green: withdraw-figure"


def test_gb_q77_relocate_boss_only_with_no_figure_in_supply() -> None:
    """With one left it is used, and nothing is asked."""
    text = RELOCATE.replace("figures 0", "figures 1")
    scene = table(text, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0", "red allow")

    assert [scene.boss("krug"), scene.boss("eiche"), scene.figures("green")] == ["green", "green", 0]


def test_gb_q77_the_only_figure_that_can_move_moves() -> None:
    """GB-Q76: Post's is of today, so Eiche's goes without a question."""
    text = RELOCATE.replace("post green 0*", "post green 0* fresh")
    scene = table(text, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0", "red allow")

    assert [scene.boss("krug"), scene.boss("eiche"), scene.boss("post")] == ["green", "nobody", "green"]


@pytest.mark.parametrize(
    ("markers", "paid"),
    [("blue 2 green 1", {"blue": 2}), ("blue 2 green 2 yellow 1", {}), ("", {}), ("blue 1 green 1 yellow 1", {})],
)
def test_gb_q78_equal_largest_holders_get_nothing(markers: str, paid: dict[str, int]) -> None:
    """Or none at all: bank."""
    scene = table(f"post {markers}", vacant_remainder="largest_holder")

    assert scene.pay().get("post", {}) == paid


def test_gb_q79_cells_without_a_table_count_as_rim() -> None:
    """On the standard board d2 lies above a hole: it takes fences to d1 and e2, none to d3; 21 in all."""
    text = "krug red 0* spaces c1 c2\nhirschen red 0*\nstart red"
    board = msgspec.json.encode(BOARDS.standard.file).decode()
    enough = table(text, board=board.replace('"fences":48', '"fences":21'), fence_limit="on")

    assert enough.plans(red="expand", blue="expand").why("red expand krug d2") == "ok"


def test_gb_q80_never_is_never() -> None:
    """Also with six shares."""
    text = "krug red 1 blue 3 yellow 1\ndisplay krug eiche\nstart red"
    scene = table(text, seats=3, three_player_shares="6", removal_three_players="never").plans().say("red buy left")

    assert scene.shares("krug") == "red 2 blue 3 yellow 1"


def test_gb_q81_the_waitress_pays_first() -> None:
    """Red, boss of both, has nothing: he gets 20 and pays 12 of it; nobody pays more than he has."""
    scene = table("krug red 0* waitress\neiche red 0* bum\nred cash 0\npost bum", chip_money="boss")
    scene.p.at[at.CHIP + 1] = 1
    scene.p.at[at.TABLES] = scene.p.at[at.TABLES + 1] = 0
    scene.pay()
    assert [tuple(event.facts.values()) for event in scene.events("chip-paid")] == [
        ("waitress", "red", 20),
        ("bum", "red", -12),
    ]
    assert scene.cash("red") == 8

    poor = table("krug red 0* bum\nred cash 5", chip_money="boss")
    poor.p.at[at.TABLES] = 0
    poor.pay()
    assert poor.cash("red") == 0
    assert poor.events("chip-paid")[-1].facts == {"chip": "bum", "seat": "red", "amount": -5}


def test_gb_q81_a_garden_without_boss_has_no_chip_money() -> None:
    """Nobody gets 20, nobody pays 12 (B.2)."""
    scene = table(chip_money="boss")
    scene.pay()

    assert scene.events("chip-paid") == []


def test_gb_q82_names() -> None:
    """Chips, editions, and the slot that a sold card leaves empty."""
    assert CHIP_NAMES == ("waitress", "bum")
    assert list(GAME.editions) == ["hanser-2004", "rio-grande-2004", "digest"]
    scene = table("display krug eiche\nstart red").plans().say("red buy left")
    assert scene.display == ["-", "eiche"]
