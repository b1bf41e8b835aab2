"""Whole games of the player: legal in every variant, strong, quick, alone in its wins, and free of follies.

A few games run with the other tests; `ORRERY_BOT_GAMES=200` plays that many of each kind. `tools/cosmic_match.py` plays
them on all cores and prints the figures.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from orrery.bots.bot import Bot, RandomBot
from orrery.cosmic.bot import GreedyBot
from orrery.cosmic.setup import setup
from orrery.cosmic.view import CosmicView
from orrery.kernel.imagining import imagination, imagine
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from support.cosmic_first import FirstBot
from support.cosmic_matches import VARIANTS, HabitBot, Match, play_match

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_BOT_GAMES", "2"))
MANY = GAMES >= 50  # few games prove no rate
LONGEST_THOUGHT = 0.3
USUAL_THOUGHT = 0.05


@pytest.mark.parametrize("options", VARIANTS)
def test_it_plays_every_variant_legally_to_the_end(options: Options) -> None:
    for seed in range(max(1, GAMES // 10)):
        seats = int(options.get("players", 4))
        match = play_match(options, seed + 11, company(seats, seats if MANY else 1), list(range(seats)))
        assert match.game.winners
        assert not match.follies


def company(seats: int, thinking: int) -> list[Bot[CosmicView]]:
    """So many that look ahead; the others play by habit, which is a hundred times as quick."""
    return [GreedyBot() if seat < thinking else HabitBot() for seat in range(seats)]


def test_four_of_them_play_without_follies_and_rarely_share_a_win() -> None:
    matches = [play_match({"players": 4}, seed, [GreedyBot() for _ in range(4)], [0, 1, 2, 3]) for seed in range(GAMES)]
    assert sum([match.follies for match in matches], Counter()) == {}
    assert not MANY or sum(len(match.game.winners) > 1 for match in matches) <= GAMES / 5


def test_it_beats_three_random_players() -> None:
    won = 0
    for seed in range(GAMES):
        bots: list[Bot[CosmicView]] = [RandomBot() for _ in range(4)]
        bots[seed % 4] = GreedyBot()
        won += seed % 4 in play_match({"players": 4}, seed, bots, []).game.winners
    assert won >= GAMES * (0.97 if MANY else 0.5)


def test_two_of_them_beat_two_of_the_first_bots() -> None:
    share = sum([share_of(seed) for seed in range(GAMES)])
    assert not MANY or share >= 0.6 * GAMES
    assert share > 0


def share_of(seed: int) -> float:
    """What part of the win goes to the seats of the player, two of four in turn."""
    mine = [(0, 2), (1, 3), (0, 1), (1, 2), (2, 3), (0, 3)][seed % 6]
    bots: list[Bot[CosmicView]] = [GreedyBot() if seat in mine else FirstBot() for seat in range(4)]
    winners = play_match({"players": 4}, seed, bots, []).game.winners
    return sum(seat in mine for seat in winners) / len(winners)


@pytest.mark.skipif(not MANY, reason="times are measured on a machine that has nothing else to do")
def test_it_thinks_no_longer_than_a_person_notices() -> None:
    matches = [play_match({"players": 4}, seed, [GreedyBot() for _ in range(4)], [0, 1, 2, 3]) for seed in range(5)]
    times = sorted(each for match in matches for each in match.times)
    assert times[len(times) // 2] <= USUAL_THOUGHT
    assert times[-1] <= LONGEST_THOUGHT, max(matches, key=longest).slowest


def longest(match: Match) -> float:
    return max(match.times)


def test_the_same_luck_leads_to_the_same_game() -> None:
    games = [play_match({"players": 3}, 5, company(3, 1), []).game for _ in range(2)]
    assert games[0].save() == games[1].save()


def test_it_sees_nothing_but_its_view_and_what_it_imagines() -> None:
    """The same view, the same luck and the same imagined table: the same reply, whatever the others hold."""
    game = setup({"players": 4}, 5)
    luck = seeded(2)
    compared = 0
    while not game.over and compared < 40:
        decision = game.waiting()[0]
        seat = decision.seat
        other = game.redeal(seat, seeded(compared + 7))
        other.ask_with([])
        imagined = imagine(game, seat, seeded(compared))
        replies = []
        for table in (game, other):
            own = seeded(compared)
            assert table.asked(seat) != decision or table.view(seat) == game.view(seat)
            replies.append(GreedyBot().choose(table.view(seat), decision, own, imagination(imagined, seat, own)))
        assert replies[0] == replies[1]
        compared += 1
        game.answer(GreedyBot().choose(game.view(seat), decision, luck))
    assert compared == 40


def test_an_imagined_table_has_a_luck_of_its_own() -> None:
    """What the real deck would bring next after a shuffle is not to be had by imagining."""
    game = setup({"players": 4}, 5)
    seat = game.waiting()[0].seat
    states = {imagine(game, seat, seeded(seed)).rng.state for seed in range(5)}
    assert len(states) == 5
    assert game.rng.state not in states


def test_an_imagined_table_does_not_tell_what_others_have_seen_of_third_hands() -> None:
    game = setup({"players": 4}, 5)
    luck = seeded(1)
    while not game.encounters:
        decision = game.waiting()[0]
        game.answer(HabitBot().choose(game.view(decision.seat), decision, luck))
    mine, theirs = game.players[0].hand[0], game.players[2].hand[0]
    game.known[1] = [mine, theirs]
    assert game.redeal(0, luck).known[1] == [mine]
    assert game.redeal(1, luck).known[1] == [mine, theirs]
