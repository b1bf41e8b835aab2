"""Timing: at once wherever order cannot matter, one player at a time in order where it can."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.race.rules.round import Round
from orrery.race.rules.whole_game import WholeGame, is_last_round
from orrery.race.setup import setup
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, keys, offered, pick, race

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


@rule("race:timing.1")
@pytest.mark.parametrize(("phase", "prompt"), [("explore", "keep"), ("develop", "develop"), ("settle", "settle")])
def test_everybody_chooses_at_once(phase: str, prompt: str) -> None:
    hands = [
        ["public-works", *MONEY[:3]],
        ["drop-ships", "space-marines", *MONEY[3:]],
        ["colony-ship", "old-earth", "space-port", "mining-world"],
    ]
    for order in ([2, 0, 1], [1, 0, 2]):
        game = race(["alpha-centauri"], ["new-sparta"], ["epsilon-eridani"], hands=hands, first=2)
        begin(game, phase)
        assert [(decision.seat, decision.prompt) for decision in game.waiting()] == [
            (2, prompt),
            (0, prompt),
            (1, prompt),
        ]
        for seat in order:
            assert not events(game, "kept") + events(game, "placed"), "nothing happens before the last has chosen"
            game.answer(Choice(seat, (1,)))
        shown = [event.actor for event in events(game, "kept") + events(game, "placed")]
        assert shown == [2, 0, 1], "however fast they chose"


@rule("race:timing.1")
def test_actions_and_the_hand_limit_are_chosen_at_once() -> None:
    game = race(["alpha-centauri"], ["new-sparta"])
    game.players[0].hand = game.deck[:11]
    game.players[1].hand = game.deck[11:23]
    del game.deck[:23]
    game.begin(Round())
    assert [(decision.seat, decision.prompt) for decision in game.waiting()] == [(0, "action"), (1, "action")]
    pick(game, 1, "produce")
    pick(game, 0, "produce")
    assert [(decision.seat, decision.prompt) for decision in game.waiting()] == [(0, "hand limit"), (1, "hand limit")]


# -- one player at a time ----------------------------------------------------------------------------------------------


@rule("race:timing.3")
@pytest.mark.parametrize(
    ("worlds", "first", "order"),
    [
        ("new-sparta,alpha-centauri,old-earth", 2, [2, 0, 1]),
        ("earths-lost-colony,epsilon-eridani,new-sparta", 1, [1, 2, 0]),
        ("old-earth,earths-lost-colony,epsilon-eridani", 0, [0, 1, 2]),
    ],
)
def test_the_order_goes_clockwise_from_the_lowest_start_world(worlds: str, first: int, order: list[int]) -> None:
    game = setup({"players": 3, "start_worlds": worlds}, 1)
    for seat in range(3):
        game.answer(Choice(seat, (0, 1)))
    assert game.first == game.view(0).first == first
    assert game.in_order() == order


@rule("race:timing.3")
def test_the_original_start_world_counts_even_if_a_lower_one_is_settled_later() -> None:
    hands = [["artist-colony", "public-works"], ["old-earth", "gem-world", "comet-zone", "spice-world"]]
    game = race(["epsilon-eridani"], ["new-sparta"], hands=hands)
    game.begin(WholeGame())
    pick(game, 0, "settle")
    pick(game, 1, "settle")
    pick(game, 0, "none")
    pick(game, 1, "old-earth")
    assert keys(game.players[1].tableau) == ["new-sparta", "old-earth"]
    assert [player.start for player in game.players] == [1, 3]
    assert game.in_order() == [0, 1]
    assert [decision.seat for decision in game.waiting()] == [0, 1]


@rule("race:timing.2", "race:timing.3")
def test_the_last_cards_of_the_pile_go_to_who_comes_first() -> None:
    tableaus = [["new-sparta", "gem-world"], ["alpha-centauri", "artist-colony"], ["old-earth", "plague-world"]]
    for first, goods, hands in [
        (2, [["mining-world"], [], ["space-port"]], [0, 0, 0]),
        (1, [[], ["space-port"], ["mining-world"]], [0, 0, 0]),
        (0, [["space-port"], [], []], [1, 0, 0]),
    ]:
        game = race(*tableaus, first=first, top=["space-port", "mining-world"], deck=2)
        begin(game, "produce")
        assert [keys(list(player.goods.values())) for player in game.players] == goods
        assert [len(player.hand) for player in game.players] == hands, "Gem World drew a card if one was left"


@rule("race:timing.2", "race:timing.3")
def test_players_consume_one_at_a_time_when_the_chips_run_out() -> None:
    tableaus = [["earths-lost-colony", "gem-world"], ["old-earth", "comet-zone", "mining-world"]]
    goods = [["earths-lost-colony", "gem-world"], ["comet-zone", "mining-world"]]
    game = race(*tableaus, goods=goods, first=1, pool=2)
    begin(game, "consume")
    assert [decision.seat for decision in game.waiting()] == [0], "seat 1 had no choice and is done"
    assert game.players[1].chips == 2
    assert game.view(0).pool == 0, "seat 0 sees that the supply is empty"
    assert is_last_round(game)
    pick(game, 0, "gem-world")
    assert game.players[0].chips == 1, "and is paid all the same"


@rule("race:timing.2", "race:timing.3")
def test_players_settle_one_at_a_time_in_order() -> None:
    hands = [
        ["asteroid-belt", *MONEY[:3]],
        ["galactic-resort", *MONEY[3:]],
        ["radioactive-world", "space-port", "mining-world", "old-earth"],
    ]
    game = race(["alpha-centauri"], ["new-sparta"], ["epsilon-eridani"], hands=hands, first=2)
    begin(game, "settle")
    pick(game, 0, "asteroid-belt")
    pick(game, 1, "galactic-resort")
    pick(game, 2, "radioactive-world")
    paid: list[int] = []
    while not game.over:
        assert len(game.waiting()) == 1
        seat = game.waiting()[0].seat
        assert asked(game, seat).prompt == "pay"
        paid.append(seat)
        game.answer(Choice(seat, tuple(range(asked(game, seat).least))))
    assert paid == [2, 0, 1]
    assert [event.actor for event in events(game, "discarded")] == [2, 0, 1]
    assert [event.actor for event in events(game, "good")] == [2, 0, 1]


# -- the rulebook's example --------------------------------------------------------------------------------------------


@rule("race:timing.4")
def test_a_later_player_sees_what_earlier_players_give_up_and_place() -> None:
    eleven = ["old-earth", "new-military-tactics", *MONEY, "space-port", "mining-world"]
    assert len(eleven) == 11
    game = race(
        ["new-sparta", "colony-ship"],
        eleven,
        ["epsilon-eridani", "new-military-tactics"],
        hands=[
            ["merchant-world", "public-works", "drop-ships", "space-marines", "export-duties"],
            ["artist-colony", "genetics-lab"],
            ["outlaw-world"],
        ],
        first=1,
    )
    begin(game, "settle")
    pick(game, 0, "merchant-world")
    pick(game, 1, "artist-colony")
    pick(game, 2, "outlaw-world")
    assert [decision.seat for decision in game.waiting()] == [1], "the others wait"
    assert offered(game, 1) == ["pay", "pay new-military-tactics"]
    pick(game, 1, "pay new-military-tactics")
    seen = game.view(2).players[1]
    assert card("new-military-tactics") not in seen.tableau
    assert len(seen.tableau) + len(seen.placed) == 11, "so this is not yet the last round"
    assert [decision.seat for decision in game.waiting()] == [2]
    assert offered(game, 2) == ["conquer", "conquer new-military-tactics"]
    pick(game, 2, "conquer")
    assert [decision.seat for decision in game.waiting()] == [0]
    assert offered(game, 0) == ["pay", "pay colony-ship"]
    pick(game, 0, "pay colony-ship")
    assert not is_last_round(game)


@rule("race:timing.4")
def test_a_later_player_sees_that_an_earlier_one_keeps_the_card_and_places_a_twelfth() -> None:
    eleven = ["old-earth", "new-military-tactics", *MONEY, "space-port", "mining-world"]
    game = race(
        ["new-sparta", "colony-ship"], eleven, hands=[["gambling-world", "public-works"], ["refugee-world"]], first=1
    )
    begin(game, "settle")
    pick(game, 0, "gambling-world")
    pick(game, 1, "refugee-world")
    pick(game, 1, "pay")
    seen = game.view(0).players[1]
    assert len(seen.tableau) + len(seen.placed) == 12
    assert offered(game, 0) == ["pay", "pay colony-ship"], "seat 0 decides knowing that this is the last round"
    pick(game, 0, "pay")
    assert is_last_round(game)
