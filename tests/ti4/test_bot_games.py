"""The bot plays whole games: it knows every question, needs points to win, and knows nothing that it must not."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from orrery.kernel.imagining import imagination
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4 import bot
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.greedy import AT_SIGHT, JUDGED, is_known
from orrery.ti4.setup import setup
from support.ti4_matches import all_greedy, one_greedy, play_match, reached
from support.ti4_prompts import names_read, written_prompts
from support.ti4_skirmish import lively

pytestmark = pytest.mark.long

VARIANTS: list[Options] = [
    {"players": 3},
    {"players": 4, "map": "build", "factions": "choice", "start": "ask"},
    {"players": 5, "windows": "everybody", "secondaries": "together"},
    {"players": 3, "points": 14, "factions": "drafted"},
]


def asked_in(options: Options, seed: int, is_lively: bool) -> set[str]:
    """All questions of a random game but those of windows."""
    game, rng = setup(options, seed), seeded(seed)
    game.log = None
    prompts: set[str] = set()
    for _ in range(20_000):
        if game.over:
            break
        waiting = game.waiting()
        decision = waiting[rng.below(len(waiting))]
        if not decision.window:
            prompts.add(decision.prompt)
        game.answer(lively(game, decision, rng) if is_lively else random_choice(decision, rng))
    return prompts


def test_it_knows_every_question_that_is_written() -> None:
    """Also those that random games never come to."""
    prompts, unread = written_prompts()
    assert unread == [], "questions whose name cannot be read from the sources"
    assert {"vote", "break tie", "leave behind", "bacterial weapon", "next control", "duty", "target seat"} <= prompts
    assert sorted([prompt for prompt in prompts if not is_known(prompt)]) == []


def test_it_knows_no_question_that_nobody_asks() -> None:
    """What is left over from a question that was renamed would hide that the new one is not known."""
    prompts, _ = written_prompts()
    assert sorted({*JUDGED, *AT_SIGHT} - prompts) == []


def test_no_two_files_judge_the_same_question() -> None:
    """The last one read would answer for both, and what is answered at sight is judged by nobody."""
    found: dict[str, str] = {}
    twice: list[str] = []
    for path in sorted(Path(bot.__file__).parent.glob("**/*.py")):
        file = ".".join(path.relative_to(Path(bot.__file__).parent).with_suffix("").parts)
        if path.stem not in ("__init__", "greedy"):
            for prompt in getattr(import_module(f"orrery.ti4.bot.{file}"), "JUDGED", {}):
                first = found.setdefault(prompt, file)
                twice += [f"{prompt}: {first}, {file}"] if first != file else []
    assert twice == []
    assert sorted({*JUDGED} & {*AT_SIGHT}) == []


def test_it_holds_no_dice() -> None:
    """The luck that every bot is given is used nowhere, and what draws lots in movement plans is told to take all."""
    loads = [(path, node) for path in sorted(Path(bot.__path__[0]).rglob("*.py")) for node in names_read(path)]
    assert [(path.name, node) for path, node in loads if node in ("rng", "random", "below", "shuffle")] == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_knows_every_question_of_random_games(options: Options) -> None:
    """No question is left to a general answer, let alone to dice."""
    prompts = asked_in(options, 1, False) | asked_in(options, 2, True)
    assert {"choose strategy", "secondary", "activate", "status tokens"} <= prompts
    assert {prompt for prompt in prompts if not is_known(prompt)} == set()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_plays_whole_games_without_an_illegal_reply(options: Options) -> None:
    seats = int(options["players"])
    match = play_match(options, 3, all_greedy(seats), list(range(seats)))
    assert match.game.over
    assert match.game.winners
    assert {"choose strategy", "activate", "move", "land", "produce", "score"} <= set(match.prompts)


def test_six_of_them_reach_ten_points() -> None:
    match = play_match({"players": 6}, 1, all_greedy(6), [])
    assert reached(match)
    assert match.game.rounds <= 9


def test_one_of_them_wins_against_five_random_seats() -> None:
    for seed in range(2):
        match = play_match({"players": 6}, seed, one_greedy(6, seed), [seed])
        assert match.game.winners == [seed]


def test_the_luck_of_a_bot_changes_nothing() -> None:
    """Nothing is left to chance, and nothing hidden is used: on whatever table it imagines, it replies the same."""
    game, compared = setup({"players": 4}, 5), 0
    game.log = None
    while not game.over and compared < 250:
        decision = game.waiting()[0]
        seat = decision.seat
        replies = []
        for luck in (seeded(compared), seeded(compared + 1000)):
            replies.append(GreedyBot().choose(game.view(seat), decision, luck, imagination(game, seat, luck)))
        assert replies[0] == replies[1], decision.prompt
        compared += 1
        game.answer(replies[0])
    assert compared == 250
