"""Barbarian in words."""

EN = {
    "name": "Barbarian",
    "power": "Loot and Pillage",
    "gist": "Winning as offense, loots the defense's hand",
    "text": "When you have won as the offense, before any compensation, you must use this power: look at the hand of "
    "the defense, take up to one card of your choice for each of your ships in the encounter, and discard the rest "
    "of that hand.",
    "wild": "As a main player or ally who collects compensation or a reward: look at the cards you received and "
    "throw away any of them. You get nothing for them.",
    "super": "You may use your power as an offensive ally on the winning side too, against the losing main player.",
    "ask barbarian.loot": "Which cards of {seat0} do you take? The rest is discarded.",
    "ask barbarian.unwanted": "Which of the cards you received do you throw away?",
}
DE = {
    "name": "Barbaren",
    "power": "Plündern und Brandschatzen",
    "gist": "Plündert nach einem Sieg als Angreifer die Hand des Verteidigers",
    "text": "Wenn du als Angreifer gewonnen hast, musst du vor jeder Entschädigung diese Fähigkeit benutzen: Sieh "
    "dir die Hand des Verteidigers an, nimm für jedes deiner Schiffe in der Herausforderung bis zu eine Karte deiner "
    "Wahl und lege den Rest dieser Hand ab.",
    "wild": "Wenn du als Hauptspieler oder Verbündeter Entschädigung oder eine Belohnung bekommst: Sieh dir die "
    "erhaltenen Karten an und wirf davon ab, was du nicht willst. Ersatz gibt es nicht.",
    "super": "Du darfst deine Fähigkeit auch als Verbündeter eines siegreichen Angreifers benutzen, gegen den "
    "unterlegenen Hauptspieler.",
    "ask barbarian.loot": "Welche Karten von {seat0:dir} nimmst du? Der Rest wird abgelegt.",
    "ask barbarian.unwanted": "Welche der erhaltenen Karten wirfst du ab?",
}
