"""Gluon Mines in words."""

EN = {
    "name": "Gluon Mines",
    "text": "Secret until used, with any number of ships on it. As the defense, when both cards lie face down, show "
    "and discard it: for each ship on it one attacking ship of your choice goes to the warp. If none is left, you win; "
    "otherwise the encounter goes on.",
    "ask gluon-mines.ships": "Which attacking ships hit the mines?",
    "option ship on gate": "A ship of {seat0:yours}",
    "option prometheus on gate": "{seat0|The Prometheus of {seat0}|Your Prometheus}",
}
DE = {
    "name": "Gluonminen",
    "text": "Geheim bis zur Benutzung, mit beliebig vielen Schiffen. Zeige sie als Verteidiger, wenn beide Karten "
    "verdeckt liegen, und wirf sie ab: Für jedes Schiff auf ihnen geht ein angreifendes Schiff deiner Wahl in den "
    "Warp. Ist keines übrig, hast du gewonnen; sonst geht die Herausforderung weiter.",
    "ask gluon-mines.ships": "Welche Angreifer laufen auf die Minen?",
    "option ship on gate": "Ein Schiff von {seat0:dir}",
    "option prometheus on gate": "{seat0|Die Prometheus von {seat0}|Deine Prometheus}",
}
