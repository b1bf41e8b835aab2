"""Tick-Tock: its power, its win, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.queries import colonies_to_leave
from orrery.cosmic.setup import setup
from orrery.kernel.laws import random_reply
from orrery.kernel.rng import seeded
from support.cite import rule
from support.cosmic import Cosmos

LOSES = {0: ["attack-04"], 1: ["attack-40"]}
WINS = {0: ["attack-40"], 1: ["attack-04"]}
TALK = {0: ["negotiate", "attack-04"], 1: ["negotiate", "attack-04"]}


def tokens(table: Cosmos, seat: int) -> int:
    return table.game.players[seat].powers[0].tokens


def clock(*aliens: str, hands: dict[int, list[str]], seat: int, number: int = 10) -> Cosmos:
    table = Cosmos(*aliens, hands=hands)
    table.game.players[seat].powers[0].tokens = number
    return table


@rule("cosmic:components.7")
def test_ten_tokens_at_the_start_eight_with_four_planets() -> None:
    for planets, number in (("five", 10), ("four", 8)):
        game = setup({"players": 3, "planets": planets, "deal_aliens": "tick-tock,clone,mirror"}, 1)
        rng = seeded(2)
        while not game.players[0].powers:
            game.answer(random_reply(game, rng))
        assert game.players[0].powers[0].alien == ALIEN["tick-tock"]
        assert game.players[0].powers[0].tokens == number


def test_a_token_goes_when_anybody_wins_as_defense() -> None:
    assert tokens(clock("clone", "mirror", "tick-tock", hands=LOSES, seat=2).encounter(), 2) == 9
    assert tokens(clock("tick-tock", "mirror", "clone", hands=LOSES, seat=0).encounter(), 0) == 9


def test_no_token_goes_when_the_offense_wins() -> None:
    assert tokens(clock("clone", "mirror", "tick-tock", hands=WINS, seat=2).encounter(), 2) == 10


def test_a_token_goes_for_a_deal_and_none_for_a_failed_one() -> None:
    table = clock("clone", "mirror", "tick-tock", hands=TALK, seat=2).lays("negotiate", "negotiate")
    table.to("deal", 0)
    table.offer(0, (0, "any", 1)).says(1, "deal", "accept").encounter()
    assert tokens(table, 2) == 9
    table = clock("clone", "mirror", "tick-tock", hands=TALK, seat=2).lays("negotiate", "negotiate").encounter()
    assert tokens(table, 2) == 10


def test_a_quashed_deal_is_no_deal() -> None:
    hands = {**TALK, 2: ["attack-06", "quash"]}
    table = clock("clone", "mirror", "tick-tock", hands=hands, seat=2).lays("negotiate", "negotiate").will(2, "quash")
    table.to("deal", 0)
    table.offer(0, (0, "any", 1)).says(1, "deal", "accept").encounter()
    assert tokens(table, 2) == 10


def test_with_the_last_token_tick_tock_wins() -> None:
    table = clock("clone", "mirror", "tick-tock", hands=LOSES, seat=2, number=1).encounter()
    assert table.game.over
    assert table.game.winners == [2]


@rule("cosmic:victory.1")
def test_the_win_is_shared_with_who_reaches_it_in_the_same_resolution() -> None:
    """A deal gives the offense its fifth foreign colony and takes the last token."""
    table = clock("clone", "mirror", "tick-tock", hands=TALK, seat=2, number=1).lays("negotiate", "negotiate")
    for planet in (10, 11, 12, 13):
        table.game.colonies[0][0] -= 1
        table.game.colonies[planet][0] = 1
    table.game.colonies[1][0] -= 1
    table.game.colonies[0][0] += 1
    table.to("deal", 0)
    table.offer(0, (1, "colony", 5)).says(1, "deal", "accept").encounter()
    assert table.game.winners == [0, 2]


@rule("cosmic:zap.2")
def test_zapped_no_token_goes_and_nobody_wins() -> None:
    hands = {**LOSES, 0: ["attack-04", "cosmic-zap"]}
    table = clock("clone", "mirror", "tick-tock", hands=hands, seat=2, number=1).will(0, "cosmic-zap")
    table.encounter()
    assert tokens(table, 2) == 1
    assert table.game.winners == []


@rule("cosmic:power-loss.1")
def test_without_its_power_the_clock_stands_still() -> None:
    table = clock("clone", "mirror", "tick-tock", hands=LOSES, seat=2)
    for planet in (11, 12, 13):
        table.game.colonies[10][2] += table.game.colonies[planet][2]
        table.game.colonies[planet][2] = 0
    table.game.shifted = True
    assert tokens(table.encounter(), 2) == 10


def test_the_sheet_keeps_its_tokens_when_it_changes_hands() -> None:
    hands = {**LOSES, 2: ["attack-06", "sorcerer-flare"]}
    table = clock("tick-tock", "clone", "mirror", hands=hands, seat=0, number=1).will(2, "sorcerer-flare").encounter()
    assert table.game.winners == [1]


def test_wild_flare_settles_when_the_deck_is_made_anew() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-08"], 2: ["attack-06", "tick-tock-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(2, "tick-tock-flare")
    table.game.discard, table.game.deck = table.game.deck, []
    table.says(2, "tick-tock.planet", "planet 7").says(2, "tick-tock.settlers", "planet 11", "planet 11", "planet 12")
    table.to("aim", 0)
    assert table.ships(2)[7] == 3
    assert (table.ships(2)[11], table.ships(2)[12]) == (2, 3)
    assert table.hand(2) == ["attack-06", "tick-tock-flare"]


def test_wild_flare_needs_a_home_planet_of_another_and_at_most_four_ships() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-08"], 2: ["attack-06", "tick-tock-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(2, "tick-tock-flare")
    table.game.discard, table.game.deck = table.game.deck, []
    assert {option.id() for option in table.to("tick-tock.planet", 2).options} == set(range(10))
    assert (table.to("tick-tock.settlers", 2).least, table.to("tick-tock.settlers", 2).most) == (1, 4)


def test_super_flare_pays_a_ship_for_one_more_token() -> None:
    hands = {0: ["attack-40", "tick-tock-flare"], 1: ["attack-04"]}
    table = clock("tick-tock", "mirror", "clone", hands=hands, seat=0).will(0, "tick-tock-flare").encounter()
    assert (tokens(table, 0), table.warp(0)) == (9, 1)


def test_super_flare_on_top_of_the_usual_token_may_win() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "tick-tock-flare"]}
    table = clock("clone", "tick-tock", "mirror", hands=hands, seat=1, number=2).will(1, "tick-tock-flare").encounter()
    assert table.game.winners == [1]


@rule("cosmic:launch.5")
def test_wild_flare_not_from_the_planet_that_is_defended() -> None:
    """The defense has no encounter card and redraws, which makes the deck anew."""
    hands = {0: ["attack-08"], 1: ["reinforcement-2"], 2: ["attack-06"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands, top=["negotiate"] * 7 + ["tick-tock-flare"])
    table.game.discard, table.game.deck = table.game.deck[:-8], table.game.deck[-8:]
    table.says(0, "aim", "planet 6").will(1, "tick-tock-flare").to("encounter card", 1)
    table.game.discard, table.game.deck = table.game.discard + table.game.deck, []
    assert colonies_to_leave(table.game, 1) == [5, 7, 8, 9]
    assert colonies_to_leave(table.game, 0) == [0, 1, 2, 3, 4]


def test_wild_flare_not_where_the_player_lives_already() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-08"], 2: ["attack-06", "tick-tock-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(2, "tick-tock-flare")
    table.game.colonies[10][2] -= 1
    table.game.colonies[3][2] = 1
    table.game.discard, table.game.deck = table.game.deck, []
    assert {option.id() for option in table.to("tick-tock.planet", 2).options} == set(range(10)) - {3}


def test_super_flare_needs_an_own_win_or_deal_a_ship_and_a_token() -> None:
    hands = {0: ["attack-04", "tick-tock-flare"], 1: ["attack-40"]}
    table = clock("tick-tock", "mirror", "clone", hands=hands, seat=0).will(0, "tick-tock-flare").encounter()
    assert table.wants == [(0, "tick-tock-flare")]
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06", "tick-tock-flare"]}
    table = clock("clone", "mirror", "tick-tock", hands=hands, seat=2).will(2, "tick-tock-flare")
    table.invites(1, 2).joins(2, "defense").encounter()
    assert table.wants == [(2, "tick-tock-flare")]
    assert tokens(table, 2) == 9
    hands = {0: ["attack-04"], 1: ["attack-40", "tick-tock-flare"]}
    table = clock("clone", "tick-tock", "mirror", hands=hands, seat=1, number=1).will(1, "tick-tock-flare").encounter()
    assert table.wants == [(1, "tick-tock-flare")]
    assert table.game.winners == [1]


def test_super_flare_after_a_deal() -> None:
    hands = {0: ["negotiate", "attack-04", "tick-tock-flare"], 1: ["negotiate", "attack-04"]}
    table = clock("tick-tock", "mirror", "clone", hands=hands, seat=0).lays("negotiate", "negotiate")
    table.will(0, "tick-tock-flare").to("deal", 0)
    table.offer(0, (1, "any", 1)).says(1, "deal", "accept").encounter()
    assert (tokens(table, 0), table.warp(0)) == (8, 1)
    assert [event.values for event in table.events("token off")] == [(9,), (8,)]
