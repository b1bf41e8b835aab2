"""German: what came with the sets."""

from __future__ import annotations

from typing import Final

NOUNS: Final[dict[str, tuple[str, str]]] = {
    "prestige": ("Prestige", "Prestige"),
    "good 5": ("Gut beliebiger Art", "Güter beliebiger Art"),
}

NAMES: Final[dict[str, str]] = {
    "kind 5": "Beliebige Art",
    "action 9": "Suchen",
    "bonus 9": "eine Karte einer Gruppe im Stapel suchen, einmal im Spiel",
    "prestige bonus 0": "6 mehr ziehen und 1 mehr behalten, mit der Hand gemischt",
    "prestige bonus 1": "6 mehr ziehen und 1 mehr behalten, mit der Hand gemischt",
    "prestige bonus 2": "eine Entwicklung kostet insgesamt 3 weniger",
    "prestige bonus 3": "eine Welt kostet 3 weniger, und Stärke +2 bis zum Ende der Phase",
    "prestige bonus 4": "3 Karten mehr für den Verkauf, doppelte Siegpunkte, bis zu 2 Karten für je 1 Siegpunkt",
    "prestige bonus 5": "dreifache Siegpunkte",
    "prestige bonus 6": "3 Karten ziehen und Güter auf bis zu 2 Windfall-Welten",
    "prestige bonus 7": "eine Entwicklung kostet insgesamt 3 weniger",
    "prestige bonus 8": "eine Welt kostet 3 weniger, und Stärke +2 bis zum Ende der Phase",
    "category 0": "Entwicklungen mit militärischer Stärke +1 oder +2",
    "category 1": "militärische Windfall-Welten mit Verteidigungsstärke 1 oder 2",
    "category 2": "nicht-militärische Windfall-Welten mit Kosten 1 oder 2",
    "category 3": "Welten mit dem Chromosomen-Symbol",
    "category 4": "Welten für Güter der Art Alien-Technologie",
    "category 5": "Karten mit einer Verbrauchen-Fähigkeit für zwei oder mehr Güter",
    "category 6": "militärische Welten mit Verteidigungsstärke 5 oder mehr",
    "category 7": "Entwicklungen mit Kosten 6, die am Ende Siegpunkte zählen",
    "category 8": "Karten mit Fähigkeiten für oder gegen Übernahmen",
    "what 0": "Entwicklung",
    "what 1": "militärische Welt",
    "what 2": "Rebellen-Welt",
    "what 3": "militärische Rebellen-Welt",
    "what 4": "Chromosomen-Welt",
    "what 5": "militärische Welt der Art Alien-Technologie",
    "what 6": "militärische Welt einer anderen Art als Alien-Technologie",
    "what 7": "Produktionswelt",
    "what 8": "Rebellen-Entwicklung",
    "what 9": "Entwicklung mit Kosten 6",
    "what 10": "Imperium-Karte",
    "aim 1": "einer militärischen Rebellen-Welt",
    "aim 2": "einer militärischen Welt eines Spielers mit einer Imperium-Karte",
    "aim 3": "einer militärischen Welt eines Spielers mit militärischer Stärke von mindestens 1",
    "aim 4": "einer militärischen Welt eines beliebigen Spielers",
    "goal 0": "Galaktischer Lebensstandard",
    "goal 1": "Systemdiversifikation",
    "goal 2": "Overlord-Entdeckungen",
    "goal 3": "Haushaltsüberschuss",
    "goal 4": "Innovationsführerschaft",
    "goal 5": "Galaktischer Status",
    "goal 6": "Wissen über Genmanipulation",
    "goal 7": "Galaktischer Reichtum",
    "goal 8": "Expansionsführerschaft",
    "goal 9": "Militärischer Einfluss",
    "goal 10": "Galaktische Geltung",
    "goal 11": "Führend in Frieden/Krieg",
    "goal 12": "Führender Produzent",
    "goal 13": "Beste Infrastruktur",
    "goal 14": "Größte Militärische Stärke",
    "goal 15": "Größte Industrie",
    "goal 16": "Erfolgreichste Propaganda",
    "goal 17": "Führend in Wohlstand",
    "goal 18": "Forschungsführerschaft",
    "goal 19": "Galaktisches Prestige",
}

CARDS: Final[dict[str, str]] = {
    "powers of 7": "Vorbereitung: {powers}",
    "powers of 8": "Aktionswahl: {powers}",
    "powers of 9": "Rundenende: {powers}",
    "powers of 10": "Spielende: {powers}",
    "powers of 11": "Immer: {powers}",
    "Rebel world": "Rebellen-Welt",
    "Rebel development": "Rebellen-Entwicklung",
    "prestige": "{prestige} beim Ausspielen",
    "Uplift card": "Genmanipuliert-Karte",
    "chromosome": "Chromosom",
    "Imperium card": "Imperium-Karte",
    "Terraforming card": "Terraforming-Karte",
    "line symbol imperium": "Imperium-Karte",
    "line symbol uplift": "Genmanipuliert-Karte",
    "line symbol chromosome": "Chromosomen-Welt",
    "line symbol terraforming": "Terraforming-Karte",
    "line Rebel card": "Rebellen-Karte",
    "per prestige": "{points} je Prestige",
    "per negative military": "{points} je Punkt, um den die gesamte militärische Stärke unter null liegt",
    "by kinds": "{points} für 1, 2, 3 oder 4 Arten von Welten",
}


QUESTIONS: Final[dict[str, str]] = {
    "mix": "Du hast {drawn} gezogen. Wähle {number} zum Abwerfen aus allen, die du hast.",
    "discard for prestige": "Wähle bis zu {number} aus der Hand, um sie für je 1 Prestige abzuwerfen.",
    "draw and discard": "Wähle {number} aus der Hand zum Abwerfen.",
    "develop how": "Wie bezahlst du {card} ({cost})?",
    "spend good": "Welches Gut wirfst du für {card} ab?",
    "recruit": (
        "Wähle Handkarten, um sie für je 1 militärische Stärke abzuwerfen und {card} zu erobern: mindestens "
        "{least}, höchstens {most}."
    ),
    "recruit spare": (
        "Für {card} bist du stark genug. Wähle bis zu {most} aus der Hand, um sie für je 1 militärische Stärke mehr "
        "abzuwerfen, oder keine."
    ),
    "draft left": "Welche Karte wählst du aus? Die anderen gibst du nach links weiter.",
    "draft right": "Welche Karte wählst du aus? Die anderen gibst du nach rechts weiter.",
    "draft last": "Die letzte Karte des Päckchens gehört dir.",
    "side": "Welche Seite willst du, die des Imperiums oder die der Rebellen?",
    "save": "Welche Karte legst du unter deine Startwelt?",
    "save under": "Welche der bezahlten Karten legst du unter {card}?",
    "takeover": "Welche Welt willst du übernehmen, und mit welcher Fähigkeit?",
    "option takeover": "{world} mit {card}: militärische Stärke {strength} gegen {defense}",
    "option takeover opened": (
        "{world} mit {card}, dafür abgeben: {opener}; militärische Stärke {strength} gegen {defense}"
    ),
    "up to": "{strength}, bis zu {most},",
    "option no takeover": "keine Übernahme ankündigen",
    "add military": "Was setzt du für die Übernahme von {card} noch ein? Es steht {strength} gegen {defense}.",
    "add military in defence": "Was setzt du noch ein, um {card} zu halten? Es steht {defense} gegen {strength}.",
    "option with": "militärische Stärke {amount} durch {cards}: {price}",
    "army for": "für {paid}",
    "army given up": "du gibst {cards} ab",
    "option no add military": "nichts",
    "option no add military in defence": "nichts",
    "recruit more": (
        "Wähle bis zu {most} aus der Hand, um sie für je 1 militärische Stärke abzuwerfen und {card} zu "
        "übernehmen: Es steht {strength} gegen {defense}."
    ),
    "recruit in defence": (
        "Wähle bis zu {most} aus der Hand, um sie für je 1 militärische Stärke abzuwerfen und {card} zu "
        "halten: Es steht {defense} gegen {strength}."
    ),
    "veto": "Welche Übernahme lässt du mit {card} scheitern?",
    "option veto": "die von {world} mit {card}",
    "option no veto": "keine",
    "settle more": "Mit welcher Fähigkeit spielst du eine weitere Welt aus oder ersetzt eine?",
    "settle another": "Welche Welt spielst du noch aus? Du hast {hand} und militärische Stärke {military}.",
    "replace": "Welche Welt ersetzt du, und durch welche?",
    "option replace none": "keine Welt ersetzen",
    "replace first": "Ersetzt du zuerst eine Welt ({card})? Du kannst es auch danach tun.",
    "kind": "Von welcher Art soll das Gut von {card} sein?",
    "exchange": "Wähle bis zu {number} aus der Hand zum Abwerfen und ziehe ebenso viele ({card}).",
    "cards for prestige": "Wähle {number} aus der Hand, um sie für Prestige abzuwerfen ({card}).",
    "stake": "Welche Karte setzt du ein ({card})?",
    "prize": "Welche der aufgedeckten Karten gewinnst du ({card})?",
    "produce more": "Welche Produzieren-Fähigkeit nutzt du als Nächstes?",
    "produce where": "Auf welcher Windfall-Welt produzierst du mit {card}?",
    "discard to produce": "Welche Karte wirfst du für ein Gut auf {card} ab?",
    "discard for vp bonus": "Wähle bis zu {number} aus der Hand, um sie für je 1 Siegpunkt abzuwerfen.",
    "option bonus": "bis zu 2 Karten aus der Hand für je 1 Siegpunkt abwerfen (der Bonus)",
    "option replace": "{old} durch {new}",
    "option further": "{card}: {power}",
    "option develop": "{cards} bezahlen",
    "with goods": "{way}, mit den Fähigkeiten von {cards}",
    "announce": "Wofür setzt du die Karte Prestige/Suchen ein?",
    "search category": "Nach welchen Karten suchst du?",
    "search": "Du hast {card} gefunden. Nimmst du die Karte?",
    "option boosted": "{action} mit dem Prestige-Bonus, für 1 Prestige ({bonus})",
    "option prestige-search": "Prestige/Suchen (wofür, sagst du, wenn beide gewählt sind)",
    "option take": "{card} nehmen",
    "option go on": "weitersuchen und die nächste passende nehmen",
    "option pass over": "sagen, dass es keine Welt der Art Alien-Technologie ist, und weitersuchen",
}

EVENTS: Final[dict[str, str]] = {
    "goal": "{who} {who|erreicht|erreichst} das Ziel {goal0}.",
    "goal token": "{who} {who|erreicht|erreichst} das Ziel {goal0} ebenfalls und {who|nimmt|nimmst} einen Zielmarker.",
    "goal lost": "{who} {who|gibt|gibst} das Ziel {goal0} zurück.",
    "prestige": "{who} {who|erhält|erhältst} {prestige0}.",
    "prestige spent": "{who} {who|gibt|gibst} {prestige0} ab.",
    "takeover declared": "{who} {who|kündigt|kündigst} mit {card0} an, {card1} von {seat2:dir} zu übernehmen.",
    "takeover vetoed": "{who} lässt die von {seat1:dir} angekündigte Übernahme von {card0} scheitern.",
    "takeover void": "{who} {who|kann|kannst} {card0} nicht mehr von {seat1:dir} übernehmen.",
    "takeover failed": (
        "{who} {who|scheitert|scheiterst} daran, {card0} von {seat1:dir} zu übernehmen: {n2} gegen {n3}."
    ),
    "taken over": "{who} {who|übernimmt|übernimmst} {card0} von {seat1:dir}: {n2} gegen {n3}.",
    "destroyed": "{who} {who|zerstört|zerstörst} {card0} bei {seat1:dir}: {n2} gegen {n3}.",
    "saved taken": "{who} {who|bekommt|bekommst} {cards0}, dort gesichert{who||: {cards}}.",
    "saved": "{who} {who|sichert|sicherst} {who|eine Karte|{cards}} unter Galaktische Leichenfledderer.",
    "took saved": "{who} {who|nimmt|nimmst} {cards0} unter Galaktische Leichenfledderer auf{who||: {cards}}.",
    "good spent": "{who} {who|wirft|wirfst} das Gut von {card0} ab.",
    "replaced": "{who} ersetzt {card0} durch {card1}.",
    "staked": "{who} setzt {card0} ein.",
    "turned up": "{who} {who|deckt|deckst} auf: {card*}.",
    "turned up many": "{who} {who|deckt|deckst} {many} auf, zuletzt {last}.",
    "turned up nothing": "{who} {who|findet|findest} keine Karte zum Aufdecken.",
    "won": "{who} {who|behält|behältst} {card0} und {who|gewinnt|gewinnst} {card1}.",
    "taken": "{who} {who|nimmt|nimmst} {cards0} auf, die andere abgeworfen haben{who||: {cards}}.",
    "uses bonus": "{who} nutzt den Prestige-Bonus.",
    "leads": "{who} {who|hat|hast} das größte Prestige.",
    "shares lead": "{who} {who|teilt sich|teilst dir} das größte Prestige.",
    "lead rewarded": "{who} {who|bekommt|bekommst} den Bonus für das größte Prestige.",
    "boosted": "{who} {who|hat|hast} den Prestige-Bonus von {action0}: {bonus0}.",
    "searches": "{who} {who|sucht|suchst}: {category0}.",
    "found": "{who} {who|nimmt|nimmst} {card0} auf die Hand.",
    "search failed": "{who} {who|findet|findest} nichts und {who|behält|behältst} die Karte Prestige/Suchen.",
    "packs left": "Päckchen mit {cards1} werden ausgeteilt (Nummer {n0}) und nach links weitergegeben.",
    "packs right": "Päckchen mit {cards1} werden ausgeteilt (Nummer {n0}) und nach rechts weitergegeben.",
    "drafted": "{who} {who|wählt|wählst} {cards0} aus{who||: {cards}}.",
    "lot": "Beide wollen {card0}: Das Los gibt sie {who:dir}.",
    "side": "{who} {who|nimmt|nimmst} die Seite von {card0}.",
    "added": "{who} {who|nimmt|nimmst} {card0} zusätzlich auf die Hand.",
    "reshuffled own": (
        "{who} {who|mischt den eigenen|mischst deinen} Abwurfhaufen: "
        "{who|Der neue|Dein neuer} Nachziehstapel hat {cards0}."
    ),
}

PANELS: Final[dict[str, str]] = {
    "player prestige": "{player}, Prestige {prestige}",
    "leaders": "Größtes Prestige: {who}",
    "prestige cards": "Karte Prestige/Suchen noch nicht benutzt: {who}",
    "goals": "Ziele: {goals}",
    "shown": "Aufgedeckt: {cards}",
    "aside": "Beiseitegelegt: {cards}",
    "left to draft": "Karten zum Auswählen: {cards}",
    "own piles": "{who}: Nachziehstapel {deck}, Abwurfhaufen {discard}",
    "your pack": "Wähle eine davon aus: {cards}",
    "your picked": "Deine ausgewählten Karten: {cards}",
    "saved": "Unter Galaktische Leichenfledderer: {cards}",
    "your saved": "Deine gesicherten Karten: {cards}",
    "prestige": "Prestige",
    "goal points": "Ziele",
}

OPTIONS: Final[dict[str, str]] = {
    "too-many-players": "Diese Sets sind nicht für so viele Spieler: nicht {asked}, sondern {right}.",
    "goals-need-storm": "Ziele gehören zu Aufziehender Sturm: nicht {asked}, sondern {right} oder mehr.",
    "takeovers-need-rebel": "Übernahmen gehören zu Rebellen vs. Imperium: nicht {asked}, sondern {right} oder mehr.",
    "no-sixth-preset-hand": (
        "Für einen sechsten Spieler gibt es keine vorgegebene Hand: nicht {asked}, sondern {right} oder weniger."
    ),
    "fifth-preset-hand-needs-storm": (
        "Die fünfte vorgegebene Hand gehört zu Aufziehender Sturm: nicht {asked}, sondern {right} oder mehr."
    ),
    "too-few-to-choose": (
        "Für so viele Spieler gibt es nicht je eine rote und eine blaue Startwelt: nicht {asked}, sondern "
        "{right} oder weniger."
    ),
    "draft-needs-set": "Die Konstruktions-Variante gehört zu den Sets: nicht {asked}, sondern {right} oder mehr.",
    "too-many-drafters": (
        "Für so viele Spieler reichen diese Sets bei der Konstruktions-Variante nicht: nicht {asked}, sondern {right}."
    ),
    "draft-deals-start-worlds": (
        "Die Konstruktions-Variante teilt jedem zwei Startwelten aus: nicht {asked}, sondern {right}."
    ),
    "scenario-two-players": "Das Szenario ist für zwei Spieler: nicht {asked}, sondern {right}.",
    "scenario-needs-rebel": "Das Szenario gehört zu Rebellen vs. Imperium: nicht {asked}, sondern {right} oder mehr.",
    "scenario-start-worlds": "Das Szenario hat eigene Startwelten: nicht {asked}, sondern {right}.",
    "scenario-has-takeovers": "Im Szenario gibt es immer Übernahmen: nicht {asked}, sondern {right}.",
    "variant-deals-hands": "Die Variante teilt eigene Handkarten aus: nicht {asked}, sondern {right}.",
}

SETTINGS: Final[dict[str, str]] = {
    "sets": "Sets",
    "sets=none": "Grundspiel",
    "sets=storm": "Aufziehender Sturm",
    "sets=rebel": "Rebellen vs. Imperium",
    "sets=brink": "Auf der Schwelle zum Krieg",
    "sets=storm+rebel": "Aufziehender Sturm, Rebellen vs. Imperium",
    "sets=storm+brink": "Aufziehender Sturm, Auf der Schwelle zum Krieg",
    "sets=rebel+brink": "Rebellen vs. Imperium, Auf der Schwelle zum Krieg",
    "sets=storm+rebel+brink": "alle drei Sets",
    "goals": "Ziele",
    "goals=no": "nein",
    "goals=yes": "ja, mit Aufziehender Sturm",
    "takeovers": "Übernahmen",
    "takeovers=no": "nein",
    "takeovers=yes": "ja, mit Rebellen vs. Imperium",
    "variant": "Variante",
    "variant=none": "keine",
    "variant=draft": "Konstruktion: alle stellen sich ihren Nachziehstapel zusammen",
    "variant=scenario": "Szenario für zwei: Rebellen gegen Imperium",
}

TABLES: Final[dict[str, dict[str, str]]] = {
    "name": NAMES,
    "card": CARDS,
    "ask": QUESTIONS,
    "event": EVENTS,
    "panel": PANELS,
    "setup": OPTIONS,
    "setting": SETTINGS,
}
