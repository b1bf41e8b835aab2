"""The phases in words: strategy cards, research, objectives, action cards that aim at something. English and German."""

from __future__ import annotations

from typing import Final

ASKS: Final[dict[str, tuple[str, str]]] = {
    "choose strategy": ("Which strategy card do you choose?", "Welche Strategiekarte wählst du?"),
    "secondary": (
        "Do you follow with the secondary ability of {strategy0}?",
        "Nutzt du die Sekundärfähigkeit von {strategy0}?",
    ),
    "secondary at once": (
        "Do you follow with the secondary ability of {strategy0}? All are asked at once, and follow clockwise.",
        "Nutzt du die Sekundärfähigkeit von {strategy0}? Alle werden zugleich gefragt; es geht im Uhrzeigersinn.",
    ),
    "buy tokens": (
        "How many command tokens do you buy for influence?",
        "Wie viele Kommandomarker kaufst du für Einfluss?",
    ),
    "build in system": (
        "In which system do you build? Your command token is placed there.",
        "In welchem System baust du? Dein Kommandomarker kommt dorthin.",
    ),
    "choose speaker": ("Who becomes the speaker?", "Wer erhält den Sprechermarker?"),
    "trade favour": (
        "Who else replenishes commodities without paying for it?",
        "Wer füllt außerdem Massenprodukte auf, ohne dafür zu bezahlen?",
    ),
    "take token back": (
        "Which of your command tokens do you take back from the board?",
        "Welchen deiner Kommandomarker nimmst du vom Spielplan zurück?",
    ),
    "which dock": ("Which space dock produces?", "Welche Raumwerft produziert?"),
    "close system": (
        "Into which system does each other player place a command token?",
        "In welches System legt jeder andere einen Kommandomarker?",
    ),
    "ready planets": ("Which planets do you ready?", "Welche Planeten machst du spielbereit?"),
    "research": ("Which technology do you research?", "Welche Technologie erforschst du?"),
    "research again": (
        "Do you research another technology, for {n0} resources?",
        "Erforschst du noch eine Technologie, für {n0} Ressourcen?",
    ),
    "may research": ("Do you research a technology?", "Erforschst du eine Technologie?"),
    "prerequisites": (
        "What do you exhaust for the prerequisites that {tech0} lacks?",
        "Was erschöpfst du für die Voraussetzungen, die bei {tech0} fehlen?",
    ),
    "keep secret": ("Which secret objective do you keep?", "Welchen geheimen Auftrag behältst du?"),
    "return secret": (
        "You have too many secret objectives: which one goes back?",
        "Du hast zu viele geheime Aufträge: Welcher geht zurück?",
    ),
    "draw secret": ("Do you draw a secret objective?", "Ziehst du einen geheimen Auftrag?"),
    "custodians": (
        "Do you remove the custodians for {influence0}?",
        "Entfernst du die Hüter für {influence0}?",
    ),
    "custodians for nothing": (
        "Do you remove the custodians, without spending influence?",
        "Entfernst du die Hüter, ohne Einfluss auszugeben?",
    ),
    "score": ("Which objective do you score?", "Welchen Auftrag wertest du?"),
    "score public": ("Which public objective do you score?", "Welchen öffentlichen Auftrag wertest du?"),
    "spend tokens": ("Which {tokens0} do you spend?", "Welche {tokens0} gibst du aus?"),
    "status tokens": (
        "You gain {tokens0}: how do you lay your {tokens1} into the pools?",
        "Du erhältst {tokens0}: Wie verteilst du deine {tokens1} auf die Pools?",
    ),
    "give strategy": ("Which of your strategy cards do you give away?", "Welche deiner Strategiekarten gibst du ab?"),
    "take strategy": ("Which strategy card do you take for it?", "Welche Strategiekarte nimmst du dafür?"),
    "target planet": ("{component0}: which planet?", "{component0}: Welcher Planet?"),
    "target system": ("{component0}: which system?", "{component0}: Welches System?"),
    "target seat": ("{component0}: which player?", "{component0}: Welcher Spieler?"),
    "target place": ("{component0}: where?", "{component0}: Wo?"),
    "target ship": ("{component0}: which ship?", "{component0}: Welches Schiff?"),
    "target tech": ("{component0}: which technology?", "{component0}: Welche Technologie?"),
    "target card": ("{component0}: which card?", "{component0}: Welche Karte?"),
    "target strategy": ("{component0}: which strategy card?", "{component0}: Welche Strategiekarte?"),
    "target type": ("{component0}: which unit?", "{component0}: Welche Einheit?"),
    "target agenda": ("{component0}: which law?", "{component0}: Welches Gesetz?"),
    "destroy units": ("Which of your units do you destroy?", "Welche deiner Einheiten zerstörst du?"),
    "exhaust planets": ("Which of your planets do you exhaust?", "Welche deiner Planeten erschöpfst du?"),
    "place ship": ("Where do you place 1 {type0}?", "{type0}: Wohin kommt das Schiff?"),
    "may place infantry": ("Do you place 1 infantry on {planet0}?", "Stellst du 1 Infanterie auf {planet0}?"),
    "give planet to": (
        "Who may place 1 infantry on {planet0}?",
        "Wer darf 1 Infanterie auf {planet0} stellen?",
    ),
}

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "strategic": ("Strategic action: {strategy0}", "Strategieaktion: {strategy0}"),
    "strategy card": ("{strategy0}", "{strategy0}"),
    "strategy goods": ("{strategy0}, with {goods1}", "{strategy0}, mit {goods1}"),
    "follow": ("Follow", "Nutzen"),
    "buy tokens": ("{tokens0} for {influence1}", "{tokens0} für {influence1}"),
    "buy none": ("None", "Keine"),
    "dock": ("On {planet0}", "Auf {planet0}"),
    "dock in space": ("In space", "Im Weltraum"),
    "no more research": ("No further technology", "Keine weitere Technologie"),
    "research more": ("Research another one", "Noch eine erforschen"),
    "research": ("Research a technology", "Eine Technologie erforschen"),
    "research nothing": ("Research nothing", "Nichts erforschen"),
    "leave custodians": ("Leave them there", "Dort lassen"),
    "remove custodians": ("Remove the custodians", "Die Hüter entfernen"),
    "objective": ("{objective0}", "{objective0}"),
    "score": ("Score {objective0}", "{objective0} werten"),
    "score nothing": ("Score nothing", "Nichts werten"),
    "score nothing more": ("Nothing more", "Nichts weiter"),
    "draw secret": ("Draw a secret objective", "Einen geheimen Auftrag ziehen"),
    "draw nothing": ("Draw nothing", "Nichts ziehen"),
    "ship": ("{unit} of {player1}, {system0}", "{unit} von {player1}, {system0}"),
    "destroy there": ("{unit}, {place0}", "{unit}, {place0}"),
    "place infantry": ("Place it", "Hinstellen"),
    "goods": ("{goods0}", "{goods0}"),
    "note": ("{component0}", "{component0}"),
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "custodians removed": (
        "{who} {who|removes|remove} the custodians from Mecatol Rex.",
        "{who} {who|entfernt|entfernst} die Hüter von Mecatol Rex.",
    ),
    "goods on cards": (
        "1 trade good is placed on each strategy card that nobody chose: {strategy*}.",
        "Auf jede nicht gewählte Strategiekarte kommt 1 Handelsware: {strategy*}.",
    ),
    "strategy chosen": (
        "{who} {who|chooses|choose} {strategy0}.",
        "{who} {who|wählt|wählst} {strategy0}.",
    ),
    "strategy chosen with goods": (
        "{who} {who|chooses|choose} {strategy0} and {who|gets|get} {goods1} from it.",
        "{who} {who|wählt|wählst} {strategy0} und {who|erhält|erhältst} davon {goods1}.",
    ),
    "strategy": (
        "{who} {who|performs|perform} the strategic action of {strategy0}.",
        "{who} {who|führt|führst} die Strategieaktion von {strategy0} aus.",
    ),
    "secondary": (
        "{who} {who|follows|follow} with {strategy0}.",
        "{who} {who|nutzt|nutzt} die Sekundärfähigkeit von {strategy0}.",
    ),
    "follow void": (
        "{who} can no longer follow with {strategy0}.",
        "{who} {who|kann|kannst} die Sekundärfähigkeit von {strategy0} nicht mehr nutzen.",
    ),
    "strategies kept": ("{who} {who|keeps|keep} {strategy*}.", "{who} {who|behält|behältst} {strategy*}."),
    "strategy denied": (
        "{who} {who|bars|bar} the choice of {strategy0}.",
        "{who} {who|verhindert|verhinderst} die Wahl von {strategy0}.",
    ),
    "strategies swapped": (
        "{who} {who|gives|give} {strategy0} away for {strategy1}.",
        "{who} {who|tauscht|tauschst} {strategy0} gegen {strategy1}.",
    ),
    "system closed": (
        "{who} {who|chooses|choose} {system0}: each other player places a command token there.",
        "{who} {who|wählt|wählst} {system0}: Alle anderen legen dort einen Kommandomarker hin.",
    ),
    "planet readied": (
        "{who} {who|readies|ready} {planet0}.",
        "{who} {who|macht|machst} {planet0} spielbereit.",
    ),
    "planet exhausted": ("{planet0} is exhausted.", "{planet0} wird erschöpft."),
    "token taken back": (
        "{who} {who|takes|take} a command token back from {system0}.",
        "{who} {who|nimmt|nimmst} einen Kommandomarker aus {system0} zurück.",
    ),
    "tactic token lost": (
        "{who} {who|loses|lose} a command token of the tactic pool.",
        "{who} {who|verliert|verlierst} einen Kommandomarker aus dem Taktikpool.",
    ),
    "tokens spent": (
        "{who} {who|spends|spend} command tokens: {n0} tactic, {n1} strategy.",
        "{who} {who|gibt|gibst} Kommandomarker aus: {n0} Taktik, {n1} Strategie.",
    ),
    "specialty used": (
        "{who} {who|exhausts|exhaust} {planet0} for its technology specialty.",
        "{who} {who|erschöpft|erschöpfst} {planet0} für die Technologie-Spezialisierung.",
    ),
    "specialty served": (
        "{who} {who|uses|use} the technology specialty of {planet0}.",
        "{who} {who|nutzt|nutzt} die Technologie-Spezialisierung von {planet0}.",
    ),
    "researched": ("{who} {who|researches|research} {tech0}.", "{who} {who|erforscht|erforschst} {tech0}."),
    "technology": ("{who} now {who|owns|own} {tech0}.", "{who} {who|besitzt|besitzt} jetzt {tech0}."),
    "secret drawn": (
        "{who} {who|draws|draw} a secret objective{cards||: {cards}}.",
        "{who} {who|zieht|ziehst} einen geheimen Auftrag{cards||: {cards}}.",
    ),
    "secret returned": (
        "{who} {who|returns|return} a secret objective{cards||: {cards}}.",
        "{who} {who|gibt|gibst} einen geheimen Auftrag zurück{cards||: {cards}}.",
    ),
    "objective revealed": ("A new public objective: {objective0}.", "Ein neuer öffentlicher Auftrag: {objective0}."),
    "scored": (
        "{who} {who|scores|score} {objective0} for {points1}.",
        "{who} {who|wertet|wertest} {objective0} für {points1}.",
    ),
    "commodities given": (
        "{who} {who|gives|give} {seat0:you} {commodities1}.",
        "{who} {who|gibt|gibst} {seat0:dir} {commodities1}.",
    ),
    "goods given": (
        "{who} {who|gives|give} {seat0:you} {goods1}.",
        "{who} {who|gibt|gibst} {seat0:dir} {goods1}.",
    ),
    "card shown": (
        "{who} {who|shows|show} {seat0:you} an action card{cards||: {cards}}.",
        "{who} {who|zeigt|zeigst} {seat0:dir} eine Aktionskarte{cards||: {cards}}.",
    ),
    "secret shown": (
        "{who} {who|shows|show} {seat0:you} a secret objective{cards||: {cards}}.",
        "{who} {who|zeigt|zeigst} {seat0:dir} einen geheimen Auftrag{cards||: {cards}}.",
    ),
    "card given": (
        "{who} {who|gives|give} {seat0:you} an action card{cards||: {cards}}.",
        "{who} {who|gibt|gibst} {seat0:dir} eine Aktionskarte{cards||: {cards}}.",
    ),
    "repaired": (
        "{who} {who|repairs|repair} 1 {type1} at {place0}.",
        "{who} {who|repariert|reparierst} 1 {type1} ({place0}).",
    ),
    "plague rolled": (
        "{who} {who|rolls|roll} for the plague on {planet0}: {dice}.",
        "{who} {who|würfelt|würfelst} für die Seuche auf {planet0}: {dice}.",
    ),
    "retreat intercepted": (
        "{who} {who|stops|stop} the retreat: it does not happen in this round.",
        "{who} {who|vereitelt|vereitelst} den Rückzug: In dieser Runde findet er nicht statt.",
    ),
    "goods lost": ("{who} {who|loses|lose} {goods0}.", "{who} {who|verliert|verlierst} {goods0}."),
}

CARRYING: Final = {
    "strategy*": ("goods on cards", "strategies kept"),
    "strategy n": ("strategy chosen", "strategy chosen with goods"),
    "strategy": ("strategy", "secondary", "follow void", "strategy denied"),
    "strategy strategy": ("strategies swapped",),
    "system": ("system closed", "token taken back"),
    "planet": ("planet readied", "planet exhausted", "specialty used", "specialty served"),
    "tech": ("researched", "technology"),
    "": ("custodians removed", "tactic token lost", "secret drawn", "secret returned", "retreat intercepted"),
    "n n": ("tokens spent",),
    "n": ("goods lost",),
    "objective": ("objective revealed",),
    "objective n": ("scored",),
    "planet n* +dice": ("plague rolled",),
    "seat": ("card given", "card shown", "secret shown"),
    "seat n": ("commodities given", "goods given"),
    "place type": ("repaired",),
}
