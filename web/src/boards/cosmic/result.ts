// The end of a game: enough foreign colonies, or a power that wins in its own way.
import type { State } from "../../lib/types";
import { plainTerms, type ResultModule } from "../result";
import { viewOf } from "./cosmic";
import { say } from "./words";

function ending(state: State): { text: string; rule: string } {
  const view = viewOf(state);
  const reached = state.winners.some((seat) => (state.scores[seat] ?? 0) >= view.planets_each);
  return { text: reached ? say("result.end", { n: view.planets_each }) : say("result.other"), rule: "cosmic:victory.1" };
}

export const result: ResultModule = {
  ending,
  terms: (sheets) => plainTerms(sheets),
  rule: "cosmic:victory.1",
  tie: (names) => say("result.tie", { names }),
};
