"""The Nomad: three agents, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.building import cost, price
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.moves import FROM_CARD, gain_goods, ready_everything
from orrery.ti4.rules.relocating import ask_where
from orrery.ti4.rules.scoring import Score
from orrery.ti4.rules.skirmish import Skirmish
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, FIGHTER, FLAGSHIP, INFANTRY, MECH, PDS, count, damaged
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels import table_panels
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_finds import relics

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0
ARTUNO, MERCER, THUNDARIAN = [NUMBER[key] for key in ("artuno-the-betrayer", "field-marshal-mercer", "the-thundarian")]


def nomad(*others: str, ready: int = ARTUNO) -> Table:
    """One of the three agents is ready."""
    table = Table("nomad", *(others or ("hacan",)), tiles=TILES).own(0).court(0)
    for seat in range(table.game.seats):
        table.planets(seat, FAR + seat)
    table.game.players[0].exhausted = tuple([each for each in (ARTUNO, MERCER, THUNDARIAN) if each != ready])
    return table


def on(game: TwilightImperium, seat: int, planet: int, type: int) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- Artuno ------------------------------------------------------------------------------------------------------------


@card("ti4:artuno-the-betrayer")
def test_as_many_goods_are_laid_on_the_card_and_come_when_it_readies() -> None:
    """The Trade strategy card: three goods from the supply."""
    game = nomad().game
    game.players[0].strategies = (5,)
    game.begin(StrategicAction(0, 5))
    answer(game, 0, "leader")
    assert (game.players[0].goods, game.players[0].stored) == (3, ((ARTUNO, 3),))
    assert ARTUNO in game.players[0].exhausted
    ready_everything(game)
    assert (game.players[0].goods, game.players[0].stored) == (6, ())


@card("ti4:artuno-the-betrayer")
def test_goods_of_a_strategy_card_or_of_this_card_come_from_no_supply() -> None:
    table = nomad()
    game = table.begin()
    game.players[0].stored = ((ARTUNO, 2),)
    game.players[0].exhausted = ()
    gain_goods(game, 0, 2, FROM_CARD)
    answer(game, 0, "tactical")
    assert asked(game, 0).prompt == "activate", "nobody was asked for Artuno"


@card("ti4:artuno-the-betrayer", "ti4:temporal-command-suite")
def test_the_suite_readies_it_and_the_goods_come_at_once() -> None:
    game = nomad().techs(0, "temporal-command-suite").game
    game.players[0].strategies = (5,)
    game.begin(StrategicAction(0, 5))
    answer(game, 0, "leader")
    answer(game, 0, "tech")
    assert game.players[0].goods == 6
    assert ARTUNO not in game.players[0].exhausted
    assert game.count()["wrong"] == 0


# -- Mercer ------------------------------------------------------------------------------------------------------------


@card("ti4:field-marshal-mercer")
def test_at_the_end_of_a_turn_two_ground_forces_come_to_where_its_player_acted() -> None:
    """From anywhere, from under a token too, and out of space; damage stays."""
    table = Table("hacan", "nomad", tiles=TILES).court(1).planets(0, BEREG, LIRTA, FAR).planets(1, FAR + 1)
    table.game.players[1].exhausted = (ARTUNO, THUNDARIAN)
    there = table.game.chart.planets[3][0]
    table.troops(0, there, infantry=3).ships(0, 2, carrier=1, infantry=1)
    table.game.players[0].tokens = (3,)
    game = table.activate(0)
    answer(game, 0, "move nothing")
    assert asked(game, 1).prompt == "end-of-turn"
    answer(game, 1, "leader")
    assert asked(game, 0).prompt == "mercer", "whose turn it was says who comes"
    lines = ((ON_PLANET + BEREG, "to infantry", 2), (ON_PLANET + LIRTA, "to infantry", 1))
    with pytest.raises(Exception, match="too-many-relocated"):
        plan(game, 0, (ON_PLANET + there, "infantry", 2), (2, "infantry", 1), *lines)
    plan(game, 0, (ON_PLANET + there, "infantry", 1), (2, "infantry", 1), (ON_PLANET + BEREG, "to infantry", 2))
    assert on(game, 0, BEREG, INFANTRY) == 2
    assert on(game, 0, there, INFANTRY) == 2


@card("ti4:field-marshal-mercer")
def test_nobody_need_come_and_without_an_own_planet_there_nobody_is_asked() -> None:
    table = nomad(ready=MERCER).troops(0, BEREG, infantry=1)
    game = table.activate(0)
    answer(game, 0, "leader")
    answer(game, 0, "call nobody")
    assert on(game, 0, BEREG, INFANTRY) == 1
    table = nomad(ready=MERCER).troops(0, BEREG, infantry=1)
    game = table.activate(3)
    assert MERCER not in game.players[0].exhausted


@card("ti4:field-marshal-mercer")
def test_in_a_turn_without_a_tactical_action_no_system_is_active() -> None:
    """What an earlier turn activated does not count."""
    table = nomad("hacan", ready=MERCER).troops(0, BEREG, infantry=1)
    game = table.activate(0)
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    answer(game, 0, "pass")
    assert MERCER not in game.players[0].exhausted


@card("ti4:field-marshal-mercer", "ti4:hel-titan-1")
def test_hel_titans_can_be_called_too() -> None:
    table = Table("titans", "nomad", tiles=TILES).own(0).court(1).troops(0, LIRTA, pds=1).planets(0, BEREG)
    table.game.players[1].exhausted = (ARTUNO, THUNDARIAN)
    game = table.planets(1, FAR).ships(0, 3, flagship=1).activate(0)
    answer(game, 0, "move nothing")
    everything_is_built(game)
    answer(game, 1, "leader")
    plan(game, 0, (ON_PLANET + LIRTA, "pds", 1), (ON_PLANET + BEREG, "to pds", 1))
    assert (on(game, 0, BEREG, PDS), on(game, 0, LIRTA, PDS)) == (1, 0)


@card("ti4:transit-diodes", "ti4:hel-titan-1")
@rule("ti4:34.5")
def test_who_can_come_to_no_other_place_stays() -> None:
    """A third one has no room on either planet, nor has one aboard of a ship; one is taken up and set down again."""
    table = Table("titans", "nomad", tiles=TILES).own(0).troops(0, BEREG, pds=2).troops(0, LIRTA, pds=2)
    stays = (ON_PLANET + BEREG, "pds", 1), (ON_PLANET + BEREG, "to pds", 1)
    game = table.ships(0, 2, carrier=1, pds=1).game
    assert ask_where(game, 0, "diodes", [LIRTA, BEREG], 4, []).forms == [Form(stays)]


def everything_is_built(game: TwilightImperium) -> None:
    if game.asked(0) is not None and asked(game, 0).prompt == "produce":
        answer(game, 0, "build nothing")


# -- The Thundarian ----------------------------------------------------------------------------------------------------


@card("ti4:the-thundarian")
def test_the_dice_of_a_round_are_rolled_anew() -> None:
    """In the same round: no hit is assigned, nobody announces a retreat again, and the barrage does not come again."""
    table = nomad(ready=THUNDARIAN).ships(0, 1, destroyer=1).ships(1, 0, cruiser=1)
    game = battle(table, 1, 1, 1, 10, 9, 1)
    answer(game, 0, "leader")
    assert (left(game, 0, DESTROYER), left(game, 1, CRUISER)) == (1, 0)
    kinds = [event.kind for event in game.log or []]
    assert (kinds.count("barrage"), kinds.count("rolled")) == (1, 4)
    assert [event.values[1] for event in game.log or [] if event.kind == "space combat over"] == [1], "one round"


@card("ti4:the-thundarian", "ti4:the-crown-of-thalnos")
def test_who_has_dared_with_dice_that_are_rolled_anew_dares_no_more() -> None:
    """The cruiser hits when it rolls again, and that hit is undone; its next die misses, and it lives."""
    table = nomad(ready=THUNDARIAN).ships(0, 1, carrier=1, cruiser=1).ships(1, 0, cruiser=1)
    game = battle(relics(table, 1, "the-crown-of-thalnos"), 1, 1, 1, 10, 1, 1, 1, 10, 10)
    answer(game, 1, "relic")
    answer(game, 1, "die 0")
    answer(game, 0, "leader")
    assert asked(game, 1).prompt == "after-space-combat-roll"
    answer(game, 1, "pass")
    assert not [event for event in game.log or [] if event.kind == "destroyed"]


@card("ti4:the-thundarian")
def test_any_combat_may_be_rolled_anew_also_on_the_ground() -> None:
    table = Table("sol", "hacan", "nomad", tiles=TILES).court(2).ships(0, 1, carrier=1, infantry=1)
    for seat in range(3):
        table.planets(seat, FAR + seat)
    table.game.players[2].exhausted = (ARTUNO, MERCER)
    game = table.troops(1, BEREG, infantry=1).activate(0)
    game.rng = Arranged(1, [], [1, 10, 10, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 2, "leader")
    assert game.controller[BEREG] == 0


# -- Navarch Feng ------------------------------------------------------------------------------------------------------


@card("ti4:navarch-feng")
def test_the_flagship_is_produced_for_nothing() -> None:
    """It takes its place in the production limit, and its cost is still eight."""
    table = nomad().troops(0, BEREG, space_dock=1)
    table.game.exhausted[BEREG] = True
    table.game.exhausted[FAR] = True
    assert price(table.game, 0, ((0, "flagship", 1),), True) == 8
    table.court(0, COMMANDER)
    gifts = ((0, "flagship", 1), (0, "cruiser", 1))
    assert (price(table.game, 0, gifts, False), cost(table.game, 0, gifts)) == (2, 10)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    game = table.activate(0)
    plan(game, 0, (0, "flagship", 1))
    assert left(game, 0, FLAGSHIP) == 1


@card("ti4:navarch-feng", "ti4:alliance")
@rule("ti4:7.8")
def test_an_alliance_lends_it() -> None:
    table = Table("sol", "nomad", tiles=TILES).court(1, COMMANDER).notes(0, 1, "alliance")
    game = table.game
    game.players[0].area, game.players[0].notes = game.players[0].notes, ()
    game.players[0].changed()
    assert price(game, 0, ((0, "flagship", 1),), True) == 0


@card("ti4:navarch-feng")
def test_a_scored_secret_unlocks_it() -> None:
    table = nomad()
    game = table.game
    game.players[0].secrets = (NUMBER["threaten-enemies"],)
    game.begin(Score(0, NUMBER["threaten-enemies"]))
    assert NUMBER["navarch-feng"] in game.players[0].leaders


# -- Ahk-Syl Siven -----------------------------------------------------------------------------------------------------


def unheld() -> TwilightImperium:
    """The hero has been used; the flagship, a carrier and infantry stand under tokens of the Nomad."""
    table = nomad("hacan").court(0, HERO).ships(0, 1, flagship=1, carrier=1, fighter=1, infantry=2)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    there = table.game.chart.planets[1][0]
    table.troops(0, there, infantry=2).game.players[0].tokens = (1,)
    game = table.pools(0, fleet=5).game
    game.begin(Skirmish(2))
    answer(game, 0, "leader")
    answer(game, 1, "pass")
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    return game


@card("ti4:ahk-syl-siven")
def test_the_flagship_leaves_its_token_with_what_it_carries_and_nobody_else_does() -> None:
    game = unheld()
    rows = {(place, kind): most for place, kind, most in asked(game, 0).rows}
    assert (rows[1, "flagship"], rows[1, "carrier"]) == (1, 0)
    there = ON_PLANET + game.chart.planets[1][0]
    with pytest.raises(Exception, match="no-room"):
        plan(game, 0, (1, "flagship", 1), (1, "infantry", 2), (there, "infantry", 2))
    plan(game, 0, (1, "flagship", 1), (1, "infantry", 1), (1, "fighter", 1), (there, "infantry", 1))
    fleet = game.players[0].ships_in(0)
    assert [count(fleet, type) for type in (FLAGSHIP, INFANTRY, FIGHTER, CARRIER)] == [1, 2, 1, 0]
    assert NUMBER["ahk-syl-siven"] not in game.players[0].leaders


@card("ti4:ahk-syl-siven")
@rule("ti4:92.3")
def test_other_ships_take_nothing_up_that_a_token_holds() -> None:
    """A carrier that comes along from elsewhere does not make room for it."""
    table = nomad("hacan").court(0, HERO).ships(0, 1, flagship=1).ships(0, 2, carrier=1)
    here = ON_PLANET + table.game.chart.planets[1][0]
    table.troops(0, here - ON_PLANET, infantry=5)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    table.game.players[0].tokens = (1,)
    game = table.pools(0, fleet=5).game
    game.begin(Skirmish(2))
    answer(game, 0, "leader")
    answer(game, 1, "pass")
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    with pytest.raises(Exception, match="not-on-the-way"):
        plan(game, 0, (1, "flagship", 1), (here, "infantry", 4), (2, "carrier", 1))
    plan(game, 0, (1, "flagship", 1), (here, "infantry", 3), (2, "carrier", 1))
    assert left(game, 0, INFANTRY) == 3


@card("ti4:ahk-syl-siven")
def test_it_lasts_for_the_round() -> None:
    game = unheld()
    plan(game, 0, (1, "flagship", 1))
    while game.rounds == 1:
        decision = game.waiting()[0]
        keys = [option.key for option in decision.options]
        answer(game, decision.seat, next(key for key in ("land nothing", "end turn", "pass") if key in keys))
    assert not game.effects


# -- Quantum Manipulator -----------------------------------------------------------------------------------------------


def shielded(*dice: int, **ships: int) -> TwilightImperium:
    table = nomad().ships(0, 1, **ships).ships(1, 0, cruiser=1).ships(1, 3, carrier=1)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    return battle(table, *dice)


@card("ti4:quantum-manipulator")
def test_a_mech_in_space_sustains_a_hit_for_the_ships() -> None:
    """It is no ship: nothing else happens to it, and it cannot fall to the hit."""
    game = shielded(1, 10, carrier=1, mech=2)
    answer(game, 1, "stay")
    options = [(option.key, option.things[0][1]) for option in asked(game, 0).options]
    assert options == [("sustain", MECH), ("sustain", MECH), ("destroy", CARRIER)]
    answer(game, 0, "sustain")
    fleet = game.players[0].ships_in(0)
    assert (count(fleet, CARRIER), damaged(fleet, MECH)) == (1, 1)


@card("ti4:quantum-manipulator")
def test_no_mech_of_another_shields_a_fleet() -> None:
    """Nor one that stands on a planet or elsewhere."""
    table = nomad().ships(0, 1, carrier=1, mech=1).ships(0, 2, cruiser=1).ships(1, 3, carrier=1, mech=1)
    found = {(seat, system): shielding(table.game, seat, system) for seat, system in ((0, 1), (0, 2), (1, 3))}
    assert found == {(0, 1): (MECH,), (0, 2): (), (1, 3): ()}


def shielding(game: TwilightImperium, seat: int, system: int) -> tuple[int, ...]:
    return tuple(
        [type for each in deciding(game, Modifier.shields_ships) for type in each.shields_ships(game, seat, system)]
    )


@card("ti4:quantum-manipulator", "ti4:direct-hit")
def test_no_direct_hit_answers_it() -> None:
    table = nomad().ships(0, 1, carrier=1, mech=1).ships(1, 0, cruiser=1).ships(1, 3, carrier=1).hand(1, "direct-hit")
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    game = battle(table, 1, 10)
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    assert asked(game, 1).prompt == "announce retreat", "and so the next round begins"


@card("ti4:quantum-manipulator")
def test_hits_of_a_barrage_are_sustained_by_choice_and_none_in_vain() -> None:
    """Three hits on one fighter: two mechs do not save it, and need not try."""
    table = nomad().ships(0, 1, carrier=1, fighter=1, mech=2).ships(1, 0, destroyer=1).techs(1, "destroyer-2")
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    game = battle(table.ships(1, 3, carrier=1), 10, 10, 1)
    decision = asked(game, 0)
    assert (decision.prompt, decision.least, decision.most) == ("sustain damage", 0, 2)
    answer(game, 0, "sustain", "sustain")
    assert (left(game, 0, FIGHTER), damaged(game.players[0].ships_in(0), MECH)) == (1, 2)


@card("ti4:quantum-manipulator")
def test_against_space_cannons_it_does_nothing_and_neither_on_planets() -> None:
    table = nomad().ships(0, 1, carrier=1, mech=1).troops(1, BEREG, pds=1)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    game = battle(table, 10)
    answer(game, 1, "fire")
    assert left(game, 0, CARRIER) == 0
    table = nomad().ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).troops(0, BEREG, mech=1)
    table.game.players[0].exhausted = (ARTUNO, MERCER, THUNDARIAN)
    game = battle(table, 1, 10)
    assert left(game, 0, CRUISER) == 0


# -- what is seen and played -------------------------------------------------------------------------------------------


def test_everybody_sees_the_goods_on_a_card() -> None:
    table = nomad()
    table.game.players[0].stored, table.game.players[0].exhausted = ((ARTUNO, 2),), (ARTUNO,)
    view = table.game.view(1)
    assert view.players[0].stored == ((ARTUNO, 2),)
    panels = table_panels(Ti4Words("en", ["Ada", "Bo"], 1), view)
    assert any(
        "Artuno the Betrayer (exhausted, with 2 trade goods)" in cell
        for each in panels
        for row in each.rows
        for cell in row
    )


def uses(game: TwilightImperium, seat: int) -> bool:
    """The bot uses a leader."""
    decision = asked(game, seat)
    picked = GreedyBot().choose(game.view(seat), decision, seeded(1), lambda: game)
    return decision.options[picked.picks[0]].key == "leader"


@pytest.mark.parametrize(("mine", "theirs", "again"), [(1, 10, True), (10, 10, False)])
def test_the_bot_rolls_anew_what_went_wrong(mine: int, theirs: int, again: bool) -> None:
    table = nomad(ready=THUNDARIAN).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    assert uses(battle(table, mine, theirs), 0) == again
