"""What exploration cards, relics and the ability cards of legendary planets do, in English and German."""

from __future__ import annotations

from typing import Final

PURGE_THREE: Final = (
    "Action: purge 3 of your fragments of this kind, unknown ones among them if you like: gain 1 relic. Fragments"
    " may be"
    " traded.",
    "Aktion: Entferne 3 deiner Fragmente dieser Art, auf Wunsch auch unbekannte darunter: Du erhältst 1 Relikt."
    " Fragmente"
    " dürfen gehandelt werden.",
)


def facility(colour: str, farbe: str) -> tuple[str, str]:
    return (
        f"Attached: the planet has the technology specialty {colour}; if it has one already, it is worth 1 resource"
        " and 1"
        " influence more instead.",
        f"Angelegt: Der Planet hat die Technologie-Spezialisierung {farbe}; hat er schon eine, gibt er stattdessen 1"
        " Ressource und 1 Einfluss mehr.",
    )


FIND_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "cultural-relic-fragment": PURGE_THREE,
    "hazardous-relic-fragment": PURGE_THREE,
    "industrial-relic-fragment": PURGE_THREE,
    "unknown-relic-fragment": (
        "Counts as a fragment of any kind, but three of these alone are no relic. Fragments may be traded.",
        "Zählt als Fragment jeder Art, doch drei davon allein sind kein Relikt. Fragmente dürfen gehandelt werden.",
    ),
    "demilitarized-zone": (
        "Your structures here go to the reinforcements and ground forces into space. Attached: no unit lands, is"
        " built or"
        " is placed here; in the agenda phase the planet may be traded.",
        "Deine Bauten hier gehen in den Nachschub und Bodentruppen in den Weltraum. Angelegt: Hier landet keine"
        " Einheit, wird"
        " keine gebaut oder hingestellt; in der Agendaphase darf der Planet gehandelt werden.",
    ),
    "dyson-sphere": ("Attached: +2 resources, +1 influence.", "Angelegt: +2 Ressourcen, +1 Einfluss."),
    "paradise-world": ("Attached: +2 influence.", "Angelegt: +2 Einfluss."),
    "tomb-of-emphidia": (
        "Attached: +1 influence. Who controls the planet may purge the Crown of Emphidia for a victory point.",
        "Angelegt: +1 Einfluss. Wer den Planeten kontrolliert, darf die Krone der Emphidia für einen Siegpunkt"
        " vernichten.",
    ),
    "lazax-survivors": ("Attached: +1 resource, +2 influence.", "Angelegt: +1 Ressource, +2 Einfluss."),
    "mining-world": ("Attached: +2 resources.", "Angelegt: +2 Ressourcen."),
    "rich-world": ("Attached: +1 resource.", "Angelegt: +1 Ressource."),
    "warfare-research-facility": facility("red", "Rot"),
    "biotic-research-facility": facility("green", "Grün"),
    "cybernetic-research-facility": facility("yellow", "Gelb"),
    "propulsion-research-facility": facility("blue", "Blau"),
    "freelancers": (
        "You may build 1 unit in this system; influence pays for it like resources.",
        "Du darfst in diesem System 1 Einheit bauen; Einfluss zahlt dafür wie Ressourcen.",
    ),
    "gamma-wormhole": (
        "A gamma wormhole comes into this system.",
        "In dieses System kommt ein Gamma-Wurmloch.",
    ),
    "gamma-relay": (
        "A gamma wormhole comes into this system.",
        "In dieses System kommt ein Gamma-Wurmloch.",
    ),
    "mercenary-outfit": (
        "You may place 1 infantry on this planet.",
        "Du darfst 1 Infanterie auf diesen Planeten stellen.",
    ),
    "core-mine": (
        "With a mech here, or if you remove 1 infantry from here: gain 1 trade good.",
        "Mit einem Mech hier oder wenn du von hier 1 Infanterie entfernst: Du erhältst 1 Handelsware.",
    ),
    "expedition": (
        "With a mech here, or if you remove 1 infantry from here: ready this planet.",
        "Mit einem Mech hier oder wenn du von hier 1 Infanterie entfernst: Dieser Planet wird spielbereit.",
    ),
    "volatile-fuel-source": (
        "With a mech here, or if you remove 1 infantry from here: gain 1 command token.",
        "Mit einem Mech hier oder wenn du von hier 1 Infanterie entfernst: Du erhältst 1 Kommandomarker.",
    ),
    "abandoned-warehouses": (
        "You may gain 2 commodities, or turn up to 2 of yours into trade goods.",
        "Du darfst 2 Massenprodukte erhalten oder bis zu 2 von deinen zu Handelswaren machen.",
    ),
    "functioning-base": (
        "You may gain 1 commodity, or spend 1 trade good or commodity to draw 1 action card.",
        "Du darfst 1 Massenprodukt erhalten oder 1 Handelsware oder Massenprodukt ausgeben, um 1 Aktionskarte zu"
        " ziehen.",
    ),
    "local-fabricators": (
        "You may gain 1 commodity, or spend 1 trade good or commodity to place 1 mech here.",
        "Du darfst 1 Massenprodukt erhalten oder 1 Handelsware oder Massenprodukt ausgeben, um 1 Mech hierher zu"
        " stellen.",
    ),
    "derelict-vessel": ("Draw 1 secret objective.", "Ziehe 1 geheimen Auftrag."),
    "enigmatic-device": (
        "It stays with you. Action: spend 6 resources and purge it to research 1 technology.",
        "Sie bleibt bei dir. Aktion: Gib 6 Ressourcen aus und vernichte sie, um 1 Technologie zu erforschen.",
    ),
    "ion-storm": (
        "Its token comes into this system as an alpha or beta wormhole. Whenever ships have moved or retreated"
        " through it,"
        " it is turned over.",
        "Sein Marker kommt als Alpha- oder Beta-Wurmloch in dieses System. Immer wenn Schiffe sich durch ihn bewegt"
        " oder"
        " zurückgezogen haben, wird er umgedreht.",
    ),
    "lost-crew": ("Draw 2 action cards.", "Ziehe 2 Aktionskarten."),
    "merchant-station": (
        "You may replenish your commodities, or turn all of them into trade goods.",
        "Du darfst deine Massenprodukte auffüllen oder alle zu Handelswaren machen.",
    ),
    "mirage": (
        "The planet Mirage comes into this system; you control it, and it is ready.",
        "Der Planet Mirage kommt in dieses System; du kontrollierst ihn, und er ist spielbereit.",
    ),
    "dominus-orb": (
        "Before you move, purge: your units may leave systems that hold your command tokens.",
        "Bevor du dich bewegst, vernichten: Deine Einheiten dürfen Systeme mit deinen Kommandomarkern verlassen.",
    ),
    "maw-of-worlds": (
        "At the start of the agenda phase, purge this and exhaust all your planets: gain any 1 technology.",
        "Zu Beginn der Agendaphase, vernichten und alle deine Planeten erschöpfen: Du erhältst 1 beliebige"
        " Technologie.",
    ),
    "scepter-of-emelpar": (
        "When you would spend a token of your strategy pool, exhaust: it comes from your reinforcements instead.",
        "Wenn du einen Marker deines Strategiepools ausgeben würdest, erschöpfen: Er kommt stattdessen aus deinem"
        " Nachschub.",
    ),
    "shard-of-the-throne": (
        "Worth 1 victory point as long as you have it. Who takes a legendary planet of yours, or one in your home"
        " system,"
        " takes this too.",
        "1 Siegpunkt wert, solange du sie hast. Wer dir einen legendären Planeten oder einen in deinem Heimat-System"
        " nimmt,"
        " nimmt auch sie.",
    ),
    "stellar-converter": (
        "Action, purge: destroy a planet next to a unit of yours that can bombard, with all that is on it; no home, no"
        " legendary planet, not Mecatol Rex, none of yours.",
        "Aktion, vernichten: Zerstöre einen Planeten neben einer Einheit von dir, die bombardieren kann, mit allem,"
        " was auf"
        " ihm ist; keine Heimat, keinen legendären Planeten, nicht Mecatol Rex, keinen eigenen.",
    ),
    "the-codex": (
        "Action, purge: take up to 3 cards of your choice from the discard pile of action cards.",
        "Aktion, vernichten: Nimm bis zu 3 Karten deiner Wahl vom Ablagestapel der Aktionskarten.",
    ),
    "the-crown-of-emphidia": (
        "After your tactical action, exhaust: explore 1 of your planets. At the end of the status phase you may"
        " purge it"
        " for 1 victory point if you control the planet with the Tomb of Emphidia.",
        "Nach deiner Taktikaktion, erschöpfen: Erkunde 1 deiner Planeten. Am Ende der Statusphase darfst du sie für 1"
        " Siegpunkt vernichten, wenn du den Planeten mit dem Grab der Emphidia kontrollierst.",
    ),
    "the-crown-of-thalnos": (
        "In each round of combat you may roll any of your dice again with 1 more; units that did so and made no hit are"
        " destroyed.",
        "In jeder Kampfrunde darfst du beliebige deiner Würfel mit 1 mehr noch einmal werfen; Einheiten, für die du das"
        " getan hast und die nicht getroffen haben, werden zerstört.",
    ),
    "the-obsidian": (
        "When you gain it, draw 1 secret objective. You may have 1 secret objective more than others.",
        "Wenn du ihn erhältst, ziehe 1 geheimen Auftrag. Du darfst 1 geheimen Auftrag mehr haben als andere.",
    ),
    "the-prophets-tears": (
        "When you research, exhaust: ignore 1 prerequisite, or draw 1 action card.",
        "Wenn du forschst, erschöpfen: Ignoriere 1 Voraussetzung oder ziehe 1 Aktionskarte.",
    ),
    "the-atrament": (
        "At the end of your turn, exhaust: place up to 2 infantry on one planet you control.",
        "Am Ende deines Zuges, erschöpfen: Stelle bis zu 2 Infanterie auf einen Planeten, den du kontrollierst.",
    ),
    "imperial-arms-vault": (
        "At the end of your turn, exhaust: place 1 mech on a planet you control, or draw 1 action card.",
        "Am Ende deines Zuges, erschöpfen: Stelle 1 Mech auf einen Planeten, den du kontrollierst, oder ziehe 1"
        " Aktionskarte.",
    ),
    "exterrix-headquarters": (
        "At the end of your turn, exhaust: gain 2 trade goods, or turn all your commodities into trade goods.",
        "Am Ende deines Zuges, erschöpfen: Du erhältst 2 Handelswaren oder machst alle deine Massenprodukte zu"
        " Handelswaren.",
    ),
    "mirage-flight-academy": (
        "At the end of your turn, exhaust: place up to 2 fighters into one system with ships of yours.",
        "Am Ende deines Zuges, erschöpfen: Stelle bis zu 2 Jäger in ein System mit Schiffen von dir.",
    ),
}
