"""With windows for everybody a pause tells nothing: who is asked follows from what lies open, never from a hand."""

from __future__ import annotations

import os
from typing import Any

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.likelihood import might_act
from orrery.cosmic.offers import offers_in
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.windows import CARD_PLAYED, DEAL_MADE, MUST_PLAY, POWER_USED
from orrery.kernel.decision import Choice, Decision, Refused
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import Window
from support.cosmic import Cosmos

GAMES = max(1, int(os.environ.get("ORRERY_GAMES", "60")) // 30)
PLAYED: list[Options] = [
    {"players": 4},
    {"players": 5, "flares": "many", "technology": "yes"},
    {"players": 3, "powers": "hidden", "changing": "yes"},
    {"players": 4, "planets": "four", "technology": "yes", "filch": "classic", "powers": "hidden"},
]
# What is done in sight of all as soon as it is asked; and what is asked about cards that somebody has shown to have by
# using a power for them, which a table dealt anew does not know of.
SEEN_AT_ONCE = ("duty", "plague.discard", "fodder.cards", "reserve.card", "citadel.card", "barbarian.unwanted")
PASS = (0,)


def begun(options: Options, seed: int) -> CosmicEncounter:
    return cosmic_setup.setup({**options, "windows": "everybody"}, seed)


def asked(game: Game) -> list[tuple[int, str]]:
    return [(decision.seat, decision.prompt) for decision in game.waiting()]


def nobody_has_replied(game: CosmicEncounter) -> bool:
    pairs = zip(game.pending, game.heard)
    return all(heard is None or (decision.forced() and not game.asks_forced(decision)) for decision, heard in pairs)


def same_reply(choice: Choice, decision: Decision, other: Decision) -> Choice | None:
    """The reply to one question as a reply to the other, if it can be given there."""
    if choice.form is not None:
        return choice
    options = [decision.options[pick] for pick in choice.picks]
    if not all(option in other.options for option in options) or not other.least <= len(options) <= other.most:
        return None
    return Choice(choice.seat, tuple(sorted(other.options.index(option) for option in options)))


def twin_of(game: CosmicEncounter, seat: int, luck: Rng) -> CosmicEncounter | None:
    """A table that looks the same to that seat; none if nobody could have been asked anything at it."""
    twin = game.redeal(seat, luck)
    twin.log = []
    try:
        twin.ask_with([])
    except RulesBug:
        return None
    return twin


def compare(game: CosmicEncounter, seat: int, choice: Choice, luck: Rng) -> bool:
    """Two tables that differ only in what a seat cannot know ask the same; and after the same reply the same again,
    unless that seat has heard or seen meanwhile what the difference was. Says whether it came to that."""
    twin = twin_of(game, seat, luck)
    if twin is None:
        return False
    assert asked(twin) == asked(game), f"seat {seat} sees the difference: {game.where()}"
    decision, other = game.asked(choice.seat), twin.asked(choice.seat)
    assert decision is not None
    assert other is not None
    reply = same_reply(Choice(choice.seat, PASS) if decision.window else choice, decision, other)
    if reply is None:
        return False
    there = game.copy()
    there.log = []
    there.answer(Choice(choice.seat, PASS) if decision.window else choice)
    try:
        twin.answer(reply)
    except Refused:  # terms that could not be offered there
        return False
    if there.log_for(seat) != twin.log_for(seat) or there.public_view() != twin.public_view() or there.over:
        return False
    if any(prompt in SEEN_AT_ONCE for _, prompt in asked(there) + asked(twin)):
        return False
    assert asked(twin) == asked(there), f"seat {seat} sees after {decision.prompt}: {there.where()}, {twin.where()}"
    return True


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_tables_that_differ_in_what_a_seat_cannot_know_ask_the_same_at_every_step(options: Options) -> None:
    compared = 0
    for seed in range(GAMES):
        game, luck = begun(options, seed), seeded(seed + 1)
        while not game.over:
            waiting = game.waiting()
            decision = waiting[luck.below(len(waiting))]
            choice = random_choice(decision, luck)
            if nobody_has_replied(game) and luck.below(3) == 0:
                try:
                    compared += compare(game, luck.below(game.seats), choice, luck)
                except AssertionError as wrong:
                    wrong.add_note(f"options {options}, seed {seed}")
                    raise
            game.answer(choice)
    assert compared > 100 * GAMES


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_whether_a_deed_might_be_done_is_the_same_for_all_that_may_be_hidden(options: Options) -> None:
    """Every power, flare and artifact of an open window, for every seat, whether it holds that or not."""
    for seed in range(GAMES):
        game, luck = begun(options, seed + 50), seeded(seed + 1)
        while not game.over:
            top = game.stack[-1].procedure
            if isinstance(top, Window) and luck.below(12) == 0:
                other = game.redeal(luck.below(game.seats), luck)
                for deed in deeds_of(top.name):
                    for seat in range(game.seats):
                        assert deed.might(game, seat) == deed.might(other, seat), f"{deed.__name__}: {game.where()}"
            waiting = game.waiting()
            game.answer(random_choice(waiting[luck.below(len(waiting))], luck))


def deeds_of(window: str) -> list[Any]:
    found = {deed for deeds in REGISTRY.users(window).values() for deed in deeds if not issubclass(deed, Invent)}
    return sorted(found, key=lambda deed: str(deed.__name__))


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_who_can_act_might_act(options: Options) -> None:
    """Otherwise being asked would tell that one holds something."""
    seen = 0
    for seed in range(GAMES):
        game, luck = begun(options, seed + 90), seeded(seed + 1)
        while not game.over:
            top = game.stack[-1].procedure
            if isinstance(top, Window) and top.name != MUST_PLAY:
                for seat in range(game.seats):
                    offers = [offer for offer in offers_in(game, top.name, seat) if not offer.duty]
                    if offers:
                        assert might_act(game, top.name, seat), f"{offers[0].option} of seat {seat}: {game.where()}"
                        seen += 1
            waiting = game.waiting()
            game.answer(random_choice(waiting[luck.below(len(waiting))], luck))
    assert seen > 50


# -- the windows of answers --------------------------------------------------------------------------------------------


def everybody(*aliens: str, hands: dict[int, list[str]]) -> Cosmos:
    table = Cosmos(*aliens, hands=hands)
    table.agree(ask_everybody=True)
    return table


def seats_asked(table: Cosmos, window: str) -> list[int]:
    """Who is asked in the first window of that name, all of them passing."""
    table.to(window)
    found: list[int] = []
    frame = table.game.stack[-1]
    while table.game.stack[-1] is frame:
        [decision] = table.game.waiting()
        found.append(decision.seat)
        table.game.answer(Choice(decision.seat, PASS))
    return found


@pytest.mark.parametrize("zap", [[], ["cosmic-zap"]])
def test_whoever_has_a_hand_is_asked_whether_to_zap_a_power(zap: list[str]) -> None:
    hands = {0: ["attack-06", "attack-07"], 1: ["attack-08", "attack-09"], 2: ["attack-10", *zap], 3: ["attack-12"]}
    table = everybody("mirror", "tripler", "clone", "zombie", hands=hands).will(0, "mirror")
    assert seats_asked(table, POWER_USED) == [0, 1, 2, 3]


@pytest.mark.parametrize("zap", [[], ["card-zap"]])
def test_whoever_has_a_hand_is_asked_whether_to_cancel_a_card(zap: list[str]) -> None:
    hands = {0: ["attack-06", "plague"], 1: ["attack-08"], 2: ["attack-10", *zap], 3: ["attack-12"]}
    table = everybody("mirror", "tripler", "clone", "zombie", hands=hands).will(0, "plague")
    assert seats_asked(table, CARD_PLAYED) == [0, 1, 2, 3]


@pytest.mark.parametrize("quash", [[], ["quash"]])
def test_whoever_has_a_hand_is_asked_whether_to_call_off_a_deal(quash: list[str]) -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"], 2: ["attack-10", *quash], 3: ["attack-12"]}
    table = everybody("mirror", "tripler", "clone", "zombie", hands=hands).lays("negotiate", "negotiate")
    table.to("deal")
    table.offer(0, (0, "random", 1), (1, "random", 1)).pick(1, "accept")
    assert seats_asked(table, DEAL_MADE) == [0, 1, 2, 3]


def test_who_has_no_card_is_not_asked_for_one() -> None:
    hands = {0: ["attack-06", "plague"], 1: ["attack-08"], 2: [], 3: ["attack-12"]}
    table = everybody("mirror", "tripler", "clone", "zombie", hands=hands).will(0, "plague")
    assert 2 not in seats_asked(table, CARD_PLAYED)


def test_a_card_that_lies_on_the_discard_pile_is_held_by_nobody() -> None:
    """Both quashes, and the flares that act there, are out of everybody's hand: nobody needs to be asked."""
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"], 2: ["attack-10"]}
    table = everybody("mirror", "tripler", "clone", hands=hands).lays("negotiate", "negotiate")
    table.agree(without_flares=True)
    table.to("deal")
    for card in sorted(REGISTRY.users(DEAL_MADE)):
        if card in table.game.deck:
            table.game.deck.remove(card)
            table.game.discard.append(card)
    table.offer(0, (0, "random", 1), (1, "random", 1)).pick(1, "accept")
    assert table.game.waiting()[0].prompt != DEAL_MADE


def test_one_encounter_card_is_asked_for_like_many() -> None:
    hands = {0: ["attack-06", "card-zap"], 1: ["attack-08", "attack-10"]}
    table = everybody("mirror", "tripler", "clone", hands=hands)
    table.to("encounter card")
    assert asked(table.game) == [(0, "encounter card"), (1, "encounter card")]


def test_with_windows_for_holders_only_these_are_asked() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08"], 2: ["attack-10", "cosmic-zap"], 3: ["attack-12"]}
    table = Cosmos("mirror", "tripler", "clone", "zombie", hands=hands).will(0, "mirror")
    assert seats_asked(table, POWER_USED) == [2]
