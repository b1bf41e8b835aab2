"""Fodder in words."""

EN = {
    "name": "Fodder",
    "power": "Overwhelm",
    "gist": "Adds attacks that lie between both cards",
    "text": "As a main player, when both of you show attacks and your opponent's is higher, you may use this power: "
    "discard any number of attacks from your hand that are higher than yours and lower than your opponent's. Their "
    "values are added to your total.",
    "wild": "If you were invited and have not allied, join a side that invited you with one ship after the cards are "
    "shown.",
    "super": "Your power may also discard attacks equal to or lower than the one you played.",
    "ask fodder.cards": "Which attacks do you discard for your total?",
    "ask fodder.side": "Which side do you join?",
    "ask fodder.ship": "From which colony does your ship come?",
    "event joins late": "{who} {who|offers|offer} to join {side0}.",
    "event overwhelmed": "{who} {who|adds|add} {n0} to the total.",
}
DE = {
    "name": "Kanonenfutter",
    "power": "Überrennen",
    "gist": "Addiert Angriffe, die zwischen beiden Karten liegen",
    "text": "Wenn du Hauptspieler bist, beide Angriffe zeigen und der deines Gegners höher ist, darfst du diese "
    "Fähigkeit benutzen: Lege beliebig viele Angriffe aus deiner Hand ab, die höher als deiner und niedriger als der "
    "deines Gegners sind. Ihre Werte zählen zu deiner Summe.",
    "wild": "Wenn du eingeladen wurdest und dich nicht verbündet hast: Schließ dich nach dem Aufdecken mit einem "
    "Schiff einer Seite an, die dich eingeladen hat.",
    "super": "Deine Fähigkeit darf auch Angriffe ablegen, die so hoch wie dein gespielter oder niedriger sind.",
    "ask fodder.cards": "Welche Angriffe legst du für deine Summe ab?",
    "ask fodder.side": "Welcher Seite schließt du dich an?",
    "ask fodder.ship": "Von welcher Kolonie kommt dein Schiff?",
    "event joins late": "{who} {who|will|willst} mit einem Schiff für {side0} eintreten.",
    "event overwhelmed": "{who} {who|zählt|zählst} {n0} zur Summe.",
}
EVENTS = {"joins late": "side", "overwhelmed": "n"}
