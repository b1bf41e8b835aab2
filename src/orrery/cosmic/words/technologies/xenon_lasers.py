"""Xenon Lasers in words."""

EN = {
    "name": "Xenon Lasers",
    "text": "Stays in play. As a main player or ally, after the cards are shown, add 1 to your side's total or take 1 "
    "from it.",
    "ask xenon lasers": "One more or one less for your side?",
    "option plus one": "One more",
    "option minus one": "One less",
    "event lasers set": "{who} {who|sets|set} the Xenon Lasers to {n0}.",
}
DE = {
    "name": "Xenonlaser",
    "text": "Bleibt im Spiel. Gib als Hauptspieler oder Verbündeter deiner Seite nach dem Aufdecken 1 mehr oder 1 "
    "weniger.",
    "ask xenon lasers": "Eins mehr oder eins weniger für deine Seite?",
    "option plus one": "Eins mehr",
    "option minus one": "Eins weniger",
    "event lasers set": "{who} {who|stellt|stellst} die Xenonlaser auf {n0}.",
}
EVENTS = {"lasers set": "n"}
