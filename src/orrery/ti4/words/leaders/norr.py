"""The leaders and the mech of the N'orr in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "tro": (
        "At the end of a player's tactical action, exhaust: that player may place 2 infantry on one of their planets in"
        " the active system.",
        "Am Ende der Taktikaktion eines Spielers, erschöpfen: Dieser darf 2 Infanterie auf einen seiner Planeten"
        " im aktiven System stellen.",
    ),
    "ghom-sekkus": (
        "Unlocked by 5 planets outside home systems. When you commit ground forces, 1 may also come from each planet in"
        " the active system and in adjacent systems without a command token of yours.",
        "Freigeschaltet durch 5 Planeten außerhalb von Heimat-Systemen. Wenn du Bodentruppen landest, darf auch von"
        " jedem Planeten im aktiven System und in angrenzenden Systemen ohne Kommandomarker von dir 1 kommen.",
    ),
    "shval-harbinger": (
        "After you have moved ships into the active system: skip everything up to the landing; after it your ships"
        " there go back to your reinforcements. Then purged.",
        "Nachdem du Schiffe ins aktive System bewegt hast: Überspringe alles bis zur Landung; danach kommen deine"
        " Schiffe dort in deinen Nachschub. Danach vernichten.",
    ),
    "valkyrie-exoskeleton": (
        "When it has sustained damage in a ground combat, it makes 1 hit against the opponent's ground forces.",
        "Hat er in einem Bodenkampf Schaden abgefangen, macht er 1 Treffer gegen die Bodentruppen des Gegners.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "tro": ("T'ro: on which planet do you place 2 infantry?", "T'ro: Auf welchen Planeten stellst du 2 Infanterie?"),
    "commit from planets": (
        "Which ground forces land in {system0} from planets in and around it?",
        "Welche Bodentruppen landen in {system0} von Planeten dort und ringsum?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {"land no more": ("Land no more", "Nichts weiter landen")}
