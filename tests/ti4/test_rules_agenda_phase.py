"""Agenda cards and the agenda phase, rule by rule: two agendas, votes before everybody, outcomes, planets readied."""

from __future__ import annotations

import pytest

from orrery.ti4.agenda import AGENDAS
from orrery.ti4.components import NUMBER, cards_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.agenda_moves import arrange_agendas, look_at_agendas, take_agendas
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import INFANTRY, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_agendas import agenda_phase, enact, ready

WELLON, VEFUT, QUANN, LODOR = 26, 27, 32, 33  # 2, 2, 1 and 1 influence
MUTINY, SEED = NUMBER["mutiny"], NUMBER["seed-of-an-empire"]


def council() -> Table:
    """Seat 1 has 1 vote, seat 2 has 2; the speaker is seat 0 and has 2."""
    return Table("sol", "hacan", "norr").planets(0, WELLON).planets(1, QUANN).planets(2, VEFUT)


def on(table: Table, name: str) -> TwilightImperium:
    table.game.begin(ResolveAgenda(NUMBER[name]))
    return table.game


def told(game: TwilightImperium, *kinds: str) -> list[str]:
    """What happened, as far as it begins with one of these words."""
    return [event.kind for event in game.log or [] if event.kind.startswith(kinds)]


# -- the cards ---------------------------------------------------------------------------------------------------------


@rule("ti4:1.1", "ti4:1.3", "ti4:1.8")
def test_an_agenda_is_a_law_that_stays_in_play_or_a_directive_that_is_discarded() -> None:
    deck = [AGENDAS[card] for card in cards_of("agenda", False)]
    assert (len(deck), len([agenda for agenda in deck if agenda.LAW])) == (50, 34)
    for name, law in (("regulated-conscription", True), ("economic-equality", False)):
        game = on(council(), name)
        for seat in (1, 2, 0):
            answer(game, seat, "for")
        assert [card for card, _, _ in game.laws] == ([NUMBER[name]] if law else [])
        assert game.agenda_discard == (() if law else (NUMBER[name],))


@rule("ti4:1", "ti4:2.2.iii", "ti4:2.4", "ti4:Q.agenda-phase")
def test_two_agendas_are_revealed_voted_on_and_resolved_and_then_all_planets_are_readied() -> None:
    table = council().planets(1, LODOR).techs(0, "magen-defense-grid")
    table.game.exhausted[LODOR] = True
    table.game.players[0].exhausted = (NUMBER["magen-defense-grid"],)
    game = agenda_phase(table, "mutiny", "seed-of-an-empire", "economic-equality")
    answer(game, 1, "against")
    answer(game, 2, "for")
    answer(game, 0, "abstain")
    assert [game.exhausted[planet] for planet in (WELLON, VEFUT, QUANN, LODOR)] == [False, True, True, True]
    assert asked(game, 0).things == (("agenda", SEED),), "nobody else has a planet left to vote with"
    answer(game, 0, "against")
    assert game.over
    steps = ["agenda", "voted against", "voted for", "outcome for"]
    steps += ["agenda", "voted against", "outcome against"]
    assert told(game, "agenda", "voted", "outcome") == steps
    assert not any(game.exhausted), "those exhausted before the phase as well"
    assert game.players[0].exhausted == (NUMBER["magen-defense-grid"],), "planets, not technologies"
    assert game.agendas == (NUMBER["economic-equality"],), "the third one stays where it is"


@rule("ti4:31.24")
@card("ti4:mutiny")
@pytest.mark.parametrize(("second", "points"), [("abstain", [0, 1, 0]), ("against", [0, -1, 0])])
def test_of_an_agenda_the_ability_of_the_outcome_is_resolved_after_the_vote_and_no_other(
    second: str, points: list[int]
) -> None:
    table = council()
    for player in table.game.players:
        player.points = 3
    game = on(table, "mutiny")
    answer(game, 1, "for")
    answer(game, 2, second)
    assert [player.points for player in game.players] == [3, 3, 3], "nothing while votes are cast"
    answer(game, 0, "abstain")
    assert [player.points - 3 for player in game.players] == points


# -- votes -------------------------------------------------------------------------------------------------------------


@rule("ti4:2.5", "ti4:2.8")
def test_votes_are_cast_for_or_against_and_nothing_else() -> None:
    game = on(council(), "mutiny")
    for seat in (1, 2, 0):
        assert [option.key for option in asked(game, seat).options] == ["abstain", "for", "against"]
        answer(game, seat, "for")
    assert [event.values[0] for event in game.log or [] if event.kind == "voted for"] == [1, 2, 2]


@rule("ti4:2.10", "ti4:2.10a")
def test_who_has_the_most_votes_is_elected_also_by_their_own() -> None:
    game = on(council(), "minister-of-commerce")
    assert [option.things for option in asked(game, 1).options[1:]] == [(("seat", seat),) for seat in range(3)]
    answer(game, 1, "seat 0")
    answer(game, 2, "seat 2")
    answer(game, 0, "abstain")
    assert game.laws == ((NUMBER["minister-of-commerce"], 2, 2),), "two votes of one's own against one"


@rule("ti4:2.9", "ti4:2.11", "ti4:2.11a")
def test_the_planet_with_the_most_votes_is_elected_and_only_controlled_ones_are_eligible() -> None:
    """Both are cultural. Other cultural planets belong to nobody, other planets of players are not cultural."""
    game = on(council().planets(0, LODOR), "senate-sanctuary")
    assert [option.id() for option in asked(game, 1).options[1:]] == [QUANN, LODOR]
    answer(game, 1, f"planet {QUANN}")
    answer(game, 2, f"planet {LODOR}")
    answer(game, 0, "abstain")
    assert game.laws == ((NUMBER["senate-sanctuary"], LODOR, -1),), "two votes against one"


@rule("ti4:2.12")
def test_what_is_voted_for_is_known_to_all_at_once() -> None:
    game = on(council(), "minister-of-commerce")
    answer(game, 1, "seat 2")
    for seat in (0, 2):
        seen = game.view(seat).agenda
        assert seen is not None
        assert [(vote.seat, vote.outcome, vote.number, vote.votes) for vote in seen.votes] == [(1, "seat", 2, 1)]
    assert [event.values for event in game.log or [] if event.kind == "voted seat"] == [(1, 2)]


@rule("ti4:31.20")
@card("ti4:trade-rider", "ti4:imperial-rider", "ti4:leadership-rider")
def test_in_the_agenda_phase_the_speaker_acts_first_then_clockwise_one_ability_at_a_time() -> None:
    table = council().hand(0, "trade-rider").hand(1, "leadership-rider").hand(2, "imperial-rider", "warfare-rider")
    table.game.speaker = 2
    game = agenda_phase(table, "mutiny", "mutiny")
    seats: list[int] = []
    while game.waiting()[0].prompt in ("after-agenda-revealed", "predict"):
        seat = game.waiting()[0].seat
        if game.waiting()[0].prompt == "predict":
            answer(game, seat, "for")
        else:
            seats.append(seat)
            answer(game, seat, "card")
    assert seats == [2, 0, 1, 2]


# -- the card of the rulebook ------------------------------------------------------------------------------------------


@rule("ti4:C.colonial-redistribution", "ti4:31.17")
@card("ti4:colonial-redistribution")
def test_colonial_redistribution_as_it_is_printed() -> None:
    table = Table("sol", "hacan", "norr").troops(0, WELLON, infantry=2, pds=1, space_dock=1)
    table.planets(0, MECATOL_REX).planets(1, QUANN).planets(2, VEFUT)
    for seat, points in enumerate((2, 1, 1)):
        table.game.players[seat].points = points
    game = on(table, "colonial-redistribution")
    assert [option.id() for option in asked(game, 1).options[1:]] == [WELLON, VEFUT, QUANN]
    answer(game, 1, f"planet {WELLON}")
    answer(game, 2, "abstain")
    answer(game, 0, "abstain")
    assert game.players[0].ground == {}, "units of every kind are destroyed first"
    assert [option.id() for option in asked(game, 0).options] == [1, 2], "the controller names one of the last"
    answer(game, 0, "seat 1")
    assert [option.key for option in asked(game, 1).options] == ["place nothing", "place infantry"]
    answer(game, 1, "place infantry")
    assert (count(game.players[1].troops_on(WELLON), INFANTRY), game.controller[WELLON]) == (1, 1)
    assert game.agenda_discard == (NUMBER["colonial-redistribution"],)
    assert game.laws == ()


# -- hard cases --------------------------------------------------------------------------------------------------------


@rule("ti4:2.15", "ti4:2.16", "ti4:2.22b", "ti4:3.8", "ti4:F.action-cards.14")
@card("ti4:veto", "ti4:sabotage", "ti4:trade-rider", "ti4:imperial-rider", "ti4:bribery", "ti4:distinguished-councilor")
def test_veto_sabotage_riders_councilor_and_bribery_on_one_agenda() -> None:
    """A veto replaces the agenda; of two riders on the next one is cancelled; two cards add votes to one vote."""
    table = council().hand(0, "imperial-rider").hand(1, "bribery", "sabotage", "distinguished-councilor")
    game = agenda_phase(table.hand(2, "trade-rider", "veto").pools(1, goods=4), "seed-of-an-empire", "mutiny", "mutiny")
    answer(game, 2, f"card {NUMBER['veto']}")
    answer(game, 1, "pass")
    assert game.agenda_discard == (SEED,)
    for seat in (0, 2):
        answer(game, seat, "card")
        answer(game, seat, "against")
        answer(game, 1, "pass" if seat == 0 else "card")
    ready(game)
    answer(game, 1, "against")
    answer(game, 1, f"card {NUMBER['distinguished-councilor']}")
    answer(game, 2, "for")
    assert asked(game, 1).prompt == "after-speaker-votes", "seat 0 has predicted and cannot vote"
    answer(game, 1, "card")
    answer(game, 1, "goods 4")
    assert told(game, "voted", "votes added", "outcome") == [
        "voted against",
        "votes added",
        "voted for",
        "votes added",
        "outcome against",
    ]
    added = [event.values for event in game.log or [] if event.kind == "votes added"]
    assert added == [(5,), (4,)]
    assert (game.players[0].points, game.players[2].goods) == (1, 0), "what was cancelled foretells nothing"


@rule("ti4:2.19")
def test_where_nothing_can_be_elected_the_agenda_is_discarded_without_effect() -> None:
    """Nobody controls a hazardous planet: there is no outcome, for the speaker neither."""
    game = on(Table("sol", "hacan").planets(0, WELLON), "core-mining")
    assert game.over
    assert (game.laws, game.agenda_discard) == ((), (NUMBER["core-mining"],))


@rule("ti4:1.5", "ti4:2.2.i")
def test_a_law_that_is_discarded_lies_on_top_of_what_was_discarded_before() -> None:
    table = enact(Table("sol", "hacan").hand(0, "repeal-law"), "regulated-conscription")
    table.game.agenda_discard = (MUTINY,)
    game = table.begin()
    answer(game, 0, "card")
    assert game.agenda_discard == (MUTINY, NUMBER["regulated-conscription"])


def test_agendas_that_leave_the_deck_are_known_there_no_longer() -> None:
    """Who has looked at three knows the one that is left; of the two that are taken one is discarded."""
    game = Table("sol", "hacan").game
    game.agendas = tuple([NUMBER[key] for key in ("mutiny", "economic-equality", "core-mining", "wormhole-research")])
    last, third, second, first = game.agendas
    assert look_at_agendas(game, 0, 3) == (first, second, third)
    assert set(game.agendas_known) == {(0, first), (0, second), (0, third)}
    take_agendas(game, 2, [first])
    assert list(game.agendas) == [last, third]
    assert game.agendas_known == ((0, third),)
    assert game.agenda_discard == (second,)


def test_who_arranges_agendas_alone_knows_how_and_all_see_how_many() -> None:
    game = Table("sol", "hacan").game
    game.agendas = tuple([NUMBER[key] for key in ("mutiny", "economic-equality", "core-mining")])
    last, second, first = game.agendas
    look_at_agendas(game, 1, 2)
    arrange_agendas(game, 0, [second], [first])
    assert list(game.agendas) == [first, last, second], "from the bottom to the top"
    event = (game.log or [])[-1]
    assert (event.kind, event.actor, event.values) == ("agendas arranged", 0, (1, 1))
    assert (event.secret, event.knowers) == ((second, first), (0,))
    assert not any(seat == 1 for seat, _ in game.agendas_known), "others know them no longer"
