"""Trader in words."""

EN = {
    "name": "Trader",
    "power": "Transference",
    "gist": "Swaps hands with the opponent",
    "text": "As a main player, before encounter cards are chosen, you may use this power to swap hands with your "
    "opponent; both keep the new hands. A hand without an encounter card is not traded.",
    "wild": "As a main player, before invitations: take a random card from your opponent's hand, then give back a "
    "card of your choice, even the same.",
    "super": "Your power swaps hands with any player.",
    "ask trader.give back": "Which card do you give back to {seat0}?",
    "ask trader.partner": "With whom do you swap hands?",
    "event hands swapped": "{who} {who|swaps|swap} hands with {seat0}.",
}
DE = {
    "name": "Händler",
    "power": "Tausch",
    "gist": "Tauscht die Hand mit dem Gegner",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, bevor Gefechtskarten gewählt werden: Du tauschst "
    "die ganze Hand mit deinem Gegner; beide behalten die neue Hand. Eine Hand ohne Gefechtskarte wird nicht "
    "getauscht.",
    "wild": "Als Hauptspieler, vor den Einladungen: Ziehe eine zufällige Karte aus der Hand deines Gegners und gib "
    "ihm eine Karte deiner Wahl zurück, auch dieselbe.",
    "super": "Deine Fähigkeit tauscht die Hand mit einem beliebigen Spieler.",
    "ask trader.give back": "Welche Karte gibst du {seat0:dir} zurück?",
    "ask trader.partner": "Mit wem tauschst du die Hand?",
    "event hands swapped": "{who} {who|tauscht|tauschst} {who|die|deine} Hand mit {seat0:dir}.",
}
EVENTS = {"hands swapped": "seat"}
