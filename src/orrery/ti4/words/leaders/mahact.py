"""The leaders and the mech of the Mahact in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "jae-mir-kan": (
        "When you would spend a command token for the secondary ability of a strategy card, exhaust: a token of the"
        " active player on the board is used in its place.",
        "Wenn du für die Sekundärfähigkeit einer Strategiekarte einen Kommandomarker ausgeben würdest, erschöpfen: An"
        " seiner Stelle dient ein Marker des aktiven Spielers vom Spielplan.",
    ),
    "il-na-viroset": (
        "Unlocked by command tokens of 2 other players in your fleet pool. You may activate systems that hold your own"
        " token; then both go to your reinforcements and your turn ends.",
        "Freigeschaltet durch Kommandomarker von 2 anderen Spielern in deinem Flottenpool. Du darfst Systeme"
        " aktivieren, in denen dein eigener Marker liegt; dann kommen beide in deinen Nachschub, und dein Zug endet.",
    ),
    "airo-shir-aur": (
        "Action: all units in the space area of a system go to an adjacent one with ships of another player and fight"
        " there; nobody leaves that combat. Then purged.",
        "Aktion: Alle Einheiten im Weltraum eines Systems gehen in ein angrenzendes mit Schiffen eines anderen Spielers"
        " und kämpfen dort; niemand verlässt diesen Kampf. Danach vernichten.",
    ),
    "starlancer": (
        "After a player whose command token lies in your fleet pool has activated its system, you may spend that token:"
        " the player gains it, and the turn ends.",
        "Nachdem ein Spieler, dessen Kommandomarker in deinem Flottenpool liegt, sein System aktiviert hat, darfst du"
        " diesen Marker ausgeben: Der Spieler erhält ihn, und der Zug endet.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "whose token": (
        "Jae Mir Kan: which command token of {player0} is used?",
        "Jae Mir Kan: Welcher Kommandomarker von {player0} dient?",
    ),
    "send whose fleet": (
        "Airo Shir Aur: which fleet goes where, and fights?",
        "Airo Shir Aur: Welche Flotte geht wohin und kämpft?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "send fleet": ("{player1}: from {system0} to {system2}", "{player1}: von {system0} nach {system2}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "token taken": (
        "{who} {who|uses|use} the command token of {seat0:you} in {system1}.",
        "{who} {who|benutzt|benutzt} den Kommandomarker von {seat0:dir} in {system1}.",
    ),
    "fleet sent": (
        "{who|The fleet of {who}|Your fleet} goes from {system0} to {system1}.",
        "{who|Die Flotte von {who}|Deine Flotte} geht von {system0} nach {system1}.",
    ),
}
CARRYING: Final = {"seat system": ("token taken",), "system system": ("fleet sent",)}
