// What the bar says for this board: verbs with their numbers, ways out, tags.
import type { Things } from "../../lib/api";
import type { Question, Thing } from "../../lib/types";
import { alienOf, asksShips, cardOf } from "./cosmic";
import { say, type CosmicWord } from "./words";

/** Letters of a name that still fit on a button; in a window it shares the line with others. */
const long = (window: boolean): number => (innerWidth < 900 ? (window ? 10 : 20) : innerWidth < 1200 ? 16 : 26);

const TAGS: Record<string, CosmicWord> = {
  "encounter card": "tag.lay",
  "open card": "tag.lay",
  "deal cards": "tag.give",
};

export function tagOf(question: Question | null, thing: Thing): string {
  if (!question) return "";
  if (question.window || question.prompt === "duty") return say(thing.kind === "card" ? "tag.play" : "tag.use");
  const tag = TAGS[question.prompt];
  return tag ? say(tag) : "";
}

const SHIPS: Record<string, CosmicWord> = {
  launch: "do.launch",
  "ally ships": "do.bring",
  "place ships": "do.place",
  "lose ships": "do.lose",
  "deal colony": "do.place",
};

const PLAIN: Record<string, CosmicWord> = { aim: "do.aim", "stay out": "do.stay", join: "do.join", accept: "do.accept", "end talks": "do.end talks" };

export function verbOf(question: Question, picked: number[], things: Things): string {
  const options = picked.flatMap((place) => question.options[place] ?? []);
  const [first] = options;
  const n = options.length;
  if (!first) return "";
  if (asksShips(question)) return say(SHIPS[question.prompt] ?? "do.ships", { n });
  const what = first.things[0];
  const fits = (name: string): string => (name.length > long(question.window) ? "" : name);
  switch (question.prompt) {
    case "choose alien": {
      const name = fits(alienOf(things, what?.id ?? -1)?.name ?? "");
      return name ? say("do.alien", { what: name }) : "";
    }
    case "encounter card":
    case "open card": {
      const name = fits(cardOf(things, what?.id ?? -1)?.name ?? "");
      return name ? say("do.lay", { what: name }) : "";
    }
    case "invite": {
      const names = fits(options.map((option) => option.text).join(", "));
      return names ? say("do.invite", { what: names }) : "";
    }
    case "wild destiny":
      return fits(first.text) ? say("do.encounter", { what: first.text }) : "";
    case "deal cards":
      return say("do.give", { n });
    default: {
      const plain = PLAIN[question.prompt] ?? PLAIN[first.key];
      if (plain) return say(plain);
      if (question.most !== 1) return "";
      return fits(first.text) || (question.window ? say(what?.kind === "card" ? "do.play" : "do.use") : "");
    }
  }
}

export function wayOutOf(question: Question): string {
  void question;
  return "";
}
