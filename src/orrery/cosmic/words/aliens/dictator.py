"""Dictator in words."""

EN = {
    "name": "Dictator",
    "power": "Command",
    "gist": "Picks the destiny card of the others",
    "text": "Whenever another player is the offense and is about to draw destiny, you must use this power: search "
    "the destiny deck and pick the card, which counts as drawn by the offense. In your own turn the draw is blind.",
    "wild": "When you are not the offense, after a destiny card is drawn: the offense discards it and draws again.",
    "super": "You may use your power as the offense too.",
    "ask dictator.destiny": "Which destiny card will the offense draw?",
    "option destiny": "{destiny0}",
}
DE = {
    "name": "Diktator",
    "power": "Befehl",
    "gist": "Wählt die Schicksalskarte der anderen",
    "text": "Wann immer ein anderer Spieler Angreifer ist und das Schicksal ziehen will, musst du diese Fähigkeit "
    "benutzen: Durchsuche die Schicksalskarten und bestimme die Karte; sie gilt als vom Angreifer gezogen. In deinem "
    "eigenen Zug wird blind gezogen.",
    "wild": "Wenn du nicht der Angreifer bist, nachdem eine Schicksalskarte gezogen wurde: Der Angreifer legt sie ab "
    "und zieht neu.",
    "super": "Du darfst deine Fähigkeit auch als Angreifer benutzen.",
    "ask dictator.destiny": "Welche Schicksalskarte zieht der Angreifer?",
    "option destiny": "{destiny0}",
}
