"""The round: what ends with a turn, what the speaker does, the status phase as a sequence; promises; who is gone."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.whole_game import Round
from orrery.ti4.setup import setup
from orrery.ti4.state import ACTION, AGENDA, NOBODY, STATUS, STRATEGY
from orrery.ti4.units import CRUISER, DESTROYER, DREADNOUGHT, damaged
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, left
from support.ti4_combat import card as play
from support.ti4_modifiers import Zeal

CEASEFIRE, TRADE = "ceasefire", "trade-agreement"


def lasts(game: TwilightImperium) -> bool:
    return any(isinstance(each, Zeal) for each in game.effects)


# -- phases ------------------------------------------------------------------------------------------------------------


@rule("ti4:80", "ti4:80.1", "ti4:80.2", "ti4:82.8", "ti4:85.end")
@pytest.mark.parametrize("custodians", [True, False])
def test_the_phases_of_a_round_in_their_order(custodians: bool) -> None:
    table = Table("sol", "hacan", "norr", "mentak", "letnev")
    game = table.game
    game.custodians, game.stage_one = custodians, (NUMBER["expand-borders"],)
    game.agendas = (NUMBER["mutiny"], NUMBER["seed-of-an-empire"])
    game.begin(Round())
    phases, luck = [game.phase], seeded(3)
    while not game.over:
        decision = game.waiting()[0]
        if decision.prompt in ("action", "secondary"):
            answer(game, decision.seat, decision.options[0].key)  # the strategy card, then pass; nobody follows
        else:
            game.answer(random_choice(decision, luck))
        if game.phase != phases[-1]:
            phases.append(game.phase)
        assert (game.active != NOBODY) == (game.phase == ACTION), "turns are in the action phase alone"
    assert phases == [STRATEGY, ACTION, STATUS] + ([] if custodians else [AGENDA])


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("ti4:80.3")
def test_what_lasts_until_the_end_of_a_turn_ends_before_the_next_one() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1).ships(1, 3, carrier=1).techs(0, "fleet-logistics").begin()
    game.begin_effect(Zeal(0))
    answer(game, 0, "tactical")
    answer(game, 0, "system 4")
    assert asked(game, 0).prompt == "action", "the second action of the same turn"
    assert lasts(game)
    answer(game, 0, "no further action")
    assert (game.active, lasts(game)) == (1, False)
    answer(game, 1, "tactical")
    answer(game, 1, "system 6")
    assert (game.active, lasts(game)) == (0, False), "nor does it come back with the next turn of its owner"


# -- the speaker -------------------------------------------------------------------------------------------------------


@rule("ti4:81.3", "ti4:14.13", "ti4:14.13a")
@pytest.mark.parametrize("speaker", [0, 2])
def test_the_speaker_lays_out_ten_objectives_and_reveals_two(speaker: int) -> None:
    game = setup({"players": 3, "speaker": speaker}, 4)
    while game.waiting()[0].prompt == "keep secret":
        answer(game, game.waiting()[0].seat, "objective")
    revealed = [event for event in game.log or [] if event.kind == "objective revealed"]
    assert [event.actor for event in revealed] == [speaker, speaker]
    assert (len(game.objectives), len(game.stage_one), len(game.stage_two)) == (2, 3, 5)
    assert game.waiting()[0].seat == speaker, "who then chooses the first strategy card"


# -- the status phase --------------------------------------------------------------------------------------------------


@rule("ti4:Q.status-phase", "ti4:82")
def test_the_eight_steps_in_their_order() -> None:
    """Each question shows what has been done and what has not."""
    table = Table("l1z1x", "muaat").ships(0, 1, damaged_dreadnought=1).planets(0, 0).pools(0, goods=5)
    game = table.hand(0, *["sabotage"] * 4, *["direct-hit"] * 2, "political-stability").game
    game.objectives, game.stage_one = (NUMBER["negotiate-trade-routes"],), (NUMBER["expand-borders"],)
    game.deck = [*numbers_of("morale-boost")]
    for seat, player in enumerate(game.players):
        player.strategies, player.used, player.tokens = (seat + 1,), (seat + 1,), (3,)
    game.exhausted[0] = True

    def done() -> tuple[bool, ...]:
        """Scored, revealed, drawn, tokens removed, tokens gained, readied, repaired, strategy cards returned."""
        player = game.players[0]
        return (
            player.points == 1,
            len(game.objectives) == 2,
            len(game.deck) < len(numbers_of("morale-boost")),
            player.tokens == (),
            player.tactic + player.fleet + player.strategy == 10,
            not game.exhausted[0] and player.used == (),
            not damaged(player.ships_in(1), DREADNOUGHT),
            game.players[1].strategies == (),
        )

    def first(number: int) -> tuple[bool, ...]:
        return (True,) * number + (False,) * (8 - number)

    game.begin(StatusPhase())
    assert (asked(game, 0).prompt, done()) == ("score", first(0))
    answer(game, 0, "objective")
    assert (asked(game, 0).prompt, done()) == ("discard", first(3))
    answer(game, 0, "card")
    assert (asked(game, 0).prompt, done()) == ("status tokens", first(4))
    for seat in (0, 1):
        everything(game, seat)
    assert (asked(game, 0).prompt, done()) == ("when-returning-strategy-cards", first(7))
    answer(game, 0, "pass")
    assert game.over
    assert done() == first(8)


# -- deals and promises ------------------------------------------------------------------------------------------------


def neighbours() -> Table:
    made = Table("l1z1x", "muaat", "norr").ships(0, 1, cruiser=2).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)
    return made.pools(0, goods=3).pools(1, goods=1)


def offer(game: TwilightImperium, *lines: tuple[int, str, int]) -> None:
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    if asked(game, 0).prompt == "transaction with":
        answer(game, 0, "seat 1")
    plan(game, 0, *lines)


@rule("ti4:91.5", "ti4:91.4")
def test_what_a_deal_gives_at_once_is_a_transaction_and_its_promises_bind_nobody() -> None:
    """Seat 0 pays for peace. The goods change hands at once, and the next turn of seat 1 knows of no peace."""
    game = neighbours().begin()
    offer(game, (0, "goods", 3))
    assert game.players[1].goods == 1, "only an offer so far"
    answer(game, 1, "accept")
    assert [player.goods for player in game.players] == [0, 4, 0]
    answer(game, 0, "pass")
    answer(game, 1, "tactical")
    answer(game, 1, "system 1")
    plan(game, 1, (2, "cruiser", 1))
    assert any("rolled" in line for line in log(game)), "nothing keeps seat 1 from breaking its word"


@rule("ti4:91.5", "ti4:91.3")
def test_both_halves_of_a_deal_change_hands_together_and_only_what_can_be_traded() -> None:
    made = neighbours().notes(1, 1, CEASEFIRE).hand(0, "sabotage").planets(0, 20)
    game = made.begin()
    offer(game, (0, "goods", 2), (1, f"note {note_of(CEASEFIRE, 1)}", 1))
    answer(game, 1, "accept")
    assert ([player.goods for player in game.players], game.players[0].notes) == ([1, 3, 0], (note_of(CEASEFIRE, 1),))
    again = neighbours().notes(1, 1, CEASEFIRE).hand(0, "sabotage").planets(0, 20).begin()
    again.answer(Choice(0, (len(asked(again, 0).options),)))
    kinds = {kind.split()[0] for _, kind, _ in asked(again, 0).rows}
    assert kinds == {"goods", "commodities", "note"}, "no action card, no planet"
    with pytest.raises(Refused):
        plan(again, 0, (0, "card", 1))


@rule("ti4:C.trade-agreement", "ti4:57.6", "ti4:95.3")
@card("ti4:trade-agreement")
def test_the_trade_agreement_as_printed() -> None:
    """When its issuer replenishes, also as one who follows: all commodities, which are goods then, and it returns."""
    made = Table("sol", "hacan", "norr").notes(0, 1, TRADE).pools(1, commodities=2)
    made.game.players[0].strategies = (5,)
    game = made.begin()
    answer(game, 0, "strategy 5")
    assert asked(game, 0).prompt == "trade favour", "not when somebody else replenishes"
    answer(game, 0)
    answer(game, 1, "follow")
    assert asked(game, 0).prompt == "when-commodities-replenished"
    answer(game, 0, "note")
    assert (game.players[1].commodities, game.players[0].goods) == (0, 3 + 6), "those of Hacan, also the two it had"
    assert (game.players[0].notes, game.players[1].notes) == ((), (note_of(TRADE, 1),))


@rule("ti4:95.3", "ti4:31.23")
@card("ti4:ceasefire")
def test_a_ceasefire_holds_for_one_activation_and_not_for_a_second_action() -> None:
    """With Fleet Logistics the issuer acts again in the same turn: elsewhere it moves as it likes."""
    made = Table("sol", "hacan").ships(0, 1, cruiser=1, carrier=1, infantry=1).ships(1, 2, cruiser=1)
    made.techs(0, "fleet-logistics").notes(1, 0, CEASEFIRE)
    made.planets(1, made.game.chart.planets[5][0])
    game = made.activate(2)
    answer(game, 1, "note")
    assert asked(game, 0).prompt == "action", "nothing moved, nobody fights, nobody lands"
    assert left(game, 0, CRUISER, 1) == 1
    assert game.players[0].tokens == (2,)
    assert game.players[0].notes == (note_of(CEASEFIRE, 0),)
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    plan(game, 0, (1, "cruiser", 1))
    assert left(game, 0, CRUISER, 0) == 1


@card("ti4:ceasefire")
def test_who_is_there_already_may_fight_in_spite_of_a_ceasefire() -> None:
    """It keeps units from moving in; what stands in the system lands as ever."""
    made = Table("sol", "hacan").ships(0, 2, carrier=1, infantry=2).ships(0, 1, cruiser=1).notes(1, 0, CEASEFIRE)
    planet = made.game.chart.planets[2][0]
    made.troops(1, planet, infantry=1).planets(1, made.game.chart.planets[5][0])
    game = made.activate(2)
    answer(game, 1, "note")
    assert asked(game, 0).prompt == "land", "nothing moves, not even what could come back"
    plan(game, 0, (1000 + planet, "infantry", 2))
    assert any("rolled" in line for line in log(game))


# -- before the battle -------------------------------------------------------------------------------------------------


def test_an_ambush_comes_before_the_barrage_and_before_all_dice_of_the_combat() -> None:
    """Two cruisers hit a destroyer and a carrier at the start: neither of them fires any more."""
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, destroyer=1, carrier=1)
    game = battle(table.planets(1, 20), 10, 10)
    assert asked(game, 0).prompt == "start-of-space-combat-round"
    answer(game, 0, "ability")
    assert (left(game, 1, DESTROYER), game.players[1].ships_in(0)) == (0, ())
    assert [line for line in log(game) if "rolled" in line] == [line for line in log(game) if "ambush rolled" in line]
    assert left(game, 0, CRUISER) == 2


@rule("ti4:F.action-cards.6")
@card("ti4:direct-hit")
def test_a_direct_hit_after_an_ambush_that_was_sustained() -> None:
    table = Table("mentak", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).hand(0, "direct-hit")
    game = battle(table.planets(1, 20), 10)
    answer(game, 0, "ability")
    answer(game, 1, "sustain")
    play(game, 0, "direct-hit")
    assert left(game, 1, DREADNOUGHT) == 0


# -- elimination -------------------------------------------------------------------------------------------------------


@rule("ti4:16.2", "ti4:16.3", "ti4:16.4", "ti4:16.5", "ti4:16.6", "ti4:16.7", "ti4:16.8")
def test_everything_of_who_is_eliminated_goes_where_it_belongs() -> None:
    made = Table("sol", "hacan", "norr").ships(1, 3, cruiser=2).hand(1, "sabotage").techs(1, "sarween-tools")
    made.notes(1, 2, TRADE).notes(0, 1, CEASEFIRE).pools(1, goods=4, commodities=2)
    made.law("minister-of-war", 1, owner=1).law("shared-research", NOBODY)
    game = made.game
    player, spied = game.players[1], NUMBER["form-a-spy-network"]
    player.secrets, player.scored, player.points = (spied,), (NUMBER["unveil-flagship"], NUMBER["expand-borders"]), 3
    player.tokens, player.strategies, player.used = (1, 2), (4,), (4,)
    player.area = (note_of("support-for-the-throne", 0),)
    game.speaker, hand = 1, list(player.hand)
    game.begin(Eliminate(1))
    gone = game.players[1]
    assert (gone.eliminated, gone.space, gone.ground, gone.techs, gone.abilities) == (True, {}, {}, (), ())
    assert (gone.tokens, gone.tactic, gone.fleet, gone.strategy) == ((), 0, 0, 0)
    assert (gone.goods, gone.commodities, gone.points, gone.scored) == (0, 0, 0, ())
    assert (gone.strategies, gone.hand, game.discard) == ((), [], hand)
    assert [law[0] for law in game.laws] == [NUMBER["shared-research"]], "what it owns alone is discarded"
    assert NUMBER["minister-of-war"] in game.agenda_discard
    assert sorted(game.secrets) == sorted((spied, NUMBER["unveil-flagship"]))
    assert [each.notes for each in game.players] == [(note_of("support-for-the-throne", 0),), (), (note_of(TRADE, 2),)]
    assert (gone.area, game.speaker) == ((), 2)
