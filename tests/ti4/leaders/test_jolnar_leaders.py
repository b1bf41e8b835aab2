"""The Universities of Jol-Nar: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.jolnar import learns_better, my_price, what_comes, what_goes, who_goes
from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds_question import ON_PLANET as GROUND_PLACE
from orrery.ti4.odds_question import SPACE, Party
from orrery.ti4.odds_reasons import left_aside
from orrery.ti4.odds_table import owned_keys, side_of
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, MECH, count
from support.cite import card
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
TECHNOLOGY = 7
SUCABAN, ZERN, RIN = [NUMBER[each] for each in ("doctor-sucaban", "ta-zern", "rin-the-masters-legacy")]


def followed(table: Table, payer: int = 0) -> TwilightImperium:
    """The other player resolves Technology; the payer follows by the secondary."""
    game = table.game
    game.active = 1 - payer
    game.begin(StrategicAction(1 - payer, TECHNOLOGY))
    answer(game, 1 - payer, f"tech {NUMBER['neural-motivator']}")
    answer(game, payer, "follow")
    return game


def infantry_of(game: TwilightImperium, seat: int) -> int:
    return sum([count(force, INFANTRY) for force in game.players[seat].forces()])


# -- Doctor Sucaban ----------------------------------------------------------------------------------------------------


@card("ti4:doctor-sucaban")
@pytest.mark.parametrize(("gone", "paid"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_each_infantry_that_is_removed_is_a_resource_less(gone: int, paid: int) -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0).pools(0, goods=6).troops(0, BEREG, infantry=5)
    table.game.exhausted[BEREG] = True
    game = followed(table)
    assert asked(game, 0).prompt == "when-resources-spent"
    answer(game, 0, "leader")
    assert asked(game, 0).prompt == "volunteers"
    if gone:
        plan(game, 0, (ON_PLANET + BEREG, "infantry", gone))
    else:
        answer(game, 0, "remove nobody")
    assert (asked(game, 0).prompt == "pay") == (paid > 0)
    if paid:
        everything(game, 0)
    assert (game.players[0].goods, infantry_of(game, 0)) == (6 - paid, 5 - gone)
    assert asked(game, 0).prompt == "research"
    assert game.players[0].exhausted == (SUCABAN,)


@card("ti4:doctor-sucaban")
def test_it_serves_another_player_who_says_how_many_go() -> None:
    table = Table("hacan", "jolnar", tiles=TILES).court(1).pools(0, goods=6).troops(0, BEREG, infantry=2)
    table.troops(1, LIRTA, infantry=3)
    table.game.exhausted[BEREG] = True
    game = followed(table)
    answer(game, 1, "leader")
    assert [place for place, _, _ in asked(game, 0).rows] == [ON_PLANET + BEREG]
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    everything(game, 0)
    assert (game.players[0].goods, infantry_of(game, 0), infantry_of(game, 1)) == (4, 0, 3)
    assert game.players[1].exhausted == (SUCABAN,)


@card("ti4:doctor-sucaban")
def test_its_owner_may_count_on_it_and_must_use_it_then() -> None:
    """Three goods and two infantry pay four, but one infantry at least goes."""
    table = Table("jolnar", "hacan", tiles=TILES).court(0).pools(0, goods=3).troops(0, BEREG, infantry=2)
    table.game.exhausted[BEREG] = True
    game = followed(table)
    decision = asked(game, 0)
    assert (decision.prompt, decision.options) == ("volunteers", [])
    refused = game.would_refuse(Choice(0, (), Form(())))
    assert refused is not None
    assert refused.reason == "pays-too-little"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert (game.players[0].goods, infantry_of(game, 0)) == (0, 1)


@card("ti4:doctor-sucaban")
def test_nobody_counts_on_the_agent_of_another() -> None:
    table = Table("hacan", "jolnar", tiles=TILES).court(1).pools(0, goods=3).troops(0, BEREG, infantry=2)
    game = table.game
    game.exhausted[BEREG] = True
    game.active = 1
    game.begin(StrategicAction(1, TECHNOLOGY))
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    assert game.asked(0) is None or asked(game, 0).prompt != "secondary"


@card("ti4:doctor-sucaban")
def test_what_is_spent_for_anything_else_is_not_made_less() -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=3, space_dock=1)
    game = table.pools(0, goods=9).activate(0)
    game.exhausted[BEREG] = True
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert asked(game, 0).prompt == "pay"


@card("ti4:doctor-sucaban")
def test_removed_infantry_is_not_destroyed() -> None:
    """Infantry II does not return for it."""
    table = Table("jolnar", "hacan", tiles=TILES).court(0).pools(0, goods=6).troops(0, BEREG, infantry=5)
    table.techs(0, "infantry-2").game.exhausted[BEREG] = True
    game = followed(table)
    answer(game, 0, "leader")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 4))
    assert asked(game, 0).prompt == "research"
    assert game.players[0].returning == 0


# -- Ta Zern -----------------------------------------------------------------------------------------------------------


@card("ti4:ta-zern")
def test_cannons_fire_again() -> None:
    table = Table("hacan", "jolnar", tiles=TILES).court(1, COMMANDER).troops(1, BEREG, pds=2)
    game = table.ships(0, 1, cruiser=2).activate(0)
    game.rng = Arranged(1, [], [1, 9, 8])
    everything(game, 0)
    answer(game, 1, "fire")
    answer(game, 1, "leader")
    decision = asked(game, 1)
    assert [(option.key, dict(option.things)["shows"]) for option in decision.options] == [("die", 1), ("die", 9)]
    answer(game, 1, "die 0")
    assert count(game.players[0].ships_in(0), CRUISER) == 0, "a 1 became an 8"


@card("ti4:ta-zern")
def test_so_do_those_on_a_planet_that_is_invaded() -> None:
    table = Table("hacan", "jolnar", "sol", tiles=TILES).court(1, COMMANDER).troops(1, BEREG, pds=1, infantry=1)
    game = table.ships(0, 0, carrier=1, infantry=2).activate(0)
    answer(game, 1, "hold fire")
    game.rng = Arranged(1, [], [1, 10, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 1, "fire")
    answer(game, 1, "leader")
    answer(game, 1, "die 0")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1


@card("ti4:ta-zern")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_barrage_of_either_side_is_fired_again_each_its_own_dice(seat: int) -> None:
    table = Table(*(("jolnar", "sol") if seat == 0 else ("sol", "jolnar"))).court(seat, COMMANDER)
    table.ships(0, 0, destroyer=1, fighter=2, carrier=1).ships(1, 0, destroyer=1, fighter=2, carrier=1)
    game = table.game
    game.active = 0
    game.rng = Arranged(1, [], [1, 1, 1, 1, 9, 9])
    game.begin(Barrage(0, 1, 0))
    answer(game, seat, "leader")
    answer(game, seat, "die 0", "die 1")
    fighters = [count(game.players[each].ships_in(0), FIGHTER) for each in (0, 1)]
    assert fighters == ([2, 0] if seat == 0 else [0, 2])


@card("ti4:ta-zern")
def test_a_bombardment_is_fired_again_planet_by_planet() -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0, COMMANDER).ships(0, 0, dreadnought=2)
    table.troops(1, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    game = table.game
    game.active = 0
    game.rng = Arranged(1, [], [1, 9, 1])
    game.begin(Bombardment(0, 0))
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "dreadnought", 1))
    answer(game, 0, "leader")
    answer(game, 0, "die 0")
    answer(game, 0, "pass")
    assert [bool(game.players[1].troops_on(planet)) for planet in (BEREG, LIRTA)] == [False, True]


@card("ti4:ta-zern")
def test_combat_dice_are_not_rolled_again_and_the_odds_say_what_they_leave_out() -> None:
    table = Table("jolnar", "hacan").court(0, COMMANDER).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.ships(1, 3, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [1, 1])
    everything(game, 0)
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat", "the second round"
    party = Party("", side_of(game, 0, game.players[0].ships_in(0), []), owned_keys(game, 0))
    assert ("ability", "ta-zern") in left_aside(party, SPACE)


@card("ti4:ta-zern", "ti4:alliance")
def test_it_is_lent() -> None:
    table = Table("hacan", "jolnar", "sol", tiles=TILES).court(1, COMMANDER).troops(2, BEREG, pds=1)
    table.game.players[2].area = (note_of("alliance", 1),)
    game = table.ships(0, 1, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [1, 10])
    everything(game, 0)
    answer(game, 2, "fire")
    answer(game, 2, "leader")
    answer(game, 2, "die 0")
    assert not game.players[0].ships_in(0)


@card("ti4:ta-zern")
def test_eight_technologies_unlock_it() -> None:
    seven = ("neural-motivator", "sarween-tools", "plasma-scoring", "gravity-drive", "cruiser-2", "carrier-2")
    table = Table("jolnar", "hacan").court(0).techs(0, "antimass-deflectors", *seven).pools(0, goods=9)
    game = table.game
    assert game.view(0).players[0].locked[0] == (ZERN, 7, 8)
    game.active = 0
    game.begin(StrategicAction(0, TECHNOLOGY))
    answer(game, 0, f"tech {NUMBER['dacxive-animators']}")
    assert ZERN in game.players[0].leaders


# -- Rin ---------------------------------------------------------------------------------------------------------------


@card("ti4:rin-the-masters-legacy")
def test_technologies_are_replaced_by_others_of_their_colour_all_together() -> None:
    """Without prerequisites; what goes does not come back, and comes readied when it is gained again."""
    table = Table("jolnar", "hacan").court(0, HERO)
    game = table.techs(0, "neural-motivator", "dacxive-animators", "cruiser-2", "sarween-tools").begin()
    motivator, animators, sarween = sorted(each for each in game.players[0].techs if each != NUMBER["cruiser-2"])
    biology, siphons = NUMBER["x89-bacterial-weapon"], NUMBER["e-res-siphons"]
    game.players[0].exhausted = (animators,)
    answer(game, 0, f"leader {RIN}")
    offered = [option.id() for option in asked(game, 0).options if option.things]
    assert offered == sorted([motivator, animators, sarween]), "no upgrade"
    answer(game, 0, f"tech {animators}")
    assert motivator not in [option.id() for option in asked(game, 0).options]
    answer(game, 0, f"tech {biology}")
    answer(game, 0, f"tech {motivator}")  # for which only one is left
    answer(game, 0, f"tech {sarween}")
    answer(game, 0, f"tech {siphons}")
    assert set(game.players[0].techs) == {NUMBER["cruiser-2"], biology, NUMBER["hyper-metabolism"], siphons}
    assert animators not in game.players[0].exhausted
    assert RIN not in game.players[0].leaders


@card("ti4:rin-the-masters-legacy", "ti4:research-agreement")
def test_nothing_is_researched_or_gained_by_it() -> None:
    table = Table("jolnar", "hacan").court(0, HERO).techs(0, "neural-motivator").notes(1, 0, "research-agreement")
    game = table.begin()
    answer(game, 0, f"leader {RIN}")
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    answer(game, 0, f"tech {NUMBER['dacxive-animators']}")
    assert asked(game, 0).prompt == "end turn"
    assert game.players[1].techs == ()


# -- Shield Paling -----------------------------------------------------------------------------------------------------


@card("ti4:shield-paling")
def test_infantry_beside_it_is_not_fragile_and_it_is_itself() -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=2, mech=1)
    game = table.troops(0, LIRTA, infantry=1).game
    assert combat_bonus(game, 0, INFANTRY, ON_PLANET + BEREG, 1) == 0
    assert combat_bonus(game, 0, MECH, ON_PLANET + BEREG, 1) == -1
    assert combat_bonus(game, 0, INFANTRY, ON_PLANET + LIRTA, 1) == -1
    party = Party("", side_of(game, 0, game.players[0].troops_on(BEREG), []), owned_keys(game, 0))
    assert ("ability", "shield-paling") in left_aside(party, GROUND_PLACE)


@card("ti4:shield-paling")
def test_who_is_not_fragile_is_no_better_beside_it() -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=2, mech=1)
    player = table.game.players[0]
    player.abilities = tuple([each for each in player.abilities if each != NUMBER["fragile"]])
    player.changed()
    assert combat_bonus(table.game, 0, INFANTRY, ON_PLANET + BEREG, 1) == 0


# -- how the bot plays them --------------------------------------------------------------------------------------------


def test_the_bot_spares_guards_and_learns_what_is_better() -> None:
    table = Table("jolnar", "hacan", tiles=TILES).court(0).pools(0, goods=6).troops(0, BEREG, infantry=5)
    table.game.exhausted[BEREG] = True
    game = followed(table)
    assert my_price(Aims(game, 0), asked(game, 0), SUCABAN)
    answer(game, 0, "leader")
    game.answer(who_goes(Aims(game, 0), asked(game, 0)))
    assert infantry_of(game, 0) == 2
    again = Table("jolnar", "hacan").court(0, HERO).techs(0, "neural-motivator", "antimass-deflectors").begin()
    assert learns_better(Aims(again, 0), asked(again, 0), RIN)
    answer(again, 0, f"leader {RIN}")
    before = set(again.players[0].techs)
    decision = again.asked(0)
    while decision is not None and decision.prompt in ("replace technology", "replace with"):
        judge = what_goes if decision.prompt == "replace technology" else what_comes
        again.answer(judge(Aims(again, 0), decision))
        decision = again.asked(0)
    assert len(again.players[0].techs) == 2
    assert set(again.players[0].techs) != before
    assert not learns_better(Aims(again, 0), asked(game, 0), RIN), "a second time it would bring little"
