"""The Winnu in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "blood-ties": (
        "You remove the custodians of Mecatol Rex without spending influence.",
        "Du entfernst die Hüter von Mecatol Rex, ohne Einfluss auszugeben.",
    ),
    "reclamation": (
        "After a tactical action in which you gained control of Mecatol Rex, you may place 1 PDS and 1 space dock on"
        " it.",
        "Nach einer Taktikaktion, in der du Mecatol Rex unter deine Kontrolle gebracht hast, darfst du 1 PVS und"
        " 1 Raumwerft darauf errichten.",
    ),
    "salai-sai-corian": (
        "In a space combat it rolls 1 die for each ship of the opponent that is no fighter.",
        "Im Raumkampf würfelt es 1 Würfel für jedes Schiff des Gegners, das kein Jäger ist.",
    ),
    "lazax-gate-folding": (
        "During your tactical actions, while you do not control Mecatol Rex, its system holds an alpha and a beta"
        " wormhole, for everybody. As an action, if you control it, exhaust: place 1 infantry on it.",
        "Während deiner Taktikaktionen hat das System von Mecatol Rex, solange du es nicht kontrollierst, ein Alpha-"
        " und ein Beta-Wurmloch, für alle. Als Aktion, wenn du es kontrollierst, erschöpfen: Stelle 1 Infanterie"
        " darauf.",
    ),
    "hegemonic-trade-policy": (
        "When your units produce, exhaust: swap the resources and the influence of 1 of your planets for that"
        " production.",
        "Wenn deine Einheiten produzieren, erschöpfen: Vertausche für diese Produktion Ressourcen und Einfluss von 1"
        " deiner Planeten.",
    ),
    "acquiescence": (
        "At the end of the strategy phase: swap 1 of your strategy cards with 1 of the Winnu player's. Then it goes"
        " back.",
        "Am Ende der Strategiephase: Tausche 1 deiner Strategiekarten gegen 1 des Winnu-Spielers. Danach geht sie"
        " zurück.",
    ),
}

ASKS: Final[dict[str, tuple[str, str]]] = {
    "swap values": (
        "Of which planet do you swap resources and influence for this production?",
        "Von welchem Planeten vertauschst du für diese Produktion Ressourcen und Einfluss?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "values swapped": (
        "{who} {who|swaps|swap} the resources and the influence of {planet0} for this production.",
        "{who} {who|vertauscht|vertauschst} für diese Produktion Ressourcen und Einfluss von {planet0}.",
    ),
}
