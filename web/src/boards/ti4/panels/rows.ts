// What the rows of a question are about, in the words of this board.
import type { Things, ThingText } from "../../../lib/api";
import type { Row } from "../../../lib/types";
import { factOf, isShip, ON_PLANET, planetName, systemAt, systemName, unitThing, type Ti4View } from "../ti4";
import { TYPES } from "../units";
import { say } from "./words";

const DAMAGED = "damaged ";

export interface UnitRow {
  place: number; // of the row in the question
  row: Row;
  type: number;
  damaged: boolean;
  unit: ThingText | undefined;
  name: string;
}

/** A kind of unit as forms name it: "war sun", "damaged dreadnought". */
export function kindOf(kind: string): { type: number; damaged: boolean } {
  const damaged = kind.startsWith(DAMAGED);
  const name = (damaged ? kind.slice(DAMAGED.length) : kind).replaceAll(" ", "-");
  return { type: (TYPES as readonly string[]).indexOf(name), damaged };
}

export function unitRows(view: Ti4View, things: Things, rows: readonly Row[], seat: number): UnitRow[] {
  return rows.map((row, place) => {
    const { type, damaged } = kindOf(row.kind);
    const unit = unitThing(view, things, seat, type);
    const name = unit?.name ?? row.kind;
    return { place, row, type, damaged, unit, name: damaged ? say("damaged", { what: name }) : name };
  });
}

/** What a place of a form is called. */
export function placeName(view: Ti4View, things: Things, place: number): string {
  return place >= ON_PLANET ? planetName(things, place - ON_PLANET) : systemName(view, things, place);
}

export interface Origin {
  system: number;
  rows: UnitRow[];
}

/** Rows by the system they start from: what can come before what cannot, systems and rows alike. */
export function byOrigin(view: Ti4View, rows: readonly UnitRow[]): Origin[] {
  const found = new Map<number, UnitRow[]>();
  for (const each of rows) {
    const system = systemAt(view, each.row.giver);
    found.set(system, [...(found.get(system) ?? []), each]);
  }
  const comes = (origin: Origin): boolean => origin.rows.some((each) => each.row.most > 0);
  const rank = ({ row, type }: UnitRow): number => (row.most ? 0 : 1000) + (row.giver >= ON_PLANET ? 200 : isShip(type) ? -type : 100); // large ships first, what lies on planets last
  const all = [...found].map(([system, mine]) => ({ system, rows: mine.sort((one, two) => rank(one) - rank(two)) }));
  return [...all.filter(comes), ...all.filter((origin) => !comes(origin))];
}

/** What is printed on a unit that matters for moving it. */
export function moveFacts(unit: ThingText | undefined): string {
  const [move, room] = [factOf(unit, "move"), factOf(unit, "capacity")];
  return [move ? say("move", { n: move }) : "", room ? say("holds", { n: room }) : ""].filter(Boolean).join(", ");
}

/** What matters for a fight: what hits, with how many dice, and whether it sustains damage. */
export function fightFacts(unit: ThingText | undefined, by: "combat" | "bombardment" = "combat"): string {
  const [hitOn, dice] = (unit?.[by] ?? []) as number[];
  const hits = hitOn ? say(dice && dice > 1 ? "dice hit on" : "hits on", { n: hitOn, dice: dice ?? 1 }) : "";
  return [hits, by === "combat" && unit?.sustains ? say("sustains damage") : ""].filter(Boolean).join(", ");
}
