"""Prices, strengths and what can be done: the questions that rules, views and bots ask of a tableau."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN, ANY, GENES, NOVELTY, RARE, sale_price
from orrery.race.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE, TRADE, ChooseActionLast
from orrery.race.queries import (
    NEVER,
    code_of,
    consume_powers,
    development_price,
    find,
    find_power,
    fits,
    goods_of,
    kinds_held,
    may_be_free,
    military_against,
    no_consuming,
    payers_for,
    price_by,
    sale,
    score,
    total_military,
)
from orrery.race.rules.whole_game import WholeGame
from orrery.race.scoring import Line
from orrery.race.settling import free_settlers, goods_suffice, may_develop, may_settle, soldiers
from orrery.race.setup import setup
from orrery.race.state import CARD_OPTIONS, NO_CARD, Race, card_options
from support.race import Box, begin, card, keys, race


def cards(*names: str) -> list[int]:
    return Box().take(list(names))


def goods(*worlds: str) -> dict[int, int]:
    """A good on each of these worlds; which card it is does not matter."""
    return {card(world): card("old-earth") for world in worlds}


# -- develop -----------------------------------------------------------------------------------------------------------


def test_a_card_is_found_by_its_name_whatever_the_copy() -> None:
    first, second = cards("public-works", "public-works")
    assert find([first], CARDS[second].name)
    assert not find(cards("gem-world"), "Public Works")
    assert not find([], "Public Works")


@pytest.mark.parametrize(
    ("development", "tableau", "bonus", "price"),
    [
        ("drop-ships", [], False, 4),
        ("drop-ships", [], True, 3),
        ("drop-ships", ["investment-credits"], False, 3),
        ("drop-ships", ["galactic-federation", "investment-credits"], True, 0),
        ("public-works", ["galactic-federation"], True, 0),
    ],
)
def test_development_price(development: str, tableau: list[str], bonus: bool, price: int) -> None:
    assert development_price(cards(*tableau), card(development), bonus) == price


def test_developments_that_can_be_paid_with_the_rest_of_the_hand() -> None:
    hand = cards("interstellar-bank", "mining-conglomerate", "gem-world")
    assert keys(may_develop([], hand, bonus=False)) == ["interstellar-bank"]
    assert keys(may_develop([], hand, bonus=True)) == ["interstellar-bank", "mining-conglomerate"]
    credits = cards("investment-credits")
    assert keys(may_develop(credits, hand, bonus=False)) == ["interstellar-bank", "mining-conglomerate"]


def test_a_development_that_stands_in_the_tableau_cannot_be_placed_again() -> None:
    first, second, other, more = cards("public-works", "public-works", "export-duties", "gem-world")
    assert may_develop([first], [second, other, more], bonus=False) == [other]


# -- settle ------------------------------------------------------------------------------------------------------------


def test_total_military_counts_negative_but_neither_specialised_nor_temporary() -> None:
    assert total_military(cards("new-sparta", "drop-ships", "refugee-world")) == 2 + 3 - 1
    assert total_military(cards("galactic-imperium", "alien-tech-institute", "new-military-tactics")) == 0
    assert total_military(cards("contact-specialist", "empath-world")) == -2
    assert total_military([]) == 0


@pytest.mark.parametrize(
    ("tableau", "world", "strength"),
    [
        (["new-sparta"], "rebel-base", 2),
        (["galactic-imperium", "new-sparta"], "rebel-base", 6),
        (["galactic-imperium"], "alien-robot-sentry", 0),
        (["alien-tech-institute", "alien-rosetta-stone-world"], "alien-robot-sentry", 4),
        (["alien-tech-institute"], "rebel-fuel-cache", 0),
        (["alien-tech-institute"], "rebel-base", 0),
        (["alpha-centauri"], "rebel-fuel-cache", 1),
        (["alpha-centauri"], "pirate-world", 0),
        (["alpha-centauri", "galactic-imperium", "refugee-world"], "rebel-miners", 1 + 4 - 1),
    ],
)
def test_military_against_a_world(tableau: list[str], world: str, strength: int) -> None:
    assert military_against(cards(*tableau), card(world)) == strength


@pytest.mark.parametrize(
    ("tableau", "world", "price"),
    [
        ([], "gem-world", 2),
        (["replicant-robots"], "gem-world", 0),
        (["replicant-robots"], "refugee-world", 0),
        (["mining-robots", "alpha-centauri"], "comet-zone", 1),
        (["mining-robots", "alpha-centauri"], "gem-world", 2),
        (["alien-rosetta-stone-world", "alien-tech-institute"], "deserted-alien-library", 2),
        ([], "pirate-world", NEVER),
        (["contact-specialist"], "pirate-world", 2),
        (["contact-specialist", "replicant-robots"], "rebel-base", 3),
        (["contact-specialist", "mining-robots"], "rebel-fuel-cache", 0),
        (["contact-specialist", "alien-tech-institute"], "alien-robot-sentry", NEVER),
    ],
)
def test_world_price(tableau: list[str], world: str, price: int) -> None:
    """The lowest without optional powers; a military world needs a Pay for Military power."""
    owned, wanted = cards(*tableau), card(world)
    payers = payers_for(owned, wanted) if CARDS[wanted].military else []
    assert (price_by(owned, wanted, payers) if payers or not CARDS[wanted].military else NEVER) == price


def test_only_alien_worlds_cannot_be_free() -> None:
    assert not may_be_free(card("deserted-alien-colony"))
    assert may_be_free(card("alien-rosetta-stone-world"))  # an ALIEN card, but no Alien technology world
    assert may_be_free(card("gem-world"))


def test_cards_that_may_be_given_up_and_cards_that_pay_for_military() -> None:
    tableau = cards("colony-ship", "new-military-tactics", "contact-specialist", "drop-ships")
    assert keys(free_settlers(tableau)) == ["colony-ship"]
    assert keys(soldiers(tableau)) == ["new-military-tactics"]
    assert keys(payers_for(tableau, card("pirate-world"))) == ["contact-specialist"]


@pytest.mark.parametrize(
    ("tableau", "hand", "able"),
    [
        ([], ["gem-world", "old-earth"], []),
        ([], ["gem-world", "drop-ships", "public-works"], ["gem-world"]),
        ([], ["refugee-world"], ["refugee-world"]),
        ([], ["drop-ships", "public-works"], []),
        (["new-sparta"], ["pirate-world"], []),
        (["drop-ships"], ["pirate-world"], ["pirate-world"]),
        (["new-military-tactics"], ["pirate-world"], ["pirate-world"]),
        (["new-military-tactics"], ["rebel-base"], []),
        (["new-military-tactics", "drop-ships"], ["rebel-base"], ["rebel-base"]),
        (["new-military-tactics"], ["lost-species-ark-world"], []),
        (["colony-ship"], ["lost-species-ark-world"], ["lost-species-ark-world"]),
        (["colony-ship"], ["deserted-alien-colony"], []),
        (["colony-ship"], ["pirate-world"], []),
        (["colony-ship", "contact-specialist"], ["pirate-world"], ["pirate-world"]),
        (["contact-specialist"], ["pirate-world", "drop-ships"], []),
        (["contact-specialist"], ["pirate-world", "drop-ships", "public-works"], ["pirate-world"]),
    ],
)
def test_worlds_that_can_be_placed(tableau: list[str], hand: list[str], able: list[str]) -> None:
    assert keys(may_settle(cards(*tableau), cards(*hand))) == able


def test_all_worlds_of_the_hand_are_looked_at() -> None:
    hand = cards("rebel-homeworld", "pirate-world", "gem-world", "drop-ships", "alien-robotic-factory")
    assert keys(may_settle(cards("drop-ships"), hand)) == ["pirate-world", "gem-world"]


# -- trade and consume -------------------------------------------------------------------------------------------------


def test_prices_of_the_four_kinds() -> None:
    assert [sale_price(kind) for kind in (NOVELTY, RARE, GENES, ALIEN)] == [2, 3, 4, 5]


def test_sale_with_and_without_trade_powers() -> None:
    tableau = cards("merchant-world", "spice-world", "pirate-world", "artist-colony")
    assert sale(tableau, card("pirate-world")) == 2 + 3 + 2 + 2
    assert sale(tableau, card("pirate-world"), with_trade_powers=False) == 2
    assert sale(tableau, card("artist-colony")) == 2 + 2 + 2
    assert sale([], card("deserted-alien-outpost")) == 5


def test_goods_of_a_kind_and_kinds_held() -> None:
    held = goods("gem-world", "asteroid-belt", "spice-world")
    assert keys(goods_of(held, NOVELTY)) == ["gem-world", "spice-world"]
    assert keys(goods_of(held, ANY)) == ["gem-world", "asteroid-belt", "spice-world"]
    assert goods_of(held, ALIEN) == []
    assert kinds_held(held) == 2
    assert kinds_held({}) == 0


@pytest.mark.parametrize(
    ("name", "place", "worlds", "able"),
    [
        ("terraformed-world", 0, [], False),
        ("terraformed-world", 0, ["gem-world"], True),
        ("tourist-world", 0, ["gem-world"], False),
        ("tourist-world", 0, ["gem-world", "asteroid-belt"], True),
        ("mining-league", 0, ["gem-world", "asteroid-belt"], False),
        ("mining-league", 0, ["comet-zone", "asteroid-belt"], True),
        ("pilgrimage-world", 0, [], False),
        ("pilgrimage-world", 0, ["gem-world"], True),
        ("trade-league", 1, [], False),
        ("trade-league", 1, ["gem-world"], True),
        ("diversified-economy", 0, ["gem-world", "spice-world", "asteroid-belt"], False),
        ("diversified-economy", 0, ["gem-world", "plague-world", "asteroid-belt"], True),
        ("new-economy", 0, [], True),
        ("gambling-world", 1, [], True),
    ],
)
def test_what_a_consume_power_takes(name: str, place: int, worlds: list[str], able: bool) -> None:
    assert (no_consuming(card(name), place, [], goods(*worlds)) == "") == able


def test_a_power_that_takes_hand_cards_needs_one() -> None:
    assert no_consuming(card("deficit-spending"), 0, [], goods("gem-world"))
    assert not no_consuming(card("deficit-spending"), 0, cards("gem-world"), {})


def test_consume_powers_that_are_left() -> None:
    tableau = cards("gambling-world", "terraformed-world", "deficit-spending", "old-earth")
    gambling, terraformed, _, earth = tableau
    every = consume_powers(tableau, [], goods("gem-world"), ())
    assert every == [code_of(gambling, 0), code_of(gambling, 1), code_of(terraformed, 0), code_of(earth, 1)]
    used = (code_of(gambling, 0), code_of(earth, 1))
    assert consume_powers(tableau, [], goods("gem-world"), used) == [code_of(gambling, 1), code_of(terraformed, 0)]
    assert consume_powers(tableau, [], {}, used) == [code_of(gambling, 1)]


def test_every_power_has_a_code_of_its_own() -> None:
    codes = [code_of(number, place) for number in range(len(CARDS)) for place in range(len(CARDS[number].powers))]
    assert len(set(codes)) == len(codes)
    for number in range(len(CARDS)):
        for place in range(len(CARDS[number].powers)):
            assert divmod(code_of(number, place), 8) == (number, place)


# -- scores ------------------------------------------------------------------------------------------------------------


def test_score_is_chips_and_cards() -> None:
    assert score(cards("old-earth", "gem-world"), {}, 4) == 4 + 2 + 1
    assert score(cards("galactic-renaissance", "artist-colony"), {}, 7) == 7 + 2 + 3 + 1
    assert score([], {}, 0) == 0


@pytest.mark.parametrize(
    ("line", "fitting", "other"),
    [
        (Line(1, named="mining-robots"), "mining-robots", "mining-world"),
        (Line(1, world=True), "gem-world", "drop-ships"),
        (Line(1, development=True), "drop-ships", "gem-world"),
        (Line(1, kind=GENES), "empath-world", "gem-world"),
        (Line(1, source=1), "empath-world", "plague-world"),
        (Line(1, military=True), "new-sparta", "old-earth"),
        (Line(1, rebel=True), "rebel-base", "pirate-world"),
        (Line(1, alien=True), "alien-tech-institute", "galactic-imperium"),
        (Line(1, cost=6), "trade-league", "consumer-markets"),
        (Line(1, power_in=TRADE), "export-duties", "public-works"),
    ],
)
def test_a_line_asks_for_what_it_names(line: Line, fitting: str, other: str) -> None:
    assert fits(line, CARDS[card(fitting)])
    assert not fits(line, CARDS[card(other)])


def test_a_line_asks_for_everything_that_it_names() -> None:
    line = Line(1, world=True, kind=GENES, military=True)
    assert fits(line, CARDS[card("avian-uplift-race")])
    assert not fits(line, CARDS[card("pre-sentient-race")])
    assert not fits(line, CARDS[card("pirate-world")])


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        ("expedition-force", {EXPLORE, SETTLE}),
        ("public-works", {DEVELOP, CONSUME}),
        ("trade-league", {TRADE, CONSUME}),
        ("spice-world", {TRADE, PRODUCE}),
        ("pre-sentient-race", set()),
    ],
)
def test_phases_in_which_a_card_has_powers(name: str, phases: set[int]) -> None:
    every = {EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE}
    assert {phase for phase in every if CARDS[card(name)].has_power_in(phase)} == phases


SUMS = {
    "draw_more": 0,
    "keep_more": 0,
    "draw_at_develop": 0,
    "develop_for_less": 0,
    "draw_after_developing": 0,
    "settle_for_less": [0, 0, 0, 0, 0, 0],
    "settles_for_nothing": False,
    "strength": 0,
    "specialised": (),
    "temporary_military": 0,
    "pays_for_military": False,
    "pay_for_military_discount": 0,
    "draw_after_settling": 0,
    "sell_for_more": [0, 0, 0, 0, 0, 0],
    "sell_for_more_here": 0,
    "consumes": (),
    "windfall_kinds": (),
    "draw_if_produced_here": 0,
    "draw_at_produce": 0,
    "draw_per_world": 0,
    "draw_per_good": 0,
    "draw_per_kind": False,
    "most_of": 0,
    "draw_for_most": 0,
}


@pytest.mark.parametrize(
    ("name", "sums"),
    [
        ("pre-sentient-race", {}),
        ("galactic-renaissance", {"draw_more": 2, "keep_more": 1}),
        ("interstellar-bank", {"draw_at_develop": 1}),
        ("galactic-federation", {"develop_for_less": 2}),
        ("public-works", {"draw_after_developing": 1, "consumes": (1,)}),
        ("replicant-robots", {"settle_for_less": [2, 2, 2, 2, 2, 2]}),
        ("mining-robots", {"settle_for_less": [0, 0, 1, 0, 0, 0], "windfall_kinds": (RARE,)}),
        ("colony-ship", {"settles_for_nothing": True}),
        ("new-military-tactics", {"temporary_military": 3}),
        ("drop-ships", {"strength": 3}),
        ("contact-specialist", {"strength": -1, "pays_for_military": True, "pay_for_military_discount": 1}),
        ("terraforming-robots", {"draw_after_settling": 1, "consumes": (1,)}),
        ("merchant-world", {"sell_for_more": [2, 2, 2, 2, 2, 2], "consumes": (1,)}),
        ("pirate-world", {"sell_for_more_here": 3}),
        ("gambling-world", {"consumes": (0, 1)}),
        ("galactic-engineers", {"sell_for_more": [1, 1, 1, 1, 1, 1], "windfall_kinds": (ANY,)}),
        ("runaway-robots", {"draw_if_produced_here": 1}),
        ("merchant-guild", {"draw_at_produce": 2}),
        ("pan-galactic-league", {"strength": -1, "draw_per_world": GENES}),
        ("consumer-markets", {"consumes": (0,), "draw_per_good": NOVELTY}),
        ("diversified-economy", {"consumes": (0,), "draw_per_kind": True}),
        (
            "mining-conglomerate",
            {"sell_for_more": [0, 0, 1, 0, 0, 0], "consumes": (1,), "most_of": RARE, "draw_for_most": 2},
        ),
    ],
)
def test_the_sums_of_a_card_are_those_of_its_powers(name: str, sums: dict[str, object]) -> None:
    printed = CARDS[card(name)]
    assert {each: getattr(printed, each) for each in SUMS} == {**SUMS, **sums}


def test_specialised_military_is_kept_apart() -> None:
    printed = CARDS[card("alien-rosetta-stone-world")]
    assert printed.strength == 0
    assert [(power.amount, power.kind) for power in printed.specialised] == [(2, ALIEN)]
    imperium = CARDS[card("galactic-imperium")]
    assert imperium.strength == 0
    assert [(power.amount, power.rebels_only) for power in imperium.specialised] == [(4, True)]


# -- the table ---------------------------------------------------------------------------------------------------------


def full_table() -> Race:
    """A table with something in every place, in the middle of Explore."""
    game = race(
        ["new-sparta", "gem-world", "asteroid-belt"],
        ["old-earth", "drop-ships"],
        hands=[["comet-zone"], ["spice-world", "public-works"]],
        goods=[["gem-world", "asteroid-belt"], []],
        actions=[["explore-5"], ["produce"]],
        discard=["new-vinland", "plague-world"],
        chips=[3, 4],
        pool=17,
    )
    game.rounds = 6
    game.phase = 0
    return begin(game, "explore")


def test_every_card_is_in_one_place() -> None:
    game = full_table()
    assert game.count() == {"cards": 114, "places": 114, "chips": 24}
    game.discard.append(game.players[0].hand[0])
    assert game.count() == {"cards": 114, "places": 115, "chips": 24}


@pytest.mark.parametrize("zone", ["hand", "tableau", "drawn", "placed"])
def test_every_place_of_a_player_is_counted(zone: str) -> None:
    game = full_table()
    getattr(game.players[1], zone).append(game.deck.pop())
    assert game.count() == {"cards": 114, "places": 114, "chips": 24}


def test_the_view_shows_the_table() -> None:
    game = full_table()
    view = game.view(1)
    assert view.seat == 1
    assert view.hand == tuple(game.players[1].hand)
    assert view.drawn == tuple(game.players[1].drawn)
    assert len(view.drawn) == 2
    assert (view.deck, view.discard, view.pool) == (len(game.deck), 2, 17)
    assert (view.first, view.rounds, view.phase, view.actions_each) == (0, 6, 0, 1)
    assert (view.over, view.winners) == (False, ())
    assert view.asked == game.asked(1)
    other = view.players[0]
    assert (other.start, other.hand_size, other.drawn_size, other.chips) == (3, 1, 7, 3)
    assert keys(list(other.tableau)) == ["new-sparta", "gem-world", "asteroid-belt"]
    assert keys(list(other.goods)) == ["gem-world", "asteroid-belt"]
    assert (other.placed, other.produced, other.actions) == ((), (0, 0, 0, 0, 0), (0,))


def test_seats_clockwise_from_the_lowest_start_world() -> None:
    game = race(["new-sparta"], ["old-earth"], ["epsilon-eridani"], first=1)
    assert game.in_order() == [1, 2, 0]
    game.begin(WholeGame())
    assert game.in_order() == [1, 2, 0]
    assert game.rounds_played() == 1


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    game = full_table()
    other = game.redeal(0, seeded(3))
    assert other.view(0) == game.view(0)
    assert other.players[0].hand == game.players[0].hand
    assert other.players[0].drawn == game.players[0].drawn
    assert other.players[1].hand != game.players[1].hand
    assert other.players[1].drawn != game.players[1].drawn
    assert other.players[0].goods != game.players[0].goods
    assert other.players[0].goods.keys() == game.players[0].goods.keys()
    assert other.deck != game.deck
    assert other.discard != game.discard
    assert other.count() == game.count()
    assert game.count()["places"] == 114


@pytest.mark.parametrize("seed", range(6))
def test_start_worlds_to_choose_from_are_dealt_anew_by_colour(seed: int) -> None:
    game = setup({"players": 2, "start_worlds": "choice"}, seed)
    mine = game.players[0].drawn.copy()
    seen: set[tuple[int, ...]] = set()
    for other_seed in range(30):
        other = game.redeal(0, seeded(other_seed))
        assert other.players[0].drawn == mine
        assert other.view(0) == game.view(0)
        assert other.count() == game.count()
        seen.add(tuple([CARDS[world].start for world in other.players[1].drawn]))
    red, blue = [CARDS[world].start for world in mine]
    pairs = {(odd, even) for odd in (1, 3) for even in (0, 2, 4) if odd != red and even != blue}
    assert seen == pairs | {(even, odd) for odd, even in pairs}, "the one chosen comes first, and it may be either"


def test_a_copy_of_the_table_is_equal_and_shares_nothing() -> None:
    game = full_table()
    copy = game.copy()
    assert isinstance(copy, Race)
    assert copy.same_as(game)
    copy.players[0].goods.clear()
    copy.players[0].produced[1] = 9
    for zone in (copy.players[0].hand, copy.players[0].tableau, copy.players[0].drawn, copy.players[0].placed):
        zone.append(0)
    copy.deck.pop()
    copy.discard.pop()
    assert game.same_as(full_table())


def test_options_about_cards_are_made_once() -> None:
    assert card_options([3, 5]) == [CARD_OPTIONS[3], CARD_OPTIONS[5]]
    assert [option.id() for option in card_options([3, 5])] == [3, 5]


def test_the_first_card_with_a_power_is_found_or_none() -> None:
    tableau = [card("old-earth"), card("gem-world"), card("psi-crystal-world")]
    assert find_power(tableau, ChooseActionLast) == card("psi-crystal-world")
    assert find_power(tableau[:2], ChooseActionLast) == NO_CARD


def test_the_good_of_the_multi_kind_world_fills_one_gap() -> None:
    refinery, gems = card("alien-oort-cloud-refinery"), card("gem-world")
    assert goods_suffice([RARE], (refinery,))
    assert goods_suffice([RARE, NOVELTY], (refinery, gems))
    assert not goods_suffice([RARE, GENES], (refinery, gems))
    assert not goods_suffice([RARE], (gems,))
