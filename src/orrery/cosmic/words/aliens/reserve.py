"""Reserve in words."""

EN = {
    "name": "Reserve",
    "power": "Reinforce",
    "gist": "Plays low attacks as reinforcements",
    "text": "As a main player or ally, after the cards are shown, you may use this power to play attacks of 06 or "
    "less from your hand as reinforcements of their value, for either side. When another player plays a "
    "reinforcement, you may use this power to discard a negotiate from your hand: the reinforcement is cancelled and "
    "discarded.",
    "wild": "When another player discards a reinforcement, played or not, take it into your hand.",
    "super": "In this encounter your power plays attacks of 09 or less.",
    "ask reserve.card": "Which attack reinforces {side0}?",
}
DE = {
    "name": "Reserve",
    "power": "Verstärken",
    "gist": "Spielt niedrige Angriffe als Verstärkung",
    "text": "Als Hauptspieler oder Verbündeter darfst du diese Fähigkeit nach dem Aufdecken benutzen, um Angriffe "
    "von 06 oder weniger aus deiner Hand als Verstärkungen in Höhe ihres Werts auszuspielen, für eine beliebige "
    "Seite. Spielt ein anderer Spieler eine Verstärkung, darfst du diese Fähigkeit benutzen und eine Verhandlung aus "
    "deiner Hand abwerfen: Die Verstärkung wird aufgehoben und abgeworfen.",
    "wild": "Wirft ein anderer Spieler eine Verstärkung ab, gespielt oder nicht, nimm sie auf die Hand.",
    "super": "In dieser Herausforderung spielt deine Fähigkeit Angriffe von 09 oder weniger.",
    "ask reserve.card": "Welcher Angriff verstärkt {side0}?",
}
