"""What the technologies of Prophecy of Kings do, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

KINGS_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "psychoarchaeology": (
        "The technology specialties of your planets serve you without being exhausted, even on exhausted planets. In"
        " the action phase you may exhaust planets with a specialty to gain 1 trade good each.",
        "Die Technologie-Spezialisierungen deiner Planeten nützen dir, ohne dass du sie erschöpfst, auch auf"
        " erschöpften Planeten. In der Aktionsphase darfst du Planeten mit Spezialisierung erschöpfen und erhältst je 1"
        " Handelsware.",
    ),
    "bio-stims": (
        "At the end of your turn, exhaust: ready 1 of your planets with a technology specialty or 1 of your other"
        " technologies.",
        "Am Ende deines Zuges, erschöpfen: Mache 1 deiner Planeten mit Technologie-Spezialisierung oder 1 deiner"
        " anderen Technologien spielbereit.",
    ),
    "dark-energy-tap": (
        "After a tactical action in a system with a frontier token you explore it if you have ships there. Your ships"
        " may retreat into adjacent systems without units of others, even where you have nothing.",
        "Nach einer Taktikaktion in einem System mit Wilder-Raum-Marker erkundest du ihn, wenn du dort Schiffe hast."
        " Deine Schiffe dürfen sich in angrenzende Systeme ohne Einheiten anderer zurückziehen, auch wo du"
        " nichts hast.",
    ),
    "sling-relay": (
        "Action, exhaust: produce 1 ship in a system with a space dock of yours. It is paid for.",
        "Aktion, erschöpfen: Produziere 1 Schiff in einem System mit einer Raumwerft von dir. Es wird bezahlt.",
    ),
    "scanlink-drone-network": (
        "When you activate a system you may explore 1 planet in it on which you have units.",
        "Wenn du ein System aktivierst, darfst du darin 1 Planeten erkunden, auf dem du Einheiten hast.",
    ),
    "predictive-intelligence": (
        "At the end of your turn, exhaust: redistribute your command tokens. When you cast votes you may cast 3 more;"
        " if another outcome is resolved than yours, this card is exhausted.",
        "Am Ende deines Zuges, erschöpfen: Verteile deine Kommandomarker neu. Wenn du Stimmen abgibst, darfst du 3 mehr"
        " abgeben; wird eine andere Alternative abgehandelt als deine, wird diese Karte erschöpft.",
    ),
    "ai-development-algorithm": (
        "When you research a unit upgrade, exhaust: ignore 1 prerequisite. When your units use production, exhaust: all"
        " units together cost 1 less for each unit upgrade you own.",
        "Wenn du eine Einheitenaufwertung erforschst, erschöpfen: Ignoriere 1 Voraussetzung. Wenn deine Einheiten"
        " produzieren, erschöpfen: Alles zusammen kostet 1 weniger für jede deiner Einheitenaufwertungen.",
    ),
    "self-assembly-routines": (
        "After your units use production, exhaust: place 1 mech on a planet you control in that system. After 1 of your"
        " mechs is destroyed you gain 1 trade good.",
        "Nachdem deine Einheiten produziert haben, erschöpfen: Stelle 1 Mech auf einen Planeten in diesem System, den"
        " du kontrollierst. Nachdem 1 deiner Mechs zerstört wurde, erhältst du 1 Handelsware.",
    ),
}
