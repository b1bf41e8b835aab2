// Which hint fits: by what is asked, else by what the others do.
import { Hints } from "../../../lib/hints.svelte";
import type { Question } from "../../../lib/types";
import type { Ti4View } from "../ti4";
import type { HintName } from "./words";

export const hints = new Hints("ti4");

const ASKED: Record<string, HintName> = {
  "choose faction": "faction",
  "place which tile": "tile",
  "place tile where": "tile",
  "choose starting technology": "research",
  "place starting units": "start",
  "keep secret": "secret",
  "return secret": "secret",
  "choose strategy": "strategy",
  action: "action",
  activate: "activate",
  move: "move",
  carry: "move",
  "space cannon": "cannon",
  "announce retreat": "retreat",
  "assign hits": "hits",
  "sustain damage": "hits",
  bombard: "bombard",
  land: "land",
  produce: "produce",
  pay: "pay",
  secondary: "follow",
  research: "research",
  prerequisites: "research",
  score: "score",
  "score public": "score",
  "status tokens": "tokens",
  "gain tokens": "tokens",
  redistribute: "tokens",
  discard: "discard",
  vote: "vote",
  "vote with": "vote",
  ready: "agenda",
  "transaction with": "trade",
  terms: "trade",
  consent: "consent",
  "end turn": "turn",
};

/** "": nothing that has to be said. */
export function hintOf(view: Ti4View, question: Question | null, playing = true): HintName | "" {
  if (!playing || view.over || view.seat < 0) return "";
  if (question) return ASKED[question.prompt] ?? (question.window ? (question.options.length > 1 ? "window" : "nothing") : "");
  if (view.players.some((player) => player.faction < 0)) return "factions";
  if (!view.objectives.length) return "";
  if (view.combat) return "combat";
  if (view.phase === "strategy") return "strategies";
  if (view.phase === "agenda") return "agenda";
  return view.status ? "status" : "wait";
}
