"""What technologies, abilities, leaders and relics do, in our own words, in English and German; with them the cards.

What belongs to parts of the game that are not there yet has no entry: then its name and numbers are all there is.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.words.leaders import TEXTS as LEADER_TEXTS
from orrery.ti4.words.printed_cards import CARD_TEXTS, NOTE_TEXTS
from orrery.ti4.words.printed_finds import FIND_TEXTS
from orrery.ti4.words.printed_goals import GOALS
from orrery.ti4.words.printed_kings import KINGS_TEXTS
from orrery.ti4.words.printed_kings_cards import KINGS_CARD_TEXTS
from orrery.ti4.words.printed_kings_goals import KINGS_GOALS
from orrery.ti4.words.printed_units import UNIT_TEXTS
from orrery.ti4.words.sheets import TEXTS as SHEET_TEXTS

TEXTS: Final[dict[str, tuple[str, str]]] = {
    **CARD_TEXTS,
    **NOTE_TEXTS,
    **GOALS,
    **UNIT_TEXTS,
    **KINGS_GOALS,
    **KINGS_TEXTS,
    **KINGS_CARD_TEXTS,
    **SHEET_TEXTS,
    **FIND_TEXTS,
    **LEADER_TEXTS,
    "neural-motivator": (
        "In the status phase you draw 2 action cards instead of 1.",
        "In der Statusphase ziehst du 2 Aktionskarten statt 1.",
    ),
    "dacxive-animators": (
        "After you win a ground combat you may place 1 infantry on that planet.",
        "Nachdem du einen Bodenkampf gewonnen hast, darfst du 1 Infanterie auf diesen Planeten stellen.",
    ),
    "hyper-metabolism": (
        "In the status phase you gain 3 command tokens instead of 2.",
        "In der Statusphase erhältst du 3 Kommandomarker statt 2.",
    ),
    "x89-bacterial-weapon": (
        "Action, exhaust: choose a planet in a system with a ship of yours that can bombard; all infantry on it is"
        " destroyed.",
        "Aktion, erschöpfen: Wähle einen Planeten in einem System mit einem Schiff von dir, das bombardieren kann;"
        " alle Infanterie auf ihm wird zerstört.",
    ),
    "antimass-deflectors": (
        "Your ships may enter and cross asteroid fields. Space cannons of others hit your units with 1 less on each"
        " die.",
        "Deine Schiffe dürfen in Asteroidenfelder und durch sie hindurch. Weltraumkanonen anderer treffen deine"
        " Einheiten mit 1 weniger auf jedem Würfel.",
    ),
    "gravity-drive": (
        "After you activate a system, 1 of your ships has 1 more movement in this action.",
        "Nachdem du ein System aktiviert hast, hat 1 deiner Schiffe in dieser Aktion 1 Bewegung mehr.",
    ),
    "fleet-logistics": (
        "In each of your turns you may perform 2 actions instead of 1.",
        "In jedem deiner Züge darfst du 2 Aktionen ausführen statt 1.",
    ),
    "light-wave-deflector": (
        "Your ships may move through systems that hold ships of others.",
        "Deine Schiffe dürfen sich durch Systeme bewegen, in denen Schiffe anderer sind.",
    ),
    "sarween-tools": (
        "When your units use production, everything together costs 1 less.",
        "Wenn deine Einheiten produzieren, kostet alles zusammen 1 weniger.",
    ),
    "graviton-laser-system": (
        "Exhaust before your space cannons fire: their hits go to ships other than fighters, if there are any.",
        "Erschöpfen, bevor deine Weltraumkanonen feuern: Ihre Treffer gehen auf andere Schiffe als Jäger, wenn es"
        " welche gibt.",
    ),
    "transit-diodes": (
        "At the start of your turn, exhaust: take up to 4 of your ground forces from the board and place them on"
        " planets you control.",
        "Am Anfang deines Zuges, erschöpfen: Nimm bis zu 4 deiner Bodentruppen vom Spielplan und stelle sie auf"
        " Planeten, die du kontrollierst.",
    ),
    "integrated-economy": (
        "After you gain control of a planet you may build units on it that cost no more than its resources. They are"
        " paid for.",
        "Nachdem du die Kontrolle über einen Planeten erhalten hast, darfst du auf ihm Einheiten bauen, die zusammen"
        " höchstens so viel kosten wie seine Ressourcen. Sie werden bezahlt.",
    ),
    "plasma-scoring": (
        "When your units bombard or fire space cannons, one of them rolls 1 more die.",
        "Wenn deine Einheiten bombardieren oder mit Weltraumkanonen feuern, würfelt eine von ihnen 1 Würfel mehr.",
    ),
    "magen-defense-grid": (
        "At the start of a round of ground combat on a planet where you have a planetary shield, exhaust: your"
        " opponent makes no combat rolls in it.",
        "Am Anfang einer Bodenkampfrunde auf einem Planeten, auf dem du einen planetaren Schild hast, erschöpfen: Dein"
        " Gegner würfelt in ihr nicht.",
    ),
    "duranium-armor": (
        "In each round of combat, after hits are assigned, you repair 1 of your damaged units that did not sustain in"
        " it.",
        "In jeder Kampfrunde reparierst du nach dem Zuweisen der Treffer 1 deiner beschädigten Einheiten, die in ihr"
        " keinen Treffer abgefangen hat.",
    ),
    "assault-cannon": (
        "At the start of a space combat in a system where you have 3 or more ships other than fighters, your opponent"
        " must destroy 1 such ship.",
        "Am Anfang eines Raumkampfes in einem System, in dem du mindestens 3 andere Schiffe als Jäger hast, muss dein"
        " Gegner 1 solches Schiff zerstören.",
    ),
    "ambush": (
        "At the start of a space combat you may roll 1 die for each of up to 2 of your cruisers or destroyers; each"
        " that reaches its combat value is a hit.",
        "Am Anfang eines Raumkampfes darfst du für bis zu 2 deiner Kreuzer oder Zerstörer je 1 Würfel werfen; jeder,"
        " der seinen Kampfwert erreicht, ist ein Treffer.",
    ),
}
