"""What a seat can and cannot know: known cards, secret ones, the bonus stack; and dealing it anew (hidden.py)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import TYPE_CHECKING

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import SEATS, STEP, Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.cards import give_secretly, play, renew_pile, take_from_pile, unseen
from stammtisch.games.golden_city.rules.catalogue import PAYMENTS
from stammtisch.games.golden_city.rules.components import BONUS_NAMES, LANDFORM_NAMES, LANDFORMS, SEAT_NAMES
from stammtisch.games.golden_city.rules.payment import might_afford, payments
from stammtisch.games.golden_city.rules.steps import BUILDING, PAYMENT, PICK_BONUS
from tests.games.golden_city.made import Player, building, do, empty_table, equip, hand, show_score_card
from tests.games.golden_city.play import moments

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

RED, BLUE, WHITE = 0, 1, 2
TRIES = 6000


def guesses(p: Position, viewer: int, look: Callable[[Position], Hashable]) -> Counter[Hashable]:
    """How often a viewer who deals anew sees what."""
    rng = Rng(1)
    found: Counter[Hashable] = Counter()
    for _ in range(TRIES):
        world = p.copy()
        world.redraw(viewer, rng)
        found[look(world)] += 1
    return found


def assert_frequencies(found: Counter[Hashable], expected: dict[Hashable, float]) -> None:
    """Just these worlds, each about as often as expected: within five standard deviations."""
    total = sum(expected.values())
    assert set(found) == {world for world, weight in expected.items() if weight}
    for world, weight in expected.items():
        chance = weight / total
        deviation = (TRIES * chance * (1 - chance)) ** 0.5
        assert abs(found[world] - TRIES * chance) <= 5 * deviation + 1, world


def held_by(name: str) -> Callable[[Position], Hashable]:
    """A look at a hand."""
    return lambda p: tuple(hand(p, name))


def one_of_each() -> Position:
    """A table whose pile holds few cards: two coasts, one mountain, three deserts; all others are discarded."""
    p = empty_table(3)
    for landform, left in enumerate((2, 1, 0, 0, 3)):
        p.at[at.DISCARD_PILE + landform] = p.at[at.PILE + landform] - left
        p.at[at.PILE + landform] = left
    p.at[at.PILE_SIZE] = 6
    return p


def draw(p: Position, name: str, word: str) -> None:
    """A secret card from the pile."""
    take_from_pile(p, LANDFORM_NAMES.index(word))
    give_secretly(p, SEAT_NAMES.index(name), LANDFORM_NAMES.index(word))


def show(p: Position, name: str, word: str) -> None:
    """A card played openly."""
    play(p, SEAT_NAMES.index(name), LANDFORM_NAMES.index(word), 1)


# ---- landform cards


def test_known_cards_stay_in_their_owners_hand() -> None:
    """What was taken openly is never dealt to anybody else."""
    p = one_of_each()
    equip(p, "red", Player(hand="coast desert"))

    assert guesses(p, BLUE, held_by("red")) == {("coast", "desert"): TRIES}


def test_a_secret_card_may_be_any_that_nobody_sees() -> None:
    """Each as likely as it is frequent in the pile and in secret hands together."""
    p = one_of_each()
    draw(p, "red", "desert")

    assert_frequencies(guesses(p, BLUE, held_by("red")), {("coast",): 2, ("mountains",): 1, ("desert",): 3})
    assert guesses(p, RED, held_by("red")) == {("desert",): TRIES}


def test_ones_own_secret_card_cannot_be_elsewhere() -> None:
    """Red holds the only mountain, so for Red nobody else can."""
    p = one_of_each()
    draw(p, "red", "mountains")
    draw(p, "blue", "coast")

    assert_frequencies(guesses(p, RED, held_by("blue")), {("coast",): 2, ("desert",): 3})
    assert_frequencies(guesses(p, WHITE, held_by("blue")), {("coast",): 2, ("mountains",): 1, ("desert",): 3})


def test_playing_a_known_card_leaves_the_secret_one_secret() -> None:
    """Red, known to hold a desert and something, plays a desert: the other card may still be anything."""
    p = one_of_each()
    equip(p, "red", Player(hand="desert"))
    draw(p, "red", "desert")
    show(p, "red", "desert")

    assert p.at[at.SECRET] == 1
    assert_frequencies(guesses(p, BLUE, held_by("red")), {("coast",): 2, ("mountains",): 1, ("desert",): 2})


def test_playing_beyond_what_is_known_shows_secret_cards() -> None:
    """Red is known to hold one desert and plays two: nothing of his hand is secret any more."""
    p = one_of_each()
    equip(p, "red", Player(hand="desert mountains"))
    draw(p, "red", "desert")
    play(p, RED, LANDFORM_NAMES.index("desert"), 2)

    assert (p.at[at.SECRET], p.at[at.KNOWN + LANDFORM_NAMES.index("desert")]) == (0, 0)
    assert guesses(p, BLUE, held_by("red")) == {("mountains",): TRIES}


def emptied(p: Position) -> None:
    """Take the rest of the pile away, openly, and renew it."""
    for landform in range(LANDFORMS):
        p.at[at.DISCARD_PILE + landform] += p.at[at.PILE + landform]
        p.at[at.PILE + landform] = 0
    p.at[at.PILE_SIZE] = 0
    renew_pile(p)


def test_a_lone_secret_card_is_found_out_when_the_pile_is_renewed() -> None:
    """All fifty can be counted: the one card that is in no open place is Red's."""
    p = one_of_each()
    draw(p, "red", "mountains")
    emptied(p)

    assert guesses(p, BLUE, held_by("red")) == {("mountains",): TRIES}


def test_old_secret_cards_do_not_mix_with_the_new_pile() -> None:
    """Red and Blue held a coast and a desert when the pile was renewed: it is one or the other, whatever is drawn."""
    p = one_of_each()
    draw(p, "red", "coast")
    draw(p, "blue", "desert")
    emptied(p)

    both = guesses(p, WHITE, lambda world: (tuple(hand(world, "red")), tuple(hand(world, "blue"))))
    assert_frequencies(both, {(("coast",), ("desert",)): 1, (("desert",), ("coast",)): 1})


def in_doubt() -> Position:
    """Red held a coast and Blue a desert; from a new pile of three kinds Red drew, then showed a coast."""
    p = one_of_each()
    draw(p, "red", "coast")
    draw(p, "blue", "desert")
    emptied(p)
    for landform, left in enumerate((1, 1, 0, 0, 1)):
        p.at[at.PILE + landform] = left
    p.at[at.PILE_SIZE] = 3
    draw(p, "red", "mountains")
    show(p, "red", "coast")
    return p


def test_a_card_shown_in_doubt_leaves_both_guesses_open() -> None:
    """Red's coast was his old card (then Blue has the desert, Red any of three) or the new one (then he has either).

    Worlds are the ways to deal: two ways for the old cards, three for Red's draw. Of the six, those with a coast:
    old coast and new coast, mountain or desert; old desert and new coast.
    """
    p = in_doubt()
    found = guesses(p, WHITE, lambda world: (tuple(hand(world, "red")), tuple(hand(world, "blue"))))

    assert_frequencies(
        found,
        {
            (("coast",), ("desert",)): 1,
            (("mountains",), ("desert",)): 1,
            (("desert",), ("desert",)): 1,
            (("desert",), ("coast",)): 1,
        },
    )


def test_a_card_drawn_after_the_doubt_cannot_be_the_one_shown() -> None:
    """Red shows his second card, too, and draws another: that one can only come from the new pile."""
    p = in_doubt()
    show(p, "red", "mountains")
    draw(p, "red", "desert")

    found = guesses(p, WHITE, lambda world: (tuple(hand(world, "red")), tuple(hand(world, "blue"))))
    # The mountain was in no old hand, so it was the new card and the coast the old one: Blue has the desert.
    assert_frequencies(found, {(("coast",), ("desert",)): 1, (("desert",), ("desert",)): 1})


def test_the_owner_is_never_in_doubt() -> None:
    """Red knows which card was which, so Red knows what Blue holds."""
    assert guesses(in_doubt(), RED, held_by("blue")) == {("desert",): TRIES}


def test_who_has_chosen_a_site_can_pay_for_it() -> None:
    """While Red is asked how to pay, every guess at his hand is one that can."""
    p = building("red", red=Player(hand="desert", secret="desert meadows", sites="de-c2"))
    do(p, "build de-r6")
    assert p.at[STEP] == PAYMENT

    rng = Rng(2)
    for _ in range(300):
        world = p.copy()
        world.redraw(BLUE, rng)
        assert payments(world, RED, LANDFORM_NAMES.index("desert"))


# ---- bonus cards


def looked(p: Position, name: str, pick: str) -> None:
    """A seat picks a bonus card."""
    p.at[at.ACTOR] = SEAT_NAMES.index(name)
    p.at[at.SITE] = 0
    p.at[at.BUILT_NOW] = 2
    p.at[at.TURN] = 0
    show_score_card(p, "wine", "river-ne")
    go(p, PICK_BONUS)
    do(p, f"pick {pick}")


def bonus_of(*names: str) -> Callable[[Position], Hashable]:
    """A look at bonus cards."""
    return lambda p: tuple(BONUS_NAMES[members(p.at[at.BONUS + SEAT_NAMES.index(name)])[-1]] for name in names)


def four_picks() -> Position:
    """Blue takes the scales, White the coin, Red the city, then Blue the river."""
    p = empty_table(3)
    for name, card in (("blue", "scales"), ("white", "coin"), ("red", "city"), ("blue", "river")):
        looked(p, name, card)
    return p


def test_a_looker_knows_what_was_taken_before() -> None:
    """Red saw that scales and coin were gone when he looked: Blue and White have one each."""
    p = four_picks()
    found = guesses(p, RED, lambda world: (world.at[at.PICKED], world.at[at.PICKED + 1]))

    assert_frequencies(found, {(0, 1): 1, (1, 0): 1})


def test_what_was_taken_after_the_last_look_may_be_any_card_left_then() -> None:
    """Red left river and the four landforms: Blue's second card is one of these."""
    found = guesses(four_picks(), RED, lambda world: world.at[at.PICKED + 3])

    assert_frequencies(found, dict.fromkeys((3, 4, 5, 6, 7), 1))


def test_two_looks_tell_what_was_taken_in_between() -> None:
    """Blue looked before and after: White and Red took coin and city, one each."""
    found = guesses(four_picks(), BLUE, lambda world: (world.at[at.PICKED + 1], world.at[at.PICKED + 2]))

    assert_frequencies(found, {(1, 2): 1, (2, 1): 1})


def test_who_is_looking_sees_the_stack() -> None:
    """While White looks, he knows what the others took since his last look; nothing in the stack moves."""
    p = four_picks()
    p.at[at.ACTOR] = WHITE
    go(p, PICK_BONUS)

    assert guesses(p, WHITE, lambda world: world.at[at.BONUS_LEFT]) == {0b11110000: TRIES}
    found = guesses(p, WHITE, lambda world: (world.at[at.PICKED + 2], world.at[at.PICKED + 3]))
    assert_frequencies(found, {(2, 3): 1, (3, 2): 1})


def test_a_spectator_knows_nothing_of_bonus_cards() -> None:
    """Any two of eight, in any order."""
    p = empty_table(3)
    looked(p, "blue", "scales")
    looked(p, "white", "coin")
    found = guesses(p, SPECTATOR, bonus_of("blue", "white"))

    assert_frequencies(found, dict.fromkeys(permutations(BONUS_NAMES, 2), 1))


# ---- what everybody can rule out


def consistent_payments(p: Position, seat: int) -> int:
    """The payments of every hand that agrees with what everybody knows, by trying all of them."""
    known = [p.at[at.KNOWN + seat * LANDFORMS + landform] for landform in range(LANDFORMS)]
    left = [unseen(p, landform) for landform in range(LANDFORMS)]
    found = 0
    for secret in combinations_with_replacement(range(LANDFORMS), p.at[at.SECRET + seat]):
        if all(secret.count(landform) <= left[landform] for landform in range(LANDFORMS)):
            held = [known[landform] + secret.count(landform) for landform in range(LANDFORMS)]
            for number, cards in enumerate(PAYMENTS):
                if all(cards.count(landform) <= held[landform] for landform in range(LANDFORMS)):
                    found |= 1 << number
    return found


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_ruled_out_that_could_be(seed: int) -> None:
    """Before every building decision of random games: the payments that a hand might make, by brute force."""
    for p, seat, _action in moments(GAME.make_setup(seats=3 + seed % 2), seed):
        if p.at[STEP] == BUILDING:
            for other in range(p.rule[SEATS]):
                assert might_afford(p, other) == consistent_payments(p, other), seat
