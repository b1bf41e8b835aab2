"""Reincarnator in words."""

EN = {
    "name": "Reincarnator",
    "power": "Reincarnation",
    "gist": "After a loss, becomes a new alien as well",
    "text": "When you lose an encounter as a main player or ally, or fail to make a deal, you must use this power: "
    "you become a random alien of the box, besides being the Reincarnator. After the next loss that alien is "
    "discarded and you become another one.",
    "wild": "After another player, but not the Reincarnator, has lost or failed to make a deal: give that player "
    "this flare. When the encounter is over it discards its alien and becomes a random new one.",
    "super": "You need not reincarnate after losing or failing to make a deal.",
    "ask reincarnator.target": "Who becomes another alien?",
    "event flare given": "{who} {who|gives|give} {card1} to {seat0}.",
}
DE = {
    "name": "Wiedergeborene",
    "power": "Wiedergeburt",
    "gist": "Wird nach einer Niederlage zusätzlich neu geboren",
    "text": "Verlierst du als Hauptspieler oder Verbündeter eine Herausforderung oder scheitert dein Handel, musst "
    "du diese Fähigkeit benutzen: Du wirst zusätzlich zu einer zufälligen Spezies aus der Schachtel. Nach der "
    "nächsten Niederlage wird diese abgelegt, und du wirst zu einer anderen.",
    "wild": "Nachdem ein anderer Spieler, aber nicht der Wiedergeborene, verloren hat oder sein Handel gescheitert "
    "ist: Gib ihm dieses Manöver. Nach der Herausforderung legt er seine Spezies ab und wird zu einer zufälligen "
    "neuen.",
    "super": "Du musst nach einer Niederlage oder einem gescheiterten Handel nicht wiedergeboren werden.",
    "ask reincarnator.target": "Wer wird zu einer anderen Spezies?",
    "event flare given": "{who} {who|gibt|gibst} {seat0:dir}: {card1}.",
}
EVENTS = {"flare given": "seat card"}
