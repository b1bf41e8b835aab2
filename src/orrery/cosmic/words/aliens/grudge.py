"""Grudge in words."""

EN = {
    "name": "Grudge",
    "power": "Revenge",
    "gist": "Punishes those who turn down its invitations",
    "text": "As a main player, once the alliances are formed, you must use this power: every player whom you invited "
    "and who did not join you gets a grudge token. If you win or make a deal, each holder returns the token and loses "
    "a ship of choice; if you lose or the deal fails, four. Ships in the encounter cannot be among them. After any "
    "other outcome the tokens come back for nothing.",
    "wild": "As a main player, when your opponent has won: your opponent's allies get nothing for it and take their "
    "ships back to their colonies.",
    "super": "Every token that is returned costs four ships, whether you have won or not.",
    "event grudge": "{seat0} {seat0|gets|get} a grudge token from {who}.",
    "event grudges settled": "The grudge tokens go back to {who}. Price of each: {ships0}.",
    "event sent home": "{who} must take the ships home and {who|gets|get} nothing.",
}
DE = {
    "name": "Groll",
    "power": "Rache",
    "gist": "Bestraft, wer die Einladung ausschlägt",
    "text": "Als Hauptspieler musst du diese Fähigkeit benutzen, sobald die Bündnisse stehen: Jeder, den du "
    "eingeladen hast und der nicht zu dir gekommen ist, bekommt einen Grollmarker. Gewinnst du oder schließt du einen "
    "Handel, gibt jeder seinen Marker zurück und verliert ein Schiff eigener Wahl; verlierst du oder scheitert der "
    "Handel, vier. Schiffe in der Herausforderung können nicht darunter sein. Endet es anders, kommen die Marker "
    "umsonst zurück.",
    "wild": "Als Hauptspieler, wenn dein Gegner gewonnen hat: Seine Verbündeten bekommen nichts dafür und nehmen ihre "
    "Schiffe auf ihre Kolonien zurück.",
    "super": "Jeder zurückgegebene Marker kostet vier Schiffe, ob du gewonnen hast oder nicht.",
    "event grudge": "{seat0} {seat0|bekommt|bekommst} einen Grollmarker von {who:dir}.",
    "event grudges settled": "Die Grollmarker gehen an {who:dich} zurück. Preis für jeden: {ships0}.",
    "event sent home": "{who} {who|muss|musst} die Schiffe heimholen und {who|bekommt|bekommst} nichts.",
}
EVENTS = {"grudge": "seat", "grudges settled": "ships"}
