"""Enigma Device in words."""

EN = {
    "name": "Enigma Device",
    "text": "Discard it at the start of any encounter: beginning with you and clockwise, everybody draws or discards "
    "at random to exactly eight cards. You alone may first discard as many as you like.",
    "ask enigma-device.discard": "Which cards do you discard before all hands are made eight?",
}
DE = {
    "name": "Enigma-Apparat",
    "text": "Wirf ihn zu Beginn einer beliebigen Herausforderung ab: Bei dir beginnend und im Uhrzeigersinn zieht "
    "jeder nach oder wirft blind ab, bis er genau acht Karten hat. Nur du darfst vorher beliebig viele abwerfen.",
    "ask enigma-device.discard": "Welche Karten wirfst du ab, bevor alle acht Karten haben?",
}
