"""Leaders and mechs: who begins with them, what unlocks them, who may use them, and what becomes of them."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.loading import load
from orrery.kernel.rng import Arranged
from orrery.ti4.building import Works
from orrery.ti4.components import COMPONENTS, LEADERS, MECHS, NUMBER, note_of, thing_of
from orrery.ti4.faction import COMMANDER, FACTIONS, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.registry import BORROWERS, MASK, STANDING, UNLOCKS
from orrery.ti4.rules.elimination import Eliminate, has_nothing_left
from orrery.ti4.rules.moves import add_in_space, add_on_planet, ready_everything
from orrery.ti4.rules.scoring import Score
from orrery.ti4.setup import setup
from orrery.ti4.units import CRUISER, MECH, PLASTIC, UNITS, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_facts import facts, key

FARRAN, TREILLA, UNLENN = [NUMBER[each] for each in ("rear-admiral-farran", "darktalon-treilla", "viscount-unlenn")]
BEREG, LIRTA = 50, 51
TILES = ("35", "19", "20", "21", "22", "23", "24")


def names(numbers: tuple[int, ...]) -> list[str]:
    return [COMPONENTS[each].key for each in numbers]


# -- rows --------------------------------------------------------------------------------------------------------------


def test_every_leader_and_mech_is_one_of_its_faction_as_printed() -> None:
    for fact in facts("factions")["factions"]:
        found = [faction.court for faction in FACTIONS if faction.key == fact["id"] and faction.court is not None]
        for court in found:
            agents, commanders, heroes = [
                [key(row["name"]) for row in fact[rank] if row["set"] == "pok"]
                for rank in ("agents", "commanders", "heroes")
            ]
            assert (list(court.agents), [court.commander], [court.hero]) == (agents, commanders, heroes)
            assert court.mech == key(fact["mech"]["name"])


def test_every_leader_and_mech_does_something() -> None:
    for each in (*LEADERS, *MECHS):
        number = NUMBER[each]
        assert MASK[number] or number in STANDING or number in BORROWERS or each == "indomitus", each


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule(
    "ti4:S3", "ti4:S4.leaders", "ti4:7.1", "ti4:7.2", "ti4:7.2a", "ti4:8", "ti4:8.1", "ti4:8.1a", "ti4:8.2", "ti4:61.2"
)
def test_everybody_begins_with_an_agent_ready_and_the_others_locked() -> None:
    game = setup({"players": 3, "sets": "kings", "factions": "letnev,sol,norr"}, 1)
    one = game.players[0]
    assert (names(one.leaders), names(one.locked)) == (
        ["viscount-unlenn"],
        ["rear-admiral-farran", "darktalon-treilla"],
    )
    assert UNITS[one.units[MECH]].key == "dunlain-reaper"
    assert NUMBER["dunlain-reaper"] in one.abilities
    assert note_of("alliance", 0) in one.notes


@rule("ti4:7")
def test_the_base_game_knows_neither_leaders_nor_mechs() -> None:
    game = setup({"players": 3, "factions": "letnev,sol,norr"}, 1)
    for seat, player in enumerate(game.players):
        assert (player.leaders, player.locked) == ((), ())
        assert note_of("alliance", seat) not in player.notes
        assert not any(COMPONENTS[each].kind == "mech" for each in player.abilities)
        home = game.chart.system_of[next(iter(player.ground))]
        player.goods = 9
        assert all(kind != "mech" for _, kind, _ in Works(game, seat, home).rows(game))


# -- agents ------------------------------------------------------------------------------------------------------------


@rule("ti4:7.4", "ti4:Q.leaders.agent")
def test_an_agent_is_exhausted_by_its_use_and_readied_with_the_cards() -> None:
    table = (
        Table("sol", "hacan", "letnev").court(2).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    )
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 9, 1])
    everything(game, 0)
    answer(game, 2, "leader")
    answer(game, 2, "seat 0")
    assert game.players[2].exhausted == (UNLENN,)
    answer(game, 1, "stay")
    assert game.asked(2) is None, "not a second time"
    ready_everything(game)
    assert not game.players[2].exhausted


# -- commanders --------------------------------------------------------------------------------------------------------


@rule("ti4:7.6", "ti4:7.6a", "ti4:7.6b", "ti4:7.6d", "ti4:7.7", "ti4:Q.leaders.commander")
def test_a_commander_is_unlocked_as_soon_as_its_condition_is_met_and_for_good() -> None:
    """Five ships arrive, and before the combat that follows it acts; four of them fall."""
    table = Table("letnev", "hacan").court(0).ships(0, 1, cruiser=4, dreadnought=1).ships(1, 0, carrier=1)
    game = table.ships(1, 3, cruiser=1).activate(0)
    assert FARRAN in game.players[0].locked
    game.rng = Arranged(1, [], [1, 1, 1, 1, 1, 10] * 9)
    everything(game, 0)
    assert (FARRAN in game.players[0].leaders, FARRAN in game.players[0].locked) == (True, False)
    answer(game, 0, "pass")
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    answer(game, 0, "leader")
    assert game.players[0].goods == 1
    assert FARRAN not in game.players[0].exhausted
    add_in_space(game, 0, 0, CRUISER, -4)
    assert FARRAN in game.players[0].leaders


@rule("ti4:7.6c")
def test_nothing_is_unlocked_while_an_ability_is_being_resolved() -> None:
    table = Table("sol", "hacan").court(0).planets(0, BEREG, LIRTA)
    game = table.begin()
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "orbital drop"
    table.planets(0, *range(30))
    game.exhausted[:] = [True] * len(game.exhausted)
    game.look_at_leaders(0)
    assert game.aftermath(0) is None, "the drop goes on"
    answer(game, 0, f"planet {BEREG}")
    assert NUMBER["claire-gibson"] in game.players[0].leaders, "once it was done"


@rule("ti4:7.6c", "ti4:32.3")
def test_ships_above_the_fleet_pool_are_gone_before_the_commander_looks() -> None:
    table = Table("letnev", "hacan").court(0).pools(0, fleet=2).ships(0, 1, cruiser=5)
    game = table.activate(0)
    everything(game, 0)
    assert count(game.players[0].ships_in(0), CRUISER) == 4
    assert FARRAN in game.players[0].locked


# -- heroes ------------------------------------------------------------------------------------------------------------


@rule("ti4:7.10", "ti4:7.10a", "ti4:7.10b", "ti4:7.10c", "ti4:7.10d")
def test_a_hero_is_unlocked_by_three_objectives_of_any_kind_and_by_no_points() -> None:
    game = Table("letnev", "hacan").court(0).pools(0, goods=9).game
    game.players[0].points = 7
    game.players[0].scored = (NUMBER["expand-borders"], NUMBER["unveil-flagship"])
    assert TREILLA in game.players[0].locked
    game.objectives = (NUMBER["negotiate-trade-routes"],)
    game.begin(Score(0, NUMBER["negotiate-trade-routes"]))
    assert TREILLA in game.players[0].leaders
    assert FARRAN in game.players[0].locked


@rule("ti4:7.11", "ti4:7.12", "ti4:Q.leaders.hero")
def test_a_hero_is_purged_once_its_ability_is_resolved() -> None:
    game = Table("sol", "hacan").court(0, HERO).begin()
    game.players[0].tokens += (1, 2)
    answer(game, 0, "leader")
    assert not game.players[0].tokens
    assert NUMBER["jace-x-4th-air-legion"] not in (*game.players[0].leaders, *game.players[0].locked)
    assert not game.players[0].exhausted


@rule("ti4:7.10")
def test_a_locked_leader_acts_nowhere_and_says_why() -> None:
    game = Table("letnev", "hacan").court(0).begin()
    assert not any(option.key == "leader" for option in asked(game, 0).options)
    refused = game.reason(0, thing_of(TREILLA))
    assert refused is not None
    assert refused.reason == "leader-locked"


# -- the Alliance ------------------------------------------------------------------------------------------------------


@card("ti4:alliance")
@rule("ti4:7.8", "ti4:7.8a")
def test_an_alliance_lends_the_commander_and_its_owner_keeps_it() -> None:
    table = Table("letnev", "hacan").court(0, COMMANDER)
    table.game.players[1].area = (note_of("alliance", 0),)
    table.ships(0, 1, dreadnought=1).ships(1, 0, dreadnought=1, carrier=1).ships(1, 3, cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 10, 1])
    everything(game, 0)
    answer(game, 0, "pass")
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    answer(game, 1, "sustain")
    answer(game, 0, "leader")
    assert asked(game, 1).prompt == "after-sustain-damage-used"
    answer(game, 1, "leader")
    assert [player.goods for player in game.players] == [1, 1]


@card("ti4:alliance")
def test_an_alliance_lends_nothing_before_the_commander_is_unlocked_and_then_at_once() -> None:
    table = Table("letnev", "hacan").court(0)
    table.game.players[1].area = (note_of("alliance", 0),)
    game = table.ships(0, 1, cruiser=5).activate(0)
    assert FARRAN not in game.in_play(1)
    everything(game, 0)
    assert FARRAN in game.in_play(1)


@card("ti4:alliance")
@rule("ti4:31.23a")
def test_an_alliance_is_put_into_play_when_it_is_received_and_returns_when_its_issuer_is_met() -> None:
    table = Table("sol", "hacan").notes(1, 1, "alliance").ships(1, 2, cruiser=1).ships(0, 1, cruiser=1)
    game = table.begin()
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    note = note_of("alliance", 1)
    plan(game, 0, (1, f"note {note}", 1))
    answer(game, 1, "accept")
    assert game.players[0].area == (note,)
    answer(game, 0, "tactical")
    answer(game, 0, "system 2")
    assert note not in game.players[0].area
    assert game.players[1].notes == (note,)


# -- elimination, copies and saves -------------------------------------------------------------------------------------


@rule("ti4:16.2")
def test_leaders_leave_the_game_with_their_player_and_so_does_what_they_lend() -> None:
    table = Table("letnev", "hacan", "sol").court(0, COMMANDER)
    game = table.game
    game.players[1].area = (note_of("alliance", 0),)
    assert FARRAN in game.in_play(1)
    game.begin(Eliminate(0))
    assert (game.players[0].leaders, game.players[0].locked) == ((), ())
    assert FARRAN not in game.in_play(1)


def test_a_copy_and_a_saved_game_know_who_is_locked() -> None:
    game = Table("letnev", "hacan").court(0, HERO).begin()
    for again in (game.copy(), load(game.save())):
        assert isinstance(again, TwilightImperium)
        assert names(again.players[0].leaders) == ["viscount-unlenn", "darktalon-treilla"]
        assert names(again.players[0].locked) == ["rear-admiral-farran"]


def test_everybody_sees_all_leaders() -> None:
    game = Table("letnev", "hacan").court(0, HERO).ships(0, 1, cruiser=4, fighter=3).ships(0, 2, cruiser=3).game
    for view in (game.view(1), game.public_view()):
        assert names(view.players[0].leaders) == ["viscount-unlenn", "darktalon-treilla"]
        assert view.players[0].locked == ((FARRAN, 4, 5),), "four of the five ships that unlock it"


# -- mechs -------------------------------------------------------------------------------------------------------------


@rule("ti4:61", "ti4:61.2", "ti4:21", "ti4:25.2")
def test_a_mech_is_produced_for_two_and_there_are_four_of_them() -> None:
    table = Table("letnev", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1, space_dock=1).pools(0, goods=20)
    table.game.exhausted[BEREG] = True
    game = table.activate(0)
    rows = {(place, kind): most for place, kind, most in asked(game, 0).rows}
    assert rows[ON_PLANET + BEREG, "mech"] == PLASTIC[MECH] == 4
    plan(game, 0, (ON_PLANET + BEREG, "mech", 3))
    everything(game, 0)
    assert count(game.players[0].troops_on(BEREG), MECH) == 3
    assert game.players[0].goods == 20 - 6


@rule("ti4:61.1")
def test_a_mech_is_carried_and_lands_like_any_ground_force() -> None:
    table = Table("letnev", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=2, infantry=2)
    game = table.troops(1, BEREG, infantry=1).activate(0)
    game.rng = Arranged(1, [], [6, 1])
    plan(game, 0, (1, "carrier", 1), (1, "mech", 2))
    assert not over_capacity(game, 0, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 1))
    assert game.controller[BEREG] == 0
    assert count(game.players[0].troops_on(BEREG), MECH) == 1


@rule("ti4:61.1", "ti4:49.3")
def test_mechs_in_space_need_room() -> None:
    table = Table("letnev", "hacan").court(0).ships(0, 1, dreadnought=1, mech=2)
    assert over_capacity(table.game, 0, 1) == 1


@rule("ti4:61.1", "ti4:75")
def test_a_mech_sustains_damage_in_a_ground_combat() -> None:
    table = Table("letnev", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=1).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 8, 6, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 1))
    answer(game, 0, "sustain")
    assert damaged(game.players[0].troops_on(BEREG), MECH) == 1


@rule("ti4:28", "ti4:28.1", "ti4:28.2", "ti4:28.2a", "ti4:61.3")
@pytest.mark.parametrize(("elsewhere", "offered"), [(3, True), (4, False)])
def test_only_a_mech_of_the_reinforcements_is_deployed(elsewhere: int, offered: bool) -> None:
    """One that stands elsewhere is never taken from there."""
    table = Table("sol", "hacan").court(0).planets(0, BEREG).troops(0, 3, mech=elsewhere).pools(0, goods=3)
    game = table.begin()
    answer(game, 0, "ability")
    answer(game, 0, f"planet {BEREG}")
    assert (asked(game, 0).prompt == "after-ability-used") == offered


@rule("ti4:15.6", "ti4:61.4")
def test_the_card_of_a_mech_is_no_technology() -> None:
    game = Table("letnev", "hacan").court(0).game
    assert game.players[0].techs == ()


@rule("ti4:16.1")
def test_a_mech_alone_keeps_its_player_in_the_game() -> None:
    game = Table("letnev", "hacan", tiles=TILES).court(0).game
    add_on_planet(game, 0, BEREG, MECH, 1)
    assert not has_nothing_left(game, 0)
    add_on_planet(game, 0, BEREG, MECH, -1)
    assert has_nothing_left(game, 0)


@rule("ti4:7.6c")
def test_what_an_action_card_brings_unlocks_a_commander_in_the_same_turn() -> None:
    table = Table("hacan", "sol", tiles=TILES).hand(0, "mining-initiative", "plague").court(0).pools(0, goods=9)
    game = table.planets(0, BEREG).planets(1, 4).begin()
    answer(game, 0, "pass")  # the agent may act at the start of the turn
    gila = NUMBER["gila-the-silvertongue"]
    assert gila not in game.players[0].leaders
    answer(game, 0, f"card {game.players[0].hand[0]}")
    assert game.active == 0
    assert gila in game.players[0].leaders


@rule("ti4:7.6")
@pytest.mark.parametrize("commander", [COMPONENTS[number].key for number in UNLOCKS])
def test_who_has_nothing_is_as_far_from_a_commander_as_can_be(commander: str) -> None:
    have, need = UNLOCKS[NUMBER[commander]](Table("sol", "hacan").game, 0)
    assert have == 0 < need
