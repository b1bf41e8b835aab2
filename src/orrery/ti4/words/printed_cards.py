"""What action cards and promissory notes do, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

PREDICT: Final = (
    "After an agenda is revealed: you do not vote on it and predict an outcome. If it comes true: ",
    "Nachdem eine Agenda aufgedeckt wurde: Du stimmst nicht darüber ab und prognostizierst eine Alternative. Trifft sie"
    " ein: ",
)


def rider(english: str, german: str) -> tuple[str, str]:
    return PREDICT[0] + english, PREDICT[1] + german


CARD_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "sabotage": (
        "When another player plays an action card other than Sabotage: it is cancelled.",
        "Wenn jemand anderes eine Aktionskarte außer Sabotage spielt: Sie hat keine Wirkung.",
    ),
    "direct-hit": (
        "After a ship of another player sustains a hit that you made: it is destroyed.",
        "Nachdem ein Schiff eines anderen einen Treffer von dir abgefangen hat: Es wird zerstört.",
    ),
    "morale-boost": (
        "At the start of a round of combat: each of your combat rolls in it counts 1 more.",
        "Am Anfang einer Kampfrunde: Jeder deiner Kampfwürfe in ihr zählt 1 mehr.",
    ),
    "shields-holding": (
        "Before you assign hits in a space combat: up to 2 of them are cancelled.",
        "Bevor du in einem Raumkampf Treffer zuweist: Bis zu 2 davon entfallen.",
    ),
    "flank-speed": (
        "After you activate a system: each of your ships has 1 more movement in this action.",
        "Nachdem du ein System aktiviert hast: Jedes deiner Schiffe hat in dieser Aktion 1 Bewegung mehr.",
    ),
    "skilled-retreat": (
        "At the start of a round of space combat: all your ships go to an adjacent system without ships of others, and"
        " a command token of yours with them. Nobody wins the combat.",
        "Am Anfang einer Raumkampfrunde: Alle deine Schiffe gehen in ein angrenzendes System ohne Schiffe anderer, und"
        " ein Kommandomarker von dir mit ihnen. Den Kampf gewinnt niemand.",
    ),
    "courageous-to-the-end": (
        "After one of your ships is destroyed in a space combat: roll 2 dice; each that reaches its combat value"
        " destroys a ship of your opponent, of their choice.",
        "Nachdem eines deiner Schiffe im Raumkampf zerstört wurde: Wirf 2 Würfel; jeder, der seinen Kampfwert"
        " erreicht, zerstört ein Schiff deines Gegners, das er wählt.",
    ),
    "mining-initiative": (
        "Action: gain as many trade goods as one of your planets has resources.",
        "Aktion: Erhalte so viele Handelswaren, wie einer deiner Planeten Ressourcen hat.",
    ),
    "ancient-burial-sites": (
        "At the start of the agenda phase: all cultural planets of a player are exhausted.",
        "Am Anfang der Agendaphase: Alle kulturellen Planeten eines Spielers werden erschöpft.",
    ),
    "assassinate-representative": (
        "After an agenda is revealed: a player of your choice does not vote on it.",
        "Nachdem eine Agenda aufgedeckt wurde: Ein Spieler deiner Wahl stimmt nicht darüber ab.",
    ),
    "bribery": (
        "After the speaker votes: spend any number of trade goods; each adds 1 vote to the outcome you voted for.",
        "Nachdem der Sprecher abgestimmt hat: Gib beliebig viele Handelswaren aus; jede bringt 1 Stimme mehr für die"
        " Alternative, für die du gestimmt hast.",
    ),
    "bunker": (
        "At the start of an invasion: bombardment dice against your planets count 4 less in it.",
        "Am Anfang eines Einmarsches: Würfel für Bombardement gegen deine Planeten zählen in ihm 4 weniger.",
    ),
    "confusing-legal-text": (
        "When you are elected: another player is elected in your place.",
        "Wenn du gewählt wirst: Ein anderer Spieler ist an deiner Stelle gewählt.",
    ),
    "construction-rider": rider(
        "place 1 space dock on a planet of yours.",
        "Stelle 1 Raumwerft auf einen deiner Planeten.",
    ),
    "cripple-defenses": (
        "Action: all PDS on a planet are destroyed.",
        "Aktion: Alle PVS auf einem Planeten werden zerstört.",
    ),
    "diplomacy-rider": rider(
        "each other player places a command token in a system of your choice with a planet of yours.",
        "Jeder andere legt einen Kommandomarker in ein System deiner Wahl mit einem deiner Planeten.",
    ),
    "disable": (
        "At the start of an invasion in a system with PDS of your opponents: these have neither planetary shield nor"
        " space cannon in it.",
        "Am Anfang eines Einmarsches in ein System mit PVS deiner Gegner: Sie haben in ihm weder planetaren Schild noch"
        " Weltraumkanone.",
    ),
    "distinguished-councilor": (
        "After you vote: 5 more votes for the same outcome.",
        "Nachdem du abgestimmt hast: 5 weitere Stimmen für dieselbe Alternative.",
    ),
    "economic-initiative": (
        "Action: ready all your cultural planets.",
        "Aktion: Mache alle deine kulturellen Planeten spielbereit.",
    ),
    "emergency-repairs": (
        "At the start or end of a round of combat: repair all your units in the active system that can sustain damage.",
        "Am Anfang oder Ende einer Kampfrunde: Repariere alle deine Einheiten im aktiven System, die Schaden abfangen"
        " können.",
    ),
    "experimental-battlestation": (
        "After another player moves ships into the active system: one of your space docks in it or next to it fires"
        " space cannons with 3 dice, hitting on 5 or more.",
        "Nachdem ein anderer Schiffe ins aktive System bewegt hat: Eine deiner Raumwerften dort oder angrenzend feuert"
        " wie Weltraumkanonen mit 3 Würfeln, Treffer ab 5.",
    ),
    "fighter-prototype": (
        "At the start of the first round of a space combat: combat rolls of your fighters count 2 more in it.",
        "Am Anfang der ersten Runde eines Raumkampfes: Kampfwürfe deiner Jäger zählen in ihr 2 mehr.",
    ),
    "fire-team": (
        "After your ground forces roll in a ground combat: roll any of these dice again.",
        "Nachdem deine Bodentruppen im Bodenkampf gewürfelt haben: Wirf beliebige dieser Würfel noch einmal.",
    ),
    "focused-research": (
        "Action: spend 4 trade goods to research 1 technology.",
        "Aktion: Gib 4 Handelswaren aus und erforsche 1 Technologie.",
    ),
    "frontline-deployment": (
        "Action: place 3 infantry on a planet of yours.",
        "Aktion: Stelle 3 Infanterie auf einen deiner Planeten.",
    ),
    "ghost-ship": (
        "Action: place 1 destroyer in a system with a wormhole that is no home and holds no ships of others.",
        "Aktion: Stelle 1 Zerstörer in ein System mit einem Wurmloch, das kein Heimat-System ist und keine Schiffe"
        " anderer enthält.",
    ),
    "imperial-rider": rider("gain 1 victory point.", "Erhalte 1 Siegpunkt."),
    "in-the-silence-of-space": (
        "After you activate a system: your ships in one system may move through systems with ships of others in this"
        " action.",
        "Nachdem du ein System aktiviert hast: Deine Schiffe eines Systems dürfen sich in dieser Aktion durch Systeme"
        " mit Schiffen anderer bewegen.",
    ),
    "industrial-initiative": (
        "Action: gain 1 trade good for each of your industrial planets.",
        "Aktion: Erhalte 1 Handelsware für jeden deiner industriellen Planeten.",
    ),
    "infiltrate": (
        "When you gain control of a planet: PDS and space docks on it are replaced by yours.",
        "Wenn du die Kontrolle über einen Planeten erhältst: PVS und Raumwerften auf ihm werden durch deine ersetzt.",
    ),
    "insubordination": (
        "Action: another player loses 1 token of the tactic pool.",
        "Aktion: Ein anderer verliert 1 Marker aus dem Taktikpool.",
    ),
    "intercept": (
        "After your opponent announces a retreat: they cannot retreat in this round.",
        "Nachdem dein Gegner einen Rückzug angekündigt hat: In dieser Runde kann er sich nicht zurückziehen.",
    ),
    "leadership-rider": rider("gain 3 command tokens.", "Erhalte 3 Kommandomarker."),
    "lost-star-chart": (
        "After you activate a system: in this action systems with alpha and beta wormholes are adjacent to each other.",
        "Nachdem du ein System aktiviert hast: In dieser Aktion grenzen Systeme mit Alpha- und Beta-Wurmlöchern"
        " aneinander.",
    ),
    "lucky-shot": (
        "Action: destroy 1 dreadnought, cruiser or destroyer of another player in a system with a planet of yours.",
        "Aktion: Zerstöre 1 Schlachtschiff, Kreuzer oder Zerstörer eines anderen in einem System mit einem deiner"
        " Planeten.",
    ),
    "maneuvering-jets": (
        "Before you assign hits of space cannons: 1 of them is cancelled.",
        "Bevor du Treffer von Weltraumkanonen zuweist: 1 davon entfällt.",
    ),
    "parley": (
        "After another player lands on a planet of yours: those who landed go back into space.",
        "Nachdem ein anderer auf einem deiner Planeten gelandet ist: Die Gelandeten kehren in den Weltraum zurück.",
    ),
    "plague": (
        "Action: roll a die for each infantry on a planet of another player; each 6 or more destroys one.",
        "Aktion: Wirf für jede Infanterie auf einem Planeten eines anderen einen Würfel; jede 6 oder mehr zerstört"
        " eine.",
    ),
    "political-stability": (
        "When you would return your strategy cards: you keep them, and choose none in the next strategy phase.",
        "Wenn du deine Strategiekarten zurücklegen würdest: Du behältst sie und wählst in der nächsten Strategiephase"
        " keine.",
    ),
    "politics-rider": rider(
        "draw 3 action cards and become the speaker.",
        "Ziehe 3 Aktionskarten und nimm den Sprechermarker.",
    ),
    "public-disgrace": (
        "When another player chooses a strategy card: they must choose another one, if able.",
        "Wenn ein anderer eine Strategiekarte wählt: Er muss eine andere wählen, wenn er kann.",
    ),
    "reactor-meltdown": (
        "Action: destroy 1 space dock of another player outside home systems.",
        "Aktion: Zerstöre 1 Raumwerft eines anderen außerhalb von Heimat-Systemen.",
    ),
    "reparations": (
        "After another player gains control of a planet of yours: exhaust 1 of their planets and ready 1 of yours.",
        "Nachdem ein anderer die Kontrolle über einen deiner Planeten erhalten hat: Erschöpfe 1 seiner Planeten und"
        " mache 1 deiner Planeten spielbereit.",
    ),
    "repeal-law": ("Action: discard 1 law.", "Aktion: Lege 1 Gesetz ab."),
    "rise-of-a-messiah": (
        "Action: place 1 infantry on each of your planets.",
        "Aktion: Stelle 1 Infanterie auf jeden deiner Planeten.",
    ),
    "salvage": (
        "After you win a space combat: your opponent gives you all their commodities.",
        "Nachdem du einen Raumkampf gewonnen hast: Dein Gegner gibt dir alle seine Massenprodukte.",
    ),
    "signal-jamming": (
        "Action: choose a system with a ship of yours or next to one, but no home; another player places a command"
        " token there.",
        "Aktion: Wähle ein System mit einem deiner Schiffe oder neben einem, aber kein Heimat-System; ein anderer legt"
        " einen Kommandomarker dorthin.",
    ),
    "spy": (
        "Action: another player gives you 1 action card at random.",
        "Aktion: Ein anderer gibt dir 1 zufällige Aktionskarte.",
    ),
    "summit": (
        "At the start of the strategy phase: gain 2 command tokens.",
        "Am Anfang der Strategiephase: Erhalte 2 Kommandomarker.",
    ),
    "tactical-bombardment": (
        "Action: choose a system with a unit of yours that can bombard; all planets of others there are exhausted.",
        "Aktion: Wähle ein System mit einer deiner Einheiten, die bombardieren kann; alle Planeten anderer dort werden"
        " erschöpft.",
    ),
    "technology-rider": rider("research 1 technology.", "Erforsche 1 Technologie."),
    "trade-rider": rider("gain 5 trade goods.", "Erhalte 5 Handelswaren."),
    "unexpected-action": (
        "Action: take 1 of your command tokens back from the board.",
        "Aktion: Nimm 1 deiner Kommandomarker vom Spielplan zurück.",
    ),
    "unstable-planet": (
        "Action: exhaust a hazardous planet and destroy up to 3 infantry on it.",
        "Aktion: Erschöpfe einen gefährlichen Planeten und zerstöre bis zu 3 Infanterie auf ihm.",
    ),
    "upgrade": (
        "After you activate a system with your ships: replace 1 of your cruisers there by a dreadnought.",
        "Nachdem du ein System mit deinen Schiffen aktiviert hast: Ersetze 1 deiner Kreuzer dort durch ein"
        " Schlachtschiff.",
    ),
    "uprising": (
        "Action: exhaust a planet of another player that is no home; gain as many trade goods as it has resources.",
        "Aktion: Erschöpfe einen Planeten eines anderen, der keine Heimat ist; erhalte so viele Handelswaren, wie er"
        " Ressourcen hat.",
    ),
    "veto": (
        "When an agenda is revealed: it is discarded, and another one is revealed.",
        "Wenn eine Agenda aufgedeckt wird: Sie wird abgelegt, und eine andere wird aufgedeckt.",
    ),
    "war-effort": (
        "Action: place 1 cruiser in a system with your ships.",
        "Aktion: Stelle 1 Kreuzer in ein System mit deinen Schiffen.",
    ),
    "warfare-rider": rider(
        "place 1 dreadnought in a system with your ships.",
        "Stelle 1 Schlachtschiff in ein System mit deinen Schiffen.",
    ),
}

NOTE_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "ceasefire": (
        "After the player of this colour activates a system with your units: they can move nothing into it. Then it"
        " goes back.",
        "Nachdem der Spieler dieser Farbe ein System mit deinen Einheiten aktiviert hat: Er kann nichts dorthin"
        " bewegen. Dann geht sie zurück.",
    ),
    "political-secret": (
        "When an agenda is revealed: until it is resolved the player of this colour cannot vote, play action cards or"
        " use faction abilities. Then it goes back.",
        "Wenn eine Agenda aufgedeckt wird: Bis sie abgehandelt ist, kann der Spieler dieser Farbe weder abstimmen noch"
        " Aktionskarten spielen oder Fraktionsfähigkeiten nutzen. Dann geht sie zurück.",
    ),
    "support-for-the-throne": (
        "When you receive it: it comes into play, and you gain 1 victory point. When you activate a system with units"
        " of the player of this colour, or that player is eliminated, you lose the point, and it goes back.",
        "Wenn du sie erhältst: Sie kommt ins Spiel, und du erhältst 1 Siegpunkt. Wenn du ein System mit Einheiten des"
        " Spielers dieser Farbe aktivierst oder er ausscheidet, verlierst du den Punkt, und sie geht zurück.",
    ),
    "alliance": (
        "You have the use of the commander of the player whose colour it has, once that is unlocked. When you activate"
        " a system with that player's units, it goes back.",
        "Du kannst den Commander des Spielers nutzen, dessen Farbe sie hat, sobald er freigeschaltet ist. Aktivierst du"
        " ein System mit Einheiten dieses Spielers, geht sie zurück.",
    ),
    "trade-agreement": (
        "When the player of this colour replenishes commodities: they give all of them to you. Then it goes back.",
        "Wenn der Spieler dieser Farbe Massenprodukte auffüllt: Er gibt dir alle. Dann geht sie zurück.",
    ),
}
