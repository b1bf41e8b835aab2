"""Regroup, and Destiny: a ship from the warp, then a card that names the defense."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import FEWEST_IN_WARP, MOST_CARDS, MOST_COLONIES, WILD_DESTINY
from orrery.cosmic.encounter import SUCCESS
from orrery.cosmic.setup import setup
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

RED, YELLOW, GREEN, BLUE = 0, 3, 6, 9  # the first colour card of each seat


def warped(table: Cosmos, seat: int, number: int, planet: int | None = None) -> Cosmos:
    """That many ships of a seat, from one planet, are in the warp."""
    planet = seat * 5 if planet is None else planet
    table.game.colonies[planet][seat] -= number
    table.game.players[seat].warp += number
    return table


def plain(*, destiny: list[int] | None = None) -> Cosmos:
    return Cosmos("clone", "filch", "chosen", "mirror", destiny=destiny)


@rule("cosmic:regroup.1")
def test_the_offense_frees_one_ship_onto_any_of_its_colonies() -> None:
    table = warped(plain(), 0, 3)
    decision = table.to("place ships", 0)
    assert [option.things[0] for option in decision.options] == [("planet", planet) for planet in range(5)]
    table.pick(0, "planet 3")
    assert table.warp(0) == 2
    assert table.ships(0)[3] == 5


@rule("cosmic:regroup.1")
def test_nobody_else_frees_a_ship_and_an_empty_warp_gives_none() -> None:
    table = warped(plain(), 1, 2)
    table.to("aim")
    assert (table.warp(1), sum(table.ships(0).values())) == (2, 20)
    assert not table.events("freed")


@rule("cosmic:regroup.2", "cosmic:note.no-colony-ship")
def test_without_a_colony_the_freed_ship_goes_onto_the_gate() -> None:
    table = plain()
    for planet in range(5):
        warped(table, 0, 4, planet)
    table.to("invite", 0)
    assert table.game.players[0].gate == 1
    assert table.warp(0) == 19


@rule("cosmic:destiny.1", "cosmic:destiny.color.1", "cosmic:destiny.color.2")
def test_another_colour_names_the_defense_and_its_home_system() -> None:
    table = plain(destiny=[GREEN])
    decision = table.to("aim")
    assert (decision.seat, table.game.now().defense, table.game.now().system) == (0, 2, 2)
    assert [option.id() for option in decision.options] == list(range(10, 15))
    assert table.game.destiny_discard == [GREEN]


@rule("cosmic:destiny.3")
def test_the_last_destiny_card_is_not_drawn_but_shuffled_with_the_discards() -> None:
    table = plain()
    table.game.destiny_discard = [card for card in table.game.destiny_deck if card != GREEN]
    table.game.destiny_deck = [GREEN]
    cards = len(table.game.destiny_discard) + 1
    table.to("aim")
    kinds = [event.kind for event in table.game.log or []]
    assert kinds.index("destiny shuffled") < kinds.index("destiny")
    assert len(table.game.destiny_deck) + len(table.game.destiny_discard) == cards
    assert len(table.game.destiny_discard) < 5


@rule("cosmic:destiny.3")
def test_of_two_cards_one_is_drawn_without_shuffling() -> None:
    table = plain()
    table.game.destiny_discard = table.game.destiny_deck[:-2]
    table.game.destiny_deck = table.game.destiny_deck[-2:]
    table.to("aim")
    assert not table.events("destiny shuffled")
    assert len(table.game.destiny_deck) == 1


@rule("cosmic:destiny.color.3")
def test_on_its_own_colour_the_offense_draws_again_until_it_is_another() -> None:
    table = plain(destiny=[RED, RED + 1, GREEN])
    table.to("aim")
    assert table.game.now().defense == 2
    assert [event.values[0] for event in table.events("destiny")] == [RED, RED + 1, GREEN]


@rule("cosmic:home.foreign.1", "cosmic:home.foreign.2", "cosmic:bystander.2", "cosmic:note.own-color-choice")
def test_on_its_own_colour_the_offense_may_attack_a_foreign_colony_in_its_system() -> None:
    hands = {0: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("clone", "filch", "chosen", "mirror", hands=hands, destiny=[RED])
    for seat in (2, 3):
        table.game.colonies[1][seat], table.game.colonies[seat * 5][seat] = 2, 2
    decision = table.to("own colour")
    assert [option.things for option in decision.options[1:]] == [
        (("planet", 1), ("seat", 2)),
        (("planet", 1), ("seat", 3)),
    ]
    table.pick(0, "seat 2")
    table.sends(4).encounter()
    assert table.totals() == (24, 4 + 2), "only the attacked colony defends"
    assert table.warp(2) == 2
    assert table.ships(3)[1] == 2, "the other one looks on"


@rule("cosmic:destiny.color.5", "cosmic:power-loss.3", "cosmic:note.marker-on-offense-win")
def test_on_its_own_colour_the_offense_may_settle_a_home_planet_that_nobody_lives_on() -> None:
    table = plain(destiny=[RED])
    warped(table, 0, 4, 2)
    table.to("own colour")
    table.pick(0, "planet 2")
    table.says(0, "launch", "planet 0", "planet 1", "planet 1").encounter()
    assert table.ships(0)[2] == 3
    assert table.outcome() == SUCCESS
    assert table.game.foreign_colonies(0) == 0
    assert table.offered(0) == ["end turn", "encounter"], "it counts as a successful encounter"


@rule("cosmic:power-loss.3", "cosmic:regroup.2", "cosmic:destiny.color.5")
def test_a_ship_that_regrouped_onto_the_gate_may_settle_an_empty_home_planet() -> None:
    table = plain(destiny=[RED])
    for planet in range(5):
        warped(table, 0, 4, planet)
    assert [option.key for option in table.to("own colour").options] == ["redraw", *["planet"] * 5]
    table.pick(0, "planet 2")
    table.encounter()
    assert table.ships(0) == {2: 1}
    assert table.outcome() == SUCCESS
    assert table.offered(0) == ["end turn", "encounter"]


@rule("cosmic:destiny.color.5")
def test_a_home_planet_with_any_colony_on_it_is_not_settled_so() -> None:
    table = plain(destiny=[RED, GREEN])
    table.game.colonies[2] = [0, 1, 0, 0]
    table.game.players[0].gone = 4
    table.game.colonies[5][1] = 3
    decision = table.to("own colour")
    assert [option.key for option in decision.options] == ["redraw", "colony"]


@cite.card("cosmic:wild")
@rule("cosmic:destiny.wild.1", "cosmic:destiny.2")
def test_a_wild_card_lets_the_offense_choose_any_other_player() -> None:
    table = plain(destiny=[WILD_DESTINY])
    decision = table.to("wild destiny")
    assert [option.id() for option in decision.options] == [1, 2, 3]
    table.pick(0, "seat 3")
    assert (table.game.now().defense, table.game.now().system) == (3, 3)


@cite.card("cosmic:special-most-foreign-colonies")
@rule("cosmic:destiny.special.1", "cosmic:destiny.special.3", "cosmic:note.special-names-offense")
def test_special_most_foreign_colonies_passes_over_the_offense_and_a_tie_goes_to_the_left() -> None:
    table = plain(destiny=[MOST_COLONIES])
    for planet, seat in ((6, 0), (7, 0), (11, 1), (1, 3)):
        table.game.colonies[planet][seat], table.game.colonies[seat * 5][seat] = (
            1,
            table.game.colonies[seat * 5][seat] - 1,
        )
    table.to("aim")
    assert (table.game.now().defense, table.game.now().system) == (1, 1)
    assert len(table.events("destiny")) == 1, "the offense has most, but the card does not name it"


@rule("cosmic:destiny.special.3")
@pytest.mark.parametrize("card", [MOST_COLONIES, MOST_CARDS, FEWEST_IN_WARP])
def test_a_tie_goes_to_the_left_of_whoever_draws(card: int) -> None:
    table = Cosmos("clone", "filch", "chosen", "mirror", offense=2, destiny=[card])
    table.to("aim")
    assert (table.game.now().defense, table.game.now().system) == (3, 3)


@cite.card("cosmic:special-most-cards")
@rule("cosmic:destiny.special.1")
def test_special_most_cards_in_hand() -> None:
    hands = {1: ["attack-04"], 2: ["attack-06"] * 3, 3: ["attack-08"] * 2}
    table = Cosmos("clone", "filch", "chosen", "mirror", hands=hands, destiny=[MOST_CARDS])
    table.to("aim")
    assert table.game.now().defense == 2


@rule("cosmic:destiny.special.1", "cosmic:destiny.special.2")
def test_whom_a_special_card_named_when_it_was_drawn_stays_the_defense() -> None:
    table = Cosmos("clone", "filch", "shadow", "mirror", destiny=[FEWEST_IN_WARP]).says(2, "shadow.ship", "planet 5")
    table.to("aim")
    assert (table.warp(1), table.warp(3)) == (1, 0), "Shadow has executed a ship of the player who was named"
    assert table.game.now().defense == 1


@cite.card("cosmic:special-fewest-warp")
@rule("cosmic:destiny.special.1")
def test_special_fewest_ships_in_the_warp() -> None:
    table = warped(warped(plain(destiny=[FEWEST_IN_WARP]), 1, 2), 2, 1)
    table.to("aim")
    assert table.game.now().defense == 3


def test_the_destiny_deck_has_three_cards_of_each_colour_in_play_two_wild_and_three_special_ones() -> None:
    """colour-red, colour-yellow, colour-green, colour-blue, colour-purple"""
    names = ("colour-red", "colour-yellow", "colour-green", "colour-blue", "colour-purple")
    specials = ("special-most-foreign-colonies", "special-most-cards", "special-fewest-warp", "wild")
    for players in (3, 4, 5):
        deck = sorted(setup({"players": players}, 1).destiny_deck)
        colours = [card for card in deck if card < WILD_DESTINY]
        assert colours == list(range(3 * players)), names
        assert deck[len(colours) :] == [15, 16, 17, 18, 19], specials
