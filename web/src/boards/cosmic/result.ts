// The end of a game: enough foreign colonies, or a power that wins in its own way.
import type { Things } from "../../lib/api";
import type { State } from "../../lib/types";
import { plainTerms, type ResultModule } from "../result";
import { alienOf, viewOf } from "./cosmic";
import Ending from "./Ending.svelte";
import { say } from "./words";

const OWN_WAYS = ["masochist", "tick-tock"] as const; // aliens that need no colonies to win

const enough = (state: State, seat: number): boolean => (state.scores[seat] ?? 0) >= viewOf(state).planets_each;

/** The alien by which a winner without enough colonies has won. */
function ownWay(state: State, things: Things, seat: number): (typeof OWN_WAYS)[number] | null {
  if (enough(state, seat)) return null;
  const keys = viewOf(state).players[seat]?.powers.map((power) => alienOf(things, power.alien)?.key) ?? [];
  return OWN_WAYS.find((way) => keys.includes(way)) ?? null;
}

function ending(state: State, things: Things): { text: string; rule: string } {
  const n = viewOf(state).planets_each;
  const found: string[] = [];
  const reached = state.winners.filter((seat) => enough(state, seat));
  if (reached.length) found.push(reached.length > 1 ? say("result.shared", { n }) : say(n === 5 ? "result.fifth" : "result.fourth"));
  for (const seat of state.winners) {
    const way = ownWay(state, things, seat);
    if (way) found.push(say(`result.${way}`));
    else if (!enough(state, seat)) found.push(say("result.other"));
  }
  return { text: found.join(" · "), rule: "cosmic:victory.1" };
}

function headline(state: State, things: Things): string {
  const [seat = -1] = state.winners;
  const way = state.winners.length === 1 ? ownWay(state, things, seat) : null;
  if (!way) return "";
  const winner = state.table.seats[seat];
  return winner?.mine ? say(`result.win.${way}`) : say(`result.wins.${way}`, { name: winner?.name ?? "" });
}

export const result: ResultModule = {
  ending,
  headline,
  Sheet: Ending,
  terms: (sheets) => plainTerms(sheets),
  rule: "cosmic:victory.1",
  tie: (names) => say("result.tie", { names }),
};
