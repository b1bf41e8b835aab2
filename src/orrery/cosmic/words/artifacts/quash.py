"""Quash in words."""

EN = {
    "name": "Quash",
    "text": "Any player, right after a deal is made: it is called off, and both main players pay for a failed deal.",
    "event quashed": "{who} {who|calls|call} the deal off.",
}
DE = {
    "name": "Annullierung",
    "text": "Jeder, gleich nachdem man sich geeinigt hat: Der Handel platzt, und beide Hauptspieler zahlen wie für "
    "eine gescheiterte Verhandlung.",
    "event quashed": "{who} lässt den Handel platzen.",
}
