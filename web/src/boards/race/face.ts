// Race for the Galaxy on the pages around the table.
import type { Face, Options, Sum } from "../../lib/face";
import setup from "./setup.json"; // cards of the base game and what each set adds, chips for each player; a test compares it
import { say } from "./facewords";

const { base: BASE, sets: SETS, chips: CHIPS, chips_of_brink: CHIPS_OF_BRINK } = setup;
type SetName = keyof typeof SETS;

/** The cards of all sets in use, start worlds included. */
function deck(sets: SetName[]): Sum {
  const terms = [say("sum.base", { n: BASE }), ...sets.map((name) => say(`sum.${name}`, { n: SETS[name] }))];
  const total = sets.reduce((sum, name) => sum + SETS[name], BASE);
  return { name: say("sum.cards"), terms: terms.join(" + "), total: String(total) };
}

function pool(sets: SetName[], seats: number): Sum {
  const more = sets.includes("brink") ? CHIPS_OF_BRINK : 0;
  const each = say("sum.each", { n: seats, each: CHIPS });
  return { name: say("sum.pool"), terms: more ? `${each} + ${more}` : each, total: String(seats * CHIPS + more) };
}

function sums(options: Options, seats: number): Sum[] {
  const sets = (Object.keys(SETS) as SetName[]).filter((name) => options.sets?.split("+").includes(name));
  const draft = options.variant === "draft";
  const preset = options.setup === "first-game";
  const each = options.actions === "two" ? 2 : 1;
  return [
    deck(sets),
    pool(sets, seats),
    ...(options.goals === "yes" ? [{ name: say("sum.goals"), terms: say("sum.goals.of"), total: "" }] : []),
    { name: say("sum.hands"), terms: say(draft ? "sum.hands.draft" : preset ? "sum.hands.preset" : "sum.hands.six", { n: seats }), total: "" },
    { name: say("sum.actions"), terms: say("sum.each", { n: seats, each }), total: String(seats * each) },
    { name: say("sum.end"), terms: say(sets.includes("brink") ? "sum.end.brink" : "sum.end.of"), total: "" },
  ];
}

/** What the sets and modules bring: each has a sentence of its own. */
function brings(option: string, value: string): string {
  if (option === "sets") return value in SETS ? say(`brings.${value as SetName}`) : "";
  if (value !== "yes") return "";
  return option === "goals" || option === "takeovers" ? say(`brings.${option}`) : "";
}

export const face: Face = {
  label: "Race for the Galaxy",
  place: 1,
  icon: "race-start-world",
  picture: () => import("./Picture.svelte"),
  what: () => say("face.what"),
  time: () => say("face.time"),
  sets: () => say("face.sets"),
  sums,
  brings,
};
