"""Macron in words."""

EN = {
    "name": "Macron",
    "power": "Mass",
    "gist": "Each of its ships counts 4",
    "text": "You must use this power: as the offense or an ally you may send only one ship, and as a main player or "
    "ally each of your ships counts 4 instead of 1. For compensation and rewards each of your ships counts as two.",
    "wild": "As a main player or ally, when your side has shown an attack: 1 more for each of your ships in the "
    "encounter.",
    "super": "You may send up to four ships instead of one.",
}
DE = {
    "name": "Makros",
    "power": "Masse",
    "gist": "Jedes eigene Schiff zählt 4",
    "text": "Du musst diese Fähigkeit benutzen: Als Angreifer oder Verbündeter darfst du nur ein Schiff schicken, und "
    "als Hauptspieler oder Verbündeter zählt jedes deiner Schiffe 4 statt 1. Für Entschädigung und Belohnungen zählt "
    "jedes deiner Schiffe doppelt.",
    "wild": "Als Hauptspieler oder Verbündeter, wenn deine Seite einen Angriff gezeigt hat: 1 mehr für jedes deiner "
    "Schiffe in der Herausforderung.",
    "super": "Du darfst bis zu vier Schiffe statt einem schicken.",
}
