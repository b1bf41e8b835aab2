"""Philanthropist in words."""

EN = {
    "name": "Philanthropist",
    "power": "Giving",
    "gist": "Gives a card of its hand to a main player",
    "text": "As a main player or ally, once alliances are formed, you may use this power to give a card of your hand "
    "to a main player (to your opponent if you are one yourself). If that leaves you, as a main player, without "
    "encounter cards, you draw a new hand.",
    "wild": "At the start of an encounter, send one of your ships to the warp and lend your power to another player "
    "for this encounter: that player has it in place of its own, and you cannot use it.",
    "super": "A player to whom you gave an encounter card must lay it in this encounter if possible.",
    "ask philanthropist.receiver": "To whom do you give a card?",
    "ask philanthropist.card": "Which card do you give to {seat0}?",
    "ask philanthropist.borrower": "To whom do you lend your power?",
    "ask philanthropist.loan": "Which power do you lend?",
    "event power lent": "{who} {who|lends|lend} {alien1} to {seat0} for this encounter.",
    "event gift to be laid": "{seat0} must lay the card that {who} gave.",
}
DE = {
    "name": "Philanthrop",
    "power": "Freigebigkeit",
    "gist": "Schenkt einem Hauptspieler eine Handkarte",
    "text": "Als Hauptspieler oder Verbündeter darfst du diese Fähigkeit benutzen, wenn die Bündnisse stehen, und "
    "einem Hauptspieler eine Handkarte geben (deinem Gegner, wenn du selbst einer bist). Hast du als Hauptspieler "
    "danach keine Gefechtskarte mehr, ziehst du eine neue Hand.",
    "wild": "Zu Beginn einer Herausforderung: Schicke eines deiner Schiffe in den Warp und leihe deine Fähigkeit für "
    "diese Herausforderung einem anderen Spieler. Er hat sie statt seiner eigenen, und du kannst sie nicht benutzen.",
    "super": "Wem du eine Gefechtskarte gegeben hast, der muss sie in dieser Herausforderung legen, wenn es geht.",
    "ask philanthropist.receiver": "Wem gibst du eine Karte?",
    "ask philanthropist.card": "Welche Karte gibst du {seat0:dir}?",
    "ask philanthropist.borrower": "Wem leihst du deine Fähigkeit?",
    "ask philanthropist.loan": "Welche Fähigkeit verleihst du?",
    "event power lent": "{who} {who|leiht|leihst} {alien1} für diese Herausforderung an {seat0:dich}.",
    "event gift to be laid": "{seat0} {seat0|muss|musst} die Karte legen, die {who} gegeben {who|hat|hast}.",
}
EVENTS = {"power lent": "seat alien", "gift to be laid": "seat"}
