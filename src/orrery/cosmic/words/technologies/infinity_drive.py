"""Infinity Drive in words."""

EN = {
    "name": "Infinity Drive",
    "text": "Discard it at the end of any encounter, with an encounter card in hand: you have an encounter at once. "
    "Then play goes on where it stopped.",
}
DE = {
    "name": "Unendlichkeitsantrieb",
    "text": "Wirf ihn am Ende einer beliebigen Herausforderung ab, wenn du eine Gefechtskarte auf der Hand hast: Du "
    "führst sofort eine Herausforderung. Danach geht es dort weiter, wo das Spiel unterbrochen wurde.",
}
