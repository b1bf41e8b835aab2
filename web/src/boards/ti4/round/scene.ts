// Which scene takes the place of the galaxy: cards, objectives or an agenda are decided on, or others decide on them.
import type { Question } from "../../../lib/types";
import type { Ti4View } from "../ti4";

export type SceneName = "" | "faction" | "strategy" | "follow" | "research" | "score" | "secrets" | "vote" | "agendas" | "trade" | "explore";

/** Questions of a card that was just found, and which deck it comes from. */
const EXPLORING = ["explore", "abandoned-warehouses", "functioning-base", "local-fabricators", "core-mine", "expedition", "volatile-fuel-source", "merchant-station", "ion-storm"];
const SCENES: Record<string, SceneName> = {
  "choose faction": "faction",
  "choose strategy": "strategy",
  secondary: "follow",
  research: "research",
  score: "score",
  "score public": "score",
  "keep secret": "secrets",
  "return secret": "secrets",
  vote: "vote",
  "vote with": "vote",
  "break tie": "vote",
  predict: "vote",
  "arrange agendas": "agendas",
  "transaction with": "trade",
  terms: "trade",
  consent: "trade",
  "give note": "trade",
  ...Object.fromEntries(EXPLORING.map((prompt) => [prompt, "explore" as const])),
};

/** Whether the scene itself is what is answered; else it only stands behind the question. */
export const isAnswered = (question: Question | null): boolean => !question || question.prompt in SCENES || question.prompt === "may place infantry";

export function sceneOf(view: Ti4View, question: Question | null): SceneName {
  const voting = view.phase === "agenda" && view.agenda ? "vote" : "";
  if (question?.prompt === "may place infantry") return view.exploration && view.exploration.now >= 0 ? "explore" : "";
  if (question) return SCENES[question.prompt] ?? (question.window || question.prompt === "ready" ? voting : "");
  if (view.over) return "";
  if (view.status?.step === 1) return "score";
  if (view.players.some((player) => player.faction < 0)) return "faction";
  if (view.phase === "strategy" && view.objectives.length) return "strategy"; // before them the galaxy is still being set up
  return voting;
}
