// How near each player is to each goal, counted from what lies on the table.
import type { Things } from "../../lib/api";
import type { PlayerView, RaceView } from "../../lib/types";
import { cardOf, laid, military, type CardThing, type GoalThing } from "./race";

/** So many of so many. */
export type Part = readonly [have: number, need: number];
/** Ways to meet a goal; each takes all of its parts. */
export type Progress = readonly (readonly Part[])[];

const HAND = 10;
const PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"];
const KINDS = ["novelty", "rare", "genes", "alien"];

const cards = (player: PlayerView, things: Things): CardThing[] => laid(player).map((id) => cardOf(things, id));
const symbols = (all: CardThing[], symbol: string): number => all.filter((card) => card.symbols.includes(symbol)).length;
const militaryWorlds = (all: CardThing[]): number => all.filter((card) => card.is_world && card.military).length;
const having = (all: CardThing[], phase: string): number => all.filter((card) => card.powers.some((power) => power.phase === phase)).length;

function kinds(all: CardThing[]): number {
  const sources = all.filter((card) => card.source);
  const plain = new Set(sources.map((card) => card.kind).filter((kind) => KINDS.includes(kind)));
  return Math.min(KINDS.length, plain.size + sources.filter((card) => !KINDS.includes(card.kind)).length);
}

/** What a "first" goal takes, and what the player has of it. */
export function progress(goal: GoalThing, player: PlayerView, view: RaceView, things: Things): Progress {
  const all = cards(player, things);
  const one = (have: number, need: number): Progress => [[[have, need]]];
  switch (goal.key) {
    case "galactic-standard-of-living":
      return one(player.chips, 5);
    case "system-diversity":
      return one(kinds(all), KINDS.length);
    case "overlord-discoveries":
      return one(symbols(all, "alien"), 3);
    case "budget-surplus":
      return one(player.hand_size, Math.max(HAND, ...all.map((card) => card.hand)) + 1);
    case "innovation-leader":
      return one(PHASES.filter((phase) => having(all, phase)).length, PHASES.length);
    case "galactic-status":
      return one(all.filter((card) => !card.is_world && card.six && card.cost === 6).length, 1);
    case "uplift-knowledge":
      return one(symbols(all, "uplift"), 3);
    case "galactic-riches":
      return one(player.goods.length, 4);
    case "expansion-leader":
      return one(all.length, 8);
    case "military-influence":
      return [[[symbols(all, "imperium"), 3]], [[militaryWorlds(all), 4]]];
    case "galactic-standing":
      return [[[player.standing.prestige, 2], [player.chips, 3]]];
    case "peace-war-leader": {
      const peace: Part[] = [[military(player, things) < 0 ? 1 : 0, 1], [all.filter((card) => card.is_world).length, 2]];
      const war: Part[] = [[all.some((card) => card.takeover) ? 1 : 0, 1], [militaryWorlds(all), 2]];
      return view.takeovers ? [peace, war] : [peace];
    }
    default:
      return [];
  }
}

/** How much of what a "most" goal counts the player has now. */
export function amount(goal: GoalThing, player: PlayerView, things: Things): number {
  const all = cards(player, things);
  switch (goal.key) {
    case "production-leader":
      return all.filter((card) => card.source === "production").length;
    case "greatest-infrastructure":
      return all.filter((card) => !card.is_world).length;
    case "greatest-military":
      return military(player, things);
    case "largest-industry":
      return all.filter((card) => card.source && ["novelty", "rare", "any"].includes(card.kind)).length;
    case "propaganda-edge":
      return all.filter((card) => card.rebel && card.military).length;
    case "prosperity-lead":
      return having(all, "consume");
    case "research-leader":
      return having(all, "explore");
    default:
      return player.standing.prestige;
  }
}

const short = ([have, need]: Part): string => `${Math.max(0, Math.min(have, need))}/${need}`;
/** "2/3", "1/2 + 3/3". Of several ways only the one that is nearest. */
export function shortly(ways: Progress): string {
  const [nearest] = [...ways].sort((one, two) => share(two) - share(one));
  return (nearest ?? []).map(short).join(" + ");
}

/** From 0 to 1: how much of all its parts is there. */
export function share(parts: readonly Part[]): number {
  const need = parts.reduce((sum, part) => sum + part[1], 0);
  return need ? parts.reduce((sum, [have, most]) => sum + Math.max(0, Math.min(have, most)), 0) / need : 0;
}

export const nearness = (ways: Progress): number => Math.max(0, ...ways.map(share));

/** Who has the tile or a token of it. */
export const holders = (view: RaceView, goal: number): number[] =>
  view.players.flatMap((player, seat) => (player.standing.goals.includes(goal) ? [seat] : []));
