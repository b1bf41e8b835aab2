"""Mobius Tubes in words."""

EN = {
    "name": "Mobius Tubes",
    "text": "As the offense, at the start of your encounter: all ships of all players return from the warp to their "
    "owners' colonies. Who has no colony leaves them there.",
}
DE = {
    "name": "Möbiusröhren",
    "text": "Als Angreifer, zu Beginn deiner Herausforderung: Alle Schiffe aller Spieler kehren aus dem Warp auf "
    "Kolonien ihrer Besitzer zurück. Wer keine Kolonie hat, lässt sie dort.",
}
