"""Sorcerer in words."""

EN = {
    "name": "Sorcerer",
    "power": "Magic",
    "gist": "Swaps the two cards before the reveal",
    "text": "As a main player, when both encounter cards lie face down, you may use this power to swap them: each of "
    "you shows the other's card.",
    "wild": "While no main player is the Sorcerer, before encounter cards are chosen: both main players swap their "
    "alien sheets for good. This flare then goes to the Sorcerer, or to the discard pile if nobody plays it.",
    "super": "You may use your power as an ally too.",
    "event cards swapped": "{who} {who|swaps|swap} the two encounter cards.",
    "event powers swapped": "{who} {who|makes|make} the main players swap their alien powers.",
    "event flare passed on": "{card0} goes to {seat1}.",
}
DE = {
    "name": "Hexer",
    "power": "Hexerei",
    "gist": "Vertauscht beide Karten vor dem Aufdecken",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn beide Karten verdeckt liegen: Ihr tauscht sie, "
    "und jeder zeigt die Karte des anderen.",
    "wild": "Solange kein Hauptspieler der Hexer ist, bevor Karten gewählt werden: Beide Hauptspieler tauschen ihre "
    "Spezies für den Rest des Spiels. Dieses Manöver geht dann an den Hexer oder, wenn niemand ihn spielt, auf die "
    "Ablage.",
    "super": "Du darfst deine Fähigkeit auch als Verbündeter benutzen.",
    "event cards swapped": "{who} {who|vertauscht|vertauschst} die beiden Gefechtskarten.",
    "event powers swapped": "{who} lässt die Hauptspieler ihre Spezialfähigkeiten tauschen.",
    "event flare passed on": "{card0} geht an {seat1:dich}.",
}
EVENTS = {"flare passed on": "card seat"}
