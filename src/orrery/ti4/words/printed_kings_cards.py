"""What the action cards of Prophecy of Kings do, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

KINGS_CARD_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "archaeological-expedition": (
        "Action: turn up the top 3 cards of an exploration deck whose trait one of your planets has; you keep relic"
        " fragments among them, the others are discarded.",
        "Aktion: Decke die obersten 3 Karten eines Erkundungsstapels auf, dessen Merkmal einer deiner Planeten hat;"
        " Reliktfragmente behältst du, die anderen werden abgelegt.",
    ),
    "confounding-legal-text": (
        "When another player is elected: you are elected instead.",
        "Wenn ein anderer gewählt ist: Du bist stattdessen gewählt.",
    ),
    "coup-detat": (
        "When another player would perform a strategic action: their turn ends, the action does not take place, and"
        " the strategy card stays ready.",
        "Wenn ein anderer eine Strategieaktion ausführen würde: Sein Zug endet, die Aktion findet nicht statt, und die"
        " Strategiekarte bleibt spielbereit.",
    ),
    "deadly-plot": (
        "When an outcome would be resolved and you voted for or predicted another one: the agenda is discarded without"
        " effect. Then exhaust all your planets.",
        "Wenn eine Alternative abgehandelt würde und du für eine andere gestimmt oder sie prognostiziert hast: Die"
        " Agenda wird ohne Wirkung abgelegt. Dann erschöpfe alle deine Planeten.",
    ),
    "decoy-operation": (
        "After another player activates a system with a structure of yours: take up to 2 of your ground forces from"
        " the board and place them on a planet you control there.",
        "Nachdem ein anderer ein System mit einem Gebäude von dir aktiviert hat: Nimm bis zu 2 deiner Bodentruppen"
        " vom Spielplan und stelle sie auf einen Planeten dort, den du kontrollierst.",
    ),
    "diplomatic-pressure": (
        "When an agenda is revealed: another player gives you 1 promissory note of their hand, of their choice.",
        "Wenn eine Agenda aufgedeckt wird: Ein anderer gibt dir 1 Vertragskarte seiner Wahl von seiner Hand.",
    ),
    "divert-funding": (
        "Action: return 1 of your technologies that is neither a unit upgrade nor of a faction, then research another"
        " one.",
        "Aktion: Lege 1 deiner Technologien zurück, die weder Einheitenaufwertung noch Fraktionstechnologie ist, dann"
        " erforsche eine andere.",
    ),
    "exploration-probe": (
        "Action: explore a frontier token in or next to a system with your ships.",
        "Aktion: Erkunde einen Wilder-Raum-Marker in oder neben einem System mit deinen Schiffen.",
    ),
    "manipulate-investments": (
        "At the start of the strategy phase: place 5 trade goods of the supply on strategy cards, on at least 3 of"
        " them.",
        "Am Anfang der Strategiephase: Lege 5 Handelswaren aus dem Vorrat auf Strategiekarten, auf mindestens 3"
        " verschiedene.",
    ),
    "nav-suite": (
        "After you activate a system: your ships ignore anomalies in the movement of this action.",
        "Nachdem du ein System aktiviert hast: Deine Schiffe ignorieren Anomalien bei der Bewegung dieser Aktion.",
    ),
    "refit-troops": (
        "Action: replace 1 or 2 of your infantry on the board with mechs.",
        "Aktion: Ersetze 1 oder 2 deiner Infanterien auf dem Spielplan durch Mechs.",
    ),
    "reveal-prototype": (
        "At the start of a combat, spend 4 resources: research a unit upgrade of a type that you have in this combat.",
        "Am Anfang eines Kampfes, gib 4 Ressourcen aus: Erforsche eine Einheitenaufwertung eines Typs, den du in"
        " diesem Kampf hast.",
    ),
    "reverse-engineer": (
        "When another player discards an action card that is an action: take it into your hand.",
        "Wenn ein anderer eine Aktionskarte ablegt, die eine Aktion ist: Nimm sie auf die Hand.",
    ),
    "rout": (
        "At the start of the step in which retreats are announced, if you defend in a space combat: your opponent must"
        " announce a retreat, if possible.",
        "Am Anfang des Schritts, in dem Rückzüge angekündigt werden, wenn du in einem Raumkampf verteidigst: Dein"
        " Gegner muss einen Rückzug ankündigen, wenn er kann.",
    ),
    "scuttle": (
        "Action: return 1 or 2 of your ships other than fighters from the board; you gain as many trade goods as they"
        " cost together.",
        "Aktion: Lege 1 oder 2 deiner anderen Schiffe als Jäger vom Spielplan zurück; du erhältst so viele"
        " Handelswaren, wie sie zusammen kosten.",
    ),
    "seize-artifact": (
        "Action: a neighbour of yours gives you 1 relic fragment of your choice.",
        "Aktion: Ein Nachbar gibt dir 1 Reliktfragment deiner Wahl.",
    ),
    "waylay": (
        "Before you roll for anti-fighter barrage: its hits may be assigned to any ships.",
        "Bevor du für Jägerabwehr würfelst: Ihre Treffer dürfen beliebigen Schiffen zugewiesen werden.",
    ),
}
