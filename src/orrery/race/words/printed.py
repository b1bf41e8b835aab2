"""A card in words: in short for lists, in full for those who ask."""

from __future__ import annotations

from orrery.race.card import Card
from orrery.race.cards import CARDS, FIRST_REVISED, FIRST_STORM
from orrery.race.powers import ProduceHere
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import line_words, other_lines, powers_words, scoring_lines

NO_PRICE = -1
SYMBOLS = (
    ("imperium", "card Imperium card"),
    ("uplift", "card Uplift card"),
    ("chromosome", "card chromosome"),
    ("terraforming", "card Terraforming card"),
)


def type_words(phrases: RacePhrases, card: Card) -> str:
    if not card.is_world:
        return phrases.say("card Rebel development" if card.rebel else "card development")
    if not card.military:
        return phrases.say("card Rebel world" if card.rebel else "card world")
    return phrases.say("card Rebel military world" if card.rebel else "card military world")


def cost_words(phrases: RacePhrases, card: Card, price: int = NO_PRICE) -> str:
    """The printed cost or defense; the price of today where it differs."""
    if card.military:
        return phrases.say("card defense", cost=card.cost)
    if price not in (NO_PRICE, card.cost):
        return phrases.say("card cost now", cost=card.cost, price=price)
    return phrases.say("card cost", cost=card.cost)


def counted_at_the_end(card: Card) -> bool:
    return card.scoring.counts


def points_words(phrases: RacePhrases, card: Card) -> str:
    return phrases.say("card points at the end") if counted_at_the_end(card) else phrases.count(card.vp, "vp")


def source_words(phrases: RacePhrases, card: Card) -> str:
    """ "Novelty windfall", or nothing for a card without goods."""
    return phrases.say(f"card source {card.source}", kind=phrases.kind(card.kind)) if card.source else ""


def short_powers(phrases: RacePhrases, card: Card) -> str:
    """The powers in brief, less the one that every production world has."""
    return powers_words(phrases, [power for power in card.powers if not isinstance(power, ProduceHere)], "brief")


def facts(phrases: RacePhrases, card: Card, price: int = NO_PRICE) -> list[str]:
    found = [type_words(phrases, card), cost_words(phrases, card, price), points_words(phrases, card)]
    return [*found, source_words(phrases, card)] if card.source else found


def in_short(phrases: RacePhrases, number: int, price: int = NO_PRICE) -> str:
    """Kind, cost, VP, good and powers: what a player needs to choose."""
    card = CARDS[number]
    words = ", ".join(facts(phrases, card, price))
    powers = short_powers(phrases, card)
    return f"{words}; {powers}" if powers else words


def described(phrases: RacePhrases, number: int) -> str:
    """All that is printed on the card, and how the other edition has it."""
    text = f"{phrases.card(number)}: {in_full(phrases, CARDS[number])}"
    for other in range(FIRST_STORM):
        if CARDS[other].name == CARDS[number].name and CARDS[other] is not CARDS[number] and number < FIRST_STORM:
            edition = "card revised edition" if other >= FIRST_REVISED else "card first edition"
            return f"{text} {phrases.say(edition, text=in_full(phrases, CARDS[other]))}"
    return text


def in_full(phrases: RacePhrases, card: Card) -> str:
    found = facts(phrases, card)
    if card.alien:
        found.append(phrases.say("card Alien card"))
    for symbol, key in SYMBOLS:
        if symbol in card.symbols:
            found.append(phrases.say(key))
    if card.prestige:
        found.append(phrases.say("card prestige", prestige=phrases.count(card.prestige, "prestige")))
    if card.start >= 0:
        found.append(phrases.say("card start", number=card.start))
    if card.preset:
        found.append(phrases.say("card preset", number=card.preset))
    text = f"{', '.join(found)}."
    if card.powers:
        text += f" {powers_words(phrases, list(card.powers))}."
    lines = [line_words(phrases, card, group) for group in scoring_lines(card)] + other_lines(phrases, card)
    if lines:
        text += f" {phrases.say('card at the end', lines=', '.join(lines))}"
    return text
