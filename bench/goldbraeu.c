/* What the machine can do: Goldbräu under hanser-2004 for four seats, by hand in C.
 *
 * The same loop as core/playout.py over the same steps: every legal action is written out, one is chosen by the same
 * generator, the dealer draws from counted piles. So the checksum of the same seeds must be the same, and the ratio
 * of the two rates says what the Python source costs. Left out are the other editions' options and the journal. */

#include "common.h"

enum { GARDENS = 6, BREWERIES = 4, BUSINESSES = 10, CARDS = 12, WAITRESS = 10, BUM = 11 };
enum { DEALT = 6, SHARE_CARDS = 6, SPECIALS = 5, SIGNS = 3, ALL_MARKERS = 16, FIGURES = 6, MONEY = 25 };
enum { LAY_SIGNS, DEAL_HANDS, KEEP_CARDS, CHOOSE_START, FIRST_FIGURES, TURN_UP, CHOOSE_ACTION, EXPANSION, NAME_BOSS,
       NAME_AGAIN, ANSWER, BUY_SHARE, DRAW_SHARE, HOLD_OR_OPEN, MOVE_CHIP, LAST_CARDS };
enum { PASS = 44, KEEP = 45, PLACE = 55, CHOOSE = 65, NAME = 68, CONTRACT = 128, ALLOW = 152, BLOCK = 153, BUY = 169,
       HOLD = 172, OPEN = 173, MOVE = 183, EXPAND = 189, TRANSFER = 525 };

/* The law's words: games/goldbraeu/position.py */
enum { TABLE_SPACES = 21, UMBRELLAS = 22, CHIP_START = 23, BASE = 25, BASES = 31, RULES = 32 };

static set rule[RULES];

typedef struct {
    int step, to_act, day, start, actor, turn, left, price, target, drawn, supply, under_first, under_end;
    int face[2], chip[2], tally[3], order[SEATS];
    set fresh, blocked, free, garden[GARDENS], posts[SEATS], holds[SEATS], cards[SEATS];
    int tables[GARDENS], sign[GARDENS], stock[BREWERIES], boss[BUSINESSES], placed[BUSINESSES], played[BUSINESSES];
    int cash[SEATS], markers_left[SEATS], figures[SEATS], hand_size[SEATS], choice[SEATS], kept[SEATS][2];
    int markers[SEATS][BUSINESSES], hand[SEATS][BUSINESSES], pile[CARDS], under[44];
} position;

/* ---- the board */

static inline set beside(set s) {
    return s << 8 | s >> 8 | (s & 0x7F7F7F7F7F7F7F) << 1 | (s & 0xFEFEFEFEFEFEFE) >> 1;
}

static inline int is_share(int card) { return card < BUSINESSES; }
static int has_supply(const position *p) { return p->supply > 0 || p->under_first < p->under_end; }

static int from_supply(position *p, uint64_t *rng) {
    if (p->supply > 0) {
        int card = pick(p->pile, p->supply, rng);
        p->supply--, p->pile[card]--;
        return card;
    }
    below(rng, 1);
    return p->under[p->under_first++];
}

static int unseen(const position *p, int business) {
    int found = SHARE_CARDS - p->played[business] - (p->face[0] == business) - (p->face[1] == business);
    for (int i = p->under_first; i < p->under_end; i++) found -= p->under[i] == business;
    return found;
}

/* ---- markers */

static void put_in_hand(position *p, int seat, int card) {
    p->hand[seat][card]++, p->hand_size[seat]++, p->cards[seat] |= bit(card);
}

static void take_from_hand(position *p, int seat, int card) {
    p->hand_size[seat]--;
    if (--p->hand[seat][card] == 0) p->cards[seat] &= ~bit(card);
}

static void put_marker(position *p, int seat, int business) {
    p->markers[seat][business]++, p->markers_left[seat]--, p->holds[seat] |= bit(business);
    p->placed[business]++, p->played[business]++;
}

static void remove_singles(position *p, int business) {
    if (p->played[business] != SHARE_CARDS) return;
    for (int seat = 0; seat < SEATS; seat++)
        if (p->markers[seat][business] == 1) {
            p->markers[seat][business] = 0, p->markers_left[seat]++, p->holds[seat] &= ~bit(business);
            p->placed[business]--;
        }
}

static void add_share(position *p, int seat, int business) {
    put_marker(p, seat, business);
    remove_singles(p, business);
}

static void open_cards(position *p, int seat, int business, int cards) {
    while (cards-- > 0) take_from_hand(p, seat, business), add_share(p, seat, business);
}

/* ---- expansion */

static set land_of(const position *p, set gardens) {
    set land = 0;
    for (; gardens; gardens &= gardens - 1) land |= p->garden[lowest(gardens)];
    return land;
}

static set to_transfer(const position *p, int garden, set land) {
    return beside(p->garden[garden]) & land & ~p->garden[garden] & ~rule[BASES];
}

static int has_expansion(const position *p, int seat) {
    set gardens = p->posts[seat] & 63, land = land_of(p, gardens);
    if (beside(land) & p->free) return 1;
    for (; gardens; gardens &= gardens - 1)
        if (to_transfer(p, lowest(gardens), land)) return 1;
    return 0;
}

static void cut_off(position *p, int garden, set spaces) {
    set kept = rule[BASE + garden], grown;
    while ((grown = (kept | beside(kept)) & spaces) != kept) kept = grown;
    p->garden[garden] = kept;
    p->tables[garden] = __builtin_popcountll(kept) + __builtin_popcountll(kept & rule[UMBRELLAS]);
    p->free |= spaces & ~kept;
}

static void take_space(position *p, int garden, int space) {
    int giver = NONE;
    if (!has(p->free, space))
        for (giver = 0; !has(p->garden[giver], space);) giver++;
    p->garden[garden] |= bit(space), p->free &= ~bit(space);
    p->tables[garden] += 1 + has(rule[UMBRELLAS], space);
    if (giver != NONE) cut_off(p, giver, p->garden[giver] & ~bit(space));
}

/* ---- what everybody can see */

static set signs_of(const position *p, int seat) {
    set signs = 0;
    for (set rest = p->posts[seat] >> GARDENS; rest; rest &= rest - 1)
        if (p->stock[lowest(rest)] > 0) signs |= rest & -rest;
    return signs;
}

static int has_contract(const position *p, int seat) {
    set signs = signs_of(p, seat);
    for (set rest = p->posts[seat] & 63; rest; rest &= rest - 1)
        if (signs & ~bit(p->sign[lowest(rest)])) return 1;
    return 0;
}

static int might_name(const position *p, int seat) {
    set others = 1023 & ~p->posts[seat] & ~p->fresh;
    if (p->figures[seat] == 0) return 0;
    if (others & p->holds[seat] & ~p->blocked) return 1;
    if (p->hand_size[seat] == 0 || p->markers_left[seat] == 0) return 0;
    for (; others; others &= others - 1)
        if (unseen(p, lowest(others)) > 0) return 1;
    return 0;
}

static int stops(const position *p, int boss, int business, int cards) {
    int own = p->markers[boss][business], others = 0;
    if (cards == 0 || p->played[business] + cards != SHARE_CARDS) return own + cards > p->placed[business] - own;
    if (p->markers[p->actor][business] == 1) return 1;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != boss && p->markers[seat][business] > 1) others += p->markers[seat][business];
    return own + cards > others && own + cards > 1;
}

static int might_block(const position *p, int boss, int business) {
    if (stops(p, boss, business, 0)) return 1;
    if (p->hand_size[boss] == 0 || p->markers_left[boss] == 0) return 0;
    return stops(p, boss, business, 1) && unseen(p, business) > 0;
}

static int may_take(const position *p, int seat, int slot) {
    if (slot == 2) return has_supply(p);
    return p->face[slot] != NONE && !(is_share(p->face[slot]) && p->markers_left[seat] == 0);
}

static int might_buy(const position *p, int seat) {
    if (p->cash[seat] < p->price) return 0;
    return may_take(p, seat, 0) || may_take(p, seat, 1) || may_take(p, seat, 2);
}

static int may_move(const position *p, int chip, int garden) {
    int here = p->chip[chip], other = p->chip[1 - chip], steps = (garden - here + GARDENS) % GARDENS;
    if (garden == other) return 0;
    return steps - ((other - here + GARDENS) % GARDENS < steps) <= 2;
}

/* ---- payday */

static void pay(position *p, int business, int amount) {
    int markers = p->placed[business], rest = amount;
    if (markers > 0) {
        int each = amount / markers;
        rest = amount - each * markers;
        for (int seat = 0; seat < SEATS; seat++) p->cash[seat] += each * p->markers[seat][business];
    }
    if (p->boss[business] != NONE) p->cash[p->boss[business]] += rest;
}

static void pay_all(position *p) {
    int brewed[BREWERIES] = {0};
    for (int turn = 0, garden = 5; turn < GARDENS; turn++, garden = garden == 5 ? 0 : garden + 1) {
        int income = 4 * p->tables[garden] + 20 * (p->chip[0] == garden) - 12 * (p->chip[1] == garden);
        int half = income > 0 ? income / 2 : 0;
        brewed[p->sign[garden]] += half;
        pay(p, garden, half);
    }
    for (int brewery = 0; brewery < BREWERIES; brewery++) pay(p, GARDENS + brewery, brewed[brewery]);
}

/* ---- going on: `enter` of the steps */

static void go(position *p, int step);
static void next_actor(position *p);

static void acted(position *p) {
    static const int step_of_plan[] = {EXPANSION, NAME_BOSS, BUY_SHARE};
    if (--p->left == 0) next_actor(p);
    else go(p, step_of_plan[p->choice[p->actor]]);
}

static void next_day(position *p) {
    p->day++, p->start = (p->start + 1) % SEATS;
    go(p, TURN_UP);
}

static void next_actor(position *p) {
    static const int step_of_plan[] = {EXPANSION, NAME_BOSS, BUY_SHARE}, price_for[] = {0, 2, 5, 8, 8};
    if (++p->turn == SEATS) {
        for (int slot = 0; slot < 2; slot++)
            if (p->face[slot] != NONE) p->under[p->under_end++] = p->face[slot], p->face[slot] = NONE;
        p->fresh = 0;
        if (p->day % 7 == 6) go(p, LAST_CARDS);
        else next_day(p);
        return;
    }
    int plan = p->choice[p->actor = p->order[p->turn]];
    p->blocked = 0, p->left = 1;
    if (plan == 2) p->price = price_for[p->tally[plan]];
    else if (p->tally[plan] == 1) p->left = 2;
    go(p, step_of_plan[plan]);
}

static void reveal(position *p) {
    int place = 0;
    for (int plan = 0; plan < 3; plan++) {
        int before = place;
        for (int turn = 0, seat = p->start; turn < SEATS; turn++, seat = (seat + 1) % SEATS)
            if (p->choice[seat] == plan) p->order[place++] = seat;
        p->tally[plan] = place - before;
    }
    p->turn = NONE;
    next_actor(p);
}

static void install(position *p) {
    int seat = p->actor, business = p->target, old = p->boss[business];
    if (old != NONE) p->figures[old]++, p->posts[old] &= ~bit(business);
    p->boss[business] = seat, p->posts[seat] |= bit(business), p->figures[seat]--, p->fresh |= bit(business);
    acted(p);
}

static void fail(position *p) {
    p->blocked |= bit(p->target);
    go(p, NAME_AGAIN);
}

static void ask_or_pay(position *p) {
    for (; p->turn < SEATS; p->turn++) {
        int seat = (p->start + p->turn) % SEATS;
        if (p->hand_size[seat] > 0 && p->markers_left[seat] > 0) {
            p->actor = seat, p->to_act = bit(seat);
            return;
        }
    }
    pay_all(p);
    if (p->day == 20) p->to_act = 0;
    else next_day(p);
}

static void reveal_shares(position *p) {
    for (int seat = 0; seat < SEATS; seat++)
        for (int b = 0; b < BUSINESSES; b++)
            while (p->hand[seat][b] > (p->kept[seat][0] == b) + (p->kept[seat][1] == b))
                take_from_hand(p, seat, b), put_marker(p, seat, b);
    for (int b = 0; b < BUSINESSES; b++) remove_singles(p, b);
}

static void turn_or_choose(position *p) {
    if (p->turn < 2 && has_supply(p)) p->to_act = CHANCE;
    else go(p, CHOOSE_ACTION);
}

static void go(position *p, int step) {
    int actor = p->actor;
    p->step = step;
    switch (step) {
    case LAY_SIGNS: case DEAL_HANDS: p->turn = 0; /* fall through */
    case CHOOSE_START: case DRAW_SHARE: p->to_act = CHANCE; break;
    case KEEP_CARDS: p->to_act = 15; break;
    case FIRST_FIGURES: p->turn = 0, p->to_act = bit(p->start); break;
    case TURN_UP: p->turn = 0, turn_or_choose(p); break;
    case CHOOSE_ACTION:
        for (int seat = 0; seat < SEATS; seat++) p->choice[seat] = NONE;
        p->to_act = 15;
        break;
    case EXPANSION:
        if (has_expansion(p, actor)) p->to_act = bit(actor);
        else next_actor(p);
        break;
    case NAME_BOSS: case NAME_AGAIN:
        if (might_name(p, actor) || has_contract(p, actor)) p->to_act = bit(actor);
        else acted(p);
        break;
    case ANSWER:
        if (p->boss[p->target] != NONE && might_block(p, p->boss[p->target], p->target))
            p->to_act = bit(p->boss[p->target]);
        else install(p);
        break;
    case BUY_SHARE:
        if (might_buy(p, actor)) p->to_act = bit(actor);
        else next_actor(p);
        break;
    case HOLD_OR_OPEN:
        if (p->markers_left[actor] > 0) p->to_act = bit(actor);
        else p->drawn = NONE, next_actor(p);
        break;
    case MOVE_CHIP: p->to_act = bit(actor); break;
    case LAST_CARDS: p->turn = 0, ask_or_pay(p); break;
    }
}

/* ---- what may be done */

static int *add_each(int *out, int first, set numbers) {
    for (; numbers; numbers &= numbers - 1) *out++ = first + lowest(numbers);
    return out;
}

static int *offer_names(const position *p, int seat, int *out) {
    set others = ~(p->posts[seat] | p->fresh), plain = others & p->holds[seat] & ~p->blocked;
    set secret = others & p->cards[seat];
    if (p->figures[seat] == 0) return out;
    for (set rest = plain | secret; rest; rest &= rest - 1) {
        int b = lowest(rest), most = p->hand[seat][b];
        if (has(plain, b)) *out++ = NAME + 6 * b;
        if (most > 1 && !has(p->blocked, b)) most = 1;
        if (most > p->markers_left[seat]) most = p->markers_left[seat];
        for (int cards = 1; cards <= most; cards++) *out++ = NAME + 6 * b + cards;
    }
    return out;
}

static int *offer_contracts(const position *p, int seat, int *out) {
    set signs = signs_of(p, seat);
    if (signs)
        for (set rest = p->posts[seat] & 63; rest; rest &= rest - 1)
            out = add_each(out, CONTRACT + 4 * lowest(rest), signs & ~bit(p->sign[lowest(rest)]));
    return out;
}

static int *offer_spaces(const position *p, set gardens, int *out) {
    set land = land_of(p, gardens);
    for (set rest = gardens; rest; rest &= rest - 1)
        out = add_each(out, EXPAND + 56 * lowest(rest), beside(p->garden[lowest(rest)]) & p->free);
    if (gardens & (gardens - 1))
        for (set rest = gardens; rest; rest &= rest - 1)
            out = add_each(out, TRANSFER + 56 * lowest(rest), to_transfer(p, lowest(rest), land));
    return out;
}

static int *offer_blocks(const position *p, int seat, int *out) {
    int business = p->target, plain = stops(p, seat, business, 0);
    if (plain) *out++ = BLOCK;
    else if (stops(p, seat, business, 1) && p->hand[seat][business] > 0 && p->markers_left[seat] > 0)
        *out++ = BLOCK + 1;
    return out;
}

static int legal(const position *p, int seat, int *const first) {
    int *out = first;
    switch (p->step) {
    case CHOOSE_ACTION:
        for (int plan = 0; plan < 3; plan++) *out++ = CHOOSE + plan;
        break;
    case EXPANSION: *out++ = PASS, out = offer_spaces(p, p->posts[seat] & 63, out); break;
    case NAME_BOSS: case NAME_AGAIN:
        *out++ = PASS, out = offer_names(p, seat, out), out = offer_contracts(p, seat, out);
        break;
    case ANSWER: *out++ = ALLOW, out = offer_blocks(p, seat, out); break;
    case BUY_SHARE:
        *out++ = PASS;
        for (int slot = 0; slot < 3 && p->cash[seat] >= p->price; slot++)
            if (may_take(p, seat, slot)) *out++ = BUY + slot;
        break;
    case HOLD_OR_OPEN: *out++ = HOLD, *out++ = OPEN + p->drawn; break;
    case MOVE_CHIP:
        for (int garden = 0; garden < GARDENS; garden++)
            if (may_move(p, p->drawn - WAITRESS, garden)) *out++ = MOVE + garden;
        break;
    case LAST_CARDS: *out++ = PASS, out = add_each(out, OPEN, p->cards[seat]); break;
    case KEEP_CARDS:
        for (set rest = p->cards[seat]; rest; rest &= rest - 1)
            if (p->hand[seat][lowest(rest)] > 1 || p->kept[seat][0] != lowest(rest)) *out++ = KEEP + lowest(rest);
        break;
    case FIRST_FIGURES:
        for (int b = 0; b < BUSINESSES; b++)
            if (p->boss[b] == NONE) *out++ = PLACE + b;
        break;
    }
    return (int)(out - first);
}

/* ---- what it does */

static void buy(position *p, int seat, int slot) {
    p->cash[seat] -= p->price;
    if (slot == 2) {
        go(p, DRAW_SHARE);
        return;
    }
    int card = p->face[slot];
    p->face[slot] = NONE;
    if (is_share(card)) add_share(p, seat, card), next_actor(p);
    else p->drawn = card, go(p, MOVE_CHIP);
}

static void name(position *p, int seat, int business, int cards) {
    p->target = business;
    open_cards(p, seat, business, cards);
    if (has(p->holds[seat], business)) go(p, ANSWER);
    else fail(p);
}

static void keep(position *p, int seat, int card) {
    if (p->kept[seat][0] == NONE) {
        p->kept[seat][0] = card;
        return;
    }
    p->kept[seat][1] = card;
    if ((p->to_act &= ~bit(seat)) == 0) reveal_shares(p), go(p, CHOOSE_START);
}

static void place(position *p, int seat, int business) {
    p->boss[business] = seat, p->posts[seat] |= bit(business), p->figures[seat]--;
    if (++p->turn == SEATS * 2) go(p, TURN_UP);
    else p->to_act = bit((p->start + p->turn) % SEATS);
}

static void apply(position *p, int seat, int action) {
    switch (p->step) {
    case CHOOSE_ACTION:
        p->choice[seat] = action - CHOOSE;
        if ((p->to_act &= ~bit(seat)) == 0) reveal(p);
        break;
    case EXPANSION:
        if (action >= TRANSFER) take_space(p, (action - TRANSFER) / 56, (action - TRANSFER) % 56);
        else if (action >= EXPAND) take_space(p, (action - EXPAND) / 56, (action - EXPAND) % 56);
        acted(p);
        break;
    case NAME_BOSS: case NAME_AGAIN:
        if (action >= CONTRACT) {
            int garden = (action - CONTRACT) / 4, brewery = (action - CONTRACT) % 4;
            p->stock[p->sign[garden]]++, p->stock[brewery]--, p->sign[garden] = brewery;
            acted(p);
        } else if (action >= NAME) name(p, seat, (action - NAME) / 6, (action - NAME) % 6);
        else acted(p);
        break;
    case ANSWER:
        if (action == ALLOW) install(p);
        else open_cards(p, seat, p->target, action - BLOCK), fail(p);
        break;
    case BUY_SHARE:
        if (action == PASS) acted(p);
        else buy(p, seat, action - BUY);
        break;
    case HOLD_OR_OPEN:
        p->drawn = NONE;
        if (action != HOLD) open_cards(p, seat, action - OPEN, 1);
        next_actor(p);
        break;
    case MOVE_CHIP: p->chip[p->drawn - WAITRESS] = action - MOVE, p->drawn = NONE, next_actor(p); break;
    case LAST_CARDS:
        if (action == PASS) p->turn++;
        else open_cards(p, seat, action - OPEN, 1);
        ask_or_pay(p);
        break;
    case KEEP_CARDS: keep(p, seat, action - KEEP); break;
    case FIRST_FIGURES: place(p, seat, action - PLACE); break;
    }
}

static void deal_hand_card(position *p, uint64_t *rng) {
    int card = pick(p->pile, p->supply, rng);
    p->pile[card]--, p->supply--;
    if (!is_share(card)) return;
    put_in_hand(p, p->turn % SEATS, card);
    if (++p->turn < SEATS * DEALT) return;
    p->supply += 2 * SPECIALS - p->pile[WAITRESS] - p->pile[BUM];
    p->pile[WAITRESS] = p->pile[BUM] = SPECIALS;
    go(p, KEEP_CARDS);
}

static void draw(position *p, uint64_t *rng) {
    int card;
    switch (p->step) {
    case LAY_SIGNS:
        card = pick(p->stock, BREWERIES * SIGNS - p->turn, rng);
        p->stock[card]--, p->sign[p->turn++] = card;
        if (p->turn == GARDENS) go(p, DEAL_HANDS);
        break;
    case DEAL_HANDS: deal_hand_card(p, rng); break;
    case CHOOSE_START: p->start = (int)below(rng, SEATS), go(p, FIRST_FIGURES); break;
    case TURN_UP: p->face[p->turn++] = from_supply(p, rng), turn_or_choose(p); break;
    case DRAW_SHARE:
        card = p->drawn = from_supply(p, rng);
        if (is_share(card)) put_in_hand(p, p->actor, card), go(p, HOLD_OR_OPEN);
        else go(p, MOVE_CHIP);
        break;
    }
}

/* ---- whole games */

static position opening(void) {
    position p = {.target = NONE, .drawn = NONE, .face = {NONE, NONE}, .free = rule[TABLE_SPACES] & ~rule[BASES]};
    for (int g = 0; g < GARDENS; g++) p.garden[g] = rule[BASE + g], p.tables[g] = 1, p.sign[g] = NONE;
    for (int b = 0; b < BUSINESSES; b++) p.boss[b] = NONE, p.pile[b] = SHARE_CARDS;
    for (int b = 0; b < BREWERIES; b++) p.stock[b] = SIGNS;
    p.pile[WAITRESS] = p.pile[BUM] = SPECIALS, p.supply = BUSINESSES * SHARE_CARDS + 2 * SPECIALS;
    for (int s = 0; s < SEATS; s++) {
        p.cash[s] = MONEY, p.markers_left[s] = ALL_MARKERS, p.figures[s] = FIGURES, p.choice[s] = NONE;
        p.kept[s][0] = p.kept[s][1] = NONE;
    }
    p.chip[0] = (int)rule[CHIP_START], p.chip[1] = (int)rule[CHIP_START + 1];
    go(&p, LAY_SIGNS);
    return p;
}

static int points(const position *p, int seat) { return p->cash[seat]; }

#include "loop.h"
