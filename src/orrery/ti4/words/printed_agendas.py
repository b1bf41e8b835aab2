"""What agendas do, by outcome, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

from orrery.ti4.words.printed_elections import ELECTIONS
from orrery.ti4.words.printed_kings_agendas import KINGS_AGENDA_TEXTS

ELECT: Final = "elect "  # and what
NOTHING: Final = ("Nothing.", "Nichts.")

AGENDA_TEXTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    **ELECTIONS,
    **KINGS_AGENDA_TEXTS,
    "anti-intellectual-revolution": {
        "for": (
            "Whoever researches a technology then destroys 1 of their own ships other than a fighter.",
            "Wer eine Technologie erforscht, zerstört danach 1 eigenes Schiff, das kein Jäger ist.",
        ),
        "against": (
            "At the start of the next strategy phase each player exhausts 1 planet for each of their technologies.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder 1 Planeten für jede eigene Technologie.",
        ),
    },
    "arms-reduction": {
        "for": (
            "Each player destroys dreadnoughts until 2 are left, and cruisers until 4 are left.",
            "Jeder zerstört Schlachtschiffe, bis er noch 2 hat, und Kreuzer, bis er noch 4 hat.",
        ),
        "against": (
            "At the start of the next strategy phase each player exhausts all own planets with a technology specialty.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder alle eigenen Planeten mit"
            " Technologie-Spezialisierung.",
        ),
    },
    "conventions-of-war": {
        "for": (
            "Nobody may bombard units on cultural planets.",
            "Niemand darf Einheiten auf kulturellen Planeten bombardieren.",
        ),
        "against": (
            "Each player who voted against discards all action cards.",
            "Jeder, der dagegen gestimmt hat, legt alle Aktionskarten ab.",
        ),
    },
    "economic-equality": {
        "for": (
            "Each player returns all trade goods, then each gains 5.",
            "Jeder gibt alle Handelswaren zurück, dann erhält jeder 5.",
        ),
        "against": ("Each player returns all trade goods.", "Jeder gibt alle Handelswaren zurück."),
    },
    "enforced-travel-ban": {
        "for": (
            "Alpha and beta wormholes join nothing for movement.",
            "Alpha- und Beta-Wurmlöcher verbinden nichts mehr für Bewegungen.",
        ),
        "against": (
            "Each PDS in or next to a system with a wormhole is destroyed.",
            "Jede PVS in oder neben einem System mit einem Wurmloch wird zerstört.",
        ),
    },
    "executive-sanctions": {
        "for": (
            "Nobody may hold more than 3 action cards.",
            "Niemand darf mehr als 3 Aktionskarten haben.",
        ),
        "against": (
            "Each player discards 1 action card at random.",
            "Jeder legt 1 zufällige Aktionskarte ab.",
        ),
    },
    "fleet-regulations": {
        "for": (
            "Nobody may have more than 4 tokens in the fleet pool.",
            "Niemand darf mehr als 4 Marker im Flottenpool haben.",
        ),
        "against": (
            "Each player places 1 command token from the reinforcements in their fleet pool.",
            "Jeder legt 1 Kommandomarker aus dem Nachschub in seinen Flottenpool.",
        ),
    },
    "homeland-defense-act": {
        "for": (
            "There may be any number of PDS on a planet.",
            "Auf einem Planeten dürfen beliebig viele PVS stehen.",
        ),
        "against": ("Each player destroys 1 of their PDS.", "Jeder zerstört 1 eigene PVS."),
    },
    "incentive-program": {
        "for": (
            "A further objective of stage I is revealed.",
            "Ein weiterer Auftrag der Stufe I wird aufgedeckt.",
        ),
        "against": (
            "A further objective of stage II is revealed.",
            "Ein weiterer Auftrag der Stufe II wird aufgedeckt.",
        ),
    },
    "ixthian-artifact": {
        "for": (
            "The speaker rolls a die. With 6 or more each player may research 2 technologies. Else all units in the"
            " system of Mecatol Rex are destroyed, and each player destroys 3 of their units in each system next to"
            " it.",
            "Der Sprecher würfelt. Ab 6 darf jeder 2 Technologien erforschen. Sonst werden alle Einheiten im System von"
            " Mecatol Rex zerstört, und jeder zerstört 3 seiner Einheiten in jedem angrenzenden System.",
        ),
        "against": NOTHING,
    },
    "mutiny": {
        "for": (
            "Each player who voted for it gains 1 victory point.",
            "Jeder, der dafür gestimmt hat, erhält 1 Siegpunkt.",
        ),
        "against": (
            "Each player who voted for it loses 1 victory point.",
            "Jeder, der dafür gestimmt hat, verliert 1 Siegpunkt.",
        ),
    },
    "new-constitution": {
        "for": (
            "All laws are discarded. At the start of the next strategy phase each player exhausts the planets of their"
            " own home.",
            "Alle Gesetze werden abgelegt. Am Anfang der nächsten Strategiephase erschöpft jeder die Planeten seiner"
            " Heimat.",
        ),
        "against": NOTHING,
    },
    "publicize-weapon-schematics": {
        "for": (
            "As soon as any player owns a war sun technology, all may ignore its prerequisites. War suns cannot sustain"
            " damage.",
            "Sobald jemand eine Kriegssonnen-Technologie besitzt, brauchen alle ihre Voraussetzungen nicht."
            " Kriegssonnen fangen keinen Schaden ab.",
        ),
        "against": (
            "Each player with a war sun technology discards all action cards.",
            "Jeder mit einer Kriegssonnen-Technologie legt alle Aktionskarten ab.",
        ),
    },
    "regulated-conscription": {
        "for": (
            "Fighters and infantry cost as much for one as for two.",
            "Für den Preis von zweien gibt es nur noch 1 Jäger oder 1 Infanterie.",
        ),
        "against": NOTHING,
    },
    "representative-government-base": {
        "for": (
            "Planets are not exhausted for votes: each player casts 1 vote on each agenda.",
            "Planeten werden nicht für Stimmen erschöpft: Jeder gibt bei jeder Agenda 1 Stimme ab.",
        ),
        "against": (
            "At the start of the next strategy phase each player who voted against exhausts all own cultural planets.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder, der dagegen gestimmt hat, alle eigenen kulturellen"
            " Planeten.",
        ),
    },
    "seed-of-an-empire": {
        "for": (
            "Whoever has the most victory points gains 1.",
            "Wer die meisten Siegpunkte hat, erhält 1.",
        ),
        "against": (
            "Whoever has the fewest victory points gains 1.",
            "Wer die wenigsten Siegpunkte hat, erhält 1.",
        ),
    },
    "shared-research": {
        "for": ("Units may move through nebulae.", "Einheiten dürfen sich durch Nebel bewegen."),
        "against": (
            "Each player places a command token from the reinforcements in their home system.",
            "Jeder legt einen Kommandomarker aus dem Nachschub in sein Heimat-System.",
        ),
    },
    "swords-to-plowshares": {
        "for": (
            "On each of their planets each player destroys half of their infantry, rounded up, and gains 1 trade good"
            " for each.",
            "Jeder zerstört auf jedem seiner Planeten die Hälfte seiner Infanterie, aufgerundet, und erhält für jede 1"
            " Handelsware.",
        ),
        "against": (
            "Each player places 1 infantry on each of their planets.",
            "Jeder stellt 1 Infanterie auf jeden seiner Planeten.",
        ),
    },
    "unconventional-measures": {
        "for": (
            "Each player who voted for it draws 2 action cards.",
            "Jeder, der dafür gestimmt hat, zieht 2 Aktionskarten.",
        ),
        "against": (
            "Each player who voted for it discards all action cards.",
            "Jeder, der dafür gestimmt hat, legt alle Aktionskarten ab.",
        ),
    },
    "wormhole-reconstruction": {
        "for": (
            "All systems with an alpha or beta wormhole are adjacent to each other.",
            "Alle Systeme mit einem Alpha- oder Beta-Wurmloch grenzen aneinander.",
        ),
        "against": (
            "Each player places a command token in each system with a wormhole and their ships.",
            "Jeder legt einen Kommandomarker in jedes System mit einem Wurmloch und eigenen Schiffen.",
        ),
    },
    "wormhole-research": {
        "for": (
            "Each player with ships in a system with a wormhole may research 1 technology. Then all ships in systems"
            " with an alpha or beta wormhole are destroyed.",
            "Jeder mit Schiffen in einem System mit Wurmloch darf 1 Technologie erforschen. Dann werden alle Schiffe in"
            " Systemen mit Alpha- oder Beta-Wurmloch zerstört.",
        ),
        "against": (
            "Each player who voted against loses 1 command token of their pools.",
            "Jeder, der dagegen gestimmt hat, verliert 1 Kommandomarker aus seinen Pools.",
        ),
    },
}
KINDS: Final = {
    "player": "seat",
    "planet": "planet",
    "law": "agenda",
    "objective": "objective",
    "strategy": "strategy",
    "outcome": "outcome",  # whatever another agenda elects
}


def elects(key: str) -> str:
    """The kind of thing that an agenda elects; "": for and against."""
    elected = [outcome for outcome in AGENDA_TEXTS[key] if outcome.startswith(ELECT)]
    return KINDS[elected[0].split()[-1]] if elected else ""
