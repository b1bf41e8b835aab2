"""What the objectives of Prophecy of Kings ask for, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

KINGS_GOALS: Final[dict[str, tuple[str, str]]] = {
    "amass-wealth": (
        "Spend 3 influence, 3 resources and 3 trade goods.",
        "Gib 3 Einfluss, 3 Ressourcen und 3 Handelswaren aus.",
    ),
    "build-defenses": ("Have 4 structures on the board.", "Habe 4 Gebäude auf dem Spielplan."),
    "discover-lost-outposts": (
        "Control 2 planets with attachments.",
        "Kontrolliere 2 Planeten, an denen etwas anliegt.",
    ),
    "engineer-a-marvel": (
        "Have your flagship or a war sun on the board.",
        "Habe dein Flaggschiff oder eine Kriegssonne auf dem Spielplan.",
    ),
    "explore-deep-space": (
        "Have units in 3 systems without planets.",
        "Habe Einheiten in 3 Systemen ohne Planeten.",
    ),
    "improve-infrastructure": (
        "Have structures on 3 planets outside your home system.",
        "Habe Gebäude auf 3 Planeten außerhalb deines Heimat-Systems.",
    ),
    "make-history": (
        "Have units in 2 systems that hold a legendary planet or Mecatol Rex or are an anomaly.",
        "Habe Einheiten in 2 Systemen, die einen legendären Planeten oder Mecatol Rex enthalten oder eine Anomalie"
        " sind.",
    ),
    "populate-the-outer-rim": (
        "Have units in 3 systems at the edge of the board, your home system apart.",
        "Habe Einheiten in 3 Systemen am Rand des Spielplans, dein Heimat-System nicht gerechnet.",
    ),
    "push-boundaries": (
        "Control more planets than each of 2 of your neighbours.",
        "Kontrolliere mehr Planeten als jeder von 2 deiner Nachbarn.",
    ),
    "raise-a-fleet": (
        "Have 5 ships other than fighters in one system.",
        "Habe 5 andere Schiffe als Jäger in einem System.",
    ),
    "achieve-supremacy": (
        "Have your flagship or a war sun in the system of Mecatol Rex or in the home system of another player.",
        "Habe dein Flaggschiff oder eine Kriegssonne im System von Mecatol Rex oder im Heimat-System eines anderen.",
    ),
    "become-a-legend": (
        "Have units in 4 systems that hold a legendary planet or Mecatol Rex or are an anomaly.",
        "Habe Einheiten in 4 Systemen, die einen legendären Planeten oder Mecatol Rex enthalten oder eine Anomalie"
        " sind.",
    ),
    "command-an-armada": (
        "Have 8 ships other than fighters in one system.",
        "Habe 8 andere Schiffe als Jäger in einem System.",
    ),
    "construct-massive-cities": ("Have 7 structures on the board.", "Habe 7 Gebäude auf dem Spielplan."),
    "control-the-borderlands": (
        "Have units in 5 systems at the edge of the board, your home system apart.",
        "Habe Einheiten in 5 Systemen am Rand des Spielplans, dein Heimat-System nicht gerechnet.",
    ),
    "hold-vast-reserves": (
        "Spend 6 influence, 6 resources and 6 trade goods.",
        "Gib 6 Einfluss, 6 Ressourcen und 6 Handelswaren aus.",
    ),
    "patrol-vast-territories": (
        "Have units in 5 systems without planets.",
        "Habe Einheiten in 5 Systemen ohne Planeten.",
    ),
    "protect-the-border": (
        "Have structures on 5 planets outside your home system.",
        "Habe Gebäude auf 5 Planeten außerhalb deines Heimat-Systems.",
    ),
    "reclaim-ancient-monuments": (
        "Control 3 planets with attachments.",
        "Kontrolliere 3 Planeten, an denen etwas anliegt.",
    ),
    "rule-distant-lands": (
        "Control 2 planets, each in or next to the home system of another player, and not of the same one.",
        "Kontrolliere 2 Planeten, jeden im oder am Heimat-System eines anderen, und nicht desselben.",
    ),
    "become-a-martyr": (
        "Action phase: lose control of a planet in a home system.",
        "Aktionsphase: Verliere die Kontrolle über einen Planeten in einem Heimat-System.",
    ),
    "betray-a-friend": (
        "Action phase: win a combat against a player whose promissory note lay in your play area when your tactical"
        " action began.",
        "Aktionsphase: Gewinne einen Kampf gegen jemanden, dessen Vertragskarte zu Beginn deiner Taktikaktion in"
        " deiner Spielzone lag.",
    ),
    "brave-the-void": (
        "Action phase: win a combat in an anomaly.",
        "Aktionsphase: Gewinne einen Kampf in einer Anomalie.",
    ),
    "darken-the-skies": (
        "Action phase: win a combat in the home system of another player.",
        "Aktionsphase: Gewinne einen Kampf im Heimat-System eines anderen.",
    ),
    "defy-space-and-time": ("Have units in the wormhole nexus.", "Habe Einheiten im Wurmloch-Nexus."),
    "demonstrate-your-power": (
        "Action phase: have 3 ships other than fighters in the active system at the end of a space combat.",
        "Aktionsphase: Habe am Ende eines Raumkampfes 3 andere Schiffe als Jäger im aktiven System.",
    ),
    "destroy-heretical-works": (
        "Purge 2 of your relic fragments, of any types.",
        "Vernichte 2 deiner Reliktfragmente, gleich welcher Art.",
    ),
    "dictate-policy": (
        "Agenda phase: at least 3 laws are in play.",
        "Agendaphase: Mindestens 3 Gesetze sind im Spiel.",
    ),
    "drive-the-debate": (
        "Agenda phase: you or a planet that you control is elected by an agenda.",
        "Agendaphase: Du oder ein Planet, den du kontrollierst, wird von einer Agenda gewählt.",
    ),
    "establish-hegemony": (
        "Control planets with 12 influence together.",
        "Kontrolliere Planeten mit zusammen 12 Einfluss.",
    ),
    "fight-with-precision": (
        "Action phase: destroy the last fighters of a player in a system by anti-fighter barrage.",
        "Aktionsphase: Zerstöre mit Jägerabwehr die letzten Jäger eines Spielers in einem System.",
    ),
    "foster-cohesion": ("Be a neighbour of every other player.", "Sei Nachbar aller anderen."),
    "hoard-raw-materials": (
        "Control planets with 12 resources together.",
        "Kontrolliere Planeten mit zusammen 12 Ressourcen.",
    ),
    "mechanize-the-military": ("Have a mech on each of 4 planets.", "Habe auf 4 Planeten je einen Mech."),
    "occupy-the-fringe": (
        "Have 9 ground forces on one planet without a space dock of yours.",
        "Habe 9 Bodentruppen auf einem Planeten, auf dem keine Raumwerft von dir steht.",
    ),
    "produce-en-masse": (
        "Have units with 8 production together in one system.",
        "Habe in einem System Einheiten mit zusammen 8 Produktion.",
    ),
    "prove-endurance": (
        "Action phase: be the last player to pass.",
        "Aktionsphase: Passe als Letzter.",
    ),
    "seize-an-icon": ("Control a legendary planet.", "Kontrolliere einen legendären Planeten."),
    "stake-your-claim": (
        "Control a planet in a system that also holds a planet of another player.",
        "Kontrolliere einen Planeten in einem System, in dem auch ein anderer einen Planeten kontrolliert.",
    ),
    "strengthen-bonds": (
        "Have a promissory note of another player in your play area.",
        "Habe eine Vertragskarte eines anderen in deiner Spielzone.",
    ),
}
