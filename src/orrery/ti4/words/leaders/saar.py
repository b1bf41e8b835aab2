"""The leaders and the mech of the Saar in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "captain-mendosa": (
        "After a player has activated a system, exhaust: in this action 1 ship of that player has the highest move"
        " value of all ships on the board.",
        "Nachdem ein Spieler ein System aktiviert hat, erschöpfen: 1 Schiff dieses Spielers hat in dieser Aktion den"
        " höchsten Bewegungswert aller Schiffe auf dem Spielplan.",
    ),
    "rowl-sarrig": (
        "Unlocked by 3 space docks on the board. Fighters and infantry that you produce may be placed at any of your"
        " space docks that is not blockaded.",
        "Freigeschaltet durch 3 Raumwerften auf dem Spielplan. Jäger und Infanterie, die du produzierst, darfst du an"
        " jede deiner Raumwerften stellen, die nicht blockiert ist.",
    ),
    "gurno-aggero": (
        "Action: in a system adjacent to one of your space docks all infantry and fighters of others are destroyed."
        " Then purged.",
        "Aktion: In einem System, das an eine deiner Raumwerften angrenzt, werden alle Infanterie und alle Jäger"
        " anderer zerstört. Danach vernichten.",
    ),
    "scavenger-zeta": (
        "Deploy: after you have gained control of a planet, you may spend 1 trade good to place 1 mech on it.",
        "Einsatz: Nachdem du die Kontrolle über einen Planeten erlangt hast, darfst du 1 Handelsware ausgeben und 1"
        " Mech darauf stellen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "hasten which ship": (
        "Which ship gets the move value {n0}?",
        "Welches Schiff erhält den Bewegungswert {n0}?",
    ),
    "armageddon where": (
        "In which system are all infantry and fighters of others destroyed?",
        "In welchem System werden alle Infanterie und alle Jäger anderer zerstört?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "ship hastened": (
        "{who}: a ship in {system0} ({type1}) has the move value {n2}.",
        "{who}: Ein Schiff in {system0} ({type1}) hat den Bewegungswert {n2}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"system type n": ("ship hastened",)}
