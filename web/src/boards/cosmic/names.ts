// Who is who in words.
import type { State } from "../../lib/types";
import { say } from "./words";

/** The name of a seat; the reader is "You". */
export function nameOf(state: State, seat: number): string {
  const found = state.table.seats[seat];
  if (!found) return "";
  return found.mine ? say("you") : found.name;
}
