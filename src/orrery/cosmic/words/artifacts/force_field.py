"""Force Field in words."""

EN = {
    "name": "Force Field",
    "text": "Any player, once the alliances are formed: call off the alliances of any players. Their ships go back to "
    "their colonies, and they cannot join this encounter again.",
    "ask force-field.allies": "Whose alliances do you call off?",
    "event shut out": "The force field sends {who} home.",
}
DE = {
    "name": "Kraftfeld",
    "text": "Jeder, sobald die Bündnisse stehen: Hebe die Bündnisse beliebiger Spieler auf. Ihre Schiffe kehren auf "
    "ihre Kolonien zurück, und sie können dieser Herausforderung nicht wieder beitreten.",
    "ask force-field.allies": "Wessen Bündnisse hebst du auf?",
    "event shut out": "Das Kraftfeld schickt {who:dich} nach Hause.",
}
