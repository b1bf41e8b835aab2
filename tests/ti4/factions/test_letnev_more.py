"""The Barony of Letnev where others interfere: other hits, other laws, other players' cards."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.combat import nobody_can_win
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Side, in_space
from orrery.ti4.limits import fleet_limit
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds_answer import answered
from orrery.ti4.payments import GOODS
from orrery.ti4.units import BASIC, CARRIER, CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP, TYPE, count, damaged, force
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_agendas import agenda_phase, enact
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


@card("ti4:non-euclidean-shielding", "ti4:0-0-1")
@rule("ti4:75.6")
def test_one_shield_takes_two_hits_of_different_kinds() -> None:
    """Three hits that go to no fighters and one of a cruiser: two dreadnoughts sustain all four."""
    table = Table("l1z1x", "letnev").own(0).own(1).techs(1, "non-euclidean-shielding")
    table.ships(0, 1, flagship=1, dreadnought=1, cruiser=1).ships(1, 0, dreadnought=2, fighter=2)
    game = battle(table, 10, 10, 10, 10, 1, 1, 1, 1)
    assert asked(game, 1).prompt == "sustain damage"
    assert asked(game, 1).most == 2
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 1, "sustain", "sustain")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 2
    assert (left(game, 1, DREADNOUGHT), left(game, 1, FIGHTER)) == (2, 2)


@card("ti4:non-euclidean-shielding", "ti4:0-0-1")
@rule("ti4:75.6")
def test_a_lone_heavy_hit_and_a_light_one_are_both_cancelled_by_one_ship() -> None:
    """Must cancel 2 when 2 are open."""
    table = Table("l1z1x", "letnev").own(0).own(1).techs(1, "non-euclidean-shielding")
    table.ships(0, 1, flagship=1, cruiser=1).ships(1, 0, dreadnought=1, cruiser=1)
    game = battle(table, 10, 1, 10, 1, 1)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 1, "sustain")
    assert (left(game, 1, DREADNOUGHT), left(game, 1, CRUISER)) == (1, 1)
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1


@card("ti4:non-euclidean-shielding", "ti4:0-0-1")
def test_who_sustains_less_loses_what_each_hit_may_strike() -> None:
    """Of three heavy hits and a light one a shield takes two: the rest falls as each kind says."""
    table = Table("l1z1x", "letnev").own(0).own(1).techs(1, "non-euclidean-shielding")
    table.ships(0, 1, flagship=1, dreadnought=1, cruiser=1).ships(1, 0, dreadnought=2, fighter=2)
    game = battle(table, 10, 10, 10, 10, 1, 1, 1, 1)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 1, "sustain")
    assert asked(game, 1).prompt == "assign hits"
    assert asked(game, 1).most == 1, "the heavy hit that is left has found a dreadnought; the light one may strike all"
    answer(game, 1, f"type {FIGHTER}")
    assert (left(game, 1, DREADNOUGHT), left(game, 1, FIGHTER)) == (1, 1)


@card("ti4:non-euclidean-shielding", "ti4:direct-hit")
@rule("ti4:75.6")
def test_a_direct_hit_between_two_shields_leaves_both_hits_of_the_first_cancelled() -> None:
    table = Table("hacan", "letnev").own(1).techs(1, "non-euclidean-shielding").hand(0, "direct-hit").pools(0, fleet=4)
    table.ships(0, 1, cruiser=4).ships(1, 0, dreadnought=2, carrier=1)
    game = battle(table, 10, 10, 10, 10, 1, 1, 1)
    answer(game, 1, "sustain", "sustain")
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "card")
    assert (left(game, 1, DREADNOUGHT), left(game, 1, CARRIER)) == (1, 1), "two hits cancelled, one shot down"
    if asked(game, 1).prompt == "sustain damage":
        answer(game, 1, "sustain")
    assert (left(game, 1, DREADNOUGHT), left(game, 1, CARRIER)) == (1, 1)
    assert count(game.players[1].ships_in(0), FLAGSHIP) == 0


@card("ti4:arc-secundus")
@rule("ti4:F.general.2")
def test_a_flagship_that_mends_itself_can_make_a_combat_endless() -> None:
    """Two dreadnoughts that mend one another, against a flagship that mends itself; all sustain two hits at once."""
    table = Table("nekro", "letnev").own(1).techs(0, "duranium-armor").techs(1, "non-euclidean-shielding")
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["non-euclidean-shielding"]),)
    table.ships(0, 0, dreadnought=2).ships(1, 0, flagship=1)
    assert nobody_can_win(table.game, 0, 1, 0)
    assert not nobody_can_win(table.ships(0, 0, cruiser=1).game, 0, 1, 0), "three hits are too many"


@card("ti4:arc-secundus")
def test_a_damaged_flagship_is_not_counted_twice_where_nobody_may_win() -> None:
    """One that is damaged is whole when the next round begins; without the text the same ships end one another."""
    table = Table("nekro", "letnev").techs(0, "duranium-armor").techs(1, "non-euclidean-shielding")
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["non-euclidean-shielding"]),)
    table.ships(0, 0, dreadnought=2).ships(1, 0, damaged_dreadnought=1)
    assert not nobody_can_win(table.game, 0, 1, 0)


# -- dice --------------------------------------------------------------------------------------------------------------


def fleets(mine: str = "letnev", theirs: str = "hacan", goods: int = 2) -> Table:
    table = Table(mine, theirs, "sol").pools(0, goods=goods)
    return table.ships(0, 1, cruiser=2, destroyer=1).ships(1, 0, carrier=2, fighter=2)


@card("ti4:munitions-reserves")
@rule("ti4:97.2", "ti4:31.18")
def test_each_die_is_rolled_again_once_and_no_die_of_the_barrage_or_of_others() -> None:
    game = battle(fleets(), 1, 1, 3, 4, 9, 1, 1, 1, 1)
    answer(game, 0, "ability")
    assert [option.key for option in asked(game, 0).options] == ["pass", "ability"], "after the first group, once"
    answer(game, 0, "ability")
    assert [option.things[1][1] for option in asked(game, 0).options] == [3, 4], "the cruisers', not the barrage's"
    game.rng = Arranged(1, [], [5, 9, 1, 1, 1, 1])
    answer(game, 0, "die 0")
    again = asked(game, 0)
    assert again.prompt == "after-space-combat-roll", "the destroyer's is the next group"
    answer(game, 0, "ability")
    assert [option.things[1][1] for option in asked(game, 0).options] == [9]
    answer(game, 0)
    assert all(decision.prompt != "reroll" for decision in game.waiting()), "the dice of the other side are theirs"


@card("ti4:munitions-reserves")
def test_one_good_is_not_enough_and_nobody_else_pays() -> None:
    game = battle(fleets(goods=1), *[1] * 40)
    assert "used munitions-reserves" not in " ".join(log(game))
    assert game.players[0].goods == 1


@card("ti4:munitions-reserves", "ti4:war-funding")
@rule("ti4:31.14a")
def test_who_comes_first_leaves_nothing_to_pay_with() -> None:
    """The attacker plays War Funding before the Letnev can buy their own dice."""
    table = Table("hacan", "letnev").notes(0, 1, "war-funding").pools(1, goods=2)
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, carrier=1), 1, 1, 1, 1)
    answer(game, 0, "note")
    assert game.players[1].goods == 0
    assert [event.values for event in game.log or [] if event.kind == "goods lost"] == [(2,)], "everybody is told"
    assert "used munitions-reserves" not in " ".join(log(game))
    assert note_of("war-funding", 1) in game.players[1].notes


@card("ti4:war-funding")
def test_the_letnev_and_who_only_looks_on_play_no_war_funding() -> None:
    table = Table("letnev", "hacan", "sol").notes(2, 0, "war-funding").notes(0, 0, "war-funding")
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, carrier=1), *[1] * 30)
    assert "used war-funding" not in " ".join(log(game))


# -- laws and shields --------------------------------------------------------------------------------------------------


@card("ti4:armada", "ti4:fleet-regulations")
def test_the_armada_comes_on_top_of_fleet_regulations() -> None:
    game = enact(Table("letnev", "hacan").pools(0, fleet=4), "fleet-regulations").game
    assert fleet_limit(game, 0) == 6


@card("ti4:armada")
@rule("ti4:F.general.13")
def test_a_political_secret_does_not_shrink_the_armada() -> None:
    table = Table("hacan", "letnev").notes(0, 1, "political-secret").pools(1, fleet=1).ships(1, 1, cruiser=3)
    game = agenda_phase(table, "mutiny", "economic-equality")
    answer(game, 0, "note")
    assert (fleet_limit(game, 1), left(game, 1, CRUISER, 1)) == (3, 3)


@card("ti4:arc-secundus", "ti4:magen-defense-grid")
@rule("ti4:66.3a")
@pytest.mark.parametrize(("ships", "used"), [({"carrier": 1}, True), ({"flagship": 1}, False)])
def test_units_that_have_lost_their_shield_feed_no_magen_defense_grid(ships: dict[str, int], used: bool) -> None:
    table = Table("letnev", "hacan", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.techs(1, "magen-defense-grid").ships(0, 0, **ships, infantry=2).troops(1, BEREG, infantry=1, pds=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 60)
    for _ in range(20):
        for decision in game.waiting():
            if decision.prompt == "start-of-ground-combat-round":
                assert used
                return
        if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
            answer(game, 1, "hold fire")
        elif game.asked(0) is not None and asked(game, 0).prompt == "bombard":
            answer(game, 0, "do not bombard")
        elif game.asked(0) is not None and asked(game, 0).prompt == "move":
            answer(game, 0, "move nothing")
        elif game.asked(0) is not None and asked(game, 0).prompt == "land":
            game.rng = Arranged(1, [], [1] * 4 + [10] * 40)
            plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
        else:
            break
    assert not used


@card("ti4:l4-disruptors")
@rule("ti4:96.5")
def test_disruptors_silence_no_cannons_that_fire_at_ships() -> None:
    table = Table("letnev", "hacan", tiles=TILES).own(0).planets(0, FAR).techs(0, "l4-disruptors")
    game = table.ships(0, 1, carrier=1, infantry=1).troops(1, BEREG, pds=1).activate(0)
    game.rng = Arranged(1, [], [10])
    everything(game, 0)
    assert asked(game, 1).prompt == "space cannon"
    answer(game, 1, "fire")
    assert left(game, 0, CARRIER) == 0


@card("ti4:non-euclidean-shielding")
@rule("ti4:75.6")
def test_a_lone_hit_spends_a_shield_and_a_later_one_is_not_covered() -> None:
    """One hit of a cannon, then one of the combat: the dreadnought is damaged by the first."""
    table = Table("letnev", "hacan", tiles=TILES).techs(0, "non-euclidean-shielding").planets(1, FAR)
    table.ships(0, 1, dreadnought=1).ships(1, 0, cruiser=1).troops(1, BEREG, pds=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [10, 1, 10])
    everything(game, 0)
    answer(game, 1, "fire")
    answer(game, 0, "sustain")
    assert left(game, 0, DREADNOUGHT) == 0, "the second hit finds it damaged"


# -- the odds ----------------------------------------------------------------------------------------------------------


@card("ti4:arc-secundus")
def test_the_odds_know_that_the_flagship_mends_itself() -> None:
    """Against one cruiser it is never lost: one hit in a round, and mended before the next."""
    found = answered({"attacker": "letnev, flagship", "defender": "1 cruiser"}, "en")
    assert (found["win"], found["loss"]) == (pytest.approx(1.0), pytest.approx(0.0))
    assert "arc-secundus" in [each["what"] for each in found["rests_on"]]
    plain = answered({"attacker": "sol, flagship", "defender": "1 cruiser"}, "en")
    assert plain["win"] < 1.0
    left_damaged = {unit["damaged"] for each in found["left"]["attacker"] for unit in each["units"]}
    assert left_damaged == {0, 1}, "what it takes in the last round stays"


@card("ti4:arc-secundus")
def test_the_odds_know_that_shields_fail_below_the_flagship() -> None:
    found = answered(
        {"attacker": "letnev, flagship, 2 infantry", "defender": "2 infantry, 1 pds", "place": "ground"}, "en"
    )
    assert "bombardment" in [each["step"] for each in found["opening"]]
    assert "arc-secundus-above" in [each["what"] for each in found["rests_on"]]
    other = answered(
        {"attacker": "sol, flagship, 2 infantry", "defender": "2 infantry, 1 pds", "place": "ground"}, "en"
    )
    assert "bombardment" not in [each["step"] for each in other["opening"]]


@card("ti4:non-euclidean-shielding", "ti4:0-0-1")
def test_the_odds_cancel_two_hits_of_different_kinds_by_one_use() -> None:
    fleet = in_space(side("non-euclidean-shielding", dreadnought=1, fighter=1), side(cruiser=1))
    states = States(fleet)
    struck = states.force(states.path_after(states.start, 1)[1])
    assert (damaged(struck, DREADNOUGHT), count(struck, FIGHTER)) == (1, 1)


def side(*has: str, **units: int) -> Side:
    return Side(force({TYPE[name]: number for name, number in units.items()}), BASIC, has)


@card("ti4:arc-secundus")
def test_what_the_flagship_takes_in_the_last_round_stays_until_the_next_combat() -> None:
    table = Table("letnev", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1)
    game = battle(table.ships(0, 1, flagship=1).ships(1, 0, cruiser=1), 10, 1, 10)
    answer(game, 0, "sustain")
    assert left(game, 1, CRUISER) == 0
    assert damaged(game.players[0].ships_in(0), FLAGSHIP) == 1


@card("ti4:arc-secundus")
def test_it_is_proposed_that_the_flagship_sustains_first_and_bots_do_so() -> None:
    """It is whole again in the next round; a dreadnought would not be."""
    table = Table("letnev", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1)
    game = battle(table.ships(0, 1, flagship=1, dreadnought=1).ships(1, 0, cruiser=2), 1, 1, 1, 10, 1)
    first = asked(game, 0).options[0]
    assert (first.key, first.things[0]) == ("sustain", ("type", FLAGSHIP))


@card("ti4:munitions-reserves")
def test_the_bot_buys_dice_with_goods_that_are_saved_for_nothing_and_rolls_what_it_has_bought() -> None:
    game = battle(fleets(), *[1] * 20)
    munitions, aims = NUMBER["munitions-reserves"], Aims(game, 0)
    assert is_used(aims, asked(game, 0), munitions)
    aims.saved[GOODS] = 1
    assert not is_used(aims, asked(game, 0), munitions), "one is wanted for an objective"
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "after-space-combat-roll"
    assert is_used(Aims(game, 0), asked(game, 0), munitions)
