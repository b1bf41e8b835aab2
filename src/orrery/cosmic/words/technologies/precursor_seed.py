"""Precursor Seed in words."""

EN = {
    "name": "Precursor Seed",
    "text": "When you complete it, draw a random alien and use its power beside your own. Aliens with set-up text or "
    "that may not be in the game are passed over. Stays in play.",
    "event second power": "{who} {who|is|are} now {alien0} as well.",
    "event hidden second power": "{who} {who|takes|take} a second alien, face down.",
    "event second power lost": "{who} {who|loses|lose} the second alien.",
}
DE = {
    "name": "Saat der Ahnen",
    "text": "Wenn du sie fertigstellst, ziehe zufällig eine Spezies und benutze ihre Fähigkeit neben deiner eigenen. "
    "Spezies mit Text für den Spielaufbau oder solche, die nicht ins Spiel dürfen, werden übergangen. Bleibt im Spiel.",
    "event second power": "{who} {who|ist|bist} jetzt auch {alien0}.",
    "event hidden second power": "{who} {who|nimmt|nimmst} eine zweite Spezies, verdeckt.",
    "event second power lost": "{who} {who|verliert|verlierst} die zweite Spezies.",
}
EVENTS = {"second power": "alien"}
