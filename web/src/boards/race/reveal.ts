// What lies open on the table: now, or a moment ago if somebody's search or gamble is over already.
import type { Line, RaceView } from "../../lib/types";
import { say } from "./words";

export interface Reveal {
  title: string;
  cards: number[];
  past: boolean; // it is over: they lie there no longer
}

const BEGUN = new Set(["searches", "staked"]);
const ENDED = new Set(["phase", "round"]);
const STAYS = 1; // phases that may begin before it is forgotten: bots are done at once, and people want to see it

/** The title names who turned cards up and why; the cards are those of the table, or those that the log names. */
export function revealOf(view: RaceView, lines: Line[], names: string[]): Reveal | null {
  let cards: number[] = [];
  let ended = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (line.kind === "turned up") cards = [...line.things.flatMap((thing) => (thing.kind === "card" ? thing.id : [])), ...cards];
    if (BEGUN.has(line.kind)) {
      const name = names[line.actor] ?? "";
      const title = line.text.replace(/\.$/, "") || say("reveal", { name });
      if (view.shown.length) return { title, cards: [...view.shown], past: false };
      return cards.length ? { title, cards, past: true } : null;
    }
    if (ENDED.has(line.kind) && ended++ >= STAYS) break;
  }
  return view.shown.length ? { title: say("reveal.now"), cards: [...view.shown], past: false } : null;
}
