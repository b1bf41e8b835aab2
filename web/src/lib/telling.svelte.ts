// What others did is told one after another, so that the eye can follow. It keeps nobody waiting: the board is up to
// date at once, a question can be answered at once, and the next choice or a look at the log tells all the rest.
import { moves } from "./settings.svelte";
import type { Line } from "./types";

const LONGEST = 400; // milliseconds for the deeds of one player
const SHORTEST = 250;
const WHOLE = 2400; // for all that waits
const MOST = 12; // deeds that wait; what is older is told at once

export class Telling {
  /** The lines that are told. */
  lines = $state.raw<Line[]>([]);
  /** The seat whose deeds were told last, as long as it is fresh; -1: none. */
  acting = $state(-1);
  #waiting: Line[][] = []; // runs of lines of one player
  #timer = 0;

  /** Everything anew: on arrival, in another language, after an undo. */
  begin(lines: Line[]): void {
    this.stop();
    this.lines = lines;
  }

  /** More has happened. Lines that come again replace those from their number on: something was taken back. */
  add(more: Line[], me: number): void {
    const first = more[0];
    if (!first) return;
    const again = this.#told(first.number);
    if (again || !moves() || document.hidden) {
      this.finish();
      this.lines = [...this.lines.filter((line) => line.number < first.number), ...more];
      return;
    }
    for (const line of more) {
      const last = this.#waiting.at(-1);
      if (last && last[0]?.actor === line.actor) last.push(line);
      else this.#waiting.push([line]);
    }
    // What I did myself I know: it is told at once, with all before it.
    const mine = this.#waiting.findLastIndex((run) => run[0]?.actor === me);
    for (let left = Math.max(mine + 1, this.#waiting.length - MOST); left > 0; left--) this.#tell();
    if (!this.#timer) this.#next();
  }

  /** Tell all that waits. */
  finish(): void {
    while (this.#waiting.length) this.#tell();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
    this.acting = -1;
  }

  #told(number: number): boolean {
    const last = this.#waiting.at(-1)?.at(-1) ?? this.lines.at(-1);
    return last !== undefined && last.number >= number;
  }

  #tell(): void {
    const run = this.#waiting.shift();
    if (!run) return;
    this.lines = [...this.lines, ...run];
    this.acting = run[0]?.actor ?? -1;
  }

  #next(): void {
    if (!this.#waiting.length) {
      this.#timer = 0;
      this.acting = -1;
      return;
    }
    const pause = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / this.#waiting.length));
    this.#tell();
    this.#timer = window.setTimeout(() => this.#next(), pause);
  }
}
