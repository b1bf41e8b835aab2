"""Healer in words."""

EN = {
    "name": "Healer",
    "power": "Heal",
    "gist": "Gives lost ships back and draws a card for it",
    "text": "Just after another player has lost ships to the warp or out of the game, you may use this power to give "
    "all of them back: that player puts them on own colonies, and you draw a card. Compensation is not touched by it. "
    "You may heal several players in one encounter.",
    "wild": "A Cosmic Zap played on you is discarded without effect. A Cosmic Field Generator counts as one.",
    "super": "You draw a card for each ship that you heal.",
    "event healed": "{who} {who|gives|give} {seat0} back: {ships1}.",
    "event zap fails": "The zap has no effect on {who}.",
}
DE = {
    "name": "Heiler",
    "power": "Heilung",
    "gist": "Gibt verlorene Schiffe zurück und zieht dafür",
    "text": "Sobald ein anderer Spieler Schiffe an den Warp oder aus dem Spiel verloren hat, darfst du diese "
    "Fähigkeit benutzen und sie ihm alle zurückgeben: Er stellt sie auf eigene Kolonien, und du ziehst eine Karte. "
    "Seine Entschädigung bleibt davon unberührt. Du darfst in einer Herausforderung mehrere Spieler heilen.",
    "wild": "Ein Kosmischer Zap, der gegen dich gespielt wird, wird ohne Wirkung abgelegt. Ein Kosmischer "
    "Feldgenerator zählt als einer.",
    "super": "Du ziehst für jedes geheilte Schiff eine Karte.",
    "event healed": "{who} {who|gibt|gibst} {seat0:dir} zurück: {ships1}.",
    "event zap fails": "Der Zap hat keine Wirkung auf {who:dich}.",
}
EVENTS = {"healed": "seat ships"}
