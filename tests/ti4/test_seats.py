"""Seven and eight at the table: colours, notes, strategy cards, the speaker, and what each of them begins with."""

from __future__ import annotations

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.ti4.adjacency import presence
from orrery.ti4.components import COMPONENTS, NOTES
from orrery.ti4.faction import COLOURS, FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.initiative import by_initiative
from orrery.ti4.planets import home_of
from orrery.ti4.reinforcements import left_of, tokens_left
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.setup import setup
from orrery.ti4.units import COUNT, FIGHTER, INFANTRY, PLASTIC
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table

EIGHT = ("sol", "hacan", "norr", "mentak", "letnev", "yin", "saar", "winnu")


def begun(players: int, seed: int = 1, **options: int | str) -> TwilightImperium:
    """The set-up over: the first strategy card is to be chosen."""
    game, rng = setup({"players": players, "sets": "kings", **options}, seed), seeded(seed)
    while game.waiting()[0].prompt != "choose strategy":
        game.answer(random_choice(game.waiting()[0], rng))
    return game


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("ti4:S3", "ti4:S4", "ti4:S4.decks", "ti4:S11", "ti4:S11.tokens", "ti4:S12.i")
@pytest.mark.parametrize("players", [7, 8])
def test_everybody_has_a_colour_with_all_that_belongs_to_it(players: int) -> None:
    game = begun(players)
    assert len(set(COLOURS)) == 8
    assert len({player.faction for player in game.players}) == players
    for seat, player in enumerate(game.players):
        own = [note for note in player.notes if COMPONENTS[note].key in NOTES]
        assert len(own) == len(NOTES)
        assert {COMPONENTS[note].issuer for note in player.notes} == {seat}
        assert (player.tactic, player.fleet, player.strategy, tokens_left(game, seat)) == (3, 3, 2, 8)
        assert len(player.secrets) == 1
        home = home_of(game, seat)
        assert game.chart.homes[home] == FACTIONS[player.faction].key
        assert presence(game, seat) == {home}
        for type in [each for each in range(COUNT) if each not in (FIGHTER, INFANTRY)]:
            standing = sum([force[type] for force in player.forces()])
            assert left_of(game, seat, type) + standing == PLASTIC[type]


@rule("ti4:S1")
def test_the_eighth_may_be_the_speaker_and_begins() -> None:
    game = begun(8, speaker=7)
    assert game.speaker == 7
    assert asked(game, 7).prompt == "choose strategy"


@rule("ti4:S2")
def test_eight_choose_from_all_factions_and_draft_from_eleven() -> None:
    game = setup({"players": 8, "sets": "kings", "factions": "drafted", "speaker": 0}, 2)
    assert len(asked(game, 7).options) == 11
    game = setup({"players": 8, "sets": "kings", "factions": "choice", "speaker": 0}, 2)
    assert len(asked(game, 0).options) == len(FACTIONS)


@rule("ti4:95.6")
def test_what_the_eighth_holds_is_seen_by_nobody_else() -> None:
    game = begun(8)
    secret = game.players[7].secrets[0]
    assert game.view(7).secrets == (secret,)
    for seat in range(7):
        assert secret not in game.view(seat).secrets
        assert (secret, 7) not in game.view(seat).known
    assert len(game.public_view().players) == 8


# -- strategy cards ----------------------------------------------------------------------------------------------------


def chosen(seats: int, speaker: int) -> TwilightImperium:
    table = Table(*EIGHT[:seats])
    table.game.speaker = speaker
    table.game.begin(StrategyPhase())
    for turn in range(seats):
        seat = (speaker + turn) % seats
        if turn < 7:  # of the last card there is no choice
            answer(table.game, seat, f"strategy {8 - turn}")
    return table.game


@rule("ti4:85.1", "ti4:85.2a")
def test_eight_players_choose_all_cards_and_no_goods_are_placed() -> None:
    game = chosen(8, speaker=5)
    assert [player.strategies for player in game.players] == [(5,), (4,), (3,), (2,), (1,), (8,), (7,), (6,)]
    assert sum(game.bonus) == 0
    assert by_initiative(game) == [4, 3, 2, 1, 0, 7, 6, 5]


@rule("ti4:85.1", "ti4:85.2", "ti4:85.1c")
def test_seven_players_choose_one_each_and_a_good_comes_onto_the_card_that_is_left() -> None:
    game = chosen(7, speaker=6)
    assert [len(player.strategies) for player in game.players] == [1] * 7
    assert game.bonus == (0, 1, 0, 0, 0, 0, 0, 0, 0)


@rule("ti4:85.1a")
def test_of_seven_the_first_to_take_the_card_gains_the_good() -> None:
    game = chosen(7, speaker=0)
    for player in game.players:
        player.strategies = ()
    game.over = False
    game.begin(StrategyPhase())
    answer(game, 0, "strategy 1")
    assert game.players[0].goods == 1
    assert game.bonus[1] == 0
