"""Oracle in words."""

EN = {
    "name": "Oracle",
    "power": "Foresee",
    "gist": "Sees the opponent's card before choosing its own",
    "text": "As a main player, before encounter cards are chosen, you must use this power: your opponent lays its "
    "card face up, and only then do you choose yours.",
    "wild": "As a main player, before cards are chosen: mix your hand with your opponent's and take back, at random, "
    "as many cards as you had.",
    "super": "After your opponent has laid its card face up you may end the encounter: the card goes back, the ships "
    "go home, and play goes on as after a deal.",
    "event hands mixed": "{who} {who|mixes|mix} hands with {seat0}.",
    "event mixed hand": "{who} now {who|holds|hold} {cards}.",
}
DE = {
    "name": "Seher",
    "power": "Vorsehung",
    "gist": "Sieht die Karte des Gegners vor der eigenen Wahl",
    "text": "Als Hauptspieler musst du diese Fähigkeit benutzen, bevor Karten gewählt werden: Dein Gegner legt seine "
    "Karte offen, und erst dann wählst du deine.",
    "wild": "Als Hauptspieler, bevor Karten gewählt werden: Mische deine Hand mit der deines Gegners und nimm "
    "zufällig so viele Karten zurück, wie du hattest.",
    "super": "Hat dein Gegner seine Karte offen gelegt, darfst du die Herausforderung beenden: Die Karte geht "
    "zurück, die Schiffe kehren heim, und es geht weiter wie nach einem Handel.",
    "event hands mixed": "{who} {who|mischt|mischst} {who|die eigene|deine} Hand mit {seat0|der von {seat0}|deiner}.",
    "event mixed hand": "{who} {who|hält|hältst} jetzt {cards}.",
}
EVENTS = {"hands mixed": "seat", "mixed hand": "cards"}
