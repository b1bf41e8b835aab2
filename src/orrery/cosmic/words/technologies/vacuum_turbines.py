"""Vacuum Turbines in words."""

EN = {
    "name": "Vacuum Turbines",
    "text": "Discard them at the start of any encounter: draw four cards, keep any of them and discard the rest.",
    "ask vacuum-turbines.keep": "Which of the four cards do you keep?",
}
DE = {
    "name": "Vakuumturbinen",
    "text": "Wirf sie zu Beginn einer beliebigen Herausforderung ab: Ziehe vier Karten, behalte beliebige davon und "
    "wirf die anderen ab.",
    "ask vacuum-turbines.keep": "Welche der vier Karten behältst du?",
}
