"""The Universities of Jol-Nar: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import cannons, combat_bonus, nobody_can_win
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Side, bonus_of, in_space
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, odds
from orrery.ti4.odds_table import side_of
from orrery.ti4.planets import specialties_of
from orrery.ti4.research import researchable, why_not_researched
from orrery.ti4.routes import Passage
from orrery.ti4.rules.researching import GainTechnology, Research
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, UNIT, count, force
from support.cite import card, rule
from support.play import answer, asked, told
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
TRADE, TECHNOLOGY = 5, 7


# -- Fragile -----------------------------------------------------------------------------------------------------------


@card("ti4:fragile")
@pytest.mark.parametrize(("faction", "fallen"), [("jolnar", 0), ("sol", 1)])
def test_fragile_units_need_one_more(faction: str, fallen: int) -> None:
    """A cruiser hits on 7: a 7 is not enough, in space and on planets."""
    game = battle(Table(faction, "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1).ships(1, 3, cruiser=1), 7, 1)
    answer(game, 1, "stay")
    assert 1 - left(game, 1, CARRIER) == fallen
    assert combat_bonus(game, 0, INFANTRY, ON_PLANET + BEREG, 1) == fallen - 1


@card("ti4:fragile")
def test_other_dice_are_not_fragile() -> None:
    """A PDS still hits with its 6."""
    game = Table("jolnar", "hacan", tiles=TILES).own(0).troops(0, BEREG, pds=1).game
    assert [gun[2] for gun in cannons(game, 0, 0)] == [6]


@card("ti4:fragile")
@pytest.mark.parametrize(("faction", "bonus"), [("jolnar", -1), ("norr", 1)])
def test_the_odds_of_a_table_count_it_once(faction: str, bonus: int) -> None:
    game = Table(faction, "hacan").ships(0, 0, cruiser=1).game
    assert bonus_of(side_of(game, 0, game.players[0].ships_in(0), [])) == bonus


# -- Brilliant ---------------------------------------------------------------------------------------------------------


def followed(table: Table) -> TwilightImperium:
    """Seat 1 resolves Technology and researches nothing more; then seat 0 is asked."""
    game = table.game
    game.active = 1
    game.begin(StrategicAction(1, TECHNOLOGY))
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    return game


@card("ti4:brilliant")
@rule("ti4:90.2", "ti4:90.3")
def test_the_brilliant_follow_technology_by_its_primary() -> None:
    """One token and no resources; then the second technology for six."""
    table = Table("jolnar", "hacan").pools(0, goods=6)
    game = followed(table)
    assert [option.key for option in asked(game, 0).options] == ["decline", "follow", "follow primary"]
    assert [option.values for option in told(game, 0).options] == [(), (1, 4), (1, 0)], "tokens and resources"
    answer(game, 0, "follow primary")
    answer(game, 0, f"tech {NUMBER['antimass-deflectors']}")
    assert (game.players[0].strategy, game.players[0].goods) == (1, 6)
    answer(game, 0, "research more")
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    assert game.players[0].goods == 0
    assert len(game.players[0].techs) == 2


@card("ti4:brilliant")
def test_without_resources_the_primary_is_left_and_without_a_token_nothing() -> None:
    game = followed(Table("jolnar", "hacan"))
    assert [option.key for option in asked(game, 0).options] == ["decline", "follow primary"]
    table = Table("jolnar", "hacan").pools(0, goods=6)
    table.game.players[0].strategy = 0
    assert followed(table).asked(0) is None


@card("ti4:brilliant")
def test_they_may_follow_by_the_secondary_all_the_same() -> None:
    game = followed(Table("jolnar", "hacan").pools(0, goods=4))
    answer(game, 0, "follow")
    answer(game, 0, f"tech {NUMBER['antimass-deflectors']}")
    assert (game.players[0].goods, len(game.players[0].techs)) == (0, 1)


@card("ti4:brilliant")
def test_other_cards_and_other_factions_are_followed_as_ever() -> None:
    table = Table("jolnar", "hacan").pools(0, commodities=0)
    table.game.active = 1
    table.game.begin(StrategicAction(1, TRADE))
    answer(table.game, 1)
    assert [option.key for option in asked(table.game, 0).options] == ["decline", "follow"]
    game = followed(Table("sol", "hacan").pools(0, goods=4))
    assert [option.key for option in asked(game, 0).options] == ["decline", "follow"]


# -- Analytical --------------------------------------------------------------------------------------------------------


@card("ti4:analytical")
@rule("ti4:89.12")
def test_the_analytical_ignore_one_prerequisite() -> None:
    """Of every technology but unit upgrades; two are too many."""
    game = Table("jolnar", "hacan").game
    may = researchable(game, 0)
    assert NUMBER["gravity-drive"] in may
    assert NUMBER["fleet-logistics"] not in may
    game.players[0].techs = (NUMBER["antimass-deflectors"],)
    assert NUMBER["fleet-logistics"] in researchable(game, 0)
    assert NUMBER["spatial-conduit-cylinder"] in researchable(game, 0)
    assert why_not_researched(game, 0, NUMBER["carrier-2"]) is not None
    assert NUMBER["gravity-drive"] not in researchable(game, 1)


@card("ti4:analytical")
@rule("ti4:89.14")
def test_a_planet_helps_with_the_second_prerequisite_that_is_missing() -> None:
    """Both blue ones of Fleet Logistics: one by the ability, one by the planet."""
    table = Table("jolnar", "hacan")
    blue = next(planet for planet in range(len(PLANETS)) if "blue" in specialties_of(table.game, planet))
    game = table.planets(0, blue).game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['fleet-logistics']}")
    everything(game, 0)
    assert game.exhausted[blue]
    assert NUMBER["fleet-logistics"] in game.players[0].techs


# -- J.N.S. Hylarim ----------------------------------------------------------------------------------------------------


def hylarim(*dice: int) -> TwilightImperium:
    table = Table("jolnar", "hacan").own(0).ships(0, 1, flagship=1).ships(1, 0, fighter=9).ships(1, 3, cruiser=1)
    game = battle(table, *dice)
    answer(game, 1, "stay")
    return game


@card("ti4:jns-hylarim")
@pytest.mark.parametrize(
    ("dice", "fallen"),
    [((6, 1), 0), ((7, 8), 2), ((9, 1), 3), ((10, 9), 6)],
    ids=["fragile", "plain hits", "a nine is three hits", "both"],
)
def test_nines_and_tens_of_the_flagship_are_three_hits(dice: tuple[int, int], fallen: int) -> None:
    """It hits on 6, with Fragile on 7."""
    game = hylarim(*dice, *[1] * 9)
    assert 9 - left(game, 1, FIGHTER) == fallen


@card("ti4:jns-hylarim")
def test_what_is_added_makes_no_nine() -> None:
    """An 8 with 1 more is an 8; other ships and other flagships have it not."""
    table = Table("jolnar", "hacan").own(0).own(1).hand(0, "morale-boost")
    game = battle(table.ships(0, 1, flagship=1, cruiser=1).ships(1, 0, fighter=9).ships(1, 3, cruiser=1))
    answer(game, 0, "card")
    game.rng = Arranged(1, [], [8, 1, 10, *[1] * 9])
    answer(game, 1, "stay")
    assert left(game, 1, FIGHTER) == 7


@card("ti4:jns-hylarim")
@rule("ti4:F.general.2")
def test_its_hits_count_in_what_nobody_can_win() -> None:
    """Against two dreadnoughts that repair nothing the flagship wins in the end."""
    table = Table("jolnar", "hacan").own(0).ships(0, 0, flagship=1).ships(1, 0, dreadnought=1)
    assert not nobody_can_win(table.game, 0, 1, 0)


@card("ti4:jns-hylarim")
def test_the_odds_know_its_dice() -> None:
    """Of each die 7 and 8 make one hit, 9 and 10 three; where misses are rolled again, those too."""
    printed = Table("jolnar").own(0).game.players[0].units
    enemy = Side(force({CRUISER: 1}))
    for has, none in (("fragile",), 0.6), (("fragile", "munitions-reserves"), 0.36):
        states = States(in_space(Side(force({FLAGSHIP: 1}), printed, has), enemy))
        chances = states.rolled(states.start)
        assert chances[0] == pytest.approx(none**2)
        assert chances[6] == pytest.approx(((1 - none) / 2) ** 2)
        assert sum(chances) == pytest.approx(1.0)


@card("ti4:jns-hylarim")
def test_with_its_dice_it_wins_more_often() -> None:
    printed = Table("jolnar").own(0).game.players[0].units
    other = (*printed[:FLAGSHIP], UNIT["the-inferno"], *printed[FLAGSHIP + 1 :])
    enemy = Side(force({DREADNOUGHT: 2}))
    one, two = [odds(Combat(Side(force({FLAGSHIP: 1}), rows, ("fragile",)), enemy)).win for rows in (printed, other)]
    assert one > two


# -- E-Res Siphons -----------------------------------------------------------------------------------------------------


@card("ti4:e-res-siphons")
@rule("ti4:E.e-res-siphons")
def test_who_activates_a_system_with_their_ships_pays_the_jolnar() -> None:
    table = Table("hacan", "jolnar").techs(1, "e-res-siphons").ships(0, 1, cruiser=1).ships(1, 0, fighter=1)
    assert table.activate(0).players[1].goods == 4


@card("ti4:e-res-siphons")
def test_ground_forces_and_own_activations_bring_nothing() -> None:
    """Ships are asked for, and another player."""
    table = Table("hacan", "jolnar", tiles=TILES).techs(1, "e-res-siphons").troops(1, BEREG, infantry=1, pds=1)
    assert table.ships(0, 1, cruiser=1).activate(0).players[1].goods == 0
    own = Table("jolnar", "hacan").techs(0, "e-res-siphons").ships(0, 0, cruiser=1)
    assert own.activate(0).players[0].goods == 0


# -- Spatial Conduit Cylinder ------------------------------------------------------------------------------------------


def conduit() -> Table:
    """Ships of seat 0 in systems 1 and 4, which lie on both sides of the middle and do not touch."""
    table = Table("jolnar", "hacan", tiles=TILES).techs(0, "spatial-conduit-cylinder")
    return table.ships(0, 1, carrier=1).ships(0, 4, cruiser=1, carrier=1)


@card("ti4:spatial-conduit-cylinder")
def test_the_cylinder_joins_a_system_to_all_others_with_own_units() -> None:
    game = conduit().activate(1)
    assert 4 not in adjacent(game, 1)
    answer(game, 0, "tech")
    assert 4 in adjacent(game, 1)
    assert 1 in adjacent(game, 4)
    assert 3 not in adjacent(game, 1)
    assert NUMBER["spatial-conduit-cylinder"] in game.players[0].exhausted
    plan(game, 0, (4, "carrier", 1))
    assert count(game.players[0].ships_in(1), CARRIER) == 2


@card("ti4:spatial-conduit-cylinder")
def test_it_holds_for_this_activation_alone_and_for_others_too() -> None:
    """A PDS II next door to nothing else fires through it."""
    table = conduit().techs(1, "pds-2")
    planet = table.game.chart.planets[4][0]
    game = table.troops(1, planet, pds=1, infantry=1).activate(1)
    assert not cannons(game, 1, 1)
    answer(game, 0, "tech")
    assert cannons(game, 1, 1)
    answer(game, 0, "move nothing")
    answer(game, 1, "hold fire")
    while game.active == 0 and any(type(frame.procedure).__name__ == "TacticalAction" for frame in game.stack):
        answer(game, game.waiting()[0].seat, game.waiting()[0].options[0].key)
    assert 4 not in adjacent(game, 1)


@card("ti4:spatial-conduit-cylinder")
@rule("ti4:37.2")
def test_who_leaves_a_gravity_rift_through_it_rolls_all_the_same() -> None:
    tiles = ("18", "19", "20", "21", "41", "23", "24")
    table = Table("jolnar", "hacan", tiles=tiles).techs(0, "spatial-conduit-cylinder")
    game = table.ships(0, 1, carrier=1).ships(0, 4, cruiser=1).activate(1)
    answer(game, 0, "tech")
    route = Passage(game, 0, 1).routes(4, 1)[0]
    assert (route.systems, route.rifts) == ((4,), 1)


@card("ti4:spatial-conduit-cylinder")
def test_a_system_without_own_units_is_not_joined() -> None:
    game = conduit().activate(2)
    assert asked(game, 0).prompt == "move"


# -- Research Agreement ------------------------------------------------------------------------------------------------


@card("ti4:research-agreement")
def test_who_holds_the_agreement_gains_what_the_jolnar_research() -> None:
    game = Table("jolnar", "hacan").notes(1, 0, "research-agreement").game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    answer(game, 1, "note")
    assert NUMBER["gravity-drive"] in game.players[1].techs
    assert note_of("research-agreement", 0) in game.players[0].notes


@card("ti4:research-agreement")
def test_it_is_kept_for_a_better_one() -> None:
    game = Table("jolnar", "hacan").notes(1, 0, "research-agreement").game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    answer(game, 1, "pass")
    assert not game.players[1].techs
    assert note_of("research-agreement", 0) in game.players[1].notes


@card("ti4:research-agreement")
@pytest.mark.parametrize("tech", ["e-res-siphons", "gravity-drive", "cruiser-2", "dreadnought-2"])
def test_no_faction_technology_none_twice_and_no_upgrade_of_another_unit(tech: str) -> None:
    """The N'orr have dreadnoughts of their own, and own Gravity Drive."""
    table = Table("jolnar", "norr").own(1).notes(1, 0, "research-agreement").techs(1, "gravity-drive")
    game = table.game
    for key in ("sarween-tools", "graviton-laser-system", "antimass-deflectors", "fleet-logistics"):
        game.players[0].techs += (NUMBER[key],)
    for key in ("neural-motivator", "plasma-scoring"):
        game.players[0].techs += (NUMBER[key],)
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER[tech]}")
    assert (game.asked(1) is not None) == (tech == "cruiser-2")


@card("ti4:research-agreement")
@rule("ti4:89.5")
def test_to_gain_is_not_to_research() -> None:
    """What the Jol-Nar gain otherwise is not shared."""
    game = Table("jolnar", "hacan").notes(1, 0, "research-agreement").game
    game.begin(GainTechnology(0, NUMBER["gravity-drive"]))
    assert game.asked(1) is None
