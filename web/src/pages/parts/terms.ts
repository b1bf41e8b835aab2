// What a final sum is made of, read from the panels that the server sends: who, and how many points for what.
import type { Things, ThingText } from "../../lib/api";
import type { RaceView, State } from "../../lib/types";
import { t } from "../words";

/** A panel of the result as the server sends it: title, columns, rows. */
export interface Panel {
  title: string;
  columns: string[];
  rows: string[][];
}

export function panelsOf(state: State): Panel[] {
  return (state.result ?? []).map(([title, columns, rows]) => ({ title: String(title), columns: columns as string[], rows: rows as string[][] }));
}

/** The seats in the order of the first panel. Names may be the same twice: then the points tell them apart. */
export function rankedSeats(state: State, panel: Panel | undefined): number[] {
  const seats = state.table.seats;
  const left = new Set(seats.map((_, seat) => seat));
  const found: number[] = [];
  for (const [label = "", points = ""] of panel?.rows ?? []) {
    const fits = [...left].filter((seat) => state.scores[seat] === Number(points));
    const seat = fits.find((each) => label === seats[each]?.name || (seats[each]?.mine && label.includes(seats[each]?.name ?? ""))) ?? fits[0];
    if (seat === undefined) continue;
    left.delete(seat);
    found.push(seat);
  }
  return [...found, ...left];
}

export interface Term {
  key: string;
  icon: string;
  name: string;
  why: string;
  points: number[]; // for each ranked player
}

type Group = "worlds" | "developments" | "six";
const ICONS: Record<Group, string> = { worlds: "race-cost-world", developments: "race-cost-development", six: "race-vp-frame" };

function groupOf(card: ThingText): Group {
  if (card.is_world) return "worlds";
  return card.six ? "six" : "developments";
}

/**
 * The sums by kind of term, one column for each player: cards by what they are, everything else by its own name.
 * The last row of a panel is the total and left out.
 */
export function termsOf(panels: Panel[], things: Things): Term[] {
  const cards = new Map(Object.values(things.card ?? {}).map((card) => [card.name, card]));
  const found = new Map<string, Term>();
  const term = (key: string, make: () => Omit<Term, "key" | "points">): Term => {
    let known = found.get(key);
    if (!known) found.set(key, (known = { key, points: panels.map(() => 0), ...make() }));
    return known;
  };
  for (const group of ["worlds", "developments", "six"] as const) term(group, () => ({ icon: ICONS[group], name: t(`result.${group}`), why: t(`result.${group}.why`) }));
  panels.forEach((panel, column) => {
    for (const [name = "", points = ""] of panel.rows.slice(0, -1)) {
      if (!points) continue;
      const card = cards.get(name);
      const line = term(card ? groupOf(card) : name, () => ({ icon: "race-vp", name, why: "" }));
      line.points[column] = (line.points[column] ?? 0) + Number(points);
    }
  });
  return [...found.values()].filter((each) => each.points.some((points) => points !== 0));
}

const FULL = 12;

/** Why the game ended, for games that tell by their view. */
export function ending(state: State): string {
  if (state.table.game !== "race" || !state.view) return t("result.ended");
  const view = state.view as unknown as RaceView;
  const most = Math.max(...view.players.map((player) => player.tableau.length + player.placed.length));
  if (most >= FULL && view.pool <= 0) return t("result.end.both", { n: most });
  if (most >= FULL) return t("result.end.cards", { n: most });
  return view.pool <= 0 ? t("result.end.pool") : t("result.ended");
}
export const endingRule = (state: State): string => {
  if (state.table.game !== "race" || !state.view) return "";
  const view = state.view as unknown as RaceView;
  return view.players.some((player) => player.tableau.length + player.placed.length >= FULL) ? "race:end.1" : "race:end.2";
};
