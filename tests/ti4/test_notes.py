"""Promissory notes: for others only, hidden in hand, given in transactions, played, returned."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.rng import seeded
from orrery.ti4.components import COMPONENTS, FACTIONS, NOTES, NUMBER, note_of, notes_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import fleet_limit
from orrery.ti4.queries import is_barred
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.note_moves import give_note, notes_known, notes_possible
from orrery.ti4.rules.vote import ResolveAgenda, agenda_now
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import agenda_phase

SUPPORT, CEASEFIRE, SECRET, TRADE = "support-for-the-throne", "ceasefire", "political-secret", "trade-agreement"
MUTINY = NUMBER["mutiny"]


def neighbours() -> Table:
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 3, cruiser=1)
    return made.notes(0, 0, *NOTES).notes(1, 1, *NOTES).notes(2, 2, *NOTES)


def propose(game: TwilightImperium, seat: int, other: int) -> None:
    game.answer(Choice(seat, (len(asked(game, seat).options),)))
    if asked(game, seat).prompt == "transaction with":
        answer(game, seat, f"seat {other}")


def line(giver: int, key: str, issuer: int) -> tuple[int, str, int]:
    return giver, f"note {note_of(key, issuer)}", 1


def trade(game: TwilightImperium, seat: int, other: int, *lines: tuple[int, str, int]) -> None:
    propose(game, seat, other)
    plan(game, seat, *lines)
    answer(game, other, "accept")


def voting(made: Table, card: int = MUTINY) -> TwilightImperium:
    for seat in range(3):
        made.planets(seat, 26 + seat)
    made.game.phase = AGENDA
    made.game.begin(ResolveAgenda(card))
    return made.game


@rule("ti4:95", "ti4:S4.decks")
def test_everybody_begins_with_all_notes_of_their_colour() -> None:
    """The fifth generic one, Alliance, speaks of leaders and comes with them. Factions bring one of their own."""
    game = setup({"players": 4}, 1)
    for seat, player in enumerate(game.players):
        keys = [COMPONENTS[note].key for note in player.notes]
        assert sorted([key for key in keys if key in NOTES]) == [CEASEFIRE, SECRET, SUPPORT, TRADE]
        assert {COMPONENTS[note].issuer for note in player.notes} == {seat}
        own = [FACTIONS[player.faction].note]
        assert [key for key in keys if key not in NOTES] == own


@rule("ti4:95.2")
@pytest.mark.parametrize("key", NOTES)
def test_nobody_plays_their_own(key: str) -> None:
    made = Table("sol", "hacan").notes(0, 0, key)
    assert note_of(key, 0) not in made.game.in_play(0)
    made.notes(1, 0, key)
    assert note_of(key, 0) in made.game.in_play(1)


# -- transactions ------------------------------------------------------------------------------------------------------


@rule("ti4:91.2", "ti4:91.3", "ti4:95.5")
def test_each_side_gives_one_note_at_most_also_of_another_colour() -> None:
    made = neighbours().notes(0, 2, CEASEFIRE)
    game = made.begin()
    propose(game, 0, 1)
    with pytest.raises(Refused) as refused:
        plan(game, 0, line(0, CEASEFIRE, 0), line(0, TRADE, 0))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("one-note", (0,), "ti4:91.2")
    plan(game, 0, line(0, CEASEFIRE, 2), line(1, TRADE, 1))
    answer(game, 1, "accept")
    assert note_of(CEASEFIRE, 2) in game.players[1].notes
    assert note_of(TRADE, 1) in game.players[0].notes


@rule("ti4:95.5a")
def test_what_lies_in_a_play_area_is_not_traded() -> None:
    made = neighbours()
    made.game.players[0].area = (note_of(SUPPORT, 2),)
    game = made.begin()
    propose(game, 0, 1)
    assert f"note {note_of(SUPPORT, 2)}" not in [kind for _, kind, _ in asked(game, 0).rows]


@rule("ti4:95.5")
def test_a_note_of_the_givers_choice() -> None:
    game = neighbours().begin()
    propose(game, 0, 1)
    plan(game, 0, line(0, TRADE, 0), (1, "note", 1))
    answer(game, 1, "accept")
    assert asked(game, 1).prompt == "give note"
    answer(game, 1, f"note {note_of(SECRET, 1)}")
    assert note_of(SECRET, 1) in game.players[0].notes
    assert len(game.players[1].notes) == 4


@rule("ti4:95.6")
def test_who_looks_on_sees_that_a_note_changed_hands_and_not_which() -> None:
    game = neighbours().begin()
    trade(game, 0, 1, line(0, TRADE, 0))
    event = next(event for event in game.log or [] if event.kind == "note given")
    assert (event.values, event.knowers) == ((1,), (0, 1))
    assert notes_known(game, 2, 0) == [], "any of the four may have gone"
    assert notes_known(game, 2, 1) == list(notes_of(1))
    assert notes_possible(game, 2, 1) == sorted([*notes_of(0), *notes_of(1)])
    assert notes_known(game, 0, 1) == [*notes_of(1), note_of(TRADE, 0)]
    hands = {game.redeal(2, seeded(seed)).players[1].notes[4] for seed in range(20)}
    assert hands == set(notes_of(0)), "whoever imagines the table imagines any of them"
    for seed in range(20):
        assert game.redeal(0, seeded(seed)).players[1].notes == game.players[1].notes


@rule("ti4:95.6")
def test_a_hand_that_is_the_last_unknown_one_is_known() -> None:
    made = neighbours()
    give_note(made.game, 0, 1, note_of(SUPPORT, 0))
    give_note(made.game, 1, 0, note_of(SUPPORT, 0))
    assert notes_known(made.game, 2, 0) == []
    made = neighbours()
    game = made.begin()
    trade(game, 0, 1, line(0, SUPPORT, 0))
    assert notes_known(game, 2, 0) == [each for each in notes_of(0) if each != note_of(SUPPORT, 0)]


@rule("ti4:91.4a")
def test_of_another_hand_all_is_offered_that_may_be_in_it_and_what_is_not_is_declined() -> None:
    made = neighbours()
    give_note(made.game, 0, 1, note_of(TRADE, 0))
    made.game.happened = []
    game = made.ships(2, 1, cruiser=1).begin()
    answer(game, 0, "pass")
    answer(game, 0, "end turn")
    answer(game, 1, "pass")
    answer(game, 1, "end turn")
    propose(game, 2, 0)
    plan(game, 2, line(0, TRADE, 0))
    assert [option.key for option in asked(game, 0).options] == ["decline"]


@rule("ti4:F.general.9")
@card("ti4:ceasefire")
def test_a_note_received_in_its_window_is_played_in_it() -> None:
    """In the window after the activation the active player gives the note to the one who then plays it."""
    made = neighbours().hand(0, "flank-speed")
    game = made.activate(2)
    assert asked(game, 0).prompt == "after-system-activated"
    trade(game, 0, 1, line(0, CEASEFIRE, 0))
    answer(game, 0, "pass")
    assert asked(game, 1).prompt == "after-system-activated"


@rule("ti4:F.general.9", "ti4:31.20")
@card("ti4:political-favor")
def test_a_note_received_in_its_window_is_played_by_who_would_have_been_asked_before() -> None:
    made = Table("sol", "hacan", "xxcha").planets(0, 26).planets(1, 27).planets(2, 28).pools(0, goods=1)
    game = agenda_phase(made.notes(1, 2, "political-favor"), "mutiny", "seed-of-an-empire", "economic-equality")
    trade(game, 1, 0, line(1, "political-favor", 2), (0, "goods", 1))
    assert asked(game, 2).prompt == "when-agenda-revealed", "the Xxcha have an answer of their own"
    answer(game, 2, "pass")
    assert asked(game, 0).prompt == "when-agenda-revealed"
    answer(game, 0, "note")
    assert "vetoed" in [event.kind for event in game.log or []]


def beside_the_tribes() -> Table:
    """Seat 1 are the Yssaril, with a card in hand and their note."""
    made = Table("sol", "yssaril", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 3, cruiser=1)
    return made.notes(1, 1, "spy-net").hand(1, "flank-speed").pools(0, goods=2)


@rule("ti4:F.general.9", "ti4:91.1a")
@card("ti4:spy-net")
def test_a_note_bought_at_the_start_of_the_turn_is_played_at_the_start_of_the_turn() -> None:
    """The rulebook's own example: nobody had anything to do at the start of the turn, and nothing has happened yet."""
    game = beside_the_tribes().begin()
    assert asked(game, 0).prompt == "action"
    trade(game, 0, 1, line(1, "spy-net", 1), (0, "goods", 2))
    assert asked(game, 0).prompt == "start-of-turn"
    answer(game, 0, "note")
    assert [COMPONENTS[each].key for each in game.players[0].hand] == ["flank-speed"]
    assert asked(game, 0).prompt == "action"


@rule("ti4:F.general.9", "ti4:31.18")
@card("ti4:spy-net", "ti4:transit-diodes")
def test_what_was_passed_at_the_start_does_not_come_again_with_a_late_note() -> None:
    made = beside_the_tribes().techs(0, "transit-diodes").troops(0, 26, infantry=1).planets(0, 27)
    game = made.begin()
    answer(game, 0, "pass")
    trade(game, 0, 1, line(1, "spy-net", 1))
    assert [option.key for option in asked(game, 0).options] == ["pass", "note"]
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "action"


@rule("ti4:F.general.9")
@card("ti4:spy-net")
def test_after_an_action_the_start_of_the_turn_is_over() -> None:
    game = beside_the_tribes().techs(0, "fleet-logistics").hand(0, "mining-initiative").planets(0, 26).begin()
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "action", "the second"
    trade(game, 0, 1, line(1, "spy-net", 1))
    assert asked(game, 0).prompt == "action"


# -- ceasefire ---------------------------------------------------------------------------------------------------------


@rule("ti4:31.23", "ti4:95.1", "ti4:95.3", "ti4:95.4")
@card("ti4:ceasefire")
def test_a_ceasefire_keeps_its_issuer_out_and_returns() -> None:
    game = neighbours().notes(1, 0, CEASEFIRE).activate(2)
    answer(game, 1, "note")
    assert note_of(CEASEFIRE, 0) in game.players[0].notes
    assert note_of(CEASEFIRE, 0) not in game.players[1].notes
    assert asked(game, 0).prompt == "end turn", "nothing could move, and nothing stands there"


@card("ti4:ceasefire")
def test_a_planet_without_units_keeps_nobody_out_and_a_dock_does() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).planets(1, 27).notes(1, 0, CEASEFIRE)
    game = made.activate(2)
    assert asked(game, 0).prompt == "move", "nobody was asked for the note"
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).troops(1, 27, space_dock=1).notes(1, 0, CEASEFIRE)
    assert asked(made.activate(2), 1).prompt == "after-system-activated"


# -- support for the throne --------------------------------------------------------------------------------------------


@rule("ti4:31.23a", "ti4:95.1a")
@card("ti4:support-for-the-throne")
def test_support_is_put_into_play_at_once_and_is_a_point() -> None:
    game = neighbours().begin()
    trade(game, 0, 1, line(0, SUPPORT, 0))
    assert (game.players[1].points, game.players[1].area) == (1, (note_of(SUPPORT, 0),))
    assert note_of(SUPPORT, 0) not in game.players[1].notes


@card("ti4:support-for-the-throne")
def test_two_supports_exchanged_at_nine_points_the_active_player_gains_first() -> None:
    made = neighbours()
    made.game.players[0].points = made.game.players[1].points = 9
    made.game.players[0].strategies, made.game.players[1].strategies = (8,), (1,)
    made.game.active = 1
    game = made.begin()
    trade(game, 0, 1, line(1, SUPPORT, 1), line(0, SUPPORT, 0))
    assert (game.over, game.winners) == (True, [0]), "though seat 1 comes first by initiative"
    assert game.players[1].points == 9


@card("ti4:support-for-the-throne")
def test_two_supports_exchanged_during_an_agenda_in_speaker_order() -> None:
    made = neighbours()
    made.game.players[1].points = made.game.players[2].points = 9
    made.game.speaker = 2
    game = voting(made)
    asker = game.waiting()[0].seat
    assert asker == 2, "ready is asked from the speaker on"
    answer(game, 2, "ready")
    answer(game, 0, "ready")
    trade(game, 1, 2, line(1, SUPPORT, 1), line(2, SUPPORT, 2))
    assert (game.over, game.winners) == (True, [2])


@card("ti4:support-for-the-throne")
@pytest.mark.parametrize(("system", "points", "area"), [(1, 2, 0), (4, 3, 1), (6, 2, 0)])
def test_support_is_lost_by_activating_a_system_with_units_of_its_issuer(system: int, points: int, area: int) -> None:
    """Ships, nobody, a structure alone."""
    made = neighbours().troops(0, 31, pds=1)
    made.game.players[1].area, made.game.players[1].points = (note_of(SUPPORT, 0),), 3
    made.game.players[0].notes = tuple([each for each in notes_of(0) if each != note_of(SUPPORT, 0)])
    made.game.active = 0
    game = made.activate(system, seat=1)
    assert (game.players[1].points, len(game.players[1].area)) == (points, area)
    assert (note_of(SUPPORT, 0) in game.players[0].notes) == (not area)


@rule("ti4:95.4a")
@card("ti4:support-for-the-throne")
def test_a_note_in_hand_does_not_hear_its_own_text() -> None:
    made = neighbours().notes(1, 2, SUPPORT)
    made.game.players[1].points, made.game.active = 3, 0
    game = made.activate(3, seat=1)
    assert game.players[1].points == 3
    assert note_of(SUPPORT, 2) in game.players[1].notes


@rule("ti4:16.4", "ti4:16.4a", "ti4:95.7", "ti4:95.7a")
@card("ti4:support-for-the-throne")
def test_with_its_issuer_support_leaves_the_game_and_the_point_with_it() -> None:
    made = neighbours().notes(1, 0, CEASEFIRE).notes(0, 2, TRADE)
    game = made.game
    game.players[0].notes = tuple([each for each in game.players[0].notes if each != note_of(CEASEFIRE, 0)])
    game.players[1].area, game.players[1].points = (note_of(SUPPORT, 0),), 2
    game.begin(Eliminate(0))
    assert (game.players[1].points, len(game.players[1].area)) == (1, 0)
    assert not any(COMPONENTS[note].issuer == 0 for player in game.players for note in player.notes)
    assert note_of(TRADE, 2) in game.players[2].notes


# -- political secret --------------------------------------------------------------------------------------------------


@rule("ti4:2.16", "ti4:95.3")
@card("ti4:political-secret")
def test_a_political_secret_silences_its_issuer_for_one_agenda() -> None:
    made = Table("sol", "muaat", "norr").notes(0, 1, SECRET).hand(1, "politics-rider")
    game = voting(made)
    answer(game, 0, "note")
    assert game.players[0].area == (note_of(SECRET, 1),), "it lies open while it acts"
    for seat in (2, 0):
        while asked(game, seat).prompt == "ready":
            answer(game, seat, "ready")
        answer(game, seat, "abstain")
    answer(game, 0, "against")
    assert game.over, "seat 1 was neither asked for the rider nor for votes"
    assert note_of(SECRET, 1) in game.players[1].notes


@rule("ti4:F.agenda.8")
@card("ti4:political-secret")
def test_with_another_agenda_the_secret_has_ended() -> None:
    made = Table("sol", "hacan", "norr").notes(0, 1, SECRET)
    for seat in range(3):
        made.planets(seat, 26 + seat)
    game = made.game
    game.agendas = (MUTINY, NUMBER["executive-sanctions"])
    game.begin(AgendaPhase())
    agenda_now(game).replaced = True
    answer(game, 0, "note")
    assert note_of(SECRET, 1) in game.players[1].notes
    while game.waiting()[0].prompt == "ready":
        answer(game, game.waiting()[0].seat, "ready")
    assert asked(game, 1).prompt == "vote"


@rule("ti4:F.general.13", "ti4:F.general.14")
@card("ti4:political-secret")
def test_what_acts_by_itself_technologies_and_laws_go_on() -> None:
    made = Table("sol", "letnev", "norr").notes(0, 1, SECRET).law("committee-formation", 1, 1)
    ships = fleet_limit(made.game, 1)
    game = voting(made, NUMBER["minister-of-war"])
    answer(game, 0, "note")
    while game.waiting()[0].prompt == "ready":
        answer(game, game.waiting()[0].seat, "ready")
    assert is_barred(game, 1, NUMBER["munitions-reserves"]), "an ability that is used by choice"
    assert not is_barred(game, 0, NUMBER["munitions-reserves"])
    assert fleet_limit(game, 1) == ships, "Armada"
    assert not is_barred(game, 1, NUMBER["duranium-armor"])
    assert asked(game, 1).prompt == "before-voting", "a law that it owns is no faction ability"


# -- trade agreement ---------------------------------------------------------------------------------------------------


def trading(commodities: int = 0) -> TwilightImperium:
    made = neighbours().notes(1, 0, TRADE).pools(0, commodities=commodities)
    made.game.players[0].strategies = (5,)
    made.game.players[0].notes = ()
    game = made.begin()
    answer(game, 0, "strategy 5")
    return game


@rule("ti4:57.6", "ti4:95.3")
@card("ti4:trade-agreement")
def test_a_trade_agreement_gives_all_commodities_as_goods_and_returns() -> None:
    game = trading()
    assert asked(game, 1).prompt == "when-commodities-replenished"
    answer(game, 1, "note")
    assert (game.players[0].commodities, game.players[1].goods) == (0, 4)
    assert note_of(TRADE, 0) in game.players[0].notes
    assert not any(event.kind == "transaction" for event in game.log or [])


@rule("ti4:F.general.11", "ti4:95.1a")
@card("ti4:trade-agreement")
def test_also_where_nothing_was_added_and_only_if_the_holder_wants() -> None:
    game = trading(commodities=4)
    answer(game, 1, "pass")
    assert (game.players[0].commodities, game.players[1].goods) == (4, 0)
    game = trading(commodities=4)
    answer(game, 1, "note")
    assert game.players[1].goods == 4


@card("ti4:trade-agreement")
def test_not_when_somebody_else_replenishes() -> None:
    made = neighbours().notes(1, 0, TRADE)
    made.game.players[2].strategies, made.game.active = (5,), 1
    game = made.begin()
    answer(game, 2, "strategy 5")
    assert asked(game, 2).prompt == "trade favour"


@rule("ti4:16.4a", "ti4:95.7a")
@card("ti4:support-for-the-throne")
def test_the_support_of_those_who_are_still_there_stays() -> None:
    game = neighbours().game
    game.players[1].area, game.players[1].points = tuple([note_of(SUPPORT, seat) for seat in (0, 2)]), 4
    for seat in (0, 2):
        player = game.players[seat]
        player.notes = tuple([each for each in player.notes if each != note_of(SUPPORT, seat)])
    game.begin(Eliminate(0))
    supported = game.players[1]
    assert (supported.points, list(supported.area)) == (3, [note_of(SUPPORT, 2)])
