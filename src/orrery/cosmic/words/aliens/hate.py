"""Hate in words."""

EN = {
    "name": "Hate",
    "power": "Rage",
    "gist": "Makes others discard or lose ships each turn",
    "text": "At the start of your turn you must use this power and discard a card of your choice. Every other player "
    "then discards a card of the same type, an attack of at least the same value, or loses three ships that you "
    "choose. If you have no encounter card left then, you draw a new hand.",
    "wild": "As a main player, before encounter cards are chosen: your opponent discards a random card. If no "
    "encounter card is left there, you win the encounter.",
    "super": "You only show your card and take it back instead of discarding it.",
    "ask hate.card": "Which card do you give up to your rage?",
    "ask hate.pay": "{card0}: discard one of its type, an attack of at least that value, or lose three ships?",
    "option lose ships": "Lose three ships",
    "event card named": "{who} {who|names|name} {card0}.",
}
DE = {
    "name": "Hass",
    "power": "Wut",
    "gist": "Lässt andere jeden Zug ablegen oder Schiffe verlieren",
    "text": "Zu Beginn deines Zuges musst du diese Fähigkeit benutzen und eine Karte deiner Wahl ablegen. Jeder "
    "andere legt dann eine Karte derselben Art ab, einen Angriff von mindestens gleichem Wert, oder verliert drei "
    "Schiffe, die du aussuchst. Hast du danach keine Gefechtskarte mehr, ziehst du eine neue Hand.",
    "wild": "Als Hauptspieler, bevor Gefechtskarten gewählt werden: Dein Gegner legt eine zufällige Karte ab. Bleibt "
    "ihm keine Gefechtskarte, gewinnst du die Herausforderung.",
    "super": "Du zeigst deine Karte nur und nimmst sie zurück, statt sie abzulegen.",
    "ask hate.card": "Welche Karte opferst du deiner Wut?",
    "ask hate.pay": "{card0}: Eine derselben Art ablegen, einen Angriff von mindestens diesem Wert, oder drei Schiffe "
    "verlieren?",
    "option lose ships": "Drei Schiffe verlieren",
    "event card named": "{who} {who|nennt|nennst} {card0}.",
}
EVENTS = {"card named": "card"}
