"""Observer in words."""

EN = {
    "name": "Observer",
    "power": "Protect",
    "gist": "In alliances, ships go home instead of to the warp",
    "text": "In the resolution you must use this power: as an ally, ships of yours that should go to the warp return "
    "to your colonies; as a main player, ships of your allies that should go there return to their owners' colonies.",
    "wild": "As a main player, once alliances are formed: everybody allied with you may draw a card.",
    "super": "As the offense or an ally, one of the ships you send may come straight from the warp, within the usual "
    "limit.",
    "ask observer.draw": "Draw a card?",
}
DE = {
    "name": "Beobachter",
    "power": "Schutz",
    "gist": "Im Bündnis kommen keine Schiffe in den Warp",
    "text": "In den Gefechtsfolgen musst du diese Fähigkeit benutzen: Als Verbündeter kehren Schiffe von dir, die in "
    "den Warp sollen, auf deine Kolonien zurück; als Hauptspieler kehren Schiffe deiner Verbündeten, die dorthin "
    "sollen, auf Kolonien ihrer Besitzer zurück.",
    "wild": "Als Hauptspieler, wenn die Bündnisse stehen: Jeder deiner Verbündeten darf eine Karte ziehen.",
    "super": "Als Angreifer oder Verbündeter darf eines der Schiffe, die du schickst, direkt aus dem Warp kommen, im "
    "Rahmen der üblichen Grenze.",
    "ask observer.draw": "Eine Karte ziehen?",
}
