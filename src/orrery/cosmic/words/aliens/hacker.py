"""Hacker in words."""

EN = {
    "name": "Hacker",
    "power": "Hack",
    "text": "As a main player to whom compensation is owed, you may use this power to name any other player who pays "
    "it; you look at that player's hand and pick the cards. And when your opponent takes compensation from you, you "
    "may use it to pick the cards yourself.",
    "wild": "As a main player: your opponent may not take compensation from you.",
    "super": "After you have taken compensation from the player you named, you may give that player back up to as "
    "many cards of your choice.",
    "ask hacker.who pays": "Who pays your compensation?",
    "ask pick compensation": "Which cards does {seat0} pay?",
    "ask hacker.give back": "Which cards do you give back to {seat0}?",
    "option hacker as 1": "Use Hacker: pick the cards that you pay",
    "event payer named": "{who} names {seat0} to pay the compensation.",
    "event no compensation": "{who} pays no compensation.",
}
DE = {
    "name": "Hacker",
    "power": "Einbruch",
    "text": "Steht dir als Hauptspieler Entschädigung zu, darfst du diese Fähigkeit benutzen: Nenne einen beliebigen "
    "anderen Spieler, der sie zahlt, sieh dir seine Hand an und such die Karten aus. Auch wenn dein Gegner von dir "
    "Entschädigung nimmt, darfst du sie benutzen, um die Karten selbst auszusuchen.",
    "wild": "Als Hauptspieler: Dein Gegner darf von dir keine Entschädigung nehmen.",
    "super": "Hast du vom genannten Spieler Entschädigung genommen, darfst du ihm bis zu ebenso viele Karten deiner "
    "Wahl zurückgeben.",
    "ask hacker.who pays": "Wer zahlt deine Entschädigung?",
    "ask pick compensation": "Welche Karten zahlt {seat0}?",
    "ask hacker.give back": "Welche Karten gibst du {seat0} zurück?",
    "option hacker as 1": "Hacker benutzen: Such die Karten aus, die du zahlst",
    "event payer named": "{who} will die Entschädigung von {seat0}.",
    "event no compensation": "{who} zahlt keine Entschädigung.",
}
