"""Why something cannot be chosen, or a form is refused, with its numbers: English and German."""

from __future__ import annotations

from typing import Final

# What the numbers of each are stands in its sentences: {system0}, {n1}.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "own-token": (
        "{system0} holds a command token of yours.",
        "In {system0} liegt ein Kommandomarker von dir.",
    ),
    "no-units-there": ("You have no units in {system0}.", "In {system0} hast du keine Einheiten."),
    "kept-out": ("Nothing of yours may move into {system0} now.", "Nichts von dir darf jetzt nach {system0}."),
    "is-there": ("It is in {system0} already.", "Das ist schon in {system0}."),
    "nobody-passes": (
        "No ship with capacity that could come passes {system0}.",
        "Kein Schiff mit Kapazität, das kommen könnte, kommt an {system0} vorbei.",
    ),
    "no-way": (
        "No way that is open to you leads from {system0} to {system1}.",
        "Kein Weg, der dir offen steht, führt von {system0} nach {system1}.",
    ),
    "too-far": (
        "From {system0} it takes a movement of {n1}; it has {n2}.",
        "Von {system0} aus braucht es Bewegung {n1}; vorhanden ist {n2}.",
    ),
    "no-ship-moves": ("No ship moves that could carry it.", "Kein Schiff bewegt sich, das es tragen könnte."),
    "no-room": (
        "There is room for {n1}, and {n0} would have to be carried.",
        "Platz ist für {n1}, und {n0} müssten getragen werden.",
    ),
    "not-on-the-way": (
        "There are {n0} to carry and room for {n1}, but no ship with room passes all of them.",
        "{n0} sind zu tragen, und Platz ist für {n1}, aber kein Schiff mit Platz kommt an allen vorbei.",
    ),
    "carry-all": (
        "{n0} must be carried; the form has {n1}.",
        "{n0} müssen getragen werden; auf dem Formular sind {n1}.",
    ),
    "nothing-lands": ("Nothing lands.", "Nichts landet."),
    "not-so-many-aboard": ("There are {n1} aboard, not {n0}.", "An Bord sind {n1}, nicht {n0}."),
    "custodians": (
        "{planet0} is held by the custodians.",
        "{planet0} wird noch von den Hütern bewacht.",
    ),
    "demilitarized": ("{planet0} is a demilitarized zone.", "{planet0} ist eine entmilitarisierte Zone."),
    "nobody-to-bombard": (
        "Nobody else has ground forces on {planet0}.",
        "Niemand sonst hat Bodentruppen auf {planet0}.",
    ),
    "bombarding-forbidden": (
        "{planet0} must not be bombarded: a law protects cultural planets.",
        "{planet0} darf nicht bombardiert werden: Ein Gesetz schützt kulturelle Planeten.",
    ),
    "planetary-shield": ("{planet0} has a planetary shield.", "{planet0} hat einen planetaren Schild."),
    "nothing-bombards": ("Nothing bombards.", "Nichts bombardiert."),
    "bombards-once": (
        "Each unit bombards one planet: there are {n1}, not {n0}.",
        "Jede Einheit bombardiert einen Planeten: Es sind {n1}, nicht {n0}.",
    ),
    "not-adjacent": ("{system0} is not adjacent.", "{system0} grenzt nicht an."),
    "ships-of-others": ("Others have ships in {system0}.", "In {system0} sind Schiffe anderer."),
    "held-in-combat": ("Nobody leaves this combat.", "Diesen Kampf verlässt niemand."),
    "one-captive-each": (
        "For {n1|{n1} unit|{n1} units} that you produce you return at most as many of that type, not {n0}.",
        "Für {n1|{n1} produzierte Einheit|{n1} produzierte Einheiten} gibst du höchstens ebenso viele"
        " des Typs zurück, nicht {n0}.",
    ),
    "closed-anomaly": ("{system0} is closed to your ships.", "{system0} ist für deine Schiffe geschlossen."),
    "nothing-of-yours": (
        "You have neither a unit nor a planet in {system0}.",
        "In {system0} hast du weder Einheiten noch Planeten.",
    ),
    "nothing-built": ("Nothing is built.", "Nichts wird gebaut."),
    "has-no-cost": (
        "You cannot build a {type0}: it has no cost for you.",
        "{type0} kannst du nicht bauen: keine Kosten.",
    ),
    "lacks-technology": (
        "You cannot build a {type0} without the technology {tech1}.",
        "{type0} kannst du ohne die Technologie {tech1} nicht bauen.",
    ),
    "ability-begun": (
        "A card or an ability is about to be resolved.",
        "Gerade wird eine Karte oder eine Fähigkeit ausgeführt.",
    ),
    "price-open": ("A price is being paid.", "Gerade wird ein Preis bezahlt."),
    "type-not-named": ("It cannot be a {type0} this time.", "{type0} ist diesmal nicht möglich."),
    "blockaded": (
        "The space docks in {system0} are blockaded by {seat1:you}: no ships can be built.",
        "Die Raumwerften in {system0} werden von {seat1:dir} blockiert: Schiffe können nicht gebaut werden.",
    ),
    "not-placed-there": ("It cannot be placed at {place0}.", "Es kann nicht auf {place0} gestellt werden."),
    "nothing-produces-there": ("Nothing on {planet0} produces.", "Auf {planet0} produziert nichts."),
    "production-limit": (
        "{n0} units are more than the production value of {n1}.",
        "{n0} Einheiten sind mehr als der Produktionswert {n1}.",
    ),
    "more-than-its-resources": (
        "They cost {n0}, and the planet has {resources1}.",
        "Das kostet {n0}, und der Planet hat {resources1}.",
    ),
    "too-expensive": ("That costs {n0}; you can pay {n1}.", "Das kostet {n0}; du kannst {n1} bezahlen."),
    "no-figure-left": (
        "They stand in {n0} places, and there are {n1} figures.",
        "Sie stehen an {n0} Orten, und es gibt {n1} Figuren.",
    ),
    "none-left": ("There are {n1} to be had, not {n0}.", "Zu haben sind {n1}, nicht {n0}."),
    "pays-too-little": ("That pays {n0}; the price is {n1}.", "Das bezahlt {n0}; der Preis ist {n1}."),
    "leaves-too-little": (
        "That leaves less than {n0}, which must be paid as well.",
        "Das lässt weniger als {n0} übrig; so viel ist außerdem zu zahlen.",
    ),
    "not-your-planet": ("You do not control {planet0}.", "Du kontrollierst {planet0} nicht."),
    "planet-exhausted": ("{planet0} is exhausted.", "{planet0} ist erschöpft."),
    "gives-no-resources": ("{planet0} gives no resources.", "{planet0} gibt keine Ressourcen."),
    "gives-no-either": (
        "{planet0} gives neither resources nor influence.",
        "{planet0} gibt weder Ressourcen noch Einfluss.",
    ),
    "gives-no-influence": ("{planet0} gives no influence.", "{planet0} gibt keinen Einfluss."),
    "no-goods": ("You have no trade goods.", "Du hast keine Handelswaren."),
    "commodities-are-traded": (
        "Commodities pay nothing until they are traded; you have {n0}.",
        "Massenprodukte bezahlen nichts, bevor sie gehandelt sind; du hast {n0}.",
    ),
    "activate-the-system": (
        "Systems are activated, not planets: choose the system of {planet0}.",
        "Aktiviert werden Systeme, nicht Planeten: Wähle das System von {planet0}.",
    ),
    "acts-by-itself": ("{component0} acts by itself.", "{component0} wirkt von selbst."),
    "all-return": ("{n1} return; the form places {n0}.", "{n1} kehren zurück; auf dem Formular sind {n0}."),
    "cannons-at-active": (
        "Only {seat1:you} can be fired at now, not {seat0:you}.",
        "Nur auf {seat1:dich} kann jetzt gefeuert werden, nicht auf {seat0:dich}.",
    ),
    "capacity-counts-cargo": (
        "Ships hold {n1}; a {type0} does not count towards that.",
        "Die Schiffe nehmen {n1} auf; {type0} zählt dabei nicht.",
    ),
    "component-exhausted": ("{component0} is exhausted.", "{component0} ist erschöpft."),
    "component-barred": ("Something keeps you from using {component0}.", "Etwas hindert dich, {component0} zu nutzen."),
    "own-note": (
        "{component0} is a note of your own colour: only others can play it.",
        "{component0} ist eine Vertragskarte deiner eigenen Farbe: Nur andere können sie spielen.",
    ),
    "condition-unmet": (
        "What {component0} needs is not so now.",
        "Was {component0} voraussetzt, ist jetzt nicht gegeben.",
    ),
    "does-not-fight": ("A {type0} does not fight here.", "{type0} kämpft hier nicht."),
    "duty-first": (
        "Something that must be done comes before {component0}.",
        "Vor {component0} kommt, was getan werden muss.",
    ),
    "eliminated": ("{seat0:You} {seat0|is|are} out of the game.", "{seat0:Du} {seat0|ist|bist} ausgeschieden."),
    "figure-needed-there": (
        "At {place0} the figure would be needed again.",
        "Bei {place0} würde die Figur wieder gebraucht.",
    ),
    "fleet-counts-ships": (
        "The fleet pool allows {ships1}; a {type0} is not counted.",
        "Der Flottenpool erlaubt {ships1}; {type0} zählt nicht.",
    ),
    "goes-by-itself": ("A {type0} leaves by itself.", "{type0} zieht von selbst ab."),
    "hits-fighters-only": (
        "These hits are for fighters, not for a {type0}.",
        "Diese Treffer gehen auf Jäger, nicht auf {type0}.",
    ),
    "hits-no-fighters": (
        "These hits are for other ships than a {type0}.",
        "Diese Treffer gehen auf andere Schiffe als {type0}.",
    ),
    "hits-one-type": (
        "These hits are for a {type1}, not for a {type0}.",
        "Diese Treffer gehen auf {type1}, nicht auf {type0}.",
    ),
    "no-ships-of-theirs": (
        "{seat0:You} {seat0|has|have} no ships there.",
        "{seat0:Du} {seat0|hat|hast} dort keine Schiffe.",
    ),
    "card-not-played": (
        "Not before {strategy0} has been played.",
        "Erst muss {strategy0} ausgespielt sein.",
    ),
    "no-component-action": (
        "Nothing that you hold is an action now.",
        "Nichts, was du hast, ist jetzt eine Aktion.",
    ),
    "no-tactic-token": ("Your tactic pool is empty.", "Dein Taktikpool ist leer."),
    "no-units-on": ("You have no units on {planet0}.", "Auf {planet0} hast du keine Einheiten."),
    "none-there": ("There is no {type0} of yours.", "{type0}: dort hast du nichts."),
    "not-active-system": (
        "{system0} is not {system1}, the active system.",
        "{system0} ist nicht {system1}, das aktive System.",
    ),
    "not-in-active-system": ("{planet0} is not in {system1}.", "{planet0} liegt nicht in {system1}."),
    "one-of-each-planet": ("Each planet sends only one.", "Jeder Planet schickt nur eine."),
    "lands-elsewhere": (
        "Nobody lands on {planet0} who comes from there.",
        "Auf {planet0} landet niemand, der von dort kommt.",
    ),
    "leader-locked": ("{component0} is not unlocked yet.", "{component0} ist noch nicht freigeschaltet."),
    "not-yours": ("{component0} is not yours.", "{component0} gehört dir nicht."),
    "nothing-of-it": ("{seat0:You} {seat0|has|have} none of that.", "{seat0:Du} {seat0|hat|hast} nichts davon."),
    "other-components": (
        "{component0} is none of the {n1} that may be chosen.",
        "{component0} ist nicht unter den {n1}, die gewählt werden können.",
    ),
    "other-systems": (
        "{system0} is none of the {n1} that may be chosen.",
        "{system0} ist nicht unter den {n1}, die gewählt werden können.",
    ),
    "other-planets": (
        "{planet0} is none of the {n1} that may be chosen.",
        "{planet0} ist nicht unter den {n1}, die gewählt werden können.",
    ),
    "other-seats": (
        "{player0} is none of the {n1} that may be chosen.",
        "{player0} ist nicht unter den {n1}, die gewählt werden können.",
    ),
    "other-moment": (
        "{component0} acts at another moment: {moments}.",
        "{component0} wirkt in einem anderen Augenblick: {moments}.",
    ),
    "pool-empty": ("Nothing lies in that pool: {pool0}.", "Dort liegt nichts: {pool0}."),
    "taken-already": (
        "All of your {n1} of {type0} take a hit already.",
        "{type0}: Alle {n1} nehmen schon einen Treffer.",
    ),
    "used-here": (
        "{component0} has been used at this moment already.",
        "{component0} wurde in diesem Augenblick schon genutzt.",
    ),
    "yourself": ("That is you.", "Das bist du."),
    "not-so-many-tokens": (
        "The form has {n0}; there must be {n1}.",
        "Auf dem Formular sind {n0}; es müssen {n1} sein.",
    ),
    "structure-elsewhere": ("A {type1} does not stand at {place0}.", "{type1}: steht nicht auf {place0}."),
    "structures-enough": (
        "There are {n0} already, and at most {n1} may stand there.",
        "Es sind schon {n0}, und höchstens {n1} dürfen dort stehen.",
    ),
    "not-your-turn": ("{seat0:You} {seat0|has|have} the turn.", "{seat0:Du} {seat0|ist|bist} am Zug."),
    "no-agenda-open": (
        "No agenda is being resolved.",
        "Es wird gerade keine Agenda abgehandelt.",
    ),
    "traded-already": (
        "You have made a transaction with {seat0:you} already.",
        "Du hast mit {seat0:dir} schon eine Transaktion gemacht.",
    ),
    "proposals-enough": (
        "You have proposed {n1} times to {seat0:you} already.",
        "Du hast {seat0:dir} schon {n1} Vorschläge gemacht.",
    ),
    "nothing-to-trade": (
        "Neither you nor {seat0:you} {seat0|has|have} anything to trade.",
        "Weder du noch {seat0:du} {seat0|hat|hast} etwas zu handeln.",
    ),
    "no-neighbour": (
        "{seat0:You} {seat0|is|are} no neighbour of yours.",
        "{seat0:Du} {seat0|ist|bist} kein Nachbar von dir.",
    ),
    "one-note": (
        "{seat0:You} {seat0|gives|give} one promissory note at most.",
        "{seat0:Du} {seat0|gibt|gibst} höchstens eine Vertragskarte.",
    ),
    "not-so-many-cards": (
        "{seat0:You} {seat0|holds|hold} {n2} action cards, not {n1}.",
        "{seat0:Du} {seat0|hat|hast} {n2} Aktionskarten, nicht {n1}.",
    ),
    "nowhere-to-go": (
        "{seat0:You} {seat0|has|have} no planet left to which all units could go.",
        "{seat0:Du} {seat0|hat|hast} keinen Planeten mehr, auf den alle Einheiten gehen könnten.",
    ),
    "nothing-changes-hands": ("Nothing changes hands.", "Nichts wechselt den Besitzer."),
    "no-infantry-of-docks": (
        "Your space docks produce no infantry: {n1} can come from elsewhere, not {n0}.",
        "Deine Raumwerften produzieren keine Infanterie: {n1} kann von anderswo kommen, nicht {n0}.",
    ),
    "activation-barred": ("{system0} cannot be activated by you.", "{system0} kannst du nicht aktivieren."),
    "farther-than-next-door": (
        "One of them would have to go farther than into an adjacent system.",
        "Eine von ihnen müsste weiter gehen als in ein angrenzendes System.",
    ),
    "too-many-relocated": ("{n0} are more than {n1}.", "{n0} sind mehr als {n1}."),
    "as-many-as-taken": ("{n1} are taken and {n0} placed.", "{n1} werden genommen und {n0} hingestellt."),
    "faction-taken": ("{seat0:You} {seat0|plays|play} {faction1}.", "{seat0:Du} {seat0|spielt|spielst} {faction1}."),
    "faction-not-drafted": ("{faction0} does not lie there.", "{faction0} liegt nicht aus."),
    "place-all-units": (
        "Of {type0} the form places {n1}; there are {n2}.",
        "{type0}: Das Formular stellt {n1} auf; es sind {n2}.",
    ),
    "place-taken": ("{system0} lies there already.", "Dort liegt schon {system0}."),
    "ring-not-full": (
        "Ring {n0} still has {n1} free {n1|place|places}; ring {n2} comes later.",
        "Ring {n0} hat noch {n1} {n1|freien Platz|freie Plätze}; Ring {n2} kommt später.",
    ),
    "anomaly-beside": (
        "It would touch an anomaly: {tile0}.",
        "Sie würde an eine Anomalie grenzen: {tile0}.",
    ),
    "wormhole-beside": (
        "It would touch a wormhole of its kind: {tile0}.",
        "Sie würde an ein gleiches Wurmloch grenzen: {tile0}.",
    ),
    "anomalies-everywhere": (
        "{tile0} would touch an anomaly everywhere, and another tile of yours would not.",
        "{tile0} würde überall an eine Anomalie grenzen, und eine andere Tafel von dir nicht.",
    ),
    "wormholes-everywhere": (
        "{tile0} would touch a wormhole of its kind everywhere, and another tile of yours would not.",
        "{tile0} würde überall an ein gleiches Wurmloch grenzen, und eine andere Tafel von dir nicht.",
    ),
    "strategy-taken": ("{strategy0} has been chosen already.", "{strategy0} ist schon gewählt."),
    "strategy-denied": ("{strategy0} may not be chosen now.", "{strategy0} darf jetzt nicht gewählt werden."),
    "no-strategy-token": (
        "Your strategy pool is empty, and following {strategy0} costs a token.",
        "Dein Strategiepool ist leer, und {strategy0} kostet dich einen Marker.",
    ),
    "no-tokens-left": ("You have no command token left to gain.", "Du hast keinen Kommandomarker mehr zu erhalten."),
    "too-little-influence": (
        "You can pay {influence0}; a token costs {n1}.",
        "Du kannst {influence0} bezahlen; ein Marker kostet {n1}.",
    ),
    "too-few-resources": (
        "You can pay {resources0}; the price is {n1}.",
        "Du kannst {resources0} bezahlen; der Preis ist {n1}.",
    ),
    "nowhere-to-build": (
        "You could place a structure in no system without a command token of yours.",
        "In keinem System ohne deinen Kommandomarker könntest du ein Gebäude errichten.",
    ),
    "is-speaker": (
        "{seat0:You} {seat0|is|are} the speaker already.",
        "{seat0:Du} {seat0|ist|bist} schon der Sprecher.",
    ),
    "no-dock-at-home": (
        "You have no space dock in your home system.",
        "In deinem Heimat-System hast du keine Raumwerft.",
    ),
    "not-mecatol": (
        "The system of Mecatol Rex cannot be chosen.",
        "Das System von Mecatol Rex kann nicht gewählt werden.",
    ),
    "no-planet-there": ("You control no planet in {system0}.", "In {system0} kontrollierst du keinen Planeten."),
    "nothing-to-research": (
        "There is no technology that you could research.",
        "Es gibt keine Technologie, die du erforschen könntest.",
    ),
    "tech-owned": ("You own {tech0} already.", "{tech0} besitzt du schon."),
    "tech-of-another": ("{tech0} belongs to another faction.", "{tech0} gehört einer anderen Fraktion."),
    "other-unit-printed": (
        "Your faction sheet shows another unit in the place of {tech0}.",
        "Auf deinem Fraktionsbogen steht an der Stelle von {tech0} eine andere Einheit.",
    ),
    "prerequisites-missing": (
        "For {tech0} {n1|{n1} prerequisite is|{n1} prerequisites are} missing.",
        "Für {tech0} {n1|fehlt {n1} Voraussetzung|fehlen {n1} Voraussetzungen}.",
    ),
    "more-than-missing": (
        "{tech0} lacks {n1|{n1} prerequisite|{n1} prerequisites}, and no more can be ignored.",
        "{tech0} {n1|fehlt {n1} Voraussetzung|fehlen {n1} Voraussetzungen}, mehr lässt sich nicht ignorieren.",
    ),
    "public-only": (
        "{objective0} is secret: here only public ones count.",
        "{objective0} ist geheim: Hier zählen nur öffentliche.",
    ),
    "no-secrets-left": ("No secret objective is left to draw.", "Es gibt keinen geheimen Auftrag mehr zu ziehen."),
    "scored-already": ("You have scored {objective0} already.", "{objective0} hast du schon gewertet."),
    "not-your-secret": (
        "{objective0} is no secret objective of yours.",
        "{objective0} ist keiner deiner geheimen Aufträge.",
    ),
    "home-without-planet": (
        "{system0} is a home system, and you control no planet there.",
        "{system0} ist ein Heimat-System, und du kontrollierst dort keinen Planeten.",
    ),
    "no-war-sun": ("You have no war sun in {system0}.", "In {system0} hast du keine Kriegssonne."),
    "home-lost": (
        "You score public objectives only while you control all planets of your home system.",
        "Öffentliche Aufträge wertest du nur, solange du alle Planeten deines Heimat-Systems kontrollierst.",
    ),
    "other-phase": ("{objective0} is scored in another phase.", "{objective0} wird in einer anderen Phase gewertet."),
    "not-yet": (
        "{objective0}: you have {n1} of {n2}.",
        "{objective0}: Du hast {n1} von {n2}.",
    ),
    "one-each": (
        "You have scored one of that kind in this phase already.",
        "Von dieser Art hast du in dieser Phase schon einen gewertet.",
    ),
    "no-custodians": ("There are no custodians.", "Dort sind keine Hüter."),
    "nobody-to-land": ("Nobody is aboard to land.", "Niemand ist an Bord, um zu landen."),
    "must-land-there": (
        "Somebody must land on {planet0}, now that the custodians have gone.",
        "Auf {planet0} muss jemand landen, nun da die Hüter fort sind.",
    ),
    "gives-no-votes": ("{planet0} gives no votes.", "{planet0} gibt keine Stimmen."),
}
