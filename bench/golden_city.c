/* What the machine can do: The Golden City under kosmos-2009 for four seats, by hand in C.
 *
 * The same loop as core/playout.py over the same steps: every legal action is written out, one is chosen by the same
 * generator, the dealer draws from counted piles. So the checksum of the same seeds must be the same, and the ratio
 * of the two rates says what the Python source costs. Left out are the options of other editions, the journal, and
 * what only `redraw` asks for: which secret cards are old, and who picked which bonus card when. */

#include "common.h"

enum { LANDFORMS = 5, GOODS = 6, SLOTS = 3, SITES = 60, PLACES = 15, PAYMENTS = 36, COUNTS = 11, BONUS_CARDS = 8 };
enum { COAST = 0, LANDFORM_CARDS = 10, START_COINS = 3, ALL_KEYS = 6, HAND_LIMIT = 5, GOODS_LIMIT = 4, AREAS = 8 };
enum { DEAL_CARDS, LAY_OUT_GOODS, CHOOSE_START, REVEAL_CARD, LAY_PAIRS, BIDDING, BUILDING, PAYMENT, REWARD, TAKE_GOODS,
       TURN_FROM_DECK, REFILL_DISPLAY, BOX_GOODS, PICK_BONUS, HAND_LIMIT_STEP, OVER };
enum { BID = 57, DONE = 61, BUILD = 62, PAY = 122, TAKE = 158, BOX = 162, PICK = 168, DISCARD = 176 };
enum { TWO_COINS = 2, KEY_REWARD, CARD_REWARD, GOODS_REWARD, BONUS_REWARD, OUTER, OUTER_AND_COIN, INNER_PART };

/* The law's words: games/golden_city/position.py */
enum { BUSINESSES = 4, COASTAL = 6, INNER = 9, CITY = 10, ON_RIVERS = 11, LAND = 12, PAYMENTS_FOR = 17, AREA = 22,
       GROUP = 30, GOODS_CARDS = 33, ROADS = 39, REWARD_AT = 99, RULES = 159 };

static set rule[RULES];

typedef struct {
    int step, to_act, start, actor, turn, built_now, site, price, face, last_placed, stuck, keys_left, bonus_left;
    int deck_size, pile_size, free_pairs, display[SLOTS], pair[SEATS][2], owner[SEATS], bid_on[SEATS];
    set faces_left, taken, entered, entered_twice, net[SEATS], reach[SEATS];
    int coins[SEATS], letters[SEATS], keys[SEATS], left[SEATS], hand_size[SEATS], secret[SEATS];
    int goods_size[SEATS], shown[SEATS], bonus[SEATS], goods[SEATS][GOODS], deck[GOODS];
    int hand[SEATS][LANDFORMS], known[SEATS][LANDFORMS], pile[LANDFORMS], discards[LANDFORMS];
} position;

static const int SHOWS[GOODS] = {3, 5, 9, 6, 10, 12};

static void ask_builder(position *p);
static void next_turn(position *p);
static void reveal_card(position *p);

static inline int landform_of(int site) { return site % PLACES < 4 ? COAST : site / PLACES + 1; }

static int offer_each(int *out, int n, int first, set numbers) {
    for (; numbers; numbers &= numbers - 1) out[n++] = first + lowest(numbers);
    return n;
}

/* ---- payments */

static int cards_of[PAYMENTS][LANDFORMS], kinds_paid[PAYMENTS][2]; /* how many of each; which kinds, the real first */
static set fits[LANDFORMS][COUNTS];

static void add_payment(int number, int first, int firsts, int second, int seconds) {
    kinds_paid[number][0] = first, kinds_paid[number][1] = second;
    cards_of[number][first] += firsts, cards_of[number][second] += seconds;
}

static void list_payments(void) {
    int n = 0;
    add_payment(n++, COAST, 1, COAST, 0);
    for (int x = 1; x < LANDFORMS; x++) add_payment(n++, x, 2, x, 0);
    for (int real = 1; real < LANDFORMS; real++)
        for (int x = 0; x < LANDFORMS; x++)
            if (x != real) add_payment(n++, real, 1, x, 2);
    for (int x = 0; x < LANDFORMS; x++) add_payment(n++, x, 4, x, 0);
    for (int x = 0; x < LANDFORMS; x++)
        for (int y = x + 1; y < LANDFORMS; y++) add_payment(n++, x, 2, y, 2);
    for (int x = 0; x < LANDFORMS; x++)
        for (int held = 0; held < COUNTS; held++)
            for (int i = 0; i < PAYMENTS; i++)
                if (cards_of[i][x] <= held) fits[x][held] |= bit(i);
}

static inline set affordable(const int *hand) {
    return fits[0][hand[0]] & fits[1][hand[1]] & fits[2][hand[2]] & fits[3][hand[3]] & fits[4][hand[4]];
}

static int unseen(const position *p, int landform) {
    int found = p->pile[landform];
    for (int seat = 0; seat < SEATS; seat++) found += p->hand[seat][landform] - p->known[seat][landform];
    return found;
}

static set might_afford(const position *p, int seat) {
    int secret = p->secret[seat] < 4 ? p->secret[seat] : 4;
    set covered[5] = {~(set)0, ~(set)0, ~(set)0, ~(set)0, ~(set)0};
    for (int x = 0; x < LANDFORMS; x++) {
        const set *fit = &fits[x][p->known[seat][x]];
        int most = p->pile[x] < secret ? unseen(p, x) : secret;
        for (int spent = secret; spent > 0; spent--) {
            set met = covered[spent] & fit[0];
            for (int guessed = 1; guessed <= spent && guessed <= most; guessed++)
                met |= covered[spent - guessed] & fit[guessed];
            covered[spent] = met;
        }
        covered[0] &= fit[0];
    }
    return covered[secret];
}

static inline set payable_sites(set ways) {
    set sites = 0;
    for (int x = 0; x < LANDFORMS; x++)
        if (ways & rule[PAYMENTS_FOR + x]) sites |= rule[LAND + x];
    return sites;
}

/* ---- landform cards */

static void give(position *p, int seat, int landform) { p->hand[seat][landform]++, p->hand_size[seat]++; }

static void play(position *p, int seat, int landform, int cards) {
    int known = p->known[seat][landform] - cards;
    p->known[seat][landform] = known < 0 ? 0 : known;
    if (known < 0) p->secret[seat] += known;
    p->hand[seat][landform] -= cards, p->hand_size[seat] -= cards, p->discards[landform] += cards;
}

static int from_pile(position *p, uint64_t *rng) {
    int landform = pick(p->pile, p->pile_size, rng);
    p->pile[landform]--, p->pile_size--;
    return landform;
}

static void renew_pile(position *p) {
    if (p->pile_size > 0) return;
    for (int x = 0; x < LANDFORMS; x++)
        p->pile[x] = p->discards[x], p->pile_size += p->discards[x], p->discards[x] = 0;
}

/* ---- the end, scoring */

static int bonus_letters(const position *p, int seat, int card) {
    if (card == 0) return 3 * p->goods_size[seat];
    if (card == 1) return 2 * p->coins[seat];
    if (card == 2) return count(p->net[seat] & rule[CITY]);
    if (card == 3) return 2 * count(p->net[seat] & rule[ON_RIVERS]);
    return count(p->net[seat] & rule[LAND + card - 3]);
}

static void end_game(position *p) {
    for (int seat = 0; seat < SEATS; seat++)
        for (set cards = p->bonus[seat]; cards; cards &= cards - 1)
            p->letters[seat] += bonus_letters(p, seat, lowest(cards));
    p->step = OVER, p->to_act = 0;
}

static int goods_letters(const position *p, int seat, int good) {
    if (!has(p->shown[seat], good)) return 0;
    for (int other = 0; other < SEATS; other++)
        if (other != seat && has(p->shown[other], good)) return 2;
    return 4;
}

static int area_letters(const position *p, int seat, int area) {
    set sites = rule[AREA + area];
    int own = count(p->net[seat] & sites);
    if (own == 0) return 0;
    for (int other = 0; other < SEATS; other++)
        if (other != seat && count(p->net[other] & sites) >= own) return 2;
    return 4;
}

static void end_round(position *p) {
    int good = p->face / AREAS, area = p->face % AREAS;
    for (int seat = 0; seat < SEATS; seat++)
        p->letters[seat] += goods_letters(p, seat, good) + area_letters(p, seat, area);
    p->face = NONE;
    if (p->last_placed || p->stuck || !p->faces_left) end_game(p);
    else p->start = (p->start + 1) % SEATS, reveal_card(p);
}

static inline set open_sites(const position *p, int seat) {
    return (rule[COASTAL] | p->reach[seat]) & ~p->taken & ~p->net[seat];
}

static int is_stuck(const position *p, int seat) {
    set sites = open_sites(p, seat);
    if (sites & ~rule[INNER] || p->left[seat] == 0) return 0;
    return sites == 0 || p->keys[seat] == 0;
}

static void notice_stuck(position *p) {
    if (rule[COASTAL] & ~p->taken) return;
    for (int seat = 0; seat < SEATS; seat++)
        if (is_stuck(p, seat)) p->stuck |= 1 << seat;
}

/* ---- building */

static inline set unlocked_sites(const position *p, int seat) {
    return p->keys[seat] > 0 ? open_sites(p, seat) : open_sites(p, seat) & ~rule[INNER];
}

static int might_build(const position *p, int seat) {
    if (p->secret[seat] > 0 && p->pile[COAST] > 0 && rule[COASTAL] & ~p->taken) return 1;
    set sites = unlocked_sites(p, seat);
    if (sites & payable_sites(affordable(p->hand[seat]))) return 1;
    return p->secret[seat] > 0 && sites & payable_sites(might_afford(p, seat));
}

static int only_landform(const position *p, int seat) {
    for (int x = 0; x < LANDFORMS; x++)
        if (p->known[seat][x] == p->hand_size[seat]) return x;
    return NONE;
}

static void limit_hand(position *p) {
    int seat = p->actor;
    for (p->step = HAND_LIMIT_STEP; p->hand_size[seat] > HAND_LIMIT;) {
        int landform = only_landform(p, seat);
        if (landform == NONE) {
            p->to_act = 1 << seat;
            return;
        }
        play(p, seat, landform, 1);
    }
    next_turn(p);
}

static void end_turn(position *p) {
    if (p->hand_size[p->actor] > HAND_LIMIT) limit_hand(p);
    else next_turn(p);
}

static void ask_builder(position *p) {
    int seat = p->actor;
    if (p->built_now < 2 && p->left[seat] > 0 && might_build(p, seat)) p->step = BUILDING, p->to_act = 1 << seat;
    else end_turn(p);
}

static void next_turn(position *p) {
    if (++p->turn == SEATS) end_round(p);
    else p->actor = (p->start + p->turn) % SEATS, p->built_now = 0, ask_builder(p);
}

static void rewarded(position *p) {
    notice_stuck(p);
    p->site = NONE;
    ask_builder(p);
}

static void place_business(position *p) {
    int seat = p->actor;
    p->net[seat] |= bit(p->site), p->reach[seat] |= rule[ROADS + p->site], p->taken |= bit(p->site) & ~rule[CITY];
    p->built_now++;
    if (--p->left[seat] == 0) p->last_placed |= 1 << seat;
}

/* ---- rewards */

static void ask_dealer(position *p, int step) { p->step = step, p->to_act = CHANCE; }

static int goods_kinds(const position *p, int seat) {
    int kinds = 0;
    for (int x = 0; x < GOODS; x++) kinds |= (p->goods[seat][x] > 0) << x;
    return kinds;
}

static void box(position *p, int seat, int goods) {
    p->goods[seat][goods]--, p->goods_size[seat]--, p->shown[seat] = 0;
    for (set kinds = goods_kinds(p, seat); kinds; kinds &= kinds - 1) p->shown[seat] |= SHOWS[lowest(kinds)];
    rewarded(p);
}

static void limit_goods(position *p) {
    int seat = p->actor, kinds = goods_kinds(p, seat);
    if (p->goods_size[seat] <= GOODS_LIMIT) rewarded(p);
    else if (several(kinds)) p->step = BOX_GOODS, p->to_act = 1 << seat;
    else box(p, seat, lowest(kinds));
}

static void add_goods(position *p, int seat, int goods) {
    p->goods[seat][goods]++, p->goods_size[seat]++, p->shown[seat] |= SHOWS[goods];
}

static int from_deck(position *p, uint64_t *rng) {
    int goods = pick(p->deck, p->deck_size, rng);
    p->deck[goods]--, p->deck_size--;
    return goods;
}

static int open_slots(const position *p) {
    int slots = (p->deck_size > 0) << SLOTS;
    for (int slot = 0; slot < SLOTS; slot++) slots |= (p->display[slot] != NONE) << slot;
    return slots;
}

static void take_goods(position *p, int seat, int slot) {
    if (slot == SLOTS) {
        ask_dealer(p, TURN_FROM_DECK);
        return;
    }
    add_goods(p, seat, p->display[slot]);
    p->display[slot] = NONE;
    if (p->deck_size > 0) ask_dealer(p, REFILL_DISPLAY);
    else limit_goods(p);
}

static void pick_bonus(position *p, int seat, int card) {
    p->bonus_left &= ~(1 << card), p->bonus[seat] |= 1 << card;
    rewarded(p);
}

static void reward_goods(position *p) {
    int slots = open_slots(p);
    if (slots == 0) rewarded(p);
    else if (several(slots)) p->step = TAKE_GOODS, p->to_act = 1 << p->actor;
    else take_goods(p, p->actor, lowest(slots));
}

static void reward_bonus(position *p) {
    if (p->bonus_left == 0) rewarded(p);
    else if (several(p->bonus_left)) p->step = PICK_BONUS, p->to_act = 1 << p->actor;
    else pick_bonus(p, p->actor, lowest(p->bonus_left));
}

static void reward_card(position *p) {
    renew_pile(p);
    ask_dealer(p, REWARD);
}

static int enter_part(position *p, int reward) {
    int inner = reward == INNER_PART;
    set part = bit(p->site);
    if (!(p->entered & part)) {
        p->entered |= part, p->letters[p->actor] += inner ? 10 : 5, p->coins[p->actor] += reward == OUTER_AND_COIN;
        return inner;
    }
    if (!(p->entered_twice & part)) p->entered_twice |= part, p->letters[p->actor] += inner ? 6 : 3;
    return 0;
}

static void reward(position *p) {
    int reward = (int)rule[REWARD_AT + p->site];
    if (reward == CARD_REWARD) reward_card(p);
    else if (reward == GOODS_REWARD) reward_goods(p);
    else if (reward == BONUS_REWARD) reward_bonus(p);
    else if (reward >= OUTER && enter_part(p, reward)) reward_card(p);
    else {
        if (reward <= TWO_COINS) p->coins[p->actor] += reward;
        else if (reward == KEY_REWARD && p->keys_left > 0) p->keys_left--, p->keys[p->actor]++;
        rewarded(p);
    }
}

static void pay(position *p, int seat, int payment) {
    int first = kinds_paid[payment][0], second = kinds_paid[payment][1];
    play(p, seat, first, cards_of[payment][first]);
    if (second != first) play(p, seat, second, cards_of[payment][second]);
    if (has(rule[INNER], p->site)) p->keys[seat]--;
    place_business(p);
    reward(p);
}

static inline set ways_to_pay(const position *p, int seat) {
    return affordable(p->hand[seat]) & rule[PAYMENTS_FOR + landform_of(p->site)];
}

static void ask_payment(position *p, int site) {
    int seat = p->actor;
    p->site = site;
    set ways = ways_to_pay(p, seat);
    if (!several(ways) && p->secret[seat] > 0) ways = might_afford(p, seat) & rule[PAYMENTS_FOR + landform_of(site)];
    if (several(ways)) p->step = PAYMENT, p->to_act = 1 << seat;
    else pay(p, seat, lowest(ways));
}

/* ---- bidding */

static void place_hand(position *p, int seat, int pair) {
    if (has(p->free_pairs, pair)) p->free_pairs &= ~(1 << pair);
    else p->coins[seat] -= p->price++, p->bid_on[p->owner[pair]] = NONE;
    p->owner[pair] = seat, p->bid_on[seat] = pair;
}

static void take_pairs(position *p) {
    for (int seat = 0; seat < SEATS; seat++) {
        int *pair = p->pair[p->bid_on[seat]];
        for (int i = 0; i < 2; i++) give(p, seat, pair[i]), p->known[seat][pair[i]]++, pair[i] = NONE;
        p->owner[p->bid_on[seat]] = NONE, p->bid_on[seat] = NONE;
    }
    p->turn = NONE;
    next_turn(p);
}

static void ask_bidder(position *p) {
    for (int seat = p->actor; p->free_pairs; seat = (seat + 1) % SEATS) {
        if (p->bid_on[seat] != NONE) continue;
        if (several(p->free_pairs) || p->coins[seat] >= p->price) {
            p->actor = seat, p->to_act = 1 << seat;
            return;
        }
        place_hand(p, seat, lowest(p->free_pairs));
    }
    take_pairs(p);
}

static void begin_bidding(position *p) {
    for (int seat = 0; seat < SEATS; seat++) p->owner[seat] = p->bid_on[seat] = NONE;
    p->free_pairs = (1 << SEATS) - 1, p->actor = p->start, p->step = BIDDING;
    ask_bidder(p);
}

/* ---- the dealer */

static void reveal_card(position *p) { ask_dealer(p, REVEAL_CARD); }

static void turn_score_card(position *p, uint64_t *rng) {
    set faces = 0;
    for (int group = 0; group < 3 && !faces; group++) faces = p->faces_left & rule[GROUP + group];
    for (int skipped = (int)below(rng, count(faces)); skipped > 0; skipped--) faces &= faces - 1;
    p->face = lowest(faces), p->faces_left &= ~bit(p->face);
    p->turn = 0, p->price = 1;
    renew_pile(p);
    ask_dealer(p, LAY_PAIRS);
}

static void lay_card(position *p, uint64_t *rng) {
    int turn = p->turn++;
    p->pair[turn % SEATS][turn / SEATS] = from_pile(p, rng);
    if (turn + 1 == 2 * SEATS) begin_bidding(p);
    else renew_pile(p);
}

static void draw(position *p, uint64_t *rng) {
    int slot = 0;
    switch (p->step) {
    case DEAL_CARDS:
        give(p, p->turn, from_pile(p, rng)), p->secret[p->turn]++;
        if (++p->turn == SEATS) p->turn = 0, p->step = LAY_OUT_GOODS;
        break;
    case LAY_OUT_GOODS:
        p->display[p->turn] = from_deck(p, rng);
        if (++p->turn == SLOTS) p->step = CHOOSE_START;
        break;
    case CHOOSE_START: p->start = (int)below(rng, SEATS), reveal_card(p); break;
    case REVEAL_CARD: turn_score_card(p, rng); break;
    case LAY_PAIRS: lay_card(p, rng); break;
    case REWARD: give(p, p->actor, from_pile(p, rng)), p->secret[p->actor]++, rewarded(p); break;
    case TURN_FROM_DECK: add_goods(p, p->actor, from_deck(p, rng)), limit_goods(p); break;
    case REFILL_DISPLAY:
        while (p->display[slot] != NONE) slot++;
        p->display[slot] = from_deck(p, rng), limit_goods(p);
        break;
    }
}

/* ---- the seats */

static int legal(const position *p, int seat, int *out) {
    int n = 0;
    switch (p->step) {
    case BIDDING: return offer_each(out, 0, BID, p->coins[seat] >= p->price ? (1 << SEATS) - 1 : p->free_pairs);
    case BUILDING:
        out[0] = DONE;
        return offer_each(out, 1, BUILD, unlocked_sites(p, seat) & payable_sites(affordable(p->hand[seat])));
    case PAYMENT: return offer_each(out, 0, PAY, ways_to_pay(p, seat));
    case TAKE_GOODS: return offer_each(out, 0, TAKE, open_slots(p));
    case BOX_GOODS: return offer_each(out, 0, BOX, goods_kinds(p, seat));
    case PICK_BONUS: return offer_each(out, 0, PICK, p->bonus_left);
    case HAND_LIMIT_STEP:
        for (int x = 0; x < LANDFORMS; x++)
            if (p->hand[seat][x] > 0) out[n++] = DISCARD + x;
    }
    return n;
}

static void apply(position *p, int seat, int action) {
    switch (p->step) {
    case BIDDING: place_hand(p, seat, action - BID), ask_bidder(p); break;
    case BUILDING: action == DONE ? end_turn(p) : ask_payment(p, action - BUILD); break;
    case PAYMENT: pay(p, seat, action - PAY); break;
    case TAKE_GOODS: take_goods(p, seat, action - TAKE); break;
    case BOX_GOODS: box(p, seat, action - BOX); break;
    case PICK_BONUS: pick_bonus(p, seat, action - PICK); break;
    case HAND_LIMIT_STEP: play(p, seat, action - DISCARD, 1), limit_hand(p); break;
    }
}

static int points(const position *p, int seat) { return p->letters[seat]; }

static position opening(void) {
    position p = {.site = NONE, .face = NONE, .keys_left = ALL_KEYS, .bonus_left = (1 << BONUS_CARDS) - 1};
    list_payments();
    for (int x = 0; x < LANDFORMS; x++) p.pile[x] = LANDFORM_CARDS, p.pile_size += LANDFORM_CARDS;
    for (int x = 0; x < GOODS; x++) p.deck[x] = (int)rule[GOODS_CARDS + x], p.deck_size += p.deck[x];
    for (int slot = 0; slot < SLOTS; slot++) p.display[slot] = NONE;
    p.faces_left = rule[GROUP] | rule[GROUP + 1] | rule[GROUP + 2];
    for (int seat = 0; seat < SEATS; seat++) {
        p.left[seat] = (int)rule[BUSINESSES], p.coins[seat] = START_COINS;
        give(&p, seat, COAST), p.known[seat][COAST]++, p.pile[COAST]--, p.pile_size--;
    }
    ask_dealer(&p, DEAL_CARDS);
    return p;
}

#include "loop.h"
