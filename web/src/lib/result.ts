// The end of a game in panels: who stands where, and what each sum is made of.
import type { Component } from "svelte";
import type { Things, WholeCourse } from "./api";
import type { Line, Panel, State } from "./types";

/** One kind of term of the final sums, a row of the table. */
export interface Term {
  key: string;
  icon: string;
  name: string;
  why: string;
  points: number[]; // for each player, in the order of the sheets
}

/** What a board may say of the end, as `result` of its module. */
export interface ResultModule {
  /** Why the game ended, and by which rule. */
  ending(state: State, things: Things): { text: string; rule: string };
  /** Who won and how, where points do not say it; "" for the frame's own words. */
  headline?(state: State, things: Things): string;
  /** What a player played, below the name on the card. */
  Badge?: Component<{ state: State; things: Things; seat: number }>;
  /** What the card of a player shows; then the panels of the server are left out. */
  Sheet?: Component<{ state: State; things: Things; seat: number }>;
  /** The rule that says how points are counted; "" for none. */
  rule: string;
  /** How players with as many points are told apart. */
  tie(names: string): string;
  /** The sums by kind of term, from one sheet for each player; the last row of a sheet is its total. */
  terms(sheets: Panel[], things: Things, state: State): Term[];
  /** What decided it, in a sentence. */
  comment?(state: State, things: Things): string;
  /** How the points were made, above the sums. */
  Made?: Component<{ state: State; things: Things; ranked: number[] }>;
  /** What was fought over, below the plot. */
  Fights?: Component<{ state: State; things: Things; course: WholeCourse; stepOf(course: WholeCourse, line: Line): number }>;
  /** Whether a row of a sheet needs the words of its third column. */
  explains?(name: string, things: Things): boolean;
}

/** One sheet for each player, if the panels after the first are those. */
export function sheetsOf(state: State): Panel[] {
  const panels = state.result ?? [];
  return panels.length === state.table.seats.length + 1 ? panels.slice(1) : [];
}

/** The seats in the order of the first panel: winners first, and names may be the same twice. */
export function rankedSeats(state: State): number[] {
  const seats = state.table.seats;
  const left = new Set(seats.map((_, seat) => seat));
  const found: number[] = [];
  for (const [label = "", points = ""] of state.result?.[0]?.rows ?? []) {
    const fits = [...left].filter((seat) => String(state.scores[seat]) === points);
    const seat = fits.find((each) => label === seats[each]?.name || (seats[each]?.mine && label.includes(seats[each]?.name ?? ""))) ?? fits[0];
    if (seat === undefined) continue;
    left.delete(seat);
    found.push(seat);
  }
  const rest = [...left].sort((a, b) => Number(state.winners.includes(b)) - Number(state.winners.includes(a)) || (state.scores[b] ?? 0) - (state.scores[a] ?? 0));
  return [...found, ...rest];
}

/** The sums by the names of their terms. */
export function plainTerms(sheets: Panel[]): Term[] {
  const found = new Map<string, Term>();
  sheets.forEach((sheet, column) => {
    for (const [name = "", points = ""] of sheet.rows.slice(0, -1)) {
      if (!points || Number.isNaN(Number(points))) continue;
      const term = found.get(name) ?? { key: name, icon: "ui-plus", name, why: "", points: sheets.map(() => 0) };
      term.points[column] = (term.points[column] ?? 0) + Number(points);
      found.set(name, term);
    }
  });
  return [...found.values()].filter((each) => each.points.some((points) => points !== 0));
}
