"""Beer garden expansion: adding a space, or passing one between two own gardens (GB-EXP, GB-TRF)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST, count, lowest
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, Position, Step
from stammtisch.games.goldbraeu.rules.actions import END, EXPAND, PASS, TRANSFER
from stammtisch.games.goldbraeu.rules.components import ALL_GARDENS, GARDENS, NONE, NOT_LAST_COLUMN, SPACES, beside
from stammtisch.games.goldbraeu.rules.day import acted, forgo, next_actor
from stammtisch.games.goldbraeu.rules.notes import (
    NOTHING_TO_EXPAND,
    SPACE_ADDED,
    SPACE_CUT_OFF,
    SPACE_TRANSFERRED,
)
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BASE,
    BASES,
    BOSS,
    FENCES,
    FREE_SPACES,
    GARDEN,
    POSTS,
    TABLE_SPACES,
    TABLES,
    UMBRELLAS,
)
from stammtisch.games.goldbraeu.rules.reasons import (
    BASE_SPACE,
    NO_FENCE,
    NO_TABLE,
    NOT_BESIDE,
    NOT_BOSS,
    NOT_YOUR_SPACE,
    SAME_GARDEN,
    SPACE_TAKEN,
    TRANSFER_NOT_BESIDE,
    TRANSFER_NOT_BOSS,
)


def may_expand(p: Position, seat: i64, garden: i64, space: i64) -> i64:
    """OK, or why `seat` cannot add a space to a garden (GB-EXP-01, -02, -03)."""
    at = p.at
    if at[BOSS + garden] != seat:
        return NOT_BOSS
    if not p.rule[TABLE_SPACES] >> space & 1:
        return NO_TABLE
    if not at[FREE_SPACES] >> space & 1:
        return SPACE_TAKEN
    if not beside(at[GARDEN + garden]) >> space & 1:
        return NOT_BESIDE
    return may_fence(p, garden, space)


def may_transfer(p: Position, seat: i64, garden: i64, space: i64) -> i64:
    """OK, or why `seat` cannot pass a space from one of its gardens to another (GB-TRF-01, -02, -03)."""
    at = p.at
    giver = owner(p, space)
    if at[BOSS + garden] != seat:
        return TRANSFER_NOT_BOSS
    if giver == garden:
        return SAME_GARDEN
    if giver == NONE or at[BOSS + giver] != seat:
        return NOT_YOUR_SPACE
    if p.rule[BASES] >> space & 1:
        return BASE_SPACE
    if not beside(at[GARDEN + garden]) >> space & 1:
        return TRANSFER_NOT_BESIDE
    return may_fence(p, garden, space)


def owner(p: Position, space: i64) -> i64:
    """The garden that a space belongs to, or NONE."""
    garden: i64
    for garden in range(GARDENS):
        if p.at[GARDEN + garden] >> space & 1:
            return garden
    return NONE


def may_fence(p: Position, garden: i64, space: i64) -> i64:
    """OK, unless fences are counted and would not suffice (GB-Q09)."""
    if p.rule[FENCES] == 0:
        return OK
    after = p.copy()
    take_space(after, garden, space)
    return OK if fences_used(after) <= p.rule[FENCES] else NO_FENCE


def within_fences(p: Position, garden: i64, spaces: i64) -> i64:
    """Those of the spaces that a garden has the fences for."""
    within: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        if may_fence(p, garden, space) == OK:
            within |= BIT[space]
        spaces &= spaces - 1
    return within


def fences_used(p: Position) -> i64:
    """One fence per side between a garden's space and anything else that is a table (GB-Q09, GB-Q79)."""
    at = p.at
    used: i64 = 0
    inside_across: i64 = 0  # sides within one garden, by the space west or north of them
    inside_down: i64 = 0
    gardens: i64 = 0
    garden: i64
    for garden in range(GARDENS):
        spaces = at[GARDEN + garden]
        gardens |= spaces
        inside_across |= spaces & spaces >> 1
        inside_down |= spaces & spaces >> 8
    tables = p.rule[TABLE_SPACES]
    used = count(tables & tables >> 1 & NOT_LAST_COLUMN & (gardens | gardens >> 1) & ~inside_across)
    return used + count(tables & tables >> 8 & (gardens | gardens >> 8) & ~inside_down)


def to_add(p: Position, garden: i64) -> i64:
    """The spaces that lie ready for a garden, fences aside."""
    return beside(p.at[GARDEN + garden]) & p.at[FREE_SPACES]


def to_transfer(p: Position, garden: i64, land: i64) -> i64:
    """Those spaces of the boss's land that their other gardens could pass to a garden, fences aside."""
    own = p.at[GARDEN + garden]
    return beside(own) & land & ~own & ~p.rule[BASES]


def land_of(p: Position, gardens: i64) -> i64:
    """The spaces of several gardens."""
    land: i64 = 0
    while gardens != 0:
        land |= p.at[GARDEN + LOWEST[gardens]]
        gardens &= gardens - 1
    return land


def has_expansion(p: Position, seat: i64) -> bool:
    """Whether anything can be added or passed on; everybody can see this."""
    gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
    land = land_of(p, gardens)
    if p.rule[FENCES] != 0:
        return has_fenced_expansion(p, gardens, land)
    if beside(land) & p.at[FREE_SPACES]:
        return True
    while gardens != 0:
        if to_transfer(p, LOWEST[gardens], land):
            return True
        gardens &= gardens - 1
    return False


def has_fenced_expansion(p: Position, gardens: i64, land: i64) -> bool:
    """The same where fences are counted (GB-Q09, GB-Q76)."""
    while gardens != 0:
        garden = LOWEST[gardens]
        if within_fences(p, garden, to_add(p, garden) | to_transfer(p, garden, land)):
            return True
        gardens &= gardens - 1
    return False


def offer_additions(p: Position, gardens: i64, out: Moves) -> None:
    """Every space that may be added to one of these gardens."""
    while gardens != 0:
        garden = LOWEST[gardens]
        spaces = to_add(p, garden)
        if p.rule[FENCES] != 0:
            spaces = within_fences(p, garden, spaces)
        out.add_each(EXPAND + garden * SPACES, spaces)
        gardens &= gardens - 1


def offer_transfers(p: Position, gardens: i64, out: Moves) -> None:
    """Every space that may be passed between these gardens."""
    land = land_of(p, gardens)
    while gardens != 0:
        garden = LOWEST[gardens]
        spaces = to_transfer(p, garden, land)
        if p.rule[FENCES] != 0:
            spaces = within_fences(p, garden, spaces)
        out.add_each(TRANSFER + garden * SPACES, spaces)
        gardens &= gardens - 1


class Expansion(Step):
    """One space for each action (GB-EXP-05, GB-TRF-05)."""

    def enter(self, p: Position) -> None:
        """Ask the actor, unless everybody can see that nothing can be done."""
        if has_expansion(p, p.at[ACTOR]):
            p.to_act = BIT[p.at[ACTOR]]
        else:
            p.note(NOTHING_TO_EXPAND, p.at[ACTOR])
            next_actor(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Pass, every space that may be added, every space that may be passed on."""
        out.add(PASS)
        gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
        offer_additions(p, gardens, out)
        if gardens & (gardens - 1):
            offer_transfers(p, gardens, out)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_expand and may_transfer."""
        if action == PASS:
            return OK
        if EXPAND <= action < TRANSFER:
            return may_expand(p, seat, (action - EXPAND) // SPACES, (action - EXPAND) % SPACES)
        if TRANSFER <= action < END:
            return may_transfer(p, seat, (action - TRANSFER) // SPACES, (action - TRANSFER) % SPACES)
        return NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Take the space, or forgo the action."""
        if action == PASS:
            forgo(p, seat)
            return
        if action < TRANSFER:
            garden = (action - EXPAND) // SPACES
            space = (action - EXPAND) % SPACES
            if p.journal is not None:
                p.note(SPACE_ADDED, seat, garden, space)
        else:
            garden = (action - TRANSFER) // SPACES
            space = (action - TRANSFER) % SPACES
            if p.journal is not None:
                p.note(SPACE_TRANSFERRED, seat, owner(p, space), garden, space)
        take_space(p, garden, space)
        acted(p)


def take_space(p: Position, garden: i64, space: i64) -> None:
    """Give a space to a garden; what its former garden loses contact with becomes unowned (GB-TRF-04)."""
    at = p.at
    giver: i64 = NONE
    if not at[FREE_SPACES] >> space & 1:
        giver = owner(p, space)
    at[GARDEN + garden] |= BIT[space]
    at[TABLES + garden] += 2 if p.rule[UMBRELLAS] >> space & 1 else 1
    at[FREE_SPACES] &= ~BIT[space]
    if giver != NONE:
        cut_off(p, giver, at[GARDEN + giver] & ~BIT[space])


def cut_off(p: Position, garden: i64, spaces: i64) -> None:
    """Leave a garden only those spaces that its base space still reaches (GB-TRF-04, -06)."""
    at = p.at
    kept = connected(spaces, p.rule[BASE + garden])
    lost = spaces & ~kept
    at[GARDEN + garden] = kept
    at[TABLES + garden] = tables_value(p, kept)
    at[FREE_SPACES] |= lost
    while lost != 0:
        p.note(SPACE_CUT_OFF, garden, lowest(lost))
        lost &= lost - 1


def tables_value(p: Position, spaces: i64) -> i64:
    """How many normal spaces these are worth (GB-CMP-07)."""
    return count(spaces) + count(spaces & p.rule[UMBRELLAS])


def connected(spaces: i64, base: i64) -> i64:
    """Those of the spaces that hang together with the base space by their sides."""
    found: i64 = base
    while True:
        grown: i64 = (found | beside(found)) & spaces
        if grown == found:
            return found
        found = grown
