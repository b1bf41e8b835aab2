// The sheet of a faction as the server tells it, and the accent of its sign.
import type { Things, ThingText } from "../../../lib/api";
import { planetThing } from "../ti4";

/**
 * Hue and strength of each accent. It is a second sign beside the drawing: pale, so that the colours of the seats stay the strong ones,
 * and none near brass, which means "you, now". How light it is follows the theme (`--faction`).
 */
const ACCENTS: Record<string, readonly [hue: number, strength: number]> = {
  arborec: [145, 0.1],
  letnev: [15, 0.1],
  saar: [105, 0.05],
  muaat: [38, 0.11],
  hacan: [65, 0.06],
  sol: [255, 0.1],
  creuss: [215, 0.09],
  l1z1x: [285, 0.035],
  mahact: [325, 0.06],
  vuilraith: [0, 0.085],
  mentak: [40, 0.03],
  naalu: [165, 0.09],
  nekro: [10, 0.055],
  norr: [28, 0.075],
  jolnar: [310, 0.11],
  winnu: [340, 0.08],
  xxcha: [130, 0.07],
  yin: [275, 0.1],
  yssaril: [120, 0.1],
  argent: [95, 0.045],
  naazrokha: [155, 0.06],
  empyrean: [295, 0.08],
  nomad: [240, 0.05],
  titans: [330, 0.05],
};

export function accentOf(key: string): string {
  const [hue, strength] = ACCENTS[key] ?? [0, 0];
  return `oklch(var(--faction) ${strength} ${hue})`;
}

export const numbersOf = (text: ThingText | undefined, fact: string): number[] => (text?.[fact] as number[] | undefined) ?? [];
export const numberOf = (text: ThingText | undefined, fact: string): number => Number(text?.[fact] ?? -1);
/** What a thing does; "" where the server has nothing but its name. */
export const textOf = (text: ThingText | undefined): string => (text && text.text !== text.name ? text.text : "");

/** The units that a faction begins with: type and number. */
export const unitsOf = (faction: ThingText): [type: number, n: number][] => (faction.units as [number, number][] | undefined) ?? [];
export const homeOf = (things: Things, faction: ThingText): ThingText[] => numbersOf(things.tile?.[numberOf(faction, "home")], "planets").flatMap((planet) => planetThing(things, planet) ?? []);
export const abilitiesOf = (things: Things, faction: ThingText): ThingText[] => numbersOf(faction, "abilities").flatMap((each) => things.ability?.[each] ?? []);
export const techsOf = (things: Things, faction: ThingText, fact: "techs" | "own_techs"): ThingText[] => numbersOf(faction, fact).flatMap((each) => things.tech?.[each] ?? []);
export const notesOf = (things: Things, faction: ThingText): ThingText[] => numbersOf(faction, "notes").flatMap((each) => things.note?.[each] ?? []);
export const ownUnitsOf = (things: Things, faction: ThingText): ThingText[] => numbersOf(faction, "own_units").flatMap((each) => things.unit?.[each] ?? []);
export const leadersOf = (things: Things, faction: ThingText): ThingText[] => numbersOf(faction, "leaders").flatMap((each) => things.leader?.[each] ?? []);
/** What the mech does in words, and its numbers. */
export function mechOf(things: Things, faction: ThingText): { text: ThingText | undefined; unit: ThingText | undefined } {
  const [text = -1, unit = -1] = numbersOf(faction, "mech");
  return { text: things.mech?.[text], unit: things.unit?.[unit] };
}
/** What the flagship does in words, and its numbers. */
export function flagshipOf(things: Things, faction: ThingText): { text: ThingText | undefined; unit: ThingText | undefined } {
  const [text = -1, unit = -1] = numbersOf(faction, "flagship");
  return { text: things.flagship?.[text], unit: things.unit?.[unit] };
}
