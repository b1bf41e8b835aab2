"""Masochist in words."""

EN = {
    "name": "Masochist",
    "power": "Hurt Yourself",
    "gist": "Wins by losing all of its ships",
    "text": "At the start of anybody's regroup phase, before a ship is freed, you must use this power if all your "
    "ships are lost, be it in the warp or out of the game: you win. You can also win the usual way. Having too few "
    "home colonies does not cost you this power.",
    "wild": "In any regroup phase name a player other than the offense: that player frees a ship in place of the "
    "offense. Not if all ships of the offense are lost.",
    "super": "In your regroup phase you may remove a ship of yours in the warp from the game instead of freeing one.",
    "ask masochist.who frees a ship": "Who frees a ship in place of the offense?",
    "ask masochist.which ship": "Which of your ships in the warp leaves the game?",
    "option the prometheus": "The Prometheus",
    "option another ship": "Another ship",
    "event named to free": "{who} {who|names|name} {seat0} to free a ship in place of the offense.",
    "event all ships lost": "{who} {who|has|have} lost all ships, and that was the plan.",
    "event frees instead": "{who} {who|frees|free} a ship {seat0|in place of {seat0}|in your place}.",
}
DE = {
    "name": "Masochist",
    "power": "Selbstqual",
    "gist": "Gewinnt, wenn alle eigenen Schiffe verloren sind",
    "text": "Zu Beginn jeder Verstärkungsphase, gleich wessen, bevor ein Schiff befreit wird, musst du diese "
    "Fähigkeit benutzen, wenn alle deine Schiffe verloren sind, im Warp oder aus dem Spiel: Du gewinnst. Du kannst "
    "auch wie üblich gewinnen. Zu wenige Heimatkolonien kosten dich diese Fähigkeit nicht.",
    "wild": "Nenne in einer beliebigen Verstärkungsphase einen Spieler außer dem Angreifer: Er befreit an dessen "
    "Stelle ein Schiff. Nicht, wenn alle Schiffe des Angreifers verloren sind.",
    "super": "In deiner Verstärkungsphase darfst du ein eigenes Schiff im Warp aus dem Spiel nehmen, statt eines zu "
    "befreien.",
    "ask masochist.who frees a ship": "Wer befreit an Stelle des Angreifers ein Schiff?",
    "ask masochist.which ship": "Welches deiner Schiffe im Warp verlässt das Spiel?",
    "option the prometheus": "Die Prometheus",
    "option another ship": "Ein anderes Schiff",
    "event named to free": "{who} {who|nennt|nennst} {seat0:dich} für das Befreien eines Schiffs an Stelle des "
    "Angreifers.",
    "event all ships lost": "{who} {who|hat|hast} alle Schiffe verloren, und das war der Plan.",
    "event frees instead": "{who} {who|befreit|befreist} ein Schiff {seat0|an Stelle von {seat0}|an deiner Stelle}.",
}
EVENTS = {"named to free": "seat", "frees instead": "seat"}
