// What others do is shown one deed after another: the table stands a moment where a card was turned or ships have flown.
// Nobody has to wait for it: any touch or key, and the next question after a short while, shows how things are now.
import { moves } from "../../lib/settings.svelte";
import type { State } from "../../lib/types";
import { viewOf } from "./cosmic";

const TURNED = 1100; // a card is turned up: time to read the sums
const SETTLED = 1000; // the outcome
const FLOWN = 560;
const DRAWN = 650; // destiny
const LAID = 320;
const ASKED = 1800; // the most that a question of mine waits for the pictures before it
const MOST = 10; // moments that wait; before those all is shown at once

/** How long the eye needs for what is new in `after`. */
function pause(before: State, after: State): number {
  const [one, two] = [viewOf(before), viewOf(after)];
  const [old, met] = [one.encounter, two.encounter];
  const same = old && met && one.met === two.met;
  if (same && !old.shown && met.shown) return TURNED;
  if (same && !old.outcome && met.outcome) return SETTLED;
  if (met && met.destiny >= 0 && met.destiny !== (same ? old.destiny : -1)) return DRAWN;
  if (JSON.stringify(one.colonies) !== JSON.stringify(two.colonies)) return FLOWN;
  if (two.players.some((player, seat) => player.gate !== one.players[seat]?.gate || player.beside !== one.players[seat]?.beside || player.warp !== one.players[seat]?.warp)) return FLOWN;
  if (same && met.is_laid.some((laid, side) => laid !== old.is_laid[side])) return LAID;
  return 0;
}

export class Film {
  /** The table as it is shown. */
  shown = $state.raw<State | null>(null);
  /** Something is still to be shown. */
  behind = $state(false);
  #waiting: State[] = [];
  #timer = 0;

  add(state: State): void {
    const last = this.#waiting.at(-1) ?? this.shown;
    if (last === state) return;
    const still = !last || !moves() || document.hidden || state.table.status !== "playing" || last.table.id !== state.table.id || viewOf(state).met < viewOf(last).met;
    this.#waiting.push(state);
    if (still || this.#waiting.length > MOST) this.finish();
    else if (!this.#timer) this.#next();
    else if (state.question) this.#hurry();
  }

  /** Show how things are now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.shown = this.#waiting.at(-1) ?? this.shown;
    this.#waiting = [];
    this.behind = false;
  }

  /** I am asked: what is left must not take long. */
  #hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#next(), ASKED / (this.#waiting.length + 1));
  }

  #next(): void {
    this.#timer = 0;
    while (this.#waiting.length) {
      const state = this.#waiting.shift() as State;
      const needed = this.shown ? pause(this.shown, state) : 0;
      this.shown = state;
      if (!this.#waiting.length && state.question) break; // the last one is what I am asked about
      if (!needed) continue;
      const asked = this.#waiting.at(-1)?.question;
      this.#timer = window.setTimeout(() => this.#next(), asked ? Math.min(needed, ASKED / (this.#waiting.length + 1)) : needed);
      break;
    }
    this.behind = this.#waiting.length > 0;
  }
}
