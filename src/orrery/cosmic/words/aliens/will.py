"""Will in words."""

EN = {
    "name": "Will",
    "power": "Choice",
    "gist": "Chooses freely whom and where to attack",
    "text": "As the offense, after the destiny draw, you must use this power: encounter any other player on any "
    "planet of your choice, whatever the card says. Outside that player's home system it must be a colony of that "
    "player. Other effects of the card still happen.",
    "wild": "As the offense, when another player's colour is drawn: you may encounter that player in any system, "
    "where that player has a colony.",
    "super": "As the offense, before you choose whom to encounter: look at the hand of one other player.",
    "ask will.defense": "Whom do you encounter?",
    "ask will.hand": "Whose hand do you look at?",
}
DE = {
    "name": "Wille",
    "power": "Wahl",
    "gist": "Wählt frei, wen und welchen Planeten",
    "text": "Als Angreifer musst du diese Fähigkeit nach dem Ziehen der Schicksalskarte benutzen: Triff auf einen "
    "beliebigen anderen Spieler auf einem beliebigen Planeten, egal was die Karte sagt. Außerhalb seines "
    "Heimatsystems muss es eine Kolonie dieses Spielers sein. Andere Wirkungen der Karte treten trotzdem ein.",
    "wild": "Als Angreifer, wenn die Farbe eines anderen Spielers gezogen wird: Du darfst diesen Spieler in jedem "
    "System angreifen, in dem er eine Kolonie hat.",
    "super": "Als Angreifer, bevor du wählst, wen du angreifst: Sieh dir die Hand eines anderen Spielers an.",
    "ask will.defense": "Wen greifst du an?",
    "ask will.hand": "Wessen Hand siehst du dir an?",
}
