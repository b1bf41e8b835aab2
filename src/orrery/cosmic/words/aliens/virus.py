"""Virus in words."""

EN = {
    "name": "Virus",
    "power": "Multiply",
    "gist": "Multiplies its card by its ships",
    "text": "As a main player who shows an attack, you must use this power: the value of your card is multiplied by "
    "the number of your ships in the encounter instead of being added to it. Allied ships are still added.",
    "wild": "As a main player, after the cards are shown: the number of your ships times the number of your allies' "
    "ships counts instead of their sum.",
    "super": "Your power multiplies your card by all ships of your side.",
}
DE = {
    "name": "Virus",
    "power": "Vermehrung",
    "gist": "Karte mal Schiffe statt Karte plus Schiffe",
    "text": "Wenn du als Hauptspieler einen Angriff zeigst, musst du diese Fähigkeit benutzen: Der Wert deiner Karte "
    "wird mit der Zahl deiner Schiffe in der Herausforderung malgenommen, statt sie zu addieren. Verbündete Schiffe "
    "werden weiter addiert.",
    "wild": "Als Hauptspieler, nach dem Aufdecken: Die Zahl deiner Schiffe mal die Zahl der Schiffe deiner "
    "Verbündeten zählt anstelle der Summe.",
    "super": "Deine Fähigkeit nimmt deine Karte mit allen Schiffen deiner Seite mal.",
}
