"""The Universities of Jol-Nar in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "fragile": (
        "Each of your combat rolls counts 1 less.",
        "Jeder deiner Kampfwürfe zählt 1 weniger.",
    ),
    "brilliant": (
        "When you spend a command token to follow with Technology, you may resolve its primary ability instead.",
        "Wenn du einen Kommandomarker für die Sekundärfähigkeit von Technologie ausgibst, darfst du stattdessen die"
        " Primärfähigkeit abhandeln.",
    ),
    "analytical": (
        "When you research a technology that is no unit upgrade, 1 of its prerequisites does not count.",
        "Wenn du eine Technologie erforschst, die keine Einheit aufwertet, zählt 1 ihrer Voraussetzungen nicht.",
    ),
    "jns-hylarim": (
        "Each 9 or 10 that its combat dice show, before anything is added or taken away, makes 2 hits more.",
        "Jede 9 oder 10 auf seinen Kampfwürfeln, bevor etwas dazu- oder abgezählt wird, macht 2 Treffer mehr.",
    ),
    "e-res-siphons": (
        "After another player activates a system with a ship of yours, you gain 4 trade goods.",
        "Nachdem ein anderer ein System mit einem deiner Schiffe aktiviert hat, erhältst du 4 Handelswaren.",
    ),
    "spatial-conduit-cylinder": (
        "Exhaust after you activate a system with a unit of yours: in this action it is adjacent to all other systems"
        " with units of yours.",
        "Erschöpfen, nachdem du ein System mit einer deiner Einheiten aktiviert hast: In dieser Aktion grenzt es an"
        " alle anderen Systeme mit deinen Einheiten.",
    ),
    "research-agreement": (
        "After the Jol-Nar player researches a technology that belongs to no faction: you gain it too. Then this goes"
        " back.",
        "Nachdem der Jol-Nar-Spieler eine Technologie erforscht hat, die keiner Fraktion gehört: Du erhältst sie auch."
        " Danach geht sie zurück.",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "follow primary": ("Follow with the primary ability", "Mit der Primärfähigkeit nutzen"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "secondary as primary": (
        "{who} {who|follows|follow} with {strategy0}, by its primary ability.",
        "{who} {who|nutzt|nutzt} {strategy0} mit der Primärfähigkeit.",
    ),
}
CARRYING: Final = {"strategy": ("secondary as primary",)}
