"""Why a card, a note, a technology or a law is used: a reason for each, by its key. Without one it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot import council, farther
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.economy import IMPERIAL, best_tech, card_worth, planet_income, worth_in_turn
from orrery.ti4.bot.moving import best_freed
from orrery.ti4.bot.reasons_of_war import (
    against_me,
    attacked,
    cannons_there,
    cheap_missed,
    guards_missing,
    keeps_away,
    losing,
    many_infantry,
    many_planets,
    missed,
    much_exhausted,
    room_in_fleet,
    undecided,
    winning,
)
from orrery.ti4.components import COMPONENTS
from orrery.ti4.initiative import clockwise
from orrery.ti4.payments import GOODS
from orrery.ti4.planets import exhausted_planets, planets_of, resources, traits_of
from orrery.ti4.rules.aimed import is_home, planets_of_others
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard, unchosen
from orrery.ti4.tiles import MECATOL_REX

Reason = Callable[[Aims, Decision, int], bool]  # of the component of that number

WORTH_AN_ACTION: Final = 2  # goods or resources that make an action card worth while
GOOD_TECH: Final = 3.0
RESEARCH: Final = 4  # goods


def whenever(aims: Aims, decision: Decision, number: int) -> bool:
    """It can be used only where it helps, and costs nothing that is worth more."""
    return True


def key_of(number: int) -> str:
    return COMPONENTS[number].key


# -- goods, planets, tokens --------------------------------------------------------------------------------------------


def enough_mined(aims: Aims, decision: Decision, number: int) -> bool:
    own = planets_of(aims.table, aims.seat)
    return max([resources(aims.table, planet) for planet in own], default=0) >= WORTH_AN_ACTION


def enough_industry(aims: Aims, decision: Decision, number: int) -> bool:
    own = planets_of(aims.table, aims.seat)
    return sum(["industrial" in traits_of(aims.table, planet) for planet in own]) >= WORTH_AN_ACTION


def enough_readied(aims: Aims, decision: Decision, number: int) -> bool:
    spent = exhausted_planets(aims.table, aims.seat)
    cultural = [planet for planet in spent if "cultural" in traits_of(aims.table, planet)]
    return sum([planet_income(aims, planet) for planet in cultural]) >= WORTH_AN_ACTION


def rich_rebels(aims: Aims, decision: Decision, number: int) -> bool:
    """A planet of another player gives goods enough."""
    table = aims.table
    others = [planet for planet in planets_of_others(table, aims.seat) if not table.exhausted[planet]]
    found = [resources(table, planet) for planet in others if not is_home(table, table.chart.system_of[planet])]
    return max(found, default=0) >= WORTH_AN_ACTION


def good_research(aims: Aims, decision: Decision, number: int) -> bool:
    spare = aims.table.players[aims.seat].goods - aims.saved[GOODS]
    return spare >= RESEARCH and best_tech(aims) >= GOOD_TECH


def frees_system(aims: Aims, decision: Decision, number: int) -> bool:
    """A system without the token would be worth another one."""
    return aims.table.players[aims.seat].tactic > 0 and best_freed(aims) >= WORTH_AN_ACTION


# -- strategy cards ----------------------------------------------------------------------------------------------------


def takes_mine(aims: Aims, decision: Decision, number: int) -> bool:
    """The card that one would choose oneself, or Imperial for who holds Mecatol Rex."""
    table, choosing = aims.table, under_way(aims.table, ChooseStrategyCard)
    if not isinstance(choosing, ChooseStrategyCard):
        return False
    if choosing.card == IMPERIAL and table.controller[MECATOL_REX] == choosing.seat:
        return True
    if table.players[aims.seat].strategies:
        return False
    wanted = max(unchosen(table), key=lambda card: card_worth(aims, card) + table.bonus[card])
    return choosing.card == wanted


def worth_keeping(aims: Aims, decision: Decision, number: int) -> bool:
    """One's strategy cards are better than what would be left when it is one's turn to choose."""
    table = aims.table
    kept = [card_worth(aims, card) for card in table.players[aims.seat].strategies]
    place = clockwise(table, table.speaker).index(aims.seat)
    return sum(kept) / len(kept) > worth_in_turn(aims, place)


def better_swapped(aims: Aims, decision: Decision, number: int) -> bool:
    """The best of what others have taken for the worst of one's own."""
    own = aims.table.players[aims.seat].strategies
    theirs = [card for seat, each in enumerate(aims.table.players) if seat != aims.seat for card in each.strategies]
    return max([card_worth(aims, card) for card in theirs]) > min([card_worth(aims, card) for card in own])


# -- agendas -----------------------------------------------------------------------------------------------------------


def gets_there(aims: Aims, decision: Decision, number: int) -> bool:
    return farther.gets_there(aims, key_of(number))


def rides(aims: Aims, decision: Decision, number: int) -> bool:
    return council.rides(aims, key_of(number))


def bad_outcome(aims: Aims, decision: Decision, number: int) -> bool:
    return council.is_bad(aims)


def silence_helps(aims: Aims, decision: Decision, number: int) -> bool:
    return council.silence_helps(aims)


def its_silence_helps(aims: Aims, decision: Decision, number: int) -> bool:
    return council.gain_of_silence(aims, COMPONENTS[number].issuer) >= council.BETTER


def votes_lost(aims: Aims, decision: Decision, number: int) -> bool:
    return council.buries(aims)


def votes_turn_it(aims: Aims, decision: Decision, number: int) -> bool:
    return council.councilor_helps(aims)


def goods_turn_it(aims: Aims, decision: Decision, number: int) -> bool:
    return council.price_of_bribe(aims) > 0


def badly_elected(aims: Aims, decision: Decision, number: int) -> bool:
    return council.is_elected_badly(aims)


def names_better(aims: Aims, decision: Decision, number: int) -> bool:
    return council.names_better(aims)


def bad_law(aims: Aims, decision: Decision, number: int) -> bool:
    return council.worst_law(aims) > 0.0


REASONS: Final[dict[str, Reason]] = {
    # action cards that are an action
    "mining-initiative": enough_mined,
    "industrial-initiative": enough_industry,
    "economic-initiative": enough_readied,
    "uprising": rich_rebels,
    "focused-research": good_research,
    "unexpected-action": frees_system,
    "rise-of-a-messiah": many_planets,
    "frontline-deployment": whenever,
    "war-effort": room_in_fleet,
    "ghost-ship": whenever,
    "lucky-shot": whenever,
    "cripple-defenses": cannons_there,
    "reactor-meltdown": whenever,
    "plague": many_infantry,
    "unstable-planet": many_infantry,
    "tactical-bombardment": much_exhausted,
    "signal-jamming": keeps_away,
    "insubordination": whenever,
    "spy": whenever,
    "repeal-law": bad_law,
    # of phases
    "summit": whenever,
    "public-disgrace": takes_mine,
    "political-stability": worth_keeping,
    "sabotage": against_me,
    # of a movement
    "flank-speed": gets_there,
    "lost-star-chart": gets_there,
    "in-the-silence-of-space": gets_there,
    "upgrade": whenever,
    "experimental-battlestation": whenever,
    "maneuvering-jets": whenever,
    # of a combat
    "morale-boost": undecided,
    "fighter-prototype": undecided,
    "shields-holding": whenever,
    "direct-hit": whenever,
    "emergency-repairs": whenever,
    "courageous-to-the-end": whenever,
    "skilled-retreat": losing,
    "intercept": winning,
    "salvage": whenever,
    # of an invasion
    "bunker": whenever,
    "disable": whenever,
    "fire-team": missed,
    "parley": whenever,
    "infiltrate": whenever,
    "reparations": whenever,
    # of an agenda
    "ancient-burial-sites": votes_lost,
    "veto": bad_outcome,
    "assassinate-representative": silence_helps,
    "distinguished-councilor": votes_turn_it,
    "bribery": goods_turn_it,
    "confusing-legal-text": badly_elected,
    **dict.fromkeys(council.PRIZES, rides),
    # promissory notes
    "ceasefire": attacked,
    "political-secret": its_silence_helps,
    "trade-agreement": whenever,
    # laws
    "minister-of-peace": attacked,
    "minister-of-war": frees_system,
    "minister-of-industry": whenever,
    "committee-formation": names_better,
    "imperial-arbiter": better_swapped,
    "crown-of-thalnos-agenda": cheap_missed,
    # technologies
    "dacxive-animators": whenever,
    "magen-defense-grid": whenever,
    "graviton-laser-system": whenever,
    "plasma-scoring": whenever,
    "integrated-economy": whenever,
    "transit-diodes": guards_missing,
    "x89-bacterial-weapon": many_infantry,
    # relics
    "dominus-orb": gets_there,
}


def is_used(aims: Aims, decision: Decision, number: int) -> bool:
    """It is better used now than kept. What nobody has thought of here is used as soon as it may be."""
    return REASONS.get(key_of(number), whenever)(aims, decision, number)
