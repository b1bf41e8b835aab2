"""Takeovers as the tests tell them: a table at its Settle phase, what is declared, what came of it."""

from __future__ import annotations

import re
from typing import Any

from orrery.race.state import Race
from orrery.race.words import RaceWords
from support.play import told
from support.race import begin, every, hand_of, key, offered, pick, race

MIGHTY = ["drop-ships", "space-marines", "expedition-force"]  # Military 6
STRONG = ["old-earth", "imperium-seat", "imperium-troops", "drop-ships", "space-marines"]  # Military 6, Rebels 8
COUNCIL = ["gem-world", "pan-galactic-security-council"]

# Those of the booklet's examples.
NAMES = ["Andreas", "Britta", "Christiane"]
ANDREAS = STRONG
BRITTA = ["earths-lost-colony", "rebel-colony", "drop-ships", "space-mercenaries", "terraforming-robots"]
CHRISTIANE = [
    "gem-world",
    "contact-specialist",
    "rebel-alliance",
    "rebel-pact",
    "rebel-miners",
    "rebel-underground",
    "rebel-homeworld",
    "rebel-base",
    "rebel-fuel-cache",
    "star-nomad-lair",
]


def table(*tableaus: list[str], **more: Any) -> Race:
    """A table with The Gathering Storm, Rebel vs Imperium and takeovers, at its Settle phase."""
    return begin(race(*tableaus, sets="storm+rebel", takeovers=True, **more), "settle")


def brink(*tableaus: list[str], **more: Any) -> Race:
    """The same with all sets."""
    return begin(every(*tableaus, takeovers=True, **more), "settle")


def declare(game: Race, seat: int, *cards: str) -> None:
    """declare(game, 0, "imperium-seat", "rebel-colony"): the power, the world, and what opens it to attack."""
    pick(game, seat, " ".join(["takeover", *cards]))


def outcomes(game: Race) -> list[tuple[str, int, str]]:
    """What became of the takeovers: kind of event, attacker, world."""
    kinds = ("taken over", "destroyed", "takeover failed", "takeover void")
    return [(event.kind, event.actor, key(event.values[0])) for event in game.log or [] if event.kind in kinds]


def strengths(game: Race) -> list[tuple[int, ...]]:
    """Attack and defense of each takeover that was compared."""
    kinds = ("taken over", "destroyed", "takeover failed")
    return [event.values[2:] for event in game.log or [] if event.kind in kinds]


def worlds_offered(game: Race, seat: int) -> list[str]:
    return sorted({name.split()[2] for name in offered(game, seat) if name != "none"})


def example_2(britta: list[str], third: list[str], **more: Any) -> Race:
    """Andreas declares; Britta has placed a military world, and draws her only card for Terraforming Robots."""
    game = table(ANDREAS, britta, third, hands=[[], ["outlaw-world"], []], top=["comet-zone"], **more)
    pick(game, 1, "outlaw-world")
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert hand_of(game, 1) == ["comet-zone"]
    return game


def question(game: Race, seat: int, language: str) -> tuple[str, list[str]]:
    decision, view, words = told(game, seat), game.view(seat), RaceWords(language, NAMES, seat)
    return words.prompt(decision, view), [words.option(option, decision, view) for option in decision.options]


def sound(text: str) -> bool:
    """Something is said, nothing was left to be filled in, no space is doubled or lost."""
    return bool(text) and text == text.strip() and not re.search(r"[{}]|  | [.,;:)]|None", text)


def all_said(game: Race) -> list[str]:
    """Everything that was noted, for every reader in both languages; and what is asked now."""
    said: list[str] = []
    for language in ("en", "de"):
        for reader in (-1, 0, 1, 2):
            said += [RaceWords(language, NAMES, reader).event(event) for event in game.log or []]
        for decision in game.waiting():
            prompt, options = question(game, decision.seat, language)
            said += [prompt, *options]
    assert all(sound(text) for text in said), said
    return said
