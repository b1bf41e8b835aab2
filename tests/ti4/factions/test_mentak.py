"""The Mentak Coalition: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.combat import may_sustain
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.fleets import Side
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.notes.promise_of_protection import Protected
from orrery.ti4.objective_cards import progress
from orrery.ti4.odds import Combat, odds
from orrery.ti4.payments import INFLUENCE, RESOURCES, payments, purse
from orrery.ti4.rules.any_combat import AnyCombat
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.transaction import why_no_partner
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import (
    BASIC,
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECH,
    UNIT,
    damaged,
    force,
)
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_finds import explored

VEFUT = 27  # in system 2
BEREG = 50  # of three resources
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


# -- Ambush ------------------------------------------------------------------------------------------------------------


@card("ti4:ambush")
def test_an_ambush_rolls_for_two_ships_and_the_opponent_chooses_what_is_hit() -> None:
    """Cruisers first: a 7 hits with each of them. The destroyer beside them does not roll."""
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2, destroyer=1).ships(1, 0, carrier=1, cruiser=3)
    game = battle(table, 7, 7)
    answer(game, 0, "ability")
    assert [event.values for event in game.log or [] if event.kind == "ambush rolled"] == [(7, 7)]
    question = asked(game, 1)
    assert (question.prompt, question.most) == ("assign hits", 2)
    answer(game, 1, f"type {CARRIER}", f"type {CRUISER}")
    assert (left(game, 1, CARRIER), left(game, 1, CRUISER)) == (0, 2)


@card("ti4:ambush")
@pytest.mark.parametrize(("die", "fallen"), [(8, 0), (9, 1)])
def test_destroyers_ambush_with_their_own_value(die: int, fallen: int) -> None:
    table = Table("mentak", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, die, 1, 1)
    answer(game, 0, "ability")
    assert left(game, 1, CRUISER) == 1 - fallen


@card("ti4:ambush")
@pytest.mark.parametrize(("ships", "offered"), [({"carrier": 1, "fighter": 2}, False), ({"destroyer": 1}, True)])
def test_other_ships_do_not_ambush(ships: dict[str, int], offered: bool) -> None:
    game = battle(Table("mentak", "hacan").ships(0, 1, **ships).ships(1, 0, cruiser=1))
    question = game.asked(0)
    assert (question is not None and question.prompt == "start-of-space-combat-round") is offered


@card("ti4:ambush")
def test_an_ambush_knows_no_bonus_and_comes_once_in_a_combat() -> None:
    """A six of a cruiser is a miss also with Morale Boost, which the combat rolls have."""
    table = Table("mentak", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "morale-boost"), 6, 1, 1, 1, 1)
    answer(game, 0, "card")
    answer(game, 0, "ability")
    assert left(game, 1, CRUISER) == 1
    answer(game, 1, "stay")
    assert asked(game, 1).prompt == "announce retreat", "the second round: nobody ambushes any more"


@card("ti4:ambush")
@rule("ti4:F.action-cards.5", "ti4:F.action-cards.6")
def test_hits_of_an_ambush_are_cancelled_and_sustained_like_others() -> None:
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1, cruiser=1)
    game = battle(table.hand(1, "shields-holding").hand(0, "direct-hit"), 7, 7)
    answer(game, 0, "ability")
    assert asked(game, 1).prompt == "before-assign-space-combat-hits", "Shields Holding may answer"
    answer(game, 1, "pass")
    answer(game, 1, "sustain", f"type {CRUISER}")
    assert asked(game, 0).prompt == "after-sustain-damage-used"
    answer(game, 0, "card")
    assert not left(game, 1, DREADNOUGHT)


# -- Pillage -----------------------------------------------------------------------------------------------------------


def near(*factions: str) -> Table:
    """Seat 0 and seat 1 stand in adjacent systems; seat 0 has a planet of two resources to mine."""
    return Table(*factions).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).planets(0, VEFUT)


@card("ti4:pillage")
@pytest.mark.parametrize(("goods", "offered"), [(0, False), (1, True), (5, True)])
def test_who_gains_trade_goods_and_has_three_may_be_pillaged(goods: int, offered: bool) -> None:
    """Mining Initiative brings two: with one before there are three."""
    table = near("hacan", "mentak").pools(0, goods=goods).hand(0, "mining-initiative")
    game = table.begin()
    answer(game, 0, "card")
    assert (game.asked(1) is not None) is offered
    if offered:
        before = game.players[0].goods
        assert asked(game, 1).things == (("seat", 0),), "the question says whom it is about"
        answer(game, 1, "ability")
        assert (game.players[0].goods, game.players[1].goods) == (before - 1, 1)


@card("ti4:pillage")
def test_a_commodity_may_be_taken_and_is_a_trade_good_then() -> None:
    table = near("hacan", "mentak").pools(0, goods=3, commodities=2).hand(0, "mining-initiative")
    game = table.begin()
    answer(game, 0, "card")
    goods = game.players[0].goods
    answer(game, 1, "ability")
    answer(game, 1, "take commodity")
    hacan, mentak = game.players
    assert (hacan.goods, hacan.commodities) == (goods, 1)
    assert (mentak.goods, mentak.commodities) == (1, 0)
    assert game.asked(1) is None, "what the Mentak take is not gained, and one gain is one raid"


@card("ti4:pillage")
def test_who_is_no_neighbour_is_not_pillaged() -> None:
    table = Table("hacan", "mentak").planets(0, VEFUT).pools(0, goods=5).hand(0, "mining-initiative")
    game = table.ships(0, 1, cruiser=1).ships(1, 5, cruiser=1).begin()
    answer(game, 0, "card")
    assert game.players[0].goods == 7
    assert asked_of(game, 1) != "after-trade-goods-gained"


@card("ti4:pillage")
@rule("ti4:F.mentak.4")
def test_neighbours_by_quantum_entanglement_are_pillaged() -> None:
    """Alpha and beta wormholes are far from each other, but for the Ghosts of Creuss."""
    tiles = ("18", "26", "20", "21", "25", "23", "24")
    table = Table("creuss", "mentak", tiles=tiles).planets(0, VEFUT).pools(0, goods=5)
    game = table.ships(0, 1, cruiser=1).ships(1, 4, cruiser=1).hand(0, "mining-initiative").begin()
    answer(game, 0, "card")
    assert asked(game, 1).prompt == "after-trade-goods-gained"


@card("ti4:pillage")
@rule("ti4:F.mentak.5")
def test_each_gain_of_a_turn_may_be_pillaged() -> None:
    """Two gains one after the other are two raids."""
    table = near("hacan", "mentak").pools(0, goods=5)
    game = table.hand(0, "mining-initiative", "industrial-initiative").begin()
    for _ in range(2):
        gain_goods(game, 0, 1)
    game.unsettled = True
    answer(game, 0, "card")
    raids = 0
    while game.asked(1) is not None:
        answer(game, 1, "ability")
        raids += 1
    assert raids == 3, "two that came at once, and one of the card"


@card("ti4:pillage")
@rule("ti4:57.5c")
def test_goods_that_were_ones_own_commodities_are_not_gained() -> None:
    table = near("hacan", "mentak").pools(0, goods=5, commodities=2)
    planet = next(each for each, row in enumerate(PLANETS) if row.traits == "industrial")
    game = table.planets(0, planet).game
    game.kings, game.active = True, 0
    game.explorations = game.explored = ((), (), (), ())
    explored(table, "abandoned-warehouses", planet)
    answer(game, 0, "convert commodities")
    assert game.players[0].goods > 5
    assert game.asked(1) is None


def trade(table: Table, *lines: tuple[int, str, int]) -> TwilightImperium:
    """Seat 0 trades with seat 1, which accepts."""
    game = table.begin()
    answer_aside(game, 0)
    if asked(game, 0).prompt == "transaction with":
        answer(game, 0, "seat 1")
    plan(game, 0, *lines)
    answer(game, 1, "accept")
    return game


def answer_aside(game: TwilightImperium, seat: int) -> None:
    decision = asked(game, seat)
    keys = [option.key for option in decision.asides]
    game.answer(Choice(seat, (len(decision.options) + keys.index("propose transaction"),)))


@card("ti4:pillage")
def test_both_sides_of_a_transaction_may_be_pillaged() -> None:
    """Counted after it: with two goods before and one that came, there are three."""
    table = Table("hacan", "sol", "mentak").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 2, cruiser=1)
    table.pools(0, goods=6).pools(1, goods=2)
    game = trade(table, (0, "goods", 1))
    for victim in (0, 1):
        assert asked(game, 2).things == (("seat", victim),)
        answer(game, 2, "ability")
    assert [player.goods for player in game.players] == [4, 2, 2]
    assert game.asked(2) is None


@card("ti4:pillage")
def test_the_partner_of_the_mentak_may_be_pillaged_and_they_are_not() -> None:
    table = near("mentak", "hacan").pools(0, goods=5).pools(1, goods=5)
    game = trade(table, (0, "goods", 1))
    answer(game, 0, "ability")
    assert [player.goods for player in game.players] == [5, 5]
    assert asked(game, 0).prompt == "action"


@card("ti4:pillage")
def test_only_a_neighbour_among_the_two_may_be_pillaged() -> None:
    """A transaction makes nobody a neighbour, which counts where others trade too: during agendas."""
    table = Table("hacan", "sol", "mentak").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 4, cruiser=1)
    table.pools(0, goods=6).pools(1, goods=6)
    game = trade(table, (0, "goods", 1))
    assert asked(game, 2).prompt == "after-transaction", "seat 1 in the middle is a neighbour"
    assert asked(game, 2).things == (("seat", 1),), "seat 0 is not"


@card("ti4:pillage")
@rule("ti4:26.0")
def test_nobody_trades_while_a_price_is_paid() -> None:
    """Else goods that were counted might be given away, or pillaged, before they are spent."""
    tiles = ("35", "19", "20", "21", "22", "23", "24")
    table = Table("sol", "mentak", tiles=tiles).troops(0, BEREG, infantry=1, space_dock=1).ships(0, 1, cruiser=1)
    game = table.ships(1, 2, cruiser=1).pools(0, goods=3).activate(0)
    answer(game, 0, "move nothing")
    assert [option.key for option in asked(game, 0).asides] == ["propose transaction"]
    plan(game, 0, (0, "dreadnought", 1))
    assert asked(game, 0).prompt == "pay"
    assert asked(game, 0).asides == []
    refused = why_no_partner(game, 0, 1)
    assert refused is not None
    assert refused.reason == "price-open"


# -- Fourth Moon -------------------------------------------------------------------------------------------------------


@card("ti4:fourth-moon")
def test_ships_of_others_do_not_sustain_damage_beside_the_fourth_moon() -> None:
    """Its own do; ground forces do; ships elsewhere do."""
    table = Table("mentak", "hacan").own(0).ships(0, 0, flagship=1, dreadnought=1).ships(1, 0, dreadnought=1)
    game = table.ships(1, 2, dreadnought=1).game
    planet = ON_PLANET + game.chart.planets[0][0]
    assert not may_sustain(game, 1, DREADNOUGHT, 0)
    assert may_sustain(game, 0, DREADNOUGHT, 0)
    assert may_sustain(game, 0, FLAGSHIP, 0)
    assert may_sustain(game, 1, DREADNOUGHT, 2)
    assert may_sustain(game, 1, MECH, 0)
    assert may_sustain(game, 1, MECH, planet)


@card("ti4:fourth-moon")
@pytest.mark.parametrize(("ship", "sunk"), [("flagship", True), ("dreadnought", False)])
def test_a_hit_beside_the_fourth_moon_sinks_a_dreadnought(ship: str, sunk: bool) -> None:
    table = Table("mentak", "hacan").own(0).ships(0, 1, **{ship: 1}).ships(1, 0, dreadnought=2)
    game = battle(table.ships(1, 3, cruiser=1), *([10, 1, 1, 1] if ship == "flagship" else [10, 1, 1]))
    answer(game, 1, "stay")
    if not sunk:
        answer(game, 1, "sustain")
    assert (left(game, 1, DREADNOUGHT) == 1) is sunk
    assert (damaged(game.players[1].ships_in(0), DREADNOUGHT) == 0) is sunk


@card("ti4:fourth-moon")
def test_odds_know_that_nobody_sustains_beside_the_fourth_moon() -> None:
    """With it, dreadnoughts are as soft as cruisers with the same dice; it is kept to the last."""
    printed = tuple([UNIT["fourth-moon"] if type == FLAGSHIP else row for type, row in enumerate(BASIC)])
    mine = Side(force({FLAGSHIP: 1, CRUISER: 2}), printed)
    theirs = Side(force({DREADNOUGHT: 3}))
    plain = Side(force({FLAGSHIP: 1, CRUISER: 2}))
    assert odds(Combat(mine, theirs)).win > odds(Combat(plain, theirs)).win + 0.2
    one = Side(force({FLAGSHIP: 1}), printed)
    game = odds(Combat(one, Side(force({DREADNOUGHT: 1}))))
    # By hand: it takes two hits on 5 or more, a die each round; the dreadnought falls to one hit of two dice on 7.
    both, hit = 1 - 0.6**2, 0.6
    first = both * (1 - hit) + both * hit  # sunk in the first round, whether it hits back or not
    second = (1 - both) * hit  # now damaged, the dreadnought whole
    stay = (1 - both) * (1 - hit)
    damaged_win, damaged_stay = both * (1 - hit), (1 - both) * (1 - hit)
    win = (first + second * damaged_win / (1 - damaged_stay)) / (1 - stay)
    assert game.win == pytest.approx(win)


# -- Salvage Operations ------------------------------------------------------------------------------------------------


def salvage(mine: dict[str, int], theirs: dict[str, int], *dice: int, goods: int = 0) -> TwilightImperium:
    """The Mentak attack with that technology; nobody ambushes."""
    table = Table("mentak", "hacan").techs(0, "salvage-operations").pools(0, goods=goods).planets(0, FAR)
    table.game.exhausted[FAR] = True
    game = battle(table.planets(1, FAR + 1).ships(0, 1, **mine).ships(1, 0, **theirs), *dice)
    if game.asked(0) is not None and asked(game, 0).prompt == "start-of-space-combat-round":
        answer(game, 0, "pass")
    return game


@card("ti4:salvage-operations")
def test_who_wins_gains_a_good_and_may_build_a_ship_of_a_type_that_fell() -> None:
    game = salvage({"cruiser": 1}, {"destroyer": 1}, 1, 1, 10, 1)
    question = asked(game, 0)
    assert question.prompt == "produce"
    assert [row for row in question.rows if row[2]] == [(0, "destroyer", 1)], "one destroyer, for the good"
    plan(game, 0, (0, "destroyer", 1))
    assert left(game, 0, DESTROYER) == 1
    assert game.players[0].goods == 0, "it is paid for"


@card("ti4:salvage-operations", "ti4:salvage")
@rule("ti4:31.19")
def test_commodities_of_the_loser_may_pay_for_the_ship() -> None:
    """Both come after the combat is won: their owner says in which order."""
    table = Table("mentak", "hacan").techs(0, "salvage-operations").hand(0, "salvage").planets(0, FAR)
    table.pools(1, commodities=6).planets(1, FAR + 1).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = battle(table, 10, 1)
    answer(game, 0, "pass")
    assert [option.key for option in asked(game, 0).options] == ["tech", "card"], "nobody passes before it is done"
    answer(game, 0, "card")
    assert [row for row in asked(game, 0).rows if row[2]] == [(0, "cruiser", 1)], "for six goods and the one it brings"


@card("ti4:salvage-operations")
def test_types_of_both_sides_count_and_one_ship_is_built() -> None:
    game = salvage({"cruiser": 2}, {"destroyer": 1}, 1, 1, 10, 1, 10, goods=9)
    question = asked(game, 0)
    assert {(kind, most) for _, kind, most in question.rows} == {("destroyer", 1), ("cruiser", 1)}
    refused = game.would_refuse(Choice(0, (), Form(((0, "cruiser", 1), (0, "destroyer", 1)))))
    assert refused is not None
    assert refused.reason == "production-limit"
    answer(game, 0, "build nothing")
    assert game.players[0].goods == 10


@card("ti4:salvage-operations")
def test_who_loses_gains_a_good_and_builds_nothing() -> None:
    game = salvage({"destroyer": 1}, {"cruiser": 1}, 1, 1, 1, 10, goods=5)
    assert game.players[0].goods == 6
    assert game.asked(0) is None or asked(game, 0).prompt != "produce"


@card("ti4:salvage-operations")
def test_a_draw_gives_nothing() -> None:
    game = salvage({"cruiser": 1}, {"cruiser": 1}, 10, 10)
    assert game.players[0].goods == 0
    assert not any("used salvage-operations" in line for line in log(game))


@card("ti4:salvage-operations")
def test_salvage_knows_no_sarween_tools_and_wants_its_full_price() -> None:
    """It is no use of production."""
    table = Table("mentak", "hacan").techs(0, "salvage-operations", "sarween-tools").pools(0, goods=1).planets(0, FAR)
    table.game.exhausted[FAR] = True
    game = battle(table.planets(1, FAR + 1).ships(0, 1, dreadnought=1).ships(1, 0, carrier=1), 10, 1)
    assert asked(game, 0).prompt != "produce", "two goods do not pay for a carrier of three"
    assert game.players[0].goods == 2


@card("ti4:salvage-operations")
@rule("ti4:F.mentak.1", "ti4:F.mentak.2")
@pytest.mark.parametrize(("techs", "built"), [((), 0), (("war-sun",), 1)])
def test_a_war_sun_needs_its_technology_a_flagship_nothing(techs: tuple[str, ...], built: int) -> None:
    table = Table("mentak", "hacan").own(0).techs(0, "salvage-operations", *techs).pools(0, goods=30).planets(0, FAR)
    table.planets(1, FAR + 1).ships(0, 1, dreadnought=5, carrier=1).ships(1, 0, damaged_war_sun=1, damaged_flagship=1)
    game = battle(table.pools(0, fleet=9, goods=30), 10, 10, 1, 1, 1, 1, *[1] * 6)
    while asked_of(game, 1) == "announce retreat":
        answer(game, 1, "stay")
    rows = {kind: most for _, kind, most in asked(game, 0).rows}
    assert rows == {"flagship": 1, "war sun": built} if built else rows.get("war sun", 0) == 0
    plan(game, 0, (0, "flagship", 1))
    everything(game, 0)
    assert left(game, 0, FLAGSHIP) == 1


def asked_of(game: TwilightImperium, seat: int) -> str:
    decision = game.asked(seat)
    return decision.prompt if decision is not None else ""


@card("ti4:salvage-operations")
@rule("ti4:F.mentak.3")
def test_infantry_that_fell_as_if_it_were_a_ship_is_not_built() -> None:
    """It lies among what fell in the combat, but only ship types are offered."""
    game = salvage({"cruiser": 1}, {"destroyer": 1, "carrier": 1, "infantry": 1}, 1, 1, 10, 1, 1, goods=4)
    _combat(game).fallen += ((1, INFANTRY),)
    game.rng = Arranged(1, [], [10, 1])
    answer(game, 1, f"type {CARRIER}")
    assert {kind for _, kind, _ in asked(game, 0).rows} == {"destroyer", "carrier"}


@card("ti4:salvage-operations")
def test_what_is_removed_did_not_fall() -> None:
    """The carrier of the Mentak falls, and its fighters have no room when the winner is named."""
    mine = {"carrier": 1, "fighter": 2, "cruiser": 1}
    game = salvage(mine, {"cruiser": 1}, 10, 1, 1, 1, 10, goods=3)
    answer(game, 0, f"type {CARRIER}")
    assert (left(game, 0, FIGHTER), left(game, 0, CRUISER)) == (0, 1)
    assert {type for _, type in _combat(game).fallen} == {CARRIER, CRUISER}
    assert {kind for _, kind, _ in asked(game, 0).rows} == {"carrier", "cruiser"}


def _combat(game: TwilightImperium) -> AnyCombat:
    return next(frame.procedure for frame in game.stack if isinstance(frame.procedure, AnyCombat))


# -- Mirror Computing --------------------------------------------------------------------------------------------------


@card("ti4:mirror-computing")
@pytest.mark.parametrize(("techs", "worth"), [((), 3), (("mirror-computing",), 6)])
def test_each_good_is_worth_two(techs: tuple[str, ...], worth: int) -> None:
    game = Table("mentak", "hacan").techs(0, *techs).pools(0, goods=3).pools(1, goods=3).game
    assert purse(game, 0, RESOURCES) == purse(game, 0, INFLUENCE) == worth
    assert purse(game, 1, RESOURCES) == 3


@card("ti4:mirror-computing")
def test_a_price_is_paid_with_half_as_many_goods_rounded_up() -> None:
    game = Table("mentak", "hacan").techs(0, "mirror-computing").pools(0, goods=4).game
    assert [form.gifts for form in payments(game, 0, RESOURCES, 5)] == [((0, "goods", 3),)]
    assert [form.gifts for form in payments(game, 0, RESOURCES, 4)] == [((0, "goods", 2),)]


@card("ti4:mirror-computing")
def test_where_trade_goods_are_asked_for_each_is_one() -> None:
    """An objective that wants five trade goods is not fulfilled with three; a sum of resources counts them double."""
    game = Table("mentak", "hacan").techs(0, "mirror-computing").pools(0, goods=4).game
    assert progress(game, 0, NUMBER["negotiate-trade-routes"]).have == 4
    assert progress(game, 0, NUMBER["erect-a-monument"]).have == 8


# -- Promise of Protection ---------------------------------------------------------------------------------------------


@card("ti4:promise-of-protection")
def test_who_has_the_promise_before_them_is_not_pillaged() -> None:
    """In the hand it protects nobody; to put it down is an action."""
    table = near("hacan", "mentak").pools(0, goods=5).notes(0, 1, "promise-of-protection")
    game = table.hand(0, "mining-initiative").begin()
    answer(game, 0, "note")
    assert game.players[0].area == (note_of("promise-of-protection", 1),)
    assert asked(game, 0).prompt == "end turn", "it was the action of this turn"
    answer(game, 0, "end turn")
    answer(game, 1, "pass")
    if asked_of(game, 1) == "end turn":
        answer(game, 1, "end turn")
    answer(game, 0, "card")
    assert game.players[0].goods > 5
    assert game.asked(1) is None


@card("ti4:promise-of-protection")
def test_the_promise_is_for_its_holder_alone() -> None:
    promise = Protected(0, 1)
    spared = [promise.spares(near("hacan", "mentak", "sol").game, *seats) for seats in ((1, 0), (1, 2), (2, 0))]
    assert spared == [True, False, False]


@card("ti4:promise-of-protection")
def test_a_promise_in_the_hand_protects_nobody() -> None:
    table = near("hacan", "mentak").pools(0, goods=5).notes(0, 1, "promise-of-protection")
    game = table.hand(0, "mining-initiative").begin()
    answer(game, 0, "card")
    assert asked(game, 1).prompt == "after-trade-goods-gained"


@card("ti4:promise-of-protection")
@pytest.mark.parametrize(("system", "returned"), [(1, True), (5, False)])
def test_the_promise_returns_when_its_holder_activates_a_system_with_mentak_units(system: int, returned: bool) -> None:
    table = Table("hacan", "mentak").ships(0, 0, cruiser=1).ships(1, 1, cruiser=1).planets(0, FAR).planets(1, FAR + 1)
    note = note_of("promise-of-protection", 1)
    table.game.players[0].area = (note,)
    game = table.activate(system)
    assert (note in game.players[1].notes) is returned
    assert (note in game.players[0].area) is not returned


# -- the bot -----------------------------------------------------------------------------------------------------------


def decides(game: TwilightImperium, seat: int) -> str:
    """The key of what the bot picks."""
    decision = asked(game, seat)
    luck = seeded(1)
    choice = GreedyBot().choose(game.view(seat), decision, luck, imagination(game, seat, luck))
    return decision.options[choice.picks[0]].key


def test_the_bot_pillages_and_takes_what_is_missed_most() -> None:
    table = near("hacan", "mentak").pools(0, goods=5, commodities=1).hand(0, "mining-initiative")
    game = table.begin()
    answer(game, 0, "card")
    assert decides(game, 1) == "ability"
    answer(game, 1, "ability")
    assert decides(game, 1) == "take good"


@pytest.mark.parametrize(("goods", "system", "used"), [(3, 0, True), (2, 0, False), (3, 5, False)])
def test_the_bot_lays_the_promise_down_beside_the_mentak_with_something_to_lose(
    goods: int, system: int, used: bool
) -> None:
    table = Table("hacan", "mentak").ships(0, 1, cruiser=1).ships(1, system, cruiser=1).planets(0, VEFUT)
    game = table.notes(0, 1, "promise-of-protection").pools(0, tactic=0, goods=goods).begin()
    assert (decides(game, 0) == "note") is used


@card("ti4:ambush", "ti4:assault-cannon", "ti4:duranium-armor")
def test_of_two_damaged_ships_the_one_that_sustained_falls_and_the_older_is_repaired() -> None:
    """The second dreadnought sustains the ambush; one of them falls to the Assault Cannon in the same round."""
    table = Table("mentak", "sol").own(0).techs(0, "assault-cannon").techs(1, "duranium-armor")
    table.ships(0, 1, cruiser=3).ships(1, 0, dreadnought=1, damaged_dreadnought=1)
    game = battle(table, 7, 1, 1, 1, 1, 1, *[1] * 40)
    answer(game, 0, "ability")
    answer(game, 1, "sustain")
    kinds = [event.kind for event in game.log or []]
    assert kinds.index("destroyed") < kinds.index("used duranium-armor")
    assert kinds[: kinds.index("used duranium-armor")].count("rolled") == 2, "in the first round, after its dice"


@card("ti4:salvage-operations")
def test_where_nothing_fell_there_is_a_good_and_no_ship_to_build() -> None:
    """The others have left without a loss: that is a combat won."""
    table = Table("mentak", "hacan").techs(0, "salvage-operations").pools(0, goods=9).planets(0, FAR)
    table.planets(1, FAR + 1).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, carrier=1)
    game = battle(table, 1, 1)
    if game.asked(0) is not None and asked(game, 0).prompt == "start-of-space-combat-round":
        answer(game, 0, "pass")
    answer(game, 1, "retreat")
    while game.asked(1) is not None and asked(game, 1).prompt == "retreat to":
        answer(game, 1, "system 3")
    assert left(game, 1, CRUISER, 3) == 1
    assert game.players[0].goods == 10
    assert game.asked(0) is None or asked(game, 0).prompt != "produce"
