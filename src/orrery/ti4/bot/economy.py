"""Strategy cards, tokens, technologies and payments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Option
from orrery.ti4.bot.aims import POINT, Aims, held_secrets
from orrery.ti4.bot.hindering import denied
from orrery.ti4.bot.making import best_followed, docked_systems, structure_worth
from orrery.ti4.bot.opening import for_carrier, keep_back
from orrery.ti4.bot.raiders import goods_first
from orrery.ti4.bot.replies import all_worth, best, filled, named, picked, proposed
from orrery.ti4.components import COMPONENTS, FACTIONS
from orrery.ti4.limits import fleet_limit
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.objective_cards import MOST_SECRETS, OBJECTIVES
from orrery.ti4.objectives import TOKENS
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES
from orrery.ti4.planets import exhausted_planets, influence, planets_of, resources
from orrery.ti4.queries import deciding
from orrery.ti4.research import CAPTIVE, RELIC, TECH, missing, researchable, skipping, technology_deck, ways
from orrery.ti4.rules.strategic import follows_free
from orrery.ti4.rules.tokens import as_form, pools
from orrery.ti4.strategies.leadership import INFLUENCE_EACH
from orrery.ti4.strategies.technology import FOLLOWED, SECOND, price
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import PDS, SPACE_DOCK, capital_ships

LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGIES, IMPERIAL = range(1, 9)
GOOD_TECHS: Final[dict[str, float]] = {  # what they bring in play, in resources; the factions' own add theirs
    "sarween-tools": 4.0,
    "neural-motivator": 3.0,
    "antimass-deflectors": 2.0,
    "plasma-scoring": 1.5,
    "gravity-drive": 6.0,  # ships of the first rounds come no farther than next door without it
    "hyper-metabolism": 4.0,
    "dacxive-animators": 1.5,
    "fleet-logistics": 4.0,
    "graviton-laser-system": 1.0,
    "transit-diodes": 1.0,
    "integrated-economy": 3.0,
    "magen-defense-grid": 1.0,
    "duranium-armor": 2.5,
    "assault-cannon": 2.5,
    "light-wave-deflector": 2.0,
    "x89-bacterial-weapon": 0.5,
    "carrier-2": 5.0,
    "cruiser-2": 3.5,
    "dreadnought-2": 4.0,
    "fighter-2": 2.5,
    "infantry-2": 2.0,
    "destroyer-2": 1.5,
    "space-dock-2": 2.5,
    "pds-2": 2.0,
    "war-sun": 3.0,
}
ALWAYS_BRINGS: Final = {  # strategy cards, in resources
    LEADERSHIP: 5.0,
    DIPLOMACY: 2.5,
    POLITICS: 4.0,
    CONSTRUCTION: 2.5,
    TRADE: 6.0,
    WARFARE: 5.0,
    TECHNOLOGIES: 4.0,
}
BRINGS_MORE: Final[dict[str, Callable[[Aims, int], float]]] = {}  # by abilities of factions, which add them
EACH_TOKEN, TOKENS_GAINED = 1.5, 3  # worth of a command token that lacks, and how many Leadership gives
TO_CHOOSE: Final = 0.6  # of what is researched or built: some of it comes by the secondary too
FOR_OBJECTIVE: Final = 3.0  # goods that an objective asks for
ENOUGH: Final = 7  # command tokens for actions and secondaries
USUAL: Final = 2.0  # a technology that is not named here
GOOD_ENOUGH: Final = 3.0  # a technology, or a planet, that is worth a token
WORTH_UNITS: Final = 5.0  # a technology for which little else is built
PATH: Final = 0.5  # of what a technology leads to
EXHAUSTED_RELIC: Final = 1.5  # for this round
GIVEN_CAPTIVE: Final = 2.0  # a captured unit that would have paid for one of its type
SKIPPED: Final = 2.5  # resources and a card that skip all prerequisites


# -- technologies ------------------------------------------------------------------------------------------------------


def tech_values(aims: Aims) -> dict[int, float]:
    """What each technology that is not owned is worth: by itself, and as a step to a better one."""
    table, seat = aims.table, aims.seat
    deck = technology_deck(table, seat)
    plain = {tech: GOOD_TECHS.get(COMPONENTS[tech].key, USUAL) + aims.of_tech(tech) for tech in deck}
    left = {tech: missing(table, seat, TECHNOLOGY[COMPONENTS[tech].key]) for tech in deck}
    values: dict[int, float] = {}
    for tech in deck:
        colour = TECHNOLOGY[COMPONENTS[tech].key].colour
        opened = [plain[other] / len(left[other]) for other in deck if other != tech and colour in left[other]]
        values[tech] = plain[tech] + PATH * max(opened, default=0.0)
    return values


def best_tech(aims: Aims) -> float:
    """The best that can be researched, or what comes in its place: command tokens."""
    if any(each.replaces_research(aims.table, aims.seat) for each in deciding(aims.table, Modifier.replaces_research)):
        return EACH_TOKEN * min(TOKENS_GAINED, lacking_tokens(aims))
    values = tech_values(aims)
    return max([values[tech] for tech in researchable(aims.table, aims.seat)], default=0.0)


def choose_tech(aims: Aims, decision: Decision) -> Choice:
    """The best, less what must be paid where its prerequisites can only be skipped."""
    values, paid = tech_values(aims), skipping(aims.table, aims.seat)

    def worth(option: Option) -> float:
        forms = ways(aims.table, aims.seat, option.id()) if paid else []
        skipped = bool(forms) and all(kind == TECH for form in forms for _, kind, _ in form.gifts) and forms[0].gifts
        return values.get(option.id(), 0.0) - (SKIPPED if skipped else 0.0)

    return best(decision, worth)


def choose_helpers(aims: Aims, decision: Decision) -> Choice:
    """The planets that would pay least; what skips all prerequisites costs as well, and is gone for the round."""

    def loss(form: Form) -> float:
        planets = [place for place, kind, _ in form.gifts if kind == "planet"]
        skipped = SKIPPED if any(kind == TECH for _, kind, _ in form.gifts) else 0.0
        skipped += EXHAUSTED_RELIC if any(kind == RELIC for _, kind, _ in form.gifts) else 0.0
        skipped += GIVEN_CAPTIVE if any(kind == CAPTIVE for _, kind, _ in form.gifts) else 0.0
        return skipped + sum([resources(aims.table, planet) + influence(aims.table, planet) for planet in planets])

    return filled(decision, min(decision.forms or [], key=loss))


def choose_more_research(aims: Aims, decision: Decision) -> Choice:
    keep_back(aims)
    more = aims.can_spend(RESOURCES, price(aims.table, aims.seat, SECOND)) and best_tech(aims) >= 4.0
    return named(decision, "research more" if more else "no more research")


# -- strategy cards ----------------------------------------------------------------------------------------------------


def card_worth(aims: Aims, card: int) -> float:
    """What a strategy card is worth to its owner in this round: what it always brings, and what is wanted of it."""
    if card == IMPERIAL:
        return imperial_worth(aims)
    worth = ALWAYS_BRINGS[card] + brought_more(aims, card)
    if card == LEADERSHIP:
        worth += EACH_TOKEN * min(TOKENS_GAINED, lacking_tokens(aims))
    elif card == TECHNOLOGIES:
        worth += TO_CHOOSE * best_tech(aims)
    elif card == CONSTRUCTION:
        worth += TO_CHOOSE * best_structure(aims)
    elif card == TRADE and wants(aims, GOODS):
        worth += FOR_OBJECTIVE
    return worth


def imperial_worth(aims: Aims) -> float:
    """A point for Mecatol Rex, else a secret; a public objective more in this round; and that the leader has it not."""
    table, seat = aims.table, aims.seat
    worth = POINT if table.controller[MECATOL_REX] == seat else 5.0 if held_secrets(table, seat) < MOST_SECRETS else 1.0
    ready = len(aims.scorable())
    worth += 0.8 * POINT if ready > 1 else 0.3 * POINT if ready else 0.0
    return worth + denied(table, seat)


def brought_more(aims: Aims, card: int) -> float:
    """What a faction's abilities make of a strategy card."""
    worth = 0.0
    for ability in aims.table.players[aims.seat].abilities:
        if COMPONENTS[ability].key in BRINGS_MORE:
            worth += BRINGS_MORE[COMPONENTS[ability].key](aims, card)
    return worth


def wants(aims: Aims, kind: str) -> bool:
    """An objective asks for payment of that kind."""
    asked = [OBJECTIVES[card].requires.prices() for card in [*aims.public, *aims.secrets]]
    return any(each == kind for prices in asked for each, _ in prices)


def best_structure(aims: Aims) -> float:
    places = [ON_PLANET + planet for planet in planets_of(aims.table, aims.seat)]
    return max([structure_worth(aims, place, type) for place in places for type in (PDS, SPACE_DOCK)], default=0.0)


def worth_in_turn(aims: Aims, place: int) -> float:
    """What is left to choose after so many others, if all want the same."""
    return sorted([card_worth(aims, card) for card in range(LEADERSHIP, IMPERIAL + 1)], reverse=True)[place]


def choose_strategy(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: card_worth(aims, option.id()) + 1.3 * aims.table.bonus[option.id()])


def follows(aims: Aims, card: int) -> bool:
    """The secondary is worth its token and its price."""
    table, seat = aims.table, aims.seat
    player = table.players[seat]
    if card == LEADERSHIP:
        return aims.spare(INFLUENCE) >= INFLUENCE_EACH and lacking_tokens(aims) > 0
    lacking, is_free = FACTIONS[player.faction].commodities - player.commodities, follows_free(table, seat, card)
    if card == TRADE and is_free:
        return lacking > 0
    if aims.spare_tokens() < 1 and not is_free:
        return False
    if card == TECHNOLOGIES:
        return can_afford(aims, price(table, seat, FOLLOWED))
    if card == IMPERIAL:
        return held_secrets(table, seat) < MOST_SECRETS
    if card == WARFARE:
        return (is_free or player.strategy >= 2) and aims.spare(RESOURCES) >= 4
    if card == CONSTRUCTION:
        return best_followed(aims) >= (5.0 if len(docked_systems(aims)) < 2 else 7.0)
    if card == TRADE:
        return player.strategy >= 2 and lacking >= 2
    if card == DIPLOMACY:
        return follows_diplomacy(aims) or (is_free and readied_worth(aims) > 0.0)
    return is_free or (player.strategy >= 3 and len(player.hand) < 5)


def can_afford(aims: Aims, price: int) -> bool:
    """A technology for so much is worth a token; if more than half of all resources goes for it, only one that is worth
    more than the units that could be built."""
    if not aims.can_spend(RESOURCES, price):
        return False
    is_poor = aims.spare(RESOURCES) < 2 * price
    return best_tech(aims) >= (WORTH_UNITS if is_poor else GOOD_ENOUGH)


def follows_diplomacy(aims: Aims) -> bool:
    """To spend two planets again takes a token that can be spared; what abilities bring besides is worth the last."""
    more = brought_more(aims, DIPLOMACY)
    if more:
        return readied_worth(aims) + more >= GOOD_ENOUGH
    return aims.table.players[aims.seat].strategy >= 2 and readied_worth(aims) >= 5.0


def readied_worth(aims: Aims) -> float:
    found = [planet_income(aims, planet) for planet in exhausted_planets(aims.table, aims.seat)]
    return sum(sorted(found, reverse=True)[:2])


def planet_income(aims: Aims, planet: int) -> float:
    return resources(aims.table, planet) + 0.8 * influence(aims.table, planet) + 0.01


def choose_to_follow(aims: Aims, decision: Decision) -> Choice:
    """By the primary, where one may: it costs no resources."""
    if any(option.key == "follow primary" for option in decision.options):
        good = aims.spare_tokens() >= 1 and best_tech(aims) >= GOOD_ENOUGH
        return named(decision, "follow primary" if good else "decline")
    card = decision.things[0][1]
    if card != WARFARE:  # by which what is kept back is built
        keep_back(aims)
    return named(decision, "follow" if follows(aims, card) else "decline")


def choose_readied(aims: Aims, decision: Decision) -> Choice:
    return all_worth(decision, lambda option: planet_income(aims, option.id()))


# -- tokens ------------------------------------------------------------------------------------------------------------


def laid_out(aims: Aims, total: int) -> tuple[int, int, int]:
    """How so many tokens of a command sheet are best laid: for fleets that stand, secondaries, then actions."""
    table, seat = aims.table, aims.seat
    largest = max([capital_ships(force) for force in table.players[seat].space.values()], default=0)
    more = fleet_limit(table, seat) - table.players[seat].fleet  # what the pool need not hold
    fleet = max(1, max(largest, 3 if table.rounds < 4 else 4) - more)
    fleet = min(fleet, total)
    strategy = min(2 if total - fleet < 7 else 3, (total - fleet) // 2)
    return total - fleet - strategy, fleet, strategy


def lacking_tokens(aims: Aims) -> int:
    """So many more could be used in this round; more where objectives ask for tokens."""
    player = aims.table.players[aims.seat]
    return max(0, (ENOUGH + 3 if wants(aims, TOKENS) else ENOUGH) - player.tactic - player.strategy)


def choose_pools(aims: Aims, decision: Decision) -> Choice:
    """All tokens anew."""
    total = decision.rows[0][2]
    return filled(decision, as_form(aims.seat, laid_out(aims, total)))


def choose_gain(aims: Aims, decision: Decision) -> Choice:
    """The pools that lack most of what is best."""
    number, now = decision.rows[0][2], list(pools(aims.table, aims.seat))
    best_way = laid_out(aims, sum(now) + number)
    added = [0, 0, 0]
    for _ in range(number):
        lacks = [best_way[at] - now[at] - added[at] for at in range(3)]
        added[lacks.index(max(lacks))] += 1
    return filled(decision, as_form(aims.seat, (added[0], added[1], added[2])))


def choose_tokens_to_buy(aims: Aims, decision: Decision) -> Choice:
    """As many as can be used, and as influence that is not saved pays for."""
    keep_back(aims)
    most = min(aims.spare(INFLUENCE) // INFLUENCE_EACH, lacking_tokens(aims))
    fitting = [place for place, option in enumerate(decision.options) if option.id() <= most]
    return picked(decision, fitting[-1] if fitting else 0)


def choose_tokens_to_spend(aims: Aims, decision: Decision) -> Choice:
    """Tactic tokens first: the round is over."""
    return proposed(decision)


def choose_pool(aims: Aims, decision: Decision) -> Choice:
    """A token is lost: of the strategy pool first, then of the tactic pool."""
    order = (2, 0, 1)
    return best(decision, lambda option: -float(order.index(option.id())))


def pay(aims: Aims, decision: Decision) -> Choice:
    """The first payment that leaves what is saved, if there is any."""
    kind, number = decision.things[0]
    if kind == INFLUENCE:
        aims.saved[RESOURCES] += for_carrier(aims)
    forms = goods_first(aims.table, aims.seat, decision.forms or [])
    return filled(decision, aims.best_payment(kind, number, forms) or forms[0])
