"""The Prometheus: one ship among others, and three more."""

from __future__ import annotations

from orrery.cosmic.cards import TECH
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.rules.research import pick_research, research_options
from orrery.cosmic.state import FREED, GATE, GONE, RESEARCHING, WARP, Tech
from orrery.kernel.decision import Option
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


def flying(*aliens: str, hands: dict[int, list[str]] | None = None, at: int = 0, owner: int = 0) -> Cosmos:
    """The owner has the Prometheus in a colony beside its other ships."""
    table = Cosmos(*(aliens or QUIET[:3]), hands=hands, techs={owner: ["the-prometheus"]})
    table.game.prometheus, table.game.prometheus_at = owner, at
    table.game.colonies[at][owner] += 1
    return table


@rule("cosmic:tech.complete.1", "cosmic:tech.complete.2")
def test_completed_it_joins_a_colony_of_choice() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"the-prometheus": 7}})
    count = table.game.count()["ships"]
    table.says(0, "research", "complete").says(0, "the-prometheus.place", "planet 3").to("aim")
    assert (table.game.prometheus, table.game.prometheus_at) == (0, 3)
    assert sum(table.ships(0).values()) == 21
    assert table.game.count()["ships"] == count


@rule("cosmic:home.leave.3")
def test_without_a_colony_it_goes_to_the_warp() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"the-prometheus": 7}})
    for planet in range(5):
        table.game.players[0].warp += table.game.colonies[planet][0]
        table.game.colonies[planet][0] = 0
    table.says(0, "research", "complete").to("aim")
    assert [event.values for event in table.events("stranded")] == [(7,), (1,)]
    assert table.game.players[0].warp + table.game.players[0].gate == 21
    assert (table.game.players[0].gate, table.game.prometheus_at) == (1, GATE)


@cite.card("cosmic:the-prometheus")
def test_it_counts_as_a_ship_and_adds_three() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}).says(0, "launch", "prometheus", "planet 1").encounter()
    assert table.totals() == (10 + 2 + 3, 4 + 4)


def test_the_owner_may_leave_it_at_home() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}).says(0, "launch", "ship", "ship").encounter()
    assert table.totals() == (10 + 2, 4 + 4)
    assert table.game.prometheus_at == 0


def test_it_is_one_option_of_its_own_among_the_ships() -> None:
    options = flying().to("launch").options
    assert [option for option in options if option.key == "prometheus"] == [Option("prometheus", (("planet", 0),))]
    assert sum(1 for option in options if option.things[0] == ("planet", 0)) == 5


def test_it_defends_the_planet_it_is_on() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}, at=5, owner=1).sends(1, 5).encounter()
    assert table.totals() == (10 + 1, 4 + 5 + 3)


def test_it_fights_for_the_side_that_its_owner_is_allied_with() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}, at=10, owner=2).sends(1).invites(1, 2)
    table.says(2, "ally", "side 2").says(2, "ally ships", "prometheus").encounter()
    assert table.totals() == (10 + 1, 4 + 4 + 1 + 3)


def test_it_lands_with_the_winners() -> None:
    table = (
        flying(hands={0: ["attack-20"], 1: ["attack-04"]}).says(0, "aim", "planet 6").says(0, "launch", "prometheus")
    )
    table.encounter()
    assert table.game.prometheus_at == 6
    assert table.ships(0)[6] == 1


def test_it_goes_to_the_warp_with_the_losers_and_its_owner_says_whether_it_is_freed() -> None:
    table = flying(hands={0: ["attack-04"], 1: ["attack-20"]}).says(0, "launch", "prometheus", "planet 1").encounter()
    assert table.game.prometheus_at == WARP
    assert table.warp(0) == 2
    back = flying(hands={0: ["attack-04"], 1: ["attack-20"]})
    move_to_warp(back, 2)
    back.says(0, "the-prometheus.place", "leave in warp").to("aim")
    assert (back.game.prometheus_at, back.warp(0)) == (WARP, 2)
    freed = flying(hands={0: ["attack-04"], 1: ["attack-20"]})
    move_to_warp(freed, 2)
    question = freed.to("the-prometheus.place")
    assert freed.game.prometheus_at == FREED
    assert "leave in warp" in [option.key for option in question.options]
    freed.says(0, "the-prometheus.place", "planet 2").to("aim")
    assert (freed.game.prometheus_at, freed.warp(0), freed.ships(0)[2]) == (2, 2, 5)


def move_to_warp(table: Cosmos, others: int) -> None:
    """The Prometheus and some other ships are in the warp."""
    table.game.colonies[0][0] -= others + 1
    table.game.players[0].warp = others + 1
    table.game.prometheus_at = WARP


def test_where_one_ship_is_saved_the_owner_says_which() -> None:
    hands = {0: ["attack-04", "zombie-flare"], 1: ["attack-20"]}
    table = flying(hands=hands).will(0, "zombie-flare").says(0, "launch", "prometheus", "planet 1", "planet 2")
    table.says(0, "the-prometheus.fate", "be saved").says(0, "the-prometheus.place", "planet 4").encounter()
    assert (table.game.prometheus_at, table.warp(0), table.ships(0)[4]) == (4, 2, 5)
    other = flying(hands=hands).will(0, "zombie-flare").says(0, "launch", "prometheus", "planet 1", "planet 2")
    other.says(0, "the-prometheus.fate", "to the warp").encounter()
    assert (other.game.prometheus_at, other.warp(0)) == (WARP, 2)


def test_with_collapsium_hulls_it_may_be_the_ship_that_stays() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-06"]}, at=5, owner=1)
    table.game.players[1].techs.append(table.game.players[1].techs[0].copy())
    table.game.players[1].techs[1].card = TECH["collapsium-hulls"]
    table.sends(4, 5).says(1, "the-prometheus.fate", "planet 5")
    table.game.colonies[5][1] = 3
    table.game.colonies[6][1] += 2
    table.encounter()
    assert table.totals() == (10 + 4, 6 + 3 + 3)
    assert (table.game.prometheus_at, table.ships(1)[5], table.warp(1)) == (5, 1, 2)


def test_alone_on_a_planet_it_is_a_colony() -> None:
    table = flying(hands={0: ["attack-20"], 1: ["attack-04"]})
    table.game.colonies[0][0] = 1
    assert 0 in table.ships(0)
    table.says(0, "launch", "prometheus").encounter()
    assert 0 not in table.ships(0)


@rule("cosmic:tech.research.1", "cosmic:tech.research.2")
def test_it_may_research_and_comes_back_when_that_is_done() -> None:
    table = flying()
    table.game.players[0].techs.append(table.game.players[0].techs[0].copy())
    battery = table.game.players[0].techs[1]
    battery.card, battery.done = TECH["xenon-lasers"], False
    table.says(0, "research", "research").says(0, "research ship", "prometheus").to("aim")
    assert table.game.prometheus_at == RESEARCHING
    assert (battery.ships, battery.prometheus) == (1, True)
    assert [tech.prometheus for tech in table.game.view(1).players[0].techs] == [False, True]
    assert table.game.view(1).players[0].techs[1].card == -1
    again = table.game.copy()
    assert again.same_as(table.game)


def test_given_up_research_brings_it_home() -> None:
    table = flying()
    player = table.game.players[0]
    player.techs.append(player.techs[0].copy())
    lasers = player.techs[1]
    lasers.card, lasers.done, lasers.ships, lasers.prometheus = TECH["xenon-lasers"], False, 2, True
    table.game.colonies[0][0] -= 2
    table.game.prometheus_at = RESEARCHING
    table.says(0, "research", "give up").says(0, "the-prometheus.place", "planet 1").to("aim")
    assert (table.game.prometheus_at, table.ships(0)[1]) == (1, 5)
    assert sum(table.ships(0).values()) == 21


def test_gluon_mines_may_hit_it() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}).says(0, "launch", "prometheus", "planet 1")
    table.game.players[1].techs.append(table.game.players[0].techs[0].copy())
    mines = table.game.players[1].techs[0]
    mines.card, mines.done, mines.ships = TECH["gluon-mines"], False, 1
    table.game.colonies[9][1] -= 1
    table.will(1, "gluon-mines").says(1, "gluon-mines.ships", "prometheus on gate").encounter()
    assert table.game.prometheus_at == WARP
    assert table.totals() == (10 + 1, 4 + 4)  # the mines' ship came home, but not to the attacked planet


def test_plague_takes_it_only_if_the_owner_picks_it() -> None:
    picks = ("prometheus", "planet 1", "planet 2")
    table = flying(hands={0: ["attack-10", "plague"]}).will(0, "plague").says(0, "plague.victim", "seat 0")
    table.says(0, "lose ships", *picks).says(0, "the-prometheus.place", "leave in warp").to("aim")
    assert (table.game.prometheus_at, table.warp(0)) == (WARP, 2)
    other = flying(hands={0: ["attack-10", "plague"]}).will(0, "plague").says(0, "plague.victim", "seat 0")
    other.says(0, "lose ships", "ship", "ship", "ship").to("aim")
    assert (other.game.prometheus_at, other.warp(0)) == (0, 2)


@rule("cosmic:tech.effect.1")
def test_scrambled_it_leaves_the_game_wherever_it_is() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}).says(0, "launch", "prometheus", "planet 1")
    table.game.players[1].techs.append(table.game.players[0].techs[0].copy())
    scrambler = table.game.players[1].techs[0]
    scrambler.card, scrambler.done, scrambler.ships = TECH["tech-scrambler"], False, 7
    for planet in range(5, 9):
        table.game.colonies[planet][1] -= 2
    table.game.colonies[8][1] += 1
    count = table.game.count()["ships"]
    table.to("launch")
    table.answer_one()
    table.will(1, "tech-scrambler").encounter()
    assert (table.game.prometheus, table.game.prometheus_at) == (NOBODY, GONE)
    assert [event.actor for event in table.events("prometheus lost")] == [0]
    assert table.totals()[0] == 10 + 1
    assert table.game.count()["ships"] == count


def test_it_counts_like_any_ship_for_the_limit_and_for_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", "attack-04", "attack-05", "attack-06", "attack-07"]}
    table = flying(hands=hands).lays("negotiate", "attack-10")
    assert table.to("launch").most == 4
    table.says(0, "launch", "prometheus", "planet 1", "planet 2").encounter()
    assert len(table.hand(0)) == 3
    assert table.game.prometheus_at == WARP


def test_it_stands_on_the_gate_until_the_outcome() -> None:
    table = flying(hands={0: ["attack-10"], 1: ["attack-04"]}).says(0, "launch", "prometheus")
    table.to("before cards")
    assert table.game.prometheus_at == GATE


def test_picked_from_research_it_counts_as_one_ship() -> None:
    table = Cosmos("mirror", "trader", "calculator")
    game = table.game
    game.players[0].techs = [Tech(TECH["coldsleep-ship"], 3, prometheus=True)]
    game.prometheus, game.prometheus_at = 0, RESEARCHING
    options = research_options(game, 0, TECH["coldsleep-ship"])
    assert [option.key for option in options] == ["from research", "from research", "prometheus researching"]
    assert pick_research(game, 0, TECH["coldsleep-ship"], options[1:]) == 2
    assert (game.players[0].techs[0].ships, game.players[0].adrift) == (1, 2)
