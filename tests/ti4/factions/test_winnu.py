"""The Winnu: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.adjacency import adjacent, are_neighbours, wormholes_in
from orrery.ti4.bot.attack import pays_custodians
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.combat import cannons, combat_dice, nobody_can_win
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, odds
from orrery.ti4.planets import influence, resources
from orrery.ti4.routes import Passage, reach
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.setup import setup
from orrery.ti4.state import STRATEGY
from orrery.ti4.tiles import MECATOL_REX, TILE, TILES
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    PDS,
    SPACE_DOCK,
    UNIT,
    count,
    force,
)
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_modifiers import Boarders

FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
SALAI = tuple([UNIT["salai-sai-corian"] if type == FLAGSHIP else row for type, row in enumerate(BASIC)])
GATES = ("20", "18", "19", "39", "22", "40", "24")  # Mecatol Rex in 1, an alpha wormhole in 3, a beta in 5
WINNU = TILES[TILE["7"]].planets[0]


def on(game: TwilightImperium, seat: int, planet: int, type: int) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- blood ties --------------------------------------------------------------------------------------------------------


def above_mecatol(*factions: str, infantry: int = 1) -> Table:
    """Seat 0 comes to Mecatol Rex, where the custodians are; nobody has a planet that could pay."""
    table = Table(*factions).planets(1, FAR + 1)
    table.game.custodians = True
    table.planets(0, FAR).ships(0, 1, carrier=1, infantry=infantry)
    table.game.exhausted[FAR] = True
    return table


@card("ti4:blood-ties")
@rule("ti4:40.2")
def test_the_winnu_remove_the_custodians_for_nothing() -> None:
    game = above_mecatol("winnu", "sol").activate(0)
    everything(game, 0)
    assert asked(game, 0).values == (0,)
    answer(game, 0, "remove custodians")
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 1))
    assert game.controller[MECATOL_REX] == 0
    assert game.players[0].points == 1
    assert not game.custodians


@card("ti4:blood-ties")
def test_others_cannot_without_influence() -> None:
    game = above_mecatol("sol", "winnu").activate(0)
    everything(game, 0)
    assert game.custodians
    assert game.controller[MECATOL_REX] != 0
    assert (pays_custodians(game, 0, MECATOL_REX), pays_custodians(game, 1, MECATOL_REX)) == (False, True)


@card("ti4:blood-ties")
@rule("ti4:40.2a")
def test_somebody_must_land_all_the_same() -> None:
    game = above_mecatol("winnu", "sol", infantry=0).activate(0)
    everything(game, 0)
    assert game.custodians, "nobody could land, so nobody was asked"


# -- reclamation -------------------------------------------------------------------------------------------------------


def taken(table: Table) -> TwilightImperium:
    """Seat 0 has landed on Mecatol Rex."""
    game = table.planets(0, FAR).ships(0, 1, carrier=1, infantry=2).activate(0)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 2))
    return game


@card("ti4:reclamation")
def test_who_gains_mecatol_rex_may_build_on_it_when_the_action_is_over() -> None:
    """A PDS and a space dock, which does not produce in this action."""
    game = taken(Table("winnu", "sol").pools(0, goods=5))
    assert asked(game, 0).prompt == "after-tactical-action"
    answer(game, 0, "ability")
    assert (on(game, 0, MECATOL_REX, PDS), on(game, 0, MECATOL_REX, SPACE_DOCK)) == (1, 1)
    assert asked(game, 1).prompt == "action", "nothing was produced"


@card("ti4:reclamation")
def test_it_may_be_left() -> None:
    game = taken(Table("winnu", "sol"))
    answer(game, 0, "pass")
    assert on(game, 0, MECATOL_REX, PDS) == 0


@card("ti4:reclamation")
def test_who_had_mecatol_rex_before_builds_nothing() -> None:
    game = taken(Table("winnu", "sol").planets(0, MECATOL_REX))
    assert asked(game, 1).prompt == "action"


@card("ti4:reclamation")
def test_another_planet_is_not_reclaimed() -> None:
    table = Table("winnu", "sol", tiles=("35", "19", "20", "21", "22", "23", "24")).planets(0, FAR)
    game = table.ships(0, 1, carrier=1, infantry=1).activate(0)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + game.chart.planets[0][0], "infantry", 1))
    assert asked(game, 1).prompt == "action"


@card("ti4:reclamation")
@rule("ti4:59.4a")
def test_of_what_is_used_up_one_may_be_taken_back() -> None:
    table = Table("winnu", "sol", tiles=("18", "19", "20", "21", "22", "23", "24"))
    here = [planet for system in range(1, 7) for planet in table.game.chart.planets[system]][:3]
    for planet in here:
        table.troops(0, planet, space_dock=1)
    game = taken(table)
    answer(game, 0, "ability")
    assert on(game, 0, MECATOL_REX, PDS) == 1
    assert asked(game, 0).prompt == "place structure"
    answer(game, 0, "space dock")
    everything_taken_back(game)
    assert on(game, 0, MECATOL_REX, SPACE_DOCK) == 1
    assert sum([on(game, 0, planet, SPACE_DOCK) for planet in here]) == 2


def everything_taken_back(game: TwilightImperium) -> None:
    assert asked(game, 0).prompt == "take from board"
    game.answer(Choice(0, (0,)))


# -- salai sai corian --------------------------------------------------------------------------------------------------


@card("ti4:salai-sai-corian")
@pytest.mark.parametrize(
    ("theirs", "dice"), [({"carrier": 2, "cruiser": 1, "fighter": 3}, 3), ({"fighter": 3}, 0), ({"dreadnought": 1}, 1)]
)
def test_the_flagship_rolls_a_die_for_each_ship_of_the_opponent_but_fighters(theirs: dict[str, int], dice: int) -> None:
    game = Table("winnu", "sol").own(0).ships(0, 0, flagship=1, cruiser=1).ships(1, 0, **theirs).game
    assert combat_dice(game, 0, FLAGSHIP, 1, 0, 1) == dice
    assert combat_dice(game, 0, CRUISER, 1, 0, 1) == 1


@card("ti4:salai-sai-corian")
@rule("ti4:F.nekro.7")
def test_ground_forces_that_fight_in_space_are_a_die_each() -> None:
    table = Table("winnu", "sol").own(0).planets(0, FAR).ships(0, 1, flagship=1).ships(1, 0, carrier=1, infantry=3)
    game = table.activate(0)
    assert combat_dice(game, 0, FLAGSHIP, 1, 0, 1) == 1
    game.begin_effect(Boarders(1))
    assert combat_dice(game, 0, FLAGSHIP, 1, 0, 1) == 4


@card("ti4:salai-sai-corian")
def test_its_dice_are_rolled_with_those_that_need_the_same() -> None:
    """Two carriers and a fighter: two dice, a seven hits."""
    table = Table("winnu", "sol").own(0).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, flagship=1)
    game = battle(table.ships(1, 0, carrier=2, fighter=1), 7, 7, 1, 1, 1)
    rolls = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert rolls[0] == (FLAGSHIP, 7, 7)


@card("ti4:salai-sai-corian")
def test_against_fighters_alone_it_rolls_nothing() -> None:
    table = Table("winnu", "sol").own(0).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, flagship=1)
    game = battle(table.ships(1, 0, fighter=1), 10, 10)
    answer(game, 0, "sustain")
    assert not [event for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert left(game, 0, FLAGSHIP) == 0, "two rounds of the fighter alone"


@card("ti4:salai-sai-corian", "ti4:crown-of-thalnos-agenda")
def test_a_die_of_the_flagship_that_misses_again_costs_the_flagship() -> None:
    """Two dice of one ship: it is lost once."""
    table = Table("winnu", "sol").own(0).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, flagship=1)
    table.law("crown-of-thalnos-agenda", 0, 0)
    game = battle(table.ships(1, 0, carrier=2), 1, 1, 1, 1)
    answer(game, 0, "agenda")
    answer(game, 0, "die 0", "die 1")
    assert left(game, 0, FLAGSHIP) == 0
    assert left(game, 1, CARRIER) == 2


@card("ti4:salai-sai-corian")
@rule("ti4:F.general.2")
def test_two_such_flagships_and_their_like_are_no_combat_without_end() -> None:
    table = Table("winnu", "sol").own(0).ships(0, 0, flagship=1).ships(1, 0, carrier=1)
    assert not nobody_can_win(table.game, 0, 1, 0)


@card("ti4:salai-sai-corian")
def test_its_odds_fall_with_the_ships_it_faces() -> None:
    """Against one ship that never hits it needs as long as a die that hits with 7; against two it has twice the dice
    until one falls."""
    flagship = Side(force({FLAGSHIP: 1}), SALAI)
    one = odds(Combat(flagship, Side(force({CARRIER: 1}), bonus=-9)))
    two = odds(Combat(flagship, Side(force({CARRIER: 2}), bonus=-9)))
    assert one.win == pytest.approx(1.0)
    assert one.rounds == pytest.approx(1 / 0.4)
    single, none = 0.48, 0.36  # of two dice one hits, or none
    assert two.rounds == pytest.approx((1 + single * one.rounds) / (1 - none))
    fighters = odds(Combat(flagship, Side(force({FIGHTER: 1}))))
    assert fighters.win == 0.0, "fighters alone it cannot hit"


@card("ti4:salai-sai-corian")
def test_the_odds_of_damaged_and_repaired_ships_count_its_dice_too() -> None:
    flagship = Side(force({FLAGSHIP: 1}), SALAI, bonus=-9)
    armoured = Side(force({CRUISER: 1, DREADNOUGHT: 1}), has=("duranium-armor",))
    plain = Side(force({CRUISER: 1, DREADNOUGHT: 1}))
    assert odds(Combat(armoured, flagship)).win == pytest.approx(1.0)
    assert odds(Combat(plain, Side(force({FLAGSHIP: 1}), SALAI))).win < 1.0


# -- lazax gate folding ------------------------------------------------------------------------------------------------


def folded(*, controls: bool = False, exhausted: bool = False) -> Table:
    table = Table("winnu", "sol", tiles=GATES).techs(0, "lazax-gate-folding").planets(0, FAR).planets(1, FAR + 1)
    if controls:
        table.troops(0, MECATOL_REX, infantry=1)
    if exhausted:
        table.game.players[0].exhausted = (NUMBER["lazax-gate-folding"],)
    return table


@card("ti4:lazax-gate-folding")
@pytest.mark.parametrize("exhausted", [False, True])
def test_in_tactical_actions_of_the_winnu_mecatol_rex_is_behind_every_wormhole(exhausted: bool) -> None:
    """Also while the card is exhausted; known before a system is activated, and gone when the action is over."""
    table = folded(exhausted=exhausted).ships(0, 3, carrier=1, infantry=1).ships(0, 5, carrier=1)
    table.pools(1, tactic=3)
    assert list(reach(table.game, 0)[1]) == [(3, CARRIER), (5, CARRIER)]
    game = table.activate(1)
    assert wormholes_in(game, 1) == "alpha beta"
    assert {3, 5} <= set(adjacent(game, 1, 1)), "for everybody"
    everything(game, 0)
    plan(game, 0, (ON_PLANET + MECATOL_REX, "infantry", 1))
    assert wormholes_in(game, 1) == "", "it is theirs now"
    assert Passage(game, 1, 1).needs_from(3) == 2, "others never have it in their own actions"


@card("ti4:lazax-gate-folding")
def test_who_controls_mecatol_rex_needs_no_gate() -> None:
    table = folded(controls=True).ships(0, 3, carrier=1)
    assert reach(table.game, 0)[1] == ()


@card("ti4:lazax-gate-folding")
@rule("ti4:30.4a")
def test_the_gate_is_there_for_neighbours_retreats_and_cannons_of_others() -> None:
    table = folded().techs(1, "pds-2").ships(0, 2, cruiser=1).ships(1, 1, cruiser=1).ships(1, 5, cruiser=1)
    table.troops(1, MECATOL_REX, pds=1)
    game = table.game
    assert retreats(game, 1, 1) == []
    assert not cannons(game, 1, 3)
    game = table.activate(1)
    assert retreats(game, 1, 1) == [5]
    assert [gun[0] for gun in cannons(game, 1, 3)] == [PDS]
    assert are_neighbours(game, 0, 1)


@card("ti4:lazax-gate-folding")
def test_who_controls_mecatol_rex_has_infantry_for_an_action() -> None:
    game = folded(controls=True).begin()
    answer(game, 0, "tech")
    assert on(game, 0, MECATOL_REX, INFANTRY) == 2
    assert NUMBER["lazax-gate-folding"] in game.players[0].exhausted
    assert asked(game, 1).prompt == "action"


@card("ti4:lazax-gate-folding")
@rule("ti4:58.3")
@pytest.mark.parametrize(("controls", "exhausted"), [(False, False), (True, True)])
def test_it_is_no_action_without_the_planet_or_exhausted(controls: bool, exhausted: bool) -> None:
    game = folded(controls=controls, exhausted=exhausted).begin()
    assert "tech" not in [option.key for option in asked(game, 0).options]


# -- hegemonic trade policy --------------------------------------------------------------------------------------------


def yard(*techs: str) -> Table:
    """The home of the Winnu, 3 resources and 4 influence, and a planet of more influence."""
    table = Table("winnu", "sol", tiles=("18", "7", "20", "21", "22", "23", "24")).techs(0, *techs)
    return table.troops(0, WINNU, space_dock=1, infantry=1).planets(0, MECATOL_REX)


@card("ti4:hegemonic-trade-policy")
@rule("ti4:E.hegemonic-trade-policy")
def test_a_planet_builds_with_its_influence_in_one_production() -> None:
    """Mecatol Rex: 1 resource and 6 influence."""
    game = yard("hegemonic-trade-policy").game
    game.begin(Produce(0, 1))
    answer(game, 0, "tech")
    answer(game, 0, f"planet {MECATOL_REX}")
    assert dict(asked(game, 0).things)["resources"] == 3 + 6
    assert (resources(game, MECATOL_REX), influence(game, MECATOL_REX)) == (6, 1)
    plan(game, 0, (1, "cruiser", 2))
    everything(game, 0)
    assert left(game, 0, CRUISER, 1) == 2
    assert (resources(game, MECATOL_REX), influence(game, MECATOL_REX)) == (1, 6), "for that use alone"
    assert NUMBER["hegemonic-trade-policy"] in game.players[0].exhausted


@card("ti4:hegemonic-trade-policy")
def test_a_dock_on_that_planet_produces_more() -> None:
    """2 and the resources of the planet, which are 4 now."""
    for techs, limit in (((), 5), (("hegemonic-trade-policy",), 6)):
        game = yard(*techs).game
        game.begin(Produce(0, 1))
        if techs:
            answer(game, 0, "tech")
            answer(game, 0, f"planet {WINNU}")
        assert dict(asked(game, 0).things)["production"] == limit


@card("ti4:hegemonic-trade-policy")
def test_it_is_not_used_in_the_production_of_another_nor_exhausted() -> None:
    table = Table("sol", "winnu", tiles=("18", "7", "20", "21", "22", "23", "24")).techs(1, "hegemonic-trade-policy")
    game = table.troops(0, WINNU, space_dock=1, infantry=1).planets(1, MECATOL_REX).game
    game.begin(Produce(0, 1))
    assert asked(game, 0).prompt == "produce"
    table = yard("hegemonic-trade-policy")
    table.game.players[0].exhausted = (NUMBER["hegemonic-trade-policy"],)
    table.game.begin(Produce(0, 1))
    assert asked(table.game, 0).prompt == "produce"


@card("ti4:hegemonic-trade-policy")
def test_a_bot_swaps_the_planet_that_gains_most() -> None:
    game = yard("hegemonic-trade-policy").game
    game.begin(Produce(0, 1))
    for wanted in ("tech", "planet"):
        decision = asked(game, 0)
        chosen = GreedyBot().choose(game.view(0), decision, game.rng, game.copy)
        assert decision.options[chosen.picks[0]].key == wanted
        game.answer(chosen)
    assert resources(game, MECATOL_REX) == 6


# -- acquiescence ------------------------------------------------------------------------------------------------------


def chosen_cards(*cards: tuple[int, ...]) -> TwilightImperium:
    """The end of a strategy phase in which everybody has chosen; seat 0 holds the note of the Winnu, seat 1."""
    table = Table("sol", "winnu", "hacan").notes(0, 1, "acquiescence")
    for player, held in zip(table.game.players, cards):
        player.strategies = held
    table.game.phase = STRATEGY
    table.game.begin(StrategyPhase(turns=6))
    return table.game


@card("ti4:acquiescence")
def test_a_strategy_card_is_swapped_with_one_of_the_winnu() -> None:
    """Who plays it chooses both; goods that came with them stay, and the note goes back."""
    game = chosen_cards((1, 4), (2, 7), (3, 8))
    game.players[1].goods = 3
    answer(game, 0, "note")
    assert [option.id() for option in asked(game, 0).options] == [1, 4]
    answer(game, 0, "strategy 4")
    assert [option.id() for option in asked(game, 0).options] == [2, 7]
    answer(game, 0, "strategy 7")
    assert [game.players[seat].strategies for seat in range(3)] == [(1, 7), (2, 4), (3, 8)]
    assert game.players[1].goods == 3
    assert note_of("acquiescence", 1) in game.players[1].notes


@card("ti4:acquiescence")
def test_it_may_be_kept() -> None:
    game = chosen_cards((1, 4), (2, 7), (3, 8))
    answer(game, 0, "pass")
    assert game.players[0].strategies == (1, 4)
    assert note_of("acquiescence", 1) in game.players[0].notes


@card("ti4:acquiescence")
def test_a_bot_swaps_for_something_better_alone() -> None:
    for own, theirs, wanted in (((2, 4), (5, 7), "note"), ((5, 6), (2, 4), "pass")):
        game = chosen_cards(own, theirs, (3, 8))
        decision = asked(game, 0)
        chosen = GreedyBot().choose(game.view(0), decision, game.rng, game.copy)
        assert decision.options[chosen.picks[0]].key == wanted


# -- the beginning -----------------------------------------------------------------------------------------------------


def test_the_winnu_begin_with_a_technology_of_their_choice() -> None:
    game = setup({"players": 3, "factions": "winnu,hacan,sol", "start": "ask", "speaker": "0"}, 1)
    decision = asked(game, 0)
    assert decision.prompt == "choose starting technology"
    assert NUMBER["sarween-tools"] in [option.id() for option in decision.options]
    assert game.players[0].notes[-1] == note_of("acquiescence", 0)


@card("ti4:hegemonic-trade-policy")
@pytest.mark.parametrize(("language", "said"), [("en", "You swap the resources"), ("de", "Du vertauschst")])
def test_a_swap_can_be_said(language: str, said: str) -> None:
    game = yard("hegemonic-trade-policy").game
    game.begin(Produce(0, 1))
    answer(game, 0, "tech")
    words = Ti4Words(language, ["Ada", "Bo"], 0)
    assert words.prompt(asked(game, 0), game.view(0))
    answer(game, 0, f"planet {MECATOL_REX}")
    swapped = next(event for event in game.log or [] if event.kind == "values swapped")
    assert words.event(swapped).startswith(said)
    assert words.describe("unit", UNIT["salai-sai-corian"])
