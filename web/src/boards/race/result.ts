// The end of a game of Race: why it ended, and cards by what they are.
import type { Things, ThingText } from "../../lib/api";
import type { Panel, State } from "../../lib/types";
import type { ResultModule, Term } from "../../lib/result";
import { listed } from "../../lib/i18n.svelte";
import { fullOf, laid, PRESTIGE_END, viewOf } from "./race";
import { say } from "./words";

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

function ending(state: State, things: Things): { text: string; rule: string } {
  const view = viewOf(state);
  const full = view.players.filter((player) => laid(player).length >= fullOf(player, things)).map((player) => laid(player).length);
  const prestige = Math.max(...view.players.map((player) => player.standing.prestige));
  const why: { text: string; rule: string }[] = [];
  if (full.length) why.push({ text: say("result.why.cards", { n: Math.max(...full) }), rule: "race:end.1" });
  if (view.pool <= 0) why.push({ text: say("result.why.pool"), rule: "race:end.2" });
  if (prestige >= PRESTIGE_END) why.push({ text: say("result.why.prestige", { n: prestige }), rule: "race:end.prestige" });
  return { text: say("result.end", { why: listed(why.map((each) => each.text)) }), rule: why[0]?.rule ?? "race:end.2" };
}

export const result: ResultModule = {
  ending,
  terms,
  rule: "race:end.5",
  tie: (names) => say("result.tie", { names }),
  explains: (name, things) => name === say("goals") || !!cardsByName(things).get(name)?.six, // the others count as printed
};
