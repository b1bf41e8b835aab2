"""Mirror in words."""

EN = {
    "name": "Mirror",
    "power": "Reversal",
    "gist": "Swaps the digits of all attacks",
    "text": "As a main player, when both encounter cards lie face down, you may use this power to call a reversal: "
    "the two digits of every attack shown in this encounter are swapped (15 counts 51, 20 counts 2, 8 counts 80).",
    "wild": "As a main player, after the cards are shown: your card becomes a copy of your opponent's.",
    "super": "Your reversal may concern only one of the two cards; you say which before they are shown.",
    "ask mirror.card": "Whose card is reversed?",
    "event reversal": "{who} {who|calls|call} a reversal.",
    "event copied": "{who|{who}'s|Your} card becomes a copy of the opponent's.",
    "event named side": "{who} {who|names|name} {side0}.",
}
DE = {
    "name": "Spiegel",
    "power": "Umkehrung",
    "gist": "Vertauscht die Ziffern aller Angriffe",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn beide Karten verdeckt liegen: Bei jedem "
    "Angriff, der in dieser Herausforderung gezeigt wird, tauschen die beiden Ziffern die Plätze (15 zählt 51, 20 "
    "zählt 2, 8 zählt 80).",
    "wild": "Als Hauptspieler, nachdem die Karten gezeigt sind: Deine Karte wird zu einer Kopie der Karte deines "
    "Gegners.",
    "super": "Deine Umkehrung darf nur eine der beiden Karten betreffen; welche, sagst du, bevor sie gezeigt werden.",
    "ask mirror.card": "Wessen Karte wird umgekehrt?",
    "event reversal": "{who} {who|ruft|rufst} eine Umkehrung aus.",
    "event copied": "{who|Die Karte von {who}|Deine Karte} wird zu einer Kopie der gegnerischen.",
    "event named side": "{who} {who|nennt|nennst} {side0}.",
}
EVENTS = {"reversal": "side", "named side": "side"}
