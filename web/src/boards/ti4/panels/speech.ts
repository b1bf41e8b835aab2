// Which panel a question has, and what its button says.
import type { Gift, Question } from "../../../lib/types";
import { picksUnits } from "./fates";
import { isForm } from "./plan.svelte";
import { say } from "./words";

export type PanelName = "" | "move" | "carry" | "land" | "produce" | "pay" | "tokens" | "hits" | "rows" | "choices" | "buy" | "worlds" | "prerequisites";

const FORMS: Record<string, PanelName> = { move: "move", carry: "carry", land: "land", bombard: "land", produce: "produce", pay: "pay", "gain tokens": "tokens", redistribute: "tokens", "status tokens": "tokens", "spend tokens": "tokens", prerequisites: "prerequisites" };
const PICKS: Record<string, PanelName> = { "buy tokens": "buy", "ready planets": "worlds" };
// Of a transaction, which has a scene of its own.
const TALKS = new Set(["transaction with", "terms", "consent", "give note"]);
// What is answered on the map or in the bar.
const ELSEWHERE = new Set(["action", "end turn", "activate", "choose faction", "choose starting technology", "place which tile", "place tile where", "discard"]);

/** The panel of a question; "": none. */
export function panelOf(question: Question | null): PanelName {
  if (!question || TALKS.has(question.prompt)) return "";
  if (isForm(question)) return FORMS[question.prompt] ?? "rows";
  if (PICKS[question.prompt]) return PICKS[question.prompt] ?? "";
  if (picksUnits(question)) return "hits";
  if (ELSEWHERE.has(question.prompt) || question.window) return "";
  return "choices";
}

/** What the confirming button says of a form that is filled in. */
export function formVerb(question: Question, gifts: readonly Gift[]): string {
  const n = gifts.reduce((sum, gift) => sum + gift.id, 0);
  switch (question.prompt) {
    case "move":
      return say("verb.move", { n });
    case "land":
      return say("verb.land", { n });
    case "bombard":
      return say("verb.bombard", { n });
    case "produce":
      return say("verb.produce", { n });
    case "pay":
      return say("verb.pay", { n: question.things[0]?.id ?? 0 });
    case "carry":
      return say("verb.carry");
    case "gain tokens":
    case "redistribute":
    case "status tokens":
    case "spend tokens":
      return say("verb.tokens", { n });
    case "terms":
      return say("verb.terms");
    case "consent":
      return say("verb.counter");
    default:
      return "";
  }
}

/** What it says of units that are picked. */
export function pickVerb(question: Question, picked: readonly number[]): string {
  if (question.prompt === "assign hits" && picksUnits(question)) return say("verb.hits", { n: picked.length });
  return "";
}
