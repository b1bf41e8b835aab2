"""The Emirates of Hacan where others interfere: nobody else left, swapped cards, dice of others, silence."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.initiative import by_initiative
from orrery.ti4.rules.transaction import partners
from orrery.ti4.technologies.quantum_datahub_node import QuantumDatahubNode
from orrery.ti4.units import FLAGSHIP, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table
from support.ti4_combat import battle

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


@card("ti4:production-biomes")
@rule("ti4:58.3")
def test_who_is_left_alone_has_nobody_for_the_two_goods_and_so_no_such_action() -> None:
    table = Table("hacan", "sol").planets(0, FAR).techs(0, "production-biomes")
    table.game.players[1].eliminated = True
    game = table.begin()
    assert "tech" not in [option.key for option in asked(game, 0).options]


@card("ti4:production-biomes")
def test_the_eliminated_gain_nothing_and_a_copy_is_exhausted_by_itself() -> None:
    table = Table("nekro", "hacan", "sol").planets(0, FAR).planets(1, FAR + 1).techs(1, "production-biomes")
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["production-biomes"]),)
    table.game.players[2].eliminated = True
    game = table.begin()
    answer(game, 0, "tech")
    assert (game.players[0].goods, game.players[1].goods, game.players[2].goods) == (4, 2, 0)
    assert NUMBER["production-biomes"] not in game.players[1].exhausted


@card("ti4:wrath-of-kenara")
def test_dice_are_raised_no_more_once_the_flagship_has_fallen() -> None:
    table = Table("hacan", "sol").own(0).pools(0, goods=5).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, damaged_flagship=1, cruiser=1).ships(1, 0, cruiser=3)
    game = battle(table, 1, 1, 1, 10, 1, 1)
    while asked(game, 0).prompt == "after-space-combat-roll":
        answer(game, 0, "pass")
    game.rng = Arranged(1, [], [6, 1, 1, 1] + [1] * 40)
    answer(game, 0, f"type {FLAGSHIP}")
    assert count(game.players[0].ships_in(0), FLAGSHIP) == 0
    assert game.asked(0) is None or asked(game, 0).prompt != "after-space-combat-roll"
    assert game.players[0].goods == 5


@card("ti4:wrath-of-kenara")
def test_a_flagship_of_another_system_raises_nothing() -> None:
    table = Table("hacan", "sol").own(0).pools(0, goods=5).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 2, flagship=1).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[0].tokens = (2,)
    game = battle(table, *[1] * 3, 10, 1)
    assert "used wrath-of-kenara" not in " ".join(log(game))
    assert game.players[0].goods == 5


@card("ti4:quantum-datahub-node")
@rule("ti4:45.1")
def test_who_has_swapped_acts_by_the_number_of_the_new_card() -> None:
    table = Table("hacan", "sol").planets(0, FAR).planets(1, FAR + 1).techs(0, "quantum-datahub-node")
    table.pools(0, goods=3)
    game = table.game
    game.players[0].strategies, game.players[1].strategies = (8,), (1,)
    game.begin(QuantumDatahubNode(0, NUMBER["quantum-datahub-node"]))
    assert (game.players[0].strategies, game.players[1].strategies) == ((1,), (8,))
    assert (game.players[0].goods, game.players[1].goods, game.players[0].strategy) == (0, 3, 1)
    assert by_initiative(game) == [0, 1]


@card("ti4:trade-convoys", "ti4:guild-ships")
def test_convoys_are_gone_with_the_hacan_and_guild_ships_reach_nobody_eliminated() -> None:
    table = Table("sol", "hacan", "norr")
    for seat in range(3):
        table.ships(seat, 2 * seat + 1, cruiser=1).pools(seat, goods=2, commodities=1)
    table.game.players[0].area += (note_of("trade-convoys", 1),)
    table.game.active = 0
    assert partners(table.game, 0) == [1, 2]
    table.game.players[2].eliminated = True
    assert partners(table.game, 0) == [1]
