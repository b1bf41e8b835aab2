"""Plague in words."""

EN = {
    "name": "Plague",
    "text": "Any player, at the start of an encounter: name a player, yourself if you like. That player loses three "
    "ships of choice, as far as there are any, and discards one card of choice of each type held: attack, negotiate, "
    "morph, reinforcement, artifact, flare.",
    "ask plague.victim": "Whom does the plague strike?",
    "ask plague.discard": "Which card of this type do you discard?",
    "event plague": "The plague strikes {who}.",
    "event plague threatens": "The plague threatens {who}.",
}
DE = {
    "name": "Pest",
    "text": "Jeder, zu Beginn einer Herausforderung: Nenne einen Spieler, auch dich selbst. Er verliert drei Schiffe "
    "seiner Wahl, soweit vorhanden, und wirft von jeder Art, die er auf der Hand hat, eine Karte seiner Wahl ab: "
    "Angriff, Verhandlung, Gleichziehen, Verstärkung, Artefakt, Manöver.",
    "ask plague.victim": "Wen trifft die Pest?",
    "ask plague.discard": "Welche Karte dieser Art wirfst du ab?",
    "event plague": "Die Pest trifft {who:dich}.",
    "event plague threatens": "Die Pest bedroht {who:dich}.",
}
