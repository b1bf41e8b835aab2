// A moment at which I may act: what it is about, what I could act with, and which orders speak of it.
import type { Things } from "../../../lib/api";
import type { OptionText, Orderable, Question, Thing } from "../../../lib/types";
import { planetOf, type Ti4View } from "../ti4";

/** Whether the question is such a moment: one may act or pass. */
export const isMoment = (question: Question | null): boolean => !!question?.window;

export interface Answered {
  seat: number; // who did it
  by: Thing; // with what
  aims: Thing[]; // named before others answer
}

/** What may be answered; null: nobody has done anything, it is a step of the game. */
export function answeredOf(question: Question): Answered | null {
  const [seat, by, ...aims] = question.things;
  return seat?.kind === "seat" && by ? { seat: seat.id, by, aims } : null;
}

/** Where on the map a thing is; -1: nowhere. */
export function systemOf(view: Ti4View, thing: Thing): number {
  if (thing.kind === "system") return thing.id;
  return thing.kind === "planet" ? (planetOf(view, thing.id)?.system ?? -1) : -1;
}

export interface Means {
  option: OptionText;
  place: number;
}

/** What I could act with; the way out is no means. */
export const meansOf = (question: Question): Means[] => question.options.map((option, place) => ({ option, place })).filter(({ option }) => option.key !== "pass");

const ABOUT_MOMENTS = ["moment", "aside", "away", "few"];

/** Orders about this moment, and about what I could act with in it; one that asks me always comes last. */
export function ordersFor(orders: readonly Orderable[], question: Question, things: Things): Orderable[] {
  const held = new Set(meansOf(question).map(({ option }) => keyOf(option.things[0], things)));
  const fits = (order: Orderable): boolean => {
    const [condition = "", , prompt = "", , about = ""] = order.key.split("_");
    if (ABOUT_MOMENTS.includes(condition)) return prompt === question.prompt;
    const [kind = "", id = ""] = about.split("=");
    return condition === "without" && held.has(keyOf({ kind, id: Number(id) }, things));
  };
  return orders.filter(fits);
}

/** Several copies of a card are one to an order. */
const keyOf = (thing: Thing | undefined, things: Things): string => (thing ? `${thing.kind} ${things[thing.kind]?.[thing.id]?.key ?? thing.id}` : "");
