"""Zombie in words."""

EN = {
    "name": "Zombie",
    "power": "Immortality",
    "gist": "Its ships never go to the warp",
    "text": "Whenever ships of yours should go to the warp, you must use this power: they return to your colonies. In "
    "a deal you may also let ships of any player out of the warp; that is no use of the power.",
    "wild": "When ships of yours go to the warp, save one of them to a colony of yours.",
    "super": "As a main player: each player allied with you may bring one more ship straight from the warp.",
    "ask zombie.extra ship": "Bring one more ship straight from the warp?",
    "event ship from warp": "{who} {who|brings|bring} a ship straight from the warp.",
}
DE = {
    "name": "Zombies",
    "power": "Unsterblichkeit",
    "gist": "Eigene Schiffe kommen nie in den Warp",
    "text": "Wann immer Schiffe von dir in den Warp gehen sollen, musst du diese Fähigkeit benutzen: Sie kehren auf "
    "deine Kolonien zurück. In einem Handel darfst du außerdem Schiffe eines beliebigen Spielers aus dem Warp lassen; "
    "das ist keine Benutzung der Fähigkeit.",
    "wild": "Gehen Schiffe von dir in den Warp, rette eines davon auf eine deiner Kolonien.",
    "super": "Als Hauptspieler: Jeder deiner Verbündeten darf ein weiteres Schiff direkt aus dem Warp bringen.",
    "ask zombie.extra ship": "Ein weiteres Schiff direkt aus dem Warp bringen?",
    "event ship from warp": "{who} {who|bringt|bringst} ein Schiff direkt aus dem Warp.",
}
EVENTS = {"ship from warp": "side"}
