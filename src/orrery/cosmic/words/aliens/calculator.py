"""Calculator in words."""

EN = {
    "name": "Calculator",
    "power": "Equalize",
    "gist": "The higher attack drops by the lower one",
    "text": "As a main player, when both encounter cards lie face down, you may use this power: if both turn out to "
    "be attacks of different values, the higher one drops by the value of the lower one (15 against 8 becomes 7 "
    "against 8).",
    "wild": "As a main player, when both encounter cards lie face down, call odd or even. If both are attacks and "
    "their sum is as you called, your opponent's attack drops by the value of yours; if not, yours drops by the "
    "value of your opponent's.",
    "super": "You may use your power as an ally too.",
    "ask calculator.call": "Is the sum of both attacks odd or even?",
    "option odd": "Odd",
    "option even": "Even",
    "event called odd": "{who} {who|calls|call}: odd.",
    "event called even": "{who} {who|calls|call}: even.",
}
DE = {
    "name": "Rechner",
    "power": "Angleichen",
    "gist": "Der höhere Angriff sinkt um den niedrigeren",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn beide Gefechtskarten verdeckt liegen: Sind "
    "beide Angriffe mit verschiedenen Werten, sinkt der höhere um den Wert des niedrigeren (aus 15 gegen 8 wird 7 "
    "gegen 8).",
    "wild": "Als Hauptspieler, wenn beide Gefechtskarten verdeckt liegen: Sag gerade oder ungerade an. Sind beide "
    "Angriffe und stimmt die Ansage für ihre Summe, sinkt der Angriff deines Gegners um den Wert von deinem; sonst "
    "sinkt deiner um den Wert des seinen.",
    "super": "Du darfst deine Fähigkeit auch als Verbündeter benutzen.",
    "ask calculator.call": "Ist die Summe beider Angriffe gerade oder ungerade?",
    "option odd": "Ungerade",
    "option even": "Gerade",
    "event called odd": "{who} {who|sagt|sagst} an: ungerade.",
    "event called even": "{who} {who|sagt|sagst} an: gerade.",
}
