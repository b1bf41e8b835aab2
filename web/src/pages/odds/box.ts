// What may stand in a question, as the server lists it: units, factions, technologies, abilities and cards.
import { TYPES, typeOf, type UnitType } from "../../boards/ti4/units";
import type { OddsAskable, OddsThing, OddsUnit } from "../../lib/types";
import { t } from "./words";

export type Box = OddsAskable;
export type Where = "space" | "ground";
export const SIDES = ["attacker", "defender"] as const;
export type SideName = (typeof SIDES)[number];

const isUpgrade = (unit: OddsUnit): boolean => unit.key.endsWith("-2");

/** The unit of a type as a side has it: its faction's own, else everybody's; null if it has none. */
export function unitOf(box: Box, type: UnitType, faction: string, upgrade: boolean): OddsUnit | null {
  const fitting = box.units.filter((each) => each.type === type && isUpgrade(each) === upgrade);
  return fitting.find((each) => each.faction && each.faction === faction) ?? fitting.find((each) => !each.faction) ?? null;
}

/** A word of a question that names units: the unit, or the type that stands for what its faction has. */
export function unitNamed(box: Box, word: string): { type: UnitType; upgrade: boolean } | null {
  const unit = box.units.find((each) => each.key === word);
  if (unit) return { type: typeOf(unit.type), upgrade: isUpgrade(unit) };
  return TYPES.some((type) => type === word) && box.units.some((each) => each.type === word) ? { type: typeOf(word), upgrade: false } : null;
}

/** The types that are offered to a side: on a planet one side bombards, the other fires from it. Who fights comes first. */
export function rowsOf(box: Box, where: Where, side: SideName): UnitType[] {
  const idle = (unit: OddsUnit) => where === "ground" && (side === "attacker" ? unit.cannon[0] && !unit.bombardment[0] : unit.bombardment[0]);
  const offered = TYPES.filter((type) => box.units.some((unit) => unit.type === type && unit.places.includes(where) && !idle(unit)));
  const fights = (type: UnitType) => where === "space" || type === "infantry";
  return [...offered.filter(fights), ...offered.filter((type) => !fights(type))];
}

/** What is printed on a unit and counts here. */
export function printed(unit: OddsUnit, where: Where): string {
  const said: string[] = [];
  const bombards = where === "ground" && unit.bombardment[0] > 0;
  if (unit.dice && !bombards) said.push(unit.dice > 1 ? t("hits.dice", { dice: unit.dice, value: unit.needs }) : t("hits", { value: unit.needs }));
  if (where === "space" && unit.barrage[0]) said.push(t("prints.barrage", { dice: unit.barrage[0], value: unit.barrage[1] }));
  if (where === "space" && !unit.dice) said.push(t("prints.range"));
  if (unit.cannon[0] && !bombards) said.push(t("prints.cannon", { dice: unit.cannon[0], value: unit.cannon[1] }));
  if (bombards) said.push(t("prints.bombardment", { dice: unit.bombardment[0], value: unit.bombardment[1] }));
  return said.join(", ");
}

/** Whether a thing counts there for that side. */
export const counts = (thing: OddsThing, where: Where, side: SideName): boolean =>
  thing.counts.some((each) => each.place === where && (!each.side || each.side === side));

/** The name of a unit by the word that an answer has for it. */
export const nameOf = (box: Box, word: string): string => box.units.find((each) => each.key === word)?.name ?? word;
