"""Training for many tables at once: what a net is told about the law, and which tables it may then sit at."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.arena.executors import Where, worker_pool
from stammtisch.bots.laws import deviations, law_row, laws_of
from stammtisch.bots.match import play_match
from stammtisch.bots.model import Model, load
from stammtisch.bots.strong import StrongBot
from stammtisch.core.mistakes import Mistake
from stammtisch.training.tables import OTHER_TABLES, ROUND, mixed_tables
from stammtisch.training.trainer import Trainer, TrainingConfig

GAMES = ["goldbraeu", "golden_city"]


def mixed_config(name: str, seats: int = 3, games: int = 12) -> TrainingConfig:
    """A few games at many tables."""
    game = stammtisch.game(name)
    setup = game.make_setup(seats=seats)
    return TrainingConfig(game, setup, games=games, hidden=4, seed=1, parallel=12, chunk=64, shard=2, mixed=True)


def trained(config: TrainingConfig) -> Model:
    """A model after its training, as its file keeps it."""
    trainer = Trainer(config)
    list(trainer.checkpoints())
    return load(trainer.file(), config.game)


@pytest.mark.parametrize("name", GAMES)
def test_a_mix_has_every_edition_and_every_option(name: str) -> None:
    """The table that was asked for most often; the same seed gives the same tables."""
    game = stammtisch.game(name)
    setup = game.make_setup(seats=3)
    tables = mixed_tables(game, setup, 1)
    met = {law for table in tables for law in deviations(game, table, setup.options)}

    assert len(tables) == ROUND
    assert tables.count(setup) >= ROUND * 4 // 10
    assert {table.edition for table in tables} == set(game.editions)
    assert met == set(laws_of(game, 3))
    assert mixed_tables(game, setup, 1) == tables
    assert mixed_tables(game, setup, 2) != tables


def test_what_cannot_matter_is_no_law() -> None:
    """Options for three seats, where four sit; and the first edition differs in nothing from itself."""
    game = stammtisch.game("goldbraeu")
    usual = game.make_setup(seats=4)
    digest = game.make_setup(edition="digest", seats=4)

    assert not [law for law in laws_of(game, 4) if "three" in law]
    assert [law for law in laws_of(game, 3) if "three" in law]
    assert law_row(laws_of(game, 4), deviations(game, usual, usual.options)).sum() == 0
    assert "chip_money=boss" in deviations(game, digest, usual.options)
    assert not any("three" in law for law in deviations(game, digest, usual.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_model_of_all_tables_sits_at_each_of_them(name: str) -> None:
    """With nets of its own for each law; a whole game is played. Other seats stay refused."""
    game = stammtisch.game(name)
    model = trained(mixed_config(name))
    for table in mixed_tables(game, game.make_setup(seats=3), 5)[:30]:
        model.check_table(table)
    other = next(table for table in mixed_tables(game, game.make_setup(seats=3), 5) if model.differing(table))

    assert model.at(game.make_setup(seats=3)) is model
    assert model.at(other) is model.at(other)
    assert not np.array_equal(model.at(other).value.b1, model.value.b1)
    assert min(play_match(game, other, [StrongBot(model)] * 3, seed=2).places) == 1
    with pytest.raises(Mistake, match="stammtisch train"):
        model.check_table(game.make_setup(seats=4))


def test_a_table_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots ask for their model at every decision; finding a game among all that are installed takes milliseconds."""
    config = mixed_config("goldbraeu")
    model, usual = Trainer(config).model(), config.setup
    digest = config.game.make_setup("digest", 3)
    before = [model.at(table) for table in (usual, digest)]
    monkeypatch.setattr(stammtisch, "game", None)

    assert [model.at(table) for table in (usual, digest)] == before
    assert before[0] is not before[1]


def test_a_training_goes_on_where_another_ended() -> None:
    """What was known is kept to the last digit before the first step; laws and hidden units are added."""
    first = trained(mixed_config("goldbraeu")._replace(mixed=False))
    config = mixed_config("goldbraeu")._replace(start=first, hidden=6)
    wider = Trainer(config)
    seen = np.random.default_rng(1).integers(0, 3, (4, config.game.layout.size)).astype(np.uint8)

    assert wider.learner.value.net.w1.shape == (config.game.layout.size + len(laws_of(config.game, 3)), 6)
    assert np.allclose(wider.model().value.chances(seen), first.value.chances(seen), atol=1e-5)
    assert wider.training_info().began == first.fingerprint()
    again = Trainer(config._replace(start=wider.model(), mixed=False))
    assert np.allclose(again.model().value.chances(seen), first.value.chances(seen), atol=1e-5)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_learned_can_be_kept(name: str) -> None:
    """To the last bit where the first edition is played; all other tables have nets of their own, and more units."""
    first = trained(mixed_config(name)._replace(mixed=False))
    config = mixed_config(name)._replace(start=first, keep=True, hidden=6)
    more = trained(config)
    other = mixed_tables(config.game, config.setup, 1, OTHER_TABLES)[0]

    for before, after in zip(first.nets, more.nets, strict=True):
        if before and after:
            assert all(np.array_equal(*parts) for parts in zip(after, before, strict=True))
    assert more.at(config.setup) is more
    assert more.at(other).value.w1.shape == (config.game.layout.size, 6)
    assert not np.array_equal(more.at(other).value.w1[:, :4], first.value.w1)
    assert more.fingerprint() != first.fingerprint()


def test_nets_for_other_tables_learn_from_other_tables_only() -> None:
    """And whoever goes on with them, or plays against them, begins with them where they are at home."""
    config = mixed_config("goldbraeu")
    both = trained(config._replace(start=trained(config._replace(mixed=False)), keep=True))
    digest = config.game.make_setup("digest", 3)
    seen = np.random.default_rng(1).integers(0, 3, (4, config.game.layout.size)).astype(np.uint8)
    again = Trainer(config._replace(start=both, keep=True))

    assert not [table for table in again.training.tables if not both.differing(table)]
    for table in (config.setup, digest):
        here = config._replace(setup=table, mixed=False)
        for goes_on in (again, Trainer(here._replace(start=both)), Trainer(here._replace(rival=both))):
            found = goes_on.model().at(table).value.chances(seen)
            assert np.allclose(found, both.at(table).value.chances(seen), atol=1e-5)
    list(Trainer(config._replace(rival=both)).checkpoints())


def test_workers_change_nothing() -> None:
    """One process or two: the same weights, mixed tables included."""
    found = []
    for jobs in (1, 2):
        trainer = Trainer(mixed_config("goldbraeu", games=24))
        with worker_pool(Where(jobs=jobs)) as workers:
            list(trainer.checkpoints(workers=workers))
        found.append(trainer.model().fingerprint())

    assert found[0] == found[1]
