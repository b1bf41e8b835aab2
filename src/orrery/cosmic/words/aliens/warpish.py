"""Warpish in words."""

EN = {
    "name": "Warpish",
    "power": "Necromancy",
    "gist": "Adds 1 for every ship in the warp",
    "text": "As a main player who shows an attack, you must use this power: your total has 1 more for every ship of "
    "any player in the warp.",
    "wild": "As a main player, after the cards are shown: your side has 1 more for each of your ships in the warp.",
    "super": "As a main player, after the cards are shown: your opponent's side has 1 less for each ship that player "
    "has in the warp.",
}
DE = {
    "name": "Warpgeister",
    "power": "Totenbeschwörung",
    "gist": "1 mehr für jedes Schiff im Warp",
    "text": "Wenn du als Hauptspieler einen Angriff zeigst, musst du diese Fähigkeit benutzen: Deine Summe hat 1 "
    "mehr für jedes Schiff irgendeines Spielers im Warp.",
    "wild": "Als Hauptspieler, nach dem Aufdecken: Deine Seite hat 1 mehr für jedes deiner Schiffe im Warp.",
    "super": "Als Hauptspieler, nach dem Aufdecken: Die Seite deines Gegners hat 1 weniger für jedes Schiff, das er "
    "im Warp hat.",
}
