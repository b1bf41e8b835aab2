// The end of a game: why it ended, what each sum consists of, what made the last point.
import type { Things } from "../../../lib/api";
import { rankedSeats, type ResultModule, type Term } from "../../../lib/result";
import type { Panel, State } from "../../../lib/types";
import { isWhole } from "../order";
import { nameOf, viewOf } from "../ti4";
import Badge from "../faction/Badge.svelte";
import Fights from "./Fights.svelte";
import { gainsOf, nameOfGain, signOf, sourceName, sourceOf, SOURCES, sourceWhy } from "./gains";
import Made from "./Made.svelte";
import { say, type ResultWord } from "./words";

function ending(state: State): { text: string; rule: string } {
  const view = viewOf(state);
  const round = view.round;
  if (!isWhole(view)) return { text: say("end.rounds", { round }), rule: "" };
  const reached = state.winners.some((seat) => (state.scores[seat] ?? 0) >= view.goal);
  if (!reached) return { text: say("end.objectives", { round }), rule: "ti4:77.8" };
  return { text: say(`end.${view.phase}` as ResultWord, { n: view.goal, round }), rule: "ti4:77.7" };
}

/** What gave the winner the last point. */
function comment(state: State, things: Things): string {
  const [winner = -1] = state.winners;
  const last = gainsOf(viewOf(state)).findLast((gain) => gain.seat === winner && gain.points > 0);
  if (!last) return "";
  return say(state.table.seats[winner]?.mine ? "decided mine" : "decided", { what: nameOfGain(last, things), name: nameOf(state, winner), round: last.round });
}

function terms(_: Panel[], things: Things, state: State): Term[] {
  const gains = gainsOf(viewOf(state));
  const ranked = rankedSeats(state);
  const found = SOURCES.map((source): Term => {
    const points = ranked.map((seat) => gains.reduce((sum, gain) => sum + (gain.seat === seat && sourceOf(gain, things) === source ? gain.points : 0), 0));
    return { key: source, icon: signOf(source), name: sourceName(source), why: sourceWhy(source), points };
  });
  return found.filter((term) => term.points.some((points) => points !== 0));
}

export const result: ResultModule = {
  ending,
  comment,
  terms,
  rule: "ti4:77.2",
  tie: (names) => say("tie", { names }),
  Badge,
  Made,
  Fights,
};
