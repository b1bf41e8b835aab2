"""The factions of the base game: what is printed on their sheets, as rows of data."""

from __future__ import annotations

from typing import Final

from orrery.ti4.technology import WITHOUT_PREREQUISITES
from orrery.ti4.units import BASIC, UNIT, UNITS

COLOURS: Final = ("yellow", "blue", "red", "green", "purple", "black")  # of plastic, by seat


class Faction:
    """A faction's row: where it lives, what it begins with, what is printed on its sheet."""

    def __init__(
        self,
        key: str,
        name: str,
        tile: str,
        commodities: int,
        units: dict[str, int],
        techs: tuple[str, ...] = (),
        abilities: tuple[str, ...] = (),
        flagship: str = "flagship",
        note: str = "",
        own_techs: tuple[str, ...] = (),
        own_units: tuple[str, ...] = (),
        choose: int = 0,
        choose_from: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.name = name
        self.tile = tile  # the home system
        self.commodities = commodities  # as many as it may have; it begins with none
        self.units = units  # that it begins with
        self.techs = techs  # that it begins with, beside those it chooses
        self.abilities = abilities
        self.flagship = flagship
        self.note = note  # its promissory note
        self.own_techs = own_techs  # its two faction technologies
        self.own_units = own_units  # that replace generic ones from the beginning
        self.choose = choose  # so many of the technologies `choose_from` to begin with
        self.choose_from = choose_from

    def sheet(self) -> tuple[int, ...]:
        """By type: the row of the unit that this faction begins with."""
        rows = list(BASIC)
        for key in (*self.own_units, self.flagship):
            rows[UNITS[UNIT[key]].type] = UNIT[key]
        return tuple(rows)


FACTIONS: Final[tuple[Faction, ...]] = (
    Faction(
        "arborec",
        "The Arborec",
        "5",
        3,
        {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 4, "pds": 1, "space dock": 1},
        ("magen-defense-grid",),
        ("mitosis",),
        flagship="duha-menaimon",
        note="stymie",
        own_techs=("letani-warrior-2", "bioplasmosis"),
        own_units=("letani-warrior-1",),
    ),
    Faction(
        "letnev",
        "The Barony of Letnev",
        "10",
        2,
        {"dreadnought": 1, "carrier": 1, "destroyer": 1, "fighter": 1, "infantry": 3, "space dock": 1},
        ("antimass-deflectors", "plasma-scoring"),
        ("munitions-reserves", "armada"),
        flagship="arc-secundus",
        note="war-funding",
        own_techs=("l4-disruptors", "non-euclidean-shielding"),
    ),
    Faction(
        "saar",
        "The Clan of Saar",
        "11",
        3,
        {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 4, "space dock": 1},
        ("antimass-deflectors",),
        ("scavenge", "nomadic"),
        flagship="son-of-ragh",
        note="raghs-call",
        own_techs=("floating-factory-2", "chaos-mapping"),
        own_units=("floating-factory-1",),
    ),
    Faction(
        "muaat",
        "The Embers of Muaat",
        "4",
        4,
        {"war sun": 1, "fighter": 2, "infantry": 4, "space dock": 1},
        ("plasma-scoring",),
        ("star-forge", "gashlai-physiology"),
        flagship="the-inferno",
        note="fires-of-the-gashlai",
        own_techs=("prototype-war-sun-2", "magmus-reactor"),
        own_units=("prototype-war-sun-1",),
    ),
    Faction(
        "hacan",
        "The Emirates of Hacan",
        "16",
        6,
        {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 4, "space dock": 1},
        ("antimass-deflectors", "sarween-tools"),
        ("masters-of-trade", "guild-ships", "arbiters"),
        flagship="wrath-of-kenara",
        note="trade-convoys",
        own_techs=("production-biomes", "quantum-datahub-node"),
    ),
    Faction(
        "sol",
        "The Federation of Sol",
        "1",
        4,
        {"carrier": 2, "destroyer": 1, "fighter": 3, "infantry": 5, "space dock": 1},
        ("neural-motivator", "antimass-deflectors"),
        ("orbital-drop", "versatile"),
        flagship="genesis",
        note="military-support",
        own_techs=("spec-ops-2", "advanced-carrier-2"),
        own_units=("spec-ops-1", "advanced-carrier-1"),
    ),
    Faction(
        "creuss",
        "The Ghosts of Creuss",
        "51",
        4,
        {"carrier": 1, "destroyer": 2, "fighter": 2, "infantry": 4, "space dock": 1},
        ("gravity-drive",),
        ("quantum-entanglement", "slipstream", "creuss-gate"),
        flagship="hil-colish",
        note="creuss-iff",
        own_techs=("wormhole-generator", "dimensional-splicer"),
    ),
    Faction(
        "l1z1x",
        "The L1Z1X Mindnet",
        "6",
        2,
        {"dreadnought": 1, "carrier": 1, "fighter": 3, "infantry": 5, "pds": 1, "space dock": 1},
        ("neural-motivator", "plasma-scoring"),
        ("assimilate", "harrow"),
        flagship="0-0-1",
        note="cybernetic-enhancements",
        own_techs=("super-dreadnought-2", "inheritance-systems"),
        own_units=("super-dreadnought-1",),
    ),
    Faction(
        "mentak",
        "The Mentak Coalition",
        "2",
        2,
        {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space dock": 1},
        ("sarween-tools", "plasma-scoring"),
        ("ambush", "pillage"),
        flagship="fourth-moon",
        note="promise-of-protection",
        own_techs=("salvage-operations", "mirror-computing"),
    ),
    Faction(
        "naalu",
        "The Naalu Collective",
        "9",
        3,
        {"carrier": 1, "cruiser": 1, "destroyer": 1, "fighter": 3, "infantry": 4, "pds": 1, "space dock": 1},
        ("neural-motivator", "sarween-tools"),
        ("telepathic", "foresight"),
        flagship="matriarch",
        note="gift-of-prescience",
        own_techs=("neuroglaive", "hybrid-crystal-fighter-2"),
        own_units=("hybrid-crystal-fighter-1",),
    ),
    Faction(
        "nekro",
        "The Nekro Virus",
        "8",
        3,
        {"dreadnought": 1, "carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "space dock": 1},
        ("dacxive-animators", "valefar-assimilator-x", "valefar-assimilator-y"),
        ("galactic-threat", "technological-singularity", "propagation"),
        flagship="the-alastor",
        note="antivirus",
        own_techs=("valefar-assimilator-x", "valefar-assimilator-y"),
    ),
    Faction(
        "norr",
        "Sardakk N'orr",
        "13",
        3,
        {"carrier": 2, "cruiser": 1, "infantry": 5, "pds": 1, "space dock": 1},
        (),
        ("unrelenting",),
        flagship="cmorran-norr",
        note="tekklar-legion",
        own_techs=("exotrireme-2", "valkyrie-particle-weave"),
        own_units=("exotrireme-1",),
    ),
    Faction(
        "jolnar",
        "The Universities of Jol-Nar",
        "12",
        4,
        {"dreadnought": 1, "carrier": 2, "fighter": 1, "infantry": 2, "pds": 2, "space dock": 1},
        ("neural-motivator", "antimass-deflectors", "sarween-tools", "plasma-scoring"),
        ("fragile", "brilliant", "analytical"),
        flagship="jns-hylarim",
        note="research-agreement",
        own_techs=("e-res-siphons", "spatial-conduit-cylinder"),
    ),
    Faction(
        "winnu",
        "The Winnu",
        "7",
        3,
        {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "pds": 1, "space dock": 1},
        (),
        ("blood-ties", "reclamation"),
        flagship="salai-sai-corian",
        note="acquiescence",
        own_techs=("lazax-gate-folding", "hegemonic-trade-policy"),
        choose=1,
        choose_from=WITHOUT_PREREQUISITES,
    ),
    Faction(
        "xxcha",
        "The Xxcha Kingdom",
        "14",
        4,
        {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space dock": 1},
        ("graviton-laser-system",),
        ("peace-accords", "quash"),
        flagship="loncara-ssodu",
        note="political-favor",
        own_techs=("instinct-training", "nullification-field"),
    ),
    Faction(
        "yin",
        "The Yin Brotherhood",
        "3",
        2,
        {"carrier": 2, "destroyer": 1, "fighter": 4, "infantry": 4, "space dock": 1},
        ("sarween-tools",),
        ("indoctrination", "devotion"),
        flagship="van-hauge",
        note="greyfire-mutagen",
        own_techs=("yin-spinner", "impulse-core"),
    ),
    Faction(
        "yssaril",
        "The Yssaril Tribes",
        "15",
        3,
        {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 5, "pds": 1, "space dock": 1},
        ("neural-motivator",),
        ("stall-tactics", "scheming", "crafty"),
        flagship="ysia-yssrila",
        note="spy-net",
        own_techs=("transparasteel-plating", "mageon-implants"),
    ),
)
FACTION: Final[dict[str, int]] = {faction.key: number for number, faction in enumerate(FACTIONS)}
