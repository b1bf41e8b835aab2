// The end of a game of Race: why it ended, and cards by what they are.
import type { Things, ThingText } from "../../lib/api";
import type { Panel, State } from "../../lib/types";
import type { ResultModule, Term } from "../result";
import { FULL, laid, viewOf } from "./race";
import { say } from "./words";

type Group = "worlds" | "developments" | "six";
const GROUPS: readonly Group[] = ["worlds", "developments", "six"];
const ICONS: Record<Group, string> = { worlds: "race-cost-world", developments: "race-cost-development", six: "race-vp-frame" };

function groupOf(card: ThingText): Group {
  if (card.is_world) return "worlds";
  return card.six ? "six" : "developments";
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
      const line = term(card ? groupOf(card) : name, () => ({ icon: "race-vp", name, why: "" }));
      line.points[column] = (line.points[column] ?? 0) + Number(points);
    }
  });
  return [...found.values()].filter((each) => each.points.some((points) => points !== 0));
}

function ending(state: State): { text: string; rule: string } {
  const view = viewOf(state);
  const most = Math.max(...view.players.map((player) => laid(player).length));
  const rule = most >= FULL ? "race:end.1" : "race:end.2";
  if (most >= FULL && view.pool <= 0) return { text: say("result.end.both", { n: most }), rule };
  if (most >= FULL) return { text: say("result.end.cards", { n: most }), rule };
  return { text: say("result.end.pool"), rule };
}

export const result: ResultModule = {
  ending,
  terms,
  rule: "race:end.5",
  tie: (names) => say("result.tie", { names }),
  explains: (name, things) => !!cardsByName(things).get(name)?.six, // the others count as printed
};
