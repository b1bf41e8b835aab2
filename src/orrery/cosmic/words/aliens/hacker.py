"""Hacker in words."""

EN = {
    "name": "Hacker",
    "power": "Hack",
    "gist": "Chooses whose hand pays its compensation",
    "text": "As a main player to whom compensation is owed, you may use this power to name any other player who pays "
    "it; you look at that player's hand and pick the cards. And when your opponent takes compensation from you, you "
    "may use it to pick the cards yourself.",
    "wild": "As a main player: your opponent may not take compensation from you.",
    "super": "After you have taken compensation from the player you named, you may give that player back up to as "
    "many cards of your choice.",
    "ask hacker.who pays": "Who pays your compensation?",
    "ask pick compensation": "Which cards {seat0|does|do} {seat0} pay?",
    "ask hacker.give back": "Which cards do you give back to {seat0}?",
    "option hacker as 1": "Use Hacker: pick the cards that you pay",
    "event payer named": "{who} {who|names|name} {seat0} to pay the compensation.",
    "event no compensation": "{who} {who|pays|pay} no compensation.",
}
DE = {
    "name": "Hacker",
    "power": "Einbruch",
    "gist": "Wählt, wessen Hand die Entschädigung zahlt",
    "text": "Steht dir als Hauptspieler Entschädigung zu, darfst du diese Fähigkeit benutzen: Nenne einen beliebigen "
    "anderen Spieler, der sie zahlt, sieh dir seine Hand an und such die Karten aus. Auch wenn dein Gegner von dir "
    "Entschädigung nimmt, darfst du sie benutzen, um die Karten selbst auszusuchen.",
    "wild": "Als Hauptspieler: Dein Gegner darf von dir keine Entschädigung nehmen.",
    "super": "Hast du vom genannten Spieler Entschädigung genommen, darfst du ihm bis zu ebenso viele Karten deiner "
    "Wahl zurückgeben.",
    "ask hacker.who pays": "Wer zahlt deine Entschädigung?",
    "ask pick compensation": "Welche Karten {seat0|zahlt|zahlst} {seat0}?",
    "ask hacker.give back": "Welche Karten gibst du {seat0:dir} zurück?",
    "option hacker as 1": "Hacker benutzen: Such die Karten aus, die du zahlst",
    "event payer named": "{who} {who|will|willst} die Entschädigung von {seat0:dir}.",
    "event no compensation": "{who} {who|zahlt|zahlst} keine Entschädigung.",
}
EVENTS = {"payer named": "seat"}
