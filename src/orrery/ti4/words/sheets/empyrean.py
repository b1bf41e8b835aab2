"""The Empyrean in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "voidborn": (
        "Nebulae do not affect the movement of your ships.",
        "Nebel wirken sich nicht auf die Bewegung deiner Schiffe aus.",
    ),
    "aetherpassage": (
        "After another player activates a system, you may let them move ships through systems with your ships.",
        "Nachdem ein anderer Spieler ein System aktiviert hat, darfst du ihn Schiffe durch Systeme mit deinen Schiffen"
        " bewegen lassen.",
    ),
    "dark-whispers": (
        "You have two promissory notes of your faction.",
        "Du hast zwei Vertragskarten deiner Fraktion.",
    ),
    "dynamo": (
        "After a unit of anybody in its system or an adjacent one has sustained damage, you may spend 2 influence to"
        " repair it.",
        "Nachdem eine Einheit von wem auch immer in seinem oder einem angrenzenden System Schaden abgefangen hat,"
        " darfst du 2 Einfluss ausgeben, um sie zu reparieren.",
    ),
    "aetherstream": (
        "After you or a neighbour has activated a system next to an anomaly, you may let all ships of that player move"
        " 1 farther in this action.",
        "Nachdem du oder ein Nachbar ein System neben einer Anomalie aktiviert hat, darfst du alle Schiffe dieses"
        " Spielers in dieser Aktion 1 weiter bewegen lassen.",
    ),
    "voidwatch": (
        "After another player has moved ships into a system with units of yours, they give you 1 promissory note of"
        " their hand.",
        "Nachdem ein anderer Spieler Schiffe in ein System mit Einheiten von dir bewegt hat, gibt er dir 1"
        " Vertragskarte aus seiner Hand.",
    ),
    "dark-pact": (
        "Action: put it before you. As long as it lies there: when you give the Empyrean player as many commodities as"
        " you can have, you both gain 1 trade good. It goes back when you activate a system with their units.",
        "Aktion: Lege sie vor dich. Solange sie dort liegt: Gibst du dem Spieler der Empyrier so viele Massenprodukte,"
        " wie du haben kannst, erhaltet ihr beide 1 Handelsware. Sie geht zurück, wenn du ein System mit seinen"
        " Einheiten aktivierst.",
    ),
    "blood-pact": (
        "Action: put it before you. As long as it lies there: when you and the Empyrean player vote for the same"
        " outcome, you cast 4 more votes for it. It goes back when you activate a system with their units.",
        "Aktion: Lege sie vor dich. Solange sie dort liegt: Stimmst du für dieselbe Alternative wie der Spieler der"
        " Empyrier, gibst du dafür 4 Stimmen mehr ab. Sie geht zurück, wenn du ein System mit seinen Einheiten"
        " aktivierst.",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "repaired by dynamo": (
        "{who|A unit of {who}|One of your units} is repaired at {place0}: 1 {type1}.",
        "{who|Eine Einheit von {who}|Eine deiner Einheiten} wird repariert ({place0}): 1 {type1}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"place type": ("repaired by dynamo",)}
