// How winners have won: by foreign colonies, or in the way of their alien.
import type { Things } from "../../lib/api";
import type { State } from "../../lib/types";
import { alienOf, viewOf } from "./cosmic";

const OWN_WAYS = ["masochist", "tick-tock"] as const; // aliens that need no colonies to win
export type Way = (typeof OWN_WAYS)[number] | "other";

export const enough = (state: State, seat: number): boolean => (state.scores[seat] ?? 0) >= viewOf(state).planets_each;

/** The way of a winner who has not enough colonies; null for all others. */
export function ownWay(state: State, things: Things, seat: number): Way | null {
  if (!state.winners.includes(seat) || enough(state, seat)) return null;
  const keys = viewOf(state).players[seat]?.powers.map((power) => alienOf(things, power.alien)?.key) ?? [];
  return OWN_WAYS.find((way) => keys.includes(way)) ?? "other";
}
