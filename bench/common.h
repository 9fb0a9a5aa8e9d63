/* What the references share: sets, the generator of core/chance.py, and drawing from counted piles. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t set; /* spaces, sites, businesses or seats, one bit each */

enum { SEATS = 4, NONE = -1, CHANCE = 256 };

static inline int lowest(set s) { return __builtin_ctzll(s); }
static inline int several(set s) { return (s & (s - 1)) != 0; }
static inline set bit(int place) { return (set)1 << place; }
static inline int has(set s, int place) { return s >> place & 1; }

static inline int count(set s) {
    int found = 0;
    for (; s; s &= s - 1) found++;
    return found;
}

#define LOW_62 0x3FFFFFFFFFFFFFFFu

static uint64_t below(uint64_t *rng, uint64_t limit) {
    *rng = (*rng * 3202034522624059733u + 1442695040888963407u) & LOW_62;
    return (*rng >> 30) * limit >> 32;
}

static uint64_t seeded(uint64_t seed) {
    seed = ((seed + 1442695040888963407u) ^ seed >> 30) * 3202034522624059733u & LOW_62;
    seed = (seed ^ seed >> 27) * 3202034522624059733u & LOW_62;
    return seed ^ seed >> 31;
}

static int pick(const int *row, int total, uint64_t *rng) {
    int ticket = (int)below(rng, total), place = 0;
    while (ticket >= row[place]) ticket -= row[place++];
    return place;
}
