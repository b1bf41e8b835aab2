"""The leaders and the mech of the Creuss in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "emissary-taivra": (
        "After a player has activated a system with a wormhole other than delta, exhaust: in this tactical action it is"
        " adjacent to all other systems with wormholes.",
        "Nachdem ein Spieler ein System mit einem Wurmloch außer Delta aktiviert hat, erschöpfen: In dieser"
        " Taktikaktion grenzt es an alle anderen Systeme mit Wurmlöchern.",
    ),
    "sai-seravus": (
        "Unlocked by units in 3 systems with alpha or beta wormholes. After your ships have moved: for each ship with"
        " capacity that came through a wormhole you may place 1 fighter with it, if there is room.",
        "Freigeschaltet durch Einheiten in 3 Systemen mit Alpha- oder Beta-Wurmlöchern. Nachdem sich deine Schiffe"
        " bewegt haben: Für jedes Schiff mit Kapazität, das durch ein Wurmloch kam, darfst du 1 Jäger dazustellen,"
        " falls Platz ist.",
    ),
    "riftwalker-meian": (
        "Action: 2 systems that hold wormholes or your units change places, but not the Creuss home or the wormhole"
        " nexus. Then purged.",
        "Aktion: 2 Systeme mit Wurmlöchern oder deinen Einheiten tauschen die Plätze, nicht aber die Heimat der Creuss"
        " oder der Wurmloch-Nexus. Danach vernichten.",
    ),
    "icarus-drive": (
        "After any player has activated a system you may take it off the board, and a wormhole token of the Creuss"
        " comes into its system.",
        "Nachdem irgendein Spieler ein System aktiviert hat, darfst du ihn vom Spielplan nehmen; in sein System kommt"
        " ein Wurmlochmarker der Creuss.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "escorts": (
        "Sai Seravus: how many fighters come along to {system0}?",
        "Sai Seravus: Wie viele Jäger kommen mit nach {system0}?",
    ),
    "swap which system": ("Which system changes its place?", "Welches System wechselt den Platz?"),
    "swap with": ("With which system does {system0} change places?", "Mit welchem System tauscht {system0} den Platz?"),
    "which drive": ("Which Icarus Drive burns out?", "Welcher Ikarus-Antrieb brennt aus?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "gamma wormhole": ("The gamma wormhole", "Das Gamma-Wurmloch"),
    "escorts": ("Fighters: {n0}", "Jäger: {n0}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "gamma token": (
        "{who} {who|puts|put} the gamma wormhole of the Creuss into {system0}.",
        "{who} {who|legt|legst} das Gamma-Wurmloch der Creuss nach {system0}.",
    ),
    "systems exchanged": (
        "{who} {who|lets|let} {system0} and {system1} change places.",
        "{who} {who|lässt|lässt} {system0} und {system1} die Plätze tauschen.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"system": ("gamma token",), "system system": ("systems exchanged",)}
