"""The L1Z1X Mindnet: abilities, flagship, units, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import SKIPPED, choose_helpers, choose_tech, tech_values
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Side, in_space
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, course, odds
from orrery.ti4.odds_table import ground_sides
from orrery.ti4.planets import influence, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.research import researchable, ways
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.tokens import pools
from orrery.ti4.state import NOBODY
from orrery.ti4.strategies.technology import TechnologySecondary
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    NONE,
    PDS,
    SPACE_DOCK,
    TYPE,
    UNIT,
    UNITS,
    changed,
    count,
    damaged,
    force,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
LIRTA = 51
RED = next(number for number, planet in enumerate(PLANETS) if planet.specialty == "red")
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def on(game: TwilightImperium, seat: int, type: int, planet: int = BEREG) -> int:
    return count(game.players[seat].troops_on(planet), type)


def taking(me: str = "l1z1x", other: str = "hacan", infantry: int = 1) -> Table:
    """Infantry of seat 0 over Bereg, which seat 1 controls."""
    table = Table(me, other, tiles=TILES).planets(0, FAR).planets(1, FAR + 1, BEREG)
    return table.ships(0, 0, carrier=1, infantry=infantry)


def land(table: Table, *dice: int, number: int = 1) -> TwilightImperium:
    game = table.activate(0)
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    if game.asked(0) is not None and asked(game, 0).prompt == "bombard":
        answer(game, 0, "do not bombard")
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", number))
    return game


# -- Assimilate --------------------------------------------------------------------------------------------------------


@card("ti4:assimilate")
@rule("ti4:27.5a", "ti4:31.15a")
@pytest.mark.parametrize(("faction", "mine"), [("l1z1x", (2, 1)), ("sol", (0, 0))])
def test_structures_of_a_planet_that_is_gained_serve_the_new_master(faction: str, mine: tuple[int, int]) -> None:
    """With anybody else they are destroyed. Nobody is asked: it is no choice."""
    game = land(taking(faction).troops(1, BEREG, pds=2, space_dock=1).pools(0, goods=3), 1, 1, 1, 1)
    if game.asked(1) is not None:
        answer(game, 1, "hold fire")
    assert game.controller[BEREG] == 0
    assert (on(game, 0, PDS), on(game, 0, SPACE_DOCK)) == mine
    assert not game.players[1].troops_on(BEREG)
    assert "destroyed" not in [event.kind for event in game.log or []] or faction == "sol"


@card("ti4:assimilate")
def test_a_gained_dock_produces_in_the_same_action() -> None:
    game = land(taking().troops(1, BEREG, space_dock=1).pools(0, goods=3))
    assert asked(game, 0).prompt == "produce"
    assert Works(game, 0, 0).limit > 0


@card("ti4:assimilate", "ti4:infiltrate")
def test_infiltrate_finds_nothing_to_replace_after_it() -> None:
    game = land(taking().troops(1, BEREG, space_dock=1).hand(0, "infiltrate").pools(0, goods=3))
    assert asked(game, 0).prompt == "produce"
    assert len(game.players[0].hand) == 1


@card("ti4:assimilate")
@rule("ti4:31.8", "ti4:59.4a")
def test_what_no_unit_is_left_for_falls_and_nobody_must_take_one_back() -> None:
    table = taking().troops(1, BEREG, space_dock=1)
    for planet in (FAR, 20, 21):
        table.troops(0, planet, space_dock=1)
    game = land(table)
    if game.asked(0) is not None and asked(game, 0).prompt == "none left":
        answer(game, 0, "place fewer")
    assert (on(game, 0, SPACE_DOCK), on(game, 1, SPACE_DOCK)) == (0, 0)
    assert [event.kind for event in game.log or []].count("destroyed") == 1


# -- Harrow ------------------------------------------------------------------------------------------------------------


def harrowing(me: str = "l1z1x", infantry: int = 1, theirs: int = 2, **more: int) -> Table:
    table = taking(me, infantry=infantry).troops(1, BEREG, infantry=theirs, **more)
    return table.ships(0, 0, dreadnought=1)


@card("ti4:harrow")
@rule("ti4:22.1e")
def test_ships_bombard_at_the_end_of_each_round_of_ground_combat() -> None:
    """Nobody hits in the first round; the dreadnought does, at the end of this one and of the next; never its own."""
    game = land(harrowing(), 1, 1, 1)
    assert asked(game, 0).prompt == "end-of-ground-combat-round"
    seen = game.view(1).combat
    assert seen is not None
    assert seen.kind == "ground combat"
    game.rng = Arranged(1, [], [5, 1, 1])
    answer(game, 0, "ability")
    assert (on(game, 0, INFANTRY), on(game, 1, INFANTRY)) == (1, 1)
    game.rng = Arranged(1, [], [5])
    answer(game, 0, "ability")
    assert (on(game, 0, INFANTRY), on(game, 1, INFANTRY)) == (1, 0)
    assert game.controller[BEREG] == 0


@card("ti4:harrow")
def test_it_may_be_left_and_others_do_not_have_it() -> None:
    game = land(harrowing(), 1, 1, 1)
    answer(game, 0, "pass")
    assert on(game, 1, INFANTRY) == 2
    assert not any(event.kind == "bombardment" for event in game.log or [])
    other = land(harrowing("sol"), 1, 1, 1, *([1] * 60))
    assert not any("harrow" in event.kind for event in other.log or [])


@card("ti4:harrow")
@rule("ti4:20.4d", "ti4:27.5d")
def test_it_fires_also_when_the_last_own_ground_force_has_fallen() -> None:
    """Then nobody is left, and the defender keeps the planet."""
    game = land(harrowing(theirs=1), 1, 10)
    assert on(game, 0, INFANTRY) == 0
    game.rng = Arranged(1, [], [5])
    answer(game, 0, "ability")
    assert on(game, 1, INFANTRY) == 0
    assert game.controller[BEREG] == 1
    assert [event.actor for event in game.log or [] if event.kind == "ground combat over"] == [NOBODY]


@card("ti4:harrow")
@rule("ti4:66.2")
def test_a_planetary_shield_keeps_it_off() -> None:
    table = harrowing(theirs=1, pds=1)
    game = table.activate(0)
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    game.rng = Arranged(1, [], [1, 1, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "hold fire")
    assert "used harrow" not in [event.kind for event in game.log or []]
    assert game.asked(0) is None or asked(game, 0).prompt != "end-of-ground-combat-round"


@card("ti4:harrow", "ti4:plasma-scoring")
def test_each_ground_combat_is_bombarded_by_every_ship_again() -> None:
    """The same dreadnought fires below at two planets, each with the die of Plasma Scoring."""
    table = harrowing(infantry=2, theirs=1).techs(0, "plasma-scoring").troops(1, LIRTA, infantry=1)
    game = table.activate(0)
    answer(game, 0, "do not bombard")
    game.rng = Arranged(1, [], [1, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    for planet in (BEREG, LIRTA):
        if asked(game, 0).prompt == "next combat":
            answer(game, 0, f"planet {planet}")
        answer(game, 0, "ability")
        game.rng = Arranged(1, [], [1, 5, 1, 1])
        answer(game, 0, "tech")
        assert on(game, 1, INFANTRY, planet) == 0


@card("ti4:harrow")
def test_the_defender_bombards_nobody() -> None:
    table = Table("hacan", "l1z1x", tiles=TILES).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 0, carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    game = land(table, 1, 1, 10, 1)
    assert "used harrow" not in [event.kind for event in game.log or []]


@card("ti4:harrow")
def test_the_odds_of_a_landing_know_it() -> None:
    """One against one: without it as likely won as lost; with a dreadnought above every round has a second shot."""
    chances: list[float] = []
    for faction in ("sol", "l1z1x"):
        table = harrowing(faction, theirs=1, infantry=1)
        sides = ground_sides(table.game, 0, 1, BEREG, changed(NONE, INFANTRY, 1))
        chances.append(odds(Combat(*sides, ground=True, begun=True)).win)
    hit, shot = 0.3, 0.6
    mine = 1 - (1 - hit) * (1 - shot)
    assert chances[0] == pytest.approx(hit * (1 - hit) / (1 - (1 - hit) ** 2))
    assert chances[1] == pytest.approx(mine * (1 - hit) / (1 - (1 - mine) * (1 - hit)))


# -- the flagship ------------------------------------------------------------------------------------------------------


def fleet(faction: str = "l1z1x") -> Table:
    """Seat 0 brings its flagship and a dreadnought, seat 1 waits with a carrier and fighters."""
    table = Table(faction, "hacan").own(0).ships(1, 3, cruiser=1)
    return table.ships(1, 0, carrier=1, fighter=3)


@card("ti4:0-0-1")
def test_hits_of_the_flagship_and_of_dreadnoughts_beside_it_spare_fighters() -> None:
    """Two hits: one for the carrier, which has no choice; for the other only fighters are left."""
    game = battle(fleet().ships(0, 1, flagship=1, dreadnought=1), 10, 1, 10, *[1] * 4)
    answer(game, 1, "stay")
    assert left(game, 1, CARRIER) == 0
    assert left(game, 1, FIGHTER) == 2


@card("ti4:0-0-1")
def test_the_hit_of_a_dreadnought_beside_it_is_one_of_them() -> None:
    """The dreadnought hits and the flagship misses: the carrier falls, and nobody is asked."""
    game = battle(fleet().ships(0, 1, flagship=1, dreadnought=1), 10, 1, 1, *[1] * 4)
    answer(game, 1, "stay")
    assert (left(game, 1, CARRIER), left(game, 1, FIGHTER)) == (0, 3)


@card("ti4:0-0-1")
def test_hits_of_other_ships_go_where_their_owner_likes() -> None:
    """The cruiser's hit falls on a fighter, that of the flagship on the carrier."""
    game = battle(fleet().ships(1, 0, carrier=1).ships(0, 1, flagship=1, cruiser=1), 10, 1, 10, *[1] * 5)
    answer(game, 1, "stay")
    assert {option.things[0] for option in asked(game, 1).options} == {("type", CARRIER), ("type", FIGHTER)}
    answer(game, 1, f"type {FIGHTER}")
    assert (left(game, 1, CARRIER), left(game, 1, FIGHTER)) == (1, 2)


@card("ti4:0-0-1")
def test_dreadnoughts_without_the_flagship_have_it_not() -> None:
    table = fleet().ships(0, 1, dreadnought=1).ships(0, 4, flagship=1)
    table.game.players[0].tokens = (4,)
    game = battle(table, 10, *[1] * 4)
    answer(game, 1, "stay")
    answer(game, 0, "stay")
    answer(game, 1, f"type {FIGHTER}")
    assert (left(game, 1, CARRIER), left(game, 1, FIGHTER)) == (1, 2)


@card("ti4:0-0-1")
@rule("ti4:75")
def test_such_hits_can_be_sustained() -> None:
    table = Table("l1z1x", "hacan").own(0).ships(0, 1, flagship=1).ships(1, 3, cruiser=1)
    game = battle(table.ships(1, 0, dreadnought=1, fighter=2), 10, 1, 1, 1, 1)
    answer(game, 1, "stay")
    assert {option.things[0] for option in asked(game, 1).options} == {("type", DREADNOUGHT)}
    answer(game, 1, "sustain")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1


# -- units -------------------------------------------------------------------------------------------------------------


@card("ti4:super-dreadnought-2")
def test_super_dreadnoughts_carry_two_and_the_better_one_hits_on_four() -> None:
    table = Table("l1z1x", "hacan").own(0)
    first = unit_of(table.game, 0, DREADNOUGHT)
    second = unit_of(table.techs(0, "super-dreadnought-2").game, 0, DREADNOUGHT)
    assert (first.capacity, first.combat.hit_on, first.move, first.bombardment.hit_on) == (2, 5, 1, 5)
    assert (second.capacity, second.combat.hit_on, second.move, second.bombardment.hit_on) == (2, 4, 2, 4)


@card("ti4:super-dreadnought-2", "ti4:direct-hit")
@pytest.mark.parametrize(("techs", "fallen"), [((), True), (("super-dreadnought-2",), False)])
def test_a_direct_hit_does_nothing_to_the_better_one(techs: tuple[str, ...], fallen: bool) -> None:
    table = Table("hacan", "l1z1x").own(1).techs(1, *techs).hand(0, "direct-hit")
    table.ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table, 10, 1)
    answer(game, 1, "stay")
    answer(game, 1, "sustain")
    offered = game.asked(0) is not None and any(option.key == "card" for option in asked(game, 0).options)
    assert offered == fallen


# -- Inheritance Systems -----------------------------------------------------------------------------------------------


def student(goods: int, *techs: str) -> Table:
    return Table("l1z1x", "hacan", tiles=TILES).planets(0, FAR).techs(0, *techs).pools(0, goods=goods)


@card("ti4:inheritance-systems")
@rule("ti4:89.12")
def test_all_prerequisites_of_a_technology_are_ignored_for_two_resources() -> None:
    game = student(2, "inheritance-systems").game
    game.exhausted[FAR] = True
    cannon = NUMBER["assault-cannon"]
    assert cannon in researchable(game, 0)
    game.begin(Research(0))
    answer(game, 0, f"tech {cannon}")
    plan(game, 0, (NUMBER["inheritance-systems"], "tech", 1))
    assert cannon in game.players[0].techs
    assert game.players[0].goods == 0
    assert game.players[0].exhausted == (NUMBER["inheritance-systems"],)
    assert cannon not in researchable(game, 0)
    assert NUMBER["light-wave-deflector"] not in researchable(game, 0), "it is exhausted"


@card("ti4:inheritance-systems")
def test_without_two_resources_it_does_nothing_and_where_nothing_is_missing_it_is_not_used() -> None:
    game = student(1, "inheritance-systems").game
    game.exhausted[FAR] = True
    assert NUMBER["assault-cannon"] not in researchable(game, 0)
    game = student(9, "inheritance-systems").game
    assert ways(game, 0, NUMBER["sarween-tools"]) == [Form(())]


@card("ti4:inheritance-systems")
@rule("ti4:89.14")
def test_it_stands_for_all_of_them_so_no_planet_is_exhausted_besides() -> None:
    """A planet with the right symbol may be used in its place, not beside it."""
    table = student(4, "inheritance-systems", "plasma-scoring")
    game = table.planets(0, RED).game
    cannon, card = NUMBER["magen-defense-grid"], (NUMBER["inheritance-systems"], "tech", 1)
    assert ways(game, 0, cannon) == [Form(())], "it needs one red, and one is there"
    armor = NUMBER["duranium-armor"]
    assert ways(game, 0, armor) == [Form(((RED, "planet", 1),)), Form((card,))]
    game.begin(Research(0))
    answer(game, 0, f"tech {armor}")
    refused = game.would_refuse(Choice(0, (), Form(((RED, "planet", 1), card))))
    assert refused is not None
    assert refused.reason == "more-than-missing"
    plan(game, 0, card)
    assert not game.exhausted[RED]


@card("ti4:inheritance-systems")
@rule("ti4:90.3")
@pytest.mark.parametrize(("goods", "may"), [(5, False), (6, True)])
def test_its_price_is_paid_apart_from_that_of_the_research(goods: int, may: bool) -> None:
    """The secondary of Technology costs four; what is left after that pays for the card, or it cannot be used."""
    table = student(goods, "inheritance-systems")
    table.game.exhausted[FAR] = True
    table.game.begin(TechnologySecondary(0))
    everything(table.game, 0)
    assert table.game.players[0].goods == goods - 4
    offered = {option.id() for option in asked(table.game, 0).options}
    assert (NUMBER["duranium-armor"] in offered) is may


# -- Cybernetic Enhancements -------------------------------------------------------------------------------------------


@card("ti4:cybernetic-enhancements")
def test_a_strategy_token_of_theirs_is_one_of_mine() -> None:
    table = Table("hacan", "l1z1x").notes(0, 1, "cybernetic-enhancements").ships(0, 1, cruiser=1)
    game = table.begin()
    before = pools(game, 0), pools(game, 1)
    answer(game, 0, "note")
    assert (pools(game, 0)[2], pools(game, 1)[2]) == (before[0][2] + 1, before[1][2] - 1)
    assert note_of("cybernetic-enhancements", 1) in game.players[1].notes


@card("ti4:cybernetic-enhancements")
@rule("ti4:31.17")
def test_without_a_token_of_theirs_it_cannot_be_played() -> None:
    table = Table("hacan", "l1z1x").notes(0, 1, "cybernetic-enhancements").ships(0, 1, cruiser=1)
    table.game.players[1].strategy = 0
    assert asked(table.begin(), 0).prompt == "action"


@card("ti4:cybernetic-enhancements")
@rule("ti4:52.3")
def test_with_no_token_left_nothing_is_gained() -> None:
    table = Table("hacan", "l1z1x").notes(0, 1, "cybernetic-enhancements").ships(0, 1, cruiser=1)
    table.game.players[0].tactic, table.game.players[0].fleet, table.game.players[0].strategy = 10, 4, 2
    game = table.begin()
    answer(game, 0, "note")
    assert (pools(game, 0)[2], pools(game, 1)[2]) == (2, 1)


@card("ti4:cybernetic-enhancements")
def test_it_is_for_ones_own_turn() -> None:
    table = Table("sol", "hacan", "l1z1x").notes(1, 2, "cybernetic-enhancements").ships(0, 1, cruiser=1)
    game = table.begin()
    assert game.asked(1) is None
    assert asked(game, 0).prompt == "action"


# -- how the bot plays them --------------------------------------------------------------------------------------------


@card("ti4:inheritance-systems")
def test_the_bot_pays_for_prerequisites_only_where_planets_would_cost_more() -> None:
    """A poor planet with the right symbol is exhausted instead."""
    table = student(4, "inheritance-systems", "plasma-scoring")
    game = table.planets(0, RED).game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['duranium-armor']}")
    choice = choose_helpers(Aims(game, 0), asked(game, 0))
    assert choice.form is not None
    worth = resources(game, RED) + influence(game, RED)
    assert choice.form.gifts[0][1] == ("planet" if worth < SKIPPED else "tech")


@card("ti4:inheritance-systems")
def test_the_bot_does_not_buy_what_is_hardly_better() -> None:
    """Of two technologies alike the one that needs no card; a much better one is bought."""
    game = student(4, "inheritance-systems", "sarween-tools").game
    game.begin(Research(0))
    decision = asked(game, 0)
    chosen = decision.options[choose_tech(Aims(game, 0), decision).picks[0]].id()
    values = tech_values(Aims(game, 0))
    free = [tech for tech in researchable(game, 0) if ways(game, 0, tech)[0] == Form(())]
    best_free = max(values[tech] for tech in free)
    assert chosen in free or values[chosen] - SKIPPED > best_free


# -- the odds of a space combat ----------------------------------------------------------------------------------------


def printed(*keys: str, **units: int) -> Side:
    rows = list(BASIC)
    for key in keys:
        rows[UNITS[UNIT[key]].type] = UNIT[key]
    return Side(force({TYPE[name.replace("_", " ")]: number for name, number in units.items()}), tuple(rows))


@card("ti4:0-0-1")
def test_the_odds_know_that_hits_of_the_flagship_spare_fighters() -> None:
    """One that is sure to hit twice against a carrier that hits never and two fighters: in the first round the carrier
    falls and a fighter with it. By hand: the state after two such hits is one fighter; after one, both fighters."""
    theirs = States(in_space(printed(carrier=1, fighter=2), printed("0-0-1", flagship=1)))
    theirs.close(2)
    fighters = [theirs.force(theirs.path_after(theirs.start, heavy)[0])[FIGHTER] for heavy in (0, 1, 2)]
    carriers = [theirs.force(theirs.path_after(theirs.start, heavy)[0])[CARRIER] for heavy in (0, 1, 2)]
    assert (fighters, carriers) == ([2, 2, 1], [1, 0, 0])


@card("ti4:0-0-1")
@rule("ti4:71.6")
def test_what_it_changes_is_worth_something_and_without_fighters_nothing() -> None:
    """Against cruisers behind fighters it wins more often than a flagship of the same numbers; all chances are one."""
    shields = printed(cruiser=3, fighter=4)
    with_text = odds(Combat(printed("0-0-1", flagship=1, dreadnought=2), shields))
    without = odds(Combat(printed("son-of-ragh", flagship=1, dreadnought=2), shields))
    assert with_text.win + with_text.loss + with_text.draw == pytest.approx(1.0)
    assert with_text.win > 0
    bare = printed(cruiser=3)
    one, two = [odds(Combat(printed(key, flagship=1), bare)).win for key in ("0-0-1", "the-inferno")]
    assert one == pytest.approx(two)
    assert without.win != pytest.approx(with_text.win)


@card("ti4:0-0-1")
def test_the_first_round_is_one_of_the_rounds_told_one_by_one() -> None:
    """A flagship against a carrier with one fighter: after the first round nobody of them is left with the chance that
    both its dice hit, whatever the two have hit meanwhile."""
    combat = Combat(printed("0-0-1", flagship=1), printed(carrier=1, fighter=1))
    told = course(combat)
    assert told[1].win + told[1].draw == pytest.approx(0.36)
    assert told[-1].win + told[-1].loss + told[-1].draw == pytest.approx(1.0, abs=1e-3)


@card("ti4:inheritance-systems")
def test_nobody_else_inherits_by_it() -> None:
    game = student(9, "inheritance-systems").pools(1, goods=9).game
    assert NUMBER["assault-cannon"] in researchable(game, 0)
    assert NUMBER["assault-cannon"] not in researchable(game, 1)
