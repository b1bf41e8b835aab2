// Cosmic Encounter behind the interface that all boards share.
import type { State } from "../../lib/types";
import type { BoardModule, Fact, Phase } from "../../lib/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { phaseOf, PHASES, viewOf } from "./cosmic";
import Hand from "./Hand.svelte";
import { inPlay, levelsOf } from "./inplay";
import { result } from "./result";
import { tagOf, verbOf, wayOutOf } from "./speech";
import "./symbols";
import Whole from "./Whole.svelte";
import { say } from "./words";

function phases(state: State): Phase[] {
  const view = viewOf(state);
  if (view.turn < 0) return [];
  const now = PHASES.indexOf(phaseOf(view));
  const ended = (view.encounter?.outcome ?? 0) > 0 && !view.encounter?.shown; // over before the cards were shown
  return PHASES.map((key, place) => ({
    key,
    icon: key === "start" ? "ui-play" : `cosmic-phase-${key}`,
    name: say(key),
    state: view.over || place < now ? (ended && key === "reveal" ? "skipped" : "done") : place === now ? "now" : "next",
    seats: key === "start" ? [view.turn] : [],
  }));
}

function facts(state: State, seat: number): Fact[] {
  const view = viewOf(state);
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "cosmic-colony", value: state.scores[seat] ?? 0, name: say("fact colonies", { most: view.to_win }) },
    { icon: "cosmic-home", value: view.homes[seat] ?? 0, name: say("fact home") },
    { icon: "ui-hand", value: player.hand_size, name: say("fact hand") },
    { icon: "cosmic-warp", value: player.warp, name: say("fact warp") },
  ];
}

export const board: BoardModule = {
  Board,
  Hand,
  Whole,
  Aside,
  phases,
  round: (state) => viewOf(state).met,
  verb: verbOf,
  wayOut: wayOutOf,
  tag: tagOf,
  shows: () => true,
  facts,
  listed: [
    { kind: "alien", name: () => say("list.alien") },
    { kind: "card", name: () => say("list.card") },
    { kind: "tech", name: () => say("list.tech") },
  ],
  inPlay,
  sets: (state) => [say(`of ${levelsOf(state)}`)],
  reveals: ["shown", "destiny"],
  result,
};
