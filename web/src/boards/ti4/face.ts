// Twilight Imperium on the pages around the table.
import type { Face, Options, Sum } from "../../lib/face";
import { addresses } from "../../lib/router.svelte";
import setup from "./setup.json"; // systems of a galaxy, dealt factions and first objectives; a test compares it
import { say } from "./facewords";

function sums(options: Options, seats: number): Sum[] {
  const kings = options.sets === "kings";
  const galaxies: Record<string, number> = options.layout === "alternative" ? setup.systems.alternative : kings ? setup.systems.kings : setup.systems.base;
  const factions = kings ? setup.factions.kings : setup.factions.base;
  return [
    { name: say("sum.galaxy"), terms: say(options.map === "build" ? "sum.galaxy.build" : "sum.galaxy.lies", { n: galaxies[seats] ?? 0 }), total: "" },
    { name: say("sum.factions"), terms: say(options.factions === "drafted" ? "sum.factions.draft" : "sum.factions.of", { n: seats, all: options.factions === "drafted" ? seats + setup.more_to_draft : factions }), total: "" },
    { name: say("sum.strategy"), terms: say("sum.strategy.each", { n: seats > setup.two_cards_up_to ? 1 : 2 }), total: "" },
    { name: say("sum.agenda"), terms: say("sum.agenda.from"), total: "" },
    { name: say("sum.end"), terms: say("sum.end.of", { n: options.points ?? "" }), total: "" },
  ];
}

export const face: Face = {
  label: "Twilight Imperium",
  place: 3,
  icon: "ti4-custodians",
  picture: () => import("./Picture.svelte"),
  what: () => say("face.what"),
  time: () => say("face.time"),
  sets: () => say("face.sets"),
  sums,
  named: { factions: { kind: "faction", text: () => say("named"), why: () => say("named.why"), fits: (faction, options) => !faction.set || faction.set === options.sets } },
  links: () => [{ href: addresses.odds(), text: say("face.odds") }],
};
