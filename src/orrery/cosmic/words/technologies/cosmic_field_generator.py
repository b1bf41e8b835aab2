"""Cosmic Field Generator in words."""

EN = {
    "name": "Cosmic Field Generator",
    "text": "Discard it when an alien power is used, your own included: that use is cancelled and the power is off "
    "until the encounter ends. It counts as a Cosmic Zap but is no artifact.",
}
DE = {
    "name": "Kosmischer Feldgenerator",
    "text": "Wirf ihn ab, wenn eine Spezialfähigkeit benutzt wird, auch deine eigene: Diese Benutzung wird annulliert, "
    "und die Fähigkeit ruht bis zum Ende der Herausforderung. Er gilt als Kosmischer Zap, ist aber kein Artefakt.",
}
