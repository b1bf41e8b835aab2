// A takeover that was declared: both sides with their terms, so that everybody sees why it will succeed or fail.
import type { Things } from "../../lib/api";
import type { Ledger, Line, Question } from "../../lib/types";
import { cardOf } from "./race";
import { say } from "./words";

export interface Term {
  name: string;
  amount: string; // "2 + 1"
  sum: number;
}

const minus = (value: number): string => String(value).replace("-", "−");

/** What the terms of one kind are for, in words; "" for Military against everything. */
function nameOf(kind: string, ledger: Ledger, things: Things): string {
  const world = cardOf(things, ledger.world);
  switch (kind) {
    case "against":
      return say(world.rebel ? "takeover.rebels" : "takeover.kind", { kind: world.kind_name });
    case "boost":
      return say("takeover.boost");
    case "added":
      return say("takeover.added");
    case "guards":
      return say("takeover.guards");
    case "world":
      return say(world.military ? "takeover.defense" : "takeover.cost");
    default:
      return "";
  }
}

/** The terms of one side, those of a kind in one line with the cards that give them. */
export function lines(terms: Ledger["attack"], ledger: Ledger, things: Things): Term[] {
  const kinds = [...new Set(terms.map(([kind]) => kind))];
  return kinds.map((kind) => {
    const found = terms.filter((term) => term[0] === kind);
    const cards = kind === "world" ? [] : found.flatMap(([, card]) => (card >= 0 ? cardOf(things, card).name : []));
    const name = [nameOf(kind, ledger, things), [...new Set(cards)].join(", ")].filter(Boolean).join(": ");
    const amount = found.map(([, , each]) => minus(each)).join(" + ").replace(/\+ −/g, "− ");
    return { name, amount, sum: found.reduce((sum, [, , each]) => sum + each, 0) };
  });
}

const ARMIES = new Set(["add military", "add military in defence"]);
const RECRUITS = new Set(["recruit more", "recruit in defence"]);

/** What I would add to this takeover by what is picked now; null: I am not asked that. */
export function added(question: Question | null, picked: number[], ledger: Ledger): number | null {
  if (!question?.things.some((each) => each.kind === "card" && each.id === ledger.world)) return null;
  if (RECRUITS.has(question.prompt)) return picked.length;
  if (!ARMIES.has(question.prompt)) return null;
  return question.options[picked[0] ?? -1]?.values[0] ?? 0;
}

const OUTCOMES = new Set(["taken over", "destroyed", "takeover failed", "takeover vetoed", "takeover void"]);

/** What became of the takeovers of the last Settle phase, until the phase after it is over. */
export function outcomes(lines: Line[]): Line[] {
  const found: Line[] = [];
  let ended = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (OUTCOMES.has(line.kind)) found.unshift(line);
    if ((line.kind === "phase" || line.kind === "round") && ended++ >= 1) break;
  }
  return found;
}
