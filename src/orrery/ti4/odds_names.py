"""The names of what a question about odds may hold: English ones from the box, German ones from here."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from orrery.ti4.units import TYPES, UNIT

KINDS: Final = ("unit", "flagship", "technology", "faction ability", "action card", "faction")
GERMAN: Final[dict[str, str]] = {
    "fighter-1": "Jäger I",
    "fighter-2": "Jäger II",
    "destroyer-1": "Zerstörer I",
    "destroyer-2": "Zerstörer II",
    "cruiser-1": "Kreuzer I",
    "cruiser-2": "Kreuzer II",
    "carrier-1": "Träger I",
    "carrier-2": "Träger II",
    "dreadnought-1": "Schlachtschiff I",
    "dreadnought-2": "Schlachtschiff II",
    "war-sun": "Kriegssonne",
    "infantry-1": "Infanterie I",
    "infantry-2": "Infanterie II",
    "pds-1": "PVS I",
    "pds-2": "PVS II",
    "space-dock-1": "Raumwerft I",
    "space-dock-2": "Raumwerft II",
    "letani-warrior-1": "Letani-Krieger I",
    "letani-warrior-2": "Letani-Krieger II",
    "floating-factory-1": "Schwebefabrik I",
    "floating-factory-2": "Schwebefabrik II",
    "prototype-war-sun-1": "Kriegssonne-Prototyp I",
    "prototype-war-sun-2": "Kriegssonne-Prototyp II",
    "spec-ops-1": "Spezialeinheit I",
    "spec-ops-2": "Spezialeinheit II",
    "advanced-carrier-1": "Verbesserter Träger I",
    "advanced-carrier-2": "Verbesserter Träger II",
    "super-dreadnought-1": "Super-Schlachtschiff I",
    "super-dreadnought-2": "Super-Schlachtschiff II",
    "hybrid-crystal-fighter-1": "Hybridkristalljäger I",
    "hybrid-crystal-fighter-2": "Hybridkristalljäger II",
    "exotrireme-1": "Exo-Triere I",
    "exotrireme-2": "Exo-Triere II",
    "matriarch": "Matriarchin",
    "the-alastor": "Alastor",
    "antimass-deflectors": "Antimasse-Deflektoren",
    "plasma-scoring": "Plasmabrenner",
    "graviton-laser-system": "Graviton-Lasersystem",
    "duranium-armor": "Duranium-Panzerung",
    "assault-cannon": "Sturmkanone",
    "magen-defense-grid": "Magen-Abwehrschirm",
    "non-euclidean-shielding": "Nichteuklidischer Schutzschild",
    "l4-disruptors": "L4-Disruptoren",
    "unrelenting": "Unerbittlich",
    "fragile": "Zerbrechlich",
    "ambush": "Hinterhalt",
    "munitions-reserves": "Munitionsreserven",
    "morale-boost": "Moralschub",
    "shields-holding": "Schilde halten",
    "fighter-prototype": "Jägerprototyp",
    "fire-team": "Feuertrupp",
    "maneuvering-jets": "Manövrierdüsen",
    "bunker": "Bunker",
    "disable": "Außer Gefecht setzen",
    "arborec": "Das Arborec",
    "letnev": "Das Baronat von Letnev",
    "saar": "Der Clan der Saar",
    "muaat": "Die Glut von Muaat",
    "hacan": "Die Emirate von Hacan",
    "sol": "Die Föderation von Sol",
    "creuss": "Die Geister von Creuss",
    "l1z1x": "Das L1Z1X-Gedankennetz",
    "mentak": "Die Mentak-Koalition",
    "naalu": "Das Naalu-Kollektiv",
    "nekro": "Das Nekro-Virus",
    "jolnar": "Die Universitäten von Jol-Nar",
    "winnu": "Die Winnu",
    "xxcha": "Das Xxcha-Königreich",
    "yin": "Die Yin-Bruderschaft",
    "yssaril": "Die Yssaril-Stämme",
    "harrow": "Geißel",
    "devotion": "Fanatismus",
    "indoctrination": "Indoktrination",
    "technological-singularity": "Technologische Singularität",
}


@cache
def english() -> dict[str, str]:
    """What stands on the cards and sheets, by key."""
    kinds = json.loads(files("orrery.ti4").joinpath("components.json").read_text(encoding="utf-8"))["kinds"]
    return {entry["id"]: entry["name"] for kind in KINDS for entry in kinds[kind]}


def name_of(word: str, language: str) -> str:
    """The name of a unit, technology, ability, card or faction by the word that a question has for it."""
    key = word
    if word not in UNIT and word.replace("-", " ") in TYPES:
        key = f"{word}-1"
    return GERMAN.get(key, english()[key]) if language == "de" else english()[key]
