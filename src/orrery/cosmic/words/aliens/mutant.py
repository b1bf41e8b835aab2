"""Mutant in words."""

EN = {
    "name": "Mutant",
    "power": "Regenerate",
    "gist": "Refills its hand to eight cards",
    "text": "As a main player with fewer than eight cards, before allies are invited, you may use this power to "
    "refill your hand to eight: one card after the other, each from the deck or at random from a hand of your choice.",
    "wild": "As a main player, after a win or a deal: take a random card from your opponent and from each of its "
    "allies.",
    "super": "Before refilling your hand you may discard up to three cards.",
    "ask mutant.discard": "Which cards do you discard before refilling?",
    "ask mutant.source": "Where does your next card come from?",
    "option deck": "From the deck",
}
DE = {
    "name": "Mutant",
    "power": "Regeneration",
    "gist": "Füllt die Hand auf acht Karten auf",
    "text": "Als Hauptspieler mit weniger als acht Karten darfst du diese Fähigkeit benutzen, bevor Verbündete "
    "eingeladen werden, und deine Hand auf acht auffüllen: Karte für Karte, jede vom Stapel oder zufällig aus einer "
    "Hand deiner Wahl.",
    "wild": "Als Hauptspieler nach einem Sieg oder Handel: Nimm deinem Gegner und jedem seiner Verbündeten eine "
    "zufällige Karte ab.",
    "super": "Bevor du auffüllst, darfst du bis zu drei Karten ablegen.",
    "ask mutant.discard": "Welche Karten legst du vor dem Auffüllen ab?",
    "ask mutant.source": "Woher kommt deine nächste Karte?",
    "option deck": "Vom Stapel",
}
