"""The Naaz-Rokha Alliance: agents, commanders, heroes and mech."""

from __future__ import annotations

from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.finds import DECKS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.leaders import unlocking
from orrery.ti4.units import CARRIER, CRUISER, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, WELLON, VEFUT, THIBAH = 50, 26, 27, 28
HAZARDOUS = DECKS.index("hazardous")


def with_deck(table: Table, *keys: str) -> TwilightImperium:
    game = table.game
    game.kings = True
    deck = tuple([NUMBER[key] for key in reversed(keys)])
    game.explorations = tuple([deck if number == HAZARDOUS else () for number in range(len(DECKS))])
    game.explored = ((),) * len(DECKS)
    return game


# -- agents ------------------------------------------------------------------------------------------------------------


@card("ti4:garv-and-gunn")
@rule("ti4:7.4", "ti4:29.1")
def test_at_the_end_of_a_turn_whose_it_was_may_explore_a_planet() -> None:
    """The agents may help anybody, who may decline."""
    for helped in (True, False):
        table = Table("hacan", "naazrokha", tiles=TILES).court(1).planets(0, BEREG).planets(1, THIBAH)
        game = with_deck(table, "rich-world")
        table.ships(0, 1, cruiser=1).ships(0, 2, cruiser=1)
        game = table.activate(2)
        answer(game, 0, "move nothing")
        answer(game, 1, "leader")
        answer(game, 0, f"planet {BEREG}" if helped else "explore nothing")
        assert (BEREG in game.attachments) == helped
        assert NUMBER["garv-and-gunn"] in game.players[1].exhausted


# -- commanders --------------------------------------------------------------------------------------------------------


@card("ti4:dart-and-tai")
@rule("ti4:7.6")
def test_mechs_in_three_systems_unlock_them() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0).troops(0, WELLON, mech=1).troops(0, BEREG, mech=1)
    game = table.ships(0, 0, carrier=1, mech=1).game
    assert unlocking(game, 0, NUMBER["dart-and-tai"]) == (2, 3), "a planet and the space above it are one system"


@card("ti4:dart-and-tai")
@rule("ti4:53.1")
def test_a_planet_taken_from_another_may_be_explored() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0, COMMANDER).ships(0, 1, carrier=1, infantry=2)
    game = with_deck(table.planets(0, WELLON).planets(1, BEREG, THIBAH), "rich-world")
    game = table.activate(0)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 0, "leader")
    assert BEREG in game.attachments


# -- heroes ------------------------------------------------------------------------------------------------------------


@card("ti4:hesh-and-prit")
@rule("ti4:83.1", "ti4:7.12", "ti4:52.5")
def test_a_relic_and_two_secondaries_without_tokens_of_the_pool() -> None:
    """Readied cards of whoever has them, and unchosen ones; exhausted ones not."""
    table = Table("naazrokha", "hacan", tiles=TILES).court(0, HERO).planets(0, WELLON).planets(1, BEREG)
    game = table.pools(0, commodities=0).game
    game.relics = (NUMBER["dominus-orb"],)
    game.players[1].strategies, game.players[1].used = (5, 7), (7,)
    table.begin()
    answer(game, 0, "leader")
    cards = [option.id() for option in asked(game, 0).options[1:]]
    assert 5 in cards
    assert 7 not in cards
    answer(game, 0, "strategy 5")
    answer(game, 0, "no more cards")
    assert game.players[0].relics == (NUMBER["dominus-orb"],)
    assert (game.players[0].commodities, game.players[0].strategy) == (3, 2), "Trade: replenished, no token spent"
    assert NUMBER["hesh-and-prit"] not in game.players[0].leaders


def test_the_bot_takes_the_relic_though_all_cards_are_played() -> None:
    """With four players nobody's card is left over, and all are played before there is time for heroes."""
    table = (
        Table("naazrokha", "hacan", tiles=TILES).court(0, HERO).planets(0, WELLON).planets(1, BEREG).pools(0, tactic=0)
    )
    game = table.game
    game.players[1].strategies = game.players[1].used = tuple(range(1, 9))
    table.begin()
    for relics, wanted in (((), "pass"), ((NUMBER["dominus-orb"],), "leader")):
        game.relics = relics
        decision = asked(game, 0)
        picked = GreedyBot().choose(game.view(0), decision, seeded(1), lambda: game)
        assert decision.options[picked.picks[0]].key == wanted


@card("ti4:hesh-and-prit")
@rule("ti4:52.3b")
def test_without_a_token_in_the_reinforcements_one_comes_from_the_sheet() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0, HERO).planets(0, WELLON).planets(1, BEREG)
    game = table.pools(0, tactic=6, fleet=8).game
    game.relics = (NUMBER["dominus-orb"],)
    table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "strategy 5")
    answer(game, 0, "no more cards")
    assert asked(game, 0).prompt == "which pool"
    answer(game, 0, "pool 1")
    assert (game.players[0].fleet, game.players[0].commodities) == (7, 3)


@card("ti4:hesh-and-prit")
@rule("ti4:90.3")
def test_the_second_secondary_is_lost_if_the_first_used_up_what_it_costs() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0, HERO).planets(0, WELLON).planets(1, BEREG)
    game = table.pools(0, goods=4).game
    game.relics = (NUMBER["dominus-orb"],)
    game.exhausted[WELLON] = True
    table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "strategy 1")
    answer(game, 0, "strategy 7")
    answer(game, 0, "tokens 1")
    everything(game, 0)  # pays
    everything(game, 0)  # the token
    assert (game.players[0].goods, game.players[0].tactic) == (1, 4)
    assert asked(game, 0).prompt == "end turn"


# -- mech --------------------------------------------------------------------------------------------------------------


@card("ti4:eidolon")
@rule("ti4:71.5", "ti4:71.6")
def test_between_the_ships_an_eidolon_is_a_ship_until_the_combat_is_over() -> None:
    """Two dice each that hit on 8, no sustaining, and it may take hits; afterwards it is a mech that needs room."""
    table = Table("naazrokha", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=2).ships(1, 0, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1).planets(1, THIBAH), 8, 1, 1, 1, 1, 10)
    assert (unit_of(game, 0, MECH).combat.hit_on, unit_of(game, 0, MECH).sustains) == (8, False)
    answer(game, 1, "stay")
    options = {(option.key, option.id()) for option in asked(game, 0).options}
    assert options == {("destroy", MECH), ("destroy", CARRIER)}
    answer(game, 0, f"type {MECH}")
    assert (left(game, 1, CARRIER), left(game, 0, MECH)) == (0, 1)
    assert (unit_of(game, 0, MECH).combat.hit_on, unit_of(game, 0, MECH).sustains) == (6, True)


@card("ti4:eidolon")
@rule("ti4:71.10", "ti4:71.10a")
def test_an_eidolon_alone_wins_a_combat_and_is_lost_without_a_ship() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=1).ships(1, 0, cruiser=1)
    game = battle(table.ships(1, 3, cruiser=1).planets(0, WELLON).planets(1, THIBAH), 1, 1, 1, 10, 8, 8, 1)
    answer(game, 1, "stay")
    answer(game, 0, "stay")
    answer(game, 0, f"type {CARRIER}")
    assert (left(game, 0, CARRIER), left(game, 0, MECH)) == (0, 1)
    answer(game, 1, "stay")
    answer(game, 0, "stay")
    over = [event for event in game.log or [] if event.kind == "space combat over"]
    assert [event.actor for event in over] == [0]
    assert count(game.players[0].ships_in(0), MECH) == 0, "no ship holds it any more"


@card("ti4:eidolon")
@rule("ti4:32.1a")
def test_eidolons_count_against_no_fleet_pool_but_as_ships_for_assault_cannon() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0).techs(0, "assault-cannon").pools(0, fleet=1)
    game = table.ships(0, 1, carrier=1, mech=2).ships(1, 0, cruiser=2, carrier=1).planets(1, THIBAH).activate(0)
    game.rng = Arranged(1, [], [1] * 60)
    everything(game, 0)
    assert left(game, 0, MECH) == 2
    assert asked(game, 1).prompt == "destroy ship", "a carrier and two that are ships now"
    answer(game, 1, f"type {CARRIER}")
    assert (left(game, 1, CRUISER), left(game, 1, CARRIER)) == (2, 0)


@card("ti4:hesh-and-prit")
def test_two_cards_are_named_and_both_are_resolved_in_that_order() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).court(0, HERO).planets(0, WELLON, VEFUT).planets(1, BEREG)
    game = table.pools(0, commodities=0).game
    game.relics = (NUMBER["dominus-orb"],)
    game.exhausted[WELLON] = True
    table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "strategy 5")
    assert 5 not in [option.id() for option in asked(game, 0).options[1:]], "each card once"
    answer(game, 0, "strategy 2")
    if game.asked(0) is not None and asked(game, 0).prompt != "action":
        answer(game, 0, f"planet {WELLON}")
    assert game.players[0].commodities == 3, "Trade"
    assert not game.exhausted[WELLON], "Diplomacy"
    assert game.players[0].strategy == 2, "no token of the pool for either"
