"""What the bot judges by: objectives first, then what they need, what is saved for them, and who must be stopped."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Option, about
from orrery.kernel.imagining import imagination
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import follows
from orrery.ti4.bot.greedy import is_known
from orrery.ti4.bot.targets import target
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.objectives import TOKENS
from orrery.ti4.payments import INFLUENCE, RESOURCES
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.scoring import ScoreObjectives
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.strategies.imperial import ImperialPrimary
from orrery.ti4.tiles import MECATOL_REX, PLANET, PLANETS
from support.play import asked
from support.ti4 import Table, plan

TECHNOLOGY, IMPERIAL, LEADERSHIP = 7, 8, 1
HAZARDOUS = [each for each, planet in enumerate(PLANETS) if planet.traits == "hazardous"]
RICH = [each for each, planet in enumerate(PLANETS) if planet.resources >= 3 and not planet.home][:3]


def choice(game: TwilightImperium, seat: int) -> Choice:
    luck = seeded(1)
    return GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck))


def option(game: TwilightImperium, seat: int) -> Option:
    return asked(game, seat).options[choice(game, seat).picks[0]]


def begun(table: Table, procedure: Procedure, *objectives: str) -> TwilightImperium:
    table.game.objectives = tuple([NUMBER[key] for key in objectives])
    table.game.begin(procedure)
    return table.game


# -- strategy cards and what is saved ----------------------------------------------------------------------------------


def test_it_takes_imperial_with_mecatol_rex_and_leadership_without_tokens() -> None:
    game = begun(Table("sol", "hacan", "norr").planets(0, MECATOL_REX), ChooseStrategyCard(0))
    assert option(game, 0).id() == IMPERIAL
    poor = Table("sol", "hacan", "norr").pools(0, tactic=0)
    poor.game.players[0].strategy = 0
    assert option(begun(poor, ChooseStrategyCard(0)), 0).id() == LEADERSHIP


@pytest.mark.parametrize(("objective", "wanted"), [("erect-a-monument", False), ("develop-weaponry", True)])
def test_it_saves_for_an_objective_that_it_could_pay_for(objective: str, wanted: bool) -> None:
    """Nine resources: eight of them are for the monument, so four for a technology are too many."""
    table = Table("sol", "hacan").planets(0, *RICH)
    table.game.objectives = (NUMBER[objective],)
    assert sum(PLANETS[planet].resources for planet in RICH) < 12
    aims = Aims(table.game, 0)
    assert aims.saved[RESOURCES] == (0 if wanted else 8)
    assert follows(aims, TECHNOLOGY) == wanted


def test_without_objectives_nothing_is_saved() -> None:
    assert not any(Aims(Table("sol", "hacan").planets(0, *RICH).pools(0, goods=9).game, 0).saved.values())


def test_it_saves_tokens_and_pays_by_what_is_not_wanted() -> None:
    table = Table("sol", "hacan").pools(0, tactic=2)
    table.game.objectives = (NUMBER["lead-from-the-front"],)
    aims = Aims(table.game, 0)
    assert aims.saved[TOKENS] == 3
    assert aims.spare_tokens() == 1
    assert aims.saved[INFLUENCE] == 0


def test_tokens_go_where_they_lack() -> None:
    table = Table("sol", "hacan").pools(0, tactic=0)
    form = choice(begun(table, GainTokens(0, 3)), 0).form
    assert form is not None
    assert [(kind, number) for _, kind, number in form.gifts] == [("tactic", 3)]


# -- plans for objectives ----------------------------------------------------------------------------------------------


def test_it_researches_what_an_objective_asks_for() -> None:
    table = Table("letnev", "hacan").techs(0, "antimass-deflectors", "gravity-drive", "neural-motivator", "carrier-2")
    game = begun(table, Research(0), "develop-weaponry")
    assert "2" in COMPONENTS[option(game, 0).id()].key, "another upgrade"


def test_a_planet_that_counts_is_worth_more() -> None:
    table = Table("sol", "hacan").planets(0, *HAZARDOUS[:3])
    table.game.objectives = (NUMBER["corner-the-market"],)
    aims = Aims(table.game, 0)
    cultural = next(each for each, planet in enumerate(PLANETS) if planet.traits == "cultural")
    assert aims.of_planet(HAZARDOUS[3]) > aims.of_planet(cultural) == 0.0
    assert table.game.controller[HAZARDOUS[3]] == -1, "only imagined"


def test_it_scores_the_most_points_and_uses_imperial_for_it() -> None:
    table = Table("sol", "hacan").pools(0, goods=10)
    game = begun(table, ScoreObjectives(0), "negotiate-trade-routes", "centralize-galactic-trade")
    assert option(game, 0).id() == NUMBER["centralize-galactic-trade"]
    again = begun(Table("sol", "hacan").pools(0, goods=5), ImperialPrimary(0), "negotiate-trade-routes")
    assert option(again, 0).id() == NUMBER["negotiate-trade-routes"]


def test_it_pays_for_the_custodians() -> None:
    """Six influence are a point and Mecatol Rex."""
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).pools(0, goods=6)
    table.game.custodians = True
    game = table.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    assert asked(game, 0).prompt == "custodians"
    assert option(game, 0).key == "remove custodians"


# -- politics ----------------------------------------------------------------------------------------------------------


def test_it_votes_for_itself_and_for_its_own_planet() -> None:
    table = Table("sol", "hacan", "norr").planets(1, HAZARDOUS[0]).planets(2, HAZARDOUS[1], PLANET["mecatol_rex"])
    game = begun(table, ResolveAgenda(NUMBER["minister-of-commerce"]))
    assert option(game, 1).things == (("seat", 1),)
    other = Table("sol", "hacan", "norr").planets(1, HAZARDOUS[0]).planets(2, HAZARDOUS[1])
    game = begun(other, ResolveAgenda(NUMBER["core-mining"]))
    assert option(game, 1).things == (("planet", HAZARDOUS[0]),)


def test_a_question_that_it_does_not_know_is_aimed_at_the_leader() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.players[2].points = 4
    decision = Decision(0, "unheard of", about("seat", [0, 1, 2]))
    assert not is_known(decision.prompt)
    assert target(Aims(table.game, 0), decision).picks == (2,)
    planets = about("planet", HAZARDOUS[:3])
    table.planets(0, HAZARDOUS[0]).planets(2, HAZARDOUS[1])
    assert target(Aims(table.game, 0), Decision(0, "unheard of", planets)).picks == (1,)
