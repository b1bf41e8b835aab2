// What a seat owns of the technologies, and what it could research: the server says which, what is missing, and what could stand for it.
import type { Things, ThingText } from "../../../lib/api";
import type { ResearchView } from "../../../lib/types";
import { isWhole } from "../order";
import { lackWords, ownedBy } from "../round/research";
import { alsoOf } from "../unitfacts";
import { factOf, planetName, planetThing, wordOf, type Ti4View } from "../ti4";
import { say } from "./words";

export type Reach = "yours" | "can" | "helped" | "lacks";

export interface Known {
  tech: ThingText;
  reach: Reach;
  about: string; // what is missing, or what stands for it
  spent: boolean; // exhausted
}

const RANK: Record<Reach, number> = { yours: 0, can: 1, helped: 2, lacks: 3 };

const reachOf = (found: ResearchView): Reach => (!found.can ? "lacks" : found.lacks.length ? "helped" : "can");

function helpWords(things: Things, helpers: readonly [string, number][]): string {
  const [[kind, id] = ["", -1]] = helpers;
  if (helpers.length === 1) return say("with one", { name: kind === "planet" ? planetName(things, id) : kind === "captive" ? say("a captive") : (things[kind]?.[id]?.name ?? "") });
  return say(helpers.every(([each]) => each === "planet") ? "with several" : "with helpers", { n: helpers.length });
}

/** What a seat owns, and what its cards copy of others; of mine also everything else, what I can research first. */
export function knownOf(view: Ti4View, things: Things, seat: number): Known[] {
  const spent = view.players[seat]?.exhausted ?? [];
  const copies = (view.players[seat]?.copied ?? []).flatMap(([by, id]): Known[] => {
    const tech = things.tech?.[id];
    return tech ? [{ tech, reach: "yours", about: say("copied by", { name: things.tech?.[by]?.name ?? "" }), spent: spent.includes(id) }] : [];
  });
  const owned = [...ownedBy(view, things, seat).map((tech): Known => ({ tech, reach: "yours", about: "", spent: spent.includes(tech.id) })), ...copies];
  if (seat !== view.seat || !isWhole(view)) return owned;
  const others = view.research.flatMap((found): Known[] => {
    const tech = things.tech?.[found.tech];
    const reach = reachOf(found);
    return tech ? [{ tech, reach, about: reach === "lacks" ? (found.lacks.length ? lackWords(found.lacks) : say("not for you")) : reach === "helped" ? helpWords(things, found.helpers) : "", spent: false }] : [];
  });
  const needs = (tech: ThingText): number => ((tech.prerequisites as string[] | undefined) ?? []).length;
  return [...owned, ...others].sort((one, two) => RANK[one.reach] - RANK[two.reach] || needs(one.tech) - needs(two.tech) || one.tech.id - two.tech.id);
}

/** Ready planets of a seat that stand for a prerequisite of that printed colour. */
export const specialties = (view: Ti4View, things: Things, seat: number, printed: string): number =>
  view.planets.filter((planet) => planet.controller === seat && !planet.exhausted && wordOf(planetThing(things, planet.planet), "specialty").split(" ").includes(printed)).length;

/** What an upgrade makes of a unit: "hits on 8, moves 2". */
export function gainOf(unit: ThingText | undefined, next: ThingText | undefined): string {
  if (!next) return "";
  const hit = (of: ThingText | undefined): number => (of?.combat as number[] | null | undefined)?.[0] ?? 0;
  const differs = (fact: string): number => (factOf(next, fact) === factOf(unit, fact) ? 0 : factOf(next, fact));
  return [
    hit(next) && hit(next) !== hit(unit) ? say("up.hits", { n: hit(next) }) : "",
    differs("move") ? say("up.move", { n: differs("move") }) : "",
    differs("capacity") ? say("up.holds", { n: differs("capacity") }) : "",
    ...alsoOf(next).filter((each) => unit && !alsoOf(unit).includes(each)),
  ].filter(Boolean).join(", ");
}
