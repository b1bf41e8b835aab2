// What the confirming button says in the whole game.
import type { Things } from "../../../lib/api";
import type { Gift, Question } from "../../../lib/types";
import { say as factionSay } from "../faction/words";
import { briefFaction } from "../ti4";
import { strategyName } from "./game";
import { say as statusSay } from "../status/words";
import { say, type RoundWord } from "./words";

const VERBS: Record<string, RoundWord> = { score: "verb.score", "score public": "verb.score", "keep secret": "verb.keep", "return secret": "verb.return", research: "verb.research", vote: "verb.vote", predict: "verb.predict", "break tie": "verb.decide" };
const LONG = 21; // letters that fit on the button

/** The way out in a word or two. */
export const roundWayOut = (question: Question): string => (question.prompt === "secondary" ? say("follow.no") : "");

/** What it says of a form. */
export function roundFormVerb(question: Question, gifts: readonly Gift[]): string {
  return question.prompt === "prerequisites" ? say("verb.prerequisites", { n: gifts.length }) : "";
}

export function roundVerb(question: Question, picked: readonly number[], things: Things): string {
  const [first] = picked.flatMap((place) => question.options[place] ?? []);
  if (question.prompt === "ready planets" && picked.length) return say("verb.ready", { n: picked.length });
  if (!first) return "";
  const [what] = first.things;
  switch (question.prompt) {
    case "choose faction":
      return factionSay("choose.verb", { name: briefFaction(things.faction?.[what?.id ?? -1]?.key ?? "") });
    case "choose strategy":
      return say("strategy.take", { name: strategyName(things, what?.id ?? 0) });
    case "action":
      return first.key === "strategy" ? statusSay("play", { name: strategyName(things, what?.id ?? 0) }) : "";
    case "secondary":
      if (first.key === "follow primary") return say("follow.primary");
      return first.key === "follow" ? say("verb.follow", { card: strategyName(things, question.things[0]?.id ?? 0) }) : say("follow.no");
    case "buy tokens":
      return what?.id ? say("verb.buy", { n: what.id, price: first.values[0] ?? 0 }) : say("verb.buy none");
    case "vote with":
      return say("verb.cast", { n: picked.reduce((sum, place) => sum + (question.options[place]?.values[0] ?? 0), 0) });
    default: {
      const verb = VERBS[question.prompt];
      if (!verb || !what && !["for", "against"].includes(first.key)) return "";
      const name = what && what.kind !== "seat" ? (things[what.kind]?.[what.id]?.name ?? first.text) : first.text;
      const said = say(verb, { what: name });
      return said.length <= LONG ? said : name.length <= LONG ? name : "";
    }
  }
}
