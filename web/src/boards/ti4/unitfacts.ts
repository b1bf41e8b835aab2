// What a unit can do, in short words, from the facts of its thing.
import type { ThingText } from "../../lib/api";
import { factOf } from "./ti4";
import { say } from "./words";

/** Dice of a unit or ability: "7", "6 ×3"; "" if it rolls none. */
export function diceOf(unit: ThingText, what: string): string {
  const [hit, dice] = (unit[what] as [number, number] | null | undefined) ?? [0, 0];
  if (!dice) return "";
  return dice > 1 ? say("dice", { hit, n: dice }) : String(hit);
}

export function costOf(unit: ThingText): string {
  const cost = factOf(unit, "cost");
  return cost ? (unit.pair ? say("two for", { n: cost }) : String(cost)) : "–";
}

/** What it can do beside moving and fighting. */
export function alsoOf(unit: ThingText): string[] {
  const barrage = diceOf(unit, "barrage");
  const bombardment = diceOf(unit, "bombardment");
  const cannon = diceOf(unit, "cannon");
  const production = factOf(unit, "production");
  return [
    unit.sustains ? say("also.sustains") : "",
    barrage && say("also.barrage", { dice: barrage }),
    bombardment && say("also.bombardment", { dice: bombardment }),
    cannon && say(factOf(unit, "cannon_reach") ? "also.far cannon" : "also.cannon", { dice: cannon }),
    unit.shield ? say("also.shield") : "",
    production > 0 ? say(unit.fixed ? "also.production" : "also.production more", { n: production }) : "",
  ].filter(Boolean);
}
