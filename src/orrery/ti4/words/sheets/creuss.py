"""The Ghosts of Creuss in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "quantum-entanglement": (
        "For you all systems with alpha and beta wormholes are adjacent to each other, whatever others do about it.",
        "Für dich grenzen alle Systeme mit Alpha- und Beta-Wurmlöchern aneinander, was immer andere dagegen tun.",
    ),
    "slipstream": (
        "In your tactical actions your ships move 1 farther from your home system and from systems with an alpha or"
        " beta wormhole.",
        "In deinen Taktikaktionen bewegen sich deine Schiffe aus deinem Heimat-System und aus Systemen mit einem Alpha-"
        " oder Beta-Wurmloch 1 weiter.",
    ),
    "creuss-gate": (
        "Your home lies beside the board; the gate takes its place in the galaxy. Delta wormholes join the two.",
        "Deine Heimat liegt neben dem Spielplan; an ihrer Stelle in der Galaxie liegt das Tor. Delta-Wurmlöcher"
        " verbinden die beiden.",
    ),
    "hil-colish": (
        "Its system holds a delta wormhole. In a movement it may move before your other ships, which then use its"
        " wormhole in the active system, or after them.",
        "In seinem System ist ein Delta-Wurmloch. Bei einer Bewegung darf es sich vor deinen anderen Schiffen bewegen,"
        " die dann sein Wurmloch im aktiven System benutzen, oder nach ihnen.",
    ),
    "wormhole-generator": (
        "At the start of the status phase you place or move a wormhole token of the Creuss: into a system with a planet"
        " of yours, or into one that is no home and holds no ships of others.",
        "Zu Beginn der Statusphase legst oder versetzt du einen Wurmlochmarker der Creuss: in ein System mit einem"
        " deiner Planeten oder in eines, das keine Heimat ist und keine Schiffe anderer enthält.",
    ),
    "dimensional-splicer": (
        "At the start of a space combat in a system with a wormhole you may produce 1 hit and say which ship of your"
        " opponent takes it.",
        "Zu Beginn eines Raumkampfes in einem System mit einem Wurmloch darfst du 1 Treffer erzielen und bestimmen,"
        " welches Schiff deines Gegners ihn nimmt.",
    ),
    "creuss-iff": (
        "At the start of your turn: place or move a wormhole token of the Creuss into a system with a planet of yours,"
        " or into one that is no home and holds no ships of others. Then it goes back.",
        "Zu Beginn deines Zuges: Lege oder versetze einen Wurmlochmarker der Creuss in ein System mit einem deiner"
        " Planeten oder in eines, das keine Heimat ist und keine Schiffe anderer enthält. Danach geht sie zurück.",
    ),
}

ASKS: Final[dict[str, tuple[str, str]]] = {
    "which wormhole": (
        "Which wormhole token of the Creuss do you place or move?",
        "Welchen Wurmlochmarker der Creuss legst oder versetzt du?",
    ),
    "wormhole where": ("Into which system does the wormhole go?", "In welches System kommt das Wurmloch?"),
    "splice ship": (
        "Which ship of your opponent at {system0} takes the hit?",
        "Welches Schiff deines Gegners ({system0}) nimmt den Treffer?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "alpha wormhole": ("The alpha wormhole", "Das Alpha-Wurmloch"),
    "beta wormhole": ("The beta wormhole", "Das Beta-Wurmloch"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "alpha wormhole": (
        "{who} {who|puts|put} the alpha wormhole of the Creuss into {system0}.",
        "{who} {who|legt|legst} das Alpha-Wurmloch der Creuss nach {system0}.",
    ),
    "beta wormhole": (
        "{who} {who|puts|put} the beta wormhole of the Creuss into {system0}.",
        "{who} {who|legt|legst} das Beta-Wurmloch der Creuss nach {system0}.",
    ),
}
