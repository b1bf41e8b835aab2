"""Spiff in words."""

EN = {
    "name": "Spiff",
    "power": "Crash Land",
    "gist": "Losing badly, crash-lands a ship on the planet",
    "text": "As the offense, when both sides showed attacks and you lose by 10 or more, you may use this power: one "
    "of your ships that would go to the warp lands on the planet instead and lives there beside the others.",
    "wild": "As the defense, when you lose: one of your ships stays on the planet and lives beside the winners.",
    "super": "Your power works when you lose by 5 or more.",
}
DE = {
    "name": "Spiff",
    "power": "Bruchlandung",
    "gist": "Landet nach hoher Niederlage ein Schiff auf dem Planeten",
    "text": "Als Angreifer darfst du diese Fähigkeit benutzen, wenn beide Seiten Angriffe gezeigt haben und du um 10 "
    "oder mehr verlierst: Eines deiner Schiffe, die in den Warp gehen würden, landet stattdessen auf dem Planeten "
    "und lebt dort neben den anderen.",
    "wild": "Als Verteidiger, wenn du verlierst: Eines deiner Schiffe bleibt auf dem Planeten und lebt neben den "
    "Siegern.",
    "super": "Deine Fähigkeit wirkt schon, wenn du um 5 oder mehr verlierst.",
}
