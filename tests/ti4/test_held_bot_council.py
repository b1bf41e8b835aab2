"""What the bot foresees of votes, which cards it would turn them with, and what trades and ways are worth to it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Gift, Option, about
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.council import (
    BETTER,
    agenda_of,
    bribe,
    buries,
    choose_outcome,
    choose_player,
    choose_votes,
    councilor_helps,
    cultural_votes,
    favourite,
    forecast,
    gain_of_silence,
    is_elected_badly,
    names_better,
    own_outcome,
    price_of_bribe,
    rides,
    silence_helps,
    votes_left,
    worst_law,
)
from orrery.ti4.bot.farther import best_reach, can_wait, choose_system, gets_there, held, start_in_silence
from orrery.ti4.bot.moving import system_worth
from orrery.ti4.bot.note_worth import note_worth
from orrery.ti4.bot.outcomes import WORTH_OF_FOR, concerns, outcome_worth, stakes, worth_of_repeal
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.bot.trading import (
    choose_partner,
    gain,
    give_note,
    gives_point,
    is_helped,
    swap,
    told_terms,
    wash,
    worth_of,
)
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import PLANET
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_weighing import aims_of

WELLON, VEFUT, SAUDOR, MEHAR, MEER, CENTAURI, QUANN, LODOR = [
    PLANET[key] for key in ("wellon", "vefutii", "saudor", "meharxull", "meer", "centauri", "quann", "lodor")
]  # votes: 2, 2, 2, 3, 4; 3, 1, 1 of cultural planets
WAR, EXECUTION, SHARD, MUTINY = "minister-of-war", "public-execution", "shard-of-the-throne-agenda", "mutiny"
THRONE, TRADE, CEASEFIRE, SECRET = "support-for-the-throne", "trade-agreement", "ceasefire", "political-secret"
FAR = ("46", "47", "48", "49", "18", "50", "45")  # Mecatol Rex alone, in system 4: two away from system 1
ONE, TWO = Option("seat", (("seat", 1),)), Option("seat", (("seat", 2),))


def vote(table: Table, key: str, *cast: tuple[int, Option, int]) -> Table:
    """The agenda is under way; those votes are cast, the others are still to come."""
    game = table.hand(0, "veto").game
    game.begin(ResolveAgenda(NUMBER[key]))
    now = game.innermost(ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    assert now.voted == ()
    now.votes, now.voted = list(cast), tuple([seat for seat, _, _ in cast])
    return table


def assembly() -> Table:
    """Votes: 2, 3 and 4. The last leads."""
    table = Table("sol", "hacan", "norr").planets(0, VEFUT).planets(1, MEHAR).planets(2, MEER)
    table.game.players[2].points = 2
    return table


# -- how it will end ---------------------------------------------------------------------------------------------------


def test_everybody_votes_for_their_own_good_with_all_that_is_left() -> None:
    table = vote(assembly(), WAR)
    assert [votes_left(table.game, seat) for seat in range(3)] == [2, 3, 4]
    outcomes = AGENDAS[NUMBER[WAR]].outcomes(table.game)
    assert [favourite(table.game, seat, NUMBER[WAR], outcomes).id() for seat in range(3)] == [0, 1, 2]
    assert favourite(table.game, 0, NUMBER[WAR], [ONE, TWO]) == ABSTAIN, "nothing that is any good"
    seen = forecast(aims_of(table))
    assert (seen.outcome, seen.lead, seen.worth) == (TWO, 1, -1.5)
    without = forecast(aims_of(table), (2,))
    assert (without.outcome, without.lead) == (ONE, 1)
    assert without.worth == pytest.approx(-0.6)
    table.game.exhausted[MEER] = True
    assert votes_left(table.game, 2) == 0
    assert forecast(aims_of(table)).outcome == ONE


def test_what_is_cast_counts_and_so_do_more_votes_for_it() -> None:
    table = vote(assembly(), WAR, (1, ONE, 3), (2, TWO, 4))
    assert own_outcome(aims_of(table)) == ABSTAIN
    assert own_outcome(aims_of(table, 1)) == ONE
    assert forecast(aims_of(table, 1)).outcome == TWO
    assert forecast(aims_of(table, 1), more=2).outcome == ONE
    assert forecast(aims_of(table, 2), more=2).lead == 3, "six to three"


def test_a_tie_is_broken_by_the_speaker() -> None:
    for speaker in (1, 2):
        table = assembly().planets(1, WELLON).planets(0, VEFUT).planets(2, QUANN)
        table.game.speaker = speaker
        assert [votes_left(table.game, seat) for seat in range(3)] == [2, 5, 5]
        seen = forecast(aims_of(vote(table, WAR)))
        assert (seen.outcome.id(), seen.lead, seen.tied) == (speaker, 0, True)
    assert not forecast(aims_of(vote(assembly(), WAR))).tied


def test_the_speaker_decides_also_where_nothing_is_worth_a_vote() -> None:
    """Level between two others: the speaker takes the lesser evil, not the first."""
    table = assembly()
    table.game.speaker = 0
    game = vote(table, WAR, (1, ONE, 4), (2, TWO, 4), (0, ABSTAIN, 0)).game
    worths = [outcome_worth(game, 0, NUMBER[WAR], each) for each in (ONE, TWO)]
    assert worths[0] != worths[1]
    for first, second in ((ONE, TWO), (TWO, ONE)):
        game = vote(assembly(), WAR, (1, first, 4), (2, second, 4), (0, ABSTAIN, 0)).game
        game.speaker = 0
        assert forecast(Aims(game, 1)).outcome == (ONE if worths[0] > worths[1] else TWO)


def test_a_bribe_does_not_count_on_the_speaker_but_the_speaker_does() -> None:
    """Level is enough for who decides a tie; others pay for one vote more."""
    for speaker, price in ((0, 2), (1, 3)):
        table = assembly().pools(0, goods=9)
        table.game.speaker = speaker
        vote(table, "shard-of-the-throne-agenda", (0, Option("seat", (("seat", 0),)), 2), (1, ONE, 4), (2, ABSTAIN, 0))
        assert price_of_bribe(aims_of(table)) == price


def test_without_an_agenda_nothing_is_foreseen() -> None:
    aims = aims_of(assembly())
    assert forecast(aims).outcome == own_outcome(aims) == ABSTAIN
    assert (forecast(aims).lead, forecast(aims).worth) == (0, 0.0)
    assert not names_better(aims)
    assert not is_elected_badly(aims)
    assert agenda_of(aims.table, Decision(0, "x", [])) == -1
    assert agenda_of(aims.table, Decision(0, "x", [], things=(("agenda", 5),))) == 5
    assert agenda_of(vote(assembly(), WAR).game, Decision(0, "x", [])) == NUMBER[WAR]


# -- cards that turn it ------------------------------------------------------------------------------------------------


def test_who_decides_is_silenced_where_enough_is_at_stake() -> None:
    """With a point for the leader six are lost, with an office one and a half."""
    table = vote(assembly(), SHARD)
    assert gain_of_silence(aims_of(table), 2) == pytest.approx(6.0 - 2.4)
    assert gain_of_silence(aims_of(table), 1) == 0.0
    assert silence_helps(aims_of(table))
    assert choose_player(aims_of(table), Decision(0, "target seat", about("seat", [0, 1, 2]))).picks == (2,)
    office = vote(assembly(), WAR)
    assert 0.0 < gain_of_silence(aims_of(office), 2) < BETTER
    assert not silence_helps(aims_of(office))


def test_a_rider_is_played_for_more_than_ones_own_votes_would_bring() -> None:
    """Seat 2 decides anyway, so that it could ride; not where its votes bring itself a point."""
    assert rides(aims_of(vote(assembly(), WAR)), "trade-rider")
    decides = aims_of(vote(assembly(), SHARD), 2)
    assert not rides(decides, "trade-rider")
    assert not rides(decides, "imperial-rider")
    assert not rides(aims_of(vote(assembly(), WAR), 2), "diplomacy-rider")


def test_a_small_prize_is_worth_a_rider_only_where_the_outcome_is_clear() -> None:
    """Four to three, and seven to three."""
    assert not rides(aims_of(vote(assembly(), WAR)), "diplomacy-rider")
    assert rides(aims_of(vote(assembly().planets(2, SAUDOR, QUANN), WAR)), "diplomacy-rider")


def test_the_councilor_turns_a_vote_or_makes_sure_of_a_point() -> None:
    lost = vote(assembly(), WAR, (1, ONE, 3), (2, TWO, 4), (0, ABSTAIN, 0))
    assert councilor_helps(aims_of(lost, 1))
    assert not councilor_helps(aims_of(lost, 2)), "it is won, and no point is at stake"
    far = vote(assembly(), WAR, (1, ONE, 3), (2, TWO, 9), (0, ABSTAIN, 0))
    assert not councilor_helps(aims_of(far, 1)), "five are too few"
    for votes, wanted in ((4, True), (8, False)):
        point = vote(assembly(), SHARD, (1, ONE, 3), (2, TWO, votes), (0, ABSTAIN, 0))
        assert councilor_helps(aims_of(point, 2)) == wanted


def test_a_bribe_is_as_large_as_must_be_and_not_from_what_is_saved() -> None:
    table = vote(assembly().pools(1, goods=6), SHARD, (1, ONE, 3), (2, TWO, 4), (0, ABSTAIN, 0))
    table.game.speaker = 2
    numbers = about("number", [1, 2, 3, 4])
    assert price_of_bribe(aims_of(table, 1)) == 2
    assert bribe(aims_of(table, 1), Decision(1, "bribe with", numbers)).picks == (1,)
    assert price_of_bribe(aims_of(table, 2)) == 0, "it is won"
    for goods, price in ((1, 0), (2, 2)):
        table.game.players[1].goods = goods
        assert price_of_bribe(aims_of(table, 1)) == price
    table.game.players[1].goods = 6
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert price_of_bribe(aims_of(table, 1)) == 0, "five goods are saved"
    table.game.speaker = 1
    assert price_of_bribe(aims_of(table, 1)) == 1, "who breaks the tie"
    bribery = numbers_of("bribery")[0]
    assert [is_used(aims_of(table, seat), Decision(seat, "x", []), bribery) for seat in (1, 2)] == [True, False]
    dear = vote(assembly().pools(1, goods=9), WAR, (1, ONE, 3), (2, TWO, 9), (0, ABSTAIN, 0))
    assert price_of_bribe(aims_of(dear, 1)) == 0, "an office is not worth seven"


def test_the_outcome_is_named_by_who_would_not_get_the_best() -> None:
    table = vote(assembly(), WAR)
    assert names_better(aims_of(table, 0))
    assert not names_better(aims_of(table, 2))
    options = about("seat", [1, 2, 0])
    assert choose_outcome(aims_of(table), Decision(0, "name elected", options)).picks == (2,)


def test_an_execution_is_put_off_on_another() -> None:
    assert is_elected_badly(aims_of(vote(assembly(), EXECUTION)))
    assert not is_elected_badly(aims_of(vote(assembly(), WAR)))


def test_cultural_planets_of_others_are_exhausted_if_three_votes_go() -> None:
    table = Table("sol", "hacan", "norr").planets(1, QUANN, LODOR, MEER).planets(0, CENTAURI)
    assert cultural_votes(table.game, 1) == 2
    assert not buries(aims_of(table))
    assert buries(aims_of(table.planets(2, CENTAURI)))
    assert choose_player(aims_of(table), Decision(0, "target seat", about("seat", [0, 1, 2]))).picks == (2,)
    table.game.exhausted[CENTAURI] = True
    assert not buries(aims_of(table))


@pytest.mark.parametrize(("key", "done", "number"), [(WAR, 1, 2), (WAR, 2, 3), (MUTINY, 1, 3)])
def test_half_of_the_votes_are_kept_for_another_agenda(key: str, done: int, number: int) -> None:
    """Four votes: the two small planets are half of them. Not where a point is at stake or no agenda follows."""
    planets = [QUANN, LODOR, WELLON]
    table = Table("sol", "hacan").planets(0, *planets).hand(0, "veto")
    table.game.agendas = (NUMBER["core-mining"], NUMBER[key])
    table.game.begin(AgendaPhase())
    phase = table.game.innermost(AgendaPhase)
    assert isinstance(phase, AgendaPhase)
    assert agenda_of(table.game, Decision(0, "x", [])) == NUMBER[key]
    phase.done = done
    reply = choose_votes(aims_of(table), Decision(0, "vote with", about("planet", planets), 0, 3))
    assert reply.picks == tuple(range(number))


# -- what outcomes are worth -------------------------------------------------------------------------------------------


def test_an_outcome_is_worth_what_it_does_to_me_the_leader_or_others() -> None:
    game = assembly().game
    assert [concerns(game, 0, whom) for whom in (0, 1, 2, -1)] == [1.0, -0.2, -0.5, 0.0]
    assert (stakes(WAR), stakes(SHARD)) == (3.0, 12.0)
    assert outcome_worth(game, 0, NUMBER[EXECUTION], TWO) == 1.5
    free, mine = [Option("planet", (("planet", planet),)) for planet in (SAUDOR, VEFUT)]
    assert outcome_worth(game, 0, NUMBER["core-mining"], free) == 0.0
    assert outcome_worth(game, 0, NUMBER["core-mining"], mine) == pytest.approx(3.0 * 1.4)
    assert outcome_worth(game, 0, NUMBER["demilitarized-zone-agenda"], mine) == pytest.approx(-3.0 * 1.4)
    assert outcome_worth(game, 0, NUMBER["fleet-regulations"], Option("against")) == 2.0
    assert outcome_worth(game, 0, NUMBER["fleet-regulations"], ABSTAIN) == 0.0


AGAINST_IT = (
    "anti-intellectual-revolution",
    "checks-and-balances",
    "clandestine-operations",
    "enforced-travel-ban",
    "executive-sanctions",
    "fleet-regulations",
    "new-constitution",
    "publicize-weapon-schematics",
    "regulated-conscription",
    "representative-government-base",
    "representative-government-pok",
    "swords-to-plowshares",
)


def test_what_takes_from_everybody_is_voted_down() -> None:
    game = Table("sol", "hacan", "norr").game
    found = [key for key in WORTH_OF_FOR if outcome_worth(game, 0, NUMBER[key], Option("for")) < 0.0]
    assert sorted(found) == list(AGAINST_IT)
    assert [outcome_worth(game, 0, NUMBER[key], Option("against")) > 0.0 for key in AGAINST_IT] == [True] * 12


def test_a_law_on_a_planet_is_repealed_by_what_it_does_to_its_owner() -> None:
    table = assembly().law("core-mining", VEFUT).law("demilitarized-zone-agenda", MEER)
    for seat, mining, zone in ((0, -3.0, -1.5), (1, 0.6, -1.5), (2, 1.5, 3.0)):
        assert worth_of_repeal(table.game, seat, NUMBER["core-mining"]) == pytest.approx(mining)
        assert worth_of_repeal(table.game, seat, NUMBER["demilitarized-zone-agenda"]) == pytest.approx(zone)
    assert worst_law(aims_of(table)) == -1.5
    assert worst_law(aims_of(table, 2)) == 3.0
    assert worst_law(aims_of(assembly())) == 0.0


# -- trades ------------------------------------------------------------------------------------------------------------


def named_note(key: str, issuer: int) -> str:
    return f"note {note_of(key, issuer)}"


def test_a_note_is_worth_what_it_brings_and_ones_own_a_little_less() -> None:
    """A trade agreement of Sol brings four goods, of Hacan six."""
    game = Table("sol", "hacan").game
    assert [note_worth(game, note_of(TRADE, issuer)) for issuer in (0, 1)] == [4.0, 6.0]
    assert [note_worth(game, note_of(key, 1)) for key in (THRONE, CEASEFIRE)] == [12.0, 2.0]
    assert worth_of(game, 0, 0, named_note(TRADE, 0)) == pytest.approx(3.0)
    assert worth_of(game, 0, 0, named_note(TRADE, 1)) == 6.0
    assert worth_of(game, 1, 0, named_note(TRADE, 0)) == 4.0
    assert worth_of(game, 0, 0, "note") == 2.0
    assert [worth_of(game, 0, giver, "commodities") for giver in (0, 1)] == [0.5, 1.0]
    assert worth_of(game, 0, 0, "goods") == 1.0
    notes = about("note", [note_of(key, 0) for key in (TRADE, SECRET, THRONE)])
    assert give_note(aims_of(Table("sol", "hacan")), Decision(0, "give note", notes)).picks == (1,)


def test_what_is_had_of_terms_is_what_one_gets_less_what_one_gives() -> None:
    game = Table("sol", "hacan").game
    terms: list[Gift] = [(0, "commodities", 2), (1, "goods", 3)]
    assert (gain(game, 0, terms), gain(game, 1, terms)) == (2.0, -1.0)
    assert gain(game, 0, []) == gain(game, 0, [(0, "commodities", 1)]) == -1.0, "that is no trade"
    told = Decision(0, "consent", [], things=(("seat", 1), ("gift note 5 1", 1), ("gift goods 0", 2)))
    assert told_terms(told) == [(1, "note 5", 1), (0, "goods", 2)]


@pytest.mark.parametrize(("goods", "given", "paid"), [(5, 3, 2), (1, 2, 1)])
def test_commodities_are_sold_as_far_as_goods_pay_for_them(goods: int, given: int, paid: int) -> None:
    game = Table("sol", "hacan").pools(0, commodities=3).pools(1, goods=goods).game
    assert wash(game, 0, 1) == [(0, "commodities", given), (1, "goods", paid)]
    assert wash(game, 1, 0) == [], "goods are not sold"


def test_a_throne_is_not_given_to_who_is_ahead_by_three() -> None:
    table = Table("sol", "hacan")
    throne: list[Gift] = [(0, named_note(THRONE, 0), 1)]
    other: list[Gift] = [(0, named_note(TRADE, 0), 1), (1, "note", 1)]
    assert gives_point(throne)
    assert not gives_point(other)
    for points, helped in ((2, (False, False)), (3, (True, False)), (8, (True, True))):
        table.game.players[1].points = points
        assert (is_helped(table.game, 0, 1, throne), is_helped(table.game, 0, 1, other)) == helped


def test_the_dearest_note_that_both_have_is_swapped() -> None:
    """Sol's trade agreement is not given for nothing more than Hacan's: Hacan would lose by it."""
    table = Table("sol", "hacan").notes(0, 0, CEASEFIRE, SECRET, TRADE)
    possible = [note_of(key, 1) for key in (SECRET, CEASEFIRE, TRADE, THRONE)]
    assert swap(table.game, 0, 1, possible) == [(0, named_note(CEASEFIRE, 0), 1), (1, named_note(CEASEFIRE, 1), 1)]
    assert swap(table.game, 0, 1, possible[:1]) == [(0, named_note(SECRET, 0), 1), (1, named_note(SECRET, 1), 1)]
    assert swap(table.game, 0, 1, possible[3:]) == [], "one's own throne is not there"


def test_the_partner_is_whom_most_is_had_of() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 6, cruiser=1)
    table.game.phase = "action"
    table.pools(0, commodities=2).pools(1, commodities=1).pools(2, commodities=2)
    seats = Decision(0, "transaction with", about("seat", [1, 2]))
    assert choose_partner(aims_of(table), seats).picks == (1,)
    assert choose_partner(aims_of(table.pools(2)), seats).picks == (0,)


# -- the way of ships --------------------------------------------------------------------------------------------------


def test_silence_is_for_ships_in_the_way() -> None:
    """A carrier of two moves: through the middle, if nobody is there. The destroyer goes another way and takes none."""
    table = Table("hacan", "sol", tiles=FAR).techs(0, "carrier-2").ships(0, 1, carrier=1, infantry=2)
    table.ships(0, 2, destroyer=1).ships(1, 0, cruiser=3).hand(0, "in-the-silence-of-space")
    table.activate(4)
    assert gets_there(aims_of(table), "in-the-silence-of-space")
    assert not gets_there(aims_of(table, 1), "in-the-silence-of-space"), "it is another's turn"
    assert start_in_silence(aims_of(table), Decision(0, "target system", about("system", [2, 1]))).picks == (1,)
    table.ships(1, 0, cruiser=-3)
    assert not gets_there(aims_of(table), "in-the-silence-of-space"), "nobody is in the way"
    assert table.game.effects == [], "only imagined"


@pytest.mark.parametrize(("middle", "wanted"), [("39", True), ("50", False)])
def test_a_star_chart_is_for_wormholes_of_both_kinds(middle: str, wanted: bool) -> None:
    """A carrier of one move in system 1; Quann with a beta wormhole in system 4."""
    table = Table("hacan", "sol", tiles=("46", middle, "47", "48", "25", "49", "45"))
    table.ships(0, 1, carrier=1, infantry=2).hand(0, "lost-star-chart").activate(4)
    assert gets_there(aims_of(table), "lost-star-chart") == wanted


def test_a_system_that_only_a_card_reaches_is_chosen_if_the_card_is_held() -> None:
    for cards, wanted in (((), 0), (("flank-speed",), 4)):
        table = Table("hacan", "sol", tiles=FAR).ships(0, 1, carrier=1, infantry=2).hand(0, *cards, "bunker")
        game = table.begin()
        assert held(aims_of(table)) == list(cards)
        assert (best_reach(aims_of(table), asked(game, 0), 1.5) > 1.5) == bool(cards)
        answer(game, 0, "tactical")
        systems = about("system", [0, 4])
        assert systems[choose_system(aims_of(table), Decision(0, "activate", systems)).picks[0]].id() == wanted


def test_where_nothing_else_is_worth_it_production_need_not_wait() -> None:
    table = Table("sol", "hacan").pools(0, goods=3).troops(0, WELLON, space_dock=1)
    table.game.exhausted[WELLON] = True
    systems = about("system", [3, 1])
    assert can_wait(aims_of(table), system_worth(aims_of(table), 1), 1)
    assert choose_system(aims_of(table), Decision(0, "activate", systems)).picks == (1,)


@pytest.mark.parametrize(("far", "wanted"), [("19", 2), ("18", 4)])
def test_a_card_is_not_spent_on_the_way_to_a_planet_that_is_little_better(far: str, wanted: int) -> None:
    """Thibah is next to the carrier; Wellon, two away, is better by less than a card, Mecatol Rex by more."""
    table = Table("hacan", "sol", tiles=("46", "47", "21", "48", far, "50", "45"))
    table.ships(0, 1, carrier=1, infantry=1).hand(0, "flank-speed")
    answer(table.begin(), 0, "tactical")
    systems = about("system", [4, 2])
    assert systems[choose_system(aims_of(table), Decision(0, "activate", systems)).picks[0]].id() == wanted
