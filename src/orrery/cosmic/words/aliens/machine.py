"""Machine in words."""

EN = {
    "name": "Machine",
    "power": "Continuity",
    "gist": "Keeps having encounters while it has cards",
    "text": "After each encounter of your own turn, won or lost, you may use this power to have another one, as long "
    "as you have an encounter card in hand.",
    "wild": "As the offense, after your first encounter: you may have a second one even if you lost, or have no "
    "encounter cards; in that case you draw a new hand first and keep this flare.",
    "super": "In your regroup phase you may draw a card instead of freeing a ship.",
}
DE = {
    "name": "Maschinen",
    "power": "Dauerbetrieb",
    "gist": "Fordert heraus, solange Karten da sind",
    "text": "Nach jeder Herausforderung deines eigenen Zuges, gewonnen oder verloren, darfst du diese Fähigkeit "
    "benutzen und eine weitere haben, solange du eine Gefechtskarte auf der Hand hast.",
    "wild": "Als Angreifer, nach deiner ersten Herausforderung: Du darfst eine zweite haben, auch wenn du verloren "
    "hast oder keine Gefechtskarten hast; dann ziehst du vorher eine neue Hand und behältst dieses Manöver.",
    "super": "In deiner Verstärkungsphase darfst du eine Karte ziehen, statt ein Schiff zu befreien.",
}
