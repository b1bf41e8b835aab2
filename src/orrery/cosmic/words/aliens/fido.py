"""Fido in words."""

EN = {
    "name": "Fido",
    "power": "Fetch",
    "gist": "Fetches used cards and offers them around",
    "text": "When the encounter cards have been discarded at the end of any encounter, you may use this power: take "
    "one of them and offer it to another player. If it is refused, you may keep it. If it is accepted, you may free "
    "one of your ships from the warp or draw a card.",
    "wild": "As a main player, before encounter cards are chosen: your opponent must take the top card of the "
    "discard pile into the hand, and you draw a card.",
    "super": "Fetch any or all of the encounter cards and offer them one after the other, in any order.",
    "ask fido.fetch": "Which encounter cards do you fetch?",
    "ask fido.whom": "To whom do you offer {card0}?",
    "ask fido.next": "Which card do you offer next, and to whom?",
    "ask fido.accept": "{seat1} {seat1|offers|offer} you {card0}. Do you take it?",
    "ask fido.keep": "Nobody wants {card0}. Do you keep it?",
    "ask fido.bone": "The card was accepted: what do you take for it?",
    "option offer": "{card0} for {seat1}",
    "option keep it": "Keep it",
    "option throw it back": "Throw it back on the discard pile",
    "option draw a card": "Draw a card",
    "option free a ship": "Free a ship from the warp",
    "event picked for": "{who} {who|picks|pick} {card0} for {seat1}.",
    "event fetched": "{who} {who|fetches|fetch} {card0} from the discard pile.",
    "event refused": "{who} {who|does|do} not want {card0}.",
}
DE = {
    "name": "Fido",
    "power": "Apportieren",
    "gist": "Holt gespielte Karten und bietet sie an",
    "text": "Wenn am Ende einer beliebigen Herausforderung die Gefechtskarten abgelegt sind, darfst du diese "
    "Fähigkeit benutzen: Nimm eine davon und biete sie einem anderen Spieler an. Lehnt er ab, darfst du sie "
    "behalten. Nimmt er an, darfst du eines deiner Schiffe aus dem Warp befreien oder eine Karte ziehen.",
    "wild": "Als Hauptspieler, bevor Gefechtskarten gewählt werden: Dein Gegner muss die oberste Karte der Ablage "
    "auf die Hand nehmen, und du ziehst eine Karte.",
    "super": "Apportiere beliebige oder alle Gefechtskarten und biete sie nacheinander in beliebiger Reihenfolge an.",
    "ask fido.fetch": "Welche Gefechtskarten apportierst du?",
    "ask fido.whom": "Wem bietest du {card0} an?",
    "ask fido.next": "Welche Karte bietest du als Nächstes an, und wem?",
    "ask fido.accept": "{seat1} {seat1|bietet|bietest} dir {card0} an. Nimmst du an?",
    "ask fido.keep": "Niemand will {card0}. Behältst du sie?",
    "ask fido.bone": "Die Karte wurde angenommen: Was nimmst du dafür?",
    "option offer": "{card0} für {seat1:dich}",
    "option keep it": "Behalten",
    "option throw it back": "Zurück auf die Ablage",
    "option draw a card": "Eine Karte ziehen",
    "option free a ship": "Ein Schiff aus dem Warp befreien",
    "event picked for": "{who} {who|will|willst} {card0} für {seat1:dich} apportieren.",
    "event fetched": "{who} {who|apportiert|apportierst} {card0} von der Ablage.",
    "event refused": "{who} {who|will|willst} {card0} nicht.",
}
EVENTS = {"picked for": "card seat", "fetched": "card", "refused": "card"}
