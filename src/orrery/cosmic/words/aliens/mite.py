"""Mite in words."""

EN = {
    "name": "Mite",
    "power": "Bluster",
    "gist": "The defense discards down to three cards or lets it land",
    "text": "As the offense, before allies are invited, you must use this power if the defense holds more than three "
    "cards. The defense throws away random cards until three are left, or lets you settle: your ships on the gate "
    "land on the planet beside the defense, nothing goes to the warp, and the encounter ends at once as a success.",
    "wild": "As a main player, once alliances are formed: if more ships are allied with your opponent than with you, "
    "all allied ships go home.",
    "super": "You may look at the cards that your opponent throws away because of your power, and keep any of them.",
    "ask mite.give in": "{seat0} {seat0|blusters|bluster} at {planet1}: throw away cards until three are left, or let "
    "the ships settle?",
    "ask mite.keep": "Which of the thrown cards do you keep?",
    "option throw cards": "Throw away random cards",
    "option let settle": "Let them settle",
    "event cards thrown": "{who} {who|throws|throw} away {cards0}.",
    "event looked at thrown": "{who} {who|looks|look} at what {seat0} {seat0|throws|throw} away: {cards}.",
    "event allies sent home": "{who} {who|sends|send} all allies home.",
}
DE = {
    "name": "Milbe",
    "power": "Aufplustern",
    "gist": "Der Verteidiger wirft bis auf drei Karten ab oder lässt landen",
    "text": "Als Angreifer musst du diese Fähigkeit benutzen, bevor Verbündete eingeladen werden, wenn der "
    "Verteidiger mehr als drei Karten hat. Er wirft zufällige Karten ab, bis drei übrig sind, oder er lässt dich "
    "siedeln: Deine Schiffe auf dem Hyperraumportal landen neben ihm auf dem Planeten, nichts geht in den Warp, und "
    "die Herausforderung endet sofort als Erfolg.",
    "wild": "Als Hauptspieler, wenn die Bündnisse stehen: Sind mehr Schiffe mit deinem Gegner verbündet als mit dir, "
    "kehren alle verbündeten Schiffe heim.",
    "super": "Du darfst die Karten ansehen, die dein Gegner wegen deiner Fähigkeit abwirft, und beliebige davon "
    "behalten.",
    "ask mite.give in": "{seat0} {seat0|plustert sich|plusterst dich} vor {planet1} auf: Karten abwerfen, bis drei "
    "übrig sind, oder siedeln lassen?",
    "ask mite.keep": "Welche der abgeworfenen Karten behältst du?",
    "option throw cards": "Zufällige Karten abwerfen",
    "option let settle": "Siedeln lassen",
    "event cards thrown": "{who} {who|wirft|wirfst} {cards0} ab.",
    "event looked at thrown": "{who} {who|sieht|siehst} an, was {seat0} {seat0|abwirft|abwirfst}: {cards}.",
    "event allies sent home": "{who} {who|schickt|schickst} alle Verbündeten heim.",
}
EVENTS = {"cards thrown": "cards", "looked at thrown": "seat cards"}
