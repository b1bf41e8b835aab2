// Which scene takes the place of the galaxy: cards, objectives or an agenda are decided on, or others decide on them.
import type { Question } from "../../../lib/types";
import type { Ti4View } from "../ti4";

export type SceneName = "" | "strategy" | "follow" | "research" | "score" | "secrets" | "vote" | "agendas" | "trade";

const SCENES: Record<string, SceneName> = {
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
};

/** Whether the scene itself is what is answered; else it only stands behind the question. */
export const isAnswered = (question: Question | null): boolean => !question || question.prompt in SCENES;

export function sceneOf(view: Ti4View, question: Question | null): SceneName {
  const voting = view.phase === "agenda" && view.agenda ? "vote" : "";
  if (question) return SCENES[question.prompt] ?? (question.window || question.prompt === "ready" ? voting : "");
  if (view.over) return "";
  if (view.status?.step === 1) return "score";
  if (view.phase === "strategy" && view.players.every((player) => player.faction >= 0)) return "strategy";
  return voting;
}
