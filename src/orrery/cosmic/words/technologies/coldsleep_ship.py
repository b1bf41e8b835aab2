"""Coldsleep Ship in words."""

EN = {
    "name": "Coldsleep Ship",
    "text": "Discard it at the start of any encounter: found a colony on any planet of another player's system where "
    "you have none, with up to four ships from your colonies or from this card. If you have no colony left when you "
    "complete it, the research ships stay here and all of them land there.",
    "ask coldsleep-ship.planet": "On which planet does the coldsleep ship land?",
    "ask coldsleep-ship.ships": "Which ships found the colony on {planet0}?",
    "option from research": "A ship from {tech0}",
}
DE = {
    "name": "Kälteschlafschiff",
    "text": "Wirf es zu Beginn einer beliebigen Herausforderung ab: Gründe mit bis zu vier Schiffen von deinen "
    "Kolonien oder von dieser Karte eine Kolonie auf einem Planeten im System eines anderen, auf dem du keine hast. "
    "Hast du beim Abschließen keine Kolonie mehr, so bleiben die Forschungsschiffe hier und landen alle dort.",
    "ask coldsleep-ship.planet": "Auf welchem Planeten landet das Kälteschlafschiff?",
    "ask coldsleep-ship.ships": "Welche Schiffe gründen die Kolonie auf {planet0}?",
    "option from research": "Ein Schiff von {tech0}",
}
