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
  "settle another": "tag.place",
  "discard for prestige": "tag.prestige",
  "cards for prestige": "tag.prestige",
  mix: "tag.discard",
  "draw and discard": "tag.discard",
  exchange: "tag.discard",
  "discard to produce": "tag.discard",
  recruit: "tag.military",
  "recruit more": "tag.military",
  "recruit in defence": "tag.military",
  save: "tag.save",
  stake: "tag.stake",
  prize: "tag.keep",
  draft: "tag.keep",
  side: "tag.start",
  "spend good": "tag.spend",
  "produce where": "tag.produce",
};
/** What the card is that the question is about. */
const SUBJECTS: Record<string, RaceWord> = {
  pay: "tag.place",
  "settle how": "tag.target",
  "develop how": "tag.place",
  recruit: "tag.target",
  "recruit more": "tag.target",
  "recruit in defence": "tag.target",
  "add military": "tag.target",
  "add military in defence": "tag.target",
  "discard to produce": "tag.produce",
};

export function tagOf(question: Question | null, thing: Thing): string {
  if (!question) return "";
  const subject = question.things.some((each) => sameThing(each, thing));
  if (subject) return say(SUBJECTS[question.prompt] ?? "tag.use");
  const tag = TAGS[question.prompt];
  return tag ? say(tag) : "";
}

/** Questions with the same verb whatever is picked. */
const PLAIN: Record<string, RaceWord> = {
  mix: "do.discard",
  "draw and discard": "do.discard",
  "discard to produce": "do.discard",
  exchange: "do.exchange",
  "discard for prestige": "do.for prestige",
  "cards for prestige": "do.for prestige",
  recruit: "do.recruit",
  "recruit more": "do.recruit",
  "recruit in defence": "do.recruit",
  save: "do.save",
  stake: "do.stake",
  prize: "do.prize",
  draft: "do.draft",
  side: "do.side",
  "spend good": "do.spend",
  "produce where": "do.produce",
  "develop how": "do.pay so",
  "settle more": "do.use",
  "produce more": "do.use",
  replace: "do.replace",
  kind: "do.kind",
  "search category": "do.search",
  takeover: "do.takeover",
  "add military": "do.add",
  "add military in defence": "do.add",
  veto: "do.veto",
};

/** Questions that may be answered with no card at all. */
const NOTHING: Record<string, RaceWord> = {
  "discard for vp": "do.discard none",
  "discard for prestige": "do.discard none",
  "cards for prestige": "do.discard none",
  exchange: "do.discard none",
  recruit: "do.recruit none",
  "recruit more": "do.recruit none",
  "recruit in defence": "do.recruit none",
};

export function verbOf(question: Question, picked: number[], things: Things): string {
  const options = picked.flatMap((place) => question.options[place] ?? []);
  const n = options.length;
  const first = options[0]?.things[0];
  if (!n) return NOTHING[question.prompt] ? say(NOTHING[question.prompt] as RaceWord) : "";
  if (question.prompt === "discard for vp") return say("do.discard for vp", { n });
  const plain = PLAIN[question.prompt];
  if (plain) return say(plain, { n });
  if (question.prompt === "search") return options[0] ? say(options[0].key === "take" ? "do.take card" : "do.go on") : "";
  if (!first && question.prompt !== "settle how") return "";
  switch (question.prompt) {
    case "action":
    case "announce": {
      const what = listed(options.flatMap((option) => (option.things[0] ? actionOf(things, option.things[0].id).name : [])));
      return say(options.some((option) => option.things.length > 1) ? "do.boosted" : "do.action", { what });
    }
    case "keep":
      return say("do.keep", { n });
    case "develop":
    case "settle":
    case "settle another": {
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

const OUT: Record<string, RaceWord> = {
  develop: "out.develop",
  settle: "out.settle",
  "settle another": "out.settle",
  consume: "out.consume",
  "settle more": "out.consume",
  "produce more": "out.consume",
  replace: "out.replace",
  takeover: "out.takeover",
  "add military": "out.add",
  "add military in defence": "out.hold",
  veto: "out.veto",
};

export function wayOutOf(question: Question): string {
  const out = OUT[question.prompt];
  return out ? say(out) : "";
}
