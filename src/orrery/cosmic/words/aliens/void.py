"""Void in words."""

EN = {
    "name": "Void",
    "power": "Eradicate",
    "gist": "Removes beaten ships from the game",
    "text": "When you win as a main player, you must use this power: the ships of the losing side are removed from "
    "the game instead of going to the warp. Nobody is left with fewer ships than foreign colonies are needed to win; "
    "ships beyond that limit go to the warp.",
    "wild": "When an artifact is played: send one of your ships that is not in the encounter to the warp, and the "
    "artifact is cancelled and discarded.",
    "super": "You use your power as an ally too, if your side wins.",
    "event card cancelled": "{who} {who|cancels|cancel} {card0}.",
}
DE = {
    "name": "Leere",
    "power": "Auslöschung",
    "gist": "Geschlagene Schiffe verlassen das Spiel",
    "text": "Wenn du als Hauptspieler gewinnst, musst du diese Fähigkeit benutzen: Die Schiffe der Verliererseite "
    "werden aus dem Spiel genommen, statt in den Warp zu gehen. Niemand behält weniger Schiffe, als fremde Kolonien "
    "zum Sieg nötig sind; Schiffe über dieser Grenze gehen in den Warp.",
    "wild": "Wenn ein Artefakt gespielt wird: Schicke eines deiner unbeteiligten Schiffe in den Warp, und das "
    "Artefakt wird aufgehoben und abgeworfen.",
    "super": "Du benutzt deine Fähigkeit auch als Verbündeter, wenn deine Seite gewinnt.",
    "event card cancelled": "{who} {who|hebt|hebst} {card0} auf.",
}
EVENTS = {"card cancelled": "card"}
