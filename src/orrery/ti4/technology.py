"""The technologies: rows of data. What each does is in the file of its name."""

from __future__ import annotations

from typing import Final

from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    PDS,
    SPACE_DOCK,
    WAR_SUN,
)

GREEN: Final = "green"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
RED: Final = "red"
COLOURS: Final = (GREEN, BLUE, YELLOW, RED)
NO_UNIT: Final = -1


class Technology:
    """What is printed on a technology card. A unit upgrade has no colour and is no prerequisite of anything."""

    def __init__(
        self,
        key: str,
        colour: str,
        prerequisites: str = "",
        upgrades: int = NO_UNIT,
        exhausts: bool = False,
        faction: str = "",
    ) -> None:
        self.key = key  # of an upgrade: also the key of the unit it brings
        self.colour = colour
        self.prerequisites = tuple(prerequisites.split())  # colours, one for each symbol
        self.upgrades = upgrades  # the type of unit
        self.exhausts = exhausts
        self.faction = faction  # the only one that may research it, or nobody in particular


GENERIC: Final[tuple[Technology, ...]] = (
    Technology("neural-motivator", "green"),
    Technology("dacxive-animators", "green", "green"),
    Technology("hyper-metabolism", "green", "green green"),
    Technology("x89-bacterial-weapon", "green", "green green green", exhausts=True),
    Technology("antimass-deflectors", "blue"),
    Technology("gravity-drive", "blue", "blue"),
    Technology("fleet-logistics", "blue", "blue blue"),
    Technology("light-wave-deflector", "blue", "blue blue blue"),
    Technology("sarween-tools", "yellow"),
    Technology("graviton-laser-system", "yellow", "yellow", exhausts=True),
    Technology("transit-diodes", "yellow", "yellow yellow", exhausts=True),
    Technology("integrated-economy", "yellow", "yellow yellow yellow"),
    Technology("plasma-scoring", "red"),
    Technology("magen-defense-grid", "red", "red", exhausts=True),
    Technology("duranium-armor", "red", "red red"),
    Technology("assault-cannon", "red", "red red red"),
    Technology("infantry-2", "", "green green", upgrades=INFANTRY),
    Technology("fighter-2", "", "green blue", upgrades=FIGHTER),
    Technology("pds-2", "", "yellow red", upgrades=PDS),
    Technology("space-dock-2", "", "yellow yellow", upgrades=SPACE_DOCK),
    Technology("destroyer-2", "", "red red", upgrades=DESTROYER),
    Technology("carrier-2", "", "blue blue", upgrades=CARRIER),
    Technology("cruiser-2", "", "green yellow red", upgrades=CRUISER),
    Technology("dreadnought-2", "", "blue blue yellow", upgrades=DREADNOUGHT),
    Technology("war-sun", "", "yellow red red red", upgrades=WAR_SUN),
)
OF_FACTIONS: Final[tuple[Technology, ...]] = (
    Technology("letani-warrior-2", "", "green green", upgrades=INFANTRY, faction="arborec"),
    Technology("bioplasmosis", "green", "green green", faction="arborec"),
    Technology("l4-disruptors", "yellow", "yellow", faction="letnev"),
    Technology("non-euclidean-shielding", "red", "red red", faction="letnev"),
    Technology("floating-factory-2", "", "yellow yellow", upgrades=SPACE_DOCK, faction="saar"),
    Technology("chaos-mapping", "blue", "blue", faction="saar"),
    Technology("prototype-war-sun-2", "", "yellow red red red", upgrades=WAR_SUN, faction="muaat"),
    Technology("magmus-reactor", "red", "red red", faction="muaat"),
    Technology("production-biomes", "green", "green green", exhausts=True, faction="hacan"),
    Technology("quantum-datahub-node", "yellow", "yellow yellow yellow", faction="hacan"),
    Technology("spec-ops-2", "", "green green", upgrades=INFANTRY, faction="sol"),
    Technology("advanced-carrier-2", "", "blue blue", upgrades=CARRIER, faction="sol"),
    Technology("wormhole-generator", "blue", "blue blue", faction="creuss"),
    Technology("dimensional-splicer", "red", "red", faction="creuss"),
    Technology("super-dreadnought-2", "", "blue blue yellow", upgrades=DREADNOUGHT, faction="l1z1x"),
    Technology("inheritance-systems", "yellow", "yellow yellow", exhausts=True, faction="l1z1x"),
    Technology("salvage-operations", "yellow", "yellow yellow", faction="mentak"),
    Technology("mirror-computing", "yellow", "yellow yellow yellow", faction="mentak"),
    Technology("neuroglaive", "green", "green green green", faction="naalu"),
    Technology("hybrid-crystal-fighter-2", "", "green blue", upgrades=FIGHTER, faction="naalu"),
    Technology("valefar-assimilator-x", "", faction="nekro"),
    Technology("valefar-assimilator-y", "", faction="nekro"),
    Technology("exotrireme-2", "", "blue blue yellow", upgrades=DREADNOUGHT, faction="norr"),
    Technology("valkyrie-particle-weave", "red", "red red", faction="norr"),
    Technology("e-res-siphons", "yellow", "yellow yellow", faction="jolnar"),
    Technology("spatial-conduit-cylinder", "blue", "blue blue", exhausts=True, faction="jolnar"),
    Technology("lazax-gate-folding", "blue", "blue blue", exhausts=True, faction="winnu"),
    Technology("hegemonic-trade-policy", "yellow", "yellow yellow", exhausts=True, faction="winnu"),
    Technology("instinct-training", "green", "green", exhausts=True, faction="xxcha"),
    Technology("nullification-field", "yellow", "yellow yellow", exhausts=True, faction="xxcha"),
    Technology("yin-spinner", "green", "green green", faction="yin"),
    Technology("impulse-core", "yellow", "yellow yellow", faction="yin"),
    Technology("transparasteel-plating", "green", "green", faction="yssaril"),
    Technology("mageon-implants", "green", "green green green", exhausts=True, faction="yssaril"),
)
OF_KINGS: Final[tuple[Technology, ...]] = (  # of everybody
    Technology("psychoarchaeology", "green"),
    Technology("bio-stims", "green", "green", exhausts=True),
    Technology("dark-energy-tap", "blue"),
    Technology("sling-relay", "blue", "blue", exhausts=True),
    Technology("scanlink-drone-network", "yellow"),
    Technology("predictive-intelligence", "yellow", "yellow", exhausts=True),
    Technology("ai-development-algorithm", "red", exhausts=True),
    Technology("self-assembly-routines", "red", "red", exhausts=True),
)
OF_KINGS_FACTIONS: Final[tuple[Technology, ...]] = (
    Technology("memoria-2", "", "green blue yellow", upgrades=FLAGSHIP, faction="nomad"),
    Technology("temporal-command-suite", "yellow", "yellow", exhausts=True, faction="nomad"),
    Technology("saturn-engine-2", "", "green yellow red", upgrades=CRUISER, faction="titans"),
    Technology("hel-titan-2", "", "yellow red", upgrades=PDS, faction="titans"),
    Technology("strike-wing-alpha-2", "", "red red", upgrades=DESTROYER, faction="argent"),
    Technology("aerie-hololattice", "yellow", "yellow", faction="argent"),
    Technology("supercharge", "red", "red", exhausts=True, faction="naazrokha"),
    Technology("pre-fab-arcologies", "green", "green green green", faction="naazrokha"),
    Technology("aetherstream", "blue", "blue blue", faction="empyrean"),
    Technology("voidwatch", "green", "green", faction="empyrean"),
    Technology("crimson-legionnaire-2", "", "green green", upgrades=INFANTRY, faction="mahact"),
    Technology("genetic-recombination", "green", "green", exhausts=True, faction="mahact"),
    Technology("dimensional-tear-2", "", "yellow yellow", upgrades=SPACE_DOCK, faction="vuilraith"),
    Technology("vortex", "red", "red", exhausts=True, faction="vuilraith"),
)
KINGS_TECHNOLOGIES: Final = tuple([row.key for row in (*OF_KINGS, *OF_KINGS_FACTIONS)])
TECHNOLOGY: Final[dict[str, Technology]] = {
    row.key: row for row in (*GENERIC, *OF_FACTIONS, *OF_KINGS, *OF_KINGS_FACTIONS)
}
WITHOUT_PREREQUISITES: Final = tuple([row.key for row in GENERIC if not row.prerequisites])
KINGS_WITHOUT_PREREQUISITES: Final = tuple([row.key for row in OF_KINGS if not row.prerequisites])
