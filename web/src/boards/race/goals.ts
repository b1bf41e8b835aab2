// How near each player is to each goal, as the server counts it.
import type { RaceView } from "../../lib/types";

/** So many of so many. */
export type Part = readonly [have: number, need: number];
/** Ways to meet a goal; each takes all of its parts. */
export type Progress = readonly (readonly Part[])[];

/** What a seat has, and what it would take to have the tile. */
export const progressOf = (view: RaceView, goal: number, seat: number): Progress => view.progress[view.goals.indexOf(goal)]?.[seat] ?? [];

const short = ([have, need]: Part): string => `${Math.max(0, Math.min(have, need))}/${need}`;
/** "2/3", "1/2 + 3/3". Of several ways only the one that is nearest. */
export function shortly(ways: Progress): string {
  const [nearest] = [...ways].sort((one, two) => share(two) - share(one));
  return (nearest ?? []).map(short).join(" + ");
}

/** From 0 to 1: how much of all its parts is there. */
export function share(parts: readonly Part[]): number {
  const need = parts.reduce((sum, part) => sum + part[1], 0);
  return need ? parts.reduce((sum, [have, most]) => sum + Math.max(0, Math.min(have, most)), 0) / need : 0;
}

export const nearness = (ways: Progress): number => Math.max(0, ...ways.map(share));

/** Who has the tile or a token of it. */
export const holders = (view: RaceView, goal: number): number[] =>
  view.players.flatMap((player, seat) => (player.standing.goals.includes(goal) ? [seat] : []));
