"""The Emirates of Hacan in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "masters-of-trade": (
        "You follow with the secondary ability of Trade without spending a command token.",
        "Du nutzt die Sekundärfähigkeit von Handel, ohne einen Kommandomarker auszugeben.",
    ),
    "guild-ships": (
        "You may make transactions with players who are not your neighbours.",
        "Du darfst Transaktionen auch mit Spielern abhandeln, die nicht deine Nachbarn sind.",
    ),
    "arbiters": (
        "In your transactions both sides may give action cards too.",
        "In deinen Transaktionen dürfen beide Seiten auch Aktionskarten geben.",
    ),
    "wrath-of-kenara": (
        "After you roll dice in a space combat in its system you may spend 1 trade good for each die that is to count 1"
        " more.",
        "Nachdem du in einem Raumkampf in seinem System gewürfelt hast, darfst du für jeden Würfel 1 Handelsware"
        " ausgeben, damit er 1 mehr zählt.",
    ),
    "production-biomes": (
        "Action, exhaust and spend a token of your strategy pool: you gain 4 trade goods, another player of your choice"
        " gains 2.",
        "Aktion, erschöpfen und 1 Marker aus deinem Strategiepool ausgeben: Du erhältst 4 Handelswaren, ein anderer"
        " Spieler deiner Wahl erhält 2.",
    ),
    "quantum-datahub-node": (
        "At the end of the strategy phase you may spend a token of your strategy pool and give another player 3 trade"
        " goods: then you swap one of your strategy cards for one of theirs.",
        "Am Ende der Strategiephase darfst du 1 Marker aus deinem Strategiepool ausgeben und einem anderen Spieler 3"
        " Handelswaren geben: Dann tauschst du eine deiner Strategiekarten gegen eine von ihm.",
    ),
    "trade-convoys": (
        "Action: put it face up before you. As long as it lies there you may make transactions with players who are not"
        " your neighbours. It goes back when you activate a system with units of the Hacan player.",
        "Aktion: Lege sie offen vor dich. Solange sie dort liegt, darfst du Transaktionen auch mit Spielern abhandeln,"
        " die nicht deine Nachbarn sind. Sie geht zurück, sobald du ein System mit Einheiten des Hacan-Spielers"
        " aktivierst.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "give cards": ("Which of your action cards do you give?", "Welche deiner Aktionskarten gibst du?"),
    "raise dice": (
        "On which dice do you spend 1 trade good, so that they count 1 more?",
        "Für welche Würfel gibst du je 1 Handelsware aus, damit sie 1 mehr zählen?",
    ),
    "production biomes": ("Who else gains 2 trade goods?", "Wer erhält außerdem 2 Handelswaren?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "die raised": ("The {n1}, which needs {n2}", "Die {n1}, nötig ist {n2}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "dice raised": (
        "{who} {who|spends|spend} {goods0} on {n0|a die that counts|dice that count} 1 more.",
        "{who} {who|gibt|gibst} {goods0} für {n0|einen Würfel aus, der|Würfel aus, die} 1 mehr {n0|zählt|zählen}.",
    ),
}
