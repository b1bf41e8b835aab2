"""The Mentak Coalition in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "ambush": (
        "At the start of a space combat you may roll 1 die for each of up to 2 of your cruisers or destroyers in it;"
        " each that reaches the combat value of its ship is a hit.",
        "Am Anfang eines Raumkampfes darfst du für bis zu 2 deiner Kreuzer oder Zerstörer darin je 1 Würfel werfen;"
        " jeder, der den Kampfwert seines Schiffes erreicht, ist ein Treffer.",
    ),
    "pillage": (
        "After a neighbour gains trade goods or makes a transaction: if they have at least 3 trade goods, you may take"
        " 1 of their trade goods or commodities.",
        "Nachdem ein Nachbar Handelswaren erhalten oder eine Transaktion gemacht hat: Hat er mindestens 3 Handelswaren,"
        " darfst du dir 1 seiner Handelswaren oder Massenprodukte nehmen.",
    ),
    "fourth-moon": (
        "Ships of others in its system cannot sustain damage.",
        "Schiffe anderer in seinem System können keine Schadensresistenz einsetzen.",
    ),
    "salvage-operations": (
        "After you win or lose a space combat you gain 1 trade good. If you won, you may also build 1 ship there, of a"
        " type that was destroyed in the combat; it is paid for.",
        "Nachdem du einen Raumkampf gewonnen oder verloren hast, erhältst du 1 Handelsware. Hast du gewonnen, darfst du"
        " dort außerdem 1 Schiff eines Typs bauen, der in dem Kampf zerstört wurde; es wird bezahlt.",
    ),
    "mirror-computing": (
        "Each trade good that you spend is worth 2 resources or 2 influence.",
        "Jede Handelsware, die du ausgibst, ist 2 Ressourcen oder 2 Einfluss wert.",
    ),
    "promise-of-protection": (
        "Action: put this card face up before you. The Mentak player cannot use Pillage against you. When you activate"
        " a system with Mentak units it goes back.",
        "Aktion: Lege diese Karte offen vor dich. Der Mentak-Spieler kann Plündern nicht gegen dich einsetzen."
        " Aktivierst du ein System mit Einheiten der Mentak, geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "pillage": ("What do you take from {seat0}?", "Was nimmst du dir von {seat0:dir}?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "take good": ("1 trade good", "1 Handelsware"),
    "take commodity": ("1 commodity", "1 Massenprodukt"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "pillaged": (
        "{who} {who|takes|take} 1 trade good from {seat0:you}.",
        "{who} {who|nimmt|nimmst} {seat0:dir} 1 Handelsware weg.",
    ),
    "commodity pillaged": (
        "{who} {who|takes|take} 1 commodity from {seat0:you}.",
        "{who} {who|nimmt|nimmst} {seat0:dir} 1 Massenprodukt weg.",
    ),
}
CARRYING: Final = {"seat": ("pillaged", "commodity pillaged")}
