"""The L1Z1X Mindnet in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "assimilate": (
        "When you gain control of a planet, each PDS and space dock of others on it is replaced by one of yours.",
        "Wenn du die Kontrolle über einen Planeten erhältst, wird jede fremde PVS und Raumwerft auf ihm durch eine von"
        " dir ersetzt.",
    ),
    "harrow": (
        "At the end of each round of ground combat in your own action your ships there may bombard your opponent's"
        " ground forces on the planet.",
        "Am Ende jeder Bodenkampfrunde in deiner eigenen Aktion dürfen deine Schiffe dort die Bodentruppen deines"
        " Gegners auf dem Planeten bombardieren.",
    ),
    "0-0-1": (
        "In a space combat, hits of this ship and of your dreadnoughts in its system go to ships other than fighters,"
        " as far as there are any.",
        "In einem Raumkampf gehen Treffer dieses Schiffes und deiner Schlachtschiffe in seinem System auf andere"
        " Schiffe als Jäger, soweit es welche gibt.",
    ),
    "super-dreadnought-2": (
        "Direct Hit does nothing to it.",
        "Direkter Treffer kann ihm nichts anhaben.",
    ),
    "inheritance-systems": (
        "When you research a technology, exhaust this card and spend 2 resources: you need none of its prerequisites.",
        "Wenn du eine Technologie erforschst, erschöpfe diese Karte und gib 2 Ressourcen aus: Du brauchst keine ihrer"
        " Voraussetzungen.",
    ),
    "cybernetic-enhancements": (
        "At the start of your turn, if the L1Z1X player has a token in the strategy pool: that player returns it to the"
        " reinforcements; then you put 1 of yours from there into your strategy pool. Then it goes back.",
        "Am Anfang deines Zuges, wenn der L1Z1X-Spieler einen Marker im Strategiepool hat: Er legt ihn in den"
        " Nachschub; dann legst du 1 von deinen von dort in deinen Strategiepool. Danach geht sie zurück.",
    ),
}
