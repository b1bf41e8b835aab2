// Race for the Galaxy on the pages around the table.
import type { Face, Options, Sum } from "../face";
import Picture from "./Picture.svelte";
import { say } from "./words";

const CHIPS = 12; // for each player

function sums(options: Options, seats: number): Sum[] {
  const preset = options.setup === "first-game";
  const each = options.actions === "two" ? 2 : 1;
  return [
    { name: say("sum.pool"), terms: say("sum.each", { n: seats, each: CHIPS }), total: String(seats * CHIPS) },
    { name: say("sum.hands"), terms: say(preset ? "sum.hands.preset" : "sum.hands.six", { n: seats }), total: "" },
    { name: say("sum.actions"), terms: say("sum.each", { n: seats, each }), total: String(seats * each) },
    { name: say("sum.end"), terms: say("sum.end.of"), total: "" },
  ];
}

export const face: Face = {
  icon: "race-start-world",
  Picture,
  what: () => say("face.what"),
  time: () => say("face.time"),
  sums,
};
