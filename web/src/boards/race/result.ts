// The end of a game of Race: why it ended, and cards by what they are.
import type { Things, ThingText } from "../../lib/api";
import type { Panel, State } from "../../lib/types";
import type { ResultModule, Term } from "../../lib/result";
import { listed } from "../../lib/i18n.svelte";
import { viewOf } from "./race";
import { say, type RaceWord } from "./words";

type Group = "worlds" | "developments" | "six";
const GROUPS: readonly Group[] = ["worlds", "developments", "six"];
const ICONS: Record<Group, string> = { worlds: "race-cost-world", developments: "race-cost-development", six: "race-vp-frame" };

function groupOf(card: ThingText): Group {
  if (card.is_world) return "worlds";
  return card.six ? "six" : "developments";
}

/** What the sets add to the sums. */
function others(name: string): Partial<Term> {
  if (name === say("goals")) return { icon: "race-goal-first", why: say("result.goals.why") };
  if (name === say("result.prestige")) return { icon: "race-prestige", why: say("result.prestige.why") };
  return {};
}

const cardsByName = (things: Things): Map<string, ThingText> => new Map(Object.values(things.card ?? {}).map((card) => [card.name, card]));

/** Cards by what they are, everything else by its own name. */
function terms(sheets: Panel[], things: Things): Term[] {
  const cards = cardsByName(things);
  const found = new Map<string, Term>();
  const term = (key: string, make: () => Omit<Term, "key" | "points">): Term => {
    let known = found.get(key);
    if (!known) found.set(key, (known = { key, points: sheets.map(() => 0), ...make() }));
    return known;
  };
  for (const group of GROUPS) term(group, () => ({ icon: ICONS[group], name: say(`result.${group}`), why: say(`result.${group}.why`) }));
  sheets.forEach((sheet, column) => {
    for (const [name = "", points = ""] of sheet.rows.slice(0, -1)) {
      if (!points) continue;
      const card = cards.get(name);
      const line = term(card ? groupOf(card) : name, () => ({ icon: "race-vp", name, why: "", ...others(name) }));
      line.points[column] = (line.points[column] ?? 0) + Number(points);
    }
  });
  return [...found.values()].filter((each) => each.points.some((points) => points !== 0));
}

const ENDINGS: Record<string, RaceWord> = { "race:end.1": "result.why.cards", "race:end.2": "result.why.pool", "race:end.prestige": "result.why.prestige" };

function ending(state: State): { text: string; rule: string } {
  const why = viewOf(state).ending;
  const told = why.flatMap(([rule, n]) => (ENDINGS[rule] ? say(ENDINGS[rule], { n }) : []));
  return { text: say("result.end", { why: listed(told) }), rule: why[0]?.[0] ?? "race:end.2" };
}

export const result: ResultModule = {
  ending,
  terms,
  rule: "race:end.5",
  tie: (names) => say("result.tie", { names }),
  explains: (name, things) => name === say("goals") || !!cardsByName(things).get(name)?.six, // the others count as printed
};
