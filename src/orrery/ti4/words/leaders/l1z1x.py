"""The leaders and the mech of the L1Z1X in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "i48s": (
        "After a player has activated a system, exhaust: that player may replace 1 of their infantry there with 1"
        " mech.",
        "Nachdem ein Spieler ein System aktiviert hat, erschöpfen: Dieser darf dort 1 seiner Infanterien durch 1 Mech"
        " ersetzen.",
    ),
    "2ram": (
        "Unlocked by 4 dreadnoughts on the board. Planetary shields do not stop your bombardment.",
        "Freigeschaltet durch 4 Schlachtschiffe auf dem Spielplan. Planetare Schilde halten dein Bombardement nicht"
        " auf.",
    ),
    "the-helmsman": (
        "Action: choose a system without ships of others; your flagship and any of your dreadnoughts may move there"
        " from other systems, with what they carry. Then purged.",
        "Aktion: Wähle ein System ohne Schiffe anderer; dein Flaggschiff und beliebige deiner Schlachtschiffe dürfen"
        " sich aus anderen Systemen dorthin bewegen, mit ihrer Ladung. Danach vernichten.",
    ),
    "annihilator": (
        "While it is in no ground combat it may bombard planets of its system as if it were a ship.",
        "Solange er in keinem Bodenkampf ist, darf er Planeten seines Systems bombardieren, als wäre er ein Schiff.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "rebuild infantry": ("Which infantry becomes a mech?", "Welche Infanterie wird zum Mech?"),
    "leap where": ("Into which system do your great ships come?", "In welches System kommen deine großen Schiffe?"),
    "leap": (
        "What comes to {system0}, and from where? No way is too far.",
        "Was kommt nach {system0}, und woher? Kein Weg ist zu weit.",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {"replace nothing": ("Replace nothing", "Nichts ersetzen")}
