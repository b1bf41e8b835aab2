"""Secret objectives of combats, reasons of votes and scoring, dues, arrangements, panels of the council."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form
from orrery.kernel.rng import Arranged
from orrery.ti4.agenda import elected_by, owner_of
from orrery.ti4.chart import ends_of
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.hits import THIS_TYPE, AssignCannonHits, AssignHits, hits_against
from orrery.ti4.rules.scoring import ScoreObjectives
from orrery.ti4.rules.tokens import Redistribute
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, VICTORY_DUE
from orrery.ti4.strategies.imperial import ImperialPrimary
from orrery.ti4.strategies.politics import arrangements
from orrery.ti4.tiles import MECATOL_REX, PLANET, PLANETS, TILE
from orrery.ti4.tiles import TILES as ALL_TILES
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_combat import battle

BEREG, LIRTA = PLANET["bereg"], PLANET["lirtaiv"]
TILES = ("35", "19", "20", "21", "22", "23", "24")
WELLON = PLANET["wellon"]


def reason(game: TwilightImperium, seat: int, kind: str, number: int) -> str:
    refused = game.why_not(seat, (kind, number))
    return refused.reason if refused is not None else ""


def holding(table: Table, key: str, seat: int = 0) -> Table:
    table.game.players[seat].secrets = (NUMBER[key],)
    return table


def may_score(game: TwilightImperium, seat: int = 0) -> bool:
    decision = game.asked(seat)
    return decision is not None and any(option.key == "objective" for option in decision.options)


# -- secret objectives -------------------------------------------------------------------------------------------------


@card("ti4:make-an-example-of-their-world")
@pytest.mark.parametrize(("infantry", "dice", "scored"), [(1, (5, 5), True), (2, (5, 1), False), (2, (5, 5), True)])
def test_an_example_is_made_of_a_world_by_its_last_ground_force(
    infantry: int, dice: tuple[int, int], scored: bool
) -> None:
    table = Table("sol", "hacan", tiles=TILES).pools(0, fleet=5).ships(0, 0, dreadnought=2)
    table.troops(1, BEREG, infantry=infantry).planets(1, LIRTA)
    game = holding(table, "make-an-example-of-their-world").activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 2))
    assert may_score(game) == scored
    if scored:
        answer(game, 0, "objective")
        assert game.players[0].points == 1


@card("ti4:make-an-example-of-their-world")
def test_in_a_ground_combat_no_example_is_made() -> None:
    table = Table("sol", "hacan", tiles=TILES).pools(0, fleet=5).ships(0, 0, carrier=1, infantry=2)
    table.troops(1, BEREG, infantry=1).planets(1, LIRTA)
    game = holding(table, "make-an-example-of-their-world").activate(0)
    game.rng = Arranged(1, [], [10, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    assert game.players[1].troops_on(BEREG) == ()
    assert not may_score(game)


@card("ti4:spark-a-rebellion")
@pytest.mark.parametrize(("points", "scored"), [((0, 2, 1), True), ((0, 2, 2), True), ((0, 1, 2), False)])
def test_a_rebellion_is_sparked_against_who_has_the_most_points(points: tuple[int, int, int], scored: bool) -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=2).ships(1, 0, destroyer=1)
    for player, number in zip(table.game.players, points, strict=True):
        player.points = number
    game = battle(holding(table, "spark-a-rebellion"), 10, 10, 1)
    assert may_score(game) == scored


@card("ti4:spark-a-rebellion")
def test_who_loses_against_the_leader_sparks_nothing() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=2)
    table.game.players[1].points = 3
    game = battle(holding(table, "spark-a-rebellion"), 1, 10, 10)
    assert not may_score(game)
    won = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=2)
    won.game.players[0].points = 3
    assert may_score(battle(holding(won, "spark-a-rebellion", 1), 1, 10, 10), 1), "the defender can win too"


@card("ti4:turn-their-fleets-to-dust")
@pytest.mark.parametrize(("ships", "scored"), [(1, True), (2, False)])
def test_a_fleet_is_turned_to_dust_with_its_last_ship(ships: int, scored: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=ships).troops(1, MECATOL_REX, pds=1)
    game = holding(table, "turn-their-fleets-to-dust", 1).activate(0)
    game.rng = Arranged(1, [], [10])
    plan(game, 0, (1, "cruiser", ships))
    answer(game, 1, "fire")
    assert may_score(game, 1) == scored


# -- reasons -----------------------------------------------------------------------------------------------------------


@rule("ti4:2.6")
def test_planets_that_cannot_vote_say_why() -> None:
    rich = [each for each, planet in enumerate(PLANETS) if planet.influence == 2][:3]
    none = next(each for each, planet in enumerate(PLANETS) if planet.influence == 0)
    game = Table("sol", "hacan").planets(1, *rich, none).planets(0, WELLON).game
    game.exhausted[rich[0]] = True
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    answer(game, 1, "for")
    assert [option.id() for option in asked(game, 1).options] == rich[1:]
    assert reason(game, 1, "planet", rich[0]) == "planet-exhausted"
    assert reason(game, 1, "planet", none) == "gives-no-votes"
    assert reason(game, 1, "planet", rich[1]) == ""
    assert reason(game, 1, "planet", WELLON) not in ("planet-exhausted", "gives-no-votes")


@rule("ti4:42.2", "ti4:14.8", "ti4:14.16", "ti4:14.5")
def test_objectives_that_imperial_does_not_score_say_why() -> None:
    table = Table("sol", "hacan").pools(0, goods=5)
    keys = ("negotiate-trade-routes", "corner-the-market", "expand-borders")
    market, borders = NUMBER[keys[1]], NUMBER[keys[2]]
    table.game.objectives = tuple([NUMBER[key] for key in keys])
    table.game.players[0].scored = (borders,)
    table.game.players[0].secrets = (NUMBER["threaten-enemies"],)
    table.game.begin(ImperialPrimary(0))
    assert reason(table.game, 0, "objective", NUMBER["threaten-enemies"]) == "public-only"
    assert reason(table.game, 0, "objective", borders) == "scored-already"
    assert reason(table.game, 0, "objective", market) == "not-yet"
    assert reason(table.game, 0, "objective", NUMBER[keys[0]]) == ""


@rule("ti4:14.19", "ti4:14.5", "ti4:14.6")
def test_objectives_that_are_not_scored_in_the_status_phase_say_why() -> None:
    table = Table("sol", "hacan").pools(0, goods=5)
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    held, other = NUMBER["unveil-flagship"], NUMBER["threaten-enemies"]
    table.game.players[0].secrets = (held,)
    table.game.begin(ScoreObjectives(0))
    assert reason(table.game, 0, "objective", held) == "other-phase"
    assert reason(table.game, 0, "objective", other) == "not-your-secret"
    answer(table.game, 0, "objective")
    assert table.game.players[0].goods == 0
    assert table.game.asked(0) is None, "nothing more can be scored, and silence tells nothing here"


@rule("ti4:14.6")
def test_with_windows_for_everybody_who_holds_a_secret_is_asked_though_nothing_can_be_scored() -> None:
    for secrets, secret, is_asked in (
        ((NUMBER["unveil-flagship"],), True, True),
        ((NUMBER["unveil-flagship"],), False, False),
        ((), True, False),
    ):
        table = Table("sol", "hacan")
        table.game.everybody = True
        table.game.players[0].secrets = secrets
        table.game.begin(ScoreObjectives(0, secret=secret))
        assert (table.game.asked(0) is not None) == is_asked


def test_hits_that_go_to_one_type_say_so_of_others() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=2, destroyer=1, damaged_dreadnought=1, dreadnought=1)
    batch = hits_against(0, 1, 1, THIS_TYPE, DREADNOUGHT)
    table.game.begin(AssignCannonHits(0, batch))
    assert {option.things[0] for option in asked(table.game, 0).options} == {("type", DREADNOUGHT)}
    assert reason(table.game, 0, "type", CRUISER) == "hits-one-type"
    assert reason(table.game, 0, "type", FIGHTER) == "none-there"


# -- hits --------------------------------------------------------------------------------------------------------------


@rule("ti4:96.5")
def test_a_damaged_ship_takes_one_hit_and_no_second() -> None:
    """Two hits, one damaged dreadnought and two cruisers: once the dreadnought is to fall it is not offered again."""
    table = Table("sol", "hacan").ships(0, 0, cruiser=2, damaged_dreadnought=1)
    table.game.begin(AssignCannonHits(0, hits_against(0, 1, 2)))
    offered = [option.things[0][1] for option in asked(table.game, 0).options]
    assert offered.count(DREADNOUGHT) == 1
    answer(table.game, 0, f"type {DREADNOUGHT}", f"type {CRUISER}") if asked(table.game, 0).most == 2 else answer(
        table.game, 0, f"type {DREADNOUGHT}"
    )
    again = table.game.asked(0)
    assert again is None or DREADNOUGHT not in [option.things[0][1] for option in again.options]


# -- limits and tokens -------------------------------------------------------------------------------------------------


def test_who_has_the_points_has_won_and_it_is_due() -> None:
    table = Table("sol", "hacan").planets(0, WELLON).planets(1, MECATOL_REX)
    table.game.players[1].points = table.game.goal - 1
    assert open_dues(table.game) == []
    table.game.players[1].points = table.game.goal
    assert open_dues(table.game) == [(VICTORY_DUE, 1, -1)]


def test_what_is_wrong_on_the_table_is_counted() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=5, fighter=20).troops(0, WELLON, infantry=20)
    assert table.game.count()["wrong"] == 0
    table.ships(0, 2, dreadnought=1)
    assert table.game.count()["wrong"] == 1, "six dreadnoughts"
    table.game.players[1].goods = -1
    assert table.game.count()["wrong"] == 2
    table.game.players[1].space[3] = (-1,) * len(table.game.players[0].space[1])
    assert table.game.count()["wrong"] == 3


@rule("ti4:82.5")
def test_tokens_that_are_laid_anew_tell_how_many_are_left_to_lay() -> None:
    table = Table("sol", "hacan").pools(0, tactic=2, fleet=3)
    table.game.begin(Redistribute(0))
    sums = table.game.sums(0, Form(((0, "tactic", 2), (0, "fleet", 3))))
    assert sums == (("tokens", -1, 5, 7), ("tactic", -1, 2, -1), ("fleet", -1, 3, -1), ("strategy", -1, 0, -1))


@rule("ti4:68.2.iii")
def test_agendas_are_arranged_in_every_way() -> None:
    one, two = NUMBER["mutiny"], NUMBER["core-mining"]
    assert [option.things for option in arrangements((one,))] == [
        (("agenda", one), ("end", 0)),
        (("agenda", one), ("end", 1)),
    ]
    ways = [option.things for option in arrangements((one, two))]
    assert len(set(ways)) == 6
    assert (("agenda", two), ("end", 0), ("agenda", one), ("end", 1)) in ways


def test_a_law_says_what_it_elected_and_before_whom_it_lies() -> None:
    war, mining = NUMBER["minister-of-war"], NUMBER["core-mining"]
    game = Table("sol", "hacan").law("core-mining", 20).law("minister-of-war", 1, 1).game
    assert (elected_by(game, war), elected_by(game, mining)) == (1, 20)
    assert (owner_of(game, war), owner_of(game, mining), owner_of(game, NUMBER["minister-of-peace"])) == (1, -1, -1)


@rule("ti4:41.1", "ti4:10.4")
def test_lines_of_a_hyperlane_lead_both_ways_however_it_is_turned() -> None:
    """Each line, followed from either end at every rotation, comes out at its other end."""
    tile = TILE["83A"]
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    for turn in range(6):
        for one, other in ALL_TILES[tile].lines:
            for enters, leaves in (((one + turn) % 6, (other + turn) % 6), ((other + turn) % 6, (one + turn) % 6)):
                start = steps[enters]
                found = ends_of(start, (enters + 3) % 6, {(0, 0): (tile, turn)})
                assert steps[leaves] in found


# -- the council in panels ---------------------------------------------------------------------------------------------


def test_the_council_is_told_in_panels() -> None:
    table = Table("sol", "hacan", "norr").planets(0, WELLON).planets(1, MECATOL_REX).pools(0, goods=2)
    game = table.law("core-mining", WELLON).law("minister-of-war", 1, 1).law("fleet-regulations", -1).game
    game.objectives = (NUMBER["negotiate-trade-routes"],)
    game.players[0].secrets = (NUMBER["threaten-enemies"],)
    game.players[1].scored = (NUMBER["negotiate-trade-routes"],)
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    for seat in range(3):
        answer(game, seat, "ready")
    answer(game, 1, "for")
    words = Ti4Words("en", ["Ada", "Bo", "Cy"], 0)
    panels = {panel.title: panel.rows for panel in words.table(game.view(0))}
    goals = panels["Objectives, with your progress"]
    assert [row[0] for row in goals] == [
        "Negotiate Trade Routes (1 victory point)",
        "Threaten Enemies (secret) (1 victory point)",
    ]
    assert [row[2:] for row in goals] == [("2 of 5", "Bo"), ("0 of 1", "")]
    laws = next(rows for title, rows in panels.items() if title.startswith("Laws"))
    assert [row[1:] for row in laws] == [("Wellon", "–"), ("Bo", "Bo"), ("–", "–")]
    votes = next(rows for title, rows in panels.items() if title.startswith("Agenda"))
    assert votes == [("Bo", "For", "6 votes")]


@rule("ti4:2.6")
def test_a_vote_is_seen_with_who_was_voted_for() -> None:
    game = Table("sol", "hacan", "norr").planets(1, MECATOL_REX).planets(2, WELLON).game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["minister-of-war"]))
    for seat in range(3):
        if game.asked(seat) is not None and asked(game, seat).prompt == "ready":
            answer(game, seat, "ready")
    answer(game, 1, "seat 2")
    agenda = game.view(0).agenda
    assert agenda is not None
    assert [(vote.seat, vote.outcome, vote.number, vote.votes) for vote in agenda.votes] == [(1, "seat", 2, 6)]


@rule("ti4:65.3")
@pytest.mark.parametrize(("die", "left"), [(6, 0), (5, 1)])
def test_who_defends_in_a_nebula_hits_with_one_less(die: int, left: int) -> None:
    table = Table("sol", "hacan", tiles=("42", *TILES[1:])).ships(0, 1, cruiser=1).ships(1, 0, cruiser=2)
    game = battle(table, 6, die, 1, 10, 10, 10)
    if game.asked(1) is not None and asked(game, 1).prompt == "announce retreat":
        answer(game, 1, "stay")
    thrown = [event.values for event in game.log or [] if event.kind == "rolled"]
    assert thrown[0] == (CRUISER, 6)
    assert thrown[1] == (CRUISER, die, 1)
    assert (len(thrown) == 2) == (left == 0), "the six of the attacker is a miss, that of the defender a hit"


@card("ti4:non-euclidean-shielding")
@rule("ti4:75.6")
def test_hits_of_the_other_side_call_for_no_more_shields() -> None:
    """Two hits are cancelled by one use of three, however many the other side takes at once."""
    table = Table("letnev", "hacan").own(0).techs(0, "non-euclidean-shielding").ships(0, 1, dreadnought=3)
    game = table.ships(1, 1, cruiser=4).game
    game.begin(AssignHits(1, (*hits_against(0, 1, 2), *hits_against(1, 0, 3))))
    assert asked(game, 0).prompt == "sustain damage"
    assert asked(game, 0).most == 1
