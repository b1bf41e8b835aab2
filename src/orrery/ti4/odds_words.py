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
        "not-damaged": "{word} damaged: diese Einheit hat keine Schadensresistenz; schreibe {right}.",
        "no-units": "{word}: mindestens eine, etwa {right}.",
        "too-many": "{word}: höchstens {right} davon auf einer Seite ({side}).",
        "too-large": "So viele Einheiten können auf zu viele Weisen fallen; nenne weniger Schiffe oder Kanonen.",
        "no-plan": "Niemand fragt dich jetzt nach einer Bewegung.",
        "not-there": "{word}: dort sind nur {right}.",
        "large-fleet": "{word} Schiffe außer Jägern: mehr als {right} erlaubt kein Flottenpool ({side}).",
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
        "duranium-armor": "After each round a damaged unit that did not sustain damage in it is repaired.",
        "assault-cannon": "With three ships other than fighters, the opponent loses one such ship at the start.",
        "magen-defense-grid": "Under a planetary shield the attacker rolls nothing in the first round.",
        "non-euclidean-shielding": "One use of sustain damage cancels two hits.",
        "dimensional-splicer": "In a system with a wormhole one hit at the start, on the best ship that falls by it.",
        "mirrors": "Its dice are as many as the ships of the other side that are no fighters.",
        "l4-disruptors": "Nobody fires space cannons at those who land.",
        "unrelenting": "1 is added to each combat roll.",
        "fragile": "1 is taken from each combat roll.",
        "ambush": "At the start a die for each of up to two cruisers or destroyers, cruisers first.",
        "munitions-reserves": "In every round each miss is rolled once more.",
        "harrow": "At the end of every round the ships bombard once more.",
        "valkyrie-particle-weave": "In a round in which the other side's combat rolls have hit, one hit more.",
        "cmorran-norr": "While it is there, 1 is added to each combat roll of the other ships of this side.",
        "arvicon-rex": "2 is added to each of its combat rolls while no token of the other side is in the fleet pool.",
        "arc-secundus": "It is repaired at the start of every round, so it sustains damage before all others.",
        "indoctrination": "At the start of the combat 1 infantry of the other side changes to this side.",
        "0-0-1": "Its hits and those of dreadnoughts beside it go to other ships than fighters.",
        "annihilator": "It bombards before it lands, as ships do.",
        "moll-terminus": "Those who fight against it cannot sustain damage; it is the last of its side to be lost.",
        "valkyrie-exoskeleton": "Each of them that sustains damage in a round makes one hit in it.",
        "morale-boost": "1 is added to each combat roll of the first round.",
        "shields-holding": "Up to two hits of the first round are cancelled.",
        "fighter-prototype": "2 is added to each roll of a fighter in the first round.",
        "fire-team": "In the first round each miss is rolled once more.",
        "maneuvering-jets": "One hit of the space cannons is cancelled.",
        "waylay": "Hits of the anti-fighter barrage are taken by any ships.",
        "the-crown-of-thalnos": "Fighters and infantry that miss roll again with 1 more, and fall if they miss again.",
        "bunker": "4 is taken from each bombardment die.",
        "disable": "The defender's PDS have neither planetary shield nor space cannon.",
        "losses": "First what hits worst sustains damage; then what hits worst is lost, damaged units first.",
        "capacity": "Fighters without room in their ships are removed: after cannons, and when the winner is named.",
        "others-cannon": "Space cannons of other players in range fire at the attacker, too.",
        "fourth-moon": "Ships against the Fourth Moon cannot sustain damage; it is the last of its side to be lost.",
        "van-hauge": "The Van Hauge is the last of its side to be lost; then every ship of both sides falls.",
        "shield": "A planetary shield keeps the planet from being bombarded.",
        "war-sun": "A war sun takes planetary shields away.",
        "arc-secundus-above": "The Arc Secundus takes planetary shields away.",
        "stuck": "Where nobody can ever win, the attacker counts as destroyed.",
    },
    "de": {
        "combat": "{name}: {dice}, Treffer ab {needs}.",
        "combat-first": "{name}: {dice}, Treffer ab {needs}; in der ersten Runde ab {first}.",
        "sustains": "{name} hat Schadensresistenz: ein Treffer, und die Einheit ist beschädigt statt zerstört.",
        "nebula": "In einem Nebel addiert der Verteidiger 1 zu jedem Kampfwurf.",
        "antimass-deflectors": "Jeder Würfel von Weltraumkanonen gegen diese Seite zählt 1 weniger.",
        "plasma-scoring": "Weltraumkanonen und Bombardement: je Wurf ein Würfel mehr, für die beste Einheit.",
        "graviton-laser-system": "Treffer der Weltraumkanonen gehen auf andere Schiffe als Jäger.",
        "duranium-armor": "Nach jeder Runde wird eine Einheit repariert, die vor ihr beschädigt war.",
        "assault-cannon": "Mit drei Schiffen außer Jägern verliert der Gegner zu Beginn ein solches Schiff.",
        "magen-defense-grid": "Unter einem planetaren Schild würfelt der Angreifer in der ersten Runde nicht.",
        "non-euclidean-shielding": "Jede Schadensresistenz hebt zwei Treffer auf.",
        "dimensional-splicer": "Wo ein Wurmloch ist, zu Beginn ein Treffer auf das beste Schiff, das durch ihn fällt.",
        "mirrors": "Es würfelt für jedes Schiff der anderen Seite, das kein Jäger ist.",
        "l4-disruptors": "Niemand feuert mit Weltraumkanonen auf die Landenden.",
        "unrelenting": "Zu jedem Kampfwurf wird 1 addiert.",
        "fragile": "Von jedem Kampfwurf wird 1 abgezogen.",
        "ambush": "Zu Beginn je ein Würfel für bis zu zwei Kreuzer oder Zerstörer, Kreuzer zuerst.",
        "munitions-reserves": "In jeder Runde wird jeder Fehlwurf einmal wiederholt.",
        "harrow": "Am Ende jeder Runde bombardieren die Schiffe noch einmal.",
        "valkyrie-particle-weave": "Treffen Kampfwürfe der anderen Seite in einer Runde, ein Treffer mehr.",
        "cmorran-norr": "Solange es da ist, wird zu jedem Kampfwurf der anderen Schiffe dieser Seite 1 addiert.",
        "arvicon-rex": "Seine Kampfwürfe zählen 2 mehr, solange kein Marker der anderen Seite im Flottenpool liegt.",
        "arc-secundus": "Es wird am Anfang jeder Runde repariert und nutzt darum vor allen anderen Schadensresistenz.",
        "indoctrination": "Zu Beginn des Kampfs wechselt 1 Infanterie der anderen Seite auf diese.",
        "0-0-1": "Seine Treffer und die der Schlachtschiffe neben ihm gehen auf andere Schiffe als Jäger.",
        "annihilator": "Er bombardiert vor seiner Landung, wie Schiffe es tun.",
        "moll-terminus": "Wer gegen ihn kämpft, hat keine Schadensresistenz; er fällt auf seiner Seite zuletzt.",
        "valkyrie-exoskeleton": "Jeder, der in einer Runde Schadensresistenz nutzt, macht in ihr einen Treffer.",
        "morale-boost": "In der ersten Runde wird zu jedem Kampfwurf 1 addiert.",
        "shields-holding": "Bis zu zwei Treffer der ersten Runde werden aufgehoben.",
        "fighter-prototype": "In der ersten Runde wird zu jedem Wurf eines Jägers 2 addiert.",
        "fire-team": "In der ersten Runde wird jeder Fehlwurf einmal wiederholt.",
        "maneuvering-jets": "Ein Treffer der Weltraumkanonen wird aufgehoben.",
        "waylay": "Treffer der Jägerabwehr gehen auf beliebige Schiffe.",
        "the-crown-of-thalnos": "Jäger und Infanterie würfeln Fehlwürfe mit 1 mehr neu; wer wieder verfehlt, fällt.",
        "bunker": "Jeder Würfel des Bombardements zählt 4 weniger.",
        "disable": "Die PVS des Verteidigers haben weder planetaren Schild noch Weltraumkanone.",
        "losses": "Was schlecht trifft, nutzt zuerst Schadensresistenz und fällt dann zuerst, Beschädigtes vorweg.",
        "capacity": "Jäger ohne Platz in ihren Schiffen werden entfernt: nach Kanonen, und wenn der Sieger feststeht.",
        "others-cannon": "Weltraumkanonen anderer Spieler in Reichweite feuern auch auf den Angreifer.",
        "fourth-moon": "Gegen den Vierten Mond hat kein Schiff Schadensresistenz; er fällt auf seiner Seite zuletzt.",
        "van-hauge": "Die Van Hauge fällt auf ihrer Seite zuletzt; dann fallen alle Schiffe beider Seiten.",
        "shield": "Ein planetarer Schild verhindert das Bombardement des Planeten.",
        "war-sun": "Eine Kriegssonne hebt planetare Schilde auf.",
        "arc-secundus-above": "Die Arc Secundus hebt planetare Schilde auf.",
        "stuck": "Wo niemand je gewinnen kann, zählt der Angreifer als zerstört.",
    },
}
INEXACT: Final[dict[str, Texts]] = {
    "en": {
        "losses": "Both sides take their losses in one fixed order; people may choose another.",
        "retreats": "Nobody retreats.",
        "cards": "Nobody plays an action card that was not named, nor a promissory note.",
        "first-round": "What can be used once is used as early as possible.",
        "munitions": "Munitions Reserves are paid for in every round.",
        "start-order": "At the start of the combat Ambush comes before Assault Cannon.",
        "cargo": "If room for cargo is lost, fighters are removed before ground forces.",
        "room": "There are more fighters than these ships hold; the others count as if they had room elsewhere.",
        "fleet-pool": "Fighters that fly by themselves find room in the fleet pool.",
        "bombardment": "All ships bombard this one planet.",
        "daring": "By the Crown of Thalnos every fighter and infantry that has missed rolls again, and nobody else.",
        "mended-early": "Damage of the barrage to {name} counts as repaired before the dice of the first round.",
        "harrowed-together": "Hits of {name} are taken together with those of the round, not after its repairs.",
        "all-land": "All ground forces of the plan land on this planet; none of them, and no ship, was lost before.",
        "flagship": "Of {name} only the numbers count, not its text.",
        "ability": "{name} is not counted.",
    },
    "de": {
        "losses": "Beide Seiten nehmen Verluste in einer festen Reihenfolge; Menschen dürfen anders wählen.",
        "retreats": "Niemand zieht sich zurück.",
        "cards": "Niemand spielt eine Aktionskarte, die nicht genannt ist, und niemand eine Vertragskarte.",
        "first-round": "Was einmal benutzt werden kann, wird so früh wie möglich benutzt.",
        "munitions": "Die Munitionsreserven werden in jeder Runde bezahlt.",
        "start-order": "Zu Beginn des Kampfs kommt der Hinterhalt vor der Sturmkanone.",
        "cargo": "Fehlt Platz für Fracht, werden Jäger vor Bodentruppen entfernt.",
        "room": "Es sind mehr Jäger, als diese Schiffe halten; die übrigen zählen, als hätten sie anderswo Platz.",
        "fleet-pool": "Jäger, die selbst fliegen, finden Platz im Flottenpool.",
        "bombardment": "Alle Schiffe bombardieren diesen einen Planeten.",
        "daring": "Mit der Krone von Thalnos würfeln alle Jäger und alle Infanterie Fehlwürfe neu, sonst niemand.",
        "mended-early": "Schaden der Jägerabwehr an {name} gilt vor den Würfen der ersten Runde als repariert.",
        "harrowed-together": "Treffer von {name} werden mit denen der Runde genommen, nicht nach den Reparaturen.",
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
        "dimensional-splicer": "Dimensional Splicer",
        "barrage": "anti-fighter barrage",
        "bombardment": "bombardment",
        "space-cannon-defense": "space cannon at those who land",
        "indoctrination": "Indoctrination",
    },
    "de": {
        "space-cannon": "Weltraumkanone",
        "others-cannon": "Weltraumkanone anderer Spieler",
        "ambush": "Hinterhalt",
        "assault-cannon": "Sturmkanone",
        "dimensional-splicer": "Dimensionsspalter",
        "barrage": "Jägerabwehr",
        "bombardment": "Bombardement",
        "space-cannon-defense": "Weltraumkanone auf die Landenden",
        "indoctrination": "Indoktrination",
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
