"""Chosen in words."""

EN = {
    "name": "Chosen",
    "power": "Divine Intervention",
    "gist": "Draws three cards after the reveal and may use one",
    "text": "As a main player, after the cards are shown, you may use this power once in an encounter: draw three "
    "cards. One encounter card among them may replace your card, which is discarded; or, if both are attacks, you "
    "may add its value to yours instead. The other cards drawn are discarded.",
    "wild": "As a main player, before encounter cards are chosen: draw a card.",
    "super": "When you use your power you keep the cards drawn that are no encounter cards. You may decide that "
    "after seeing them.",
    "ask chosen.pick": "Does one of the cards drawn answer your prayer?",
    "option keep your card": "Leave your card as it is",
    "option replace": "Replace your card with {card0}",
    "option add": "Add {card0} to your card",
    "event added": "{who} {who|adds|add} {card0} to the card shown.",
    "event kept cards": "{who} {who|keeps|keep} {cards} of those drawn.",
}
DE = {
    "name": "Auserwählte",
    "power": "Göttlicher Beistand",
    "gist": "Zieht nach dem Aufdecken drei Karten und darf eine nutzen",
    "text": "Als Hauptspieler darfst du nach dem Aufdecken einmal je Herausforderung diese Fähigkeit benutzen: Zieh "
    "drei Karten. Eine Gefechtskarte davon darf deine Karte ersetzen, die abgelegt wird; sind beide Angriffe, darfst "
    "du ihren Wert stattdessen zu deinem zählen. Die übrigen gezogenen Karten werden abgelegt.",
    "wild": "Als Hauptspieler, bevor Gefechtskarten gewählt werden: Zieh eine Karte.",
    "super": "Benutzt du deine Fähigkeit, behältst du die gezogenen Karten, die keine Gefechtskarten sind. Das "
    "darfst du entscheiden, nachdem du sie gesehen hast.",
    "ask chosen.pick": "Erhört eine der gezogenen Karten dein Gebet?",
    "option keep your card": "Deine Karte lassen, wie sie ist",
    "option replace": "Deine Karte durch {card0} ersetzen",
    "option add": "{card0} zu deiner Karte zählen",
    "event added": "{who} {who|zählt|zählst} {card0} zur gezeigten Karte.",
    "event kept cards": "{who} {who|behält|behältst} {cards} von den gezogenen.",
}
EVENTS = {"added": "card", "kept cards": "cards"}
