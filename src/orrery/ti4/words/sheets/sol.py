"""The Federation of Sol in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "orbital-drop": (
        "Action: spend a token of your strategy pool and place 2 infantry on one of your planets.",
        "Aktion: Gib 1 Marker aus deinem Strategiepool aus und stelle 2 Infanterie auf einen deiner Planeten.",
    ),
    "versatile": (
        "In the status phase you gain 1 more command token.",
        "In der Statusphase erhältst du 1 Kommandomarker mehr.",
    ),
    "genesis": (
        "At the end of the status phase 1 of your infantry is placed beside it in space.",
        "Am Ende der Statusphase kommt 1 Infanterie von dir zu ihm in den Weltraum.",
    ),
    "spec-ops-2": (
        "When it is destroyed, a die decides: with 5 or more it returns to a planet of your home at the start of your"
        " next turn.",
        "Wird sie zerstört, entscheidet ein Würfel: Mit 5 oder mehr kehrt sie am Anfang deines nächsten Zuges auf einen"
        " Planeten deiner Heimat zurück.",
    ),
    "military-support": (
        "At the start of the Sol player's turn: that player loses a token of the strategy pool, if there is one, and"
        " you may place 2 infantry on one of your planets. Then it goes back.",
        "Am Anfang eines Zuges des Sol-Spielers: Er verliert 1 Marker aus dem Strategiepool, wenn er einen hat, und"
        " du darfst 2 Infanterie auf einen deiner Planeten stellen. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "orbital drop": ("On which planet does your infantry land?", "Auf welchem Planeten landet deine Infanterie?"),
    "military support": (
        "Military Support: on which planet do you place 2 infantry?",
        "Militärische Unterstützung: Auf welchen Planeten stellst du 2 Infanterie?",
    ),
}
