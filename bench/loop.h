/* The loop of core/playout.py. A reference includes it last; it must have defined `position`, `legal`, `apply`, `draw`,
 * `points`, and `rule`, the law's words, with RULES of them.
 *
 * PROGRAM GAMES SEED ROUNDS RULE ...   prints one line per round: decisions, checksum, CPU seconds. */

static long playout(position *p, uint64_t *rng) {
    int out[1024];
    long decisions = 0;
    while (p->to_act) {
        if (p->to_act == CHANCE) draw(p, rng);
        else {
            int seat = lowest(p->to_act), n = legal(p, seat, out);
            apply(p, seat, out[below(rng, n)]);
            decisions++;
        }
    }
    return decisions;
}

static long play_games(const position *start, long games, long seed, uint64_t *check) {
    long decisions = 0;
    *check = 0;
    for (long game = 0; game < games; game++) {
        position p = *start;
        uint64_t rng = seeded(seed + game);
        decisions += playout(&p, &rng);
        for (int seat = 0; seat < SEATS; seat++) *check = (*check * 31 + points(&p, seat)) & 0xFFFFFFFF;
    }
    return decisions;
}

static double cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc < 4 + RULES) return 2;
    long games = atol(argv[1]), seed = atol(argv[2]);
    for (int i = 0; i < RULES; i++) rule[i] = strtoull(argv[4 + i], 0, 10);
    position start = opening();
    for (int rounds = atoi(argv[3]); rounds > 0; rounds--) {
        uint64_t check;
        double before = cpu();
        long decisions = play_games(&start, games, seed, &check);
        printf("%ld %lu %.9f\n", decisions, (unsigned long)check, cpu() - before);
    }
    return 0;
}
