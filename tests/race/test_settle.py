"""III: Settle: payment, conquest, windfalls, and the powers of the phase."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.race.cards import CARDS, deck_of
from orrery.race.goods import ALIEN, GENES, KINDS, NO_GOOD, NOVELTY, RARE
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, keys, offered, pick, race

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


def settling(tableau: list[str], hand: list[str], action: str = "develop", top: list[str] | None = None) -> Race:
    """Seat 0 settles; seat 1 looks on."""
    rival = "old-earth" if "old-earth" not in tableau + hand else "new-sparta"
    game = race(tableau, [rival], hands=[hand, []], actions=[[action], []], top=top)
    return begin(game, "settle")


def may_place(tableau: list[str], hand: list[str]) -> list[str]:
    """The worlds of the hand that seat 0 may place."""
    game = settling(tableau, hand)
    return offered(game, 0)[1:] if game.waiting() else []


def price(tableau: list[str], world: str) -> int:
    """What seat 0 is asked to pay for a world, with many cards in hand."""
    game = settling(tableau, [world, *[each for each in MONEY if each != world]])
    pick(game, 0, world)
    if game.over:
        return 0
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", asked(game, 0).most)
    return asked(game, 0).least


# -- choosing and paying -----------------------------------------------------------------------------------------------


@rule("race:settle.1")
def test_worlds_are_chosen_in_secret_shown_together_and_then_placed() -> None:
    hands = [["tourist-world", "gem-world", "public-works", "comet-zone"], ["rebel-miners"], ["colony-ship"]]
    game = race(["old-earth"], ["new-sparta"], ["epsilon-eridani"], hands=hands)
    begin(game, "settle")
    assert [decision.seat for decision in game.waiting()] == [0, 1], "seat 2 has no world"
    assert {decision.rule for decision in game.waiting()} == {"race:settle.1"}
    assert offered(game, 0) == ["none", "gem-world", "comet-zone"], "worlds only, and only those that can be placed"
    before = [game.view(1), game.view(2)]
    pick(game, 0, "gem-world")
    assert [game.view(1), game.view(2)] == before
    assert not game.log
    pick(game, 1, "rebel-miners")
    assert events(game, "placed") == [
        Event("race:settle.1", "placed", 0, (card("gem-world"),)),
        Event("race:settle.1", "placed", 1, (card("rebel-miners"),)),
    ]
    assert [view.placed for view in game.view(2).players] == [(card("gem-world"),), (card("rebel-miners"),), ()]
    assert [decision.seat for decision in game.waiting()] == [0]
    assert events(game, "conquered") == [], "seat 1 conquers after seat 0 has paid"
    pick(game, 0, "tourist-world", "public-works")
    assert events(game, "conquered") == [Event("race:powers.10", "conquered", 1, (card("rebel-miners"),))]
    tableaus = [keys(player.tableau) for player in game.players]
    assert tableaus == [["old-earth", "gem-world"], ["new-sparta", "rebel-miners"], ["epsilon-eridani"]]
    assert [player.placed for player in game.players] == [[], [], []]
    assert game.over


@rule("race:settle.1")
def test_placing_two_worlds_is_refused() -> None:
    game = settling(["old-earth"], MONEY)
    with pytest.raises(Refused):
        game.answer(Choice(0, (1, 2)))
    pick(game, 0, "gem-world")
    pick(game, 0, "comet-zone", "spice-world")
    assert keys(game.players[0].tableau) == ["old-earth", "gem-world"]
    assert game.over


@rule("race:settle.2")
def test_settling_is_optional() -> None:
    game = settling(["new-sparta"], ["rebel-miners", "gem-world", "comet-zone", "spice-world"], "settle")
    assert offered(game, 0)[0] == "none"
    pick(game, 0, "none")
    assert game.over
    assert len(game.players[0].hand) == 4
    assert keys(game.players[0].tableau) == ["new-sparta"]
    assert not game.log


@rule("race:settle.3", "race:note.settle-cost-range")
def test_non_military_worlds_cost_zero_to_six() -> None:
    costs = [CARDS[number].cost for number in deck_of("first") if CARDS[number].is_world and not CARDS[number].military]
    assert [costs.count(cost) for cost in range(8)] == [2, 6, 11, 10, 5, 5, 2, 0]


@rule("race:settle.3", "race:note.settle-cost-range")
@pytest.mark.parametrize("world", ["refugee-world", "pilgrimage-world"])
def test_a_world_of_cost_zero_needs_no_other_card(world: str) -> None:
    game = settling(["old-earth"], [world])
    pick(game, 0, world)
    assert game.over
    assert keys(game.players[0].tableau) == ["old-earth", world]
    assert events(game, "discarded") == []


@rule("race:settle.4")
@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("artist-colony", 1),
        ("asteroid-belt", 2),
        ("mining-world", 3),
        ("merchant-world", 4),
        ("new-earth", 5),
        ("deserted-alien-library", 6),
    ],
)
def test_as_many_cards_are_discarded_as_the_world_costs(world: str, cost: int) -> None:
    game = settling(["epsilon-eridani"], [world, *MONEY])
    pick(game, 0, world)
    assert (asked(game, 0).prompt, asked(game, 0).rule) == ("pay", "race:settle.4")
    assert asked(game, 0).things == (("card", card(world)),)
    assert (asked(game, 0).least, asked(game, 0).most) == (cost, cost)
    assert offered(game, 0) == MONEY, "the world itself is no payment"
    pick(game, 0, *MONEY[:cost])
    assert keys(game.players[0].hand) == MONEY[cost:]
    assert keys(game.discard) == MONEY[:cost]
    secret = tuple([card(each) for each in MONEY[:cost]])
    assert events(game, "discarded") == [Event("race:settle.4", "discarded", 0, (cost,), secret, (0,))]
    assert [event.secret for event in game.log_for(1) if event.kind == "discarded"] == [()], "face down"
    money = ["public-works", "colony-ship", "drop-ships", "export-duties", "space-marines", "genetics-lab"]
    assert may_place(["old-earth"], [world, *money[: cost - 1]]) == []
    assert may_place(["old-earth"], [world, *money[:cost]]) == [world], "the whole rest of the hand pays"


# -- the bonus ---------------------------------------------------------------------------------------------------------


@cite.card("race:settle")
@rule("race:settle.5", "race:note.settle-bonus-timing")
def test_the_bonus_is_drawn_after_paying_so_it_cannot_pay() -> None:
    assert may_place(["old-earth"], ["gem-world", "comet-zone"]) == []
    game = settling(["old-earth"], ["gem-world", "comet-zone", "spice-world"], "settle", ["space-port"])
    pick(game, 0, "gem-world")
    assert [event.kind for event in game.log or []] == ["placed", "discarded", "drawn"]
    assert events(game, "drawn") == [Event("race:settle.5", "drawn", 0, (1,), (card("space-port"),), (0,))]
    assert keys(game.players[0].hand) == ["space-port"]
    assert game.view(1).players[0].hand_size == 1
    assert game.view(1).hand == ()


@rule("race:settle.5")
def test_the_bonus_is_drawn_for_a_conquest_too() -> None:
    game = settling(["new-sparta"], ["rebel-miners"], "settle", ["space-port"])
    pick(game, 0, "rebel-miners")
    assert [event.kind for event in game.log or []] == ["placed", "conquered", "drawn"]
    assert keys(game.players[0].hand) == ["space-port"]


@rule("race:settle.5")
@pytest.mark.parametrize("action", ["develop", "explore-5", "settle-2", "produce"])
def test_who_did_not_choose_settle_draws_nothing(action: str) -> None:
    game = settling(["new-sparta"], ["rebel-miners"], action)
    pick(game, 0, "rebel-miners")
    assert game.players[0].hand == []


@rule("race:settle.6")
def test_no_world_no_bonus() -> None:
    game = settling(["old-earth"], ["gem-world", "comet-zone", "spice-world"], "settle")
    pick(game, 0, "none")
    assert events(game, "drawn") == []
    game = settling(["old-earth"], [], "settle")
    assert game.over
    assert events(game, "drawn") == []


@rule("race:note.settle-bonus-timing")
def test_each_draws_the_bonus_before_the_next_player_places() -> None:
    game = race(
        ["old-earth"],
        ["new-sparta"],
        hands=[["artist-colony", "gem-world"], ["spice-world", "comet-zone", "plague-world", "space-port"]],
        actions=[["settle"], ["settle"]],
        top=["new-vinland", "distant-world"],
    )
    begin(game, "settle")
    pick(game, 0, "artist-colony")
    pick(game, 1, "spice-world")
    assert keys(game.players[0].hand) == ["new-vinland"], "drawn, though seat 1 has not paid yet"
    pick(game, 1, "comet-zone", "plague-world")
    assert keys(game.players[1].hand) == ["space-port", "distant-world"]
    actors = [(event.kind, event.actor) for event in game.log or []]
    assert actors == [("placed", 0), ("placed", 1), ("discarded", 0), ("drawn", 0), ("discarded", 1), ("drawn", 1)]


@rule("race:note.settle-bonus-timing")
def test_the_bonus_is_not_optional() -> None:
    game = settling(["old-earth"], ["refugee-world"], "settle")
    pick(game, 0, "refugee-world")
    assert game.over, "nobody is asked whether to draw"
    assert len(game.players[0].hand) == 1


@rule("race:settle.7")
def test_the_printed_vp_of_worlds_count() -> None:
    game = race(["old-earth", "terraformed-world", "destroyed-world"], ["new-sparta", "rebel-homeworld"])
    assert game.scores() == [2 + 5 + 0, 1 + 7]


# -- windfalls ---------------------------------------------------------------------------------------------------------


def worlds_by_kind(windfall: bool) -> list[int]:
    cards = [CARDS[number] for number in deck_of("first")]
    fitting = [each for each in cards if (each.windfall if windfall else each.production)]
    return [sum(each.kind == kind for each in fitting) for kind in (NO_GOOD, NOVELTY, RARE, GENES, ALIEN)]


@rule("race:settle.windfall.1")
def test_windfall_worlds_are_those_of_the_card_statistics() -> None:
    assert worlds_by_kind(windfall=True) == [0, 5, 7, 7, 6]
    assert worlds_by_kind(windfall=False) == [0, 9, 6, 4, 2]
    assert [len(settle_for_good(world)) for world in ("galactic-resort", "comet-zone", "galactic-engineers")] == [
        1,
        0,
        0,
    ]


def settle_for_good(world: str) -> list[int]:
    """The goods that lie on a world just settled."""
    game = settling(["epsilon-eridani"], [world, *MONEY[2:]])
    pick(game, 0, world)
    pick(game, 0, *offered(game, 0)[: asked(game, 0).least])
    return list(game.players[0].goods.values())


@rule("race:settle.windfall.2")
def test_the_top_card_is_laid_on_a_windfall_world_unseen() -> None:
    game = settling(["old-earth"], ["galactic-resort", *MONEY[:3]], "settle", ["space-port", "mining-world"])
    pick(game, 0, "galactic-resort")
    resort = card("galactic-resort")
    assert game.players[0].goods == {resort: card("space-port")}
    assert events(game, "good") == [Event("race:settle.1", "good", 0, (resort,), (card("space-port"),), ())]
    assert keys(game.players[0].hand) == ["mining-world"], "the bonus is the card after it"
    for seat in (0, 1):
        assert game.view(seat).players[0].goods == (resort,)
        assert [event.secret for event in game.log_for(seat) if event.kind == "good"] == [()], "not even its owner"
    assert card("space-port") not in game.players[0].tableau


@rule("race:settle.windfall.2")
def test_windfall_goods_are_laid_when_the_worlds_are_shown_before_anybody_pays() -> None:
    game = race(
        ["old-earth"],
        ["new-sparta"],
        ["epsilon-eridani"],
        hands=[["asteroid-belt", *MONEY[:3]], ["destroyed-world", *MONEY[3:5]], ["rebel-fuel-cache"]],
        actions=[["settle"], [], []],
        top=["space-port", "mining-world", "merchant-world", "new-earth"],
        first=1,
    )
    begin(game, "settle")
    pick(game, 2, "rebel-fuel-cache")
    pick(game, 0, "asteroid-belt")
    pick(game, 1, "destroyed-world")
    goods = [keys(list(player.goods.values())) for player in game.players]
    assert goods == [["merchant-world"], ["space-port"], ["mining-world"]], "in order from the lowest start world"
    assert [view.goods for view in game.view(2).players] == [
        (card("asteroid-belt"),),
        (card("destroyed-world"),),
        (card("rebel-fuel-cache"),),
    ]
    assert events(game, "discarded") == []
    pick(game, 1, "new-vinland")
    pick(game, 0, "gem-world", "comet-zone")
    assert keys(game.players[0].hand) == ["spice-world", "new-earth"]


@rule("race:settle.windfall.3")
def test_the_windfall_comes_once() -> None:
    game = settling(["old-earth", "asteroid-belt"], ["refugee-world", "radioactive-world", *MONEY])
    assert game.players[0].goods == {}, "a windfall world in the tableau gets no good from a Settle phase"
    pick(game, 0, "refugee-world")
    assert keys(list(game.players[0].goods)) == ["refugee-world"]
    begin(game, "consume")
    assert game.players[0].goods == {}
    for phase in ("produce", "settle"):
        begin(game, phase)
        if phase == "settle":
            pick(game, 0, "radioactive-world")
    assert keys(list(game.players[0].goods)) == ["radioactive-world"], "the consumed one does not come again"


@rule("race:settle.windfall.4", "race:settle.goods.1")
@pytest.mark.parametrize(
    ("world", "tableau", "kind", "cards"),
    [
        ("refugee-world", ["epsilon-eridani"], NOVELTY, 2),
        ("rebel-fuel-cache", ["epsilon-eridani"], RARE, 3),
        ("the-last-of-the-uplift-gnarssh", ["epsilon-eridani"], GENES, 4),
        ("alien-robot-sentry", ["new-sparta"], ALIEN, 5),
    ],
)
def test_the_good_is_of_the_kind_of_the_halo(world: str, tableau: list[str], kind: int, cards: int) -> None:
    game = settling(tableau, [world], "consume-trade", ["gem-world"])
    pick(game, 0, world)
    begin(game, "consume")
    assert [event.values for event in events(game, "sold")] == [(card(world), kind, cards)]
    assert len(game.players[0].hand) == cards


@rule("race:settle.goods.1")
def test_there_are_four_kinds_of_goods() -> None:
    assert KINDS == (NOVELTY, RARE, GENES, ALIEN)
    cards = [CARDS[number] for number in deck_of("first")]
    assert {each.kind for each in cards if each.windfall} == set(KINDS)
    assert {each.kind for each in cards if each.production} == set(KINDS)
    assert {each.kind for each in cards if not each.windfall and not each.production} == {NO_GOOD}


# -- conquest ----------------------------------------------------------------------------------------------------------


@rule("race:settle.conquest.1")
def test_military_worlds_have_a_defense_of_one_to_seven() -> None:
    defenses = [CARDS[number].cost for number in deck_of("first") if CARDS[number].military]
    assert [defenses.count(defense) for defense in range(9)] == [0, 6, 7, 3, 2, 2, 2, 1, 0]
    assert all(CARDS[number].is_world for number in deck_of("first") if CARDS[number].military)


@rule("race:settle.conquest.2")
def test_a_military_world_cannot_be_paid_for() -> None:
    assert may_place(["old-earth"], ["rebel-fuel-cache", *MONEY]) == MONEY
    assert may_place(["old-earth", "replicant-robots", "colony-ship"], ["rebel-fuel-cache", *MONEY]) == MONEY


@rule("race:settle.conquest.3", "race:settle.conquest.4")
@pytest.mark.parametrize(
    ("soldiers", "strength"),
    [
        (["epsilon-eridani"], 1),
        (["new-sparta"], 2),
        (["new-sparta", "expedition-force"], 3),
        (["new-sparta", "space-marines"], 4),
        (["new-sparta", "drop-ships"], 5),
        (["epsilon-eridani", "drop-ships", "space-marines"], 6),
        (["new-sparta", "drop-ships", "space-marines"], 7),
    ],
)
def test_military_as_high_as_the_defense_conquers_for_no_cards(soldiers: list[str], strength: int) -> None:
    worlds = ["outlaw-world", "rebel-miners", "pirate-world", "malevolent-lifeforms", "rebel-outpost", "rebel-base"]
    worlds.append("rebel-homeworld")
    assert may_place(soldiers, worlds) == worlds[:strength]
    game = settling(soldiers, [worlds[strength - 1], "gem-world"])
    pick(game, 0, worlds[strength - 1])
    assert game.over, "nothing to pay, nothing to choose"
    assert keys(game.players[0].hand) == ["gem-world"]
    assert game.discard == []
    assert keys(game.players[0].tableau) == [*soldiers, worlds[strength - 1]]
    assert events(game, "conquered") == [Event("race:powers.10", "conquered", 0, (card(worlds[strength - 1]),))]


@rule("race:settle.conquest.5")
def test_a_conquered_windfall_world_gets_its_good() -> None:
    game = settling(["new-sparta"], ["alien-robot-sentry"], top=["space-port"])
    pick(game, 0, "alien-robot-sentry")
    assert game.players[0].goods == {card("alien-robot-sentry"): card("space-port")}
    game = settling(["new-sparta"], ["rebel-miners"])
    pick(game, 0, "rebel-miners")
    assert game.players[0].goods == {}, "a production world starts empty"


@rule("race:settle.conquest.7")
def test_military_comes_from_all_kinds_of_cards_and_is_not_used_up() -> None:
    game = settling(
        ["epsilon-eridani", "blaster-gem-mines", "space-marines"], ["malevolent-lifeforms", "alien-robot-scout-ship"]
    )
    pick(game, 0, "malevolent-lifeforms")
    begin(game, "settle")
    assert offered(game, 0) == ["none", "alien-robot-scout-ship"], "4 again: 1 + 1 + 2"
    pick(game, 0, "alien-robot-scout-ship")
    assert keys(game.players[0].tableau)[-2:] == ["malevolent-lifeforms", "alien-robot-scout-ship"]
    assert game.discard == []


# -- military powers ---------------------------------------------------------------------------------------------------


@rule("race:power.settle.military.1")
@pytest.mark.parametrize(
    ("power", "amount"),
    [
        ("expedition-force", 1),
        ("imperium-armaments-world", 1),
        ("rebel-warrior-race", 1),
        ("space-marines", 2),
        ("lost-alien-warship", 2),
        ("new-galactic-order", 2),
        ("drop-ships", 3),
        ("lost-alien-battle-fleet", 3),
    ],
)
def test_military_adds_its_value(power: str, amount: int) -> None:
    worlds = ["pirate-world", "malevolent-lifeforms", "rebel-outpost"]
    assert may_place(["new-sparta", power], worlds) == worlds[:amount]
    assert may_place(["new-sparta"], worlds) == []


@rule("race:power.settle.military.2")
@pytest.mark.parametrize("power", ["empath-world", "refugee-world", "contact-specialist", "pan-galactic-league"])
def test_negative_military_lowers_the_total_whether_its_owner_likes_it_or_not(power: str) -> None:
    assert may_place(["new-sparta", power], ["alien-robot-sentry"]) == []
    assert may_place(["new-sparta", "expedition-force", power], ["alien-robot-sentry"]) == ["alien-robot-sentry"]
    assert may_place(["epsilon-eridani", power, "new-military-tactics"], ["alien-robot-scout-ship"]) == []


@rule("race:power.settle.specific-military.1")
def test_galactic_imperium_has_four_against_rebels_only() -> None:
    tableau = ["epsilon-eridani", "galactic-imperium"]
    rebels = ["rebel-fuel-cache", "rebel-miners", "rebel-warrior-race", "rebel-underground", "rebel-outpost"]
    others = ["outlaw-world", "avian-uplift-race", "pirate-world", "alien-robot-scout-ship", "lost-alien-warship"]
    assert may_place(tableau, [*rebels, *others, "rebel-base"]) == [*rebels, "outlaw-world"]


@rule("race:power.settle.specific-cost-military.1")
@pytest.mark.parametrize("power", ["alien-tech-institute", "alien-rosetta-stone-world"])
def test_alien_powers_lower_the_cost_or_raise_military_for_alien_worlds_only(power: str) -> None:
    tableau = ["epsilon-eridani", power]
    assert price(tableau, "deserted-alien-library") == 4
    assert price(tableau, "alien-robotic-factory") == 4, "production worlds too"
    assert price(tableau, "lost-species-ark-world") == 5
    assert price(tableau, "galactic-trendsetters") == 5
    assert may_place([*tableau, "expedition-force"], ["alien-robot-scout-ship", "malevolent-lifeforms"]) == [
        "alien-robot-scout-ship"
    ]
    assert may_place(tableau, ["alien-robot-scout-ship"]) == []
    assert may_place(tableau, ["pirate-world", "avian-uplift-race", "alien-robot-sentry"]) == ["alien-robot-sentry"]


@rule("race:power.settle.specific-cost-military.1")
def test_alpha_centauri_lowers_the_cost_or_raises_military_for_rare_elements_worlds_only() -> None:
    assert price(["alpha-centauri"], "asteroid-belt") == 1
    assert price(["alpha-centauri"], "mining-world") == 2
    assert price(["alpha-centauri"], "gem-world") == 2
    assert price(["alpha-centauri"], "galactic-engineers") == 2
    assert may_place(["alpha-centauri"], ["rebel-fuel-cache", "outlaw-world", "rebel-miners"]) == ["rebel-fuel-cache"]
    assert may_place(["alpha-centauri"], ["star-nomad-lair", "runaway-robots"]) == ["runaway-robots"]


@rule("race:power.settle.temporary-military.1")
def test_new_military_tactics_adds_three_and_is_discarded() -> None:
    worlds = ["rebel-outpost", "rebel-base", "rebel-homeworld"]
    assert may_place(["new-sparta", "new-military-tactics"], worlds) == ["rebel-outpost"]
    game = settling(["new-sparta", "new-military-tactics"], ["rebel-outpost"])
    pick(game, 0, "rebel-outpost")
    assert keys(game.players[0].tableau) == ["new-sparta", "rebel-outpost"]
    assert keys(game.discard) == ["new-military-tactics"]
    assert events(game, "given-up") == [Event("race:powers.10", "given-up", 0, (card("new-military-tactics"),))]


@rule("race:power.settle.temporary-military.1")
def test_the_three_do_not_outlast_the_phase() -> None:
    game = settling(["new-sparta", "new-military-tactics"], ["rebel-miners", "rebel-underground"])
    pick(game, 0, "rebel-miners")
    pick(game, 0, "conquer new-military-tactics")
    begin(game, "settle")
    assert game.over, "2 against 3"


@rule("race:power.settle.temporary-military.1")
@pytest.mark.parametrize(
    ("world", "ways"),
    [
        ("rebel-miners", ["conquer", "conquer new-military-tactics"]),
        ("gem-world", ["pay", "pay new-military-tactics"]),
    ],
)
def test_new_military_tactics_may_be_given_up_for_any_world_that_is_placed(world: str, ways: list[str]) -> None:
    for way in ways:
        game = settling(["new-sparta", "new-military-tactics"], [world, "comet-zone", "spice-world", "space-port"])
        pick(game, 0, world)
        assert offered(game, 0) == ways
        pick(game, 0, way)
        if world == "gem-world":
            pick(game, 0, "comet-zone", "spice-world")
        given_up = way.endswith("tactics")
        assert (card("new-military-tactics") in game.players[0].tableau) != given_up
        assert keys(game.discard).count("new-military-tactics") == given_up
        assert keys(game.players[0].tableau)[-1] == world
        assert game.over


@rule("race:power.settle.temporary-military.1")
def test_new_military_tactics_cannot_be_given_up_without_placing_a_world() -> None:
    game = settling(["new-sparta", "new-military-tactics"], ["rebel-miners"])
    assert offered(game, 0) == ["none", "rebel-miners"]
    pick(game, 0, "none")
    assert game.over
    assert keys(game.players[0].tableau) == ["new-sparta", "new-military-tactics"]


# -- settling for less -------------------------------------------------------------------------------------------------


@rule("race:power.settle.reduce-cost.1")
def test_replicant_robots_make_every_kind_of_world_cost_two_less() -> None:
    tableau = ["old-earth", "replicant-robots"]
    assert price(tableau, "tourist-world") == 2
    assert price(tableau, "mining-world") == 1
    assert price(tableau, "lost-species-ark-world") == 3
    assert price(tableau, "deserted-alien-library") == 4
    assert price(tableau, "gem-world") == 0
    assert price(tableau, "artist-colony") == 0
    assert may_place(tableau, ["tourist-world", "public-works", "drop-ships"]) == ["tourist-world"]
    assert may_place(tableau, ["tourist-world", "public-works"]) == []


@rule("race:power.settle.specific-reduce-cost.1")
def test_mining_robots_make_rare_elements_worlds_cost_one_less() -> None:
    tableau = ["old-earth", "mining-robots"]
    assert price(tableau, "mining-world") == 2
    assert price(tableau, "blaster-gem-mines") == 2
    assert price(tableau, "galactic-resort") == 3
    assert price(tableau, "plague-world") == 3
    assert price(tableau, "merchant-world") == 4
    assert price(tableau, "deserted-alien-outpost") == 4


# -- settling for nothing ----------------------------------------------------------------------------------------------


@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_may_be_given_up_to_settle_for_nothing() -> None:
    game = settling(["old-earth", "colony-ship"], ["tourist-world", *MONEY[:4]])
    pick(game, 0, "tourist-world")
    assert offered(game, 0) == ["pay", "pay colony-ship"]
    pick(game, 0, "pay colony-ship")
    assert game.over
    assert keys(game.players[0].hand) == MONEY[:4]
    assert keys(game.players[0].tableau) == ["old-earth", "tourist-world"]
    assert keys(game.discard) == ["colony-ship"]
    assert events(game, "given-up") == [Event("race:powers.10", "given-up", 0, (card("colony-ship"),))]
    assert events(game, "discarded") == []


@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_may_be_kept_by_paying() -> None:
    game = settling(["old-earth", "colony-ship"], ["tourist-world", *MONEY[:4]])
    pick(game, 0, "tourist-world")
    pick(game, 0, "pay")
    assert game.players[0].hand == []
    assert keys(game.players[0].tableau) == ["old-earth", "colony-ship", "tourist-world"]


@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_may_be_given_up_for_a_world_that_costs_nothing_already() -> None:
    game = settling(["old-earth", "colony-ship"], ["refugee-world"])
    pick(game, 0, "refugee-world")
    assert offered(game, 0) == ["pay", "pay colony-ship"]
    pick(game, 0, "pay colony-ship")
    assert keys(game.players[0].tableau) == ["old-earth", "refugee-world"]


@rule("race:power.settle.reduce-to-zero.1")
def test_colony_ship_is_no_help_in_conquest() -> None:
    game = settling(["new-sparta", "colony-ship"], ["rebel-miners", "pirate-world"])
    assert offered(game, 0) == ["none", "rebel-miners"]
    pick(game, 0, "rebel-miners")
    assert game.over, "it is conquered, and the ship is not asked for"
    assert keys(game.players[0].tableau) == ["new-sparta", "colony-ship", "rebel-miners"]


@rule("race:power.settle.reduce-to-zero.2")
@pytest.mark.parametrize(("world", "cost"), [("deserted-alien-outpost", 4), ("alien-robotic-factory", 6)])
def test_colony_ship_cannot_place_a_world_of_the_alien_kind(world: str, cost: int) -> None:
    assert may_place(["old-earth", "colony-ship"], [world]) == []
    assert price(["old-earth", "colony-ship"], world) == cost, "there is no way but to pay"


@rule("race:power.settle.reduce-to-zero.3")
def test_colony_ship_can_place_alien_rosetta_stone_world() -> None:
    game = settling(["old-earth", "colony-ship"], ["alien-rosetta-stone-world"])
    pick(game, 0, "alien-rosetta-stone-world")
    assert keys(game.players[0].tableau) == ["old-earth", "alien-rosetta-stone-world"]


# -- paying for military worlds ----------------------------------------------------------------------------------------


@rule("race:power.settle.pay-for-military.1")
@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("outlaw-world", 0),
        ("rebel-miners", 1),
        ("malevolent-lifeforms", 3),
        ("rebel-outpost", 4),
        ("rebel-homeworld", 6),
    ],
)
def test_contact_specialist_places_a_military_world_for_its_defense_less_one(world: str, cost: int) -> None:
    assert price(["old-earth", "contact-specialist"], world) == cost
    money = ["public-works", "colony-ship", "drop-ships", "export-duties", "space-marines", "genetics-lab"]
    tableau = ["old-earth", "contact-specialist"]
    assert may_place(tableau, [world, *money[:cost]]) == [world]
    if cost:
        assert may_place(tableau, [world, *money[: cost - 1]]) == []
    game = settling(tableau, [world, *money[:cost]], "settle", ["gem-world", "comet-zone"])
    pick(game, 0, world)
    assert keys(game.players[0].tableau) == ["old-earth", "contact-specialist", world], "the specialist stays"
    assert events(game, "conquered") == []
    assert events(game, "given-up") == []
    assert len(game.players[0].hand) == 1, "the bonus is drawn as always"


@rule("race:power.settle.pay-for-military.1")
def test_a_military_world_paid_for_gets_its_windfall() -> None:
    game = settling(["old-earth", "contact-specialist"], ["avian-uplift-race", "gem-world"], top=["space-port"])
    pick(game, 0, "avian-uplift-race")
    assert game.players[0].goods == {card("avian-uplift-race"): card("space-port")}
    assert keys(game.discard) == ["gem-world"]


@rule("race:power.settle.pay-for-military.1")
def test_contact_specialist_changes_no_price_of_other_worlds() -> None:
    assert price(["old-earth", "contact-specialist"], "tourist-world") == 4


@rule("race:settle.pay-for-military.2")
@pytest.mark.parametrize("world", ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-battle-fleet"])
def test_contact_specialist_cannot_place_alien_military_worlds(world: str) -> None:
    assert may_place(["old-earth", "contact-specialist"], [world, *MONEY]) == MONEY
    assert may_place(["old-earth", "contact-specialist", "colony-ship"], [world]) == []
    assert may_place(["old-earth", "contact-specialist", "alien-tech-institute"], [world, *MONEY]) == MONEY


@rule("race:settle.pay-for-military.3")
def test_military_does_not_lower_the_price() -> None:
    assert price(["old-earth", "contact-specialist", "drop-ships"], "rebel-outpost") == 4
    game = settling(
        ["old-earth", "contact-specialist", "drop-ships", "new-military-tactics"], ["rebel-homeworld", *MONEY]
    )
    pick(game, 0, "rebel-homeworld")
    assert offered(game, 0) == ["pay contact-specialist", "pay contact-specialist new-military-tactics"]
    pick(game, 0, "pay contact-specialist new-military-tactics")
    assert asked(game, 0).least == 6, "not even Military that was given up for"


@rule("race:settle.pay-for-military.4")
def test_settle_discounts_lower_the_price() -> None:
    assert price(["old-earth", "contact-specialist", "replicant-robots"], "rebel-outpost") == 2
    assert price(["old-earth", "contact-specialist", "mining-robots"], "rebel-miners") == 0
    assert price(["old-earth", "contact-specialist", "mining-robots"], "malevolent-lifeforms") == 3
    assert price(["old-earth", "contact-specialist", "mining-robots"], "rebel-outpost") == 4
    assert price(["old-earth", "contact-specialist", "replicant-robots"], "avian-uplift-race") == 0
    assert price(["alpha-centauri", "contact-specialist"], "rebel-miners") == 0


@rule("race:settle.pay-for-military.5")
def test_colony_ship_and_contact_specialist_place_a_military_world_for_nothing() -> None:
    tableau = ["old-earth", "colony-ship", "contact-specialist"]
    game = settling(tableau, ["rebel-homeworld"])
    pick(game, 0, "rebel-homeworld")
    assert game.over
    assert keys(game.players[0].tableau) == ["old-earth", "contact-specialist", "rebel-homeworld"]
    assert keys(game.discard) == ["colony-ship"]
    game = settling(tableau, ["rebel-miners", "gem-world"])
    pick(game, 0, "rebel-miners")
    assert offered(game, 0) == ["pay contact-specialist", "pay contact-specialist colony-ship"]


@rule("race:settle.pay-for-military.6")
def test_a_military_world_is_conquered_or_paid_for_and_nothing_between() -> None:
    tableau = ["new-sparta", "expedition-force", "contact-specialist"]
    hand = ["rebel-miners", "gem-world", "comet-zone"]
    for way, left in [("conquer", 2), ("pay contact-specialist", 1)]:
        game = settling(tableau, hand)
        pick(game, 0, "rebel-miners")
        assert offered(game, 0) == ["conquer", "pay contact-specialist"]
        pick(game, 0, way)
        if way != "conquer":
            pick(game, 0, "gem-world")
        assert len(game.players[0].hand) == left
        assert len(events(game, "conquered")) == (way == "conquer")
    assert may_place(tableau, ["rebel-outpost", "gem-world"]) == [], "2 and one card do not make 5"


@rule("race:power.settle.pay-for-military.3")
def test_contact_specialist_has_one_military_less() -> None:
    assert may_place(["epsilon-eridani", "contact-specialist"], ["alien-robot-sentry"]) == []
    assert may_place(["new-sparta", "contact-specialist"], ["alien-robot-sentry"]) == []
    assert may_place(["new-sparta"], ["alien-robot-sentry"]) == ["alien-robot-sentry"]
    game = race(["old-earth", "contact-specialist", "new-galactic-order"], ["new-sparta"])
    assert game.scores()[0] == 2 + 1 + (2 - 1)


# -- drawing -----------------------------------------------------------------------------------------------------------


@rule("race:power.settle.draw-after.1")
@pytest.mark.parametrize("world", ["artist-colony", "rebel-miners"])
def test_terraforming_robots_draw_after_a_world_military_or_not(world: str) -> None:
    game = settling(["new-sparta", "terraforming-robots"], [world, "gem-world"], top=["space-port"])
    pick(game, 0, world)
    assert events(game, "drawn") == [Event("race:settle.5", "drawn", 0, (1,), (card("space-port"),), (0,))]
    assert keys(game.players[0].hand)[-1] == "space-port"


@rule("race:power.settle.draw-after.1")
def test_terraforming_robots_draw_nothing_without_a_world() -> None:
    game = settling(["new-sparta", "terraforming-robots"], ["rebel-miners"])
    pick(game, 0, "none")
    assert events(game, "drawn") == []
