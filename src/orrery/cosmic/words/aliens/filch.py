"""Filch in words."""

EN = {
    "name": "Filch",
    "power": "Theft",
    "text": "As a main player, when the encounter cards have been discarded at the end of the encounter, you may use "
    "this power to take your opponent's from the discard pile into your hand.",
    "wild": "When another player plays an artifact or a flare, discard a negotiate from your hand: the card has no "
    "effect and goes to your hand.",
    "super": "Your power takes any other player's used encounter card, also in an encounter that you have no part in.",
    "ask filch.card": "Which used encounter card do you take?",
}
DE = {
    "name": "Diebe",
    "power": "Diebstahl",
    "text": "Wenn du Hauptspieler bist und die Gefechtskarten am Ende der Herausforderung abgelegt sind, darfst du "
    "diese Fähigkeit benutzen: Nimm die deines Gegners von der Ablage auf die Hand.",
    "wild": "Spielt ein anderer Spieler ein Artefakt oder ein Manöver, lege eine Verhandlung aus deiner Hand ab: Die "
    "Karte hat keine Wirkung und kommt auf deine Hand.",
    "super": "Deine Fähigkeit nimmt die benutzte Gefechtskarte eines beliebigen anderen Spielers, auch wenn du an "
    "der Herausforderung nicht beteiligt bist.",
    "ask filch.card": "Welche benutzte Gefechtskarte nimmst du?",
}
