"""Kamikaze in words."""

EN = {
    "name": "Kamikaze",
    "power": "Sacrifice",
    "gist": "Sends own ships to the warp to draw cards",
    "text": "As a main player, before encounter cards are chosen, you may use this power to send up to four ships "
    "from your colonies to the warp and draw two cards for each.",
    "wild": "As a main player, when both cards lie face down: send up to four ships of yours that are not in the "
    "encounter to the warp. Each adds 3 to the total of your side.",
    "super": "In your regroup phase you free three ships instead of one.",
    "ask kamikaze.sacrifice": "Which ships do you sacrifice for two cards each?",
    "ask kamikaze.ships for points": "Which ships do you sacrifice for 3 points each?",
    "event sacrifice offered": "{who} {who|offers|offer} {ships0} to the warp.",
    "event side raised": "{who} {who|adds|add} {n1} for {side0}.",
}
DE = {
    "name": "Kamikaze",
    "power": "Opfer",
    "gist": "Opfert eigene Schiffe und zieht dafür Karten",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, bevor Gefechtskarten gewählt werden: Schick bis zu "
    "vier Schiffe von deinen Kolonien in den Warp und zieh für jedes zwei Karten.",
    "wild": "Als Hauptspieler, wenn beide Karten verdeckt liegen: Schick bis zu vier deiner Schiffe, die nicht in der "
    "Herausforderung sind, in den Warp. Für jedes zählt deine Seite 3 mehr.",
    "super": "In deiner Verstärkungsphase befreist du drei Schiffe statt einem.",
    "ask kamikaze.sacrifice": "Welche Schiffe opferst du für je zwei Karten?",
    "ask kamikaze.ships for points": "Welche Schiffe opferst du für je 3 Punkte?",
    "event sacrifice offered": "{who} {who|will|willst} {ships0} opfern.",
    "event side raised": "{who} {who|zählt|zählst} {n1} mehr für {side0}.",
}
EVENTS = {"sacrifice offered": "ships", "side raised": "side n"}
