"""Pacifist in words."""

EN = {
    "name": "Pacifist",
    "power": "Peace",
    "gist": "Wins with a negotiate against an attack",
    "text": "As a main player who shows a negotiate against an attack you must use this power: you win the "
    "encounter. Two negotiates lead to a deal as usual.",
    "wild": "As a main player who shows a negotiate against an attack: your card becomes an attack of 15.",
    "super": "When you fail to make a deal you lose two ships fewer, and your opponent loses two more.",
    "event negotiate attacks": "{who|{who}'s|Your} negotiate becomes an attack of {n0}.",
}
DE = {
    "name": "Pazifist",
    "power": "Frieden",
    "gist": "Gewinnt mit Verhandlung gegen Angriff",
    "text": "Zeigst du als Hauptspieler eine Verhandlung gegen einen Angriff, musst du diese Fähigkeit benutzen: Du "
    "gewinnst die Herausforderung. Zwei Verhandlungen führen wie üblich zu einem Handel.",
    "wild": "Zeigst du als Hauptspieler eine Verhandlung gegen einen Angriff, wird deine Karte zu einem Angriff "
    "von 15.",
    "super": "Scheitert dein Handel, verlierst du zwei Schiffe weniger und dein Gegner zwei mehr.",
    "event negotiate attacks": "{who|Das Verhandeln von {who}|Dein Verhandeln} wird zu einem Angriff von {n0}.",
}
EVENTS = {"negotiate attacks": "n"}
