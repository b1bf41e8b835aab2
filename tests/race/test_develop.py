"""II: Develop."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.race.cards import CARDS, deck_of
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, keys, offered, pick, race

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


# -- choosing and showing ----------------------------------------------------------------------------------------------


@rule("race:develop.1")
def test_developments_are_chosen_in_secret_shown_together_and_then_paid() -> None:
    hands = [["public-works", "drop-ships", *MONEY[:4]], ["space-marines", *MONEY[4:]], ["gambling-world"]]
    game = race(["old-earth"], ["new-sparta"], ["alpha-centauri"], hands=hands)
    begin(game, "develop")
    assert [decision.seat for decision in game.waiting()] == [0, 1], "seat 2 has no development"
    assert {decision.rule for decision in game.waiting()} == {"race:develop.1"}
    assert offered(game, 0) == ["none", "public-works", "drop-ships"], "developments only"
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 1), "at most one"
    before = [game.view(1), game.view(2)]
    pick(game, 0, "drop-ships")
    assert [game.view(1), game.view(2)] == before
    assert not game.log
    pick(game, 1, "space-marines")
    assert events(game, "placed") == [
        Event("race:develop.1", "placed", 0, (card("drop-ships"),)),
        Event("race:develop.1", "placed", 1, (card("space-marines"),)),
    ]
    assert [view.placed for view in game.view(2).players] == [(card("drop-ships"),), (card("space-marines"),), ()]
    assert [view.hand_size for view in game.view(2).players] == [5, 3, 1]
    assert [(decision.seat, decision.prompt, decision.things) for decision in game.waiting()] == [
        (0, "pay", (("card", card("drop-ships")),)),
        (1, "pay", (("card", card("space-marines")),)),
    ]
    pick(game, 1, "plague-world", "tourist-world")
    pick(game, 0, "public-works", "gem-world", "comet-zone", "spice-world")
    tableaus = [keys(player.tableau) for player in game.players]
    assert tableaus == [["old-earth", "drop-ships"], ["new-sparta", "space-marines"], ["alpha-centauri"]]
    assert [keys(player.hand) for player in game.players] == [["new-vinland"], ["distant-world"], ["gambling-world"]]
    assert [player.placed for player in game.players] == [[], [], []]
    assert game.over


@rule("race:develop.1")
def test_placing_two_developments_is_refused() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["public-works", "drop-ships", *MONEY], []])
    begin(game, "develop")
    with pytest.raises(Refused):
        game.answer(Choice(0, (1, 2)))
    pick(game, 0, "public-works")
    pick(game, 0, "gem-world")
    assert keys(game.players[0].tableau) == ["old-earth", "public-works"]
    assert game.over


@rule("race:develop.2")
def test_building_is_optional() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["public-works", *MONEY[:2]], ["space-marines", *MONEY[2:]]])
    begin(game, "develop")
    pick(game, 0, "none")
    pick(game, 1, "none")
    assert game.over
    assert [len(player.hand) for player in game.players] == [3, 6]
    assert [len(player.tableau) for player in game.players] == [1, 1]
    assert game.discard == []
    assert not game.log


@rule("race:develop.2")
def test_who_builds_pays_also_when_another_builds_nothing() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["public-works", *MONEY[:2]], ["space-marines", *MONEY[2:]]])
    begin(game, "develop")
    pick(game, 1, "space-marines")
    pick(game, 0, "none")
    assert [decision.seat for decision in game.waiting()] == [1]
    pick(game, 1, "spice-world", "plague-world")
    assert [len(player.tableau) for player in game.players] == [1, 2]
    assert [event.actor for event in events(game, "discarded")] == [1]


# -- paying ------------------------------------------------------------------------------------------------------------


@rule("race:develop.4")
def test_developments_cost_one_to_six() -> None:
    costs = [CARDS[number].cost for number in deck_of("first") if not CARDS[number].is_world]
    assert [costs.count(cost) for cost in range(8)] == [0, 12, 12, 4, 8, 2, 12, 0]


@rule("race:develop.5")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("public-works", 1),
        ("space-marines", 2),
        ("terraforming-robots", 3),
        ("drop-ships", 4),
        ("consumer-markets", 5),
        ("new-economy", 6),
    ],
)
def test_as_many_other_cards_are_discarded_as_the_development_costs(name: str, cost: int) -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[[name, *MONEY], []])
    begin(game, "develop")
    pick(game, 0, name)
    assert asked(game, 0).rule == "race:develop.5"
    assert offered(game, 0) == MONEY, "the card being built is no payment"
    assert (asked(game, 0).least, asked(game, 0).most) == (cost, cost)
    paid = MONEY[:cost]
    pick(game, 0, *paid)
    assert keys(game.discard) == paid
    assert keys(game.players[0].hand) == MONEY[cost:]
    secret = tuple([card(each) for each in paid])
    assert events(game, "discarded") == [Event("race:develop.5", "discarded", 0, (cost,), secret, (0,))]
    assert [event.secret for event in game.log_for(1) if event.kind == "discarded"] == [()], "face down"


@rule("race:develop.5")
@pytest.mark.parametrize(("name", "cost"), [("public-works", 1), ("drop-ships", 4), ("new-economy", 6)])
def test_a_whole_hand_may_pay_and_nobody_asks_with_which_cards(name: str, cost: int) -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[[name, *MONEY[:cost]], []])
    begin(game, "develop")
    assert offered(game, 0) == ["none", name]
    pick(game, 0, name)
    assert game.over
    assert game.players[0].hand == []
    assert keys(game.discard) == MONEY[:cost]


@rule("race:develop.5")
@pytest.mark.parametrize(("name", "cost"), [("public-works", 1), ("drop-ships", 4), ("new-economy", 6)])
def test_a_development_that_the_rest_of_the_hand_cannot_pay_is_not_offered(name: str, cost: int) -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[[name, *MONEY[: cost - 1]], []])
    begin(game, "develop")
    assert game.over
    assert name in keys(game.players[0].hand)


@rule("race:develop.5")
def test_payments_are_chosen_at_once_and_made_in_order() -> None:
    hands = [["public-works", *MONEY[:2]], ["colony-ship", *MONEY[2:5]], ["export-duties", *MONEY[5:]]]
    game = race(["new-sparta"], ["old-earth"], ["alpha-centauri"], hands=hands, first=1)
    begin(game, "develop")
    pick(game, 2, "export-duties")
    pick(game, 0, "public-works")
    pick(game, 1, "colony-ship")
    assert sorted(decision.seat for decision in game.waiting()) == [0, 1, 2]
    pick(game, 0, "gem-world")
    assert game.discard == [], "a payment is as secret as the choice before it"
    pick(game, 1, "spice-world", "new-vinland")
    pick(game, 2, "tourist-world")
    assert [event.actor for event in events(game, "discarded")] == [1, 2, 0]


@rule("race:develop.6")
@pytest.mark.parametrize(("action", "price"), [("develop", 3), ("settle", 4), ("develop-2", 4)])
def test_who_chose_develop_discards_one_card_fewer(action: str, price: int) -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["drop-ships", *MONEY], []], actions=[[action], ["develop"]])
    begin(game, "develop")
    pick(game, 0, "drop-ships")
    assert (asked(game, 0).least, asked(game, 0).most) == (price, price)


@cite.card("race:develop")
@rule("race:develop.6")
@pytest.mark.parametrize(
    ("action", "money", "may"),
    [
        ("develop", 3, ["none", "drop-ships"]),
        ("develop", 2, []),
        ("settle", 3, []),
        ("settle", 4, ["none", "drop-ships"]),
    ],
)
def test_the_bonus_counts_when_choosing_what_can_be_paid(action: str, money: int, may: list[str]) -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["drop-ships", *MONEY[:money]], []], actions=[[action], []])
    begin(game, "develop")
    assert (offered(game, 0) if game.waiting() else []) == may


@rule("race:develop.7")
def test_the_bonus_gives_nothing_when_nothing_is_left_to_pay() -> None:
    tableau = ["old-earth", "galactic-federation"]
    for action in ("develop", "settle"):
        game = race(tableau, ["new-sparta"], hands=[["space-marines", *MONEY], []], actions=[[action], []])
        begin(game, "develop")
        pick(game, 0, "space-marines")
        assert game.over
        assert keys(game.players[0].hand) == MONEY, "no card is paid, none comes back"
        assert keys(game.players[0].tableau)[-1] == "space-marines"


# -- one copy each -----------------------------------------------------------------------------------------------------


@rule("race:develop.8")
def test_no_second_copy_of_a_development_in_the_tableau() -> None:
    hand = ["public-works", "colony-ship", *MONEY]
    game = race(["old-earth", "public-works"], ["new-sparta", "colony-ship"], hands=[hand, []])
    begin(game, "develop")
    assert offered(game, 0) == ["none", "colony-ship"], "another player's copy is no hindrance"


@rule("race:develop.8")
def test_a_copy_that_was_given_up_may_be_built_again() -> None:
    game = race(["old-earth", "colony-ship"], ["new-sparta"], hands=[["colony-ship", "tourist-world", *MONEY[:2]], []])
    begin(game, "settle")
    pick(game, 0, "tourist-world")
    begin(game, "develop")
    assert offered(game, 0) == ["none", "colony-ship"]


@rule("race:develop.8")
def test_both_copies_in_hand_may_be_offered_and_one_be_built() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["public-works", "public-works"], []])
    begin(game, "develop")
    assert offered(game, 0) == ["none", "public-works", "public-works"]
    pick(game, 0, "public-works")
    assert keys(game.players[0].tableau) == ["old-earth", "public-works"]
    assert keys(game.discard) == ["public-works"], "the other copy paid for it"


# -- VP ----------------------------------------------------------------------------------------------------------------


@rule("race:develop.9")
def test_the_printed_vp_of_developments_count() -> None:
    game = race(["old-earth", "public-works", "consumer-markets"], ["new-sparta", "drop-ships"])
    assert game.scores() == [2 + 1 + 3, 1 + 2]


@rule("race:develop.10")
def test_a_six_cost_development_counts_what_lies_in_the_tableau_at_the_end() -> None:
    federation = ["old-earth", "galactic-federation"]
    assert race(federation, ["new-sparta"]).scores()[0] == 2 + 2, "itself alone"
    assert race([*federation, "public-works"], ["new-sparta"]).scores()[0] == 2 + (2 + 1) + 1
    assert race([*federation, "new-economy"], ["new-sparta"]).scores()[0] == 2 + (2 + 2) + (2 + 1)
    order = ["old-earth", "new-galactic-order"]
    assert race([*order, "drop-ships"], ["new-sparta"]).scores()[0] == 2 + (2 + 3) + 2


@rule("race:develop.10")
def test_every_six_cost_development_of_the_base_game_has_a_variable_value() -> None:
    sixes = [CARDS[number] for number in deck_of("first") if not CARDS[number].is_world and CARDS[number].cost == 6]
    assert len(sixes) == 12
    for each in sixes:
        scoring = each.scoring
        assert each.vp == 0
        assert scoring.lines or scoring.per_military or scoring.per_three_chips or scoring.per_good, each.key


# -- powers of the phase -----------------------------------------------------------------------------------------------


@rule("race:power.develop.draw.1")
def test_interstellar_bank_draws_before_developments_are_chosen() -> None:
    game = race(["old-earth", "interstellar-bank"], ["new-sparta"], hands=[["gem-world"], []], top=["public-works"])
    begin(game, "develop")
    assert events(game, "drawn") == [
        Event("race:power.develop.draw.1", "drawn", 0, (1,), (card("public-works"),), (0,))
    ]
    assert offered(game, 0) == ["none", "public-works"], "the card drawn can be built"
    pick(game, 0, "public-works")
    assert len(events(game, "drawn")) == 1
    assert game.players[0].hand == []


@rule("race:power.develop.draw.1")
def test_interstellar_bank_draws_also_if_its_owner_builds_nothing() -> None:
    game = race(["old-earth"], ["new-sparta", "interstellar-bank"], top=["gem-world"])
    begin(game, "develop")
    assert game.over
    assert [keys(player.hand) for player in game.players] == [[], ["gem-world"]]


@rule("race:power.develop.reduce-cost.1")
@pytest.mark.parametrize(("power", "price"), [("investment-credits", 3), ("galactic-federation", 2)])
def test_reduce_cost(power: str, price: int) -> None:
    game = race(["old-earth", power], ["new-sparta"], hands=[["drop-ships", *MONEY[:4]], []])
    begin(game, "develop")
    pick(game, 0, "drop-ships")
    assert (asked(game, 0).least, asked(game, 0).most) == (price, price)
    exactly = race(["old-earth", power], ["new-sparta"], hands=[["drop-ships", *MONEY[:price]], []])
    begin(exactly, "develop")
    assert offered(exactly, 0) == ["none", "drop-ships"]
    short = race(["old-earth", power], ["new-sparta"], hands=[["drop-ships", *MONEY[: price - 1]], []])
    begin(short, "develop")
    assert short.over


@rule("race:power.develop.reduce-cost.1")
def test_reduced_costs_are_for_developments_only() -> None:
    game = race(["old-earth", "galactic-federation"], ["new-sparta"], hands=[["tourist-world", *MONEY[:4]], []])
    begin(game, "settle")
    pick(game, 0, "tourist-world")
    assert game.players[0].hand == [], "all four cards are paid"


@rule("race:power.develop.draw-after.1")
def test_public_works_draws_after_a_development_is_placed_and_paid() -> None:
    game = race(
        ["old-earth", "public-works"],
        ["new-sparta", "public-works"],
        hands=[["space-marines", "gem-world", "comet-zone"], ["colony-ship"]],
        top=["spice-world"],
    )
    begin(game, "develop")
    pick(game, 0, "space-marines")
    assert keys(game.discard) == ["gem-world", "comet-zone"], "the card drawn comes too late to pay with"
    assert keys(game.players[0].hand) == ["spice-world"]
    assert events(game, "drawn") == [Event("race:develop.5", "drawn", 0, (1,), (card("spice-world"),), (0,))]
    assert keys(game.players[1].hand) == ["colony-ship"], "who places nothing draws nothing"


@rule("race:power.develop.draw-after.1")
def test_public_works_draws_also_for_a_development_that_costs_nothing() -> None:
    tableau = ["old-earth", "public-works", "investment-credits"]
    game = race(tableau, ["new-sparta"], hands=[["export-duties"], []], top=["gem-world"])
    begin(game, "develop")
    pick(game, 0, "export-duties")
    assert keys(game.players[0].hand) == ["gem-world"]
    assert game.discard == []


@rule("race:power.develop.draw-after.1")
def test_public_works_draws_nothing_if_no_development_is_placed() -> None:
    game = race(["old-earth", "public-works"], ["new-sparta"], hands=[["export-duties", "gem-world"], []])
    begin(game, "develop")
    pick(game, 0, "none")
    assert events(game, "drawn") == []
    assert len(game.players[0].hand) == 2
