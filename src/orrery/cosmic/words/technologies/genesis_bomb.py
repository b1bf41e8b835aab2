"""Genesis Bomb in words."""

EN = {
    "name": "Genesis Bomb",
    "text": "Secret until used. At the start of any encounter, with four or more ships on it, show and discard it: the "
    "Genesis planet joins your home system, and any of the ships from this card may settle on it at once.",
    "ask genesis-bomb.settle": "Which of the research ships settle on Genesis?",
    "option prometheus researching": "The Prometheus from {tech0}",
    "event genesis": "Genesis joins {who|the home system of {who}|your home system}.",
}
DE = {
    "name": "Genesis-Bombe",
    "text": "Geheim bis zur Benutzung. Zeige sie zu Beginn einer beliebigen Herausforderung, wenn mindestens vier "
    "Schiffe auf ihr stehen, und wirf sie ab: Der Planet Genesis kommt in dein Heimatsystem, und beliebige Schiffe von "
    "dieser Karte dürfen ihn sofort besiedeln.",
    "ask genesis-bomb.settle": "Welche Forschungsschiffe besiedeln Genesis?",
    "option prometheus researching": "Die Prometheus von {tech0}",
    "event genesis": "Genesis kommt {who|ins Heimatsystem von {who}|in dein Heimatsystem}.",
}
EVENTS = {"genesis": "planet"}
