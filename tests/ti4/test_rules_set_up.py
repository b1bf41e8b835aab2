"""The set-up of a whole game: decks, strategy cards, objectives and the track."""

from __future__ import annotations

import pytest

from orrery.kernel.record import BadOption
from orrery.ti4.components import AGENDA_DECK, COMPONENTS, DECK, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.objective_cards import OBJECTIVES, SECRET, of_stage
from orrery.ti4.research import technology_deck
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.setup import setup
from orrery.ti4.technology import GENERIC
from orrery.ti4.tiles import MECATOL_REX
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table


def begun(players: int = 4, seed: int = 1) -> TwilightImperium:
    """Everybody has kept the first of two secrets."""
    game = setup({"players": players, "speaker": 1}, seed)
    while game.waiting()[0].prompt == "keep secret":
        answer(game, game.waiting()[0].seat, "objective")
    return game


def stage_of(cards: tuple[int, ...]) -> set[int]:
    return {OBJECTIVES[card].stage for card in cards}


@rule("ti4:S8")
def test_five_decks_are_shuffled_each_for_itself() -> None:
    one, two = begun(), begun(seed=2)
    assert (DECK, len(AGENDA_DECK)) == (80, 50)
    assert sorted(one.deck) == list(range(DECK))
    assert sorted(one.agendas) == sorted(NUMBER[key] for key in AGENDA_DECK)
    held = [card for player in one.players for card in player.secrets]
    assert sorted([*one.secrets, *held]) == of_stage(SECRET, False)
    assert one.deck != sorted(one.deck)
    for deck in ("deck", "agendas", "stage_one", "stage_two", "secrets"):
        assert getattr(one, deck) != getattr(two, deck), deck


@rule("ti4:S10")
def test_all_eight_strategy_cards_lie_before_the_speaker() -> None:
    game = begun()
    assert [option.id() for option in asked(game, 1).options] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert asked(game, 1).prompt == "choose strategy"


@rule("ti4:S12.i", "ti4:14.20")
@pytest.mark.parametrize("players", [3, 6])
def test_everybody_draws_two_secrets_keeps_one_and_the_others_go_back(players: int) -> None:
    game = setup({"players": players, "speaker": 1}, 3)
    dealt = [player.secrets for player in game.players]
    assert [len(secrets) for secrets in dealt] == [2] * players
    assert len({card for secrets in dealt for card in secrets}) == 2 * players
    assert [decision.seat for decision in game.waiting()] == [(1 + seat) % players for seat in range(players)]
    for seat, secrets in enumerate(dealt):
        answer(game, seat, f"objective {secrets[1]}")
    assert [player.secrets for player in game.players] == [secrets[1:] for secrets in dealt]
    assert {secrets[0] for secrets in dealt} <= set(game.secrets)
    assert len(game.secrets) == 20 - players


@rule("ti4:S12.iii", "ti4:S12.iv", "ti4:14.13", "ti4:14.13a", "ti4:14.11")
def test_five_objectives_of_each_stage_of_which_the_first_two_are_revealed() -> None:
    before = setup({"players": 3, "speaker": 1}, 4).stage_one
    assert (len(before), stage_of(before)) == (5, {1})
    game = begun(3, 4)
    assert (len(game.stage_two), stage_of(game.stage_two)) == (5, {2})
    assert (game.objectives, game.stage_one) == (before[:2], before[2:])
    for seat in range(3):
        assert [goal.card for goal in game.view(seat).goals][:2] == list(game.objectives)
        assert game.view(seat).objectives_left == (3, 5, len(game.secrets)), "the others lie face down"
    assert [goal.card for goal in game.public_view().goals] == list(game.objectives)


@rule("ti4:14.17")
def test_a_secret_is_seen_by_its_owner_alone_until_it_is_scored() -> None:
    perimeter = NUMBER["establish-a-perimeter"]
    table = Table("sol", "hacan").troops(0, 26, pds=2).troops(0, 27, pds=2)
    game = table.game
    game.stage_one, game.players[0].secrets = (NUMBER["expand-borders"],), (perimeter,)
    game.begin(StatusPhase())
    assert game.view(0).secrets == (perimeter,)
    assert (game.view(1).secrets, game.view(1).players[0].secret_count) == ((), 1)
    assert perimeter not in game.view(1).players[0].scored
    answer(game, 0, "objective")
    assert perimeter in game.view(1).players[0].scored
    assert game.view(1).players[0].secret_count == 0


@rule("ti4:S12.ii")
@pytest.mark.parametrize(("goal", "before", "wins"), [(10, 9, True), (14, 9, False), (14, 13, True)])
def test_the_track_has_ten_or_fourteen_spaces(goal: int, before: int, wins: bool) -> None:
    chosen = setup({"players": 3, "points": goal}, 1)
    assert (chosen.goal, [player.points for player in chosen.players]) == (goal, [0, 0, 0])
    table = Table("sol", "hacan").planets(0, MECATOL_REX)
    table.game.goal, table.game.players[0].points, table.game.players[0].strategies = chosen.goal, before, (8,)
    table.game.begin(StrategicAction(0, 8))
    assert table.game.players[0].points == before + 1, "for Mecatol Rex"
    assert table.game.winners == ([0] if wins else [])


@rule("ti4:S12.ii")
def test_there_is_no_other_side_of_the_track() -> None:
    with pytest.raises(BadOption):
        setup({"points": 12}, 1)


@rule("ti4:S4.decks", "ti4:S3")
def test_the_technology_deck_has_those_of_all_and_those_of_the_own_faction() -> None:
    game = setup({"players": 3, "factions": "sol,jolnar,yin"}, 1)
    own = (
        {"spec-ops-2", "advanced-carrier-2"},
        {"e-res-siphons", "spatial-conduit-cylinder"},
        {"yin-spinner", "impulse-core"},
    )
    generic = {row.key for row in GENERIC}
    assert len(generic) == 25
    for seat, player in enumerate(game.players):
        deck = {COMPONENTS[tech].key for tech in (*technology_deck(game, seat), *player.techs)}
        assert deck == generic | own[seat]
