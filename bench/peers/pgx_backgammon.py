"""Pgx: backgammon, many games at once, random legal actions, all inside JAX. Prints decisions a CPU second as JSON."""

import json
import sys
import time

import jax  # type: ignore[import-not-found]  # only the benchmark's own environment has it
import jax.numpy as jnp  # type: ignore[import-not-found]  # as above
import pgx  # type: ignore[import-not-found]  # as above
from pgx.experimental import auto_reset  # type: ignore[import-not-found]  # as above

STEPS = 32  # in one call, as pgx recommends


def main() -> None:
    """Step a batch for about as many seconds as asked; the first call, which compiles, does not count."""
    games, seconds = int(sys.argv[1]), float(sys.argv[2])
    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carried, key):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 -- JAX's own types
        """One random legal action in every game."""
        choose, chance = jax.random.split(key)
        logits = jnp.log(carried.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choose, logits, axis=-1)
        return step(carried, actions, jax.random.split(chance, games)), carried.observation.sum()

    @jax.jit
    def run(carried, key):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 -- as above
        """Some steps at a time."""
        return jax.lax.scan(advance, carried, jax.random.split(key, STEPS))

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    state, seen = run(state, key)
    jax.block_until_ready(seen)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        key, part = jax.random.split(key)
        state, seen = run(state, part)
        jax.block_until_ready(seen)
        decisions += STEPS * games
    print(json.dumps({"pgx backgammon": decisions / spent}))


main()
