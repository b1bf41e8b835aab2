"""Vulch in words."""

EN = {
    "name": "Vulch",
    "power": "Salvage",
    "gist": "Collects every artifact that others discard",
    "text": "Whenever another player discards an artifact, played or not, you must use this power: it joins your "
    "hand. Artifacts that you play are discarded. When you draw a new hand, you show and keep your old artifacts and "
    "draw eight cards on top; that is no use of the power.",
    "wild": "As a main player, after a win or a deal of yours: your opponent hands you cards one at a time, in any "
    "order. Each is discarded until you keep one; your opponent keeps the rest.",
    "super": "Your power collects a flare that another player discards. Or, when you draw a new hand, you keep your "
    "flares as well.",
    "ask vulch.hand over": "Which card do you hand over to {seat0}?",
    "ask vulch.keep": "Keep {card0}, or discard it and see another?",
    "option keep": "Keep it",
    "option discard": "Discard it",
    "event kept": "{who} {who|keeps|keep} {card0}.",
    "event handed over": "{who} {who|hands|hand} {seat0} {cards}.",
    "event card kept": "{who} {who|keeps|keep} the card.",
}
DE = {
    "name": "Geier",
    "power": "Bergung",
    "gist": "Sammelt jedes Artefakt, das andere ablegen",
    "text": "Wann immer ein anderer Spieler ein Artefakt abwirft, gespielt oder nicht, musst du diese Fähigkeit "
    "benutzen: Es kommt auf deine Hand. Artefakte, die du spielst, werden abgeworfen. Ziehst du eine neue Hand, "
    "zeigst und behältst du deine alten Artefakte und ziehst acht Karten dazu; das ist keine Benutzung der "
    "Fähigkeit.",
    "wild": "Als Hauptspieler, nach einem eigenen Sieg oder Handel: Dein Gegner gibt dir Karten, eine nach der "
    "anderen, in beliebiger Reihenfolge. Jede wird abgeworfen, bis du eine behältst; den Rest behält dein Gegner.",
    "super": "Deine Fähigkeit nimmt ein Manöver, das ein anderer Spieler abwirft. Oder du behältst, wenn du eine "
    "neue Hand ziehst, auch deine Manöver.",
    "ask vulch.hand over": "Welche Karte gibst du {seat0:dir}?",
    "ask vulch.keep": "{card0} behalten, oder abwerfen und eine andere sehen?",
    "option keep": "Behalten",
    "option discard": "Abwerfen",
    "event kept": "{who} {who|behält|behältst} {card0}.",
    "event handed over": "{who} {who|gibt|gibst} {seat0:dir} {cards}.",
    "event card kept": "{who} {who|behält|behältst} die Karte.",
}
EVENTS = {"kept": "card", "handed over": "seat cards"}
