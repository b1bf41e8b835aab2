"""Emotion Control in words."""

EN = {
    "name": "Emotion Control",
    "text": "Any player, after the encounter cards are shown: every attack shown counts as a negotiate. The main "
    "players have to try for a deal.",
    "event calmed": "Tempers cool: every attack shown counts as a negotiate.",
}
DE = {
    "name": "Gefühlskontrolle",
    "text": "Jeder, nachdem die Karten aufgedeckt sind: Jede gezeigte Angriffskarte gilt als Verhandlung. Die "
    "Hauptspieler müssen versuchen, sich zu einigen.",
    "event calmed": "Die Gemüter kühlen ab: Jede gezeigte Angriffskarte gilt als Verhandlung.",
}
