// The end of a game: enough foreign colonies, or a power that wins in its own way.
import { listed } from "../../lib/i18n.svelte";
import type { State } from "../../lib/types";
import { plainTerms, type ResultModule } from "../../lib/result";
import { viewOf } from "./cosmic";
import Ending from "./Ending.svelte";
import { enough, ownWay } from "./ways";
import { say } from "./words";

function ending(state: State): { text: string; rule: string } {
  const n = viewOf(state).to_win;
  const found: string[] = [];
  const reached = state.winners.filter((seat) => enough(state, seat));
  if (reached.length) found.push(reached.length > 1 ? say("result.shared", { n }) : say(n === 5 ? "result.fifth" : "result.fourth"));
  for (const seat of state.winners) {
    const way = ownWay(state, seat);
    if (way) found.push(say(`result.${way}`));
  }
  return { text: found.join(" · "), rule: "cosmic:victory.1" };
}

/** Where not all winners have won by their colonies, the number of colonies does not say how. */
function headline(state: State): string {
  const ways = state.winners.map((seat) => ownWay(state, seat));
  const [seat = -1] = state.winners;
  const [way] = ways;
  if (ways.every((each) => each === null)) return "";
  if (ways.length > 1 || !way) return say("result.tie", { names: listed(state.winners.map((each) => state.table.seats[each]?.name ?? "")) });
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
