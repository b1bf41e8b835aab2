"""Cosmic Zap in words."""

EN = {
    "name": "Cosmic Zap",
    "text": "Any player, at any time: when an alien power is used, your own included, that use is cancelled and the "
    "power is off until the encounter ends.",
}
DE = {
    "name": "Kosmischer Zap",
    "text": "Jeder, jederzeit: Wird eine Spezialfähigkeit benutzt, auch deine eigene, so wird diese Benutzung "
    "annulliert, und die Fähigkeit ruht bis zum Ende der Herausforderung.",
}
