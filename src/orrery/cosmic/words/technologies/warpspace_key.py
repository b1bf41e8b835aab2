"""Warpspace Key in words."""

EN = {
    "name": "Warpspace Key",
    "text": "Discard it in your regroup phase: all your ships return from the warp to your colonies.",
}
DE = {
    "name": "Warpschlüssel",
    "text": "Wirf ihn in deiner Verstärkungsphase ab: Alle deine Schiffe kehren aus dem Warp auf deine Kolonien "
    "zurück.",
}
