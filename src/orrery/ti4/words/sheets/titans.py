"""The Titans of Ul in words."""

from __future__ import annotations

from typing import Final

HEL_TITAN: Final = (
    "It is a structure and a ground force. It can neither be moved nor transported.",
    "Er ist Gebäude und Bodentruppe zugleich. Er kann weder bewegt noch transportiert werden.",
)
TEXTS: Final[dict[str, tuple[str, str]]] = {
    "terragenesis": (
        "After you explore a planet without a sleeper token you may place one on it, or move one there.",
        "Nachdem du einen Planeten ohne Schläfermarker erkundet hast, darfst du einen darauf legen oder dorthin"
        " versetzen.",
    ),
    "awaken": (
        "After you activate a system with sleeper tokens of yours you may replace each of them with 1 PDS from your"
        " reinforcements.",
        "Nachdem du ein System mit deinen Schläfermarkern aktiviert hast, darfst du jeden davon durch 1 PVS aus deinem"
        " Nachschub ersetzen.",
    ),
    "coalescence": (
        "Where your flagship or what awakens meets units of others without moving there, they must fight in this turn's"
        " combats.",
        "Treffen dein Flaggschiff oder Erwachte auf Einheiten anderer, ohne sich dorthin zu bewegen, müssen sie in den"
        " Kämpfen dieses Zuges kämpfen.",
    ),
    "ouranos": (
        "Deploy: after you activate a system with a PDS of yours you may replace one of them with it.",
        "Einsatz: Nachdem du ein System mit einer deiner PVS aktiviert hast, darfst du eine davon durch es ersetzen.",
    ),
    "hel-titan-1": HEL_TITAN,
    "hel-titan-2": HEL_TITAN,
    "terraform": (
        "Action: attach it to a planet of yours in no home system other than Mecatol Rex. Its resources and its"
        " influence rise by 1 each, and it has all three traits.",
        "Aktion: Lege sie an einen deiner Planeten an, der weder Heimatplanet noch Mecatol Rex ist. Seine Ressourcen"
        " und sein Einfluss steigen um je 1, und er hat alle drei Eigenschaften.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "sleeper from": (
        "{planet0}: where does the sleeper token come from?",
        "{planet0}: Woher kommt der Schläfermarker?",
    ),
    "awaken": (
        "{system0}: on which planets do sleepers awake?",
        "{system0}: Auf welchen Planeten erwachen Schläfer?",
    ),
    "raise ouranos": (
        "{system0}: which planet's PDS becomes your flagship?",
        "{system0}: Die PVS welches Planeten wird zu deinem Flaggschiff?",
    ),
    "terraform": ("Which of your planets is terraformed?", "Welcher deiner Planeten wird terraformt?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "new sleeper": ("From the supply", "Aus dem Vorrat"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "sleeper laid": (
        "{who} {who|lays|lay} a sleeper token on {planet0}.",
        "{who} {who|legt|legst} einen Schläfermarker auf {planet0}.",
    ),
    "awoken": (
        "{who} {who|wakes|wake} the sleeper on {planet0}.",
        "{who} {who|weckt|weckst} den Schläfer auf {planet0}.",
    ),
    "flagship raised": (
        "{who} {who|turns|turn} a PDS on {planet0} into the flagship.",
        "{who} {who|macht|machst} aus einer PVS auf {planet0} das Flaggschiff.",
    ),
    "attached": (
        "{who} {who|attaches|attach} {component1} to {planet0}.",
        "{who} {who|legt|legst} {component1} an {planet0} an.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {
    "planet": ("sleeper laid", "awoken", "flagship raised"),
    "planet component": ("attached",),
}
