"""The Qax in words."""

EN = {
    "name": "The Qax",
    "text": "As a main player, when you invite, give this card to a player you have invited: that player must join you "
    "with four ships, or as many as can be sent without giving up a colony. The new owner may use it on somebody else "
    "later, without new research.",
    "ask the-qax.guest": "Who gets the Qax and must join you?",
    "event qax": "{who} {who|hands|hand} the Qax to {seat0}, {seat0|who|and you} must join.",
}
DE = {
    "name": "Die Qax",
    "text": "Gib diese Karte als Hauptspieler, wenn du einlädst, einem eingeladenen Spieler: Er muss sich dir mit vier "
    "Schiffen anschließen oder mit so vielen, wie er ohne Aufgabe einer Kolonie kann. Der neue Besitzer darf sie "
    "später ohne neue Forschung bei einem anderen benutzen.",
    "ask the-qax.guest": "Wer bekommt die Qax und muss sich dir anschließen?",
    "event qax": "{who} {who|reicht|reichst} die Qax an {seat0:dich} "
    "weiter{seat0|, der mitkommen muss|: Du musst mitkommen}.",
}
EVENTS = {"qax": "seat"}
