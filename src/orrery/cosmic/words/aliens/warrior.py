"""Warrior in words."""

EN = {
    "name": "Warrior",
    "power": "Mastery",
    "gist": "Grows by a token with each of its encounters",
    "text": "After each encounter as a main player you get a token for a win or a deal, two for a loss or a failed "
    "deal, one more each time in the game with four planets; that is no use of the power. As a main player who shows "
    "an attack, you must use this power: your total has 1 more for each token. The tokens stay.",
    "wild": "As the defense, right after the encounter: have an encounter with the offense in that player's home "
    "system. Then play goes on where it stopped.",
    "super": "You use your power as an ally too: your tokens count for your side.",
    "event tokens earned": "{who} {who|earns|earn} {tokens0} and {who|has|have} {n1} now.",
    "event experience": "{who} {who|adds|add} {n1} for {side0}.",
    "event strikes back": "{who} {who|strikes|strike} back at {seat0}.",
}
DE = {
    "name": "Krieger",
    "power": "Meisterschaft",
    "gist": "Wächst mit jeder Herausforderung um Marker",
    "text": "Nach jeder Herausforderung als Hauptspieler bekommst du einen Marker für einen Sieg oder Handel, zwei für "
    "eine Niederlage oder einen gescheiterten Handel, im Spiel mit vier Planeten jeweils einen mehr; das ist keine "
    "Benutzung der Fähigkeit. Wenn du als Hauptspieler einen Angriff zeigst, musst du diese Fähigkeit benutzen: "
    "Deine Summe hat 1 mehr für jeden Marker. Die Marker bleiben.",
    "wild": "Als Verteidiger, gleich nach der Herausforderung: Führe eine gegen den Angreifer in dessen Heimatsystem. "
    "Danach geht es weiter, wo das Spiel stand.",
    "super": "Du benutzt deine Fähigkeit auch als Verbündeter: Deine Marker zählen für deine Seite.",
    "event tokens earned": "{who} {who|bekommt|bekommst} {tokens0} und {who|hat|hast} jetzt {n1}.",
    "event experience": "{who} {who|zählt|zählst} {n1} für {side0}.",
    "event strikes back": "{who} {who|schlägt|schlägst} gegen {seat0:dich} zurück.",
}
EVENTS = {"tokens earned": "tokens n", "experience": "side n", "strikes back": "seat"}
