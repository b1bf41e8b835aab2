// Who moved last, seen from two pictures of the table: ships are gone from some systems and have come into one.
import { countOf, isShip, type Ti4View } from "./ti4";

export interface Trace {
  seat: number;
  from: number[];
  to: number;
}

/** By system: how many ships that seat has there. */
const ships = (view: Ti4View, seat: number): number[] => view.systems.map((system) => countOf(system.units.filter((stack) => stack.seat === seat), isShip));

/** The movement between two pictures; null if nobody moved into a system from elsewhere. */
export function traceOf(before: Ti4View, after: Ti4View): Trace | null {
  if (before.systems.length !== after.systems.length) return null;
  for (let seat = 0; seat < after.players.length; seat++) {
    const [then, now] = [ships(before, seat), ships(after, seat)];
    const from = now.flatMap((n, system) => (n < (then[system] ?? 0) ? [system] : []));
    const to = now.flatMap((n, system) => (n > (then[system] ?? 0) ? [system] : []));
    const [target] = to;
    if (from.length && to.length === 1 && target !== undefined) return { seat, from, to: target };
  }
  return null;
}
