// The one small interface behind which each game's board lives. The frame knows nothing of any game.
import type { Component } from "svelte";
import type { Things, ThingText } from "./api";
import type { Picking } from "./picking.svelte";
import type { Gift, Line, Question, Reason, State, Thing, Counted } from "./types";
import type { ResultModule } from "./result";

/** What the frame hands to every part of a board. */
export interface BoardProps {
  state: State; // table, view, question, scores; in a replay the question is null
  things: Things; // names and facts of all things, in the reader's language
  lines: Line[]; // the log so far
  picking: Picking; // what may be picked and what is; see lib/picking.svelte.ts
  locked: boolean; // nothing can be picked now: a choice is on its way, or this is a replay
  touch(thing: Thing): void; // a click on a thing: toggles its option
  confirm(): void; // send what is picked
  show(thing: Thing | null): void; // show the whole card, or nothing
  acting: number; // the seat whose deeds are told just now, -1: none; see lib/telling.svelte.ts
  why(thing: Thing): Promise<Reason | null>; // why a thing cannot be chosen now; null: nobody to ask
  check(gifts: Gift[]): Promise<Counted | null>; // what a form comes to as it is filled in; nothing comes of it
  focus: Thing | null; // the thing whose whole card is shown, or that a log line points at
}

/** One step of the track in the top bar. */
export interface Phase {
  key: string;
  icon: string; // symbol of icons.svg
  name: string;
  state: "done" | "now" | "next" | "skipped";
  seats: number[]; // who brought it about, shown as marks
}

/** A number of a player's panel, with its icon, in fixed order. */
export interface Fact {
  icon: string;
  value: number | string;
  name: string; // for screen readers and as a title
}

/** What a board module exports: `export const board: BoardModule = {...}`. */
export interface BoardModule {
  /** Others, tableau, map: fills the felt above the decision bar. */
  Board: Component<BoardProps>;
  /** My hand, below the bar (on phones above it). */
  Hand: Component<BoardProps> | null;
  /** The whole card of a thing with its powers in words; shown over the log. */
  Whole: Component<{ thing: Thing; things: Things }>;
  /** A head of the side panel, for example goals; on phones it stands below the players. */
  Aside?: Component<BoardProps>;
  /** What is asked now, as the first tab beside the board; on phones the board shows it itself. */
  Sheet?: Component<BoardProps>;
  /** The name of that tab. */
  sheet?(): string;
  phases(state: State): Phase[];
  round(state: State): number;
  /** The verb on the confirming button with its number, "Place, pay 2"; "" for the frame's own words. */
  verb(question: Question, picked: number[], things: Things): string;
  /** The same for a form that is filled in, "Move 9 units"; "" for the frame's own words. */
  formVerb?(question: Question, gifts: Gift[], things: Things): string;
  /** The way out in two words, "Build nothing"; "" for the option's own text. */
  wayOut(question: Question): string;
  /** Whether the board shows all options itself, so that the bar need not list those that are no thing of their own. */
  shows?(question: Question): boolean;
  /** How an option is tagged on the board: "place", "pays", "target"; "" for none. */
  tag(question: Question, thing: Thing): string;
  /** The facts of a seat's panel on phones and in the players' tab, the deciding number first. */
  facts(state: State, seat: number): Fact[];
  /** Kinds of things that the "Cards" tab lists, in this order; only cards if left out. */
  listed?: { kind: string; name(): string }[];
  /** Whether a listed thing is in this game, by the sets and options of its table; all are if left out. */
  inPlay?(kind: string, thing: ThingText, state: State, things: Things): boolean;
  /** The sets and options that decide it, in words. */
  sets?(state: State): string[];
  /** Kinds of log lines at which something is revealed: a sound is heard. */
  reveals?: string[];
  /** Kinds of log lines that tell little beside the others: the recap leaves them out. */
  minor?: string[];
  /** Milliseconds between two pictures while I am asked nothing, where the board needs no more; each state is shown if left out. */
  pace?: number;
  /** What the result page says of this game; without it, what the panels of the server say. */
  result?: ResultModule;
}

const modules: Record<string, () => Promise<{ board: BoardModule }>> = import.meta.glob<{ board: BoardModule }>(
  "../boards/*/index.ts",
);

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<BoardModule> {
  const found = modules[`../boards/${game}/index.ts`];
  if (!found) throw new Error(`no board for ${game}`);
  return (await found()).board;
}
