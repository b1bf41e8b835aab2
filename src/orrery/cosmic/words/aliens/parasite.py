"""Parasite in words."""

EN = {
    "name": "Parasite",
    "power": "Infest",
    "gist": "Joins any side without being invited",
    "text": "When it is your turn to answer invitations you may use this power to join either side with one to four "
    "ships as though you were invited.",
    "wild": "When another player loses its power for want of home colonies: found a colony with one of your ships on "
    "one of that player's home planets, beside whoever lives there.",
    "super": "As an ally you may bring as many ships as you like.",
    "ask parasite.planet": "On which planet do you settle?",
    "ask parasite.ship": "With which ship?",
    "event named planet": "{who} {who|names|name} {planet0}.",
}
DE = {
    "name": "Parasiten",
    "power": "Befall",
    "gist": "Schließt sich ohne Einladung jeder Seite an",
    "text": "Bist du an der Reihe, auf Einladungen zu antworten, darfst du diese Fähigkeit benutzen und dich mit ein "
    "bis vier Schiffen einer beliebigen Seite anschließen, als wärst du eingeladen.",
    "wild": "Verliert ein anderer Spieler seine Fähigkeit, weil ihm Heimatkolonien fehlen: Gründe mit einem deiner "
    "Schiffe eine Kolonie auf einem seiner Heimatplaneten, neben allen, die dort leben.",
    "super": "Als Verbündeter darfst du beliebig viele Schiffe bringen.",
    "ask parasite.planet": "Auf welchem Planeten siedelst du?",
    "ask parasite.ship": "Mit welchem Schiff?",
    "event named planet": "{who} {who|nennt|nennst} {planet0}.",
}
EVENTS = {"named planet": "planet"}
