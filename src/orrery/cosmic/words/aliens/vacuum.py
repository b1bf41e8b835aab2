"""Vacuum in words."""

EN = {
    "name": "Vacuum",
    "power": "Catharsis",
    "gist": "Its losses pull others' ships into the warp too",
    "text": "Whenever ships of yours go to the warp, you must use this power: up to as many ships of other players "
    "go there too. You say whose and how many; the owners choose from which colonies.",
    "wild": "After the cards are shown: for each main player other than you who shows an attack, one of your ships "
    "comes out of the warp.",
    "super": "You choose which ships are dragged along.",
    "ask vacuum.drag": "Whose ships do you drag along?",
    "option drag": "A ship of {seat0:yours}",
    "event named ships": "{who} {who|names|name} {ships0} of {seat1:yours}.",
}
DE = {
    "name": "Vakuum",
    "power": "Katharsis",
    "gist": "Eigene Verluste reißen fremde Schiffe mit",
    "text": "Wann immer Schiffe von dir in den Warp gehen, musst du diese Fähigkeit benutzen: Bis zu ebenso viele "
    "Schiffe anderer Spieler gehen mit. Du bestimmst, wessen und wie viele; die Besitzer wählen, von welchen "
    "Kolonien.",
    "wild": "Nach dem Aufdecken: Für jeden anderen Hauptspieler, der einen Angriff zeigt, kommt eines deiner Schiffe "
    "aus dem Warp.",
    "super": "Du wählst, welche Schiffe mitgerissen werden.",
    "ask vacuum.drag": "Wessen Schiffe reißt du mit?",
    "option drag": "Ein Schiff von {seat0:dir}",
    "event named ships": "{who} {who|nennt|nennst} {ships0} von {seat1:dir}.",
}
EVENTS = {"named ships": "ships seat"}
