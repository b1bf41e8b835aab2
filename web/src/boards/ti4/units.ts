// Which picture a unit has: one for each type, whatever its level or faction.

export const TYPES = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war-sun", "infantry", "mech", "pds", "space-dock"] as const;
export type UnitType = (typeof TYPES)[number];

// Units of factions whose names do not end with their type. Every other name of its own is that of a flagship.
const NAMED: Record<string, UnitType> = {
  "letani-warrior": "infantry",
  "spec-ops": "infantry",
  exotrireme: "dreadnought",
  "floating-factory": "space-dock",
  "dunlain-reaper": "mech",
  "valkyrie-exoskeleton": "mech",
  "moll-terminus": "mech",
  "letani-behemoth": "mech",
  "annihilator": "mech",
  "crimson-legionnaire": "infantry",
  "dimensional-tear": "space-dock",
  "starlancer": "mech",
  "reanimator": "mech",
  "mordred": "mech",
  "iconoclast": "mech",
  "pride-of-kenara": "mech",
  "indomitus": "mech",
  "scavenger-zeta": "mech",
  "zs-thunderbolt-m2": "mech",
  "ember-colossus": "mech",
  "reclaimer": "mech",
  "moyins-ashes": "mech",
  "shield-paling": "mech",
  "blackshade-infiltrator": "mech",
  "icarus-drive": "mech",
  "strike-wing-alpha": "destroyer",
  "aerie-sentinel": "mech",
  "eidolon": "mech",
  "z-grav-eidolon": "mech",
  "watcher": "mech",
  "saturn-engine": "cruiser",
  "hel-titan": "pds",
  "quantum-manipulator": "mech",
  hecatoncheires: "mech",
};

/** The type of a unit by its key: "cruiser", "cruiser-2", "war sun", "advanced-carrier-1", "genesis". */
export function typeOf(unit: string): UnitType {
  const name = unit.replaceAll(" ", "-").replace(/-[12]$/, "");
  return TYPES.find((type) => name === type || name.endsWith(`-${type}`)) ?? NAMED[name] ?? "flagship";
}

/** The symbol of icons.svg, for `<use href="#{symbolOf(unit)}" />` inside a drawing. */
export const symbolOf = (unit: string): string => `ti4-${typeOf(unit)}`;
