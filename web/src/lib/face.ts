// The face of a game on all pages: picture, icon, and what its rounds and points are called. Loaded with the first page.
import type { Component } from "svelte";
import type { ThingText } from "./api";
import { say } from "./gamewords";

/** The options of a new table, as they are chosen now. */
export type Options = Record<string, string>;

/** A sum that the choices for a new table make, with its terms. */
export interface Sum {
  name: string;
  terms: string;
  total: string; // empty where the terms say it all
}

/** A choice of an option beside those of the server: a thing named for each seat. */
export interface Named {
  kind: string; // of things
  text(): string; // the choice in a word
  why(): string; // and what it changes
  fits?(thing: ThingText, options: Options): boolean; // with what else is chosen; without it: always
}

/** What `boards/<game>/face.ts` exports as `face`. What is left out, the frame says in its own words. */
export interface Face {
  label: string; // its name, the same in every language
  place: number; // among the games on the start page
  icon: string; // symbol of icons.svg
  picture(): Promise<{ default: Component } | null>; // for the start page, 232 px high, as wide as there is room; loaded when it is shown
  what(): string; // the game in a sentence
  time(): string; // how long it lasts
  sets?(): string; // what is in the box
  sums?(options: Options, seats: number): Sum[]; // what a new table amounts to
  brings?(option: string, value: string): string; // what that choice brings into the game, in a few words
  named?: Record<string, Named>; // by option
  links?(): { href: string; text: string }[]; // what there is of it beside its tables
  round?(n: number): string; // "round 3", in running text
  roundHead?(n: number): string; // "Round 3", as a heading
  rounds?(n: number): string; // "3 rounds"
  thisRound?(): string; // as in "for the rest of this round"; German: genitive
  setup?(): string; // the heading before the first of them
  points?(n: number): string; // as in "wins with 40 points"
  unit?(n: number): string; // the word alone: "points"
  standing?(): string; // headings
  plot?(): string;
  course?(): string;
  order?(): string;
}

const plain: Required<Face> = {
  label: "",
  place: Infinity,
  icon: "orrery",
  picture: () => Promise.resolve(null),
  what: () => "",
  time: () => "",
  sets: () => "",
  sums: () => [],
  brings: () => "",
  named: {},
  links: () => [],
  round: (n) => say("round", { n }),
  roundHead: (n) => say("round.head", { n }),
  rounds: (n) => say("rounds", { n }),
  thisRound: () => say("round.this"),
  setup: () => say("setup"),
  points: (n) => say("with", { n }),
  unit: (n) => say("unit", { n }),
  standing: () => say("standing"),
  plot: () => say("plot"),
  course: () => say("course"),
  order: () => say("order"),
};

const found = import.meta.glob<{ face: Face }>("../boards/*/face.ts", { eager: true });

/** The games whose faces this page has, in their order: they can be shown before the server has told its games. */
export const faces: { name: string; face: Required<Face> }[] = Object.keys(found)
  .map((file) => file.split("/")[2] ?? "")
  .map((name) => ({ name, face: faceOf(name) }))
  .sort((one, two) => one.face.place - two.face.place);

/** The face of a game, whole; a game that has none gets a plain one. */
export function faceOf(game: string): Required<Face> {
  return { ...plain, ...found[`../boards/${game}/face.ts`]?.face };
}
