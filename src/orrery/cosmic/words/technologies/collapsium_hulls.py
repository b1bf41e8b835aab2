"""Collapsium Hulls in words."""

EN = {
    "name": "Collapsium Hulls",
    "text": "Stays in play. If you lose as the defense by 5 or less, one of your ships stays on the planet, beside the "
    "winners, and does not go to the warp.",
}
DE = {
    "name": "Kollapsium-Rumpf",
    "text": "Bleibt im Spiel. Verlierst du als Verteidiger mit einem Unterschied von höchstens 5, bleibt eines deiner "
    "Schiffe neben den Siegern auf dem Planeten und geht nicht in den Warp.",
}
