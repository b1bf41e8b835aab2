"""The Emirates of Hacan: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Refused, about
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import follows
from orrery.ti4.bot.sheets.hacan import choose_dice, choose_friend, swaps
from orrery.ti4.bot.trading import partners as bot_partners
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import know, known_in_hands
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.transaction import partners, rows_of, why_no_partner
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, FLAGSHIP
from support.cite import card, rule
from support.play import answer, asked, happened, log
from support.ti4 import Table, plan
from support.ti4_combat import battle, left
from support.ti4_combat import card as play

TRADE, DIPLOMACY = 5, 2
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
CONVOYS = note_of("trade-convoys", 1)


def far_apart(*factions: str) -> Table:
    """Everybody two systems away from everybody else, and nobody poor."""
    table = Table(*factions)
    for seat in range(len(factions)):
        table.ships(seat, 2 * seat + 1, cruiser=1).pools(seat, goods=2, commodities=1)
    return table


def propose(game: TwilightImperium, seat: int, other: int) -> None:
    decision = asked(game, seat)
    game.answer(Choice(seat, (len(decision.options),)))
    if asked(game, seat).prompt == "transaction with":
        answer(game, seat, f"seat {other}")


# -- masters of trade --------------------------------------------------------------------------------------------------


def follower(faction: str, card: int) -> TwilightImperium:
    """Seat 0 performs a strategic action; seat 1 has no token in its strategy pool."""
    table = Table("letnev", faction, "norr" if faction == "hacan" else "hacan").planets(0, FAR, 27).planets(1, 28)
    table.game.players[2].strategies, table.game.players[2].eliminated = (), True
    table.game.exhausted[28] = True
    table.game.players[1].strategy = 0
    table.game.active = 0
    table.game.begin(StrategicAction(0, card))
    return table.game


@card("ti4:masters-of-trade")
@rule("ti4:52.5")
def test_the_secondary_of_trade_costs_no_token() -> None:
    game = follower("hacan", TRADE)
    answer(game, 0)
    assert asked(game, 1).prompt == "secondary"
    answer(game, 1, "follow")
    assert (game.players[1].commodities, game.players[1].strategy) == (6, 0)


@card("ti4:masters-of-trade")
def test_a_token_that_is_there_stays_and_who_does_not_want_to_trade_need_not() -> None:
    table = Table("letnev", "hacan").planets(0, FAR)
    table.game.active = 0
    table.game.begin(StrategicAction(0, TRADE))
    answer(table.game, 0)
    assert [option.key for option in asked(table.game, 1).options] == ["decline", "follow"]
    answer(table.game, 1, "follow")
    assert table.game.players[1].strategy == 2


@card("ti4:masters-of-trade")
@pytest.mark.parametrize(("faction", "card"), [("sol", TRADE), ("hacan", DIPLOMACY)])
def test_others_pay_for_trade_and_the_hacan_for_all_else(faction: str, card: int) -> None:
    game = follower(faction, card)
    answer(game, 0, *([f"system {game.chart.system_of[27]}"] if card == DIPLOMACY else []))
    assert "secondary" not in [decision.prompt for decision in game.waiting()]


# -- guild ships -------------------------------------------------------------------------------------------------------


@card("ti4:guild-ships")
@rule("ti4:F.hacan.1", "ti4:91.1")
def test_the_hacan_trade_with_everybody_whoever_is_active() -> None:
    """They are no neighbours for it; two others still must be."""
    table = far_apart("letnev", "hacan", "sol")
    game = table.begin()
    assert partners(game, 0) == [1]
    game.active = 1
    assert partners(game, 1) == [0, 2]
    assert not are_neighbours(game, 0, 1)
    game.active = 0
    refused = why_no_partner(game, 0, 2)
    assert refused is not None
    assert refused.reason == "no-neighbour"


@card("ti4:guild-ships")
@rule("ti4:91.1")
def test_still_one_transaction_with_each_in_a_turn() -> None:
    game = far_apart("hacan", "letnev", "sol").begin()
    propose(game, 0, 1)
    plan(game, 0, (0, "commodities", 1), (1, "goods", 1))
    answer(game, 1, "accept")
    assert [player.goods for player in game.players] == [3, 2, 2]
    assert partners(game, 0) == [2]


# -- arbiters ----------------------------------------------------------------------------------------------------------


def dealers(*factions: str) -> Table:
    return far_apart(*factions).hand(0, "sabotage", "bribery").hand(1, "veto", "spy")


@card("ti4:arbiters")
@rule("ti4:91.3", "ti4:91.3a")
def test_action_cards_in_the_terms_of_the_hacan_and_of_nobody_else() -> None:
    """Of another hand one sees how many there are, and names those that one knows."""
    table = dealers("hacan", "letnev", "sol").hand(2, "plague")
    for one, two in ((0, 1), (1, 0)):
        kinds = [(giver, kind, most) for giver, kind, most in rows_of(table.game, one, two) if kind.startswith("card")]
        named = [(one, f"card {each}", 1) for each in sorted(table.game.players[one].hand)]
        assert kinds == [*named, (two, "card", 2)]
    assert not [kind for _, kind, _ in rows_of(table.game, 1, 2) if kind.startswith("card")]


@card("ti4:arbiters")
@rule("ti4:91.4")
def test_cards_change_hands_in_both_directions() -> None:
    """A named one, and others of the choice of who consents; any number of them."""
    game = dealers("hacan", "letnev").begin()
    mine, theirs = list(game.players[0].hand), list(game.players[1].hand)
    propose(game, 0, 1)
    plan(game, 0, (0, f"card {mine[0]}", 1), (0, f"card {mine[1]}", 1), (1, "card", 1), (1, "goods", 1))
    answer(game, 1, "accept")
    assert asked(game, 1).prompt == "give cards"
    answer(game, 1, f"card {theirs[1]}")
    assert game.players[0].hand == [theirs[1]]
    assert sorted(game.players[1].hand) == sorted([theirs[0], *mine])
    assert [player.goods for player in game.players] == [3, 1]
    assert ("transaction", 0, (1, 0, 0, 1, 0, 2, 1)) in happened(game)
    assert len([line for line in log(game) if "card given" in line]) == 3


@card("ti4:arbiters")
def test_who_gives_a_card_knows_where_it_is_and_others_do_not() -> None:
    table = dealers("hacan", "letnev", "sol")
    game = table.begin()
    sabotage = game.players[0].hand[0]
    propose(game, 0, 1)
    plan(game, 0, (0, f"card {sabotage}", 1), (1, "goods", 1))
    assert known_in_hands(game, 1) == [(sabotage, 0)], "what is offered by name is there"
    answer(game, 1, "accept")
    assert known_in_hands(game, 0) == [(sabotage, 1)]
    assert known_in_hands(game, 2) == []
    assert (1, f"card {sabotage}", 1) in rows_of(game, 0, 1), "it can be asked for by name"


@card("ti4:arbiters")
@pytest.mark.parametrize("seed", range(8))
def test_whoever_imagines_other_hands_can_play_the_trade_on(seed: int) -> None:
    """To a third player the card that was named is unknown, so it may be another one; it is given all the same."""
    table = dealers("hacan", "letnev", "sol").hand(2, "plague", "uprising")
    game = table.begin()
    propose(game, 0, 1)
    plan(game, 0, (0, f"card {game.players[0].hand[0]}", 1), (1, "goods", 1))
    imagined = game.redeal(2, seeded(seed))
    answer(imagined, 1, "accept")
    assert [len(player.hand) for player in imagined.players] == [1, 3, 2]
    assert imagined.count() == game.count()


@card("ti4:arbiters")
@rule("ti4:3.4")
def test_a_hand_that_becomes_too_large_is_reduced_at_once() -> None:
    table = far_apart("hacan", "letnev").hand(0, "sabotage")
    table.hand(1, *["morale-boost"] * 4, *["direct-hit"] * 3)
    game = table.begin()
    propose(game, 0, 1)
    plan(game, 0, (0, f"card {game.players[0].hand[0]}", 1))
    answer(game, 1, "accept")
    assert asked(game, 1).prompt == "discard"


@card("ti4:arbiters")
@rule("ti4:91.4a")
def test_nobody_promises_more_cards_than_there_are() -> None:
    game = dealers("hacan", "letnev").begin()
    propose(game, 0, 1)
    with pytest.raises(Refused):
        plan(game, 0, (0, "goods", 1), (1, "card", 3))
    plan(game, 0, (0, "goods", 1), (1, "card", 2))
    answer(game, 1, "accept")
    assert len(game.players[0].hand) == 4
    assert game.players[1].hand == [], "all of them: there was nothing to choose"


@card("ti4:arbiters")
@rule("ti4:91.4a")
def test_a_card_that_is_named_is_not_one_of_those_of_choice() -> None:
    table = dealers("hacan", "letnev")
    first, second = table.game.players[1].hand
    know(table.game, 0, first, 1 << 1)
    game = table.begin()
    propose(game, 0, 1)
    with pytest.raises(Refused):
        plan(game, 0, (0, "goods", 1), (1, f"card {first}", 1), (1, "card", 2))
    plan(game, 0, (0, "goods", 1), (1, f"card {first}", 1), (1, "card", 1))
    answer(game, 1, "accept")
    assert game.players[1].hand == [], "the other one: there was nothing to choose"
    assert second in game.players[0].hand


@card("ti4:arbiters")
@rule("ti4:91.6", "ti4:F.agenda.8")
def test_a_political_secret_does_not_stop_the_trade_in_cards() -> None:
    """It is nothing that is used: the terms of the Hacan are what they are."""
    table = far_apart("hacan", "letnev").notes(1, 0, "political-secret").hand(0, "sabotage")
    game = table.game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    answer(game, 1, "note")
    assert any(kind.startswith("card") for _, kind, _ in rows_of(game, 0, 1))


# -- flagship ----------------------------------------------------------------------------------------------------------


def wrath(*dice: int, goods: int = 2, **units: int) -> TwilightImperium:
    """The flagship of the Hacan attacks; the dice fall as told. It needs sevens."""
    table = Table("hacan", "letnev").own(0).pools(0, goods=goods).ships(0, 1, flagship=1, **units)
    return battle(table.ships(1, 0, carrier=1, fighter=2), *dice)


@card("ti4:wrath-of-kenara")
def test_a_good_makes_a_six_a_seven() -> None:
    game = wrath(6, 5, 1, 1, 1)
    answer(game, 0, "flagship")
    assert [dict(option.things)["needs"] for option in asked(game, 0).options] == [7, 7]
    answer(game, 0, "die 0")
    assert game.players[0].goods == 1
    assert asked(game, 1).prompt == "assign hits"


@card("ti4:wrath-of-kenara")
@rule("ti4:31.18")
def test_each_die_counts_one_more_once_and_as_many_dice_as_there_are_goods() -> None:
    game = wrath(6, 5, 1, 1, 1, goods=5)
    answer(game, 0, "flagship")
    answer(game, 0, "die 0", "die 1")
    assert game.players[0].goods == 3
    assert asked(game, 1).most == 1, "the five is a six and still misses; nobody is asked again"
    game = wrath(6, 6, 1, 1, 1, goods=1)
    answer(game, 0, "flagship")
    assert asked(game, 0).most == 1, "one good, one die"


@card("ti4:wrath-of-kenara")
def test_for_other_ships_beside_it_too_and_not_without_goods_or_elsewhere() -> None:
    game = wrath(1, 1, 8, 1, 1, 1, carrier=1)
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "after-space-combat-roll", "the carrier has rolled as well"
    answer(game, 0, "flagship")
    answer(game, 0, "die 0")
    assert asked(game, 1).prompt == "assign hits"
    assert asked(wrath(6, 6, 10, 1, 1, goods=0), 0).prompt == "assign hits"
    table = Table("hacan", "letnev").own(0).pools(0, goods=2).ships(0, 3, flagship=1).ships(0, 1, cruiser=1)
    table.game.players[0].tokens = (3,)
    game = battle(table.ships(1, 0, carrier=1), 6, 10)
    answer(game, 0, "stay")
    assert left(game, 0, CRUISER) == 0, "it is elsewhere"


@card("ti4:wrath-of-kenara")
def test_dice_that_are_rolled_again_have_lost_what_was_added() -> None:
    """In one moment the owner chooses the order: what was paid for a die is gone when it is rolled anew."""
    table = Table("hacan", "letnev", "sol").own(0).pools(0, goods=2).ships(0, 1, flagship=1)
    table.notes(0, 1, "war-funding")
    game = battle(table.ships(1, 0, carrier=1, fighter=1), 6, 1)
    answer(game, 0, "note")
    answer(game, 0, "flagship")
    answer(game, 0, "die 0")
    answer(game, 0, "note")
    game.rng = Arranged(1, [], [6, 1, 1])
    answer(game, 0, "die 0")
    assert "assign hits" not in [decision.prompt for decision in game.waiting()]
    assert left(game, 1, FIGHTER) == 1, "another six, which is none more"


@card("ti4:wrath-of-kenara")
@rule("ti4:46.1")
def test_dice_of_the_barrage_are_rolled_in_a_space_combat_too() -> None:
    """Destroyers need nines."""
    table = Table("hacan", "letnev").own(0).pools(0, goods=2).ships(0, 1, flagship=1, destroyer=1)
    game = battle(table.ships(1, 0, carrier=1, fighter=2), 8, 8)
    assert asked(game, 0).prompt == "after-anti-fighter-barrage-roll"
    answer(game, 0, "flagship")
    answer(game, 0, "die 0")
    assert left(game, 1, FIGHTER) == 1
    assert game.players[0].goods == 1


@card("ti4:wrath-of-kenara")
def test_so_are_those_of_a_last_salvo() -> None:
    """The destroyer that fell needs nines for those that it takes along."""
    table = Table("hacan", "letnev").own(0).pools(0, goods=2).hand(0, "courageous-to-the-end")
    table.ships(0, 1, flagship=1, destroyer=1).ships(1, 0, cruiser=1, carrier=1)
    game = battle(table, 1, 1, 1, 1, 1, 10, 1, 8, 3)
    while not asked(game, 0).prompt.startswith(("assign", "after-ship")):
        answer(game, 0, "pass")
    answer(game, 0, f"type {DESTROYER}")
    play(game, 0, "courageous-to-the-end")
    assert asked(game, 0).prompt == "raise dice"
    answer(game, 0, "die 0")
    assert asked(game, 1).prompt == "destroy"
    assert game.players[0].goods == 1


@card("ti4:wrath-of-kenara")
@rule("ti4:37.2")
def test_so_are_those_of_a_gravity_rift_on_a_retreat() -> None:
    """A three is a ship lost, and a four is none."""
    rift = ("41", "19", "20", "21", "22", "23", "24")
    table = Table("letnev", "hacan", tiles=rift).own(1).pools(1, goods=2).ships(1, 0, flagship=1).ships(1, 2, cruiser=1)
    game = battle(table.ships(0, 1, carrier=1), 1, 1, 1, 3)
    answer(game, 1, "retreat")
    answer(game, 1, "pass")
    if asked(game, 1).prompt == "retreat to":
        answer(game, 1, "system 2")
    assert asked(game, 1).prompt == "raise dice"
    answer(game, 1, "die 0")
    assert left(game, 1, FLAGSHIP, system=2) == 1


# -- technologies ------------------------------------------------------------------------------------------------------


@card("ti4:production-biomes")
def test_four_goods_for_oneself_and_two_for_a_friend() -> None:
    """A token of the strategy pool is spent, and the card exhausted: once in a round."""
    game = far_apart("hacan", "letnev", "sol").techs(0, "production-biomes").begin()
    answer(game, 0, "tech")
    answer(game, 0, "seat 2")
    assert [player.goods for player in game.players] == [6, 2, 4]
    assert game.players[0].strategy == 1
    assert NUMBER["production-biomes"] in game.players[0].exhausted


@card("ti4:production-biomes")
def test_without_a_token_the_biomes_rest() -> None:
    table = far_apart("hacan", "letnev").techs(0, "production-biomes")
    table.game.players[0].strategy = 0
    assert "tech" not in [option.key for option in asked(table.begin(), 0).options]


def datahub(goods: int, strategy: int = 1) -> TwilightImperium:
    """The end of a strategy phase of three: two cards each."""
    table = Table("hacan", "letnev", "sol").pools(0, goods=goods).techs(0, "quantum-datahub-node")
    game = table.game
    for seat, player in enumerate(game.players):
        player.strategies = (2 * seat + 1, 2 * seat + 2)
        player.strategy = strategy
    game.begin(StrategyPhase())
    return game


@card("ti4:quantum-datahub-node")
def test_a_strategy_card_for_another_and_three_goods() -> None:
    """Of two cards on both sides the Hacan choose both; the goods are given, not gained."""
    game = datahub(3)
    answer(game, 0, "tech")
    assert [option.id() for option in asked(game, 0).options] == [1, 2]
    answer(game, 0, "strategy 2")
    assert [option.id() for option in asked(game, 0).options] == [3, 4, 5, 6]
    answer(game, 0, "strategy 5")
    assert [sorted(player.strategies) for player in game.players] == [[1, 5], [3, 4], [2, 6]]
    assert [player.goods for player in game.players] == [0, 0, 3]
    assert game.players[0].strategy == 0
    assert not [line for line in log(game) if " goods " in f"{line} " and "given" not in line and "cards" not in line]


@card("ti4:quantum-datahub-node")
@pytest.mark.parametrize(("goods", "strategy"), [(2, 1), (3, 0)])
def test_all_of_the_price_must_be_there_beforehand(goods: int, strategy: int) -> None:
    game = datahub(goods, strategy)
    assert not game.waiting() or asked(game, 0).prompt != "end-of-strategy-phase"


@card("ti4:quantum-datahub-node")
@rule("ti4:85.1a")
def test_goods_that_came_with_a_card_stay_with_who_chose_it() -> None:
    table = Table("hacan", "letnev", "sol", "norr", "xxcha").pools(0, goods=3).techs(0, "quantum-datahub-node")
    game = table.game
    game.bonus = (0, 0, 0, 0, 0, 0, 2, 0, 0)
    game.begin(StrategyPhase())
    for seat, chosen in enumerate((1, 6, 2, 3, 4)):
        answer(game, seat, f"strategy {chosen}")
    answer(game, 0, "tech")
    answer(game, 0, "strategy 6")
    assert game.players[0].strategies == (6,)
    assert [player.goods for player in game.players[:2]] == [0, 5], "two of the card, three for it"


# -- promissory note ---------------------------------------------------------------------------------------------------


@card("ti4:trade-convoys")
@rule("ti4:95.3")
def test_convoys_carry_the_trade_of_their_holder_once_they_are_out() -> None:
    """In the hand the note does nothing; to put it into play is an action."""
    table = far_apart("letnev", "hacan", "sol").notes(0, 1, "trade-convoys")
    game = table.begin()
    assert partners(game, 0) == [1], "only the Hacan themselves"
    answer(game, 0, "note")
    assert CONVOYS in game.players[0].area
    assert partners(game, 0) == [1, 2]
    assert not any(kind.startswith("card") for _, kind, _ in rows_of(game, 0, 2)), "goods, not action cards"
    game.active = 2
    assert 0 in partners(game, 2), "either side may open it"


@card("ti4:trade-convoys")
@pytest.mark.parametrize(("system", "back"), [(0, False), (5, True)])
def test_convoys_go_home_when_their_holder_comes_to_the_hacan(system: int, back: bool) -> None:
    """Any unit of theirs is enough, a structure as well."""
    table = far_apart("letnev", "hacan")
    planet = table.game.chart.planets[5][0]
    table.troops(1, planet, pds=1)
    table.game.players[0].area = (CONVOYS,)
    game = table.activate(system)
    assert (CONVOYS in game.players[1].notes) == back
    assert (CONVOYS in game.players[0].area) != back


# -- the bot -----------------------------------------------------------------------------------------------------------


def test_the_bot_pays_for_dice_that_turn_a_miss_into_a_hit() -> None:
    game = wrath(6, 5, 1, 1, 1)
    answer(game, 0, "flagship")
    assert choose_dice(Aims(game, 0), asked(game, 0)).picks == (0,)
    game = wrath(5, 8, 1, 1, 1)
    answer(game, 0, "flagship")
    assert choose_dice(Aims(game, 0), asked(game, 0)).picks == ()


def test_the_bot_trades_with_everybody_and_follows_trade_for_nothing() -> None:
    game = far_apart("hacan", "letnev", "sol").begin()
    assert sorted(bot_partners(Aims(game, 0))) == [1, 2]
    game.players[0].strategy = game.players[0].tactic = 0
    assert follows(Aims(game, 0), TRADE)
    game.players[0].commodities = 6
    assert not follows(Aims(game, 0), TRADE), "nothing to replenish"


def test_the_bot_buys_a_strategy_card_that_is_worth_it_and_helps_who_is_behind() -> None:
    game = far_apart("hacan", "letnev", "sol").pools(0, goods=3).planets(0, 25).game
    game.players[0].strategies, game.players[1].strategies = (2,), (8,)
    wanted = Decision(0, "end-of-strategy-phase", [], window=True)
    assert swaps(Aims(game, 0), wanted, NUMBER["quantum-datahub-node"]), "Imperial, for who holds Mecatol Rex"
    game.players[1].strategies = (3,)
    assert not swaps(Aims(game, 0), wanted, NUMBER["quantum-datahub-node"])
    game.players[1].points = 3
    assert choose_friend(Aims(game, 0), Decision(0, "production biomes", about("seat", [1, 2]))).picks == (1,)
