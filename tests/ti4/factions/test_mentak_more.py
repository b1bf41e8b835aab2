"""The Mentak Coalition in corners: who is a neighbour when, what is lost before an ambush, what a retreat leaves."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.components import note_of
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.units import CRUISER, DESTROYER
from orrery.ti4.windows import ACTION
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table
from support.ti4_agendas import agenda_phase
from support.ti4_combat import battle, left
from support.ti4_onward import offered, onward, prompts

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
GATES = ("20", "18", "19", "39", "22", "40", "24")  # Mecatol Rex in 1, an alpha wormhole in 3, a beta in 5


# -- Ambush ------------------------------------------------------------------------------------------------------------


@card("ti4:ambush", "ti4:assault-cannon")
@rule("ti4:31.19")
def test_who_is_lost_before_the_ambush_does_not_roll() -> None:
    """The attacker acts first: the only cruiser of the Mentak is gone, and nobody ambushes."""
    table = Table("hacan", "mentak").techs(0, "assault-cannon").planets(0, FAR).planets(1, FAR + 1).pools(0, fleet=5)
    game = battle(table.ships(0, 1, cruiser=3).ships(1, 0, cruiser=1, fighter=2), *[1] * 20)
    onward(game, 1, "start-of-space-combat-round")
    assert left(game, 1, CRUISER) == 0
    assert "ambush rolled" not in " ".join(log(game))


@card("ti4:ambush")
@rule("ti4:65.3")
def test_a_nebula_adds_nothing_to_an_ambush() -> None:
    """A six of a cruiser misses: it is no combat roll."""
    tiles = ("42", "19", "20", "21", "22", "23", "24")
    table = Table("hacan", "mentak", tiles=tiles).planets(0, FAR).planets(1, FAR + 1)
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1), 6, *[1] * 20)
    answer(game, 1, "ability")
    assert prompts(game) == [(1, "announce retreat")]
    assert left(game, 0, CRUISER) == 1


# -- Pillage -----------------------------------------------------------------------------------------------------------


@card("ti4:pillage")
@rule("ti4:85.1a")
def test_goods_that_lay_on_a_strategy_card_are_gained() -> None:
    table = Table("mentak", "hacan", "sol").ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).planets(2, FAR)
    game = table.pools(1, goods=2).game
    game.speaker, game.bonus = 1, tuple([1] * len(game.bonus))
    game.begin(StrategyPhase())
    answer(game, 1, "strategy 3")
    assert offered(game, 0) == {"pillage"}
    answer(game, 0, "ability")
    assert (game.players[0].goods, game.players[1].goods) == (1, 2)


@card("ti4:pillage", "ti4:lazax-gate-folding")
@rule("ti4:F.mentak.4")
def test_neighbours_by_a_folded_gate_are_pillaged_while_it_is_open() -> None:
    """In a tactical action of the Winnu, Mecatol Rex lies beside the wormhole where the Mentak are."""
    table = Table("winnu", "mentak", tiles=GATES).techs(0, "lazax-gate-folding").pools(0, goods=5)
    game = table.ships(0, 1, cruiser=1).ships(1, 3, cruiser=1).begin()
    assert not are_neighbours(game, 0, 1)
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    assert are_neighbours(game, 0, 1)
    gain_goods(game, 0, 1)
    answer(game, 0, "move nothing")
    assert offered(game, 1) == {"pillage"}


@card("ti4:pillage", "ti4:political-secret")
def test_who_is_silenced_pillages_nobody_in_the_agenda_phase() -> None:
    def asked_to_pillage(*notes: str) -> bool:
        table = (
            Table("mentak", "hacan").ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).planets(0, FAR).planets(1, FAR + 1)
        )
        game = agenda_phase(table.pools(1, goods=5).notes(1, 0, *notes), "mutiny", "economic-equality")
        if notes:
            answer(game, 1, "note")
        gain_goods(game, 1, 1)
        for _ in range(8):
            if "pillage" in offered(game, 0):
                return True
            decision = game.waiting()[0]
            answer(game, decision.seat, decision.options[0].key)
        return False

    assert asked_to_pillage()
    assert not asked_to_pillage("political-secret")


# -- Salvage Operations ------------------------------------------------------------------------------------------------


@card("ti4:salvage-operations")
@rule("ti4:71.10")
def test_who_drives_others_away_has_won() -> None:
    """A destroyer fell before the rest retreated."""
    table = Table("mentak", "hacan").techs(0, "salvage-operations").planets(0, FAR).planets(1, FAR + 1)
    table.pools(0, goods=3).ships(0, 1, dreadnought=2).ships(1, 0, destroyer=1, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 10, 1, *[1] * 20)  # the barrage of the destroyer comes first
    answer(game, 1, "retreat")
    onward(game, 1, "assign hits")
    answer(game, 1, f"type {DESTROYER}")
    onward(game, 0, "produce")
    assert prompts(game) == [(0, "produce")]
    assert {kind for _, kind, most in asked(game, 0).rows if most} == {"destroyer"}
    assert game.players[0].goods == 4


@card("ti4:salvage-operations")
def test_who_retreats_has_lost_and_gains_a_good() -> None:
    table = Table("hacan", "mentak").techs(1, "salvage-operations").planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, dreadnought=2).ships(1, 0, carrier=2).ships(1, 3, cruiser=1)
    game = battle(table, *[1] * 20)
    answer(game, 1, "retreat")
    onward(game, 1, "action")
    assert game.players[1].goods == 1


@card("ti4:salvage-operations")
@rule("ti4:26.5")
def test_where_a_third_player_has_ships_nothing_is_built() -> None:
    table = Table("mentak", "hacan", "sol").techs(0, "salvage-operations").pools(0, goods=9).planets(0, FAR)
    table.planets(1, FAR + 1).planets(2, FAR + 2).ships(0, 1, dreadnought=2).ships(1, 0, destroyer=1)
    game = battle(table.ships(2, 0, cruiser=1).ships(2, 3, cruiser=1))
    game.rng = Arranged(1, [], [1, 1, 10, 10, 1])
    answer(game, 0, "seat 1")
    assert game.players[0].goods == 10
    assert prompts(game) == [(2, "announce retreat")], "nothing was to be built"


@card("ti4:mirror-computing")
def test_everybody_sees_what_a_trade_good_is_worth_to_whom() -> None:
    game = Table("mentak", "hacan").techs(0, "mirror-computing").pools(0, goods=3).begin()
    assert [player.good_worth for player in game.view(1).players] == [2, 1]


@card("ti4:promise-of-protection", "ti4:trade-convoys", "ti4:stymie")
@rule("ti4:95.6")
def test_whether_a_note_could_be_played_looks_at_no_hidden_hand() -> None:
    """Who might hold it is asked the same whether it is held or not: else a pause would tell."""
    table = Table("hacan", "mentak", "sol", "arborec")
    for key, issuer in (("promise-of-protection", 1), ("trade-convoys", 0), ("stymie", 3)):
        note = note_of(key, issuer)
        (deed, *_) = DEEDS[ACTION][note]
        assert deed.fits(table.game, 2, note)
        table.game.players[2].area = (note,)
        assert not deed.fits(table.game, 2, note), "but not what lies before one already"
        table.game.players[2].area = ()
