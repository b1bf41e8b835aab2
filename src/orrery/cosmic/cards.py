"""The cards of the cosmic deck: 0-71 are in every game, 72-121 are the flares, 122 is the classic Filch flare."""

from __future__ import annotations

from typing import Final

ATTACK: Final = 0
NEGOTIATE: Final = 1
MORPH: Final = 2
REINFORCEMENT: Final = 3
ARTIFACT: Final = 4
FLARE: Final = 5
TYPES: Final = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")

GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2

# The aliens in alphabetical order: their numbers. The letter is the alert level printed on the sheet.
LEVELS: Final = (
    ("amoeba", YELLOW),
    ("anti-matter", YELLOW),
    ("barbarian", GREEN),
    ("calculator", YELLOW),
    ("chosen", GREEN),
    ("citadel", RED),
    ("clone", GREEN),
    ("cudgel", GREEN),
    ("dictator", RED),
    ("fido", YELLOW),
    ("filch", GREEN),
    ("fodder", YELLOW),
    ("gambler", RED),
    ("grudge", RED),
    ("hacker", GREEN),
    ("hate", YELLOW),
    ("healer", YELLOW),
    ("human", YELLOW),
    ("kamikaze", YELLOW),
    ("loser", GREEN),
    ("machine", RED),
    ("macron", GREEN),
    ("masochist", RED),
    ("mind", YELLOW),
    ("mirror", YELLOW),
    ("miser", GREEN),
    ("mite", YELLOW),
    ("mutant", GREEN),
    ("observer", GREEN),
    ("oracle", GREEN),
    ("pacifist", GREEN),
    ("parasite", GREEN),
    ("philanthropist", YELLOW),
    ("reincarnator", YELLOW),
    ("remora", YELLOW),
    ("reserve", GREEN),
    ("shadow", YELLOW),
    ("sorcerer", GREEN),
    ("spiff", GREEN),
    ("tick-tock", YELLOW),
    ("trader", GREEN),
    ("tripler", RED),
    ("vacuum", GREEN),
    ("virus", RED),
    ("void", RED),
    ("vulch", GREEN),
    ("warpish", RED),
    ("warrior", GREEN),
    ("will", GREEN),
    ("zombie", GREEN),
)
ALIENS: Final = tuple([key for key, level in LEVELS])
ALIEN: Final = {key: number for number, key in enumerate(ALIENS)}  # "zombie" -> 49

ATTACKS: Final = ((0, 1), (1, 1), (4, 4), (5, 1), (6, 7), (7, 1), (8, 7), (9, 1), (10, 4), (11, 1), (12, 2), (13, 1),
                  (14, 2), (15, 1), (20, 2), (23, 1), (30, 1), (40, 1))  # fmt: skip
NEGOTIATES: Final = 15
REINFORCEMENTS: Final = ((2, 2), (3, 3), (5, 1))
ARTIFACTS: Final = (
    ("card-zap", 2),
    ("cosmic-zap", 2),
    ("emotion-control", 1),
    ("force-field", 1),
    ("ionic-gas", 1),
    ("mobius-tubes", 2),
    ("plague", 1),
    ("quash", 1),
)


class Card:
    """One card: its number, its name for clients, its type, and the value of an attack or reinforcement."""

    def __init__(self, number: int, key: str, type: int, value: int = 0, alien: int = -1) -> None:
        self.number = number
        self.key = key
        self.type = type
        self.value = value
        self.alien = alien  # whose flare it is
        self.is_encounter = type <= MORPH


def all_cards() -> list[Card]:
    prints: list[tuple[str, int, int]] = []
    for value, count in ATTACKS:
        prints += [(f"attack-{value:02}", ATTACK, value)] * count
    prints += [("negotiate", NEGOTIATE, 0)] * NEGOTIATES + [("morph", MORPH, 0)]
    for value, count in REINFORCEMENTS:
        prints += [(f"reinforcement-{value}", REINFORCEMENT, value)] * count
    for key, count in ARTIFACTS:
        prints += [(key, ARTIFACT, 0)] * count
    cards = [Card(number, key, type, value) for number, (key, type, value) in enumerate(prints)]
    cards += [Card(len(prints) + alien, f"{key}-flare", FLARE, 0, alien) for alien, key in enumerate(ALIENS)]
    return [*cards, Card(len(cards), "classic-filch-flare", FLARE, 0, ALIEN["filch"])]


CARDS: Final = all_cards()
COSMOS: Final = 72  # cards that are in every game
CLASSIC_FILCH: Final = len(CARDS) - 1
# Kinds of components that act in windows: cards by their numbers, powers and technologies from here on.
POWERS: Final = 1000
TECHS: Final = 2000
NUMBERS: Final = {key: [card.number for card in CARDS if card.key == key] for key in {card.key for card in CARDS}}


def flare_of(alien: int) -> int:
    return COSMOS + alien


def is_encounter_card(card: int) -> bool:
    return CARDS[card].is_encounter


# -- destiny -----------------------------------------------------------------------------------------------------------

# Destiny cards 0-14 name a colour (three for each seat), 15 and 16 are wild, the rest special.
WILD_DESTINY: Final = 15
MOST_COLONIES: Final = 17
MOST_CARDS: Final = 18
FEWEST_IN_WARP: Final = 19
DESTINY: Final = 20
COLOUR_CARDS: Final = 3


def colour_of(destiny: int) -> int:
    """The seat whose colour the card shows, or -1."""
    return destiny // COLOUR_CARDS if destiny < WILD_DESTINY else -1


# -- technology --------------------------------------------------------------------------------------------------------

X_RESEARCH: Final = 0  # as many ships as you like
TECHNOLOGIES: Final = (
    ("coldsleep-ship", 9),
    ("collapsium-hulls", 4),
    ("cosmic-field-generator", 2),
    ("delta-scanners", 2),
    ("energy-cloak", 4),
    ("enigma-device", 4),
    ("genesis-bomb", 4),
    ("gluon-mines", X_RESEARCH),
    ("infinity-drive", 6),
    ("lunar-cannon", 5),
    ("omega-missile", 8),
    ("plasma-thrusters", 6),
    ("precursor-seed", 9),
    ("the-prometheus", 7),
    ("the-qax", 4),
    ("quark-battery", 3),
    ("tech-scrambler", X_RESEARCH),
    ("vacuum-turbines", 2),
    ("warpspace-key", 3),
    ("xenon-lasers", 3),
)
TECH: Final = {key: number for number, (key, research) in enumerate(TECHNOLOGIES)}
SECRET_TECHS: Final = (TECH["genesis-bomb"], TECH["gluon-mines"], TECH["tech-scrambler"])  # stay face down until used
