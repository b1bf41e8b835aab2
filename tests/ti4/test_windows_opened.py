"""All 133 moments of the timing table: which of them are windows, where each is opened, and in which order it asks.

Whole rounds are played with two probes of every seat in every window: who is asked, and where, is then seen and not
read from the rules. What no window of this part is, says why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.rules.placing import PlaceStructure
from orrery.ti4.setup import setup
from orrery.ti4.units import SPACE_DOCK
from orrery.ti4.windows import BIT, WINDOWS
from support.cite import rule
from support.ti4 import Table
from support.ti4_moments import Opened, listened, probed
from support.ti4_skirmish import brawl, lively

SPEAKER, ACTIVE, INITIATIVE, CLOCKWISE, PHASE = "speaker", "active", "initiative", "clockwise", "phase"


class At(NamedTuple):
    """Opened in that procedure before that step, or in it if it goes on; only where that holds."""

    procedure: str
    step: str
    order: str = ACTIVE
    only: Callable[[Any, Opened], bool] = lambda now, opened: True


class Event(NamedTuple):
    """Opened before the next step once this has happened, by the log since the last choice; only where that holds."""

    happened: str
    order: str = ACTIVE
    only: Callable[[Any, Opened], bool] = lambda now, opened: True


class Step(NamedTuple):
    """No window: carried out by that step."""

    procedure: str
    step: str


class Same(NamedTuple):
    """One window with another."""

    name: str


class Elsewhere(NamedTuple):
    """No window of this part."""

    reason: str


Moment = At | Event | Step | Same | Elsewhere
EXPANSION: Final = "opened by what only the expansion has: "

MOMENTS: Final[tuple[tuple[str, Moment], ...]] = (
    ("start-of-strategy-phase", At("StrategyPhase", "next_choice", SPEAKER)),
    ("when-player-chooses-strategy-card", At("ChooseStrategyCard", "choose_again", SPEAKER)),
    ("after-all-strategy-cards-chosen", Step("StrategyPhase", "place_goods")),
    ("end-of-strategy-phase", At("StrategyPhase", "end", SPEAKER)),
    ("start-of-turn", At("Turn", "hear_of_notes|choose_action")),
    ("action", Step("Turn", "choose_action")),
    ("when-player-would-perform-strategic-action", At("StrategicAction", "resolve_primary")),
    ("strategic-primary", Step("StrategicAction", "resolve_primary")),
    ("strategic-secondary", Step("StrategicAction", "choose_to_follow")),
    ("after-strategic-ability", At("StrategicAction|Follow", "ask_at_once|look_at_leaders")),
    ("when-system-activated", At("TacticalAction", "end_if_activated_again")),
    ("after-you-activate-system", Same("after-system-activated")),
    ("after-other-activates-system", At("TacticalAction", "move")),
    ("before-movement", At("Movement", "choose_plan")),
    ("move-ships", Step("Movement", "choose_plan")),
    ("after-ships-moved", At("Movement", "open_arrival")),
    (
        "after-active-player-moves-ships-into-active-system",
        At("Movement", "fire_cannons", only=lambda now, opened: now.moved),
    ),
    ("before-space-cannon-roll", At("FireCannon", "roll", CLOCKWISE, only=lambda now, opened: not now.dice)),
    ("after-space-cannon-roll", At("FireCannon", "assign", only=lambda now, opened: now.dice)),
    ("before-assign-space-cannon-hits", At("AssignCannonHits", "choose_losses")),
    ("assign-space-cannon-hits", Step("AssignCannonHits", "choose_losses")),
    ("when-sustain-damage-used", At("SustainDamage", "turn_on_its_side")),
    ("after-sustain-damage-used", At("SustainDamage", "end")),
    ("when-unit-destroyed", Event("destroyed")),
    ("after-unit-destroyed", Event("destroyed")),
    (
        "when-combat-won",
        At("SpaceCombat|GroundCombat", "count_capacity|let_winner_act_after", only=lambda now, opened: now.winner >= 0),
    ),
    ("before-space-combat", At("SpaceCombat", "next_round", only=lambda now, opened: now.rounds == 0)),
    ("start-of-space-combat", Same("start-of-space-combat-round")),
    ("start-of-space-combat-round", At("SpaceCombatRound", "fire_barrage")),
    ("before-anti-fighter-barrage-roll", At("Barrage", "roll")),
    ("after-anti-fighter-barrage-roll", At("Barrage", "destroy_fighters")),
    ("before-assign-anti-fighter-barrage-hits", At("AssignBarrageHits", "choose_losses")),
    ("assign-anti-fighter-barrage-hits", Step("Barrage", "destroy_fighters")),
    ("start-of-announce-retreats", At("SpaceCombatRound", "choose_retreat")),
    ("announce-retreats", Step("SpaceCombatRound", "choose_retreat")),
    (
        "after-retreat-announced",
        At("SpaceCombatRound", "choose_retreat", only=lambda now, opened: now.retreating in opened.orders[PHASE]),
    ),
    ("space-combat-roll", Step("SpaceCombatRound", "roll_next_group")),
    ("after-space-combat-roll", At("SpaceCombatRound", "roll_next_group", only=lambda now, opened: now.dice)),
    ("end-of-space-combat-roll-step", At("SpaceCombatRound", "roll_again", only=lambda now, opened: not now.dice)),
    ("before-assign-space-combat-hits", At("AssignHits", "choose_losses")),
    ("assign-space-combat-hits", Step("AssignHits", "choose_losses")),
    ("after-ship-destroyed-in-space-combat", Event("destroyed")),
    ("after-assign-space-combat-hits", At("SpaceCombatRound", "retreat")),
    ("retreat-step", Step("SpaceCombatRound", "retreat")),
    ("end-of-space-combat-round", At("SpaceCombatRound", "end")),
    ("end-of-space-combat", Same("end-of-space-combat-round")),
    ("after-space-combat-won", At("SpaceCombat", "return_notes", only=lambda now, opened: now.winner >= 0)),
    ("start-of-invasion", At("Invasion", "bombard")),
    ("before-bombardment-roll", At("Bombardment", "roll_next_planet", only=lambda now, opened: now.guns)),
    ("after-bombardment-roll", At("Bombardment", "roll_next_planet", only=lambda now, opened: now.dice)),
    ("assign-bombardment-hits", Step("Bombardment", "assign_next")),
    ("before-commit-ground-forces", At("Invasion", "choose_custodians")),
    ("commit-ground-forces", Step("Invasion", "choose_landing")),
    ("after-units-committed", Event("landed")),
    ("before-space-cannon-defense-roll", At("FireAtLanding", "roll", only=lambda now, opened: not now.dice)),
    ("after-space-cannon-defense-roll", At("FireAtLanding", "assign", only=lambda now, opened: now.dice)),
    ("before-assign-space-cannon-defense-hits", At("AssignDefenseHits", "choose_losses")),
    ("assign-space-cannon-defense-hits", Step("AssignDefenseHits", "choose_losses")),
    ("start-of-ground-combat", Same("start-of-ground-combat-round")),
    ("start-of-ground-combat-round", At("GroundCombatRound", "leave_if_over")),
    ("ground-combat-roll", Step("GroundCombatRound", "roll_next_group")),
    ("after-ground-combat-roll", At("GroundCombatRound", "roll_next_group", only=lambda now, opened: now.dice)),
    ("end-of-ground-combat-roll-step", At("GroundCombatRound", "roll_again", only=lambda now, opened: not now.dice)),
    ("before-assign-ground-combat-hits", At("AssignGroundHits", "choose_losses")),
    ("assign-ground-combat-hits", Step("AssignGroundHits", "choose_losses")),
    ("after-assign-ground-combat-hits", At("GroundCombatRound", "end-of-ground-combat-round")),
    ("end-of-ground-combat-round", At("GroundCombatRound", "end")),
    ("end-of-ground-combat", Same("end-of-ground-combat-round")),
    ("after-ground-combat-won", At("GroundCombat", "end", only=lambda now, opened: now.winner >= 0)),
    ("when-control-gained", At("GainControl", "take_card")),
    ("when-planet-explored", Step("Explore", "resolve")),
    ("after-planet-explored", Elsewhere(EXPANSION + "exploration")),
    ("when-frontier-explored", Elsewhere(EXPANSION + "frontier tokens")),
    ("after-control-gained", At("GainControl", "end")),
    ("when-units-use-production", At("Produce", "choose_units")),
    ("when-units-produced", Step("Produce", "place")),
    ("after-units-use-production", At("Produce", "end")),
    ("when-space-dock-placed", Event("structure")),
    ("end-of-tactical-action", At("TacticalAction", "leave_system")),
    ("after-tactical-action", At("TacticalAction", "end")),
    ("after-action-performed", At("Turn", "act_again", only=lambda now, opened: now.action.key != "pass")),
    ("end-of-turn", At("Turn", "end")),
    ("when-player-passes", At("Pass", "end")),
    ("action-phase-any-time", Elsewhere("an aside of every question, or the window of what a secret asks for")),
    ("start-of-status-phase", At("StatusPhase", "score_next", INITIATIVE)),
    ("status-score-objectives", Step("StatusPhase", "score_next")),
    ("status-reveal-objective", Step("StatusPhase", "reveal")),
    ("status-draw-action-cards", Step("StatusPhase", "draw_next")),
    ("status-remove-command-tokens", Step("StatusPhase", "remove_tokens")),
    ("status-gain-redistribute-tokens", Step("StatusPhase", "choose_pools")),
    ("status-ready-cards", Step("StatusPhase", "ready_cards")),
    ("status-repair-units", Step("StatusPhase", "repair_units")),
    ("when-returning-strategy-cards", At("StatusPhase", "return_cards", INITIATIVE)),
    ("end-of-status-phase", At("StatusPhase", "end", INITIATIVE)),
    ("start-of-agenda-phase", At("AgendaPhase", "next_agenda", SPEAKER)),
    ("when-agenda-revealed", At("ResolveAgenda", "leave_if_replaced", SPEAKER)),
    ("after-agenda-revealed", At("ResolveAgenda", "choose_ready", SPEAKER)),
    ("before-voting", At("ResolveAgenda", "next_voter", SPEAKER, only=lambda now, opened: not now.voted)),
    ("before-player-casts-votes", At("CastVotes", "choose_outcome", SPEAKER)),
    ("when-you-cast-votes", At("CastVotes", "count", SPEAKER, only=lambda now, opened: now.number > 0)),
    ("cast-votes", Step("CastVotes", "choose_outcome")),
    ("after-you-cast-votes", At("CastVotes", "let_others_answer_speaker", SPEAKER)),
    ("after-speaker-votes", At("CastVotes", "end", SPEAKER, only=lambda now, opened: now.seat == opened.speaker)),
    ("tally-votes", Step("ResolveAgenda", "choose_tie")),
    (
        "when-elected",
        At(
            "ResolveAgenda",
            "when-outcome-would-resolve",
            SPEAKER,
            only=lambda now, opened: now.outcome.things[0][0] == "seat",
        ),
    ),
    ("when-outcome-would-resolve", At("ResolveAgenda", "before-outcome-resolves", SPEAKER)),
    ("before-outcome-resolves", At("ResolveAgenda", "resolve", SPEAKER)),
    ("resolve-outcome", Step("ResolveAgenda", "resolve")),
    ("after-outcome-resolved", At("ResolveAgenda", "choose_prediction", SPEAKER)),
    ("agenda-phase-any-time", Elsewhere("an aside of every question; secrets of the agenda phase are the expansion's")),
    ("ready-planets", Step("AgendaPhase", "ready_planets")),
    ("end-of-agenda-phase", At("AgendaPhase", "end", SPEAKER)),
    ("when-action-card-played", At("ActionCard", "pay_unless_cancelled", PHASE)),
    ("after-action-card-discarded", Event("", PHASE, only=lambda now, opened: now.now.about in opened.discard)),
    ("when-action-cards-drawn", Event("drew", PHASE)),
    ("when-commodities-replenished", Event("replenished", PHASE)),
    ("after-commodities-replenished", Event("replenished", PHASE)),
    ("when-trade-goods-gained", Event("goods", PHASE)),
    ("after-trade-goods-gained", Event("goods", PHASE)),
    ("after-transaction", Event("transaction", PHASE)),
    ("when-resources-spent", At("Spend", "pay_the_only_way", PHASE)),
    ("when-strategy-token-spent", At("SpendToken", "spend", PHASE)),
    ("after-strategy-token-spent", Event("", PHASE)),
    ("when-promissory-note-received", Event("note given", PHASE)),
    ("when-relic-gained", Elsewhere(EXPANSION + "relics")),
    ("when-relic-lost", Elsewhere(EXPANSION + "relics")),
    ("after-agent-exhausted", Elsewhere(EXPANSION + "leaders")),
    ("when-technology-researched", At("Research", "choose_technology", PHASE)),
    ("after-technology-researched", At("Research", "end", PHASE)),
    ("when-technology-gained", At("GainTechnology", "take", PHASE)),
    ("after-technology-gained", Event("technology", PHASE)),
    ("when-owner-eliminated", At("Eliminate", "return_notes", PHASE)),
    ("while-in-play", Elsewhere("no moment: queries read it where it counts")),
)
NUMBERED: Final = dict(MOMENTS)
# The design tells who may act apart; to the rules it is one moment.
OPENED: Final = {
    {"after-other-activates-system": "after-system-activated"}.get(name, name): moment
    for name, moment in MOMENTS
    if isinstance(moment, (At, Event))
}
# "When" comes before "after" of the same occurrence.
PAIRS: Final = (
    ("when-system-activated", "after-system-activated"),
    ("when-sustain-damage-used", "after-sustain-damage-used"),
    ("when-unit-destroyed", "after-unit-destroyed"),
    ("when-unit-destroyed", "after-ship-destroyed-in-space-combat"),
    ("when-combat-won", "after-space-combat-won"),
    ("when-combat-won", "after-ground-combat-won"),
    ("when-control-gained", "after-control-gained"),
    ("when-units-use-production", "after-units-use-production"),
    ("when-agenda-revealed", "after-agenda-revealed"),
    ("when-you-cast-votes", "after-you-cast-votes"),
    ("when-outcome-would-resolve", "after-outcome-resolved"),
    ("when-commodities-replenished", "after-commodities-replenished"),
    ("when-trade-goods-gained", "after-trade-goods-gained"),
    ("when-strategy-token-spent", "after-strategy-token-spent"),
    ("when-technology-researched", "after-technology-researched"),
    ("when-technology-gained", "after-technology-gained"),
)


# -- what is played ----------------------------------------------------------------------------------------------------


def merchant(seed: int) -> Callable[[TwilightImperium, Decision], Choice]:
    """A lively player that also trades: proposes now and then, and accepts."""
    rng = seeded(seed)

    def reply(game: TwilightImperium, decision: Decision) -> Choice:
        keys = [option.key for option in decision.options]
        if decision.asides and rng.below(4) == 0:
            return Choice(decision.seat, (len(keys),))
        if decision.prompt in ("terms", "bombard") and decision.forms:
            return Choice(decision.seat, (), decision.forms[rng.below(len(decision.forms))])
        if decision.prompt == "consent" and "accept" in keys:
            return Choice(decision.seat, (keys.index("accept"),))
        return lively(game, decision, rng)

    return reply


def rounds(players: int, seed: int) -> TwilightImperium:
    """A whole game in which there are agendas from the first round on."""
    game = setup({"players": players}, seed)
    game.custodians = False
    return game


def farewell() -> TwilightImperium:
    """Seat 1 of three is about to be eliminated in the turn of seat 0."""
    game = Table("sol", "hacan", "norr").game
    game.active = 0
    game.players[2].strategies = (1,)
    return game


def siege() -> TwilightImperium:
    """A war sun of seat 0 and what it carries before a planet of seat 1 with a PDS."""
    table = Table("sol", "hacan", "norr")
    planet = table.game.chart.planets[0][0]
    table.ships(0, 0, war_sun=1, infantry=6).troops(1, planet, infantry=5, pds=1)
    table.game.active = table.game.active_system = 0
    table.game.players[1].strategies = (1,)
    table.game.rng = Arranged(1, [], [10, 1, 1, 10, *[1] * 30])
    return table.game


def settled() -> TwilightImperium:
    """Seat 0 has two planets, and room for a space dock on either."""
    table = Table("sol", "hacan", "norr")
    table.planets(0, table.game.chart.planets[1][0], table.game.chart.planets[2][0])
    table.game.active = 0
    table.game.players[2].strategies = (1,)
    return table.game


def heard(game: TwilightImperium, seed: int, limit: int, begins: Procedure | None = None) -> list[Opened]:
    with probed(game):
        if begins is not None:
            game.begin(begins)
        return listened(game, merchant(seed), limit)


@cache
def courses() -> tuple[tuple[Opened, ...], ...]:
    """The windows of each game that is played here."""
    played = [heard(rounds(3, 1), 1, 6000), heard(rounds(5, 3), 3, 6000), heard(farewell(), 0, 12, Eliminate(1))]
    played.append(heard(siege(), 0, 200, Invasion(0, 0)))
    played.append(heard(settled(), 0, 12, PlaceStructure(0, (SPACE_DOCK,), must=True)))
    played += [heard(brawl(3, seed), seed, 9000) for seed in range(2)]
    return tuple([tuple(course) for course in played])


def openings(name: str) -> list[Opened]:
    return [opened for course in courses() for opened in course if opened.name == name]


# -- the tests ---------------------------------------------------------------------------------------------------------


def test_the_table_has_all_133_moments_and_the_rules_no_other() -> None:
    assert len(MOMENTS) == len(NUMBERED) == 133
    named = {moment.name if isinstance(moment, Same) else name for name, moment in MOMENTS}
    steps = {name for name, moment in MOMENTS if isinstance(moment, Step)}
    # when a faction ability is done, when ships have left a combat, when they come by whatever
    more = {"after-ability-used", "after-ships-retreated", "after-ships-entered"}
    more |= {"before-assign-bombardment-hits", "when-pds-placed"}
    assert set(BIT) <= named | set(OPENED) | more
    assert set(OPENED) <= set(BIT)
    assert steps & set(BIT) == {"action", "when-planet-explored", "when-units-produced"}, "steps that components join"


def test_what_is_no_window_is_a_step_of_the_rules() -> None:
    procedures = {each.__name__: each for each in kinds_of(Procedure)}
    for name, moment in MOMENTS:
        if isinstance(moment, Step):
            lines = [line.do for line in procedures[moment.procedure].STEPS]
            assert moment.step in lines, name
        if isinstance(moment, Same):
            assert moment.name in OPENED, name


def kinds_of(kind: type[Procedure]) -> list[type[Procedure]]:
    """Of this game: others have procedures of the same names."""
    found = [each for sub in kind.__subclasses__() for each in (sub, *kinds_of(sub))]
    return [each for each in found if each.__module__.startswith("orrery.ti4.")]


@pytest.mark.parametrize("name", OPENED)
def test_a_moment_is_opened_where_the_table_says(name: str) -> None:
    found, moment = openings(name), OPENED[name]
    assert found, "nobody was ever asked"
    for opened in found:
        assert isinstance(moment, (At, Event))
        assert moment.only(opened.procedure, opened)
        if isinstance(moment, At):
            assert set(opened.kinds) & set(moment.procedure.split("|")), opened.kinds[0]
            assert opened.step in moment.step.split("|"), opened.kinds[0]
        else:
            assert opened.kinds[0] == "Aftermath"
            assert moment.happened in ("", *opened.happened)


@rule("ti4:31.19", "ti4:31.20", "ti4:31.18")
@pytest.mark.parametrize("name", OPENED)
def test_a_moment_asks_everybody_in_the_order_of_its_phase_for_one_ability_at_a_time(name: str) -> None:
    """Each has two of them, so everybody comes round twice, and not a third time."""
    moment = OPENED[name]
    assert isinstance(moment, (At, Event))
    for opened in openings(name):
        order = opened.orders[PHASE if moment.order == ACTIVE else moment.order]
        assert opened.asked == order + order, f"{opened.kinds[0]}.{opened.step}"


@rule("ti4:31.16")
@pytest.mark.parametrize(("when", "after"), PAIRS)
def test_when_comes_before_after(when: str, after: str) -> None:
    for course in courses():
        ahead = 0
        for opened in course:
            ahead += (opened.name == when) - (opened.name == after)
            assert ahead >= 0, f"{after} came first"


def test_the_orders_of_asking_are_told_apart_by_these_games() -> None:
    """Otherwise the tests above would show nothing: speaker, initiative and active player are different seats."""
    for one, two in ((SPEAKER, PHASE), (INITIATIVE, PHASE), (CLOCKWISE, PHASE), (SPEAKER, INITIATIVE)):
        assert any(opened.orders[one] != opened.orders[two] for course in courses() for opened in course)
    assert {order for _, _, order in WINDOWS} >= {"speaker-clockwise", "active-initiative", "phase-dependent"}
