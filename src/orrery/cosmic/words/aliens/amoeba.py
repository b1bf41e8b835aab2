"""Amoeba in words."""

EN = {
    "name": "Amoeba",
    "power": "Ooze",
    "gist": "Changes how many of its ships fight after the cards are laid",
    "text": "As a main player with at least one ship in the encounter, when both encounter cards lie face down, you "
    "may use this power to change how many of your ships take part: pull any number back to your colonies, even all "
    "of them, or bring in any number from your colonies. Without a ship in the encounter you gain no colony by "
    "winning it.",
    "wild": "As a main player, before encounter cards are chosen: up to four ships of yours join the encounter or "
    "leave it. There may be more than four on the gate, and a defense without ships may bring some in.",
    "super": "You may use your power as an ally too.",
    "ask amoeba.way": "Will more or fewer of your ships take part?",
    "ask amoeba.more": "Which ships do you bring in?",
    "ask amoeba.fewer": "How many ships do you pull back, and to which colonies?",
    "option more ships": "More ships",
    "option fewer ships": "Fewer ships",
    "option stay in encounter": "It stays in the encounter",
    "event oozing in": "{who} {who|calls|call} {ships0} into the encounter.",
    "event oozing out": "{who} {who|calls|call} {ships0} back from the encounter.",
    "event oozed in": "{who} {who|brings|bring} {ships0} into the encounter.",
    "event oozed out": "{who} {who|pulls|pull} {ships0} out of the encounter.",
}
DE = {
    "name": "Amöben",
    "power": "Zerfließen",
    "gist": "Ändert nach dem Auslegen die Zahl der eigenen Schiffe",
    "text": "Als Hauptspieler mit mindestens einem Schiff in der Herausforderung darfst du diese Fähigkeit benutzen, "
    "wenn beide Gefechtskarten verdeckt liegen: Zieh beliebig viele deiner Schiffe auf deine Kolonien zurück, auch "
    "alle, oder hole beliebig viele von deinen Kolonien dazu. Ohne Schiff in der Herausforderung bringt dir ein Sieg "
    "keine Kolonie.",
    "wild": "Als Hauptspieler, bevor Gefechtskarten gewählt werden: Bis zu vier deiner Schiffe kommen dazu oder "
    "ziehen ab. Auf dem Portal dürfen dann mehr als vier stehen, und ein Verteidiger ohne Schiffe darf welche "
    "dazuholen.",
    "super": "Du darfst deine Fähigkeit auch als Verbündeter benutzen.",
    "ask amoeba.way": "Sollen mehr oder weniger deiner Schiffe teilnehmen?",
    "ask amoeba.more": "Welche Schiffe holst du dazu?",
    "ask amoeba.fewer": "Wie viele Schiffe ziehst du ab, und auf welche Kolonien?",
    "option more ships": "Mehr Schiffe",
    "option fewer ships": "Weniger Schiffe",
    "option stay in encounter": "Sie bleibt in der Herausforderung",
    "event oozing in": "{who} {who|will|willst} {ships0} mehr in die Herausforderung bringen.",
    "event oozing out": "{who} {who|will|willst} {ships0} aus der Herausforderung abziehen.",
    "event oozed in": "{who} {who|bringt|bringst} {ships0} mehr in die Herausforderung.",
    "event oozed out": "{who} {who|zieht|ziehst} {ships0} aus der Herausforderung ab.",
}
EVENTS = {"oozing in": "ships", "oozing out": "ships", "oozed in": "ships", "oozed out": "ships"}
