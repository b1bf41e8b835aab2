"""What the cards and technologies of Prophecy of Kings ask and tell that no others do. English and German."""

from __future__ import annotations

from typing import Final

ASKS: Final[dict[str, tuple[str, str]]] = {
    "stimulate": ("What do you ready?", "Was machst du spielbereit?"),
    "assemble where": ("On which planet do you place a mech?", "Auf welchen Planeten stellst du einen Mech?"),
    "sell specialties": (
        "Which planets do you exhaust for 1 trade good each?",
        "Welche Planeten erschöpfst du für je 1 Handelsware?",
    ),
    "hand over note": (
        "Which promissory note do you give to {seat0:you}?",
        "Welche Vertragskarte gibst du {seat0:dir}?",
    ),
    "search deck": ("Which deck does the expedition search?", "Welchen Stapel durchsucht die Expedition?"),
    "decoys": ("Which ground forces come to {planet0}?", "Welche Bodentruppen kommen nach {planet0}?"),
    "invest in": (
        "On which strategy cards do you place goods? Each gets 1.",
        "Auf welche Strategiekarten legst du Handelswaren? Jede erhält 1.",
    ),
    "invest more": ("Where does the rest lie?", "Wohin kommt der Rest?"),
    "refit": ("Which infantry become mechs?", "Welche Infanterien werden Mechs?"),
    "scuttle": ("Which ships do you scuttle?", "Welche Schiffe wrackst du ab?"),
    "seize fragment": (
        "Which relic fragment does {seat0:you} give you?",
        "Welches Reliktfragment gibt dir {seat0:du}?",
    ),
    "grant technology": ("Which technology do you gain?", "Welche Technologie erhältst du?"),
    "rearm where": (
        "On which planet of your home do you place a mech?",
        "Auf welchen Planeten deiner Heimat stellst du einen Mech?",
    ),
    "give chosen card": ("To whom do you give {strategy0}?", "Wem gibst du {strategy0}?"),
    "ready few planets": ("Which planets do you ready?", "Welche Planeten machst du spielbereit?"),
    "purge fragments": ("Which relic fragments do you purge?", "Welche Reliktfragmente vernichtest du?"),
}

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "strategy": ("{strategy0}", "{strategy0}"),
    "cultural": ("The cultural deck", "Der kulturelle Stapel"),
    "hazardous": ("The hazardous deck", "Der gefährliche Stapel"),
    "industrial": ("The industrial deck", "Der industrielle Stapel"),
    "sell specialties": ("Exhaust planets for trade goods", "Planeten für Handelswaren erschöpfen"),
    "cultural-relic-fragment": ("Cultural relic fragment", "Kulturelles Reliktfragment"),
    "hazardous-relic-fragment": ("Hazardous relic fragment", "Gefährliches Reliktfragment"),
    "industrial-relic-fragment": ("Industrial relic fragment", "Industrielles Reliktfragment"),
    "unknown-relic-fragment": ("Unknown relic fragment", "Unbekanntes Reliktfragment"),
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "technology exhausted": (
        "{who} {who|exhausts|exhaust} {component0}.",
        "{who} {who|erschöpft|erschöpfst} {component0}.",
    ),
    "technology readied": (
        "{who} {who|readies|ready} {component0}.",
        "{who} {who|macht|machst} {component0} spielbereit.",
    ),
    "expedition cultural": (
        "{who} {who|searches|search} the cultural deck.",
        "{who} {who|durchsucht|durchsuchst} den kulturellen Stapel.",
    ),
    "expedition hazardous": (
        "{who} {who|searches|search} the hazardous deck.",
        "{who} {who|durchsucht|durchsuchst} den gefährlichen Stapel.",
    ),
    "expedition industrial": (
        "{who} {who|searches|search} the industrial deck.",
        "{who} {who|durchsucht|durchsuchst} den industriellen Stapel.",
    ),
    "expedition over": (
        "{who} {who|turns|turn} up {component*}. Relic fragments among them are kept.",
        "{who} {who|deckt|deckst} {component*} auf. Reliktfragmente darunter werden behalten.",
    ),
    "strategic action foiled": (
        "{who} {who|ends|end} the turn of {seat1:you}: {strategy0} is not resolved.",
        "{who} {who|beendet|beendest} den Zug von {seat1:dir}: {strategy0} wird nicht ausgeführt.",
    ),
    "agenda foiled": (
        "{who} {who|foils|foil} {agenda0}: it has no effect.",
        "{who} {who|vereitelt|vereitelst} {agenda0}: Sie hat keine Wirkung.",
    ),
    "invested": (
        "{who} {who|places|place} {goods0} on {strategy1}.",
        "{who} {who|legt|legst} {goods0} auf {strategy1}.",
    ),
    "refitted": (
        "{who} {who|replaces|replace} 1 infantry at {place0} with a mech.",
        "{who} {who|ersetzt|ersetzt} 1 Infanterie bei {place0} durch einen Mech.",
    ),
    "technology lost": (
        "{who} {who|returns|return} {component0} to the deck.",
        "{who} {who|legt|legst} {component0} in den Stapel zurück.",
    ),
    "agenda hidden": (
        "{who} {who|draws|draw} an agenda in secret{cards||: {cards}}.",
        "{who} {who|zieht|ziehst} verdeckt eine Agenda{cards||: {cards}}.",
    ),
    "hidden outcomes for": ("It is voted on for and against.", "Abgestimmt wird über Dafür und Dagegen."),
    "hidden outcomes seat": ("A player is elected.", "Gewählt wird ein Spieler."),
    "hidden outcomes planet": ("A planet is elected.", "Gewählt wird ein Planet."),
    "hidden outcomes agenda": ("A law is elected.", "Gewählt wird ein Gesetz."),
    "hidden outcomes objective": (
        "A scored secret objective is elected.",
        "Gewählt wird ein gewerteter geheimer Auftrag.",
    ),
    "hidden outcomes strategy": ("A strategy card is elected.", "Gewählt wird eine Strategiekarte."),
    "agenda uncovered": ("The hidden agenda is {agenda0}.", "Die verdeckte Agenda ist {agenda0}."),
    "voted strategy": (
        "{who} {who|casts|cast} {votes0} for {strategy1}.",
        "{who} {who|gibt|gibst} {votes0} ab: für {strategy1}.",
    ),
    "outcome strategy": ("{agenda0}: {strategy1} is elected.", "{agenda0}: {strategy1} ist gewählt."),
    "predicted strategy": (
        "{who} {who|predicts|predict} with {component0}: {strategy1}.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: {strategy1}.",
    ),
    "strategy given": (
        "{who} {who|gives|give} {strategy0} to {seat1:you}.",
        "{who} {who|gibt|gibst} {seat1:dir} {strategy0}.",
    ),
    "secret laid open": (
        "{who} {who|lays|lay} a secret objective open: {objective0}.",
        "{who} {who|legt|legst} einen geheimen Auftrag offen: {objective0}.",
    ),
    "fragments purged": (
        "{who} {who|purges|purge} {n0} relic {n0|fragment|fragments}.",
        "{who} {who|vernichtet|vernichtest} {n0} {n0|Reliktfragment|Reliktfragmente}.",
    ),
}

CARRYING: Final = {
    "n": ("fragments purged",),
    "component": ("technology readied", "technology exhausted", "technology lost"),
    "": (
        "agenda hidden",
        "hidden outcomes for",
        "hidden outcomes seat",
        "hidden outcomes planet",
        "hidden outcomes agenda",
        "hidden outcomes objective",
        "hidden outcomes strategy",
        "expedition cultural",
        "expedition hazardous",
        "expedition industrial",
    ),
    "component*": ("expedition over",),
    "place": ("refitted",),
    "agenda": ("agenda uncovered", "agenda foiled"),
    "n strategy": ("voted strategy", "invested"),
    "agenda strategy": ("outcome strategy",),
    "component strategy": ("predicted strategy",),
    "strategy seat": ("strategy given", "strategic action foiled"),
    "objective": ("secret laid open",),
}
