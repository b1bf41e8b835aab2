"""What can act at a table is kept until a component comes or goes; modifiers and sheets stand where they belong."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from orrery import cosmic
from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.aliens.philanthropist import Gift
from orrery.cosmic.cards import ALIENS, CARDS, FLARE, POWERS
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.modifier import Bonus, Modifier
from orrery.cosmic.rules.deed import SUPER_HALF, WILD_HALF
from orrery.cosmic.windows import MOMENTS
from orrery.kernel.deed import AtTable
from orrery.kernel.laws import random_choice
from orrery.kernel.loading import load
from orrery.kernel.plain import KINDS
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded

SOURCES = Path(str(cosmic.__file__)).parent
PLAYED: list[Options] = [
    {"players": 4, "changing": "yes", "flares": "many"},
    {"players": 5, "technology": "yes"},
    {"players": 3, "powers": "hidden", "changing": "yes", "technology": "yes"},
    {"players": 3, "deal_aliens": "miser,reincarnator,sorcerer", "technology": "yes", "filch": "classic"},
]


def is_complete(game: CosmicEncounter) -> bool:
    """Nothing that lies there or may be held is missing in what the game has kept."""
    fresh = AtTable(REGISTRY.among(game.in_play()), REGISTRY.among(game.in_hands()))
    kept = game.can_act()
    return fresh.windows <= kept.windows and all(cards <= kept.cards[name] for name, cards in fresh.cards.items())


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_what_can_act_is_known_at_every_decision(options: Options) -> None:
    """Also in a copy, after loading, and on a table dealt anew."""
    for seed in range(3):
        game, luck = cosmic_setup.setup(options, seed), seeded(seed + 1)
        while not game.over:
            assert is_complete(game), game.where()
            if luck.below(25) == 0:
                for other in (game.copy(), load(game.save()), game.redeal(0, luck)):
                    assert isinstance(other, CosmicEncounter)
                    assert is_complete(other), game.where()
            waiting = game.waiting()
            game.answer(random_choice(waiting[luck.below(len(waiting))], luck))


def test_a_window_that_stirs_nobody_offers_nothing() -> None:
    game, luck, quiet = cosmic_setup.setup({"players": 5, "technology": "yes"}, 3), seeded(4), 0
    while not game.over:
        for name in [name for name in MOMENTS if luck.below(12) == 0 and not game.stirs(name)]:
            users = REGISTRY.users(name)
            held = [card for player in game.players for card in player.hand]
            held += [card for player in game.players for power in player.powers for card in power.cards]
            held += [POWERS + power.alien for player in game.players for power in player.powers]
            assert not set(users).intersection(held)
            quiet += 1
        waiting = game.waiting()
        game.answer(random_choice(waiting[luck.below(len(waiting))], luck))
    assert quiet > 100


def test_every_flare_has_both_halves_and_every_alien_a_power() -> None:
    for card in CARDS:
        if card.type == FLARE:
            assert {deed.HALF for deed in REGISTRY.deeds[card.number]} == {WILD_HALF, SUPER_HALF}, card.key
    assert all(len(REGISTRY.deeds[POWERS + alien]) > 1 for alien in range(len(ALIENS)))


# -- modifiers ---------------------------------------------------------------------------------------------------------


def modifiers() -> list[type[Modifier]]:
    return [kind for kind in KINDS.values() if issubclass(kind, Modifier) and kind not in (Modifier, Bonus)]


def test_every_modifier_has_a_key_by_which_clients_know_it() -> None:
    assert len(modifiers()) > 50
    assert [kind for kind in modifiers() if not kind.KEY] == [Gift], "which card it is, only two may know"
    assert [kind.NAME for kind in modifiers() if issubclass(kind, Bonus) != kind.KEY.startswith("bonus ")] == []


def test_every_modifier_begins_somewhere() -> None:
    """So nothing is looked for that nothing begins."""
    made: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "begin_effect":
                made |= {name.id for name in ast.walk(node.args[0]) if isinstance(name, ast.Name)}
    made |= {"StoppedWild", "StoppedSuper"}  # one or the other
    assert {kind.NAME.split(".")[-1] for kind in modifiers()} <= made


def test_every_query_that_can_be_changed_is_changed_by_something_and_asked_for() -> None:
    queries = [name for name, value in vars(Modifier).items() if callable(value) and not name.startswith("_")]
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    for name in queries:
        assert any(getattr(kind, name) is not getattr(Modifier, name) for kind in modifiers()), name
        assert f".{name}(" in text, name


def test_no_rule_of_the_rulebook_knows_an_alien_by_name() -> None:
    """What is an alien's stands in its file: deeds, modifiers, its sheet."""
    shared = [*(SOURCES / "rules").glob("*.py"), SOURCES / "queries.py", SOURCES / "state.py", SOURCES / "offers.py"]
    found = {path.name for path in shared if "ALIEN[" in path.read_text(encoding="utf-8")}
    assert found <= {"cheating.py", "change.py"}
