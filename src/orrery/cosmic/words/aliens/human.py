"""Human in words."""

EN = {
    "name": "Human",
    "power": "Humanity",
    "gist": "Adds 4 to its side; zapped, its side wins",
    "text": "As a main player or ally, after the cards are shown, you must use this power to add 4 to the total of "
    "your side. If this use is zapped, your side wins the encounter.",
    "wild": "As a main player against anybody but the Human, after the cards are shown: your card becomes an attack "
    "42. This flare then goes to the Human, or to the discard pile if nobody plays it.",
    "super": "Your power adds 8 instead of 4. Or discard this flare to zap your own power.",
    "event humanity wins": "The zap against {who} is a win for {side0}.",
    "event attack 42": "{who|The card of {who}|Your card} becomes an attack 42.",
}
DE = {
    "name": "Mensch",
    "power": "Menschlichkeit",
    "gist": "4 mehr für die eigene Seite; gezappt gewinnt sie",
    "text": "Als Hauptspieler oder Verbündeter musst du diese Fähigkeit nach dem Aufdecken benutzen: Deine Seite "
    "zählt 4 mehr. Wird das gezappt, gewinnt deine Seite die Herausforderung.",
    "wild": "Als Hauptspieler gegen jeden außer den Menschen, nach dem Aufdecken: Deine Karte wird ein Angriff 42. "
    "Dieses Manöver geht dann an den Menschen oder, wenn niemand ihn spielt, auf die Ablage.",
    "super": "Deine Fähigkeit zählt 8 statt 4. Oder leg dieses Manöver ab, um deine eigene Fähigkeit zu zappen.",
    "event humanity wins": "Der Zap gegen {who:dich} ist ein Sieg für {side0}.",
    "event attack 42": "{who|Die Karte von {who}|Deine Karte} wird ein Angriff 42.",
}
EVENTS = {"humanity wins": "side"}
