// How winners have won, as the server says: by foreign colonies, or in the way of their alien.
import type { State } from "../../lib/types";
import { viewOf } from "./cosmic";

export type Way = "masochist" | "tick-tock" | "other";

export const enough = (state: State, seat: number): boolean => viewOf(state).ways[seat] === "colonies";

/** The way of a winner who has not won by colonies; null for all others. */
export function ownWay(state: State, seat: number): Way | null {
  const way = viewOf(state).ways[seat];
  return way && way !== "colonies" ? (way as Way) : null;
}
