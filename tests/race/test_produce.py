"""V: Produce."""

from __future__ import annotations

import pytest

from orrery.kernel.event import Event
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.rules.produce import BY_BONUS
from orrery.race.rules.round import Round
from orrery.race.state import ACTIONS, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, key, keys, offered, pick, race

# A production world and a windfall world of each kind, none of them with another Produce power.
PRODUCTION = ["artist-colony", "rebel-miners", "plague-world", "alien-robotic-factory"]
WINDFALL = ["refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"]
KINDS = [NOVELTY, RARE, GENES, ALIEN]


def produce(*tableau: str, goods: list[str] | None = None, action: str = "explore-5") -> Race:
    """The first player produces with these cards; the other one, who chose Produce, has no world to produce on."""
    game = race(
        ["new-sparta", *tableau], ["old-earth"], goods=[goods or [], []], actions=[[action], ["produce"]], first=0
    )
    return begin(game, "produce")


def with_goods(game: Race, seat: int = 0) -> list[str]:
    return keys(list(game.players[seat].goods))


def drawn(game: Race, seat: int = 0) -> int:
    return len(game.players[seat].hand)


def moves(game: Race) -> list[str]:
    """What happened, in short: "good gem-world", "drawn 1"."""
    lines: list[str] = []
    for event in game.log or []:
        value = event.values[0]
        lines.append(f"{event.kind} {key(value) if event.kind == 'good' else value}")
    return lines


# -- the action --------------------------------------------------------------------------------------------------------


@rule("race:produce.1")
def test_each_empty_production_world_gets_a_good() -> None:
    game = race(["new-sparta", *PRODUCTION], ["earths-lost-colony"], actions=[["produce"], ["explore-5"]])
    pile = game.deck[::-1]
    begin(game, "produce")
    assert game.players[0].goods == dict(zip([card(world) for world in PRODUCTION], pile))
    assert game.players[1].goods == {card("earths-lost-colony"): pile[4]}
    assert game.deck == pile[5:][::-1]
    assert [player.hand for player in game.players] == [[], []]


@rule("race:produce.1")
def test_nobody_sees_the_card_that_becomes_a_good() -> None:
    game = race(["new-sparta", "artist-colony"], ["old-earth"], actions=[["produce"], []])
    top = game.deck[-1]
    begin(game, "produce")
    assert game.log == [Event("race:produce.1", "good", 0, (card("artist-colony"),), (top,), ())]
    for seat in range(2):
        assert game.log_for(seat) == [Event("race:produce.1", "good", 0, (card("artist-colony"),))]
        assert game.view(seat).players[0].goods == (card("artist-colony"),)
    assert game.learned == 0


@rule("race:produce.2")
@pytest.mark.parametrize(("world", "kind"), list(zip(PRODUCTION, KINDS)))
def test_the_production_world_fixes_the_kind_of_the_good(world: str, kind: int) -> None:
    game = produce(world)
    assert game.players[0].produced == [int(each == kind) for each in range(5)]
    trade = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}[kind]
    game.over = False
    game.players[0].actions = (ACTIONS.index("consume-trade"),)
    begin(game, "consume")
    assert events(game, "sold")[0].values == (card(world), kind, trade)


@rule("race:produce.3")
def test_no_world_gets_a_second_good() -> None:
    game = race(
        ["new-sparta", "artist-colony", "asteroid-belt", "mining-robots"],
        ["old-earth"],
        goods=[["artist-colony", "asteroid-belt"], []],
        actions=[["produce"], ["explore-5"]],
    )
    goods = game.players[0].goods.copy()
    pile = game.deck.copy()
    begin(game, "produce")
    assert game.over
    assert game.players[0].goods == goods
    assert (game.deck, game.discard) == (pile, [])
    assert game.players[0].produced == [0, 0, 0, 0, 0]


@rule("race:produce.5", "race:note.produce-bonus-may")
def test_the_bonus_produces_on_one_windfall_world_of_the_players_choice() -> None:
    game = produce(*WINDFALL, action="produce")
    question = asked(game, 0)
    assert (question.prompt, question.rule) == ("windfall", "race:produce.5")
    assert (question.least, question.most) == (1, 1)
    assert offered(game, 0) == [f"produce {world} {BY_BONUS}" for world in WINDFALL]  # and not to pass
    pick(game, 0, f"produce pre-sentient-race {BY_BONUS}")
    assert game.over
    assert with_goods(game) == ["pre-sentient-race"]
    assert [event.rule for event in events(game, "good")] == ["race:produce.5"]


@rule("race:produce.5")
def test_the_bonus_needs_an_empty_windfall_world() -> None:
    game = produce("asteroid-belt", "refugee-world", goods=["asteroid-belt"], action="produce")
    assert game.over
    assert with_goods(game) == ["asteroid-belt", "refugee-world"]
    game = produce("asteroid-belt", goods=["asteroid-belt"], action="produce")
    assert game.over
    assert not events(game, "good")


@cite.card("race:produce")
@rule("race:note.produce-bonus-may")
def test_the_good_of_the_bonus_must_be_produced() -> None:
    game = produce("asteroid-belt", action="produce")
    assert game.over
    assert with_goods(game) == ["asteroid-belt"]


@rule("race:produce.6")
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "produce"])
def test_windfall_worlds_do_not_produce_by_themselves(action: str) -> None:
    game = produce(*WINDFALL, action=action)
    assert game.over
    assert with_goods(game) == []


@rule("race:produce.6")
def test_who_chose_produce_gets_the_bonus_and_nobody_else() -> None:
    game = race(["alpha-centauri"], ["new-sparta", "asteroid-belt"], ["old-earth", "refugee-world"])
    game.begin(Round())
    for seat, action in enumerate(["explore-5", "produce", "explore-1-1"]):
        pick(game, seat, action)
    for seat in (0, 1, 2):
        question = asked(game, seat)
        pick(game, seat, *offered(game, seat)[: question.least])
    assert game.over
    assert [with_goods(game, seat) for seat in range(3)] == [[], ["asteroid-belt"], []]


# -- powers ------------------------------------------------------------------------------------------------------------


@rule("race:power.produce.windfall.1", "race:produce.6")
def test_galactic_engineers_produce_on_any_windfall_world() -> None:
    for world in WINDFALL:
        game = produce("galactic-engineers", *WINDFALL)
        assert offered(game, 0) == [f"produce {each} galactic-engineers" for each in WINDFALL]
        pick(game, 0, f"produce {world} galactic-engineers")
        assert game.over
        assert with_goods(game) == [world]


@rule("race:power.produce.specific-windfall.1")
@pytest.mark.parametrize(
    ("power", "world"),
    [
        ("expanding-colony", "refugee-world"),
        ("free-trade-association", "refugee-world"),
        ("mining-robots", "asteroid-belt"),
        ("mining-league", "asteroid-belt"),
        ("genetics-lab", "pre-sentient-race"),
        ("alien-rosetta-stone-world", "deserted-alien-outpost"),
    ],
)
def test_a_power_produces_on_one_windfall_world_of_its_kind(power: str, world: str) -> None:
    game = produce(power, *WINDFALL)
    assert game.over
    assert with_goods(game) == [world]
    game = produce(power, *WINDFALL, goods=[world])
    assert game.over
    assert not events(game, "good")


@rule("race:power.produce.specific-windfall.1")
def test_the_player_chooses_among_the_worlds_of_the_kind() -> None:
    game = produce("genetics-lab", "pre-sentient-race", "empath-world", "asteroid-belt")
    assert offered(game, 0) == ["produce pre-sentient-race genetics-lab", "produce empath-world genetics-lab"]
    pick(game, 0, "produce empath-world genetics-lab")
    assert game.over
    assert with_goods(game) == ["empath-world"]


@rule("race:power.produce.windfall.1", "race:produce.5")
def test_a_power_and_the_bonus_produce_on_a_world_each() -> None:
    game = produce("galactic-engineers", *WINDFALL, action="produce")
    # Both take any world, so there is one option for each world, not two.
    assert offered(game, 0) == [f"produce {each} galactic-engineers" for each in WINDFALL]
    pick(game, 0, "produce asteroid-belt galactic-engineers")
    assert offered(game, 0) == [f"produce {each} {BY_BONUS}" for each in WINDFALL if each != "asteroid-belt"]
    pick(game, 0, f"produce refugee-world {BY_BONUS}")
    assert game.over
    assert with_goods(game) == ["asteroid-belt", "refugee-world"]


def test_the_player_chooses_which_power_produces_where() -> None:
    def ask() -> Race:
        game = produce("mining-robots", "asteroid-belt", "refugee-world", action="produce")
        assert offered(game, 0) == [
            "produce asteroid-belt mining-robots",
            f"produce asteroid-belt {BY_BONUS}",
            f"produce refugee-world {BY_BONUS}",
        ]
        return game

    game = ask()
    pick(game, 0, f"produce refugee-world {BY_BONUS}")
    assert game.over
    assert with_goods(game) == ["refugee-world", "asteroid-belt"]
    game = ask()
    pick(game, 0, f"produce asteroid-belt {BY_BONUS}")
    assert game.over  # nothing is left that Mining Robots could produce on
    assert with_goods(game) == ["asteroid-belt"]


def test_equal_powers_of_several_cards_all_work() -> None:
    worlds = ["asteroid-belt", "radioactive-world", "destroyed-world"]
    game = produce("mining-robots", "mining-league", *worlds)
    assert offered(game, 0) == [f"produce {world} mining-robots" for world in worlds]
    pick(game, 0, "produce radioactive-world mining-robots")
    assert offered(game, 0) == ["produce asteroid-belt mining-league", "produce destroyed-world mining-league"]
    pick(game, 0, "produce destroyed-world mining-league")
    assert game.over
    assert with_goods(game) == ["radioactive-world", "destroyed-world"]


def test_one_world_for_several_powers_is_no_choice() -> None:
    game = produce("mining-robots", "galactic-engineers", "asteroid-belt", action="produce")
    assert game.over
    assert with_goods(game) == ["asteroid-belt"]
    assert game.players[0].produced == [0, 0, 1, 0, 0]


@rule("race:power.produce.draw.1")
@pytest.mark.parametrize(("power", "number"), [("rebel-underground", 1), ("merchant-guild", 2)])
def test_plain_draws(power: str, number: int) -> None:
    game = race(["new-sparta", power], ["old-earth"], actions=[[], ["produce"]])
    top = game.deck[::-1][:number]
    begin(game, "produce")
    assert game.players[0].hand == top
    assert game.log == [Event("race:produce.1", "drawn", 0, (number,), tuple(top), (0,))]


@rule("race:power.produce.draw.1")
def test_plain_draws_add_up() -> None:
    assert drawn(produce("rebel-underground", "merchant-guild")) == 3


@rule("race:power.produce.good-and-draw.1")
@pytest.mark.parametrize(
    ("world", "number"), [("gem-world", 1), ("comet-zone", 1), ("mining-world", 1), ("lost-species-ark-world", 2)]
)
def test_produce_and_draw_but_only_if_it_produced(world: str, number: int) -> None:
    game = produce(world)
    assert with_goods(game) == [world]
    assert drawn(game) == number
    assert moves(game) == [f"good {world}", f"drawn {number}"]
    assert drawn(produce(world, goods=[world])) == 0


@rule("race:power.produce.draw-on-windfall.1")
def test_runaway_robots_draw_when_they_produce() -> None:
    game = produce("runaway-robots", action="produce")
    assert moves(game) == ["good runaway-robots", "drawn 1"]
    game = produce("runaway-robots", "mining-robots")
    assert moves(game) == ["good runaway-robots", "drawn 1"]
    game = produce("runaway-robots", "asteroid-belt", action="produce")
    pick(game, 0, f"produce asteroid-belt {BY_BONUS}")
    assert drawn(game) == 0
    game = produce("runaway-robots", goods=["runaway-robots"], action="produce")
    assert drawn(game) == 0


@rule("race:power.produce.draw-for-kind.1")
def test_a_card_for_each_good_of_the_kind_produced_in_this_phase() -> None:
    # Artist Colony and Spice World produce, and so does Star Nomad Lair by the bonus; Space Port has its good already.
    worlds = ["artist-colony", "spice-world", "space-port", "star-nomad-lair", "rebel-miners"]
    game = produce("consumer-markets", *worlds, goods=["space-port"], action="produce")
    assert drawn(game) == 3
    assert events(game, "drawn") == [
        Event("race:power.produce.draw-for-kind.1", "drawn", 0, (3,), tuple(game.players[0].hand), (0,))
    ]
    game.over = False
    begin(game, "produce")  # all worlds are full now
    assert drawn(game) == 3


@rule("race:power.produce.draw-for-kind.1")
def test_research_labs_draw_for_alien_technology() -> None:
    game = produce("research-labs", *PRODUCTION, "deserted-alien-outpost", action="produce")
    assert drawn(game) == 2
    assert drawn(produce("research-labs", *PRODUCTION[:3])) == 0


@rule("race:power.produce.draw-for-worlds.1")
def test_pan_galactic_league_draws_for_genes_worlds_of_both_sorts() -> None:
    worlds = [
        "plague-world",
        "distant-world",
        "pre-sentient-race",
        "avian-uplift-race",
        "rebel-miners",
        "asteroid-belt",
    ]
    game = race(["new-sparta", "pan-galactic-league", "drop-ships", *worlds], ["old-earth", "empath-world"])
    begin(game, "produce")
    assert with_goods(game) == ["plague-world", "distant-world", "rebel-miners"]
    assert [drawn(game, seat) for seat in range(2)] == [4, 0]


@rule("race:power.produce.draw-for-worlds.1")
def test_worlds_that_hold_a_good_count_as_well() -> None:
    worlds = ["plague-world", "pre-sentient-race"]
    assert drawn(produce("pan-galactic-league", "drop-ships", *worlds, goods=worlds)) == 2


def most(mine: list[str], others: list[str], first: int = 0, actions: list[list[str]] | None = None) -> Race:
    game = race(
        ["new-sparta", "mining-conglomerate", *mine],
        ["old-earth", *others],
        ["epsilon-eridani"],
        actions=actions,
        first=first,
    )
    return begin(game, "produce")


@rule("race:power.produce.draw-for-most.1")
def test_mining_conglomerate_draws_two_for_strictly_most_rare_elements() -> None:
    assert drawn(most(["rebel-miners"], [])) == 2
    assert drawn(most(["rebel-miners", "new-earth"], ["imperium-armaments-world"])) == 2
    assert drawn(most(["rebel-miners"], ["imperium-armaments-world"])) == 0
    assert drawn(most(["rebel-miners"], ["imperium-armaments-world", "new-earth"])) == 0
    assert drawn(most(["artist-colony", "plague-world"], [])) == 0
    assert drawn(most(["artist-colony", "plague-world"], ["rebel-miners"])) == 0


@rule("race:power.produce.draw-for-most.1")
def test_most_is_counted_when_all_have_produced() -> None:
    """The second player's windfall good ties, although it comes after the first player's turn."""
    actions = [["explore-5"], ["produce"], ["explore-5"]]
    assert drawn(most(["rebel-miners"], ["asteroid-belt"], actions=actions)) == 0
    game = most(["rebel-miners", "new-earth"], ["asteroid-belt"], actions=actions)
    assert moves(game) == ["good rebel-miners", "good new-earth", "good asteroid-belt", "drawn 2"]
    assert events(game, "drawn")[0].rule == "race:power.produce.draw-for-most.1"
    assert events(game, "drawn")[0].actor == 0


@rule("race:power.produce.draw-for-most.1")
def test_goods_that_lay_there_before_do_not_count_for_most() -> None:
    game = race(
        ["new-sparta", "mining-conglomerate", "rebel-miners", "new-earth"],
        ["old-earth", "mining-conglomerate", "imperium-armaments-world"],
        goods=[["rebel-miners", "new-earth"], []],
    )
    begin(game, "produce")
    assert [drawn(game, seat) for seat in range(2)] == [0, 2]


@rule("race:power.produce.draw-for-different.1")
def test_diversified_economy_draws_for_each_kind_produced() -> None:
    assert drawn(produce("diversified-economy", *PRODUCTION)) == 4
    assert drawn(produce("diversified-economy", "artist-colony", "spice-world")) == 1
    assert drawn(produce("diversified-economy", "artist-colony", "rebel-miners", goods=["rebel-miners"])) == 1
    assert drawn(produce("diversified-economy", "artist-colony", "asteroid-belt", action="produce")) == 2


# -- order -------------------------------------------------------------------------------------------------------------


def test_production_and_plain_draws_then_windfall_worlds_then_draws_that_count() -> None:
    game = race(
        ["new-sparta", "diversified-economy", "merchant-guild", "mining-conglomerate", "runaway-robots", "gem-world"],
        ["old-earth", "artist-colony"],
        actions=[["produce"], ["explore-5"]],
    )
    begin(game, "produce")
    assert moves(game) == [
        "good gem-world",
        "drawn 1",
        "drawn 2",
        "good runaway-robots",
        "drawn 1",
        "drawn 2",  # Diversified Economy: Novelty and Rare elements
        "good artist-colony",
        "drawn 2",  # Mining Conglomerate, after all players
    ]
    assert [(event.kind, event.rule) for event in game.log or []][2:6] == [
        ("drawn", "race:produce.1"),
        ("good", "race:produce.5"),
        ("drawn", "race:produce.5"),
        ("drawn", "race:power.produce.draw-for-kind.1"),
    ]


def test_players_produce_one_after_the_other_from_the_lowest_start_world() -> None:
    game = race(["new-sparta", "gem-world"], ["earths-lost-colony"], ["old-earth", "artist-colony"], first=2)
    begin(game, "produce")
    assert moves(game) == ["good artist-colony", "good gem-world", "drawn 1", "good earths-lost-colony"]


def test_who_produced_most_draws_in_the_order_of_start_worlds() -> None:
    game = race(
        ["new-sparta", "mining-conglomerate", "rebel-miners"],
        ["old-earth", "rebel-underground", "merchant-guild"],
        first=1,
    )
    begin(game, "produce")
    assert [(event.actor, event.values) for event in events(game, "drawn")] == [(1, (3,)), (0, (2,))]


def test_what_was_produced_is_forgotten_when_produce_begins_again() -> None:
    game = produce("consumer-markets", "artist-colony")
    assert (game.players[0].produced[NOVELTY], drawn(game)) == (1, 1)
    game.over = False
    begin(game, "produce")
    assert (game.players[0].produced[NOVELTY], drawn(game)) == (0, 1)


# -- an empty pile -----------------------------------------------------------------------------------------------------


def test_the_last_cards_of_the_pile_become_goods_and_then_there_are_none() -> None:
    game = race(["new-sparta", "gem-world", "comet-zone"], ["earths-lost-colony"], deck=2)
    begin(game, "produce")
    assert with_goods(game) == ["gem-world"]  # the second card is the one that Gem World draws
    assert [drawn(game, seat) for seat in range(2)] == [1, 0]
    assert with_goods(game, 1) == []
    assert game.players[0].produced == [0, 1, 0, 0, 0]


def test_without_any_card_nothing_is_produced_and_nobody_is_stuck() -> None:
    game = race(
        ["new-sparta", "gem-world", "mining-robots", "diversified-economy", "merchant-guild", "asteroid-belt"],
        ["old-earth"],
        actions=[["produce"], []],
        deck=0,
    )
    begin(game, "produce")
    assert game.over
    assert game.log == []
    assert (game.players[0].goods, game.players[0].hand) == ({}, [])
    assert game.players[0].produced == [0, 0, 0, 0, 0]
