"""Miser in words."""

EN = {
    "name": "Miser",
    "power": "Hoard",
    "gist": "Has a second, hidden hand: the hoard",
    "text": "At the start you are dealt two hands and choose one as your hoard. Whenever you play a card you may use "
    "this power to take it from the hoard instead of your hand; zapped, the card stays in the hoard. Cards you gain "
    "never join the hoard, and nobody may look at it or draw from it. While it holds no encounter card you may show "
    "it, discard it and replace it by eight cards; that is no use of the power.",
    "wild": "Whenever you draw a new hand or compensation is taken from you: set this card and two others aside "
    "until it is over. They cannot be taken, and a new hand comes on top of them.",
    "super": "At the start of each encounter of your own, draw one card into your hoard.",
    "ask miser.aside": "Which cards do you set aside?",
    "event from hoard": "{who} {who|plays|play} {card0} from the hoard.",
    "event new hoard": "{who} {who|shows|show} and {who|replaces|replace} the hoard.",
    "event hoarded": "{who} {who|draws|draw} into the hoard: {cards}.",
    "event set aside": "{who} {who|sets|set} {cards0} aside as well.",
    "event card taken back": "{who} {who|takes|take} the encounter card back.",
}
DE = {
    "name": "Geizhals",
    "power": "Hort",
    "gist": "Hat eine zweite, verdeckte Hand: den Hort",
    "text": "Zu Beginn bekommst du zwei Hände und wählst eine als Hort. Immer wenn du eine Karte spielst, darfst du "
    "diese Fähigkeit benutzen und sie aus dem Hort statt aus der Hand nehmen; wird das verhindert, bleibt die Karte "
    "im Hort. Gewonnene Karten kommen nie in den Hort, und niemand darf ihn ansehen oder aus ihm ziehen. Enthält er "
    "keine Gefechtskarte, darfst du ihn zeigen, ablegen und durch acht Karten ersetzen; das ist keine Benutzung der "
    "Fähigkeit.",
    "wild": "Wann immer du eine neue Hand ziehst oder Entschädigung zahlst: Lege diese Karte und zwei andere "
    "beiseite, bis es vorbei ist. Sie können nicht genommen werden, und die neue Hand kommt dazu.",
    "super": "Zu Beginn jeder eigenen Herausforderung ziehst du eine Karte in deinen Hort.",
    "ask miser.aside": "Welche Karten legst du beiseite?",
    "event from hoard": "{who} {who|spielt|spielst} {card0} aus dem Hort.",
    "event new hoard": "{who} {who|zeigt|zeigst} den Hort und ersetzt ihn.",
    "event hoarded": "{who} {who|zieht|ziehst} in den Hort: {cards}.",
    "event set aside": "{who} {who|legt|legst} außerdem {cards0} beiseite.",
    "event card taken back": "{who} {who|nimmt|nimmst} die Gefechtskarte zurück.",
}
EVENTS = {"from hoard": "card", "hoarded": "cards", "set aside": "cards"}
