"""The Mahact Gene-Sorcerers in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "edict": (
        "When you win a combat, a command token of your opponent comes into your fleet pool, unless one lies there."
        " Such tokens let you have more ships in a system; you cannot lay them into other pools.",
        "Gewinnst du einen Kampf, kommt ein Kommandomarker deines Gegners in deinen Flottenpool, wenn dort noch keiner"
        " liegt. Solche Marker erlauben dir mehr Schiffe in einem System; in andere Pools kannst du sie nicht legen.",
    ),
    "imperia": (
        "As long as a player's command token lies in your fleet pool, that player's commander acts for you too, once it"
        " is unlocked.",
        "Solange der Kommandomarker eines Spielers in deinem Flottenpool liegt, wirkt sein Commander auch für dich,"
        " sobald er freigeschaltet ist.",
    ),
    "hubris": (
        "Your Alliance leaves the game before it begins, and nobody can give you theirs.",
        "Deine Allianz verlässt das Spiel, bevor es beginnt, und niemand kann dir seine geben.",
    ),
    "arvicon-rex": (
        "+2 to its combat rolls against an opponent of whom no command token lies in your fleet pool.",
        "+2 auf seine Kampfwürfe gegen einen Gegner, von dem kein Kommandomarker in deinem Flottenpool liegt.",
    ),
    "crimson-legionnaire-1": (
        "Each that is destroyed brings you 1 commodity, or turns 1 of yours into a trade good.",
        "Jeder, der zerstört wird, bringt dir 1 Massenprodukt oder macht 1 von deinen zur Handelsware.",
    ),
    "crimson-legionnaire-2": (
        "Each that is destroyed brings you 1 commodity, or turns 1 of yours into a trade good, and comes back at the"
        " start of your next turn, on a planet of yours in your home system.",
        "Jeder, der zerstört wird, bringt dir 1 Massenprodukt oder macht 1 von deinen zur Handelsware und kommt am"
        " Anfang deines nächsten Zuges auf einen deiner Planeten im Heimat-System zurück.",
    ),
    "genetic-recombination": (
        "Before a player casts votes, exhaust: that player casts at least 1 vote for an outcome that you name, or loses"
        " 1 command token of the fleet pool.",
        "Bevor ein Spieler abstimmt, erschöpfen: Er gibt mindestens 1 Stimme für eine Alternative ab, die du nennst,"
        " oder verliert 1 Kommandomarker aus dem Flottenpool.",
    ),
    "scepter-of-dominion": (
        "At the start of the strategy phase: choose a system with your units that is no home. Every other player with a"
        " command token on the Mahact player's command sheet places a token there. Then it goes back.",
        "Zu Beginn der Strategiephase: Wähle ein System mit deinen Einheiten, das keine Heimat ist. Jeder andere"
        " Spieler mit einem Kommandomarker auf dem Kommandobogen des Mahact-Spielers legt dort einen Marker hin. Danach"
        " geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "legionnaire": (
        "A legionnaire has fallen: what does that bring you?",
        "Ein Legionär ist gefallen: Was bringt dir das?",
    ),
    "return tokens": (
        "Whose command token leaves your fleet pool?",
        "Wessen Kommandomarker verlässt deinen Flottenpool?",
    ),
    "tell to vote": (
        "{agenda1}: for what is {player0} to vote?",
        "{agenda1}: Wofür soll {player0} stimmen?",
    ),
    "vote as told": (
        "{agenda0}: you are told to vote for the first of these. Anything else costs you a command token of the fleet"
        " pool.",
        "{agenda0}: Du sollst für die erste Alternative stimmen. Alles andere kostet dich einen Kommandomarker aus dem"
        " Flottenpool.",
    ),
    "hold where": (
        "In which system do those who serve the Mahact place a command token?",
        "In welches System legen alle, die den Mahact dienen, einen Kommandomarker?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "foreign token": (
        "{who} {who|puts|put} a command token of {seat0:you} into {who|their|your} fleet pool.",
        "{who} {who|legt|legst} einen Kommandomarker von {seat0:dir} in {who|den eigenen|deinen} Flottenpool.",
    ),
    "foreign token returned": (
        "A command token of {seat0:you} leaves the fleet pool of {who}.",
        "Ein Kommandomarker von {seat0:dir} verlässt den Flottenpool von {who|{who}|dir}.",
    ),
    "activated again": (
        "{who} {who|takes|take} up the command token in {system0} again; the turn ends.",
        "{who} {who|nimmt|nimmst} den Kommandomarker in {system0} wieder auf; der Zug endet.",
    ),
    "told to vote for": (
        "{who} {who|tells|tell} {seat0:you} to vote: for.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme: dafür.",
    ),
    "told to vote against": (
        "{who} {who|tells|tell} {seat0:you} to vote: against.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme: dagegen.",
    ),
    "told to vote seat": (
        "{who} {who|tells|tell} {seat0:you} to vote for {seat1:you}.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme für {seat1:dich}.",
    ),
    "told to vote planet": (
        "{who} {who|tells|tell} {seat0:you} to vote for {planet1}.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme für {planet1}.",
    ),
    "told to vote agenda": (
        "{who} {who|tells|tell} {seat0:you} to vote for {agenda1}.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme für {agenda1}.",
    ),
    "told to vote objective": (
        "{who} {who|tells|tell} {seat0:you} to vote for {objective1}.",
        "{who} {who|verlangt|verlangst} von {seat0:dir} eine Stimme für {objective1}.",
    ),
}
CARRYING: Final = {
    "seat": ("foreign token", "foreign token returned", "told to vote for", "told to vote against"),
    "system": ("activated again",),
    "seat seat": ("told to vote seat",),
    "seat planet": ("told to vote planet",),
    "seat agenda": ("told to vote agenda",),
    "seat objective": ("told to vote objective",),
}
