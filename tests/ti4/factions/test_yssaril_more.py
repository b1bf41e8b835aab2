"""The Yssaril Tribes in corners: draws by whatever card, hands of others, turns that are not theirs."""

from __future__ import annotations

from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.moves import draw
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import StrategicAction
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_onward import offered, onward, prompts

FAR = 0  # planets that are not on this table: whoever controls one is not eliminated
POLITICS = 3
SABOTAGE = numbers_of("sabotage")[0]


def tribes(*others: str) -> Table:
    table = Table("yssaril", *(others or ("hacan",))).planets(0, FAR).planets(1, FAR + 1)
    table.game.deck = [
        number for key in ("plague", "summit", "spy", "bunker", "uprising") for number in numbers_of(key)
    ]
    table.game.agendas = tuple([NUMBER[key] for key in ("mutiny", "economic-equality", "arms-reduction")])
    return table


@card("ti4:scheming")
@rule("ti4:F.general.12")
def test_the_card_is_discarded_before_the_next_part_of_a_strategy_card() -> None:
    """Politics: speaker, cards, agendas. Three are drawn and one goes before the agendas are seen."""
    game = tribes().game
    game.active = 0
    game.begin(StrategicAction(0, POLITICS))
    onward(game, 0, "discard")
    assert len(game.players[0].hand) == 3
    answer(game, 0, "card")
    assert len(game.players[0].hand) == 2
    assert asked(game, 0).prompt != "discard"


@card("ti4:scheming")
def test_the_secondary_of_politics_is_a_draw_of_its_own() -> None:
    game = tribes().game
    game.active = 1
    game.begin(StrategicAction(1, POLITICS))
    onward(game, 0, "secondary")
    answer(game, 0, "follow")
    assert prompts(game) == [(0, "discard")]
    answer(game, 0, "card")
    assert len(game.players[0].hand) == 2


@card("ti4:scheming")
def test_any_card_of_the_hand_may_be_the_one_that_goes() -> None:
    table = tribes().hand(0, "sabotage")
    game = table.begin()
    draw(game, 0, 1)
    answer(game, 0, "tactical")
    assert prompts(game) == [(0, "discard")]
    assert SABOTAGE in [option.id() for option in asked(game, 0).options]


@card("ti4:mageon-implants", "ti4:scheming")
@rule("ti4:F.general.12")
def test_the_last_card_of_a_hand_is_taken_and_nothing_is_discarded() -> None:
    table = tribes("hacan", "sol").techs(0, "mageon-implants").planets(2, FAR + 2).hand(2, "sabotage")
    game = table.begin()
    answer(game, 0, "tech")
    assert game.players[2].hand == []
    assert game.players[0].hand == [SABOTAGE]
    assert prompts(game) == [(0, "end turn")], "who has no cards is no target, so nobody was asked"


@card("ti4:spy-net")
@rule("ti4:95.3")
def test_the_net_is_back_with_the_yssaril_and_not_in_two_hands() -> None:
    table = Table("hacan", "yssaril").planets(0, FAR).planets(1, FAR + 1).notes(0, 1, "spy-net").hand(1, "plague")
    game = table.begin()
    answer(game, 0, "note")
    note = note_of("spy-net", 1)
    assert [note in player.notes for player in game.players] == [False, True]
    assert game.players[0].hand == [NUMBER["plague"]]


@card("ti4:transparasteel-plating", "ti4:sabotage")
def test_who_has_passed_cannot_even_cancel() -> None:
    def cancels(*techs: str) -> bool:
        table = tribes("hacan", "sol").techs(0, *techs).planets(2, FAR + 2).hand(0, "plague").hand(1, "sabotage")
        table.troops(2, table.game.chart.planets[3][0], infantry=2)
        table.game.players[1].passed = True
        game: TwilightImperium = table.begin()
        answer(game, 0, "card")
        for _ in range(3):
            decision = game.waiting()[0]
            if decision.seat != 0 or decision.prompt == "action":
                break
            answer(game, 0, decision.options[0].key)
        return "sabotage" in offered(game, 1)

    assert cancels()
    assert not cancels("transparasteel-plating")


@card("ti4:stall-tactics")
@rule("ti4:4.2")
def test_who_stalls_has_acted_and_has_not_passed() -> None:
    game = tribes().hand(0, "sabotage").begin()
    answer(game, 0, "ability")
    assert prompts(game) == [(1, "action")]
    assert not game.players[0].passed
    assert game.discard == [SABOTAGE]


@card("ti4:scheming", "ti4:neural-motivator")
def test_the_status_phase_tells_how_many_they_draw() -> None:
    table = tribes().techs(0, "neural-motivator")
    table.game.stage_one = (NUMBER["expand-borders"], NUMBER["corner-the-market"])
    for player, number in zip(table.game.players, (1, 4), strict=True):
        player.strategies = (number,)
    table.game.active = -1
    table.game.begin(StatusPhase())
    status = [table.game.view(seat).status for seat in (0, 1)]
    assert [each.draws for each in status if each is not None] == [3, 1]
