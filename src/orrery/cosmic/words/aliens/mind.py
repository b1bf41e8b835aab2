"""Mind in words."""

EN = {
    "name": "Mind",
    "power": "Knowledge",
    "gist": "Looks at a main player's whole hand",
    "text": "Before allies are invited you may use this power to look at the whole hand of a main player; if you are "
    "one yourself, at your opponent's. You may not tell what you saw.",
    "wild": "When another player draws from the deck, you see those cards, and every card that player draws for the "
    "rest of the encounter. You may not tell.",
    "super": "When you are not a main player, your power shows you the hands of both main players.",
    "ask mind.hand": "Whose hand do you look at?",
    "event named": "{who} {who|names|name} {seat0}.",
}
DE = {
    "name": "Gedankenleser",
    "power": "Wissen",
    "gist": "Sieht die ganze Hand eines Hauptspielers",
    "text": "Bevor Verbündete eingeladen werden, darfst du diese Fähigkeit benutzen, um die ganze Hand eines "
    "Hauptspielers anzusehen; bist du selbst einer, die deines Gegners. Was du gesehen hast, darfst du nicht "
    "verraten.",
    "wild": "Zieht ein anderer Spieler vom Stapel, siehst du diese Karten und alle, die er in dieser Herausforderung "
    "noch zieht. Verraten darfst du sie nicht.",
    "super": "Bist du kein Hauptspieler, zeigt dir deine Fähigkeit die Hände beider Hauptspieler.",
    "ask mind.hand": "Wessen Hand siehst du dir an?",
    "event named": "{who} {who|nennt|nennst} {seat0:dich}.",
}
EVENTS = {"named": "seat"}
