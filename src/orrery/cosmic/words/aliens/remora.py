"""Remora in words."""

EN = {
    "name": "Remora",
    "power": "Cling",
    "gist": "Frees a ship or draws when others do",
    "text": "When another player frees ships from the warp you may use this power to free one of yours that did not "
    "go there in this encounter. When another player draws cards from the deck you may use it to draw one card.",
    "wild": "When another player uses a flare, draw a card.",
    "super": "When another player gains a colony, draw a card or free a ship from the warp; once for each colony if "
    "several are gained together.",
    "event named gains": "{who} {who|picks|pick} {cards0} and {ships1}.",
}
DE = {
    "name": "Schiffshalter",
    "power": "Anhaften",
    "gist": "Befreit ein Schiff oder zieht, wenn andere es tun",
    "text": "Befreit ein anderer Spieler Schiffe aus dem Warp, darfst du diese Fähigkeit benutzen und eines von dir "
    "befreien, das nicht erst in dieser Herausforderung dorthin kam. Zieht ein anderer Spieler Karten vom Stapel, "
    "darfst du sie benutzen und eine Karte ziehen.",
    "wild": "Benutzt ein anderer Spieler ein Manöver, ziehe eine Karte.",
    "super": "Gewinnt ein anderer Spieler eine Kolonie, ziehe eine Karte oder befreie ein Schiff aus dem Warp; für "
    "jede einmal, wenn mehrere zugleich gewonnen werden.",
    "event named gains": "{who} {who|will|willst} {cards0} und {ships1}.",
}
EVENTS = {"named gains": "cards ships"}
