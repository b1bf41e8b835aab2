"""Card Zap in words."""

EN = {
    "name": "Card Zap",
    "text": "Any player, at any time: when a flare or an artifact is played, it has no effect and is discarded. A Card "
    "Zap may be zapped itself.",
}
DE = {
    "name": "Kartenzap",
    "text": "Jeder, jederzeit: Wird eine Manöverkarte oder ein Artefakt gespielt, bleibt die Karte ohne Wirkung und "
    "wird abgeworfen. Auch ein Kartenzap kann so getroffen werden.",
}
