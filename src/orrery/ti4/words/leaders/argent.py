"""The leaders and the mech of the Argent Flight in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "trilossa-aun-mirik": (
        "When a player produces ground forces in a system, exhaust: they may place them on planets that they control"
        " in that system and in adjacent ones.",
        "Wenn ein Spieler in einem System Bodentruppen produziert, erschöpfen: Er darf sie auf Planeten stellen, die"
        " er in diesem und in angrenzenden Systemen kontrolliert.",
    ),
    "trrakan-aun-zulok": (
        "Unlocked by 6 units with anti-fighter barrage, space cannon or bombardment on the board. When your units roll"
        " for a unit ability, 1 of them may roll one more die.",
        "Freigeschaltet durch 6 Einheiten mit Jägerabwehr, Weltraumkanone oder Bombardement auf dem Spielplan. Wenn"
        " deine Einheiten für eine Einheitenfähigkeit würfeln, darf 1 davon einen Würfel mehr würfeln.",
    ),
    "mirik-aun-sissiri": (
        "Action: move any of your ships to any systems with a command token of yours and no ships of others. Then"
        " purged.",
        "Aktion: Bewege beliebige deiner Schiffe in beliebige Systeme mit einem Kommandomarker von dir und ohne"
        " Schiffe anderer. Danach vernichten.",
    ),
    "aerie-sentinel": (
        "It needs no room in ships, neither carried nor in space beside a ship of yours that has any.",
        "Er braucht keinen Platz in Schiffen, weder beim Transport noch im Weltraum neben einem deiner Schiffe mit"
        " Kapazität.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "spread troops": (
        "Trilossa Aun Mirik: on which planets in and around {system0} do your new ground forces come?",
        "Trilossa Aun Mirik: Auf welche Planeten in und um {system0} kommen deine neuen Bodentruppen?",
    ),
    "helix where": (
        "Helix Protocol: to which system do you move ships?",
        "Helix-Protokoll: In welches System bewegst du Schiffe?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "place as ordered": ("As ordered", "Wie bestellt"),
    "no more ships": ("No more ships", "Keine weiteren Schiffe"),
}
