// The table as it was drawn last: a whole card may be about a system, which only the table knows. And what the board itself is about.
import type { State } from "../../lib/types";

/** A system that what is told beside the galaxy is about, with its number there; "": without one. */
export interface Pointed {
  system: number;
  sign: string;
}

class Seen {
  state = $state.raw<State | null>(null);
  /** The system that the tactical action is aimed at before it is begun; -1: none. */
  aim = $state(-1);
  /** Whose sheet lies over the galaxy; -1: none. */
  sheet = $state(-1);
  /** The system that the sheet beside the galaxy tells about just now; -1: none. */
  told = $state(-1);
  /** The system whose detail stays in the sheet beside the galaxy; -1: none. */
  pinned = $state(-1);
  /** The galaxy is looked at while a scene takes its place. */
  galaxy = $state(false);
  /** What has happened since my turn is told in place of the question. */
  since = $state(false);
  /** So many seconds I was away; 0: not long. */
  away = $state(0);
  /** What is told beside the galaxy is marked on it. */
  marks = $state.raw<Pointed[]>([]);
  /** With whom a transaction was begun; -1: that is still to be chosen. */
  partner = $state(-1);
}

export const seen = new Seen();
