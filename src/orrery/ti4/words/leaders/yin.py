"""The leaders and the mech of the Yin in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "brother-milor": (
        "After a destroyer or cruiser of a player has been destroyed, exhaust: that player may place up to 2 fighters"
        " in that system.",
        "Nachdem ein Zerstörer oder Kreuzer eines Spielers zerstört wurde, erschöpfen: Dieser darf bis zu 2 Jäger in"
        " jenes System stellen.",
    ),
    "brother-omar": (
        "Unlocked when you use Indoctrination. It counts as 1 green prerequisite. Each time you pay for infantry that"
        " you produce you may place 1 more of them, beyond the production limit.",
        "Freigeschaltet, wenn du Indoktrination einsetzt. Er zählt als 1 grüne Voraussetzung. Jedes Mal, wenn du"
        " Infanterie bezahlst, die du produzierst, darfst du über das Produktionslimit hinaus 1 weitere aufstellen.",
    ),
    "dannel-of-the-tenth": (
        "Action: ready each planet that contains infantry of yours, or place as many infantry on it as are there. Then"
        " purged.",
        "Aktion: Mache jeden Planeten mit Infanterie von dir spielbereit, oder stelle so viele Infanterie auf ihn, wie"
        " dort steht. Danach vernichten.",
    ),
    "moyins-ashes": (
        "Deploy: when you use Indoctrination you may spend 1 more influence to replace the infantry with 1 mech.",
        "Einsatz: Wenn du Indoktrination einsetzt, darfst du 1 Einfluss mehr ausgeben und die Infanterie durch 1 Mech"
        " ersetzen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "milor": (
        "Brother Milor: how many fighters do you place in {system0}?",
        "Bruder Milor: Wie viele Jäger stellst du in {system0} auf?",
    ),
    "spinner overdrive": (
        "Which planets do you ready? On the others your infantry doubles.",
        "Welche Planeten machst du spielbereit? Auf den anderen verdoppelt sich deine Infanterie.",
    ),
    "convert into": (
        "{planet0}: into what is the infantry turned?",
        "{planet0}: Wozu wird die Infanterie?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "one fighter": ("1 fighter", "1 Jäger"),
    "two fighters": ("2 fighters", "2 Jäger"),
}
