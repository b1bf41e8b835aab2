"""The Yssaril Tribes: abilities, flagship, technologies and note."""

from __future__ import annotations

from orrery.kernel.procedure import Procedure
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.routes import Passage, reach
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.dues import hand_limit
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.state import NOBODY
from orrery.ti4.units import CRUISER, FIGHTER, FLAGSHIP, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

SABOTAGE = numbers_of("sabotage")
MORALE = numbers_of("morale-boost")
SHIELDS = numbers_of("shields-holding")


def with_deck(table: Table, *cards: int) -> Table:
    """These cards are drawn, in this order."""
    table.game.deck = list(reversed(cards))
    return table


def begun(table: Table, procedure: Procedure) -> TwilightImperium:
    table.game.begin(procedure)
    return table.game


# -- Stall Tactics -----------------------------------------------------------------------------------------------------


@card("ti4:stall-tactics")
@rule("ti4:58")
def test_to_discard_a_card_is_an_action() -> None:
    """It spends no token, and the turn is over."""
    game = Table("yssaril", "norr").hand(0, "spy", "veto").begin()
    answer(game, 0, "ability")
    answer(game, 0, f"card {NUMBER['veto']}")
    assert game.discard == [NUMBER["veto"]]
    assert (game.active, game.players[0].tactic, game.players[0].passed) == (1, 3, False)


@card("ti4:stall-tactics")
def test_without_a_card_nobody_stalls_and_others_never() -> None:
    game = Table("yssaril", "norr").hand(1, "veto").begin()
    assert "ability" not in [option.key for option in asked(game, 0).options]
    answer(game, 0, "pass")
    assert "ability" not in [option.key for option in asked(game, 1).options]


# -- Scheming ----------------------------------------------------------------------------------------------------------


@card("ti4:scheming")
@rule("ti4:F.general.12")
def test_the_scheming_draw_one_more_and_discard_one_of_the_hand() -> None:
    """Any card of the hand, also one that was there before."""
    table = with_deck(Table("yssaril", "norr").hand(0, "veto"), *SABOTAGE)
    game = begun(table, DrawCards(0, 2))
    assert len(game.players[0].hand) == 4
    answer(game, 0, f"card {NUMBER['veto']}")
    assert sorted(game.players[0].hand) == sorted(SABOTAGE[:3])
    assert game.discard == [NUMBER["veto"]]


@card("ti4:scheming")
def test_each_time_that_cards_are_drawn_is_one_more_however_many_there_were() -> None:
    game = begun(with_deck(Table("yssaril", "norr"), *SABOTAGE, *MORALE), DrawCards(0, 1))
    assert len(game.players[0].hand) == 2
    answer(game, 0, "card")
    again = with_deck(Table("norr", "yssaril"), *SABOTAGE)
    assert len(begun(again, DrawCards(0, 1)).players[0].hand) == 1


@card("ti4:scheming")
@rule("ti4:82.3")
def test_in_the_status_phase_it_adds_to_the_neural_motivator() -> None:
    table = with_deck(Table("yssaril", "norr").techs(0, "neural-motivator"), *SABOTAGE, *MORALE, *SHIELDS)
    table.game.stage_one = (NUMBER["corner-the-market"],)
    game = begun(table, StatusPhase())
    assert len(game.players[0].hand) == 3
    assert asked(game, 0).prompt == "discard"
    assert asked(game, 0).most == 1


@card("ti4:scheming")
def test_the_last_card_of_the_deck_is_still_one_that_was_drawn() -> None:
    """There is no other to draw, but one is discarded."""
    game = begun(with_deck(Table("yssaril", "norr").hand(0, "veto"), SABOTAGE[0]), DrawCards(0, 1))
    answer(game, 0, f"card {NUMBER['veto']}")
    assert game.players[0].hand == [SABOTAGE[0]]


@card("ti4:scheming")
def test_where_nothing_can_be_drawn_nothing_is_discarded() -> None:
    game = begun(Table("yssaril", "norr").hand(0, "veto"), DrawCards(0, 1))
    assert game.asked(0) is None
    assert len(game.players[0].hand) == 1


@card("ti4:scheming")
def test_a_card_that_is_taken_is_not_drawn() -> None:
    game = Table("yssaril", "norr").hand(0, "spy").hand(1, "veto", "summit").begin()
    answer(game, 0, f"card {NUMBER['spy']}")
    assert len(game.players[0].hand) == 1
    assert game.active == 1


# -- Crafty ------------------------------------------------------------------------------------------------------------


@card("ti4:crafty")
@rule("ti4:3.4")
def test_the_crafty_hold_as_many_cards_as_they_like() -> None:
    table = with_deck(Table("yssaril", "norr"), *SABOTAGE, *MORALE, *SHIELDS)
    game = begun(table, DrawCards(0, 9))
    answer(game, 0, "card")
    assert len(game.players[0].hand) == 9
    assert game.asked(0) is None


@card("ti4:crafty")
@card("ti4:executive-sanctions")
def test_no_law_binds_their_hand() -> None:
    game = Table("yssaril", "norr").law("executive-sanctions", NOBODY).game
    assert hand_limit(game, 0) > 50
    assert hand_limit(game, 1) == 3


# -- Y'sia Y'ssrila ----------------------------------------------------------------------------------------------------


def behind_a_blockade() -> Table:
    """System 1 is north of the middle, 4 south of it; fighters of another stand in the middle and on both sides."""
    table = Table("yssaril", "norr").own(0).ships(0, 1, flagship=1, cruiser=1, fighter=2)
    for system in (0, 2, 3, 5, 6):
        table.ships(1, system, fighter=1)
    return table


@card("ti4:ysia-yssrila")
@rule("ti4:17.4b")
def test_the_flagship_moves_through_ships_of_others_with_what_it_carries() -> None:
    game = behind_a_blockade().activate(4)
    plan(game, 0, (1, "flagship", 1), (1, "fighter", 2))
    assert (count(game.players[0].ships_in(4), FLAGSHIP), count(game.players[0].ships_in(4), FIGHTER)) == (1, 2)


@card("ti4:ysia-yssrila")
def test_other_ships_of_its_system_do_not() -> None:
    game = behind_a_blockade().game
    ways = Passage(game, 0, 4)
    assert ways.needs_from(1, FLAGSHIP) == 2
    assert ways.needs_from(1, CRUISER) > 2
    assert reach(game, 0)[4] == ((1, FLAGSHIP),)
    game = behind_a_blockade().activate(4)
    row = next(number for number, each in enumerate(asked(game, 0).rows) if each[:2] == (1, "cruiser"))
    assert asked(game, 0).rows[row][2] == 0
    refused = game.reason(0, ("row", row))
    assert refused is not None
    assert refused.reason == "no-way"


@card("ti4:ysia-yssrila")
def test_a_flagship_of_others_is_held_up() -> None:
    table = Table("sol", "norr").own(0).techs(0, "gravity-drive").ships(0, 1, flagship=1)
    for system in (0, 2, 3, 5, 6):
        table.ships(1, system, fighter=1)
    assert Passage(table.game, 0, 4).needs_from(1, FLAGSHIP) > 2


@card("ti4:in-the-silence-of-space")
def test_the_silence_is_for_all_ships_of_a_system() -> None:
    table = behind_a_blockade().hand(0, "in-the-silence-of-space")
    game = table.activate(4)
    answer(game, 0, "card")
    assert Passage(game, 0, 4).needs_from(1, CRUISER) == 2
    assert Passage(game, 0, 4).needs_from(1) == 2


# -- Transparasteel Plating --------------------------------------------------------------------------------------------


def plated(passed: bool, techs: tuple[str, ...] = ("transparasteel-plating",)) -> TwilightImperium:
    """Seat 0 plays a card that seat 1 could sabotage."""
    table = Table("yssaril", "norr").techs(0, *techs).hand(0, "mining-initiative").hand(1, "sabotage")
    table.troops(0, table.game.chart.planets[1][0], infantry=1).game.players[1].passed = passed
    game = table.begin()
    answer(game, 0, f"card {NUMBER['mining-initiative']}")
    return game


@card("ti4:transparasteel-plating")
@rule("ti4:3.7")
def test_who_has_passed_plays_no_cards_in_their_turns() -> None:
    assert plated(True).asked(1) is None
    assert plated(False).asked(1) is not None
    assert plated(True, ()).asked(1) is not None


@card("ti4:transparasteel-plating")
def test_in_turns_of_others_and_in_other_phases_cards_are_played() -> None:
    """Their own passed players among them; and other things than cards may always be used."""
    table = Table("norr", "yssaril", "sol").techs(1, "transparasteel-plating").hand(0, "mining-initiative")
    table.hand(2, "sabotage").troops(0, table.game.chart.planets[1][0], infantry=1)
    table.game.players[2].passed = True
    game = table.begin()
    answer(game, 0, f"card {NUMBER['mining-initiative']}")
    assert game.asked(2) is not None


@card("ti4:transparasteel-plating")
def test_notes_are_no_action_cards() -> None:
    table = Table("yssaril", "norr").techs(0, "transparasteel-plating").notes(1, 0, "ceasefire")
    table.ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).game.players[1].passed = True
    assert asked(table.activate(0), 1).prompt == "after-system-activated"


# -- Mageon Implants ---------------------------------------------------------------------------------------------------


@card("ti4:mageon-implants")
@rule("ti4:3.5")
def test_the_implants_take_the_best_card_of_a_hand() -> None:
    table = Table("yssaril", "norr", "sol").techs(0, "mageon-implants")
    game = table.hand(1, "veto", "summit").hand(2, "spy").begin()
    answer(game, 0, "tech")
    answer(game, 0, "seat 1")
    answer(game, 0, f"card {NUMBER['summit']}")
    assert game.players[0].hand == [NUMBER["summit"]], "it is no card that is drawn"
    assert game.players[1].hand == [NUMBER["veto"]]
    assert NUMBER["mageon-implants"] in game.players[0].exhausted
    assert game.active == 1


@card("ti4:mageon-implants")
def test_only_the_two_know_what_was_seen_and_taken() -> None:
    table = Table("yssaril", "norr", "sol").techs(0, "mageon-implants").hand(1, "veto", "summit", "spy")
    game = table.begin()
    answer(game, 0, "tech")
    answer(game, 0, f"card {NUMBER['summit']}")
    assert known_in_hands(game, 0) == sorted([(NUMBER["spy"], 1), (NUMBER["veto"], 1)])
    assert known_in_hands(game, 1) == [(NUMBER["summit"], 0)]
    assert known_in_hands(game, 2) == []
    seen = [event for event in game.log or [] if event.kind in ("hand seen", "card given")]
    assert [event.knowers for event in seen] == [(0, 1), (1, 0)]


@card("ti4:mageon-implants")
def test_the_implants_need_a_hand_with_cards_and_to_be_ready() -> None:
    game = Table("yssaril", "norr").techs(0, "mageon-implants").begin()
    assert "tech" not in [option.key for option in asked(game, 0).options]
    table = Table("yssaril", "norr").techs(0, "mageon-implants").hand(1, "veto")
    table.game.players[0].exhausted = (NUMBER["mageon-implants"],)
    assert "tech" not in [option.key for option in asked(table.begin(), 0).options]


# -- Spy Net -----------------------------------------------------------------------------------------------------------


@card("ti4:spy-net")
def test_who_holds_the_net_takes_a_card_of_the_yssaril_when_their_turn_begins() -> None:
    table = Table("norr", "yssaril").notes(0, 1, "spy-net").hand(1, "veto", "summit")
    game = table.begin()
    assert asked(game, 0).prompt == "start-of-turn"
    answer(game, 0, "note")
    answer(game, 0, f"card {NUMBER['veto']}")
    assert game.players[0].hand == [NUMBER["veto"]]
    assert note_of("spy-net", 1) in game.players[1].notes
    assert asked(game, 0).prompt == "action", "and the turn goes on"


@card("ti4:spy-net")
def test_not_in_turns_of_others_nor_from_an_empty_hand() -> None:
    game = Table("yssaril", "norr").notes(1, 0, "spy-net").hand(0, "veto").begin()
    assert asked(game, 0).prompt == "action"
    empty = Table("norr", "yssaril").notes(0, 1, "spy-net").begin()
    assert asked(empty, 0).prompt == "action"


@card("ti4:spy-net")
def test_who_has_seven_cards_already_discards_one_then() -> None:
    table = Table("norr", "yssaril").notes(0, 1, "spy-net").hand(1, "veto")
    table.hand(0, *["sabotage"] * 4, *["direct-hit"] * 3)
    game = begun(table, ActionPhase())
    answer(game, 0, "note")
    assert asked(game, 0).prompt == "discard"
