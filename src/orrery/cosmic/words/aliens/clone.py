"""Clone in words."""

EN = {
    "name": "Clone",
    "power": "Replicate",
    "text": "As a main player, when the encounter is settled, compensation included, you may use this power to take "
    "your encounter card back into your hand instead of discarding it.",
    "wild": "An artifact that you have just played returns to your hand instead of being discarded. You may play it "
    "again in a later encounter.",
    "super": "When you collect compensation, take up to twice as many cards, as far as your opponent has them.",
    "ask clone.cards": "How many cards do you collect?",
    "option cards": "{cards0}",
    "event wants more": "{who} claims {cards0} as compensation.",
    "event replicated": "{who} takes the own encounter card back into the hand, face down.",
}
DE = {
    "name": "Klone",
    "power": "Vervielfältigen",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn alles geregelt ist, auch die Entschädigung: "
    "Nimm deine Gefechtskarte wieder auf die Hand, statt sie abzulegen.",
    "wild": "Ein Artefakt, das du gerade gespielt hast, kehrt auf deine Hand zurück, statt abgelegt zu werden. In "
    "einer späteren Herausforderung darfst du es wieder spielen.",
    "super": "Bekommst du Entschädigung, nimm bis zu doppelt so viele Karten, soweit dein Gegner sie hat.",
    "ask clone.cards": "Wie viele Karten nimmst du?",
    "option cards": "{cards0}",
    "event wants more": "{who} will als Entschädigung: {cards0}.",
    "event replicated": "{who} nimmt die eigene Gefechtskarte verdeckt wieder auf die Hand.",
}
