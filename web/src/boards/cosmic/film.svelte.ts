// What others do is shown one deed after another: the table stands a moment where a card was turned or ships have flown.
// Nobody has to wait for it: what is asked can be answered at once, and any click or key shows how things are now.
import { moves } from "../../lib/settings.svelte";
import type { State } from "../../lib/types";
import { viewOf } from "./cosmic";

const TURNED = 1100; // a card is turned up: time to read the sums
const SETTLED = 1000; // the outcome
const FLOWN = 560;
const DRAWN = 650; // destiny
const LAID = 320;
const ASKED = 2400; // the most that a question of mine waits for the pictures before it
const MOST = 24; // moments that wait; before those all is shown at once

const arrivals = new WeakMap<State, number>();

/** When a table was told, for clocks: performance.now(). */
export const arrivedAt = (state: State): number => arrivals.get(state) ?? performance.now();

interface Moment {
  state: State;
  needed: number; // milliseconds
}

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
  #waiting: Moment[] = [];
  #timer = 0;
  #until = 0; // when I am asked: by then all must be shown, by performance.now()

  add(state: State): void {
    const last = this.#waiting.at(-1)?.state ?? this.shown;
    if (last === state) return;
    arrivals.set(state, performance.now());
    const still = !last || !moves() || document.hidden || state.table.status !== "playing" || last.table.id !== state.table.id || viewOf(state).met < viewOf(last).met;
    const needed = still ? 0 : pause(last, state);
    const before = this.#waiting.at(-1);
    if (before && !needed) before.state = state;
    else this.#waiting.push({ state, needed });
    this.#until = state.question ? performance.now() + ASKED : 0;
    if (still || this.#waiting.length > MOST) this.finish();
    else if (!this.#timer) this.#next();
    else this.behind = true;
  }

  /** Show how things are now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.shown = this.#waiting.at(-1)?.state ?? this.shown;
    this.#waiting = [];
    this.behind = false;
  }

  #next(): void {
    this.#timer = 0;
    const moment = this.#waiting.shift();
    this.behind = this.#waiting.length > 0;
    if (!moment) return;
    this.shown = moment.state;
    if (!this.behind && moment.state.question) return; // it stands until I have answered
    if (moment.needed) this.#timer = window.setTimeout(() => this.#next(), moment.needed * this.#haste(moment.needed));
    else if (this.behind) this.#next();
  }

  /** What share of its time each moment gets, so that I am not kept waiting. */
  #haste(needed: number): number {
    if (!this.#until) return 1;
    const rest = this.#waiting.slice(0, -1).reduce((sum, each) => sum + each.needed, needed);
    return Math.min(1, Math.max(0, this.#until - performance.now()) / rest);
  }
}
