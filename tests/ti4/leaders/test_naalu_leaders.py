"""The Naalu Collective: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.leaders.the_oracle import CollectNotes
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.units import FIGHTER, INFANTRY, MECH, count
from support.cite import card
from support.play import answer, asked, happened
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG = 50
MUTINY, MINING = NUMBER["mutiny"], NUMBER["core-mining"]


@card("ti4:zeu")
def test_the_next_agenda_is_seen_and_may_be_shown_to_one() -> None:
    table = Table("naalu", "hacan", "sol").court(0).planets(0, BEREG)
    game = table.game
    game.phase, game.agendas = AGENDA, (NUMBER["arms-reduction"], MINING)
    game.begin(ResolveAgenda(MUTINY))
    answer(game, 0, "leader")
    answer(game, 0, "seat 2")
    assert [[card for card, _ in game.view(seat).agendas_known] for seat in range(3)] == [[MINING], [], [MINING]]
    assert game.players[0].exhausted == (NUMBER["zeu"],)


@card("ti4:maban")
@pytest.mark.parametrize(("bought", "more"), [(1, 1), (4, 2), (5, 3)])
def test_each_price_of_fighters_brings_one_more(bought: int, more: int) -> None:
    """Three for one in place of two; they count against no limit, which is five here."""
    table = Table("naalu", "hacan", tiles=TILES).court(0, COMMANDER).troops(0, BEREG, space_dock=1)
    game = table.pools(0, goods=9).ships(0, 0, carrier=2).activate(0)
    game.exhausted[BEREG] = True
    plan(game, 0, (0, "fighter", bought))
    everything(game, 0)
    assert asked(game, 0).prompt == "produce more"
    plan(game, 0, (0, "fighter", more))
    assert count(game.players[0].ships_in(0), FIGHTER) == bought + more
    assert ("placed", 0, (0, FIGHTER, more)) in happened(game)
    assert game.players[0].goods == 9 - (bought + 1) // 2


@card("ti4:maban")
def test_the_fighters_that_unlock_it_bring_none_and_nothing_else_does() -> None:
    table = Table("naalu", "hacan", tiles=TILES).court(0).troops(0, BEREG, space_dock=1, infantry=1)
    game = table.pools(0, goods=9).ships(0, 0, carrier=2).ships(0, 1, carrier=2, fighter=8).activate(0)
    game.exhausted[BEREG] = True
    answer(game, 0, "move nothing")
    plan(game, 0, (0, "fighter", 4))
    everything(game, 0)
    assert NUMBER["maban"] in game.players[0].leaders
    assert ("unlocked", 0, (NUMBER["maban"],)) in happened(game)
    assert count(game.players[0].ships_in(0), FIGHTER) == 4
    assert asked(game, 0).prompt == "end turn"


@card("ti4:maban")
def test_infantry_brings_no_more() -> None:
    table = Table("naalu", "hacan", tiles=TILES).court(0, COMMANDER).troops(0, BEREG, space_dock=1)
    game = table.pools(0, goods=9).activate(0)
    game.exhausted[BEREG] = True
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    everything(game, 0)
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2


@card("ti4:the-oracle")
def test_everybody_gives_a_note_of_their_choice() -> None:
    table = Table("naalu", "hacan", "sol").court(0, HERO).notes(1, 1, "ceasefire", "trade-agreement").planets(0, BEREG)
    game = table.game
    for seat, player in enumerate(game.players):
        player.strategies, player.tactic, player.fleet, player.strategy = (seat + 1,), 0, 0, 0
    game.stage_one = (NUMBER["expand-borders"],)
    game.begin(StatusPhase())
    for seat in range(3):
        everything(game, seat)  # tokens
    answer(game, 0, "leader")
    answer(game, 1, f"note {note_of('trade-agreement', 1)}")
    assert game.players[0].notes == (note_of("trade-agreement", 1),)
    assert NUMBER["the-oracle"] not in game.players[0].leaders


@card("ti4:the-oracle")
def test_they_give_by_initiative() -> None:
    table = Table("naalu", "hacan", "sol").notes(1, 1, "ceasefire", "trade-agreement")
    game = table.notes(2, 2, "ceasefire", "trade-agreement").game
    for player, card_number in zip(game.players, (1, 3, 2)):
        player.strategies = (card_number,)
    game.begin(CollectNotes(0))
    for seat in (2, 1):
        answer(game, seat, f"note {note_of('ceasefire', seat)}")
    assert game.players[0].notes == (note_of("ceasefire", 2), note_of("ceasefire", 1))


@card("ti4:iconoclast")
def test_it_hits_better_against_who_has_a_fragment() -> None:
    game, place = Table("naalu", "hacan", "sol", tiles=TILES).court(0).game, ON_PLANET + BEREG
    game.players[1].fragments = (0,)
    game.players[2].relics = (NUMBER["dominus-orb"],)
    assert [combat_bonus(game, 0, MECH, place, other) for other in (1, 2)] == [2, 0]
    assert combat_bonus(game, 0, INFANTRY, place, 1) == 0
