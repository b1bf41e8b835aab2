"""Citadel in words."""

EN = {
    "name": "Citadel",
    "power": "Fortification",
    "gist": "Lays attacks beside planets that help defend them",
    "text": "In each encounter, once destiny is drawn, you may lay one attack from your hand face up beside any "
    "planet as a citadel; that is no use of the power. When the attacked planet has citadels of yours and both "
    "encounter cards lie face down, you may use this power to switch them all on: their values count for the "
    "defense, whoever that is. If the defense then loses, they are discarded; else they stay.",
    "wild": "As a main player or ally, after the cards are shown: the total of the defense is 5 higher.",
    "super": "The citadels you have switched on count against the defense instead. They are still discarded if the "
    "defense loses.",
    "ask citadel.planet": "Beside which planet do you lay a citadel?",
    "ask citadel.card": "Which attack becomes a citadel at {planet0}?",
    "event citadel laid": "{who} {who|lays|lay} {card0} beside {planet1} as a citadel.",
    "event citadels on": "{who} {who|switches|switch} on the citadels at {planet0}.",
}
DE = {
    "name": "Zitadelle",
    "power": "Befestigung",
    "gist": "Legt Angriffe an Planeten, die dort verteidigen",
    "text": "In jeder Herausforderung darfst du, sobald das Schicksal gezogen ist, einen Angriff aus deiner Hand als "
    "Zitadelle offen neben einen beliebigen Planeten legen; das ist keine Benutzung der Fähigkeit. Liegen am "
    "angegriffenen Planeten Zitadellen von dir und beide Gefechtskarten verdeckt, darfst du diese Fähigkeit benutzen "
    "und sie alle einschalten: Ihre Werte zählen für den Verteidiger, wer auch immer das ist. Verliert er dann, "
    "werden sie abgelegt; sonst bleiben sie.",
    "wild": "Als Hauptspieler oder Verbündeter, nach dem Aufdecken: Die Summe des Verteidigers ist um 5 höher.",
    "super": "Die Zitadellen, die du eingeschaltet hast, zählen stattdessen gegen den Verteidiger. Verliert er, "
    "werden sie trotzdem abgelegt.",
    "ask citadel.planet": "Neben welchen Planeten legst du eine Zitadelle?",
    "ask citadel.card": "Welcher Angriff wird eine Zitadelle bei {planet0}?",
    "event citadel laid": "{who} {who|legt|legst} {card0} als Zitadelle neben {planet1}.",
    "event citadels on": "{who} {who|schaltet|schaltest} die Zitadellen bei {planet0} ein.",
}
EVENTS = {"citadel laid": "card planet", "citadels on": "planet"}
