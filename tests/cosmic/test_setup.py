"""From the box to the first turn."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import (
    ALIEN,
    ALIENS,
    ARTIFACT,
    ATTACK,
    CARDS,
    COSMOS,
    FLARE,
    GREEN,
    LEVELS,
    MORPH,
    NEGOTIATE,
    REINFORCEMENT,
    TECHNOLOGIES,
    YELLOW,
    colour_of,
)
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.rules.change import RIVALS
from orrery.cosmic.setup import checked, setup
from orrery.kernel.decision import Choice
from orrery.kernel.record import BadOption, Options
from support.cite import rule


def chosen(options: Options, seed: int = 5) -> CosmicEncounter:
    """A game in which everybody has taken the first alien, and Miser the first hand."""
    game = setup(options, seed)
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (0,)))
    while game.waiting()[0].prompt == "choose hoard":
        game.answer(Choice(game.waiting()[0].seat, (0,)))
    return game


def deck_and_hands(game: CosmicEncounter) -> list[int]:
    hoards = [card for player in game.players for power in player.powers for card in power.cards]
    return sorted(game.deck + [card for player in game.players for card in player.hand] + hoards)


@rule("cosmic:overview.1")
def test_three_to_five_play() -> None:
    assert [setup({"players": players}, 1).seats for players in (3, 4, 5)] == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(BadOption):
            setup({"players": players}, 1)


@rule("cosmic:components.1", "cosmic:components.6")
def test_the_cosmic_deck_is_complete() -> None:
    types = [card.type for card in CARDS]
    wanted = {ATTACK: 39, NEGOTIATE: 15, MORPH: 1, REINFORCEMENT: 6, ARTIFACT: 11}
    assert {type: types[:COSMOS].count(type) for type in wanted} == wanted
    assert types[COSMOS:].count(FLARE) == 51  # fifty, and the second Filch flare
    assert (len(ALIENS), len(TECHNOLOGIES)) == (50, 20)
    assert sum(card.value for card in CARDS[:COSMOS] if card.type == ATTACK) == 400


@rule("cosmic:setup.1", "cosmic:setup.2", "cosmic:components.5", "cosmic:components.1")
def test_five_planets_with_four_ships_each() -> None:
    game = setup({"players": 5}, 1)
    for seat in range(5):
        assert game.home(seat) == list(range(seat * 5, seat * 5 + 5))
        assert [game.colonies[planet][seat] for planet in game.home(seat)] == [4, 4, 4, 4, 4]
        assert game.foreign_colonies(seat) == 0
    assert game.count()["ships"] == 100


@rule("cosmic:setup.3", "cosmic:destiny.2")
def test_destiny_cards_of_absent_colours_are_removed() -> None:
    for players in (3, 4, 5):
        deck = setup({"players": players}, 1).destiny_deck
        assert len(deck) == players * 3 + 5
        assert {colour_of(card) for card in deck} == {*range(players), -1}


@rule("cosmic:setup.4")
def test_two_flares_each_and_one_alien_of_the_two_in_secret() -> None:
    game = setup({"players": 4}, 9)
    decisions = game.waiting()
    assert [decision.seat for decision in decisions] == [0, 1, 2, 3]
    assert all(len(decision.options) == 2 for decision in decisions)
    before = game.view(1)
    wanted = decisions[0].options[1].id()
    other = decisions[0].options[0].id()
    game.answer(Choice(0, (1,)))
    assert game.view(1) == before
    for seat in (1, 2, 3):
        game.answer(Choice(seat, (0,)))
    assert game.players[0].powers[0].alien == wanted
    assert other in game.aliens
    assert wanted not in game.aliens


@rule("cosmic:setup.5", "cosmic:note.sheets-face-up")
def test_nobody_sees_a_choice_before_all_are_made_then_sheets_are_open() -> None:
    game = setup({"players": 3}, 2)
    game.answer(Choice(0, (0,)))
    assert game.players[0].powers == []
    assert len(game.view(0).dealt) == 2
    assert game.view(1).players[0].dealt_size == 2
    done = chosen({"players": 3}, 2)
    assert done.view(1).players[0].powers[0].alien == done.players[0].powers[0].alien


@rule("cosmic:setup.7", "cosmic:note.flare-total")
def test_ten_flares_are_in_the_deck() -> None:
    for players in (3, 4, 5):
        game = setup({"players": players}, 4)
        dealt = [flare for player in game.players for flare in player.dealt]
        assert len(dealt) == players * 2
        game = chosen({"players": players}, 4)
        flares = [card for card in deck_and_hands(game) if card >= COSMOS]
        assert len(flares) == 10
        assert set(dealt) <= set(flares)


@rule("cosmic:setup.8")
def test_flares_may_be_left_out() -> None:
    game = chosen({"players": 4, "flares": "none"})
    assert deck_and_hands(game) == list(range(COSMOS))
    assert len(game.boxed) == 8


@rule("cosmic:setup.9")
def test_eight_cards_each() -> None:
    game = chosen({"players": 5, "deal_aliens": "mirror,trader,calculator,sorcerer,will"})
    assert [len(player.hand) for player in game.players] == [8] * 5
    assert len(deck_and_hands(game)) == 72 + 10
    assert len(set(deck_and_hands(game))) == 72 + 10


@rule("cosmic:setup.10", "cosmic:overview.5")
def test_nobody_sees_another_hand() -> None:
    game = chosen({"players": 3})
    seen = game.view(1)
    assert seen.hand == tuple(game.players[1].hand)
    assert [player.hand_size for player in seen.players] == [8, 8, 8]
    assert seen.known == ()
    assert game.public_view().hand == ()


@rule("cosmic:setup.11")
def test_the_first_colour_drawn_goes_first_and_the_cards_go_back() -> None:
    begins = set()
    shuffled = False
    for seed in range(30):
        game = chosen({"players": 3}, seed)
        drawn = [event.values[0] for event in game.log or [] if event.kind == "first draw"]
        assert all(colour_of(card) < 0 for card in drawn[:-1])
        first = next(event.actor for event in game.log or [] if event.kind == "first player")
        assert first == colour_of(drawn[-1])
        assert len(game.destiny_deck) + len(game.destiny_discard) == 14
        begins.add(first)
        on_top = game.destiny_discard[0] if game.destiny_discard else game.destiny_deck[-1]
        shuffled = shuffled or on_top != drawn[0]
    assert begins == {0, 1, 2}
    assert shuffled, "the card on top need not come first again"


@rule("cosmic:components.7")
def test_miser_has_a_second_hand_and_tick_tock_ten_tokens() -> None:
    game = chosen({"players": 3, "deal_aliens": "miser,tick-tock,trader"})
    hoard = game.players[0].powers[0].cards
    assert (len(hoard), len(game.players[0].hand)) == (8, 8)
    assert game.players[1].powers[0].tokens == 10
    assert game.view(1).players[0].powers[0].cards == ()
    assert len(game.view(0).players[0].powers[0].cards) == 8


def test_alert_levels_limit_the_aliens() -> None:
    for option, most in (("green", GREEN), ("yellow", YELLOW)):
        for seed in range(5):
            game = setup({"players": 5, "aliens": option}, seed)
            dealt = [CARDS[flare].alien for player in game.players for flare in player.dealt]
            assert max(LEVELS[alien][1] for alien in dealt + game.aliens) <= most


def test_rivals_are_never_dealt_into_one_game() -> None:
    for seed in range(60):
        game = setup({"players": 5}, seed)
        dealt = [CARDS[flare].alien for player in game.players for flare in player.dealt]
        assert not any(one in dealt and other in dealt for one, other in RIVALS)


def test_options_that_make_no_sense_are_refused() -> None:
    wrong: list[Options] = [
        {"moons": "yes"},
        {"planets": "six"},
        {"deal_aliens": "mirror,trader"},
        {"deal_aliens": "mirror,mirror,trader,will"},
        {"deal_aliens": "mirror,trader,will,nobody"},
        {"deal_aliens": "gambler,sorcerer,will,mirror"},
    ]
    for options in wrong:
        with pytest.raises(BadOption):
            checked(options)


def test_named_aliens_are_dealt_by_seat() -> None:
    game = chosen({"players": 3, "deal_aliens": "will,mirror,trader"})
    assert [player.powers[0].alien for player in game.players] == [ALIEN["will"], ALIEN["mirror"], ALIEN["trader"]]
