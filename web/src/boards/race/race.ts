// What the board knows of Race: the shapes of things and views, and what a question is about.
import type { Things } from "../../lib/api";
import type { Line, PlayerView, Question, RaceView, State, Thing } from "../../lib/types";

export type Phase = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";
export type Kind = "" | "novelty" | "rare" | "genes" | "alien" | "any";
/** When a power works outside the phases. */
export type Moment = "setup" | "select" | "round-end" | "game-end" | "anytime";

export interface Power {
  phase: Phase | Moment;
  sign: string[];
  text: string;
}

export interface CardThing {
  id: number;
  key: string;
  name: string;
  text: string;
  facts: string[];
  is_world: boolean;
  military: boolean;
  cost: number;
  vp: number | null; // null: counted at the end
  kind: Kind;
  kind_name: string;
  source: "" | "windfall" | "production";
  rebel: boolean;
  alien: boolean;
  symbols: string[];
  prestige: number; // for placing it
  start: number;
  six: boolean;
  powers: Power[];
  scoring: string[];
  saves: boolean; // cards lie under it
  decks: number; // that hold it: a bit for each sum of sets, first those of the first edition, then of the revised one
}

export interface ActionThing {
  id: number;
  key: string;
  name: string;
  text: string;
  bonus: string;
  phase: Phase | "search";
  sign: string[];
  prestige: string; // its prestige bonus in words
  prestige_sign: string[];
  second: boolean;
}

export interface GoalThing {
  id: number;
  key: string;
  name: string;
  most: boolean;
  least: number; // of a "most" goal
  vp: number;
  rule: string;
}

export const SEARCH = 9; // the action

export const card = (id: number): Thing => ({ kind: "card", id });
export const cardOf = (things: Things, id: number): CardThing => things.card?.[id] as unknown as CardThing;
export const actionOf = (things: Things, id: number): ActionThing => things.action?.[id] as unknown as ActionThing;
export const goalOf = (things: Things, id: number): GoalThing => things.goal?.[id] as unknown as GoalThing;
export const categorySign = (things: Things, id: number): string[] => (things.category?.[id]?.sign as unknown as string[] | undefined) ?? [];
export const viewOf = (state: State): RaceView => state.view as unknown as RaceView;

const SETS = 8; // sums of sets
const isRevised = (state: State): boolean => state.table.options.edition === "revised";

/** Whether the card is in the deck of this table. */
export const inDeck = (card: CardThing, state: State): boolean => ((card.decks >> (viewOf(state).sets + (isRevised(state) ? SETS : 0))) & 1) === 1;

/** What that deck is made of, by the keys of its words. */
export function setsOf(state: State): ("of base" | "of revised" | "of storm" | "of rebel" | "of brink")[] {
  const { sets } = viewOf(state);
  const more = (["of storm", "of rebel", "of brink"] as const).filter((_, place) => sets & (1 << place));
  return [isRevised(state) ? "of revised" : "of base", ...more];
}

/** All that lies in front of a player, what was placed in this phase last. */
export const laid = (player: PlayerView): number[] => [...player.tableau, ...player.placed];

const MOMENTS: Record<Moment, string> = { setup: "race-start-world", select: "ui-eye", "round-end": "ui-hand", "game-end": "ui-trophy", anytime: "race-good-any" };
/** The icon of a phase, or of a moment outside of them. */
export const iconOf = (phase: Phase | Moment): string => MOMENTS[phase as Moment] ?? `race-${phase}`;

export const withPrestige = (view: RaceView): boolean => view.prestige_end > 0;

/** The phases in the order of the server's numbers, each with the actions that bring it about. */
export const PHASES: readonly { phase: Phase; actions: readonly number[]; second?: boolean }[] = [
  { phase: "explore", actions: [0, 1] },
  { phase: "develop", actions: [2] },
  { phase: "develop", actions: [7], second: true },
  { phase: "settle", actions: [3] },
  { phase: "settle", actions: [8], second: true },
  { phase: "consume", actions: [4, 5] },
  { phase: "produce", actions: [6] },
];

export const revealed = (view: RaceView): boolean => view.players.some((player) => player.actions.length > 0);

/** Questions whose options are cards of my hand: the others of the hand are then out of reach. */
const ABOUT_HAND = new Set([
  "develop",
  "settle",
  "settle another",
  "pay",
  "opening discard",
  "hand limit",
  "discard for vp",
  "discard for prestige",
  "mix",
  "draw and discard",
  "recruit",
  "recruit more",
  "recruit in defence",
  "exchange",
  "cards for prestige",
  "stake",
  "discard to produce",
]);
/** A card is saved from the opening hand, or later from what was paid: those lie where drawn cards do. */
const savesPaid = (question: Question | null, drawn: number[]): boolean => question?.prompt === "save" && drawn.length > 0;
export const aboutHand = (question: Question | null, drawn: number[]): boolean =>
  ABOUT_HAND.has(question?.prompt ?? "") || (question?.prompt === "save" && !savesPaid(question, drawn));

/** Questions that place cards of my hand: what is picked is not given away. */
export const placesCards = (question: Question | null): boolean => ["develop", "settle", "settle another", "save"].includes(question?.prompt ?? "");

/** Questions whose options are cards that I drew to choose from. */
export const aboutDrawn = (question: Question | null, drawn: number[]): boolean =>
  ["keep", "start world", "mix"].includes(question?.prompt ?? "") || savesPaid(question, drawn);

/** Questions whose options are goods on worlds. */
const ABOUT_GOODS = new Set(["sell", "goods", "good", "spend good"]);
export const aboutGoods = (question: Question | null): boolean => ABOUT_GOODS.has(question?.prompt ?? "");

/** Questions that need more than a card to click: their options stand as buttons above the bar. */
const WAYS = new Set([
  "sell",
  "settle how",
  "develop how",
  "consume",
  "windfall",
  "name a number",
  "settle more",
  "produce more",
  "replace",
  "kind",
  "search category",
  "search",
  "takeover",
  "add military",
  "add military in defence",
  "veto",
]);
export const inWays = (question: Question | null): boolean => WAYS.has(question?.prompt ?? "");

/** Questions whose answers are actions. */
export const aboutActions = (question: Question | null): boolean => question?.prompt === "action" || question?.prompt === "announce";

// -- what the others did ----------------------------------------------------------------------------------------------

/** What tells most about a player's phase, the most telling first. */
const TELLING = ["taken over", "destroyed", "takeover failed", "takeover declared", "found", "won", "replaced", "conquered", "placed", "lucky", "sold", "consumed", "kept", "good", "vp", "uses", "given-up", "drawn", "discarded"];

/** The lines of the log since the phase began, of one player. */
export function deeds(lines: Line[], seat: number): Line[] {
  const found: Line[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (line.kind === "phase" || line.kind === "round") break;
    if (line.actor === seat) found.unshift(line);
  }
  return found;
}

/** The most telling of them, without the player's name: it stands beside it. */
export function deed(lines: Line[], seat: number, name: string): string {
  const done = deeds(lines, seat).filter((line) => TELLING.includes(line.kind));
  const [best] = done.sort((one, two) => TELLING.indexOf(one.kind) - TELLING.indexOf(two.kind) || two.number - one.number);
  if (!best) return "";
  const text = best.text.startsWith(`${name} `) ? best.text.slice(name.length + 1) : best.text;
  return text.replace(/\.$/, "");
}

// -- names on narrow cards --------------------------------------------------------------------------------------------

export { soft } from "../../lib/soft";
