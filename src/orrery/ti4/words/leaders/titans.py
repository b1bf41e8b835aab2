"""The leaders and the mech of the Titans of Ul in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "tellurian": (
        "When hits are produced against a player's units, exhaust: cancel 1 of them.",
        "Wenn Treffer gegen Einheiten eines Spielers erzielt werden, erschöpfen: Hebe 1 davon auf.",
    ),
    "tungstantus": (
        "Unlocked by 5 structures on the board. When your units use production you may gain 1 trade good.",
        "Freigeschaltet durch 5 Gebäude auf dem Spielplan. Wenn deine Einheiten Produktion einsetzen, darfst du 1"
        " Handelsware erhalten.",
    ),
    "ul-the-progenitor": (
        "Action: ready Elysium and attach this card to it. Its resources and its influence rise by 3 each, and it fires"
        " as if it were a unit: space cannon 5, three dice.",
        "Aktion: Mache Elysium spielbereit und lege diese Karte daran an. Seine Ressourcen und sein Einfluss steigen um"
        " je 3, und es feuert wie eine Einheit: Weltraumkanone 5, drei Würfel.",
    ),
    "hecatoncheires": (
        "Deploy: when you would place a PDS on a planet you may place 1 mech and 1 infantry there instead.",
        "Einsatz: Wenn du eine PVS auf einem Planeten platzieren würdest, darfst du dort stattdessen 1 Mech und 1"
        " Infanterie platzieren.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "cancel hit": ("Which hit is cancelled?", "Welcher Treffer wird aufgehoben?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "hit named": ("A hit on a certain ship of {player1}", "Ein Treffer gegen ein bestimmtes Schiff von {player1}"),
    "hit fighter": ("A hit on fighters of {player1}", "Ein Treffer gegen Jäger von {player1}"),
    "hit no fighter": (
        "A hit on other ships than fighters of {player1}",
        "Ein Treffer gegen andere Schiffe als Jäger von {player1}",
    ),
    "hit any": ("A hit on units of {player1}", "Ein Treffer gegen Einheiten von {player1}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "hit cancelled": (
        "{who} {who|cancels|cancel} a hit on {seat0:you}.",
        "{who} {who|hebt|hebst} einen Treffer gegen {seat0:dich} auf.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"seat": ("hit cancelled",)}
