// What the bar says for this board: verbs with their numbers, ways out, tags.
import type { Things } from "../../lib/api";
import { listed } from "../../lib/i18n.svelte";
import { sameThing } from "../../lib/picking.svelte";
import type { Question, Thing } from "../../lib/types";
import { actionOf, cardOf } from "./race";
import { say, type RaceWord } from "./words";

/** Letters of a name that still fit on a button beside the way out. */
const long = (): number => (innerWidth < 900 ? 8 : innerWidth < 1200 ? 16 : 24);

const TAGS: Record<string, RaceWord> = {
  develop: "tag.place",
  settle: "tag.place",
  pay: "tag.pays",
  keep: "tag.keep",
  "opening discard": "tag.discard",
  "hand limit": "tag.discard",
  "discard for vp": "tag.vp",
  sell: "tag.sell",
  goods: "tag.consume",
  good: "tag.consume",
  consume: "tag.use",
  windfall: "tag.produce",
  "start world": "tag.start",
  "settle how": "tag.target",
};

export function tagOf(question: Question | null, thing: Thing): string {
  if (!question) return "";
  const subject = question.things.some((each) => sameThing(each, thing));
  if (subject) return say(question.prompt === "pay" ? "tag.place" : question.prompt === "settle how" ? "tag.target" : "tag.use");
  const tag = TAGS[question.prompt];
  return tag ? say(tag) : "";
}

export function verbOf(question: Question, picked: number[], things: Things): string {
  const options = picked.flatMap((place) => question.options[place] ?? []);
  const n = options.length;
  const first = options[0]?.things[0];
  if (question.prompt === "discard for vp") return n ? say("do.discard for vp", { n }) : say("do.discard none");
  if (!first && question.prompt !== "settle how") return "";
  switch (question.prompt) {
    case "action":
      return say("do.action", { what: listed(options.flatMap((option) => (option.things[0] ? actionOf(things, option.things[0].id).name : []))) });
    case "keep":
      return say("do.keep", { n });
    case "develop":
    case "settle": {
      const name = cardOf(things, first?.id ?? 0).name;
      return name.length > long() ? say("do.place this") : say("do.place", { what: name });
    }
    case "pay":
      return say("do.pay", { n });
    case "opening discard":
    case "hand limit":
      return say("do.discard", { n });
    case "settle how":
      return options[0] ? say(options[0].key === "conquer" ? "do.conquer" : "do.pay world") : "";
    case "sell":
      return say("do.sell");
    case "goods":
      return say("do.consume", { n });
    case "good":
      return say("do.take");
    case "consume":
      return say("do.use");
    case "windfall":
      return say("do.produce");
    case "name a number":
      return say("do.number", { n: first?.id ?? 0 });
    case "start world":
      return say("do.start");
    default:
      return "";
  }
}

export function wayOutOf(question: Question): string {
  if (question.prompt === "develop") return say("out.develop");
  if (question.prompt === "settle") return say("out.settle");
  if (question.prompt === "consume") return say("out.consume");
  return "";
}
