"""Habits for what looking ahead over one encounter cannot see: aliens, technologies, numbers, gifts."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.cards import DECENT
from orrery.cosmic.bot.judgement import best_attack, is_close, my_worth, standing
from orrery.cosmic.bot.ships import best, spare
from orrery.cosmic.bot.worth import PRICELESS
from orrery.cosmic.cards import ALIENS, CARDS, TECHNOLOGIES, WILD_DESTINY, colour_of
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision

EAGER: Final = 9  # with a card like that a second encounter is worth its ships
PLENTY: Final = 12  # ships beyond which one may do research
FEW: Final = 4

# Which aliens and technologies players like to have, and which they would rather not.
STRONG_ALIENS: Final = (
    "virus",
    "macron",
    "zombie",
    "parasite",
    "tripler",
    "mutant",
    "trader",
    "oracle",
    "mite",
    "warpish",
)
WEAK_ALIENS: Final = (
    "masochist",
    "philanthropist",
    "healer",
    "observer",
    "fido",
    "hate",
    "gambler",
    "kamikaze",
    "grudge",
)
GOOD_TECHNOLOGIES: Final = (
    "genesis-bomb",
    "vacuum-turbines",
    "delta-scanners",
    "gluon-mines",
    "lunar-cannon",
    "xenon-lasers",
)


def better_alien(view: CosmicView, decision: Decision) -> list[int]:
    """The stronger one; the first of equals."""

    def rank(at: int) -> int:
        key = ALIENS[decision.options[at].id()]
        return (key in STRONG_ALIENS) - (key in WEAK_ALIENS)

    return [best(decision, rank)]


def better_technology(view: CosmicView, decision: Decision) -> list[int]:
    """What does much for few ships."""

    def rank(at: int) -> float:
        key, needed = TECHNOLOGIES[decision.options[at].id()]
        return 3.0 * (key in GOOD_TECHNOLOGIES) - 0.5 * needed

    return [best(decision, rank)]


def research(view: CosmicView, decision: Decision) -> list[int]:
    """Complete what can be completed; else a ship for what needs the fewest more, while there are plenty."""
    keys = [option.key for option in decision.options]
    if "complete" in keys:
        return [keys.index("complete")]
    if spare(view, decision.seat) <= FEW or sum(ships[decision.seat] for ships in view.colonies) <= PLENTY:
        return [0]
    there = {tech.card: tech.ships for tech in view.players[decision.seat].techs}

    def missing(at: int) -> float:
        tech = decision.options[at].id()
        return float(max(0, TECHNOLOGIES[tech][1] - there[tech])) if there[tech] < 5 else 99.0

    open_ones = [at for at, key in enumerate(keys) if key == "research"]
    return [min(open_ones, key=missing)] if open_ones and missing(min(open_ones, key=missing)) < 99 else [0]


def second_encounter(view: CosmicView, decision: Decision) -> list[int]:
    keys = [option.key for option in decision.options]
    cards = [card for card in view.hand if CARDS[card].is_encounter]
    if not cards or sum(ships[decision.seat] for ships in view.colonies) < FEW:
        return [keys.index("new technology")] if "new technology" in keys else [0]
    eager = best_attack(view) >= EAGER or view.foreign_colonies(decision.seat) >= view.planets_each - 2
    return [keys.index("encounter")] if eager else [0]


def reward(view: CosmicView, decision: Decision) -> list[int]:
    """Cards while the hand is small, ships when many are in the warp."""
    player = view.players[decision.seat]
    if player.warp >= 6 and player.hand_size >= 5:
        return [len(decision.options) - 1]
    return [0]


def bone(view: CosmicView, decision: Decision) -> list[int]:
    """A ship if many are in the warp, else a card."""
    keys = [option.key for option in decision.options]
    if "free a ship" in keys and view.players[decision.seat].warp >= FEW:
        return [keys.index("free a ship")]
    return [keys.index("draw a card")]


def fetch(view: CosmicView, decision: Decision) -> list[int]:
    """A card that others may have: refused it is one's own, taken it brings another. A high one lies where it is."""
    ranked = sorted(range(len(decision.options)), key=lambda at: CARDS[decision.options[at].id()].value)
    harmless = [at for at in ranked if CARDS[decision.options[at].id()].value < PRICELESS]
    return (harmless or ranked)[: decision.most] if decision.most > 1 else (harmless or ranked)[-1:]


def offer_to(view: CosmicView, decision: Decision) -> list[int]:
    """To whoever is furthest behind."""
    return [best(decision, lambda at: -standing(view, decision.options[at].things[1][1]))]


def cheat(view: CosmicView, decision: Decision) -> list[int]:
    """The best card of the discard pile, if it is any good; else the top of the deck. Accusing costs too much."""
    keys = [option.key for option in decision.options]
    cards = [at for at, key in enumerate(keys) if key == "cheat discard"]
    cards.sort(key=lambda at: my_worth(view, decision.options[at].id()))
    if cards and my_worth(view, decision.options[cards[-1]].id()) >= DECENT:
        return cards[-1:]
    return [keys.index("cheat deck") if "cheat deck" in keys else 0]


def destiny_for_others(view: CosmicView, decision: Decision) -> list[int]:
    """Let the offense meet the leader, or waste itself; never let it come here."""
    encounter = view.encounter
    assert encounter is not None

    def rank(at: int) -> float:
        colour = colour_of(decision.options[at].id())
        if colour == decision.seat:
            return -9.0
        if colour == encounter.offense:
            return 1.0
        if colour < 0:
            return -5.0 if decision.options[at].id() == WILD_DESTINY else -2.0
        return standing(view, colour)

    return [best(decision, rank)]


def give_in(view: CosmicView, decision: Decision) -> list[int]:
    """Cards come back, a colony makes a winner."""
    offense = decision.things[0][1]
    worth = sum([my_worth(view, card) for card in view.hand])
    return [1 if worth > 0.9 and not is_close(view, offense) else 0]


def source_of_cards(view: CosmicView, decision: Decision) -> list[int]:
    """From the hand of the leader: it has one card less then."""

    def rank(at: int) -> float:
        option = decision.options[at]
        return standing(view, option.id()) if option.things else 0.0

    return [best(decision, rank)]


def small_number(view: CosmicView, decision: Decision) -> list[int]:
    """A difference that most pairs of cards have, a stake that one can bear."""
    return [min(3, len(decision.options) - 1)]


def fate(view: CosmicView, decision: Decision) -> list[int]:
    """The Prometheus is the ship to save."""
    order = ("stay on", "be saved", "to the warp", "out of the game")
    return [best(decision, lambda at: -order.index(decision.options[at].key))]


def prize(view: CosmicView, decision: Decision) -> list[int]:
    """A card more is a card more."""
    return list(range(decision.most))


def scramble(view: CosmicView, decision: Decision) -> list[int]:
    """The technology of another that took most ships."""

    def rank(at: int) -> float:
        (_, tech), (_, owner) = decision.options[at].things
        return TECHNOLOGIES[tech][1] + standing(view, owner) - 50.0 * (owner == decision.seat)

    return [best(decision, rank)]
