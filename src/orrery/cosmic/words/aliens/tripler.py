"""Tripler in words."""

EN = {
    "name": "Tripler",
    "power": "Thrice",
    "gist": "Low attacks count three times, high ones a third",
    "text": "As a main player who shows an attack, you must use this power: an attack of 10 or less counts three times "
    "its value, a higher one a third of it, rounded up.",
    "wild": "As a main player, when your opponent shows an attack of 15 or more, divide its value by three (rounded "
    "up) before anything else changes it.",
    "super": "Your power triples attacks up to 13.",
}
DE = {
    "name": "Verdreifacher",
    "power": "Dreifach",
    "gist": "Niedrige Angriffe zählen dreifach, hohe ein Drittel",
    "text": "Wenn du als Hauptspieler einen Angriff zeigst, musst du diese Fähigkeit benutzen: Ein Angriff von 10 oder "
    "weniger zählt dreifach, ein höherer ein Drittel, aufgerundet.",
    "wild": "Als Hauptspieler: Zeigt dein Gegner einen Angriff von 15 oder mehr, teile seinen Wert durch drei "
    "(aufgerundet), bevor irgendetwas anderes ihn ändert.",
    "super": "Deine Fähigkeit verdreifacht Angriffe bis 13.",
}
