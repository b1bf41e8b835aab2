"""What the bot makes of exploration cards, relics and legendary planets: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Option, about
from orrery.ti4.bot import exploring
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.exploring import (
    choose_deck,
    destroys_much,
    draws_now,
    gains_by_maw,
    go_on_expedition,
    hangar_has_room,
    harm_of,
    much_discarded,
    open_vault,
    post_infantry,
    researches,
    send_fighters,
    something_to_explore,
    take_wares,
    tap_fuel,
)
from orrery.ti4.components import NUMBER, numbers_of
from orrery.ti4.tiles import PLANET
from support.ti4 import Table
from support.ti4_finds import kings, relics
from support.ti4_weighing import only_left, taken

WELLON, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR = [
    PLANET[key] for key in ("wellon", "vefutii", "thibah", "tarmann", "saudor", "meharxull")
]
WINDOW = Decision(0, "window", [])


def aims_of(table: Table) -> Aims:
    return Aims(table.game, 0)


def sol() -> Table:
    return Table("sol", "hacan", "norr")


# -- explored ----------------------------------------------------------------------------------------------------------


def test_a_card_is_bought_for_a_commodity_but_rather_a_commodity_is_gained_than_a_good_spent() -> None:
    buy = exploring.JUDGED["functioning-base"]
    good, commodity, gain, nothing = [
        Option(key) for key in ("spend good", "spend commodity", "gain commodities", "take nothing")
    ]
    assert taken(buy, sol(), [commodity, gain]) == commodity
    assert taken(buy, sol(), [good, gain]) == gain
    assert taken(buy, sol(), [nothing, gain]) == gain
    assert taken(exploring.pay_for(1.0), sol(), [commodity, gain]) == gain, "what is worth one good alone"


def wares(key: str, number: int) -> Option:
    return Option(key, (("n", number),))


def test_commodities_are_gained_where_there_is_room_and_else_turned_into_goods() -> None:
    table = sol().pools(0, commodities=1)
    gain, convert, nothing = wares("gain commodities", 2), wares("convert commodities", 1), Option("take nothing")
    assert taken(take_wares, table, [gain, convert]) == gain
    assert taken(take_wares, table, [gain, nothing]) == gain
    table.pools(0, commodities=3)
    assert taken(take_wares, table, [gain, convert]) == convert, "there is room for one"


def test_commodities_are_replenished_by_who_has_few_and_turned_by_who_has_some() -> None:
    table, full = sol().pools(0, commodities=1), Option("replenish")
    assert taken(take_wares, table, [full, wares("convert commodities", 1)]) == full
    table.pools(0, commodities=2)
    assert taken(take_wares, table, [full, wares("convert commodities", 2)]) == wares("convert commodities", 2)


REMOVED, KEPT = Option("remove infantry"), Option("keep infantry")


@pytest.mark.parametrize(
    ("planet", "infantry", "exhausted", "wanted"),
    [
        (VEFUT, 1, True, REMOVED),
        (VEFUT, 2, False, KEPT),
        (THIBAH, 1, True, KEPT),
        (THIBAH, 2, True, REMOVED),
        (MEHAR, 1, True, REMOVED),
    ],
    ids=["two resources", "ready", "poor and its last", "poor but guarded", "three influence"],
)
def test_an_expedition_readies_a_spent_planet_that_gives_much_or_is_guarded(
    planet: int, infantry: int, exhausted: bool, wanted: Option
) -> None:
    table = sol().troops(0, planet, infantry=infantry)
    table.game.exhausted[planet] = exhausted
    assert taken(go_on_expedition, table, [KEPT, REMOVED], ("planet", planet)) == wanted


@pytest.mark.parametrize(("strategy", "wanted"), [(4, KEPT), (3, REMOVED)])
def test_the_last_infantry_goes_for_a_token_only_while_tokens_lack(strategy: int, wanted: Option) -> None:
    table = sol().troops(0, WELLON, infantry=1).pools(0, tactic=3)
    table.game.players[0].strategy = strategy
    assert taken(tap_fuel, table, [KEPT, REMOVED], ("planet", WELLON)) == wanted
    table.troops(0, WELLON, infantry=1)
    assert taken(tap_fuel, table, [KEPT, REMOVED], ("planet", WELLON)) == REMOVED


def test_the_deck_with_the_greatest_share_of_fragments_is_explored() -> None:
    table = kings()
    cultural, hazardous, mine = [numbers_of(f"{key}-relic-fragment") for key in ("cultural", "hazardous")] + [
        numbers_of("core-mine")
    ]
    decks = about("deck", [0, 1])
    table.game.explorations = ((cultural[0],), (hazardous[0], hazardous[1], mine[0]), (), ())
    assert taken(choose_deck, table, decks) == decks[0], "the only card is one"
    table.game.explorations = ((), (hazardous[0], mine[0], mine[1]), (), ())
    assert taken(choose_deck, table, decks) == decks[1]


# -- what is used ------------------------------------------------------------------------------------------------------


def test_the_device_researches_for_who_has_six_resources_and_something_good_to_research() -> None:
    table = only_left(sol().pools(0, goods=6), "neural-motivator")
    assert researches(aims_of(table), WINDOW, 0), "worth three"
    table.pools(0, goods=5)
    assert not researches(aims_of(table), WINDOW, 0)
    assert not researches(aims_of(only_left(sol().pools(0, goods=6), "antimass-deflectors")), WINDOW, 0), "worth two"


@pytest.mark.parametrize(
    ("left", "planets", "wanted"),
    [
        ("hyper-metabolism", (), True),
        ("duranium-armor", (), False),
        ("hyper-metabolism", (MEHAR, THIBAH), False),
        ("carrier-2", (MEHAR, THIBAH), True),
        ("carrier-2", (MEHAR, VEFUT), False),
    ],
    ids=["no votes", "no good technology", "four votes", "four votes for a better one", "five votes"],
)
def test_the_maw_takes_votes_for_a_technology_that_is_worth_them(
    left: str, planets: tuple[int, ...], wanted: bool
) -> None:
    table = only_left(relics(kings("hacan", "norr"), 0, "maw-of-worlds"), left).planets(0, *planets)
    assert gains_by_maw(aims_of(table), WINDOW, NUMBER["maw-of-worlds"]) == wanted


def test_harm_is_what_the_planet_gives_and_all_that_stands_there_and_more_to_the_leader() -> None:
    table = sol().planets(1, VEFUT, SAUDOR)
    assert harm_of(aims_of(table), MEHAR) == 0.0, "nobody has it"
    table.planets(0, MEHAR)
    assert harm_of(aims_of(table), MEHAR) == 0.0, "one's own"
    table.planets(2, WELLON)
    assert harm_of(aims_of(table), WELLON) == 1 + 2
    table.troops(2, WELLON, mech=2)
    assert harm_of(aims_of(table), WELLON) == 1 + 2 + 2 * 2
    assert harm_of(aims_of(table), VEFUT) > 2 + 2, "the leader's"


@pytest.mark.parametrize(("planet", "wanted"), [(WELLON, False), (VEFUT, True)])
def test_a_relic_is_worth_a_planet_of_four(planet: int, wanted: bool) -> None:
    """Hacan lead: the planet is not theirs."""
    table = sol().ships(0, 0, dreadnought=1).planets(2, planet)
    table.game.players[1].points = 3
    assert destroys_much(aims_of(table), WINDOW, NUMBER["stellar-converter"]) == wanted


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        (("morale-boost", "sabotage", "summit"), True),
        (("morale-boost", "sabotage"), False),
        (("flank-speed", "skilled-retreat", "mining-initiative"), False),
        (("veto", "bunker", "salvage", "unstable-planet", "flank-speed"), False),
        (("veto", "bunker", "salvage", "unstable-planet", "flank-speed", "mining-initiative"), True),
    ],
    ids=["three good", "two good", "three usual", "five", "six"],
)
def test_the_codex_waits_for_three_good_cards_or_six_of_any(cards: tuple[str, ...], wanted: bool) -> None:
    table = sol()
    table.game.discard = [numbers_of(key)[0] for key in cards]
    assert much_discarded(aims_of(table), WINDOW, NUMBER["the-codex"]) == wanted


def test_the_crown_explores_where_it_can_and_is_a_point_in_the_status_phase() -> None:
    table = kings().planets(0, VEFUT)
    assert something_to_explore(aims_of(table), WINDOW, 0)
    table.planets(1, VEFUT)
    table.game.phase = "action"
    assert not something_to_explore(aims_of(table), WINDOW, 0)
    table.game.phase = "status"
    assert something_to_explore(aims_of(table), WINDOW, 0)


def test_the_tears_draw_a_card_unless_the_best_technology_needs_them() -> None:
    tears = NUMBER["the-prophets-tears"]
    rest = relics(only_left(kings("hacan", "norr"), "neural-motivator"), 0, "the-prophets-tears")
    assert draws_now(aims_of(rest), WINDOW, tears), "it can be researched without"
    first = relics(kings("hacan", "norr"), 0, "the-prophets-tears")
    first.game.players[0].techs = (NUMBER["plasma-scoring"], NUMBER["sarween-tools"], NUMBER["carrier-2"])
    first.game.objectives = (NUMBER["develop-weaponry"],)  # a second upgrade is a point, and each lacks one colour
    assert not draws_now(aims_of(first), WINDOW, tears)
    assert first.game.players[0].exhausted == ()


# -- legendary planets -------------------------------------------------------------------------------------------------


def test_two_infantry_go_where_the_planet_is_dearest_for_its_guards() -> None:
    table = sol().troops(0, MEHAR, infantry=1).planets(0, WELLON, THIBAH)

    def post(planet: int, number: int) -> Option:
        return Option("place", (("planet", planet), ("n", number)))

    assert taken(post_infantry, table, [post(WELLON, 2), post(MEHAR, 2)]) == post(WELLON, 2), "four against five halves"
    assert taken(post_infantry, table, [post(THIBAH, 1), post(THIBAH, 2)]) == post(THIBAH, 2)
    table.troops(0, MEHAR, infantry=-1)
    assert taken(post_infantry, table, [post(WELLON, 2), post(MEHAR, 2)]) == post(MEHAR, 2)


def test_the_vault_gives_a_mech_where_few_guard_much_and_a_card_where_it_is_of_no_use() -> None:
    table = sol().planets(0, PLANET["jord"], WELLON).troops(0, MEHAR, infantry=1)
    at = {planet: Option("mech", (("planet", planet),)) for planet in (PLANET["jord"], WELLON, MEHAR)}
    card = Option("draw card")
    assert taken(open_vault, table, [card, at[PLANET["jord"]]]) == at[PLANET["jord"]]
    assert taken(open_vault, table, [at[WELLON], at[MEHAR]]) == at[WELLON]
    assert taken(open_vault, table, [card, at[WELLON]]) == at[WELLON]
    table.troops(0, WELLON, infantry=2)
    assert taken(open_vault, table, [card, at[WELLON]]) == card, "four, for three who guard it then"
    assert taken(open_vault, table, [card, at[MEHAR]]) == at[MEHAR]


def fighters(system: int, number: int) -> Option:
    return Option("send", (("system", system), ("n", number)))


def test_fighters_find_room_beside_infantry_and_at_space_docks_and_go_to_the_larger_fleet() -> None:
    table = sol().ships(0, 1, carrier=1, infantry=4).ships(0, 2, carrier=1, infantry=2)
    assert taken(send_fighters, table, [fighters(1, 2), fighters(2, 2)]) == fighters(2, 2)
    table.ships(0, 2, cruiser=1)
    assert taken(send_fighters, table, [fighters(2, 1), fighters(2, 2)]) == fighters(2, 2)
    table.troops(0, WELLON, space_dock=1)
    assert taken(send_fighters, table, [fighters(1, 2), fighters(2, 1)]) == fighters(1, 2), "three stay at the dock"
    table.ships(0, 3, cruiser=1).troops(0, THIBAH, space_dock=1).ships(0, 4, cruiser=3)
    assert taken(send_fighters, table, [fighters(3, 2), fighters(4, 2)]) == fighters(3, 2)
    table.troops(0, TARMANN, space_dock=1)
    assert taken(send_fighters, table, [fighters(3, 2), fighters(4, 2)]) == fighters(4, 2), "where most ships stand"


def room(table: Table) -> bool:
    return hangar_has_room(aims_of(table), WINDOW, NUMBER["mirage-flight-academy"])


def test_the_academy_is_of_use_where_one_fighter_more_finds_room() -> None:
    assert not room(sol())
    assert not room(sol().ships(0, 1, cruiser=1))
    assert room(sol().ships(0, 1, carrier=1, fighter=3))
    assert not room(sol().ships(0, 1, carrier=1, fighter=4))
    assert not room(sol().ships(0, 1, carrier=1, fighter=1, infantry=3))
    assert room(sol().ships(0, 1, carrier=1, fighter=1, infantry=2))
    assert room(sol().ships(0, 1, cruiser=1).ships(0, 2, carrier=1))


def test_the_academy_is_of_use_where_a_space_dock_holds_fighters() -> None:
    dock = sol().troops(0, WELLON, space_dock=1)
    assert room(dock.ships(0, 1, cruiser=1, fighter=2))
    assert not room(dock.ships(0, 1, fighter=1))
    assert room(sol().troops(0, WELLON, space_dock=1).ships(0, 1, cruiser=1))
