"""Standing orders: what a seat may say in advance, when it fits, and that what no longer fits is asked."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option, Order
from orrery.kernel.laws import random_choice
from orrery.kernel.orders import ASK, FIRST, OWN, lasting, reply_by
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.orders import (
    ALWAYS,
    ASIDE,
    AT,
    AWAY,
    BY,
    FAR,
    FEW,
    FOLLOWED,
    FROM,
    GREATEST,
    INTO,
    LOSING,
    MOMENT,
    NOTHING,
    ON,
    PLAYED,
    RICHEST,
    SPARE,
    SPARED,
    UNHURT,
    WANTED,
)
from orrery.ti4.rules.tokens import GainTokens, pools
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import settled, setup
from orrery.ti4.state import AGENDA
from orrery.ti4.strategies.diplomacy import ReadyPlanets
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.units import TYPES, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_skirmish import lively

TECHNOLOGY, LEADERSHIP = 7, 1
ALONE = Table("sol")
SABOTAGE = "when-action-card-played"


def reply(game: TwilightImperium, seat: int, *orders: Order) -> str | None:
    """The key of what the orders reply for that seat; None: it is asked itself."""
    decision = asked(game, seat)
    for order in orders:
        assert order in game.orders(seat), "it can be given"
    found = reply_by(game, decision, list(orders))
    if found is None:
        return None
    return decision.options[found.choice.picks[0]].key if found.choice.picks else "form"


# -- secondaries -------------------------------------------------------------------------------------------------------


def strategic(card: int, tokens: int = 3) -> TwilightImperium:
    """Seat 0 has performed the primary of a strategy card; seat 1 is asked whether it follows."""
    two = [number for number, planet in enumerate(PLANETS) if planet.resources >= 3][:4]
    table = Table("sol", "hacan", "norr").planets(0, two[0]).planets(1, two[1], two[2]).planets(2, two[3])
    game = table.pools(1, goods=4).game
    game.players[0].strategies = (card,)
    for player in game.players[1:]:
        player.strategy = tokens
    table.begin()
    answer(game, 0, f"strategy {card}")
    while game.waiting()[0].seat == 0:
        game.answer(random_choice(game.waiting()[0], seeded(1)))
    return game


@rule("ti4:83.1")
@card("ti4:technology")
def test_i_follow_technology_if_i_can_pay() -> None:
    follow = Order(FOLLOWED, "follow", "secondary", (("strategy", TECHNOLOGY),))
    assert reply(strategic(TECHNOLOGY), 1, follow) == "follow"
    assert reply(strategic(LEADERSHIP), 1, follow) is None, "of another card nothing was said"
    assert strategic(TECHNOLOGY, tokens=0).waiting()[0].prompt != "secondary", "who cannot pay is not asked"
    decline = Order(FOLLOWED, "decline", "secondary", (("strategy", TECHNOLOGY),))
    assert reply(strategic(TECHNOLOGY), 1, decline) == "decline"


@rule("ti4:52.5")
def test_i_follow_while_i_keep_tokens() -> None:
    keep = Order(SPARE, "follow", "secondary", number=2)
    assert reply(strategic(TECHNOLOGY, tokens=3), 1, keep) == "follow"
    assert reply(strategic(TECHNOLOGY, tokens=2), 1, keep) is None
    assert reply(strategic(LEADERSHIP, tokens=2), 1, keep) == "follow", "it costs no token"


# -- windows -----------------------------------------------------------------------------------------------------------


def plagued(target: int) -> TwilightImperium:
    """Seat 0 plays Plague on a planet of seat 1 or 2; seat 1 could cancel it."""
    table = Table("sol", "hacan", "norr").hand(0, "plague").hand(1, "sabotage")
    for seat, planets in ((1, [3, *ALONE.game.chart.planets[1]]), (2, [4, *ALONE.game.chart.planets[2]])):
        for planet in planets:
            table.troops(seat, planet, infantry=2)
    game = table.begin()
    answer(game, 0, "card")
    answer(game, 0, f"planet {target}")
    return game


def test_i_pass_where_a_card_is_aimed_at_what_is_not_mine() -> None:
    aside = Order(ASIDE, prompt=SABOTAGE)
    assert reply(plagued(4), 1, aside) == "pass"
    assert reply(plagued(3), 1, aside) is None
    game = Table("sol", "hacan").hand(0, "economic-initiative").hand(1, "sabotage").planets(0, 0).begin()
    answer(game, 0, "card")
    assert reply(game, 1, aside) is None, "it is aimed at nothing"


@card("ti4:spy")
@pytest.mark.parametrize(("target", "passes"), [(1, False), (2, True)])
def test_i_pass_where_a_card_is_aimed_at_another_player(target: int, passes: bool) -> None:
    table = Table("sol", "hacan", "norr").hand(0, "spy").hand(1, "sabotage").hand(2, "plague").planets(0, 0)
    game = table.planets(1, 3).planets(2, 4).begin()
    answer(game, 0, "card")
    answer(game, 0, f"seat {target}")
    assert (reply(game, 1, Order(ASIDE, prompt=SABOTAGE)) == "pass") == passes


def test_i_pass_when_that_player_plays_a_card() -> None:
    assert reply(plagued(3), 1, Order(BY, prompt=SABOTAGE, about=(("seat", 0),))) == "pass"
    assert reply(plagued(3), 1, Order(BY, prompt=SABOTAGE, about=(("seat", 2),))) is None


def test_i_pass_at_a_moment_for_a_turn_and_no_longer() -> None:
    game = plagued(3)
    now = lasting(game, Order(MOMENT, prompt=SABOTAGE), "turn")
    assert reply_by(game, asked(game, 1), [now]) is not None
    game.turns += 1
    assert reply_by(game, asked(game, 1), [now]) is None
    assert reply(game, 1, Order(MOMENT, prompt=SABOTAGE), Order(MOMENT, ASK, SABOTAGE)) is None


def test_i_pass_where_i_have_no_units() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).activate(0)
    window = Decision(1, "after-system-activated", [Option("pass"), Option("note")], window=True)
    away = Order(AWAY, prompt="after-system-activated")
    assert away in game.orders(1)
    assert not game.follows(away, window, [away])
    game.active_system = 3
    assert game.follows(away, window, [away])


@card("ti4:shields-holding")
@pytest.mark.parametrize(("dice", "passes"), [((10, 1, 1, 1), True), ((10, 10, 1, 1), False)])
def test_i_pass_with_fewer_hits_against_me(dice: tuple[int, ...], passes: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).hand(1, "shields-holding")
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (1, "cruiser", 2))
    few = Order(FEW, prompt="before-assign-space-combat-hits", number=2)
    assert asked(game, 1).prompt == few.prompt
    assert reply(game, 1, few) == ("pass" if passes else None)


# -- questions ---------------------------------------------------------------------------------------------------------


@rule("ti4:71.4")
@pytest.mark.parametrize(("ships", "retreats"), [(5, True), (1, False)])
def test_i_retreat_when_the_odds_fall_below(ships: int, retreats: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=ships).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = table.pools(0, fleet=6).activate(0)
    plan(game, 0, (1, "cruiser", ships))
    losing = Order(LOSING, "retreat", "announce retreat", number=25)
    assert reply(game, 1, losing) == ("retreat" if retreats else None)
    assert reply(game, 1, Order(ALWAYS, "stay", "announce retreat")) == "stay"


def test_i_pay_and_take_hits_as_suggested() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2, dreadnought=1).ships(1, 0, cruiser=2)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 1, 1, 10, 10])
    plan(game, 0, (1, "cruiser", 2), (1, "dreadnought", 1))
    decision = asked(game, 0)
    found = reply_by(game, decision, [Order(ALWAYS, FIRST, "assign hits")])
    assert found is not None
    assert [decision.options[pick].key for pick in found.choice.picks] == ["sustain", "destroy"]
    game.answer(found.choice)
    forms = [Form(((1003, "resources", 1),)), Form(((1004, "resources", 1),))]
    paid = reply_by(game, Decision(0, "pay", [], forms=forms), [Order(ALWAYS, FIRST, "pay")])
    assert paid is not None
    assert paid.choice == Choice(0, (), forms[0])


@rule("ti4:91.4a")
def test_i_decline_the_offers_of_one_player() -> None:
    table = Table("sol", "hacan", "norr").pools(0, goods=2).pools(1, goods=2)
    game = table.ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).begin()
    decision = asked(game, 0)
    game.answer(Choice(0, (len(decision.options),)))
    if asked(game, 0).prompt == "transaction with":
        answer(game, 0, "seat 1")
    plan(game, 0, (0, "goods", 1))
    assert reply(game, 1, Order(FROM, "decline", "consent", (("seat", 0),))) == "decline"
    assert reply(game, 1, Order(FROM, "decline", "consent", (("seat", 2),))) is None
    assert reply(game, 1, Order(ALWAYS, "decline", "consent")) == "decline"


@rule("ti4:2.5")
def test_i_abstain_unless_it_is_about_that_agenda() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    game = Table("sol", "hacan").planets(1, two[0]).game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    assert asked(game, 1).prompt == "vote"
    abstain, mutiny = Order(ALWAYS, "abstain", "vote"), Order(ON, ASK, "vote", (("agenda", NUMBER["mutiny"]),))
    assert reply(game, 1, abstain) == "abstain"
    assert reply(game, 1, abstain, mutiny) is None
    other = Order(ON, ASK, "vote", (("agenda", NUMBER["core-mining"]),))
    assert reply_by(game, asked(game, 1), [abstain, other]) is not None


# -- what a secondary asks of who follows ------------------------------------------------------------------------------


def wanted(prompt: str, reply: str, kind: str, number: int) -> Order:
    return Order(WANTED, reply, prompt, things=((kind, number),))


@rule("ti4:89.9")
def test_i_research_what_i_have_named_where_i_may() -> None:
    """The first of several that I may; what I may not yet does nothing."""
    game = strategic(TECHNOLOGY)
    answer(game, 1, "follow")
    everything(game, 1)
    fleet, sarween = [wanted("research", "tech", "tech", NUMBER[key]) for key in ("fleet-logistics", "sarween-tools")]
    for order in (fleet, sarween):
        assert order in game.orders(1)
    assert reply_by(game, asked(game, 1), [fleet]) is None, "it needs two others"
    found = reply_by(game, asked(game, 1), [fleet, sarween])
    assert found is not None
    assert found.order == sarween
    game.answer(found.choice)
    assert NUMBER["sarween-tools"] in game.players[1].techs
    assert sarween not in game.orders(1), "what I have I cannot research"


@rule("ti4:33.3", "ti4:52.2")
def test_i_buy_so_many_tokens_and_lay_them_into_one_pool() -> None:
    influential = [number for number, planet in enumerate(PLANETS) if planet.influence >= 3][:2]
    table = Table("sol", "hacan", "norr").planets(1, *influential)
    game = table.game
    game.players[0].strategies = (LEADERSHIP,)
    table.begin()
    answer(game, 0, f"strategy {LEADERSHIP}")
    while game.waiting()[0].seat == 0:
        game.answer(random_choice(game.waiting()[0], seeded(1)))
    answer(game, 1, "follow")
    two, three = [wanted("buy tokens", "buy tokens", "tokens", number) for number in (2, 3)]
    assert three in game.orders(1)
    assert reply(game, 1, three) is None, "I have influence for two"
    assert reply(game, 1, three, two) == "buy tokens"
    answer(game, 1, "tokens 2")
    assert asked(game, 1).prompt == "gain tokens"
    before = game.players[1].strategy
    into = Order(INTO, OWN, "gain tokens", (("pool", 2),))
    found = reply_by(game, asked(game, 1), [into])
    assert found is not None
    game.answer(found.choice)
    assert game.players[1].strategy == before + 2


@rule("ti4:52.2")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_all_tokens_go_into_the_pool_i_named(pool: int) -> None:
    game = Table("sol", "hacan").game
    before = pools(game, 0)
    game.begin(GainTokens(0, 2))
    found = reply_by(game, asked(game, 0), [Order(INTO, OWN, "gain tokens", (("pool", pool),))])
    assert found is not None
    game.answer(found.choice)
    assert [now - then for now, then in zip(pools(game, 0), before)] == [2 * (each == pool) for each in range(3)]


@rule("ti4:52.2")
def test_a_pool_without_room_is_asked_for() -> None:
    game = Table("sol", "hacan").law("fleet-regulations", -1).pools(0, fleet=4).game
    game.begin(GainTokens(0, 2))
    assert reply(game, 0, Order(INTO, OWN, "gain tokens", (("pool", 1),))) is None
    assert reply(game, 0, Order(INTO, OWN, "gain tokens", (("pool", 0),))) == "form"
    assert reply(game, 0, Order(ALWAYS, FIRST, "gain tokens")) == "form"


@rule("ti4:23.3")
@pytest.mark.parametrize("by", ["resources", "influence"])
def test_i_ready_the_best_planets(by: str) -> None:
    planets = [number for number, planet in enumerate(PLANETS) if not planet.home][:6]
    game = Table("sol", "hacan").planets(0, *planets).game
    for planet in planets:
        game.exhausted[planet] = True
    game.begin(ReadyPlanets(0))
    order = Order(RICHEST if by == "resources" else GREATEST, OWN, "ready planets")
    assert order in game.orders(0)
    found = reply_by(game, asked(game, 0), [order])
    assert found is not None
    chosen = [asked(game, 0).options[pick].id() for pick in found.choice.picks]
    best = sorted([getattr(PLANETS[planet], by) for planet in planets])[-2:]
    assert sorted([getattr(PLANETS[planet], by) for planet in chosen]) == best


# -- combat ------------------------------------------------------------------------------------------------------------


def hit(hits: int, dice: int, **ships: int) -> TwilightImperium:
    """Seat 0 attacks with these, which roll so many dice and miss, and every one of the other side's cruisers hits."""
    table = Table("sol", "hacan").ships(0, 1, **ships).ships(1, 0, cruiser=hits).pools(0, fleet=6)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * dice + [10] * hits)
    plan(game, 0, *[(1, name, number) for name, number in ships.items()])
    assert asked(game, 0).prompt == "assign hits"
    return game


def losses(game: TwilightImperium, order: Order) -> list[str] | None:
    assert order in game.orders(0)
    found = reply_by(game, asked(game, 0), [order])
    if found is None:
        return None
    picked = [asked(game, 0).options[pick] for pick in found.choice.picks]
    return [f"{option.key} {TYPES[option.things[0][1]]}" for option in picked]


@rule("ti4:75.1")
def test_i_never_sustain_damage() -> None:
    game = hit(2, 3, cruiser=2, dreadnought=1)
    assert losses(game, Order(UNHURT, OWN)) == ["destroy cruiser", "destroy cruiser"]
    assert losses(hit(3, 2, dreadnought=2), Order(UNHURT, OWN)) is None, "more hits than ships: I am asked"


@rule("ti4:75.1")
def test_i_sustain_damage_but_not_with_the_flagship() -> None:
    game = hit(2, 4, flagship=1, dreadnought=1, cruiser=1)
    assert losses(game, Order(SPARED, OWN)) == ["sustain dreadnought", "destroy cruiser"]


@rule("ti4:71.7", "ti4:71.7c")
def test_i_retreat_to_the_system_that_i_have_named() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=5).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = table.ships(1, 4, cruiser=1).pools(0, fleet=6).activate(0)
    game.rng = Arranged(1, [], [1] * 20)
    plan(game, 0, (1, "cruiser", 5))
    answer(game, 1, "retreat")
    there = wanted("retreat to", "system", "system", 4)
    elsewhere = wanted("retreat to", "system", "system", 5)
    assert there in game.orders(1)
    assert elsewhere not in game.orders(1), "nothing of mine is there"
    while game.asked(1) is None or asked(game, 1).prompt != "retreat to":
        game.answer(random_choice(game.waiting()[0], seeded(1)))
    found = reply_by(game, asked(game, 1), [elsewhere, there])
    assert found is not None
    game.answer(found.choice)
    assert count(game.players[1].ships_in(4), TYPES.index("cruiser")) == 3


# -- where, and which card ---------------------------------------------------------------------------------------------


def test_i_pass_far_from_what_is_mine() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 4, cruiser=1).activate(0)
    window = Decision(1, "after-system-activated", [Option("pass"), Option("note")], window=True)
    far = Order(FAR, prompt="after-system-activated")
    assert far in game.orders(1)
    for system, passes in ((4, False), (0, False), (3, False), (1, True)):
        game.active_system = system
        assert game.follows(far, window, [far]) is passes, system


def test_i_am_always_asked_about_a_system() -> None:
    """Whether something happens there or a card is aimed at it."""
    here, there = [planets[0] for planets in ALONE.game.chart.planets[1:3]]
    game, system = plagued(here), 1
    game.active_system = system
    at = Order(AT, ASK, about=(("system", system),))
    assert at in game.orders(1)
    game.active_system = -1
    pass_all = Order(MOMENT, prompt=SABOTAGE)
    assert reply(game, 1, pass_all) == "pass"
    assert reply_by(game, asked(game, 1), [pass_all, at]) is None
    other = plagued(there)
    assert reply_by(other, asked(other, 1), [pass_all, at]) is not None


@card("ti4:signal-jamming")
def test_i_am_asked_about_a_system_at_which_a_card_is_aimed_and_not_about_the_number_of_a_seat() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 2, cruiser=1).hand(0, "signal-jamming").hand(1, "sabotage")
    game = table.planets(0, ALONE.game.chart.planets[1][0]).begin()
    answer(game, 0, "card")
    answer(game, 0, "system 3")
    answer(game, 0, "seat 1")
    pass_all = Order(MOMENT, prompt=SABOTAGE)
    for system, asks in ((1, False), (3, True)):
        at = Order(AT, ASK, about=(("system", system),))
        assert (reply_by(game, asked(game, 1), [pass_all, at]) is None) == asks


def test_my_home_and_mecatol_rex_are_offered_to_be_watched() -> None:
    game = setup({"players": 3}, 1)
    while game.phase != "action":
        game.answer(lively(game, game.waiting()[0], seeded(1)))
    watched = [order.about[0][1] for order in game.orders(0) if order.condition == AT]
    home = [system for system, key in enumerate(game.chart.homes) if key == FACTIONS[game.players[0].faction].key]
    assert {*home, game.chart.system_of[MECATOL_REX]} <= set(watched)


def test_i_say_what_i_do_when_that_card_is_played() -> None:
    game = plagued(3)
    passes, asks = [Order(PLAYED, reply, SABOTAGE, (("card", NUMBER["plague"]),)) for reply in ("pass", ASK)]
    assert reply(game, 1, passes) == "pass"
    assert reply(game, 1, passes, asks) is None
    other = Table("sol", "hacan").hand(0, "economic-initiative").hand(1, "sabotage").planets(0, 0).begin()
    answer(other, 0, "card")
    assert passes not in other.orders(1), "only the card that is played now is offered"
    assert reply_by(other, asked(other, 1), [passes]) is None


# -- in whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_ordered_can_be_carried_out_and_said(seed: int) -> None:
    """Everybody gives some of the orders that are offered; what they reply is taken, and what they do not, is asked."""
    game, luck = setup({"players": 3, "windows": "everybody"}, seed), seeded(seed)
    game.custodians = False
    given: list[list[Order]] = [[], [], []]
    replied = 0
    for _ in range(1200):
        if game.over:
            break
        decision = game.waiting()[luck.below(len(game.waiting()))]
        seat = decision.seat
        if luck.below(20) == 0:
            offered = game.orders(seat)
            assert len({order.key() for order in offered}) == len(offered), "each can be told from the others"
            order = offered[luck.below(len(offered))]
            given[seat] = [*given[seat][-5:], lasting(game, order, ("turn", "round", "game")[luck.below(3)])]
            for language in ("en", "de"):
                assert Ti4Words(language, ["Ada", "Bo", "Cy"], seat).order(order)
        found = reply_by(game, decision, [Order(NOTHING), *given[seat]])
        replied += found is not None
        game.answer(lively(game, decision, luck) if found is None else found.choice)
    assert replied > 100


def test_between_people_everybody_is_asked_alone_with_bots_only_who_can_act() -> None:
    assert settled({"windows": "auto"}, 2) == {"windows": "everybody"}
    assert settled({"windows": "auto"}, 1) == {"windows": "holders"}
    assert settled({"windows": "holders"}, 6) == {"windows": "holders"}
