"""What the agendas of Prophecy of Kings do, by outcome, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

KINGS_AGENDA_TEXTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "armed-forces-standardization": {
        "elect player": (
            "Their command sheet holds 3 tactic, 3 fleet and 2 strategy tokens from now on.",
            "Auf seinem Kommandobogen liegen von jetzt an 3 Marker für Taktik, 3 für Flotte und 2 für Strategie.",
        ),
    },
    "articles-of-war": {
        "for": (
            "Mechs have no abilities but sustain damage.",
            "Mechs haben keine Fähigkeiten außer Schadensresistenz.",
        ),
        "against": (
            "Each player who voted for it gains 3 trade goods.",
            "Jeder, der dafür gestimmt hat, erhält 3 Handelswaren.",
        ),
    },
    "checks-and-balances": {
        "for": (
            "Whoever chooses a strategy card gives it to another player who has none (with two cards each: fewer than"
            " 2).",
            "Wer eine Strategiekarte wählt, gibt sie einem anderen, der keine hat (bei zwei Karten für jeden: weniger"
            " als 2).",
        ),
        "against": (
            "At the end of this agenda phase each player readies only 3 planets.",
            "Am Ende dieser Agendaphase macht jeder nur 3 Planeten spielbereit.",
        ),
    },
    "clandestine-operations": {
        "for": (
            "Each player returns 2 command tokens of their sheet to the reinforcements.",
            "Jeder legt 2 Kommandomarker von seinem Bogen in den Nachschub.",
        ),
        "against": (
            "Each player returns 1 command token of their fleet pool to the reinforcements.",
            "Jeder legt 1 Kommandomarker aus seinem Flottenpool in den Nachschub.",
        ),
    },
    "covert-legislation": {
        "elect outcome": (
            "The speaker draws the next agenda and says only which outcomes it has. Everybody votes on them; then it is"
            " shown and resolved.",
            "Der Sprecher zieht die nächste Agenda und sagt nur, welche Alternativen sie hat. Alle stimmen darüber ab;"
            " dann wird sie gezeigt und abgehandelt.",
        ),
    },
    "galactic-crisis-pact": {
        "elect strategy": (
            "Each player may resolve its secondary ability without spending a command token; one that is placed comes"
            " from the reinforcements.",
            "Jeder darf ihre Sekundärfähigkeit ausführen, ohne einen Kommandomarker auszugeben; einer, der gelegt wird,"
            " kommt aus dem Nachschub.",
        ),
    },
    "minister-of-antiquities": {
        "elect player": ("They gain 1 relic.", "Er erhält 1 Relikt."),
    },
    "nexus-sovereignty": {
        "for": (
            "Alpha and beta wormholes of the wormhole nexus join nothing for movement.",
            "Alpha- und Beta-Wurmlöcher des Wurmloch-Nexus verbinden nichts für Bewegungen.",
        ),
        "against": (
            "A gamma wormhole opens in the system of Mecatol Rex.",
            "Im System von Mecatol Rex öffnet sich ein Gamma-Wurmloch.",
        ),
    },
    "political-censure": {
        "elect player": (
            "They gain this card and 1 victory point, and cannot play action cards. If they lose this card they lose 1"
            " victory point.",
            "Er erhält diese Karte und 1 Siegpunkt und darf keine Aktionskarten spielen. Verliert er diese Karte,"
            " verliert er 1 Siegpunkt.",
        ),
    },
    "rearmament-agreement": {
        "for": (
            "Each player places 1 mech on a planet that they control in their home system.",
            "Jeder stellt 1 Mech auf einen Planeten in seinem Heimat-System, den er kontrolliert.",
        ),
        "against": (
            "Each player replaces each of their mechs with 1 infantry.",
            "Jeder ersetzt jeden seiner Mechs durch 1 Infanterie.",
        ),
    },
    "representative-government-pok": {
        "for": (
            "Nobody exhausts planets to vote; each player may cast 1 vote on each agenda, and nothing adds to it.",
            "Niemand erschöpft Planeten, um abzustimmen; jeder darf über jede Agenda 1 Stimme abgeben, und nichts kommt"
            " hinzu.",
        ),
        "against": (
            "At the start of the next strategy phase each player who voted against exhausts all own cultural planets.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder, der dagegen gestimmt hat, alle eigenen kulturellen"
            " Planeten.",
        ),
    },
    "research-grant-reallocation": {
        "elect player": (
            "They gain any 1 technology, then return 1 token of their fleet pool for each prerequisite on it.",
            "Er erhält eine beliebige Technologie, dann legt er für jede ihrer Voraussetzungen 1 Marker aus dem"
            " Flottenpool zurück.",
        ),
    },
    "search-warrant": {
        "elect player": (
            "They gain this card and draw 2 secret objectives. Their secret objectives lie face up.",
            "Er erhält diese Karte und zieht 2 geheime Aufträge. Seine geheimen Aufträge liegen offen.",
        ),
    },
}
