"""Quark Battery in words."""

EN = {
    "name": "Quark Battery",
    "text": "When you complete it, put an encounter card from your hand face down under it. It is no part of your "
    "hand, and nobody may look at it or take it. As a main player, after the cards are shown, you may discard the "
    "battery: the card under it takes the place of the one you showed.",
    "ask quark-battery.card": "Which encounter card goes under the battery?",
    "event charged": "{who} {who|puts|put} a card under the Quark Battery.",
}
DE = {
    "name": "Quark-Batterie",
    "text": "Wenn du sie fertigstellst, lege eine Gefechtskarte von deiner Hand verdeckt unter sie. Sie zählt nicht "
    "zur Hand, und niemand darf sie ansehen oder nehmen. Als Hauptspieler darfst du die Batterie nach dem Aufdecken "
    "abwerfen: Die Karte unter ihr ersetzt die gezeigte.",
    "ask quark-battery.card": "Welche Gefechtskarte kommt unter die Batterie?",
    "event charged": "{who} {who|legt|legst} eine Karte unter die Quark-Batterie.",
}
