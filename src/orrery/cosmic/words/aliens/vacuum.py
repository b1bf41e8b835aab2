"""Vacuum in words."""

EN = {
    "name": "Vacuum",
    "power": "Catharsis",
    "text": "Whenever ships of yours go to the warp, you must use this power: up to as many ships of other players "
    "go there too. You say whose and how many; the owners choose from which colonies.",
    "wild": "After the cards are shown: for each main player other than you who shows an attack, one of your ships "
    "comes out of the warp.",
    "super": "You choose which ships are dragged along.",
    "ask vacuum.drag": "Whose ships do you drag along?",
    "option drag": "A ship of {seat0}",
    "event named ships": "{who} names {ships0} of {seat1}.",
}
DE = {
    "name": "Vakuum",
    "power": "Katharsis",
    "text": "Wann immer Schiffe von dir in den Warp gehen, musst du diese Fähigkeit benutzen: Bis zu ebenso viele "
    "Schiffe anderer Spieler gehen mit. Du bestimmst, wessen und wie viele; die Besitzer wählen, von welchen "
    "Kolonien.",
    "wild": "Nach dem Aufdecken: Für jeden anderen Hauptspieler, der einen Angriff zeigt, kommt eines deiner Schiffe "
    "aus dem Warp.",
    "super": "Du wählst, welche Schiffe mitgerissen werden.",
    "ask vacuum.drag": "Wessen Schiffe reißt du mit?",
    "option drag": "Ein Schiff von {seat0}",
    "event named ships": "{who} nennt {ships0} von {seat1}.",
}
