"""Precursor Seed in words."""

EN = {
    "name": "Precursor Seed",
    "text": "When you complete it, draw a random alien and use its power beside your own. Aliens with set-up text or "
    "that may not be in the game are passed over. Stays in play.",
    "event second power": "{who} is now {alien0} as well.",
    "event hidden second power": "{who} takes a second alien, face down.",
    "event second power lost": "{who} loses the second alien.",
}
DE = {
    "name": "Saat der Ahnen",
    "text": "Wenn du sie fertigstellst, ziehe zufällig eine Spezies und benutze ihre Fähigkeit neben deiner eigenen. "
    "Spezies mit Text für den Spielaufbau oder solche, die nicht ins Spiel dürfen, werden übergangen. Bleibt im Spiel.",
    "event second power": "{who} ist jetzt auch {alien0}.",
    "event hidden second power": "{who} nimmt eine zweite Spezies, verdeckt.",
    "event second power lost": "{who} verliert die zweite Spezies.",
}
