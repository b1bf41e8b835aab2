"""Tick-Tock in words."""

EN = {
    "name": "Tick-Tock",
    "power": "Patience",
    "gist": "Wins when its tokens have run out",
    "text": "You start with ten tokens on this sheet, eight in the game with four planets. Each time anybody wins as "
    "the defense, and each time a deal is made, you must use this power to take one token off. With the last one you "
    "win. You may still win in the ordinary way.",
    "wild": "Whenever the discard pile becomes a new deck: found a colony at once on a home planet of another "
    "player, with up to four of your ships.",
    "super": "After a win or a deal of yours as a main player: send one of your ships to the warp and take one more "
    "token off.",
    "ask tick-tock.planet": "On which planet do you found a colony at once?",
    "ask tick-tock.settlers": "Which ships settle on {planet0}?",
    "event token off": "{who} {who|takes|take} a token off the clock; {n0} left.",
}
DE = {
    "name": "Tick-Tack",
    "power": "Geduld",
    "gist": "Gewinnt, wenn die Marker aufgebraucht sind",
    "text": "Du beginnst mit zehn Markern auf diesem Bogen, mit acht im Spiel mit vier Planeten. Jedes Mal, wenn "
    "jemand als Verteidiger gewinnt oder ein Handel geschlossen wird, musst du diese Fähigkeit benutzen und einen "
    "Marker entfernen. Mit dem letzten gewinnst du. Auch auf gewöhnliche Weise kannst du gewinnen.",
    "wild": "Wann immer die Ablage zum neuen Stapel wird: Gründe sofort mit bis zu vier deiner Schiffe eine Kolonie "
    "auf einem Heimatplaneten eines anderen Spielers.",
    "super": "Nach einem eigenen Sieg oder Handel als Hauptspieler: Schicke eines deiner Schiffe in den Warp und "
    "entferne einen weiteren Marker.",
    "ask tick-tock.planet": "Auf welchem Planeten gründest du sofort eine Kolonie?",
    "ask tick-tock.settlers": "Welche Schiffe siedeln auf {planet0}?",
    "event token off": "{who} {who|nimmt|nimmst} einen Marker von der Uhr; es bleiben {n0}.",
}
EVENTS = {"token off": "n"}
