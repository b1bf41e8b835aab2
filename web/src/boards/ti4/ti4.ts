// What the board knows of Twilight Imperium: the shapes of things and views, and what can be counted from them.
import type { Things, ThingText } from "../../lib/api";
import type { Gift, OptionText, PlanetView, Question, Stack, State, SystemView, Thing, Ti4Player, Ti4View } from "../../lib/types";
import { TYPES } from "./units";
import { say } from "./words";

export type { PlanetView, Stack, SystemView, Ti4Player, Ti4View };

export const thing = (kind: string, id: number): Thing => ({ kind, id });
export const viewOf = (state: State): Ti4View => state.view as unknown as Ti4View;

/** A fact of a thing that is a number or a word; what is missing counts as nothing. */
export const factOf = (text: ThingText | undefined, fact: string): number => Number(text?.[fact] ?? 0);
export const wordOf = (text: ThingText | undefined, fact: string): string => String(text?.[fact] ?? "");
export const words = (list: string): string[] => list.split(" ").filter(Boolean);

// -- types of units, by their numbers ---------------------------------------------------------------------------------

const INFANTRY = 7;
const MECH = 8;
export const PDS = 9;
export const SPACE_DOCK = 10;
export const isShip = (type: number): boolean => type < INFANTRY;
export const isGround = (type: number): boolean => type === INFANTRY || type === MECH;
export const isStructure = (type: number): boolean => type === PDS || type === SPACE_DOCK;
/** The largest first, then what they carry. */
const SHOWN = [6, 5, 4, 3, 2, 1, 0, SPACE_DOCK, MECH, INFANTRY, PDS];
export const unitKey = (type: number): string => TYPES[type] ?? "fighter";

export interface Fleet {
  seat: number;
  stacks: Stack[]; // the largest units first
  ships: number;
}

/** The units at a place by owner, the largest first; whom the planets belong to comes last, as the lowest pill. */
export function fleetsOf(units: readonly Stack[], holder = -1): Fleet[] {
  const seats = [...new Set(units.map((stack) => stack.seat))].sort((one, two) => Number(one === holder) - Number(two === holder) || one - two);
  return seats.map((seat) => {
    const stacks = units.filter((stack) => stack.seat === seat).sort((one, two) => SHOWN.indexOf(one.type) - SHOWN.indexOf(two.type));
    return { seat, stacks, ships: stacks.reduce((sum, stack) => sum + (isShip(stack.type) ? sizeOf(stack) : 0), 0) };
  });
}

export const sizeOf = (stack: Stack): number => stack.whole + stack.damaged;
export const countOf = (units: readonly Stack[], fits: (type: number) => boolean): number => units.reduce((sum, stack) => sum + (fits(stack.type) ? sizeOf(stack) : 0), 0);

/** What a unit of that type is called for that player: "Carrier II", "Letani Warrior I". */
export function unitThing(view: Ti4View, things: Things, seat: number, type: number): ThingText | undefined {
  return things.unit?.[view.players[seat]?.units[type] ?? -1];
}
export const unitName = (view: Ti4View, things: Things, seat: number, type: number): string => unitThing(view, things, seat, type)?.name ?? unitKey(type);

/** So many of a type, in words: "2 cruisers (1 damaged)". */
export function stackWords(things: Things, stack: Stack): string {
  const n = sizeOf(stack);
  const type = things.type?.[stack.type];
  const words = say("count", { n, what: n === 1 ? (type?.name ?? "") : wordOf(type, "plural") });
  return stack.damaged ? say("damaged of", { what: words, n: stack.damaged }) : words;
}

// -- systems and planets ----------------------------------------------------------------------------------------------

export const planetOf = (view: Ti4View, planet: number): PlanetView | undefined => view.planets.find((each) => each.planet === planet);
export const planetThing = (things: Things, planet: number): ThingText | undefined => things.planet?.[planet];
export const planetName = (things: Things, planet: number): string => planetThing(things, planet)?.name ?? "";
export const tileThing = (view: Ti4View, things: Things, system: number): ThingText | undefined => things.tile?.[view.systems[system]?.tile ?? -1];

export function planetsIn(view: Ti4View, system: number): PlanetView[] {
  return view.systems[system]?.planets.flatMap((planet) => planetOf(view, planet) ?? []) ?? [];
}

/** A system is called after its planets, else after what it is. */
export function systemName(view: Ti4View, things: Things, system: number): string {
  const here = view.systems[system];
  if (!here) return "";
  if (here.planets.length) return here.planets.map((planet) => planetName(things, planet)).join(" · ");
  return tileThing(view, things, system)?.name ?? say("empty space");
}

const ANOMALIES = ["asteroid_field", "nebula", "supernova", "gravity_rift"] as const;
const WORMHOLES = ["alpha", "beta", "gamma", "delta"] as const;
type Sign = (typeof ANOMALIES)[number] | (typeof WORMHOLES)[number];
const isSign = (word: string): word is Sign => ([...ANOMALIES, ...WORMHOLES] as string[]).includes(word);
export const signName = (word: string): string => (isSign(word) ? say(`sign.${word}`) : word);
export const signIcon = (word: string): string => ((WORMHOLES as readonly string[]).includes(word) ? `ti4-wormhole-${word}` : `ti4-${word.replaceAll("_", "-")}`);

/** Whose home a system is; -1: nobody's. */
export function homeOf(view: Ti4View, things: Things, system: number): number {
  const home = Number(tileThing(view, things, system)?.home ?? -1);
  return home >= 0 ? view.players.findIndex((player) => player.faction === home) : -1;
}

export const isMecatol = (things: Things, planet: number): boolean => planetThing(things, planet)?.key === "mecatol_rex";
export const isLegendary = (things: Things, planet: number): boolean => Number(planetThing(things, planet)?.legendary ?? -1) >= 0;
/** The name of a card that is attached to a planet: an exploration card, a law, a note or a hero. */
export const attachedName = (things: Things, card: number): string => (things.find?.[card] ?? things.agenda?.[card] ?? things.note?.[card] ?? things.leader?.[card])?.name ?? "";
export const traitOf = (things: Things, planet: number): string => (planetThing(things, planet)?.traits as string[] | undefined)?.[0] ?? "";

/** Who holds a system: whose ships are there, else who has most of its planets; -1: nobody, or several. */
export function holderOf(view: Ti4View, system: number): number {
  const owners = new Set((view.systems[system]?.units ?? []).filter((stack) => isShip(stack.type)).map((stack) => stack.seat));
  if (owners.size === 1) return [...owners][0] ?? -1;
  const planets = planetsIn(view, system).map((planet) => planet.controller);
  const most = (seat: number): number => planets.filter((each) => each === seat).length;
  const [first, second] = [...new Set(planets)].filter((seat) => seat >= 0).sort((one, two) => most(two) - most(one));
  if (owners.size > 1 || first === undefined) return -1;
  return second !== undefined && most(second) === most(first) ? -1 : first;
}

const otherEnds = (pairs: readonly (readonly [number, number])[], system: number): number[] => pairs.flatMap(([one, two]) => (one === system ? [two] : two === system ? [one] : []));
/** Where wormholes lead from a system, or what joins it to others for a while. */
export const linkedTo = (view: Ti4View, system: number): number[] => otherEnds(view.links, system);
/** Where hyperlanes lead from a system. */
export const joinedTo = (view: Ti4View, system: number): number[] => otherEnds(view.joined, system);

const NEXUS: Record<string, "asleep" | "active"> = { "82A": "asleep", "82B": "active" };
/** Whether a system is the wormhole nexus, and which of its sides is up. */
export const nexusOf = (view: Ti4View, things: Things, system: number): "asleep" | "active" | "" => NEXUS[tileThing(view, things, system)?.key ?? ""] ?? "";

export const nameOf = (state: State, seat: number): string => (state.table.seats[seat]?.mine ? say("You") : (state.table.seats[seat]?.name ?? ""));
/** The same inside a sentence: of whom something is, or whom it waits for. */
export const nameAfter = (state: State, seat: number, how: "of" | "for"): string => (state.table.seats[seat]?.mine ? say(`you.${how}`) : nameOf(state, seat));
export const factionOf = (view: Ti4View, things: Things, seat: number): ThingText | undefined => things.faction?.[view.players[seat]?.faction ?? -1];
/** The faction in one word, where there is little room. */
export const factionWord = (view: Ti4View, things: Things, seat: number): string => briefFaction(factionOf(view, things, seat)?.key ?? "");
export const briefFaction = (key: string): string => SHORT[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
const SHORT: Record<string, string> = { jolnar: "Jol-Nar", l1z1x: "L1Z1X", norr: "N’orr", vuilraith: "Vuil’raith" };

// -- what is asked ----------------------------------------------------------------------------------------------------

export const ON_PLANET = 1000; // plus the planet's number: a place on a planet; less is the space of a system

/** The system of a place of a form. */
export const systemAt = (view: Ti4View, place: number): number => (place >= ON_PLANET ? (planetOf(view, place - ON_PLANET)?.system ?? -1) : place);

/** The systems that lines of a form are about. */
export const systemsOf = (view: Ti4View, gifts: readonly Gift[] | null | undefined): number[] =>
  [...new Set((gifts ?? []).filter((gift) => gift.id > 0).map((gift) => systemAt(view, gift.giver)))].filter((system) => system >= 0);

/** The place of the option to begin a tactical action; -1: not asked. */
export const tacticalPlace = (question: Question | null): number => (question?.prompt === "action" ? question.options.findIndex((option) => option.key === "tactical") : -1);

const ON_BOARD = new Set(["system", "planet", "seat", "place"]);

/** Whether an option is something that the galaxy or the seats show. */
export const isOnBoard = (option: OptionText): boolean => ON_BOARD.has(option.things[0]?.kind ?? "");

export { orderOf } from "./order";
