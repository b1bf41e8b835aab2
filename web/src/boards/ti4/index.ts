// Twilight Imperium behind the interface that all boards share.
import type { BoardModule, Fact, Phase } from "../../lib/board";
import type { State } from "../../lib/types";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { formVerb, pickVerb } from "./panels/speech";
import { tagOf, verbOf, wayOutOf } from "./speech";
import "./symbols";
import { isWhole } from "./order";
import { result } from "./result/result";
import { roundFormVerb, roundVerb, roundWayOut } from "./round/speech";
import { statusTrack } from "./status/track";
import { viewOf } from "./ti4";
import Whole from "./Whole.svelte";
import { say as roundSay } from "./round/words";
import { say, type Ti4Word } from "./words";

/** The steps of the tactical action, each with those of the server that belong to it. */
const STEPS: { key: "activate" | "move" | "combat" | "invade" | "explore" | "produce"; icon: string; of: string[] }[] = [
  { key: "activate", icon: "ti4-pool-tactic", of: ["activate"] },
  { key: "move", icon: "ti4-move", of: ["move", "cannon"] },
  { key: "combat", icon: "ti4-hit", of: ["space combat"] },
  { key: "invade", icon: "ti4-infantry", of: ["bombard", "land", "ground combat"] },
  { key: "explore", icon: "ti4-frontier", of: ["explore"] },
  { key: "produce", icon: "ti4-space-dock", of: ["produce"] },
];
const PHASES: { key: string; icon: string; word: Ti4Word }[] = [
  { key: "strategy", icon: "ti4-pool-strategy", word: "phase.strategy" },
  { key: "action", icon: "ti4-pool-tactic", word: "phase.action" },
  { key: "status", icon: "ti4-objective-1", word: "phase.status" },
  { key: "agenda", icon: "ti4-law", word: "phase.agenda" },
];

function phases(state: State): Phase[] {
  const view = viewOf(state);
  const status = statusTrack(view);
  if (status.length) return status;
  const taken = STEPS.filter(({ key }) => key !== "explore" || view.exploration);
  const step = taken.findIndex((each) => each.of.includes(view.step));
  const place = (now: number, each: number): Phase["state"] => (view.over || each < now ? "done" : each === now ? "now" : "next");
  const now = PHASES.findIndex((each) => each.key === view.phase);
  const whole = isWhole(view);
  // Without the custodians' leave no agenda is voted on; a skirmish has no strategy phase.
  const all = PHASES.filter(({ key }) => whole || key !== "strategy").map(({ key, icon, word }): Phase => {
    const at = place(now, PHASES.findIndex((each) => each.key === key));
    return { key, icon, name: say(word), state: key === "agenda" && view.custodians && at === "next" ? "skipped" : at, seats: [] };
  });
  if (step < 0) return now < 0 ? [] : all;
  const steps = taken.map(({ key, icon }, each): Phase => ({ key, icon, name: say(`step.${key}`), state: place(step, each), seats: key === "activate" ? [view.active] : [] }));
  return whole ? all.flatMap((phase) => (phase.key === "action" ? steps : [phase])) : steps;
}

function facts(state: State, seat: number): Fact[] {
  const player = viewOf(state).players[seat];
  if (!player) return [];
  return [
    { icon: "ui-trophy", value: player.points, name: say("points", { n: player.points }) },
    { icon: "ti4-token", value: `${player.tactic}·${player.fleet}·${player.strategy}`, name: say("pools", { tactic: player.tactic, fleet: player.fleet, strategy: player.strategy }) },
    { icon: "ti4-trade-good", value: player.goods, name: say("goods") },
    { icon: "ti4-commodity", value: `${player.commodities}/${player.most_commodities}`, name: say("commodities") },
    { icon: "ti4-resources", value: player.resources, name: say("resources") },
    { icon: "ti4-influence", value: player.influence, name: say("influence") },
    { icon: "ti4-action-card", value: player.hand_size, name: say("cards n", { n: player.hand_size }) },
  ];
}

/** Systems, planets and seats are on the board, everything else is in the sheet. */
const shows = (): boolean => true;

export const board: BoardModule = {
  Board,
  Hand: null,
  Whole,
  Sheet: Beside,
  sheet: () => say("sheet"),
  phases,
  round: (state) => viewOf(state).round,
  verb: (question, picked, things) => pickVerb(question, picked) || roundVerb(question, picked, things) || verbOf(question, picked, things),
  formVerb: (question, gifts) => roundFormVerb(question, gifts) || formVerb(question, gifts),
  wayOut: (question) => roundWayOut(question) || wayOutOf(question),
  tag: tagOf,
  shows,
  facts,
  listed: [
    { kind: "unit", name: () => say("list.unit") },
    { kind: "tech", name: () => say("list.tech") },
    { kind: "faction", name: () => say("list.faction") },
    { kind: "card", name: () => say("list.card") },
    { kind: "find", name: () => say("list.find") },
    { kind: "relic", name: () => say("list.relic") },
    { kind: "objective", name: () => roundSay("list.objective") },
    { kind: "agenda", name: () => roundSay("list.agenda") },
  ],
  inPlay: (kind, _, state) => !["find", "relic"].includes(kind) || !!viewOf(state).exploration,
  pace: 250, // as fast as the log tells it
  result,
  reveals: [],
  minor: [],
};
