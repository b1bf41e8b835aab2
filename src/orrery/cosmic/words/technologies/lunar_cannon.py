"""Lunar Cannon in words."""

EN = {
    "name": "Lunar Cannon",
    "text": "When you complete it, put the cannon between two neighbouring planets of your system. In an encounter at "
    "a planet next to it you may give your side 10 more, as a main player or ally. Whenever a wild destiny card is "
    "drawn you may move it between any two neighbours of any system. Stays in play.",
    "ask lunar-cannon.gap": "Between which two planets does the Lunar Cannon stand?",
    "option gap": "Between {planet0} and {planet1}",
    "event cannon": "{who} {who|sets|set} up the Lunar Cannon between {planet0} and {planet1}.",
    "event cannon fired": "{who|The Lunar Cannon of {who}|Your Lunar Cannon} fires: 10 more for {side0}.",
    "event named gap": "{who} {who|names|name} the gap between {planet0} and {planet1}.",
}
DE = {
    "name": "Mondkanone",
    "text": "Wenn du sie fertigstellst, lege die Kanone zwischen zwei benachbarte Planeten deines Systems. In einer "
    "Herausforderung um einen Planeten neben ihr darfst du deiner Seite als Hauptspieler oder Verbündeter 10 mehr "
    "geben. Wird ein Joker gezogen, darfst du sie zwischen zwei beliebige Nachbarn eines beliebigen Systems "
    "legen. Bleibt im Spiel.",
    "ask lunar-cannon.gap": "Zwischen welchen zwei Planeten steht die Mondkanone?",
    "option gap": "Zwischen {planet0} und {planet1}",
    "event cannon": "{who} {who|stellt|stellst} die Mondkanone zwischen {planet0} und {planet1}.",
    "event cannon fired": "{who|Die Mondkanone von {who}|Deine Mondkanone} feuert: 10 mehr für {side0}.",
    "event named gap": "{who} {who|nennt|nennst} die Lücke zwischen {planet0} und {planet1}.",
}
EVENTS = {"cannon": "planet planet", "cannon fired": "side", "named gap": "planet planet"}
