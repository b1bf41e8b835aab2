// What points came from, as the server keeps it: by kind, by round, by player.
import type { Things } from "../../../lib/api";
import type { Ti4View } from "../../../lib/types";
import { factOf } from "../ti4";
import { say, type ResultWord } from "./words";

export interface Gain {
  round: number;
  seat: number;
  kind: string;
  id: number;
  points: number;
}

export const gainsOf = (view: Ti4View): Gain[] => view.gains.map(([round, seat, kind, id, points]) => ({ round, seat, kind, id, points }));

/** The kinds of terms, in the order in which they are listed. */
export const SOURCES = ["1", "2", "0", "custodians", "strategy", "note", "agenda", "card"] as const;
export type Source = (typeof SOURCES)[number];

const SIGNS: Record<Source, string> = { "1": "ti4-objective-1", "2": "ti4-objective-2", "0": "ti4-objective-secret", custodians: "ti4-custodians", strategy: "ti4-strategy-8", note: "ti4-promissory", agenda: "ti4-law", card: "ti4-action-card" };
const isSource = (word: string): word is Source => (SOURCES as readonly string[]).includes(word);

/** Objectives by their stage, everything else by its kind. */
export function sourceOf(gain: Gain, things: Things): Source {
  const word = gain.kind === "objective" ? String(factOf(things.objective?.[gain.id], "stage")) : gain.kind;
  return isSource(word) ? word : "card";
}
export const signOf = (source: Source): string => SIGNS[source];
export const sourceName = (source: Source): string => say(`term.${source}` as ResultWord);
export const sourceWhy = (source: Source): string => say(`term.${source} why` as ResultWord);

/** What gave the points, by name. */
export const nameOfGain = (gain: Gain, things: Things): string => things[gain.kind]?.[gain.id]?.name ?? sourceName(sourceOf(gain, things));
