// What the others did since my turn: lines of the log as moves, each with its heaviest line first.
import type { Line, Thing } from "../../../lib/types";
import { planetOf, type Ti4View } from "../ti4";

export interface Move {
  kind: string; // of the line that it began with
  actor: number;
  lines: Line[];
  head: Line; // what it came to
  weight: number;
  system: number; // where, -1: nowhere
}

/** What counts: combats and points first, then planets and laws; what a line is not listed with tells little. */
const WEIGHTS: Record<string, number> = {
  eliminated: 100, "space combat over": 90, "ground combat over": 90, "custodians removed": 88, scored: 85, control: 70, nexus: 68, "law repealed": 66, law: 65,
  retreated: 60, "moved away": 60, point: 58, "point lost": 58, "objective revealed": 55, "law won": 64, speaker: 50, destroyed: 48, researched: 45, "card played": 42, moved: 40, strategy: 38, structure: 36, landed: 34, built: 30, transaction: 28, activated: 15, "strategy chosen": 14, secondary: 12, passed: 10,
};
const weightOf = (line: Line): number => WEIGHTS[line.kind] ?? (line.kind.startsWith("outcome ") ? 62 : 5);

const BEGINS = new Set(["activated", "strategy", "passed", "scored", "strategy chosen", "agenda", "round", "objective revealed", "custodians removed"]);
const ALONE = new Set(["passed", "scored", "strategy chosen", "round", "objective revealed"]); // a card that follows begins anew
const BESIDE = new Set(["proposed", "other terms", "declined", "transaction"]); // may come at any time of a turn, and ends nothing
const TURNS = new Set(["activated", "strategy", "passed", "card played"]);
const DICE = new Set(["rolled", "rerolled", "fired again", "cannon", "barrage", "bombardment", "rift", "ambush rolled", "courage rolled", "plague rolled"]);

export const diceOf = (move: Move): Line[] => move.lines.filter((line) => DICE.has(line.kind));
/** What else there is to say of it, in two lines at most. */
export const restOf = (move: Move): Line[] => move.lines.filter((line) => line !== move.head && weightOf(line) >= 28 && !(line.kind === "point" && move.kind === "scored")).sort((one, two) => weightOf(two) - weightOf(one)).slice(0, 2).sort((one, two) => one.number - two.number);
export const countOf = (moves: readonly Move[], ...kinds: string[]): number => moves.reduce((sum, move) => sum + move.lines.filter((line) => kinds.includes(line.kind)).length, 0);
export const isTurn = (move: Move): boolean => TURNS.has(move.kind);

function placeOf(view: Ti4View, things: readonly Thing[]): number {
  for (const thing of things) {
    if (thing.kind === "system") return thing.id;
    if (thing.kind === "planet") return planetOf(view, thing.id)?.system ?? -1;
  }
  return -1;
}

const isMine = (view: Ti4View, system: number): boolean =>
  system >= 0 && (!!view.systems[system]?.units.some((stack) => stack.seat === view.seat) || view.planets.some((planet) => planet.system === system && planet.controller === view.seat));

function made(view: Ti4View, lines: Line[]): Move {
  const [first = lines[0]!] = lines;
  const head = lines.reduce((best, line) => (weightOf(line) > weightOf(best) ? line : best), first);
  const own = placeOf(view, head.things);
  const system = own >= 0 || first.kind !== "activated" ? own : placeOf(view, first.things);
  const touches = isMine(view, system) || lines.some((line) => line.actor === view.seat); // what touches me matters more
  return { kind: first.kind, actor: first.actor, lines, head, weight: weightOf(head) + (touches ? 12 : 0), system };
}

export function movesOf(view: Ti4View, log: readonly Line[]): Move[] {
  const found: Line[][] = [];
  let now: Line[] | null = null;
  for (const line of log) {
    if (BESIDE.has(line.kind)) {
      if (line.kind === "transaction") found.push([line]);
      continue;
    }
    const begins = BEGINS.has(line.kind) || (line.kind === "card played" && ALONE.has(now?.[0]?.kind ?? "round"));
    if (!now || begins) found.push((now = [line]));
    else now.push(line);
  }
  return found.map((lines) => made(view, lines));
}

/** The moves of the others after my last turn; while I act, those before it. */
export function movesSince(view: Ti4View, log: readonly Line[]): Move[] {
  const all = movesOf(view, log);
  const mine = (move: Move): boolean => move.actor === view.seat && isTurn(move);
  let end = all.length;
  while (end > 0 && mine(all[end - 1]!)) end--;
  const from = all.slice(0, end).findLastIndex(mine);
  return all.slice(from + 1, end).filter((move) => move.actor !== view.seat && move.kind !== "round" && move.lines.some((line) => line.actor >= 0));
}

const TELLING = 28;

/** The heaviest of them, in the order in which they happened. */
export function heaviest(moves: readonly Move[], few: number): Move[] {
  const sorted = moves.filter((move) => move.weight >= TELLING).sort((one, two) => two.weight - one.weight || two.head.number - one.head.number);
  return sorted.slice(0, few).sort((one, two) => one.head.number - two.head.number);
}
