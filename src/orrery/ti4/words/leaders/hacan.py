"""The leaders and the mech of the Hacan in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "carth-of-golden-sands": (
        "At any time of the action phase, exhaust: you gain 2 commodities, or another player replenishes theirs.",
        "Jederzeit in der Aktionsphase, erschöpfen: Du erhältst 2 Massenprodukte, oder ein anderer Spieler füllt seine"
        " auf.",
    ),
    "gila-the-silvertongue": (
        "Unlocked by 10 trade goods. When you cast votes, each trade good that you spend is 2 more votes.",
        "Freigeschaltet durch 10 Handelswaren. Wenn du abstimmst, ist jede Handelsware, die du ausgibst, 2 Stimmen mehr"
        " wert.",
    ),
    "harrugh-gefhara": (
        "When units of yours use production: this time everything costs nothing. Then purged.",
        "Wenn Einheiten von dir produzieren: Diesmal kostet alles nichts. Danach vernichten.",
    ),
    "pride-of-kenara": (
        "You may trade its planet away, but not during a combat. Then all your units there move to another planet of"
        " yours.",
        "Du darfst seinen Planeten in einer Transaktion hergeben, aber nicht während eines Kampfes. Dann gehen alle"
        " deine Einheiten dort auf einen anderen deiner Planeten.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "carth": ("Carth of Golden Sands: who gets commodities?", "Carth vom Goldenen Sand: Wer erhält Massenprodukte?"),
    "buy votes": (
        "How many trade goods do you spend, for 2 votes each?",
        "Wie viele Handelswaren gibst du aus, für je 2 Stimmen?",
    ),
    "leave for": (
        "{planet0}: to which planet do all your units go?",
        "{planet0}: Auf welchen Planeten gehen alle deine Einheiten?",
    ),
}
