"""What is said about odds, in both languages: refusals, what a number rests on, and what makes it inexact."""

from __future__ import annotations

from typing import Final

from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_question import Unclear

Texts = dict[str, str]

REFUSALS: Final[dict[str, Texts]] = {
    "en": {
        "no-such-place": "There is no place {word}; possible: {right}.",
        "yes-or-no": "{word}: possible are {right}.",
        "nebula-on-ground": "A nebula counts in space combats only.",
        "nobody-fights-space": "The {side} has nothing for a space combat: name at least one ship, such as 1 cruiser.",
        "nobody-fights-ground": "The {side} has nothing for a ground combat: name at least 1 infantry.",
        "too-long": "The text of the {side} has {word} characters; at most {right} are read.",
        "two-factions": "{word}: the {side} is {right} already; name one faction.",
        "no-number": "{word}: this has no number and takes no damage; write {right}.",
        "unknown-word": "{word}: the {side} can have no such thing. Near it are: {right}.",
        "named-twice": "{word}: named twice for the {side}; once is enough.",
        "two-levels": "{word}: units of a type are all alike, and the {side} has {right} already; name one.",
        "not-damaged": "{word} damaged: this unit cannot sustain damage; write {right}.",
        "no-units": "{word}: at least one, such as {right}.",
        "too-many": "{word}: the {side} can have at most {right} of them.",
        "too-large": "So many units can fall in too many ways for an answer at once; name fewer ships or cannons.",
        "no-plan": "Nobody asks you for a movement now.",
        "not-there": "{word}: there are only {right}.",
        "large-fleet": "{word} ships other than fighters: no fleet pool of the {side} holds more than {right}.",
        "whose-flagship": "{word}: say whose; name a faction beside it, or the flagship itself, such as {right}.",
        "own-unit": "{word}: the faction of the {side} has {right} in its place.",
        "other-faction": "{word}: only {right} has this.",
    },
    "de": {
        "no-such-place": "Einen Ort {word} gibt es nicht; möglich: {right}.",
        "yes-or-no": "{word}: möglich sind {right}.",
        "nebula-on-ground": "Ein Nebel zählt nur in Raumkämpfen.",
        "nobody-fights-space": "{side}: nichts da für einen Raumkampf; nenne mindestens ein Schiff, etwa 1 cruiser.",
        "nobody-fights-ground": "{side}: nichts da für einen Bodenkampf; nenne mindestens 1 infantry.",
        "too-long": "{side}: der Text hat {word} Zeichen; höchstens {right} werden gelesen.",
        "two-factions": "{word}: {side} ist schon {right}; nenne eine Fraktion.",
        "no-number": "{word}: dies hat keine Anzahl und nimmt keinen Schaden; schreibe {right}.",
        "unknown-word": "{word}: so etwas kann hier niemand haben ({side}). Ähnlich sind: {right}.",
        "named-twice": "{word}: zweimal genannt ({side}); einmal genügt.",
        "two-levels": "{word}: Einheiten eines Typs sind alle gleich; hier steht schon {right} ({side}).",
        "not-damaged": "{word} damaged: diese Einheit hält keinen Schaden aus; schreibe {right}.",
        "no-units": "{word}: mindestens eine, etwa {right}.",
        "too-many": "{word}: höchstens {right} davon auf einer Seite ({side}).",
        "too-large": "So viele Einheiten können auf zu viele Weisen fallen; nenne weniger Schiffe oder Kanonen.",
        "no-plan": "Niemand fragt dich jetzt nach einer Bewegung.",
        "not-there": "{word}: dort sind nur {right}.",
        "large-fleet": "{word} Schiffe außer Jägern: mehr als {right} erlaubt kein Flottenvorrat ({side}).",
        "whose-flagship": "{word}: sage wessen; nenne eine Fraktion dazu oder das Flaggschiff selbst, etwa {right}.",
        "own-unit": "{word}: diese Fraktion hat stattdessen {right} ({side}).",
        "other-faction": "{word}: das hat nur {right}.",
    },
}
SIDES: Final[dict[str, Texts]] = {
    "en": {"attacker": "attacker", "defender": "defender", "": ""},
    "de": {"attacker": "Angreifer", "defender": "Verteidiger", "": ""},
}
# What each thing does here, for `rests_on`.
TEXTS: Final[dict[str, Texts]] = {
    "en": {
        "combat": "{name}: {dice}, a hit on {needs} or more.",
        "combat-first": "{name}: {dice}, a hit on {needs} or more; in the first round on {first}.",
        "sustains": "{name} can sustain damage: one hit, and it is damaged instead of destroyed.",
        "nebula": "In a nebula the defender adds 1 to each combat roll.",
        "antimass-deflectors": "1 is taken from each space cannon die against this side.",
        "plasma-scoring": "One more die for the best unit of each space cannon or bombardment roll.",
        "graviton-laser-system": "Hits of the space cannons go to other ships than fighters.",
        "duranium-armor": "After each round a damaged ship that did not sustain damage in it is repaired.",
        "assault-cannon": "With three ships other than fighters, the opponent loses one such ship at the start.",
        "magen-defense-grid": "Under a planetary shield the attacker rolls nothing in the first round.",
        "non-euclidean-shielding": "One use of sustain damage cancels two hits.",
        "l4-disruptors": "Nobody fires space cannons at those who land.",
        "unrelenting": "1 is added to each combat roll.",
        "fragile": "1 is taken from each combat roll.",
        "ambush": "At the start a die for each of up to two cruisers or destroyers, cruisers first.",
        "munitions-reserves": "In every round each miss is rolled once more.",
        "morale-boost": "1 is added to each combat roll of the first round.",
        "shields-holding": "Up to two hits of the first round are cancelled.",
        "fighter-prototype": "2 is added to each roll of a fighter in the first round.",
        "fire-team": "In the first round each miss is rolled once more.",
        "maneuvering-jets": "One hit of the space cannons is cancelled.",
        "bunker": "4 is taken from each bombardment die.",
        "disable": "The defender's PDS have neither planetary shield nor space cannon.",
        "losses": "First what hits worst sustains damage; then what hits worst is lost, damaged units first.",
        "capacity": "Fighters without room in their ships are removed: after cannons, and when the winner is named.",
        "others-cannon": "Space cannons of other players in range fire at the attacker, too.",
        "shield": "A planetary shield keeps the planet from being bombarded.",
        "war-sun": "A war sun takes planetary shields away.",
        "stuck": "Where nobody can ever win, the attacker counts as destroyed.",
    },
    "de": {
        "combat": "{name}: {dice}, Treffer ab {needs}.",
        "combat-first": "{name}: {dice}, Treffer ab {needs}; in der ersten Runde ab {first}.",
        "sustains": "{name} kann Schaden aushalten: ein Treffer, und die Einheit ist beschädigt statt zerstört.",
        "nebula": "In einem Nebel addiert der Verteidiger 1 zu jedem Kampfwurf.",
        "antimass-deflectors": "Jeder Würfel von Weltraumkanonen gegen diese Seite zählt 1 weniger.",
        "plasma-scoring": "Weltraumkanonen und Bombardement: je Wurf ein Würfel mehr, für die beste Einheit.",
        "graviton-laser-system": "Treffer der Weltraumkanonen gehen auf andere Schiffe als Jäger.",
        "duranium-armor": "Nach jeder Runde wird ein Schiff repariert, das vor ihr beschädigt war.",
        "assault-cannon": "Mit drei Schiffen außer Jägern verliert der Gegner zu Beginn ein solches Schiff.",
        "magen-defense-grid": "Unter einem planetaren Schild würfelt der Angreifer in der ersten Runde nicht.",
        "non-euclidean-shielding": "Einmal Schaden aushalten hebt zwei Treffer auf.",
        "l4-disruptors": "Niemand feuert mit Weltraumkanonen auf die Landenden.",
        "unrelenting": "Zu jedem Kampfwurf wird 1 addiert.",
        "fragile": "Von jedem Kampfwurf wird 1 abgezogen.",
        "ambush": "Zu Beginn je ein Würfel für bis zu zwei Kreuzer oder Zerstörer, Kreuzer zuerst.",
        "munitions-reserves": "In jeder Runde wird jeder Fehlwurf einmal wiederholt.",
        "morale-boost": "In der ersten Runde wird zu jedem Kampfwurf 1 addiert.",
        "shields-holding": "Bis zu zwei Treffer der ersten Runde werden aufgehoben.",
        "fighter-prototype": "In der ersten Runde wird zu jedem Wurf eines Jägers 2 addiert.",
        "fire-team": "In der ersten Runde wird jeder Fehlwurf einmal wiederholt.",
        "maneuvering-jets": "Ein Treffer der Weltraumkanonen wird aufgehoben.",
        "bunker": "Jeder Würfel des Bombardements zählt 4 weniger.",
        "disable": "Die PVS des Verteidigers haben weder planetaren Schild noch Weltraumkanone.",
        "losses": "Was am schlechtesten trifft, hält zuerst Schaden aus und fällt dann zuerst, Beschädigtes vorweg.",
        "capacity": "Jäger ohne Platz in ihren Schiffen werden entfernt: nach Kanonen, und wenn der Sieger feststeht.",
        "others-cannon": "Weltraumkanonen anderer Spieler in Reichweite feuern auch auf den Angreifer.",
        "shield": "Ein planetarer Schild verhindert das Bombardement des Planeten.",
        "war-sun": "Eine Kriegssonne hebt planetare Schilde auf.",
        "stuck": "Wo niemand je gewinnen kann, zählt der Angreifer als zerstört.",
    },
}
INEXACT: Final[dict[str, Texts]] = {
    "en": {
        "losses": "Both sides take their losses in one fixed order; people may choose another.",
        "retreats": "Nobody retreats.",
        "cards": "Nobody plays an action card that was not named.",
        "first-round": "What can be used once is used as early as possible.",
        "munitions": "Munitions Reserves are paid for in every round.",
        "start-order": "At the start of the combat Ambush comes before Assault Cannon.",
        "cargo": "If room for cargo is lost, fighters are removed before ground forces.",
        "room": "There are more fighters than these ships hold; the others count as if they had room elsewhere.",
        "fleet-pool": "Fighters that fly by themselves find room in the fleet pool.",
        "bombardment": "All ships bombard this one planet.",
        "all-land": "All ground forces of the plan land on this planet; none of them, and no ship, was lost before.",
        "flagship": "Of {name} only the numbers count, not its text.",
        "ability": "{name} is not counted.",
    },
    "de": {
        "losses": "Beide Seiten nehmen Verluste in einer festen Reihenfolge; Menschen dürfen anders wählen.",
        "retreats": "Niemand zieht sich zurück.",
        "cards": "Niemand spielt eine Aktionskarte, die nicht genannt ist.",
        "first-round": "Was einmal benutzt werden kann, wird so früh wie möglich benutzt.",
        "munitions": "Die Munitionsreserven werden in jeder Runde bezahlt.",
        "start-order": "Zu Beginn des Kampfs kommt der Hinterhalt vor der Sturmkanone.",
        "cargo": "Fehlt Platz für Fracht, werden Jäger vor Bodentruppen entfernt.",
        "room": "Es sind mehr Jäger, als diese Schiffe halten; die übrigen zählen, als hätten sie anderswo Platz.",
        "fleet-pool": "Jäger, die selbst fliegen, finden Platz im Flottenvorrat.",
        "bombardment": "Alle Schiffe bombardieren diesen einen Planeten.",
        "all-land": "Alle Bodentruppen des Plans landen auf diesem Planeten; nichts davon ging vorher verloren.",
        "flagship": "Von {name} zählen nur die Zahlen, nicht der Text.",
        "ability": "{name} wird nicht mitgerechnet.",
    },
}
STEPS: Final[dict[str, Texts]] = {
    "en": {
        "space-cannon": "space cannon",
        "others-cannon": "space cannon of other players",
        "ambush": "Ambush",
        "assault-cannon": "Assault Cannon",
        "barrage": "anti-fighter barrage",
        "bombardment": "bombardment",
        "space-cannon-defense": "space cannon at those who land",
    },
    "de": {
        "space-cannon": "Weltraumkanone",
        "others-cannon": "Weltraumkanone anderer Spieler",
        "ambush": "Hinterhalt",
        "assault-cannon": "Sturmkanone",
        "barrage": "Jägerabwehrfeuer",
        "bombardment": "Bombardement",
        "space-cannon-defense": "Weltraumkanone auf die Landenden",
    },
}
DICE: Final[dict[str, tuple[str, str]]] = {"en": ("1 die", "{n} dice"), "de": ("1 Würfel", "{n} Würfel")}


def refused(unclear: Unclear, language: str) -> str:
    """Why a question cannot be read, and what would be right."""
    side = SIDES[language][unclear.side]
    return REFUSALS[language][unclear.reason].format(side=side, word=unclear.word, right=unclear.right)


def dice_words(number: int, language: str) -> str:
    one, several = DICE[language]
    return one if number == 1 else several.format(n=number)


def thing_text(key: str, language: str) -> str:
    return TEXTS[language][key]


def named_text(key: str, language: str) -> str:
    """What a technology, ability or card does, after its name."""
    return f"{name_of(key, language)}: {TEXTS[language][key]}"


def inexact_text(key: str, language: str, named: str = "") -> str:
    return INEXACT[language][key].format(name=name_of(named, language) if named else "")
