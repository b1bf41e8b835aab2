// What the page knows of the whole game: cards, objectives with progress, agendas, and the order of the seats.
import type { Things, ThingText } from "../../../lib/api";
import type { OptionText, Question, State, Thing, VoteView } from "../../../lib/types";
import { factOf, systemName, type Ti4View } from "../ti4";
import { say, type RoundWord } from "./words";

export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A line of a catalogue by a number in its key. */
const numbered = (name: string, n: number): string => say(`${name}.${n}` as RoundWord);

export const strategyName = (things: Things, card: number): string => things.strategy?.[card]?.name ?? numbered("name", card);
/** What the primary ability does, line by line. */
export const strategyLines = (card: number): string[] => numbered("does", card).split(" · ");
export const secondaryLine = (card: number): string => numbered("follows", card);

/** Who has a strategy card; -1: it lies in the middle. */
export const takerOf = (view: Ti4View, card: number): number => view.players.findIndex((player) => player.strategies.includes(card));

// -- objectives -------------------------------------------------------------------------------------------------------

export interface Goal {
  card: number;
  text: ThingText | undefined;
  stage: number; // 0: a secret
  points: number;
  have: number;
  need: number; // 0: nothing is known of it
  things: Thing[]; // that count
  by: number[]; // who has scored it
  mine: boolean; // I have
}

export function goalOf(view: Ti4View, things: Things, card: number): Goal {
  const text = things.objective?.[card];
  const by = view.players.flatMap((player, seat) => (player.scored.includes(card) ? [seat] : []));
  const made = view.goals.find((goal) => goal.card === card);
  return { card, text, stage: factOf(text, "stage"), points: factOf(text, "points") || 1, have: made?.have ?? 0, need: made?.need ?? 0, things: made?.things.map(([kind, id]) => ({ kind, id })) ?? [], by, mine: by.includes(view.seat) };
}

/** Public objectives and my secrets, also those that I have scored, in the order in which they were revealed. */
export function goalsOf(view: Ti4View, things: Things): Goal[] {
  const mine = view.players[view.seat]?.scored ?? [];
  const cards = [...new Set([...view.objectives, ...view.secrets, ...mine])];
  return cards.map((card) => goalOf(view, things, card));
}

/** The names of the things that count towards an objective. */
export function termsOf(view: Ti4View, things: Things, goal: Goal): string[] {
  return goal.things.map((each) => (each.kind === "system" ? systemName(view, things, each.id) : (things[each.kind]?.[each.id]?.name ?? ""))).filter(Boolean);
}

// -- agendas ----------------------------------------------------------------------------------------------------------

export interface Outcome {
  key: string; // "for", "against", "seat", "planet" ...
  id: number; // of what is elected; -1: nothing
}

export const outcomeOf = (option: OptionText): Outcome => ({ key: option.key, id: option.things[0]?.id ?? -1 });

/** The votes for an outcome, or the predictions of it. */
export const ofOutcome = (votes: readonly VoteView[], outcome: Outcome): VoteView[] => votes.filter((vote) => vote.outcome === outcome.key && vote.number === outcome.id);

/** The card that a question about an agenda is about. */
export const agendaAsked = (question: Question | null): number => question?.things.find((each) => each.kind === "agenda")?.id ?? -1;

/** Trade goods on a strategy card. */
export const goodsOn = (view: Ti4View, card: number): number => view.bonus[card] ?? 0;

/** Whom the table waits for. */
export const isWaiting = (state: State, seat: number): boolean => !!state.table.seats[seat]?.waiting;
