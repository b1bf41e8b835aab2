"""Cudgel in words."""

EN = {
    "name": "Cudgel",
    "power": "Smash",
    "gist": "Winning, destroys more ships of the loser",
    "text": "When you win as a main player who showed an attack, you must use this power: besides the usual loss "
    "your opponent loses as many ships, of that player's own choice, as you had in the encounter.",
    "wild": "As the offense that gains a colony: send all ships of other players on that planet to the warp, except "
    "those that were allied with you in this encounter.",
    "super": "Your power may also hit any allies of the loser: each loses as many ships as you had in the encounter.",
    "ask cudgel.allies": "Which of the loser's allies do you hit too?",
    "event aims at ally": "{who} {who|aims|aim} at {seat0} too.",
}
DE = {
    "name": "Knüppel",
    "power": "Niederschmettern",
    "gist": "Zerstört nach einem Sieg weitere Schiffe",
    "text": "Wenn du als Hauptspieler mit einem gezeigten Angriff gewinnst, musst du diese Fähigkeit benutzen: "
    "Zusätzlich zum üblichen Verlust verliert dein Gegner so viele Schiffe eigener Wahl, wie du in der "
    "Herausforderung hattest.",
    "wild": "Als Angreifer, der eine Kolonie gewinnt: Schick alle Schiffe anderer Spieler auf diesem Planeten in den "
    "Warp, außer denen, die in dieser Herausforderung mit dir verbündet waren.",
    "super": "Deine Fähigkeit darf auch Verbündete des Verlierers treffen: Jeder verliert so viele Schiffe, wie du "
    "in der Herausforderung hattest.",
    "ask cudgel.allies": "Welche Verbündeten des Verlierers triffst du auch?",
    "event aims at ally": "{who} {who|will|willst} auch {seat0:dich} treffen.",
}
EVENTS = {"aims at ally": "seat"}
