"""What the bot makes of exploration cards, relics and legendary planets: why each is used, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.economy import best_tech, choose_tech, lacking_tokens, tech_values
from orrery.ti4.bot.guarding import guard_worth
from orrery.ti4.bot.harming import OF_LEADER
from orrery.ti4.bot.reasons import GOOD_TECH, Reason, whenever
from orrery.ti4.bot.reasons_of_war import cheap_missed
from orrery.ti4.bot.replies import best, named, of_kind
from orrery.ti4.components import COMPONENTS
from orrery.ti4.exploration.enigmatic_device import PRICE
from orrery.ti4.limits import capacity, docked_fighters
from orrery.ti4.payments import RESOURCES
from orrery.ti4.planets import influence, ready_planets, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.relics.maw_of_worlds import within_reach
from orrery.ti4.relics.stellar_converter import doomed_planets
from orrery.ti4.relics.the_crown_of_emphidia import explorable
from orrery.ti4.rules.commodities import room_for
from orrery.ti4.state import NOBODY
from orrery.ti4.units import COUNT, FIGHTER, INFANTRY, count, ground_forces

CARD: Final = 1.5  # an action card, in resources
MECH_WORTH: Final = 2.0
GUARD: Final = 2  # infantry of which one can be spared
HARM: Final = 4.0  # what a planet with all on it must be worth to its owner, so that it is worth a relic
CARDS_WORTH: Final = 3  # of the discard pile, so that the Codex is opened
MAW: Final = 4.0  # what a technology must be worth beyond its votes
EACH_VOTE: Final = 0.25  # influence that is not voted with


# -- explored ----------------------------------------------------------------------------------------------------------


def pay_for(worth: float) -> Callable[[Aims, Decision], Choice]:
    """Something worth that much, or a commodity: it is paid with a commodity, which buys nothing else, sooner than with
    a good; with a good only if that is worth while."""

    def choose(aims: Aims, decision: Decision) -> Choice:
        def value(option: Option) -> float:
            if option.key == "spend commodity":
                return worth - 0.5
            if option.key == "spend good":
                return worth - 1.0
            return 0.6 if option.key == "gain commodities" else 0.0

        return best(decision, value)

    return choose


def take_wares(aims: Aims, decision: Decision) -> Choice:
    """A commodity that is turned is worth a good; one that is gained must still be traded."""

    def value(option: Option) -> float:
        number = of_kind(option, "n")
        if option.key == "convert commodities":
            return 0.6 * number
        if option.key == "gain goods":
            return 1.0 * number
        if option.key == "replenish":
            player = aims.table.players[aims.seat]
            return 0.5 * room_for(aims.table, aims.seat) - 0.1 * player.commodities
        return 0.5 * min(number, room_for(aims.table, aims.seat)) if option.key == "gain commodities" else 0.0

    return best(decision, value)


def spare_infantry(aims: Aims, planet: int) -> bool:
    return count(aims.table.players[aims.seat].troops_on(planet), INFANTRY) >= GUARD


def mine_core(aims: Aims, decision: Decision) -> Choice:
    """A good is worth an infantry that is not the last one there."""
    return removed_if(decision, spare_infantry(aims, decision.things[0][1]))


def go_on_expedition(aims: Aims, decision: Decision) -> Choice:
    """The planet can be spent at once: worth an infantry if it gives much, or others guard it."""
    planet = decision.things[0][1]
    table = aims.table
    gives = max(resources(table, planet), influence(table, planet))
    spent = table.exhausted[planet]
    return removed_if(decision, spent and (gives >= GUARD or spare_infantry(aims, planet)))


def tap_fuel(aims: Aims, decision: Decision) -> Choice:
    """A command token is worth an infantry, also the last one, while tokens lack."""
    planet = decision.things[0][1]
    return removed_if(decision, spare_infantry(aims, planet) or lacking_tokens(aims) > 0)


def removed_if(decision: Decision, wanted: bool) -> Choice:
    return named(decision, "remove infantry" if wanted else "keep infantry")


def choose_deck(aims: Aims, decision: Decision) -> Choice:
    """The deck that holds most fragments for how many cards it has: they are what relics are made of."""

    def worth(option: Option) -> float:
        deck = aims.table.explorations[option.id()]
        fragments = [find for find in deck if COMPONENTS[find].key.endswith("relic-fragment")]
        return len(fragments) / max(1, len(deck))

    return best(decision, worth)


def choose_side(aims: Aims, decision: Decision) -> Choice:
    """The wormhole that leads to more systems with units or planets of one's own."""
    table, system = aims.table, decision.things[0][1]
    before = table.storm
    found: dict[str, float] = {}
    for side in ("alpha", "beta"):
        table.storm = (system, side)
        near = adjacent(table, system, aims.seat)
        found[f"storm {side}"] = float(sum([bool(table.players[aims.seat].ships_in(each)) for each in near]))
    table.storm = before
    return best(decision, lambda option: found[option.key])


def leave_storm(aims: Aims, decision: Decision) -> Choice:
    """Who has come through wants the way back: the storm stays as it is where that can be said."""
    return named(decision, "around storm")


def fewest_unknown(aims: Aims, decision: Decision) -> Choice:
    """Unknown fragments fill in for any kind: they are kept."""
    return best(decision, lambda option: -float(option.id()))


# -- what is used ------------------------------------------------------------------------------------------------------


def researches(aims: Aims, decision: Decision, number: int) -> bool:
    return aims.can_spend(RESOURCES, PRICE) and best_tech(aims) >= GOOD_TECH


def makes_relic(aims: Aims, decision: Decision, number: int) -> bool:
    """While a relic is left."""
    return bool(aims.table.relics)


def gains_by_maw(aims: Aims, decision: Decision, number: int) -> bool:
    """The best technology of all for the votes of one phase."""
    table, values = aims.table, tech_values(aims)
    votes = sum([influence(table, planet) for planet in ready_planets(table, aims.seat)])
    found = [values.get(tech, 0.0) for tech in within_reach(table, aims.seat)]
    return max(found, default=0.0) >= MAW + EACH_VOTE * votes


def harm_of(aims: Aims, planet: int) -> float:
    """What its owner would lose with a planet."""
    table, owner = aims.table, aims.table.controller[planet]
    if owner in (-1, aims.seat):
        return 0.0
    force = table.players[owner].troops_on(planet)
    units = sum([count(force, type) * unit_of(table, owner, type).cost for type in range(COUNT)]) if force else 0
    worth = resources(table, planet) + influence(table, planet) + units
    return worth * (OF_LEADER if owner == leader(table, aims.seat) else 1.0)


def destroys_much(aims: Aims, decision: Decision, number: int) -> bool:
    return max([harm_of(aims, planet) for planet in doomed_planets(aims.table, aims.seat)], default=0.0) >= HARM


def destroy_dearest(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: harm_of(aims, option.id()))


def much_discarded(aims: Aims, decision: Decision, number: int) -> bool:
    good = [card for card in aims.table.discard if KEPT.get(COMPONENTS[card].key, 1.0) > 1.0]
    return len(aims.table.discard) >= 2 * CARDS_WORTH or len(good) >= CARDS_WORTH


def take_best_cards(aims: Aims, decision: Decision) -> Choice:
    """As many as may be, those that are kept longest first."""
    order = sorted(
        range(len(decision.options)),
        key=lambda place: -KEPT.get(COMPONENTS[decision.options[place].id()].key, 1.0),
    )
    return Choice(decision.seat, tuple(sorted(order[: decision.most])))


def something_to_explore(aims: Aims, decision: Decision, number: int) -> bool:
    """At the end of the status phase it is a point."""
    return bool(explorable(aims.table, aims.seat)) or aims.table.phase == "status"


def draws_now(aims: Aims, decision: Decision, number: int) -> bool:
    """A card is drawn unless the best technology needs a prerequisite ignored."""
    table, seat = aims.table, aims.seat
    exhausted = table.players[seat].exhausted
    with_it = best_tech(aims)
    table.players[seat].exhausted = (*exhausted, number)
    without = best_tech(aims)
    table.players[seat].exhausted = exhausted
    return with_it - without < CARD


# -- legendary planets -------------------------------------------------------------------------------------------------


def post_infantry(aims: Aims, decision: Decision) -> Choice:
    """Two, where the planet is dearest for how many guard it."""
    troops = aims.table.players[aims.seat].troops_on

    def worth(option: Option) -> float:
        guards = ground_forces(troops(option.id()))
        return guard_worth(aims, option.id()) / (1.0 + guards) + 0.1 * of_kind(option, "n")

    return best(decision, worth)


def open_vault(aims: Aims, decision: Decision) -> Choice:
    """A mech, where the planet is dearest for how many guard it; a card if none can be had."""
    troops = aims.table.players[aims.seat].troops_on

    def worth(option: Option) -> float:
        planet = of_kind(option, "planet")
        return guard_worth(aims, planet) / (1.0 + ground_forces(troops(planet))) if planet != NOBODY else CARD

    return best(decision, worth)


def send_fighters(aims: Aims, decision: Decision) -> Choice:
    """As many as find room; where most ships stand."""
    table, player = aims.table, aims.table.players[aims.seat]

    def worth(option: Option) -> float:
        system, number = option.id(), of_kind(option, "n")
        force = player.ships_in(system)
        carried = max(0, count(force, FIGHTER) + number - docked_fighters(table, aims.seat, system))
        fits = carried + ground_forces(force) <= capacity(table, aims.seat, force)
        return (number if fits else -1.0) + 0.1 * sum(force)

    return best(decision, worth)


def hangar_has_room(aims: Aims, decision: Decision, number: int) -> bool:
    table, player = aims.table, aims.table.players[aims.seat]
    for system, force in player.space.items():
        carried = max(0, count(force, FIGHTER) + 1 - docked_fighters(table, aims.seat, system))
        if carried + ground_forces(force) <= capacity(table, aims.seat, force):
            return True
    return False


REASONS: Final[dict[str, Reason]] = {
    "cultural-relic-fragment": makes_relic,
    "hazardous-relic-fragment": makes_relic,
    "industrial-relic-fragment": makes_relic,
    "enigmatic-device": researches,
    "maw-of-worlds": gains_by_maw,
    "scepter-of-emelpar": whenever,  # it is readied every round: the first token of one is as good as any
    "stellar-converter": destroys_much,
    "the-codex": much_discarded,
    "the-crown-of-emphidia": something_to_explore,
    "the-crown-of-thalnos": cheap_missed,
    "the-prophets-tears": draws_now,
    "the-atrament": whenever,
    "imperial-arms-vault": whenever,
    "exterrix-headquarters": whenever,
    "mirage-flight-academy": hangar_has_room,
}
JUDGED: Final[dict[str, Any]] = {
    "explore": choose_deck,
    "abandoned-warehouses": take_wares,
    "merchant-station": take_wares,
    "exterrix-headquarters": take_wares,
    "functioning-base": pay_for(CARD),
    "local-fabricators": pay_for(MECH_WORTH),
    "core-mine": mine_core,
    "expedition": go_on_expedition,
    "volatile-fuel-source": tap_fuel,
    "ion-storm": choose_side,
    "through storm": leave_storm,
    "which fragments": fewest_unknown,
    "maw-of-worlds": choose_tech,
    "stellar-converter": destroy_dearest,
    "the-codex": take_best_cards,
    "the-atrament": post_infantry,
    "imperial-arms-vault": open_vault,
    "mirage-flight-academy": send_fighters,
}
