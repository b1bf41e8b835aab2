"""Delta Scanners in words."""

EN = {
    "name": "Delta Scanners",
    "text": "Discard them at the start of any encounter: take a card of your choice from the discard pile.",
    "ask delta-scanners.card": "Which card of the discard pile do you take?",
    "event named card": "{who} {who|names|name} {card0}.",
}
DE = {
    "name": "Delta-Scanner",
    "text": "Wirf sie zu Beginn einer beliebigen Herausforderung ab: Nimm eine Karte deiner Wahl von der Ablage.",
    "ask delta-scanners.card": "Welche Karte der Ablage nimmst du?",
    "event named card": "{who} {who|nennt|nennst} {card0}.",
}
EVENTS = {"named card": "card"}
