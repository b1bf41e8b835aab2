// Units that are picked one by one: which options each of them has, and what becomes of it.
import type { Question } from "../../../lib/types";

export const PICKS = ["assign hits", "sustain damage", "destroy", "destroy ship", "remove ships", "remove cargo", "leave behind", "carry", "repair", "sacrifice", "splice ship", "devotion"] as const;
export type PickPrompt = (typeof PICKS)[number];

/** Units of the opponent: they are named as on the opponent's sheet. */
export const OF_OTHERS: readonly string[] = ["splice ship", "devotion"];

const SUSTAIN = "sustain";

export interface Tile {
  type: number;
  damaged: boolean;
  nth: number;
  sustain: number; // the place of that option, -1: none
  other: number; // to be destroyed, removed, carried
}

const fact = (things: readonly { kind: string; id: number }[], kind: string): number => things.find((each) => each.kind === kind)?.id ?? 0;

/** Whether all options are about single units. */
export const picksUnits = (question: Question): boolean =>
  (PICKS as readonly string[]).includes(question.prompt) && !question.rows?.length && question.options.every((option) => option.things.some((each) => each.kind === "type"));

/** One tile for each unit: a whole one may sustain a hit, be destroyed by one, or both. */
export function tilesOf(question: Question): Tile[] {
  const found = new Map<string, Tile>();
  question.options.forEach((option, place) => {
    const [type, damaged, nth] = [fact(option.things, "type"), fact(option.things, "damaged") > 0, fact(option.things, "nth")];
    const key = `${type} ${damaged} ${nth}`;
    const tile = found.get(key) ?? { type, damaged, nth, sustain: -1, other: -1 };
    if (option.key === SUSTAIN) tile.sustain = place;
    else tile.other = place;
    found.set(key, tile);
  });
  return [...found.values()].sort((one, two) => two.type - one.type || Number(two.damaged) - Number(one.damaged) || one.nth - two.nth);
}

/** The ways a click leads through: nothing, sustains, lost, both. */
export function fatesOf(tile: Tile): number[][] {
  const [sustain, other] = [tile.sustain >= 0 ? [tile.sustain] : null, tile.other >= 0 ? [tile.other] : null];
  return [[], ...(sustain ? [sustain] : []), ...(other ? [other] : []), ...(sustain && other ? [[...sustain, ...other]] : [])];
}

/** What is picked after a click on that tile: its next fate that there are hits enough for. */
export function clicked(tile: Tile, picked: readonly number[], most: number): number[] {
  const fates = fatesOf(tile);
  const own = fates.flat();
  const rest = picked.filter((place) => !own.includes(place));
  const now = picked.filter((place) => own.includes(place));
  const at = fates.findIndex((fate) => fate.length === now.length && fate.every((place) => now.includes(place)));
  for (let step = 1; step <= fates.length; step += 1) {
    const next = fates[(at + step) % fates.length] ?? [];
    if (rest.length + next.length <= most) return [...rest, ...next].sort((one, two) => one - two);
  }
  return [...picked];
}
