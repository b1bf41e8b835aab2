"""Tech Scrambler in words."""

EN = {
    "name": "Tech Scrambler",
    "text": "Secret until used, with any number of ships on it. Show and discard it to cancel another technology whose "
    "research number is at most the number of ships on this card: as it is used, or while it is in play. That "
    "technology is discarded.",
    "ask tech-scrambler.target": "Which technology do you scramble?",
    "option tech of": "{seat1|{tech0} of {seat1}|Your {tech0}}",
    "event scrambled": "{who} {who|loses|lose} {tech0} to the Tech Scrambler.",
    "event named tech": "{who} {who|names|name} {seat1|{tech0} of {seat1}|your {tech0}}.",
}
DE = {
    "name": "Technologiestörer",
    "text": "Geheim bis zur Benutzung, mit beliebig vielen Schiffen. Zeige ihn und wirf ihn ab, um eine andere "
    "Technologie zu annullieren, deren Forschungsnummer höchstens so groß ist wie die Zahl der Schiffe auf dieser "
    "Karte: wenn sie benutzt wird oder solange sie im Spiel ist. Sie wird abgeworfen.",
    "ask tech-scrambler.target": "Welche Technologie störst du?",
    "option tech of": "{seat1|{tech0} von {seat1}|Deine Technologie {tech0}}",
    "event scrambled": "{who} {who|verliert|verlierst} {tech0} an den Technologiestörer.",
    "event named tech": "{who} {who|nennt|nennst} {seat1|{tech0} von {seat1}|deine Technologie {tech0}}.",
}
EVENTS = {"scrambled": "tech", "named tech": "tech seat"}
