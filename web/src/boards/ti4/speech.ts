// What is said of systems to those who listen, and what the bar says for this board.
import type { Things } from "../../lib/api";
import type { Question, State, Thing } from "../../lib/types";
import { ringOf, windOf, type Point } from "./hexes";
import { attachedName, fleetsOf, homeOf, isLegendary, isMecatol, joinedTo, linkedTo, nameAfter, nameOf, nexusOf, planetName, planetsIn, signName, stackWords, systemName, viewOf, words } from "./ti4";
import { say as reactSay } from "./react/words";
import { seen } from "./seen.svelte";
import { say } from "./words";

/** Where a system lies: "ring 1, north-east". */
export function placeOf(system: { q: number; r: number }, point: Point): string {
  const ring = ringOf(system);
  if (ring < 0) return say("beyond");
  return ring === 0 ? say("ring 0") : say("ring", { n: ring, wind: say(windOf(point)) });
}

/** A system in one sentence: where it lies, what it is, who has what in it. */
export function sentenceOf(state: State, things: Things, system: number, point: Point): string {
  const view = viewOf(state);
  const here = view.systems[system];
  if (!here) return "";
  const mine = (seat: number): boolean => !!state.table.seats[seat]?.mine;
  const home = homeOf(view, things, system);
  const nexus = nexusOf(view, things, system);
  const planets = planetsIn(view, system).flatMap((planet) => {
    const name = planetName(things, planet.planet);
    return [
      say("spoken planet", { name, resources: planet.resources, influence: planet.influence }),
      planet.controller < 0 ? "" : mine(planet.controller) ? say("held by me") : say("held by", { name: nameOf(state, planet.controller) }),
      planet.exhausted ? say("exhausted") : "",
      isMecatol(things, planet.planet) && view.custodians ? say("custodians") : "",
      isLegendary(things, planet.planet) ? say("legendary") : "",
      planet.sleeper >= 0 ? say("sleeper", { name: nameAfter(state, planet.sleeper, "of") }) : "",
      ...planet.attached.map((card) => say("spoken attached", { name: attachedName(things, card) })),
      ...fleetsOf(planet.units).map((fleet) => say("spoken on", { name: nameOf(state, fleet.seat), planet: name, units: fleet.stacks.map((stack) => stackWords(things, stack)).join(", ") })),
    ];
  });
  return [
    `${placeOf(here, point)}: ${systemName(view, things, system)}`,
    system === view.active_system ? say("active") : "",
    home >= 0 ? (mine(home) ? say("home mine") : say("home of", { name: nameOf(state, home) })) : "",
    ...(here.planets.length ? words(here.anomalies).map(signName) : []),
    ...(here.planets.length || here.anomalies ? words(here.wormholes).map(signName) : []),
    nexus ? say(`nexus ${nexus}`) : "",
    here.frontier ? say("frontier") : "",
    joinedTo(view, system).length ? say("joined to", { systems: joinedTo(view, system).map((other) => systemName(view, things, other)).join(", ") }) : "",
    here.storm ? say("storm") : "",
    ...here.destroyed.map((planet) => say("destroyed", { name: planetName(things, planet) })),
    linkedTo(view, system).length ? say("leads to", { systems: linkedTo(view, system).map((other) => systemName(view, things, other)).join(", ") }) : "",
    ...fleetsOf(here.units).map((fleet) => say("spoken units", { name: nameOf(state, fleet.seat), units: fleet.stacks.map((stack) => stackWords(things, stack)).join(", ") })),
    ...planets,
    ...here.tokens.map((seat) => (mine(seat) ? say("token mine") : say("token of", { name: nameOf(state, seat) }))),
  ]
    .filter(Boolean)
    .join(", ");
}

const LONG = 16; // letters of a name that fit on a button in two lines at most
const fits = (name: string): string => (name.length <= LONG ? name : "");
/** The name of a system on a button: whole, or its first planet alone. */
function brief(name: string): string {
  const [first = ""] = name.split(" · ");
  return fits(name) || (first === name ? "" : fits(`${first} …`));
}

/** The system that a question would activate: picked, or planned behind the tactical action. */
export function aimOf(question: Question, picked: number[], then: readonly { named: readonly { things: Thing[] }[] }[]): number {
  const planned = then[0]?.named[0]?.things[0];
  if (planned?.kind === "system") return planned.id;
  const chosen = question.options[picked[0] ?? -1]?.things[0];
  return chosen?.kind === "system" ? chosen.id : -1;
}

export function verbOf(question: Question, picked: number[], things: Things): string {
  const [first] = picked.flatMap((place) => question.options[place] ?? []);
  const state = seen.state;
  if (!first || !state) return "";
  const [what] = first.things;
  if (what?.kind === "system") {
    const name = brief(systemName(viewOf(state), things, what.id));
    if (question.prompt === "activate") return name ? say("do.activate", { what: name }) : say("step.activate");
    if (question.prompt === "retreat to" && name) return say("do.retreat", { what: name });
  }
  if (question.prompt === "action" && first.key === "tactical") {
    const name = brief(systemName(viewOf(state), things, seen.aim));
    return seen.aim < 0 ? say("do.tactical") : name ? say("do.activate", { what: name }) : say("step.activate");
  }
  if (question.prompt === "place tile where") return say("do.place");
  return question.most === 1 ? fits(first.text) : "";
}

export function wayOutOf(question: Question): string {
  return question.window && question.things.length > 1 ? reactSay("let it") : ""; // else the server's own words are short
}

export function tagOf(question: Question, thing: Thing): string {
  return question.prompt === "activate" && thing.kind === "system" ? say("tag.activate") : "";
}
