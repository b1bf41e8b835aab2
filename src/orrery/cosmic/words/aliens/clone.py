"""Clone in words."""

EN = {
    "name": "Clone",
    "power": "Replicate",
    "gist": "Takes its encounter card back into its hand",
    "text": "As a main player, when the encounter is settled, compensation included, you may use this power to take "
    "your encounter card back into your hand instead of discarding it.",
    "wild": "An artifact that you have just played returns to your hand instead of being discarded. You may play it "
    "again in a later encounter.",
    "super": "When you collect compensation, take up to twice as many cards, as far as your opponent has them.",
    "ask clone.cards": "How many cards do you collect?",
    "option cards": "{cards0}",
    "event wants more": "{who} {who|claims|claim} {cards0} as compensation.",
    "event replicated": "{who} {who|takes|take} {who|the own|your} encounter card back into {who|the|your} hand, face "
    "down.",
}
DE = {
    "name": "Klone",
    "power": "Vervielfältigen",
    "gist": "Nimmt die eigene Karte zurück auf die Hand",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn alles geregelt ist, auch die Entschädigung: "
    "Nimm deine Gefechtskarte wieder auf die Hand, statt sie abzulegen.",
    "wild": "Ein Artefakt, das du gerade gespielt hast, kehrt auf deine Hand zurück, statt abgelegt zu werden. In "
    "einer späteren Herausforderung darfst du es wieder spielen.",
    "super": "Bekommst du Entschädigung, nimm bis zu doppelt so viele Karten, soweit dein Gegner sie hat.",
    "ask clone.cards": "Wie viele Karten nimmst du?",
    "option cards": "{cards0}",
    "event wants more": "{who} {who|will|willst} als Entschädigung: {cards0}.",
    "event replicated": "{who} {who|nimmt|nimmst} {who|die eigene|deine} Gefechtskarte verdeckt wieder auf "
    "{who|die|deine} Hand.",
}
EVENTS = {"wants more": "cards"}
