"""The Embers of Muaat in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "star-forge": (
        "As an action: spend a token of your strategy pool to place 2 fighters or 1 destroyer in a system with one of"
        " your war suns.",
        "Als Aktion: Gib einen Marker aus deinem Strategiepool aus und stelle 2 Jäger oder 1 Zerstörer in ein System"
        " mit einer deiner Kriegssonnen.",
    ),
    "gashlai-physiology": (
        "Your ships may move through supernovas.",
        "Deine Schiffe dürfen sich durch Supernovas bewegen.",
    ),
    "the-inferno": (
        "As an action: spend a token of your strategy pool to place 1 cruiser in its system.",
        "Als Aktion: Gib einen Marker aus deinem Strategiepool aus und stelle 1 Kreuzer in sein System.",
    ),
    "prototype-war-sun-1": (
        "Units of others in its system lose planetary shield.",
        "Einheiten anderer in ihrem System verlieren den Planetaren Schild.",
    ),
    "prototype-war-sun-2": (
        "Units of others in its system lose planetary shield.",
        "Einheiten anderer in ihrem System verlieren den Planetaren Schild.",
    ),
    "magmus-reactor": (
        "Your ships may move into supernovas. After your units produce in a system with a war sun, whoever's, or next"
        " to a supernova, you gain 1 trade good; a war sun that was just built does not count.",
        "Deine Schiffe dürfen sich in Supernovas bewegen. Nachdem deine Einheiten in einem System produziert haben, in"
        " dem eine Kriegssonne steht, wessen auch immer, oder das an eine Supernova grenzt, erhältst du 1 Handelsware;"
        " eine eben gebaute Kriegssonne zählt nicht.",
    ),
    "fires-of-the-gashlai": (
        "As an action: the Muaat player returns a token of the fleet pool to the reinforcements, and you gain your war"
        " sun technology without its prerequisites. Then it goes back.",
        "Als Aktion: Der Muaat-Spieler legt einen Marker aus seinem Flottenpool in den Nachschub, und du erhältst deine"
        " Kriegssonnen-Technologie ohne ihre Voraussetzungen. Danach geht sie zurück.",
    ),
}

ASKS: Final[dict[str, tuple[str, str]]] = {
    "star forge": ("What do you forge, and where?", "Was schmiedest du, und wo?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "forge fighters": ("2 fighters in {system0}", "2 Jäger in {system0}"),
    "forge destroyer": ("A destroyer in {system0}", "Einen Zerstörer in {system0}"),
}
