"""What the bot weighs in votes, predictions and trades: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option, about
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.bot.council import arrange, choose_speaker, choose_vote, predict
from orrery.ti4.bot.outcomes import worth_of_for
from orrery.ti4.bot.trading import choose_terms, consent, end_or_trade, favour, partners
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from support.ti4 import Table
from support.ti4_weighing import FREE, aims_of, three

DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE = 2, 3, 4, 5, 6
LEADERSHIP, IMPERIAL = 1, 8
SECRETS = [number for number, each in enumerate(COMPONENTS) if each.key in ("threaten-enemies", "cut-supply-lines")]
THREE_SECRETS = (*SECRETS, NUMBER["mine-rare-minerals"])


# -- politics ----------------------------------------------------------------------------------------------------------


def votes(table: Table, key: str, options: list[Option], seat: int = 0) -> Option:
    decision = Decision(seat, "vote", options, things=(("agenda", NUMBER[key]),))
    return options[choose_vote(aims_of(table, seat), decision).picks[0]]


FOR, AGAINST, ABSTAIN = Option("for"), Option("against"), Option("abstain")


@pytest.mark.parametrize(("points", "wanted"), [((3, 2, 1), FOR), ((1, 2, 3), AGAINST), ((2, 3, 1), AGAINST)])
def test_the_seed_of_an_empire_is_for_whom_it_gives_the_point(points: tuple[int, int, int], wanted: Option) -> None:
    table = three()
    for player, number in zip(table.game.players, points, strict=True):
        player.points = number
    assert votes(table, "seed-of-an-empire", [ABSTAIN, FOR, AGAINST]) == wanted


def worth(table: Table, key: str) -> float:
    return worth_of_for(table.game, 0, key)


def test_arms_are_reduced_by_who_has_few() -> None:
    table = three().ships(0, 1, dreadnought=2, cruiser=3)
    assert worth(table, "arms-reduction") == 2.0
    assert votes(table, "arms-reduction", [ABSTAIN, FOR, AGAINST]) == FOR
    table.ships(0, 2, dreadnought=1)
    assert worth(table, "arms-reduction") == -2.0
    table.ships(0, 2, cruiser=1)
    assert worth(table, "arms-reduction") == -4.0
    assert votes(table, "arms-reduction", [ABSTAIN, FOR, AGAINST]) == AGAINST


def test_wormholes_are_blown_up_by_who_has_no_ships_in_them() -> None:
    table = Table("sol", "hacan", tiles=("18", "26", "39", "25", "40", "46", "47"))
    table.ships(0, 5, cruiser=4)
    assert worth(table, "wormhole-research") == 2.0
    table.ships(0, 1, cruiser=3)
    assert worth(table, "wormhole-research") == -1.0


def test_homes_are_defended_by_who_has_a_gun() -> None:
    table = three()
    assert worth(table, "homeland-defense-act") == 0.5
    table.troops(0, FREE[0], pds=2)
    assert worth(table, "homeland-defense-act") == 1.5


def test_who_has_mechs_keeps_them_by_rearmament() -> None:
    table = three()
    assert worth(table, "rearmament-agreement") == 2.0
    table.troops(0, FREE[0], mech=2).ships(0, 1, carrier=1, mech=1)
    assert worth(table, "rearmament-agreement") == 2.0 + 1.5 * 3


def test_planets_are_elected_by_what_the_agenda_does_and_the_richest_first() -> None:
    poor, rich = sorted(FREE, key=lambda each: PLANETS[each].resources + PLANETS[each].influence)[:: len(FREE) - 1]
    table = three().planets(0, poor, rich).planets(1, FREE[3])
    planets = about("planet", [poor, FREE[3], rich])
    assert votes(table, "core-mining", planets).id() == rich
    assert votes(table, "compensated-disarmament", planets).id() == FREE[3]


def test_influence_counts_as_resources_do_when_a_planet_is_elected() -> None:
    by_influence = max(FREE, key=lambda each: PLANETS[each].influence - PLANETS[each].resources)
    barren = min(FREE, key=lambda each: PLANETS[each].influence + PLANETS[each].resources)
    assert PLANETS[by_influence].influence > PLANETS[by_influence].resources
    table = three().planets(0, by_influence, barren)
    assert votes(table, "core-mining", about("planet", [barren, by_influence])).id() == by_influence


def test_who_is_executed_is_the_leader_and_who_is_honoured_oneself() -> None:
    table = three()
    table.game.players[2].points = 3
    seats = about("seat", [0, 1, 2])
    assert votes(table, "public-execution", seats).id() == 2
    assert votes(table, "minister-of-war", seats).id() == 0
    assert votes(table, "minister-of-war", seats[1:]).id() == 1, "rather than to the leader"


def test_laws_are_repealed_that_bind_or_serve_others_and_ones_own_last() -> None:
    """A law that binds all is weighed by what it costs: two for the fleets, a half for the wormholes."""
    table = three().law("minister-of-war", 0, 0).law("minister-of-peace", 1, 1).law("conventions-of-war", -1)
    table.law("fleet-regulations", -1).law("enforced-travel-ban", -1)
    keys = ("minister-of-war", "conventions-of-war", "enforced-travel-ban", "minister-of-peace", "fleet-regulations")
    laws = about("agenda", [NUMBER[key] for key in keys])
    for number in range(1, 6):
        assert votes(table, "judicial-abolishment", laws[:number]).id() == NUMBER[keys[number - 1]]


def test_the_objective_that_is_nearest_is_elected() -> None:
    table = three().pools(0, goods=5)
    keys = ("corner-the-market", "negotiate-trade-routes")
    assert (
        votes(table, "classified-document-leaks", about("objective", [NUMBER[key] for key in keys])).id()
        == NUMBER[keys[1]]
    )


def predicted(table: Table, key: str) -> Option:
    """What seat 0 predicts of an agenda that was just revealed."""
    table.hand(0, "trade-rider").game.begin(ResolveAgenda(NUMBER[key]))
    options = AGENDAS[NUMBER[key]].outcomes(table.game)
    reply = predict(aims_of(table), Decision(0, "predict", options, things=(("agenda", NUMBER[key]),)))
    return options[reply.picks[0]]


def assembly() -> Table:
    """Seat 2 has the most votes, then seat 1; seat 0 none."""
    return three().planets(2, STRONG).planets(1, *SOME)


STRONG = max(FREE, key=lambda each: PLANETS[each].influence)
SOME = [each for each in FREE if PLANETS[each].influence == 1 and PLANETS[each].traits == "hazardous"][:2]


def test_a_prediction_is_what_those_with_most_votes_want() -> None:
    assert predicted(assembly(), "minister-of-war").id() == 2
    table = assembly()
    table.game.exhausted[STRONG] = True
    assert predicted(table, "minister-of-war").id() == 1, "an exhausted planet casts no votes"
    table = assembly()
    table.game.players[0].points = 1
    assert predicted(table, "public-execution").id() == 0
    table = assembly().planets(0, *[each for each in FREE if PLANETS[each].influence == 2][:3])
    assert predicted(table, "minister-of-war").id() == 2, "who predicts does not vote"
    table = assembly()
    table.game.exhausted[STRONG] = True
    assert predicted(table, "core-mining").id() in SOME, "a hazardous planet of whoever votes"


def order(first: str, second: str, *ends: int) -> Option:
    above, below = ends or (0, 0)
    return Option("order", (("agenda", NUMBER[first]), ("end", above), ("agenda", NUMBER[second]), ("end", below)))


def arranged(table: Table, *options: Option) -> Option:
    return options[arrange(aims_of(table), Decision(0, "arrange", list(options))).picks[0]]


def test_what_brings_most_is_laid_on_top_first() -> None:
    weak, strong = order("minister-of-war", "mutiny"), order("mutiny", "minister-of-war")
    assert arranged(three(), weak, strong, order("mutiny", "minister-of-war", 0, 1)) == strong
    assert arranged(three(), order("core-mining", "mutiny"), order("mutiny", "core-mining")).id() == NUMBER["mutiny"]
    table = three()
    table.game.custodians = True
    assert arranged(table, weak, strong) == weak, "no agendas come yet"
    assert arranged(table.planets(0, MECATOL_REX), weak, strong) == strong, "they will by oneself"


def test_what_brings_nothing_is_laid_below() -> None:
    """With five cruisers the reduction of arms is as good as bad."""
    above, below = [order("arms-reduction", "mutiny", end, 0) for end in (0, 1)]
    table = three().ships(0, 1, cruiser=4)
    assert worth(table, "arms-reduction") == 0.0
    assert arranged(table, above, below) == below
    assert arranged(table.ships(0, 1, cruiser=2), above, below) == above, "to be voted down"


def test_the_speaker_is_oneself_or_the_weakest() -> None:
    table = three()
    table.game.players[1].points = 2
    seats = about("seat", [1, 2, 0])
    assert choose_speaker(aims_of(table), Decision(0, "speaker", seats)).picks == (2,)
    assert choose_speaker(aims_of(table), Decision(0, "speaker", seats[:2])).picks == (1,)


# -- trades ------------------------------------------------------------------------------------------------------------


def traders() -> Table:
    """All three are neighbours."""
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 6, cruiser=1)
    table.game.phase = "action"
    return table.pools(0, commodities=2).pools(1, goods=3).pools(2, commodities=1)


def test_partners_are_neighbours_with_something_to_give_the_most_first() -> None:
    table = traders()
    assert partners(aims_of(table)) == [2, 1], "a commodity brings two, a good one"
    table.game.players[1].commodities = 2
    assert partners(aims_of(table)) == [1, 2]
    table.game.players[1].commodities = table.game.players[1].goods = 0
    assert partners(aims_of(table)) == [2]
    table.game.players[2].points = 8
    assert partners(aims_of(table)) == [], "nobody helps one who is about to win"
    table.game.players[2].points = 7
    assert partners(aims_of(table)) == [2]
    table.game.players[0].traded = (2,)
    assert partners(aims_of(table)) == []
    table.game.players[0].traded, table.game.players[0].talks = (), (2,)
    assert partners(aims_of(table)) == []


def test_without_commodities_no_partner_is_looked_for() -> None:
    table = traders().pools(0, goods=3)
    assert partners(aims_of(table)) == []
    aside = Decision(0, "end turn", [Option("end turn")], asides=[Option("propose transaction")])
    assert end_or_trade(aims_of(table), aside).picks == (0,)
    assert end_or_trade(aims_of(traders()), aside).picks == (1,)


def test_who_is_far_is_a_partner_in_the_agenda_phase_alone() -> None:
    table = traders().ships(2, 6, cruiser=-1).ships(2, 4, cruiser=1)
    assert partners(aims_of(table)) == [1]
    table.game.phase = "agenda"
    assert partners(aims_of(table)) == [2, 1]


def test_commodities_are_proposed_for_something_and_nothing_is_given_away() -> None:
    """Two commodities for a good: each is worth a half to who cannot spend it."""
    none = [Option("no deal")]
    table = traders()
    with_one, with_two = [Decision(0, "terms", none, forms=[], things=(("seat", seat),)) for seat in (1, 2)]
    assert choose_terms(aims_of(table), with_one).form == Form(((0, "commodities", 2), (1, "goods", 1)))
    assert choose_terms(aims_of(table), with_two).form == Form(((0, "commodities", 1), (2, "commodities", 1)))
    table.game.players[1].goods = 0
    assert choose_terms(aims_of(table), with_one).picks == (0,)


def test_nothing_is_accepted_from_somebody_who_is_about_to_win() -> None:
    table = traders()
    options = [Option("decline"), Option("accept")]
    terms = (("seat", 0), ("gift goods 0", 1), ("gift commodities 1", 2))
    offer = Decision(1, "consent", options, things=terms)
    assert consent(aims_of(table, 1), offer).picks == (1,)
    table.game.players[0].points = 7
    assert consent(aims_of(table, 1), offer).picks == (1,)
    table.game.players[0].points = 8
    assert consent(aims_of(table, 1), offer).picks == (0,)
    worse = Decision(1, "consent", options, things=(("seat", 2), ("gift goods 2", 1), ("gift goods 1", 2)))
    assert consent(aims_of(table, 1), worse).picks == (0,)


def test_favours_are_for_neighbours_who_are_not_about_to_win() -> None:
    table = traders().ships(2, 6, cruiser=-1).ships(2, 4, cruiser=1)
    asked = Decision(0, "favour", about("seat", [1, 2]), least=0, most=2)
    assert favour(aims_of(table), asked).picks == (0,)
    table.game.players[1].points = 8
    assert favour(aims_of(table), asked).picks == ()
