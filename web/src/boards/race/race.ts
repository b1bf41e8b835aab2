// What the board knows of Race: the shapes of things and views, and what can be counted from them.
import type { Things } from "../../lib/api";
import type { Line, PlayerView, Question, RaceView, State, Thing } from "../../lib/types";

export type Phase = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";
export type Kind = "" | "novelty" | "rare" | "genes" | "alien";

export interface Power {
  phase: Phase;
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
  start: number;
  six: boolean;
  strength: number;
  powers: Power[];
  scoring: string[];
}

export interface ActionThing {
  id: number;
  key: string;
  name: string;
  text: string;
  bonus: string;
  phase: Phase;
  sign: string[];
  second: boolean;
}

export const FULL = 12; // cards of a tableau that end the game

export const card = (id: number): Thing => ({ kind: "card", id });
export const cardOf = (things: Things, id: number): CardThing => things.card?.[id] as unknown as CardThing;
export const actionOf = (things: Things, id: number): ActionThing => things.action?.[id] as unknown as ActionThing;
export const viewOf = (state: State): RaceView => state.view as unknown as RaceView;

/** All that lies in front of a player, what was placed in this phase last. */
export const laid = (player: PlayerView): number[] => [...player.tableau, ...player.placed];

/** Military against everything. Cards placed in this phase do not count yet. */
export function military(player: PlayerView, things: Things): number {
  return player.tableau.reduce((sum, id) => sum + (cardOf(things, id)?.strength ?? 0), 0);
}

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
const ABOUT_HAND = new Set(["develop", "settle", "pay", "opening discard", "hand limit", "discard for vp"]);
export const aboutHand = (question: Question | null): boolean => ABOUT_HAND.has(question?.prompt ?? "");

/** Questions whose options are goods on worlds. */
const ABOUT_GOODS = new Set(["sell", "goods", "good"]);
export const aboutGoods = (question: Question | null): boolean => ABOUT_GOODS.has(question?.prompt ?? "");

/** Questions that need more than a card to click: their options stand as buttons above the bar. */
const WAYS = new Set(["settle how", "consume", "windfall", "name a number"]);
export const inWays = (question: Question | null): boolean => WAYS.has(question?.prompt ?? "");

// -- what the others did ----------------------------------------------------------------------------------------------

/** What tells most about a player's phase, the most telling first. */
const TELLING = ["conquered", "placed", "lucky", "sold", "consumed", "kept", "good", "vp", "uses", "given-up", "drawn", "discarded"];

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

const V = "[aeiouyäöüAEIOUYÄÖÜ]";
const C = "[b-df-hj-np-tv-xzßB-DF-HJ-NP-TV-XZ]";
const HYPHEN = "\u00ad"; // shown only where the line ends
/** Where a word may be divided: Forschungs-institut, Under-ground, Ter-raforming, Conglo-merate; never inside ch, ck or sh. */
const DIVISIONS: readonly [RegExp, string][] = [
  [/(ungs)(?=\p{L}{3})/gu, `$1${HYPHEN}`],
  [new RegExp(`(${V}${C})(?=[bcdfgkpt][rl]${V})`, "gu"), `$1${HYPHEN}`],
  [new RegExp(`(${V}${C})(?=${C}${V})`, "gu"), `$1${HYPHEN}`],
  [new RegExp(`(${V})(?=${C}${V})`, "gu"), `$1${HYPHEN}`],
  [/(s?[cspt])\u00ad([hk])/gu, `${HYPHEN}$1$2`],
  [/^(\p{L}{1,2})\u00ad/u, "$1"],
  [/\u00ad(\p{L}{1,2})$/u, "$1"],
];

/** The name with places where a word of more than so many letters may be divided, since not every browser knows them. */
export function soft(name: string, most: number): string {
  return name.replace(/\p{L}+/gu, (word) =>
    word.length > most ? DIVISIONS.reduce((divided, [where, how]) => divided.replace(where, how), word) : word,
  );
}
