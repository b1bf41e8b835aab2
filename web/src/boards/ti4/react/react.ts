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

export interface Toll {
  seat: number;
  type: number; // -1: any ships
  chances: number[]; // to lose none, one, two ... of them, in thousandths
}

export interface Stake {
  seat: number; // whose chance to win the combat
  without: number; // the card, in thousandths
  with: number;
}

/** What the card that may be answered would cost: the server's numbers, in a row. */
export function tollsOf(question: Question): { tolls: Toll[]; stake: Stake | null } {
  const [count = 0, ...numbers] = question.prompt === "when-action-card-played" ? question.values : [];
  const tolls: Toll[] = [];
  let at = 0;
  for (let toll = 0; toll < count; toll++) {
    const most = numbers[at + 2] ?? 0;
    tolls.push({ seat: numbers[at] ?? -1, type: numbers[at + 1] ?? -1, chances: numbers.slice(at + 3, at + 4 + most) });
    at += 4 + most;
  }
  const [seat, without, , win] = numbers.slice(at);
  return { tolls, stake: seat !== undefined && without !== undefined && win !== undefined ? { seat, without, with: win } : null };
}

const ABOUT_MOMENTS = ["moment", "aside", "away", "far", "few", "played", "costly"];
const OF_COMBAT = ["announce retreat", "retreat to", "assign hits", "space cannon"]; // questions, no moments
const ABOUT_HITS = ["unhurt", "spared"];

/** Orders about this moment, and about what I could act with in it; one that asks me always comes last. */
export function ordersFor(orders: readonly Orderable[], question: Question, things: Things): Orderable[] {
  const held = new Set(meansOf(question).map(({ option }) => keyOf(option.things[0], things)));
  const fits = (order: Orderable): boolean => {
    const [condition = "", , prompt = "", , about = ""] = order.key.split("_");
    if (ABOUT_MOMENTS.includes(condition)) return prompt === question.prompt;
    const [kind = "", id = ""] = about.split("=");
    if (prompt === "secondary" && question.prompt === "secondary") return condition === "spare" || Number(id) === question.things[0]?.id;
    if (OF_COMBAT.includes(question.prompt)) return order.key.includes(`_${question.prompt.replaceAll(" ", "_")}_`) || (question.prompt === "assign hits" && ABOUT_HITS.includes(condition));
    return condition === "without" && held.has(keyOf({ kind, id: Number(id) }, things));
  };
  return orders.filter(fits);
}

/** Several copies of a card are one to an order. */
const keyOf = (thing: Thing | undefined, things: Things): string => (thing ? `${thing.kind} ${things[thing.kind]?.[thing.id]?.key ?? thing.id}` : "");
