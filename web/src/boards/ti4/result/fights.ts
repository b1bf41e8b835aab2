// The combats of a game, read from its log: who attacked whom, where, who won, what both lost.
import type { Line } from "../../../lib/types";

export interface Fight {
  line: Line; // that says how it ended
  attacker: number;
  defender: number; // -1: nobody shot back
  winner: number; // -1: nobody
  losses: Record<number, number>; // units, by seat
  weight: number; // units that were lost in it
}

const OVER = new Set(["space combat over", "ground combat over"]);
const LOST = new Set(["destroyed", "removed"]);
const SHOT = new Set(["rolled", "sustained", "destroyed"]); // cannons may be those of somebody else

export function fightsOf(log: readonly Line[]): Fight[] {
  const found: Fight[] = [];
  let attacker = -1;
  let others = new Set<number>();
  let losses: Record<number, number> = {};
  for (const line of log) {
    if (line.kind === "activated") [attacker, others, losses] = [line.actor, new Set(), {}];
    if (SHOT.has(line.kind) && line.actor !== attacker) others.add(line.actor);
    if (LOST.has(line.kind)) losses[line.actor] = (losses[line.actor] ?? 0) + 1;
    if (!OVER.has(line.kind)) continue;
    const [defender = -1] = line.actor !== attacker && line.actor >= 0 ? [line.actor] : others;
    found.push({ line, attacker, defender, winner: line.actor, losses, weight: Object.values(losses).reduce((sum, n) => sum + n, 0) });
    [others, losses] = [new Set(), {}];
  }
  return found;
}
