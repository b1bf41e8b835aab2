"""Anti-Matter in words."""

EN = {
    "name": "Anti-Matter",
    "power": "Negation",
    "gist": "The lower total wins",
    "text": "As a main player, when both main players show attacks, you must use this power: the lower total wins. "
    "Your ships and those of all allies on both sides are taken away from the card of their side; only your "
    "opponent's own ships are added as usual. A tie still goes to the defense.",
    "wild": "As a main player or ally, stop a wild flare that another player is about to use. It returns to its "
    "player's hand and counts as not played, but that half of it cannot be used again in this encounter.",
    "super": "Whatever your part in the encounter, stop a wild or super flare of another player in the same way.",
    "event flare stopped": "{who|{card0} of {who}|Your {card0}} is stopped and returns to {who|the|your} hand.",
}
DE = {
    "name": "Antimaterie",
    "power": "Negation",
    "gist": "Die niedrigere Summe gewinnt",
    "text": "Wenn du Hauptspieler bist und beide Hauptspieler Angriffe zeigen, musst du diese Fähigkeit benutzen: "
    "Die niedrigere Summe gewinnt. Deine Schiffe und die aller Verbündeten beider Seiten werden von der Karte ihrer "
    "Seite abgezogen; nur die eigenen Schiffe deines Gegners zählen wie üblich dazu. Bei Gleichstand gewinnt "
    "weiterhin der Verteidiger.",
    "wild": "Als Hauptspieler oder Verbündeter: Halte ein reguläres Manöver auf, das ein anderer Spieler gerade "
    "benutzen will. Es kehrt auf dessen Hand zurück und gilt als nicht gespielt, doch diese Hälfte ist bis zum Ende "
    "der Herausforderung nicht mehr benutzbar.",
    "super": "Was auch immer deine Rolle ist: Halte ein reguläres oder Super-Manöver eines anderen Spielers ebenso "
    "auf.",
    "event flare stopped": "{who|{card0} von {who}|Deine Karte {card0}} wird aufgehalten und kehrt auf "
    "{who|die|deine} Hand zurück.",
}
EVENTS = {"flare stopped": "card"}
