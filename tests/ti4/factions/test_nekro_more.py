"""The Nekro Virus beside other factions: what counts as a ship in space, and technologies that are copied."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.attack import chance_in_combat
from orrery.ti4.combat import may_sustain
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import goods_worth, is_barred
from orrery.ti4.research import missing
from orrery.ti4.routes import enters_supernovae
from orrery.ti4.rules.copying import CopyTechnology
from orrery.ti4.rules.moves import damage
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.state import ACTION
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CRUISER, FIGHTER, FLAGSHIP, INFANTRY, MECH, UNIT, WAR_SUN, count, damaged
from support.cite import card, rule
from support.play import answer, asked, told
from support.ti4 import Table
from support.ti4_agendas import agenda_phase
from support.ti4_combat import battle, left
from support.ti4_onward import offered, onward, prompts

TILES = ("35", "19", "20", "21", "22", "23", "24")
WORMHOLE = ("39", "19", "20", "21", "22", "23", "24")  # the middle holds an alpha wormhole, and no planet
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
X, Y = NUMBER["valefar-assimilator-x"], NUMBER["valefar-assimilator-y"]


def table_of(other: str, tiles: tuple[str, ...] = TILES) -> Table:
    """Seat 0 is the virus; both have their own units."""
    table = Table("nekro", other, tiles=tiles).own(0).own(1).planets(0, FAR).planets(1, FAR + 1)
    return table.techs(0, "valefar-assimilator-x", "valefar-assimilator-y").pools(0, fleet=3).pools(1, fleet=5)


def joined(table: Table, number: int, *dice: int) -> TwilightImperium:
    """The virus comes into the middle, and so many ground forces take part in the combat."""
    game = battle(table)
    answer(game, 0, "flagship")
    answer(game, 0, *["join"] * number)
    game.rng = Arranged(1, [], list(dice))
    return game


# -- what takes part beside The Alastor counts as a ship ---------------------------------------------------------------


@card("ti4:the-alastor", "ti4:van-hauge")
@rule("ti4:F.nekro.2")
def test_the_van_hauge_takes_along_who_fights_as_a_ship_and_nobody_else() -> None:
    """One of the three on Bereg does not take part."""
    table = table_of("yin").ships(0, 1, flagship=1, infantry=1).troops(0, BEREG, infantry=3)
    game = joined(table.ships(1, 0, damaged_flagship=1).ships(1, 3, cruiser=1), 3, 10, *[1] * 20)
    while game.asked(1) is not None and asked(game, 1).prompt == "announce retreat":
        answer(game, 1, "stay")
    assert left(game, 1, FLAGSHIP) == 0
    assert not game.players[0].ships_in(0)
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1
    over = [event for event in game.log or [] if event.kind == "space combat over"]
    assert over[-1].actor == -1, "nobody is left who fights"


@card("ti4:the-alastor", "ti4:dimensional-splicer")
@rule("ti4:F.nekro.2")
def test_the_splicer_may_tear_who_fights_as_a_ship() -> None:
    table = table_of("creuss", WORMHOLE).techs(1, "dimensional-splicer").ships(0, 1, flagship=1, infantry=2)
    game = joined(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 1)
    answer(game, 1, "tech")
    assert [option.things[0] for option in asked(game, 1).options] == [("type", INFANTRY), ("type", FLAGSHIP)]
    answer(game, 1, f"type {INFANTRY}")
    assert (left(game, 0, INFANTRY), left(game, 0, FLAGSHIP)) == (1, 1)


@card("ti4:the-alastor", "ti4:fourth-moon")
@rule("ti4:F.nekro.2")
def test_who_fights_as_a_ship_sustains_no_damage_beside_the_fourth_moon() -> None:
    """A mech of the combat does not, one that only is there could."""
    table = table_of("mentak").court(0).ships(0, 1, flagship=1, mech=1)
    table.game.players[0].exhausted = (NUMBER["nekro-malleon"],)
    game = battle(table.ships(1, 0, flagship=1).ships(1, 3, cruiser=1))
    assert may_sustain(game, 0, MECH, 0)
    answer(game, 0, "flagship")
    assert not may_sustain(game, 0, MECH, 0)


@card("ti4:the-alastor", "ti4:devotion")
@rule("ti4:F.nekro.2")
def test_devotion_may_strike_who_fights_as_a_ship_from_a_planet() -> None:
    """Who does not take part is no target."""
    table = table_of("yin").ships(0, 1, flagship=1).troops(0, BEREG, infantry=2)
    game = joined(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 1, *[1] * 20)
    answer(game, 1, "stay")
    answer(game, 1, "ability")
    assert [option.things[0] for option in asked(game, 1).options] == [("type", INFANTRY), ("type", FLAGSHIP)]
    answer(game, 1, f"type {INFANTRY}")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1
    assert left(game, 1, CRUISER) == 1


@card("ti4:the-alastor", "ti4:devotion")
def test_who_stays_out_of_the_combat_is_no_target() -> None:
    table = table_of("yin").ships(0, 1, flagship=1, infantry=1).troops(0, BEREG, infantry=1)
    game = battle(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), *[1] * 20)
    answer(game, 0, "pass")
    answer(game, 1, "stay")
    answer(game, 1, "ability")
    if game.asked(1) is not None and asked(game, 1).prompt == "devotion":
        assert [option.things[0] for option in asked(game, 1).options] == [("type", FLAGSHIP)]
    assert left(game, 0, INFANTRY) == 1


# -- what its odds and the bot make of it ------------------------------------------------------------------------------


def retreat_chance(table: Table, number: int) -> tuple[int, ...]:
    """The chances that the virus is told before it may retreat."""
    table.planets(0, table.game.chart.planets[6][0])
    game = joined(table, number)
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "announce retreat"
    return told(game, 0).values


@card("ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_the_chance_of_a_combat_counts_who_takes_part_and_nobody_else() -> None:
    """Wherever they stand; those in space who stay out of it do not help."""
    fleet = table_of("hacan").ships(0, 1, flagship=1).troops(0, BEREG, infantry=3)
    below = retreat_chance(fleet.ships(1, 0, cruiser=3).ships(1, 3, cruiser=1), 3)
    fleet = table_of("hacan").ships(0, 1, flagship=1, infantry=3).troops(0, BEREG, infantry=1)
    beside = retreat_chance(fleet.ships(1, 0, cruiser=3).ships(1, 3, cruiser=1), 3)
    fleet = table_of("hacan").ships(0, 1, flagship=1, infantry=3).troops(0, BEREG, infantry=1)
    fewer = retreat_chance(fleet.ships(1, 0, cruiser=3).ships(1, 3, cruiser=1), 1)
    assert below == beside
    assert fewer[0] < beside[0] - 100


@card("ti4:the-alastor")
def test_a_bot_that_thinks_of_a_retreat_counts_them_and_no_cannons_that_have_fired() -> None:
    def chance(**below: int) -> float:
        table = table_of("hacan").ships(0, 1, flagship=1).troops(1, LIRTA, pds=2).troops(0, BEREG, infantry=4)
        table.ships(1, 0, cruiser=3).ships(1, 3, cruiser=1)
        game = battle(table, *[1] * 20)
        onward(game, 0, "start-of-space-combat-round")
        answer(game, 0, "flagship")
        answer(game, 0, *["join"] * below["joined"])
        return chance_in_combat(game, 0, 0, 1, 0)

    assert chance(joined=4) > chance(joined=1) + 0.1
    table = table_of("hacan").ships(0, 1, flagship=1).troops(0, BEREG, infantry=4).ships(1, 0, cruiser=3)
    without_cannons = joined(table.ships(1, 3, cruiser=1), 4)
    assert chance(joined=4) == pytest.approx(chance_in_combat(without_cannons, 0, 0, 1, 0))


# -- mechs beside The Alastor ------------------------------------------------------------------------------------------


def with_mechs(number: int) -> Table:
    """The virus waits in the middle, with mechs on a planet there."""
    table = Table("letnev", "nekro", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).own(1)
    virus = table.game.players[1]
    virus.units = tuple([UNIT["mordred"] if type == MECH else row for type, row in enumerate(virus.units)])
    return table.troops(1, BEREG, mech=number).ships(1, 0, flagship=1).ships(0, 1, cruiser=2)


def attacked(table: Table, *dice: int) -> TwilightImperium:
    """One of them takes part."""
    game = battle(table, *dice)
    answer(game, 1, "flagship")
    if game.asked(1) is not None and asked(game, 1).prompt == "join combat":
        answer(game, 1, "join")
    return game


def on_bereg(game: TwilightImperium) -> tuple[int, int]:
    """All mechs, and those that are damaged."""
    force = game.players[1].troops_on(BEREG)
    return count(force, MECH), damaged(force, MECH)


@card("ti4:the-alastor", "ti4:mordred")
@rule("ti4:F.nekro.2", "ti4:75.1")
@pytest.mark.parametrize("mechs", [1, 2])
def test_a_mech_on_a_planet_sustains_a_hit_of_a_space_combat_once(mechs: int) -> None:
    """Each hit of two rounds is for the mech if it can sustain it. Who does not take part stays whole."""
    game = attacked(with_mechs(mechs), 10, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1)
    answer(game, 1, f"type {MECH}")
    assert on_bereg(game) == (mechs, 1)
    assert count(game.players[1].ships_in(0), MECH) == 0
    offered = [(option.key, option.id(), option.things[1][1]) for option in asked(game, 1).options]
    assert ("sustain", MECH, 0) not in offered
    assert ("destroy", MECH, 1) in offered


@card("ti4:duranium-armor", "ti4:mordred")
@rule("ti4:F.nekro.2")
def test_duranium_armor_repairs_it_where_it_stands() -> None:
    game = attacked(with_mechs(1).techs(1, "duranium-armor"), 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10)
    answer(game, 1, f"type {MECH}")
    assert asked(game, 1).prompt == "assign hits", "a round without hits is over"
    assert on_bereg(game) == (1, 0)


@card("ti4:direct-hit", "ti4:mordred")
@rule("ti4:F.nekro.2")
def test_a_direct_hit_destroys_it_where_it_stands() -> None:
    game = attacked(with_mechs(1).hand(0, "direct-hit"), 10, 1, 1, 1, 1)
    answer(game, 1, f"type {MECH}")
    answer(game, 0, "card")
    assert on_bereg(game) == (0, 0)


# -- copies of technologies of these factions --------------------------------------------------------------------------


def with_copy(key: str, other: str, tiles: tuple[str, ...] = TILES) -> Table:
    """The virus has copied a technology of seat 1, which owns it still."""
    table = table_of(other, tiles).techs(1, key)
    table.game.players[0].copied = ((X, NUMBER[key]),)
    table.game.players[0].changed()
    return table


@card("ti4:valefar-assimilator-x", "ti4:lazax-gate-folding")
def test_a_copied_gate_is_open_in_actions_of_the_virus_and_puts_infantry_on_its_mecatol_rex() -> None:
    gates = ("20", "18", "19", "39", "22", "40", "24")
    game = with_copy("lazax-gate-folding", "winnu", gates).ships(0, 3, cruiser=1).activate(2)
    assert 1 in adjacent(game, 3, 0)
    game = with_copy("lazax-gate-folding", "winnu", gates).troops(0, MECATOL_REX, infantry=1).begin()
    assert offered(game, 0) == {"lazax-gate-folding"}
    answer(game, 0, "tech")
    assert count(game.players[0].troops_on(MECATOL_REX), INFANTRY) == 2
    assert NUMBER["lazax-gate-folding"] in game.players[0].exhausted
    assert NUMBER["lazax-gate-folding"] not in game.players[1].exhausted


@card("ti4:valefar-assimilator-x", "ti4:wormhole-generator")
def test_both_owners_of_a_generator_move_a_wormhole() -> None:
    table = with_copy("wormhole-generator", "creuss").ships(0, 1, cruiser=1).ships(1, 3, cruiser=1)
    for player, card_number in zip(table.game.players, (1, 4), strict=True):
        player.strategies = (card_number,)
    game = table.game
    game.active = -1
    game.begin(StatusPhase())
    for seat, kind, system in ((0, "alpha", 2), (1, "alpha", 5)):
        assert asked(game, seat).prompt == "which wormhole"
        answer(game, seat, f"{kind} wormhole")
        answer(game, seat, f"system {system}")
    assert game.wormholes == ((5, "alpha"),)


@card("ti4:valefar-assimilator-x", "ti4:neuroglaive", "ti4:mirror-computing", "ti4:magmus-reactor")
def test_what_acts_by_itself_acts_as_a_copy_too() -> None:
    table = with_copy("mirror-computing", "mentak").pools(0, goods=2)
    assert goods_worth(table.game, 0) == 2
    table = with_copy("magmus-reactor", "muaat", ("43", "19", "20", "21", "22", "23", "24"))
    assert enters_supernovae(table.ships(0, 1, cruiser=1).game, 0)
    table = Table("hacan", "nekro", "naalu").planets(0, FAR).planets(1, FAR + 1).planets(2, FAR + 2)
    table.techs(1, "valefar-assimilator-x").techs(2, "neuroglaive")
    table.game.players[1].copied = ((X, NUMBER["neuroglaive"]),)
    game = table.ships(1, 0, cruiser=1).ships(2, 0, cruiser=1).ships(0, 1, cruiser=1).activate(0)
    assert game.players[0].fleet == 1, "one token for each of the two"


@card("ti4:valefar-assimilator-x", "ti4:transparasteel-plating")
def test_a_copied_plating_silences_who_has_passed_in_turns_of_the_virus() -> None:
    table = with_copy("transparasteel-plating", "yssaril").hand(1, "sabotage").hand(0, "plague")
    table.game.players[1].passed = True
    table.game.active, table.game.phase = 0, ACTION
    assert is_barred(table.game, 1, table.game.players[1].hand[0])
    table.game.active = 1
    assert not is_barred(table.game, 0, table.game.players[0].hand[0]), "the virus has not passed"


@card("ti4:valefar-assimilator-x", "ti4:hybrid-crystal-fighter-2")
def test_fighters_that_fly_no_more_need_room_again() -> None:
    """Without the copied upgrade four fighters without a carrier are removed."""
    table = with_copy("hybrid-crystal-fighter-2", "naalu").techs(1, "neuroglaive").pools(0, fleet=5)
    table.game.players[0].units = tuple(
        [
            UNIT["hybrid-crystal-fighter-2"] if at == FIGHTER else row
            for at, row in enumerate(table.game.players[0].units)
        ]
    )
    game = table.ships(0, 1, fighter=4).game
    game.begin(CopyTechnology(0, X, NUMBER["neuroglaive"]))
    assert left(game, 0, FIGHTER, 1) == 0


@card("ti4:valefar-assimilator-x", "ti4:publicize-weapon-schematics", "ti4:prototype-war-sun-2")
def test_a_copied_war_sun_is_a_technology_of_war_suns_for_a_law() -> None:
    table = with_copy("prototype-war-sun-2", "muaat").law("publicize-weapon-schematics", -1)
    table.game.players[1].techs = ()
    assert missing(table.game, 1, TECHNOLOGY["prototype-war-sun-2"]) == []
    assert not may_sustain(table.game, 0, WAR_SUN, 0)


# -- Technological Singularity -----------------------------------------------------------------------------------------


@card("ti4:technological-singularity", "ti4:devotion")
def test_a_ship_that_its_owner_gives_teaches_too() -> None:
    table = table_of("yin").techs(1, "gravity-drive").ships(0, 1, dreadnought=2).ships(1, 0, destroyer=2)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 20)
    onward(game, 1, "end-of-space-combat-round")
    answer(game, 1, "ability")
    onward(game, 0, "after-unit-destroyed")
    assert offered(game, 0) == {"technological-singularity"}
    answer(game, 0, "ability")
    assert NUMBER["gravity-drive"] in game.players[0].techs


@card("ti4:technological-singularity", "ti4:impulse-core")
def test_also_if_it_was_the_last_of_them() -> None:
    table = table_of("yin").techs(1, "impulse-core", "gravity-drive").ships(0, 1, dreadnought=2)
    game = battle(table.ships(1, 0, destroyer=1), *[1] * 20)
    answer(game, 1, "tech")
    onward(game, 0, "after-unit-destroyed")
    answer(game, 0, "ability")
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    assert NUMBER["gravity-drive"] in game.players[0].techs


# -- votes and research ------------------------------------------------------------------------------------------------


@card("ti4:galactic-threat")
@rule("ti4:2.19", "ti4:2.19a")
def test_as_the_speaker_the_virus_decides_a_tie_which_is_no_vote() -> None:
    """And what it has predicted comes true by it; but nobody has voted, so there is nothing to gain."""
    table = Table("nekro", "hacan").planets(0, 1, 2).planets(1, 3).techs(1, "gravity-drive")
    game = agenda_phase(table, "mutiny", "economic-equality")
    answer(game, 0, "ability")
    answer(game, 0, "for")
    onward(game, 0, "break tie")
    answer(game, 0, "for")
    assert "take technology" not in [prompt for _, prompt in prompts(game)]
    assert NUMBER["gravity-drive"] not in game.players[0].techs


@card("ti4:propagation", "ti4:ixthian-artifact")
def test_the_artifact_brings_tokens_for_each_research() -> None:
    table = Table("nekro", "hacan").planets(0, FAR).planets(1, FAR + 1).pools(0, 1, 1)
    table.game.rng = Arranged(1, [], [10])
    game = agenda_phase(table, "ixthian-artifact", "mutiny")
    onward(game, 0, "break tie")
    answer(game, 0, "for")
    onward(game, 0, "may research")
    before = sum(pools_of(game, 0))
    for _ in range(2):
        answer(game, 0, "research")
        onward(game, 0, "may research")
    assert sum(pools_of(game, 0)) == before + 6
    assert not game.players[0].techs


def pools_of(game: TwilightImperium, seat: int) -> tuple[int, int, int]:
    player = game.players[seat]
    return player.tactic, player.fleet, player.strategy


@card("ti4:the-alastor")
@pytest.mark.parametrize(("infantry", "used"), [(6, True), (1, False)])
def test_a_bot_lets_its_troops_fight_where_they_may_decide_it(infantry: int, used: bool) -> None:
    """Alone the flagship would lose to four cruisers; with six of infantry it may win."""
    table = table_of("hacan").ships(0, 1, flagship=1).troops(0, BEREG, infantry=infantry).ships(1, 0, cruiser=4)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 20)
    decision = asked(game, 0)
    assert decision.prompt == "start-of-space-combat-round"
    choice = GreedyBot().choose(game.view(0), decision, game.rng, game.copy)
    assert (decision.options[choice.picks[0]].key == "flagship") is used


@card("ti4:the-alastor", "ti4:devotion")
def test_who_names_a_target_says_also_where_it_stands() -> None:
    """One of infantry in space and one on Bereg take part: the Yin choose, as they choose the ship."""
    table = table_of("yin").ships(0, 1, flagship=1, infantry=1).troops(0, BEREG, infantry=1)
    game = joined(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 2, *[1] * 20)
    answer(game, 1, "stay")
    answer(game, 1, "ability")
    answer(game, 1, f"type {INFANTRY}")
    decision = asked(game, 1)
    assert decision.prompt == "which falls"
    choice = GreedyBot().choose(game.view(1), decision, game.rng, game.copy)
    assert decision.options[choice.picks[0]].things[-1] == ("planet", BEREG), "nobody guards it then"
    answer(game, 1, f"planet {BEREG}")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 0
    assert left(game, 0, INFANTRY) == 1


def on_two_planets(*techs: str) -> Table:
    """A mech of the virus on each of two planets, both in the combat above them."""
    table = with_mechs(1).troops(1, LIRTA, mech=1)
    return table.techs(1, *techs) if techs else table


@card("ti4:the-alastor", "ti4:mordred")
@rule("ti4:F.nekro.2", "ti4:75")
def test_of_mechs_on_two_planets_their_owner_says_which_sustains() -> None:
    game = battle(on_two_planets(), 10, 1, 1, 1, 1, 1, 1, 1, 1)
    answer(game, 1, "flagship")
    answer(game, 1, "join", "join")
    answer(game, 1, f"type {MECH}")
    assert asked(game, 1).prompt == "which unit"
    assert [option.things[-1] for option in asked(game, 1).options] == [("planet", BEREG), ("planet", LIRTA)]
    answer(game, 1, f"planet {LIRTA}")
    assert [damaged(game.players[1].troops_on(planet), MECH) for planet in (BEREG, LIRTA)] == [0, 1]


@card("ti4:the-alastor", "ti4:duranium-armor")
@rule("ti4:F.nekro.2")
def test_of_damaged_mechs_on_two_planets_their_owner_says_which_is_repaired() -> None:
    table = on_two_planets("duranium-armor")
    for planet in (BEREG, LIRTA):
        damage(table.game, 1, ON_PLANET + planet, MECH)
    game = battle(table, *[1] * 6, 10, *[1] * 20)
    answer(game, 1, "flagship")
    answer(game, 1, "join", "join")
    assert asked(game, 1).prompt == "which unit"
    answer(game, 1, f"planet {LIRTA}")
    assert asked(game, 1).prompt == "assign hits", "of the second round"
    assert [damaged(game.players[1].troops_on(planet), MECH) for planet in (BEREG, LIRTA)] == [1, 0]


@card("ti4:the-alastor", "ti4:raid-formation")
@rule("ti4:F.nekro.2")
def test_of_mechs_on_two_planets_the_argent_say_which_they_raid() -> None:
    """One hit beyond the fighters: the flagship, or one of two mechs. Two hits: both mechs, without another word."""
    for hits, expected in ((1, [0, 1]), (2, [1, 1])):
        table = Table("argent", "nekro", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).own(0).own(1)
        virus = table.game.players[1]
        virus.units = tuple([UNIT["mordred"] if type == MECH else row for type, row in enumerate(virus.units)])
        table.troops(1, BEREG, mech=1).troops(1, LIRTA, mech=1).ships(1, 0, flagship=1).ships(0, 1, destroyer=1)
        game = battle(table, *[10] * hits, *[1] * 20)
        answer(game, 1, "flagship")
        answer(game, 1, "join", "join")
        assert asked(game, 0).prompt == "raid ships"
        answer(game, 0, *[f"type {MECH}"] * hits)
        assert asked(game, 0).prompt == "which unit"
        answer(game, 0, f"planet {LIRTA}")
        assert [damaged(game.players[1].troops_on(planet), MECH) for planet in (BEREG, LIRTA)] == expected
