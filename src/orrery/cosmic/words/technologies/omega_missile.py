"""Omega Missile in words."""

EN = {
    "name": "Omega Missile",
    "text": "Discard it at the start of any encounter: a planet of your choice leaves the game. All ships on it go to "
    "the warp.",
    "ask omega-missile.planet": "Which planet does the Omega Missile destroy?",
    "event destroyed": "{who} {who|destroys|destroy} {planet0}.",
}
DE = {
    "name": "Omega-Rakete",
    "text": "Wirf sie zu Beginn einer beliebigen Herausforderung ab: Ein Planet deiner Wahl verschwindet aus dem "
    "Spiel. Alle Schiffe auf ihm gehen in den Warp.",
    "ask omega-missile.planet": "Welchen Planeten zerstört die Omega-Rakete?",
    "event destroyed": "{who} {who|zerstört|zerstörst} {planet0}.",
}
EVENTS = {"destroyed": "planet"}
