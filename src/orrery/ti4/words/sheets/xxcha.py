"""The Xxcha Kingdom in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "peace-accords": (
        "After you resolve an ability of Diplomacy you may take control of 1 planet without units, other than Mecatol"
        " Rex, in a system adjacent to one of your planets or with one of them in it.",
        "Nachdem du eine Fähigkeit von Diplomatie abgehandelt hast, darfst du die Kontrolle über 1 Planeten ohne"
        " Einheiten außer Mecatol Rex übernehmen, dessen System an einen deiner Planeten grenzt oder einen enthält.",
    ),
    "quash": (
        "When an agenda is revealed you may spend a token of your strategy pool: it is discarded, and the next one"
        " takes its place.",
        "Sobald eine Agenda aufgedeckt wird, darfst du 1 Marker aus deinem Strategiepool ausgeben: Sie wird abgelegt,"
        " und die nächste tritt an ihre Stelle.",
    ),
    "loncara-ssodu": (
        "Its space cannon also fires at ships in adjacent systems.",
        "Seine Weltraumkanone feuert auch auf Schiffe in angrenzenden Systemen.",
    ),
    "instinct-training": (
        "When another player plays an action card, exhaust and spend a token of your strategy pool: the card is"
        " cancelled, also a Sabotage.",
        "Sobald ein anderer Spieler eine Aktionskarte spielt, erschöpfen und 1 Marker aus deinem Strategiepool"
        " ausgeben: Die Karte wird aufgehoben, auch eine Sabotage.",
    ),
    "nullification-field": (
        "After another player activates a system with your ships in it, exhaust and spend a token of your strategy"
        " pool: that player's turn ends at once.",
        "Nachdem jemand anderes ein System mit deinen Schiffen aktiviert hat, erschöpfen und 1 Marker aus deinem"
        " Strategiepool ausgeben: Der Zug dieses Spielers endet sofort.",
    ),
    "political-favor": (
        "When an agenda is revealed and the Xxcha player has a token in the strategy pool: that player loses it, the"
        " agenda is discarded, and the next one takes its place. Then it goes back.",
        "Sobald eine Agenda aufgedeckt wird und der Xxcha-Spieler einen Marker im Strategiepool hat: Er verliert ihn,"
        " die Agenda wird abgelegt, und die nächste tritt an ihre Stelle. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "peace accords": (
        "Which planet comes under your control?",
        "Welcher Planet kommt unter deine Kontrolle?",
    ),
}
