// What the board knows of Cosmic Encounter: the shapes of things and views, and what can be counted from them.
import type { Things } from "../../lib/api";
import { isSecondPress, type Picking } from "../../lib/picking.svelte";
import type { CosmicView, EncounterView, Gift, Line, Question, State, Thing } from "../../lib/types";
import { say } from "./words";

export type CardType = "attack" | "negotiate" | "morph" | "reinforcement" | "artifact" | "flare";
export type Level = "green" | "yellow" | "red";

export interface CardThing {
  id: number;
  key: string;
  name: string;
  text: string;
  type: CardType;
  type_name: string;
  value: number;
  alien: number; // whose flare it is, or -1
  wild: string;
  super: string;
}

export interface AlienThing {
  id: number;
  key: string;
  name: string;
  text: string;
  power: string;
  gist: string; // the power in one short line
  level: Level;
  wild: string;
  super: string;
}

export interface TechThing {
  id: number;
  key: string;
  name: string;
  text: string;
  research: number; // ships it needs; 0: as many as you like
}

export interface DestinyThing {
  id: number;
  key: string;
  name: string;
  text: string;
  colour: number; // the seat it names, or -1
}

// Places of ships other than planets.
export const GATE = -1;
export const BESIDE = -2;
export const WARP = -3;

export const OFFENSE = 1;
export const DEFENSE = 2;

/** How an encounter can end, by the server's numbers. */
export const OUTCOMES = ["open", "offense", "defense", "deal", "failed", "both", "success", "none", "stopped"] as const;
export const DEAL = 3;
export const FAILED = 4;

const FACE_NEGOTIATE = -1;
const FACE_MORPH = -2;
const FACE_DOWN = -3;

const MISER = "miser";

export const thing = (kind: string, id: number): Thing => ({ kind, id });
export const viewOf = (state: State): CosmicView => state.view as unknown as CosmicView;
export const cardOf = (things: Things, id: number): CardThing | undefined => things.card?.[id] as unknown as CardThing | undefined;
export const alienOf = (things: Things, id: number): AlienThing | undefined => things.alien?.[id] as unknown as AlienThing | undefined;
export const techOf = (things: Things, id: number): TechThing | undefined => things.tech?.[id] as unknown as TechThing | undefined;
export const destinyOf = (things: Things, id: number): DestinyThing | undefined => things.destiny?.[id] as unknown as DestinyThing | undefined;

// -- planets ----------------------------------------------------------------------------------------------------------

/** A planet is called after the colour of its system, as in the log. */
export function planetName(view: CosmicView, things: Things, planet: number): string {
  if (planet === genesisOf(view)) return say("genesis");
  return say("planet", { colour: things.colour?.[Math.floor(planet / view.planets_each)]?.name ?? "", n: (planet % view.planets_each) + 1 });
}

export const genesisOf = (view: CosmicView): number => view.colonies.length - 1;

/** In whose home system a planet lies. */
export const ownerOf = (view: CosmicView, planet: number): number => view.owners[planet] ?? -1;

/** The planets of a home system, destroyed ones too. */
export const planetsOf = (view: CosmicView, seat: number): number[] => view.owners.flatMap((owner, planet) => (owner === seat ? [planet] : []));

/** Ships on a planet: seat and number, the home player first. */
export function stacksOn(view: CosmicView, planet: number): { seat: number; ships: number }[] {
  const home = ownerOf(view, planet);
  const stacks = (view.colonies[planet] ?? []).map((ships, seat) => ({ seat, ships })).filter((each) => each.ships > 0);
  return stacks.sort((one, two) => Number(two.seat === home) - Number(one.seat === home));
}

export interface Citadel {
  seat: number;
  value: number;
}

/** Citadels by planet: attack cards that stand there for good. */
export function citadelsAt(view: CosmicView, things: Things, planet: number): Citadel[] {
  const found: Citadel[] = [];
  view.players.forEach((player, seat) => {
    for (const power of player.powers) {
      if (alienOf(things, power.alien)?.key !== "citadel") continue;
      power.places.forEach((at, each) => {
        if (at === planet) found.push({ seat, value: cardOf(things, power.cards[each] ?? -1)?.value ?? 0 });
      });
    }
  });
  return found;
}

// -- the encounter ----------------------------------------------------------------------------------------------------

export const mainOf = (encounter: EncounterView, side: number): number => (side === OFFENSE ? encounter.offense : encounter.defense);

export type Shown = "none" | "down" | "attack" | "negotiate" | "morph";

/** What lies on a side of the table: nothing, a back, or a card that is shown. */
export function shownOn(encounter: EncounterView, side: number): Shown {
  const face = encounter.faces[side - 1] ?? FACE_DOWN;
  if (!encounter.is_laid[side - 1] && face === FACE_DOWN) return "none";
  if (face === FACE_DOWN) return "down";
  if (face === FACE_NEGOTIATE) return "negotiate";
  return face === FACE_MORPH ? "morph" : "attack";
}

export const faceOn = (encounter: EncounterView, side: number): number => encounter.faces[side - 1] ?? FACE_DOWN;

/** One line of a side's sum. */
export interface Term {
  key: string;
  icon: string;
  seat: number; // whose colour it wears, -1: nobody's
  kind: string; // of the server's line
  source: string; // in words: the alien, card or technology behind it
  ships: number;
  value: number;
  known: boolean; // before the cards are shown only ships are
  from: number; // of a change: the value before
  times: number; // lines of the same source that were taken together
}

/** What a line of a sum comes from, in words: "Tripler", "Citadel (wild)", "Xenon Lasers". */
export function sourceName(things: Things, source: string): string {
  const half = source.startsWith("wild ") ? "wild" : source.startsWith("super ") ? "super" : "";
  const key = half ? source.slice(half.length + 1) : source;
  if (key === "reinforcement" || key === "citadels") return say(`term.${key}`);
  const found = [...Object.values(things.alien ?? {}), ...Object.values(things.tech ?? {})].find((each) => each.key === key);
  const name = found?.name ?? (key === "prometheus" ? say("prometheus") : key);
  return half ? say("term.flare", { name, half: say(half) }) : name;
}

const ICONS: Record<string, string> = { reinforcement: "cosmic-reinforcement", reserve: "cosmic-reinforcement", "xenon-lasers": "cosmic-tech", "lunar-cannon": "cosmic-tech", prometheus: "cosmic-tech", citadels: "cosmic-defense" };
const iconOf = (source: string): string => ICONS[source] ?? (source.startsWith("wild ") ? "cosmic-wild" : source.startsWith("super ") ? "cosmic-super" : "cosmic-power");

/** What the total of a side is made of, line by line, as the server has it. */
export function termsOf(view: CosmicView, things: Things, side: number): Term[] {
  const encounter = view.encounter;
  const ledger = encounter?.ledgers[side - 1];
  if (!encounter || !ledger) return [];
  const face = shownOn(encounter, side);
  const terms: Term[] = [];
  let value = 0;
  for (const line of ledger.lines) {
    const source = line.source ? sourceName(things, line.source) : "";
    const term: Term = { key: `${line.kind} ${line.source} ${line.seat}`, icon: iconOf(line.source), seat: -1, kind: line.kind, source, ships: line.ships, value: line.points, known: true, from: 0, times: 1 };
    if (line.kind === "card") {
      if (face === "none") continue;
      value = line.points;
      terms.push({ ...term, icon: face === "negotiate" ? "cosmic-negotiate" : face === "morph" ? "cosmic-morph" : "cosmic-attack", known: face === "attack" });
    } else if (line.kind === "change") {
      terms.push({ ...term, key: `${term.key} ${value}`, from: value });
      value += line.points;
    } else if (line.kind === "bonus") {
      const before = terms.find((each) => each.key === term.key); // two reinforcements are one line
      if (before) Object.assign(before, { value: before.value + term.value, times: before.times + 1 });
      else terms.push(term);
    } else terms.push({ ...term, icon: "cosmic-ship", seat: line.seat });
  }
  return terms;
}

// -- phases -----------------------------------------------------------------------------------------------------------

export const PHASES = ["start", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"] as const;
export type PhaseKey = (typeof PHASES)[number];

export function phaseOf(view: CosmicView): PhaseKey {
  const phase = view.encounter?.phase ?? "";
  return (PHASES as readonly string[]).includes(phase) ? (phase as PhaseKey) : view.encounter ? "regroup" : "start";
}

// -- questions --------------------------------------------------------------------------------------------------------

const SHIP_KEYS = new Set(["ship", "berth"]);

/** The question asks for ships, by planet: its options are single ships. */
export const asksShips = (question: Question | null): boolean => !!question && question.options.length > 0 && question.options.every((option) => SHIP_KEYS.has(option.key));

export const asksDeal = (question: Question | null): boolean => question?.prompt === "deal";

/** The ships of a planet that may be picked: the places of their options. */
export const shipPlaces = (question: Question | null, planet: number): number[] =>
  question?.options.flatMap((option, place) => (SHIP_KEYS.has(option.key) && option.things[0]?.id === planet ? [place] : [])) ?? [];

export const pickedShips = (picking: Picking, planet: number): number => shipPlaces(picking.question, planet).filter((place) => picking.picked.includes(place)).length;

/** Pick so many ships of a planet. */
export function setShips(picking: Picking, planet: number, wanted: number): void {
  const places = shipPlaces(picking.question, planet);
  const picked = places.filter((place) => picking.picked.includes(place));
  for (const place of picked.slice(Math.max(0, wanted))) picking.toggle(place);
  for (const place of places.filter((each) => !picked.includes(each)).slice(0, Math.max(0, wanted - picked.length))) picking.toggle(place);
}

/** A click on a planet sends one more ship; after the last that fits it starts anew, but not in one go. */
export function addShip(picking: Picking, planet: number): void {
  const question = picking.question;
  if (!question) return;
  const places = shipPlaces(question, planet);
  const now = pickedShips(picking, planet);
  if (question.most === 1) {
    const [first] = places;
    if (first !== undefined) picking.press(places.find((place) => picking.picked.includes(place)) ?? first);
  } else if (now < places.length && picking.picked.length < question.most) {
    setShips(picking, planet, now + 1);
  } else if (!isSecondPress()) {
    setShips(picking, planet, 0);
  }
}

/** My cards that I can see on the table: hand, hoard. */
export function myCards(view: CosmicView, things: Things): { hand: number[]; hoard: number[] } {
  const powers = view.players[view.seat]?.powers ?? [];
  return { hand: view.hand, hoard: powers.flatMap((power) => (alienOf(things, power.alien)?.key === MISER ? power.cards : [])) };
}

/** Of a flare the half that counts for me, of other cards what they do; "" where the number says it. */
export function briefOf(view: CosmicView, card: CardThing): string {
  if (card.type !== "flare") return card.type === "artifact" || card.type === "morph" ? card.text : "";
  const half = view.supers.includes(card.id) ? "super" : "wild";
  return `${say(half)}: ${card[half]}`;
}

/** Where the board has a place for a thing, so that it can be clicked there. */
function isDrawn(view: CosmicView, things: Things, each: Thing): boolean {
  const { hand, hoard } = myCards(view, things);
  if (each.kind === "card") return hand.includes(each.id) || hoard.includes(each.id);
  if (each.kind === "alien") return view.players[view.seat]?.powers.some((power) => power.alien === each.id) ?? false;
  if (each.kind === "tech") return view.players[view.seat]?.techs.some((tech) => tech.card === each.id) ?? false;
  if (each.kind === "side") return !!view.encounter && view.encounter.defense >= 0;
  return each.kind === "planet" || each.kind === "seat";
}

/** Cards, aliens and technologies that are offered and lie nowhere on the board: they are laid out to choose from. */
export function laidOut(view: CosmicView, things: Things, question: Question | null): Thing[] {
  const found: Thing[] = [];
  for (const option of question?.options ?? []) {
    const [each] = option.things;
    if (!each || !["card", "alien", "tech"].includes(each.kind)) continue;
    const choosing = question?.prompt === "choose alien" || question?.prompt === "change power" || question?.prompt === "keep technology";
    if ((choosing || !isDrawn(view, things, each)) && !found.some((other) => other.kind === each.kind && other.id === each.id)) found.push(each);
  }
  return found;
}

/** Options that nothing on the board stands for: about nothing, or several about one thing. */
export function loose(view: CosmicView, things: Things, picking: Picking): number[] {
  const question = picking.question;
  if (!question || asksShips(question) || asksDeal(question)) return [];
  const out = laidOut(view, things, question);
  const same = (place: number): number => question.options.findIndex((each) => each.text === question.options[place]?.text);
  return question.options.flatMap((option, place) => {
    if (place === picking.wayOut || (question.most === 1 && same(place) < place)) return []; // of cards that are alike one is enough
    const [each] = option.things;
    if (!each) return [place];
    const drawn = isDrawn(view, things, each) || out.some((other) => other.kind === each.kind && other.id === each.id);
    const listed = option.key !== each.kind; // it does something with the thing: that is told in words, too
    return !drawn || listed || picking.offers(each).length > 1 ? [place] : [];
  });
}

// -- deals ------------------------------------------------------------------------------------------------------------

/** The offer that lies on the table: it is what the question is about. */
export function offerOf(question: Question | null): Gift[] {
  return (question?.things ?? []).flatMap((each) => {
    const found = /^gift (.+) (\d+)$/.exec(each.kind);
    return found ? [{ kind: found[1] as string, giver: Number(found[2]), id: each.id }] : [];
  });
}

/** Planets on which the giver may let the other found a colony. */
export const grantable = (view: CosmicView, giver: number): number[] => view.encounter?.deal?.grants.flatMap(([by, planet]) => (by === giver ? [planet] : [])) ?? [];

/** Offers of this encounter in the words of the log, the latest last. */
export function offersSoFar(lines: Line[]): Line[] {
  const start = lines.findLastIndex((line) => line.kind === "round");
  return lines.slice(start + 1).filter((line) => line.kind.startsWith("offer "));
}
