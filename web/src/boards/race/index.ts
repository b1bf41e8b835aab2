// Race for the Galaxy, as the frame knows it.
import type { Things } from "../../lib/api";
import type { Question, State, Thing } from "../../lib/types";
import type { BoardModule, Fact, Phase } from "../../lib/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { aboutActions, inDeck, inWays, laid, PHASES, revealed, setsOf, viewOf, withPrestige, type CardThing } from "./race";
import { result } from "./result";
import { tagOf, verbOf, wayOutOf } from "./speech";
import "./symbols";
import Whole from "./Whole.svelte";
import { say } from "./words";

/** The phases of this round. Second ones stand there only if somebody called them. */
function phases(state: State): Phase[] {
  const view = viewOf(state);
  if (!view) return [];
  const known = revealed(view);
  const found: Phase[] = [];
  PHASES.forEach(({ phase, actions, second }, number) => {
    const seats = view.players.flatMap((player, seat) => (player.actions.some((action) => actions.includes(action)) ? [seat] : []));
    if (second && !seats.length) return;
    const called = seats.length > 0;
    let stands: Phase["state"] = "next";
    if (known && !called) stands = "skipped";
    else if (view.phase === number) stands = "now";
    else if (known && (view.phase < 0 || number < view.phase)) stands = "done";
    const name = second ? say("again", { phase: say(phase) }) : say(phase);
    found.push({ key: `${phase}${second ? "-2" : ""}`, icon: `race-${phase}`, name, state: stands, seats });
  });
  return found;
}

function facts(state: State, seat: number): Fact[] {
  const player = viewOf(state)?.players[seat];
  if (!player) return [];
  const points = state.scores[seat] ?? 0;
  const cards = laid(player).length;
  const { prestige, goals } = player.standing;
  const more: Fact[] = [];
  if (withPrestige(viewOf(state))) more.push({ icon: "race-prestige", value: prestige, name: say("prestige of", { n: prestige }) });
  if (viewOf(state).goals.length) more.push({ icon: "race-goal-first", value: goals.length, name: say("goals of", { n: goals.length }) });
  return [
    { icon: "ui-trophy", value: points, name: say("points so far", { n: points }) },
    { icon: "race-vp", value: player.chips, name: say("chips of", { n: player.chips }) },
    { icon: "race-card", value: player.hand_size, name: say("cards in hand", { n: player.hand_size }) },
    { icon: "race-cost-world", value: cards, name: say("cards in tableau", { n: cards }) },
    ...more,
  ];
}

export const board: BoardModule = {
  Board,
  Hand,
  Whole,
  Aside,
  phases,
  facts,
  round: (state: State): number => viewOf(state)?.rounds ?? 0,
  verb: (question: Question, picked: number[], things: Things): string => verbOf(question, picked, things),
  wayOut: (question: Question): string => wayOutOf(question),
  shows: (question: Question): boolean => inWays(question) || aboutActions(question),
  tag: (question: Question, thing: Thing): string => tagOf(question, thing),
  inPlay: (_, thing, state) => inDeck(thing as unknown as CardThing, state),
  sets: (state) => setsOf(state).map((name) => say(name)),
  minor: ["chose", "paid", "drawn", "discarded", "kept", "saved", "good", "good spent"],
  reveals: ["chose", "turned up", "takeover declared"],
  result,
};
