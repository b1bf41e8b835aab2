"""The Clan of Saar in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "scavenge": (
        "After you gain control of a planet you gain 1 trade good.",
        "Nachdem du die Kontrolle über einen Planeten erhalten hast, erhältst du 1 Handelsware.",
    ),
    "nomadic": (
        "You may score objectives even if you do not control the planets of your home system.",
        "Du darfst Aufträge auch dann werten, wenn du die Planeten deines Heimat-Systems nicht kontrollierst.",
    ),
    "son-of-ragh": (
        "It fires at fighters before a space combat.",
        "Vor einem Raumkampf feuert es auf Jäger.",
    ),
    "floating-factory-1": (
        "It stands in space, moves and retreats as if it were a ship, and counts against no fleet pool. It is destroyed"
        " when it is blockaded.",
        "Sie steht im Weltraum, bewegt sich und zieht sich zurück wie ein Schiff und zählt nicht für den Flottenpool."
        " Wird sie blockiert, wird sie zerstört.",
    ),
    "floating-factory-2": (
        "It stands in space, moves and retreats as if it were a ship, and counts against no fleet pool. It is destroyed"
        " when it is blockaded.",
        "Sie steht im Weltraum, bewegt sich und zieht sich zurück wie ein Schiff und zählt nicht für den Flottenpool."
        " Wird sie blockiert, wird sie zerstört.",
    ),
    "chaos-mapping": (
        "Others cannot activate asteroid fields with your ships in them. At the start of your turn you may produce 1"
        " unit in a system where you have a unit with production.",
        "Andere können Asteroidenfelder mit deinen Schiffen nicht aktivieren. Am Anfang deines Zuges darfst du 1"
        " Einheit in einem System produzieren, in dem du eine Einheit mit Produktion hast.",
    ),
    "raghs-call": (
        "After you land units on a planet: all ground forces of the Saar player there go to another planet that they"
        " control. Then it goes back.",
        "Nachdem du Einheiten auf einem Planeten gelandet hast: Alle Bodentruppen des Zaar-Spielers dort gehen auf"
        " einen anderen Planeten, den er kontrolliert. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "produce where": ("In which system do you produce 1 unit?", "In welchem System produzierst du 1 Einheit?"),
    "call away to": (
        "To which planet do all ground forces of the Saar player go?",
        "Auf welchen Planeten gehen alle Bodentruppen des Zaar-Spielers?",
    ),
}
