// Technologies by what they still lack. Whether one can be researched says the server; the colours are printed.
import type { Things, ThingText } from "../../../lib/api";
import { listed } from "../../../lib/i18n.svelte";
import type { Picking } from "../../../lib/picking.svelte";
import { factionOf, thing, wordOf, type Ti4View } from "../ti4";
import { PRINTED, techColour, techThing, type Colour } from "../techs";
import { say, type RoundWord } from "./words";

export type TechState = "yours" | "can" | "helped" | "lacks";

/** The printed prerequisites that those technologies do not satisfy, by colour. */
export function lacksOf(tech: ThingText, owned: readonly ThingText[]): string[] {
  const have = owned.map((each) => wordOf(each, "colour"));
  return ((tech.prerequisites as string[] | undefined) ?? []).filter((colour) => {
    const place = have.indexOf(colour);
    if (place >= 0) have.splice(place, 1);
    return place < 0;
  });
}

/** Each printed prerequisite in the colour of its kind, and whether it is satisfied. */
export function dotsOf(tech: ThingText, owned: readonly ThingText[]): { colour: Colour; met: boolean }[] {
  const left = lacksOf(tech, owned);
  return ((tech.prerequisites as string[] | undefined) ?? []).toReversed().map((printed) => {
    const place = left.indexOf(printed);
    if (place >= 0) left.splice(place, 1);
    return { colour: PRINTED[printed] ?? "biotic", met: place < 0 };
  }).toReversed();
}

/** "lacks 2 red and 1 blue" */
export function lackWords(lacks: readonly string[]): string {
  const colours = [...new Set(lacks)];
  return say("research.lacks", { what: listed(colours.map((colour) => say("research.one lacks", { n: lacks.filter((each) => each === colour).length, colour: say(colour as RoundWord) }))) });
}

export const ownedBy = (view: Ti4View, things: Things, seat: number): ThingText[] => view.players[seat]?.techs.flatMap((tech) => techThing(things, tech) ?? []) ?? [];

export function stateOf(view: Ti4View, picking: Picking, tech: ThingText, owned: readonly ThingText[]): TechState {
  if (view.players[view.seat]?.techs.includes(tech.id)) return "yours";
  if (!picking.isOffered(thing("tech", tech.id))) return "lacks";
  return lacksOf(tech, owned).length ? "helped" : "can";
}

const RANK: Record<TechState, number> = { yours: 0, can: 1, helped: 2, lacks: 3 };

/** What a seat owns or may come to own, by colour: what it has first, then what it can have, then the rest. */
export function deckOf(view: Ti4View, things: Things, picking: Picking): { tech: ThingText; state: TechState }[] {
  const owned = ownedBy(view, things, view.seat);
  const faction = factionOf(view, things, view.seat)?.key ?? "";
  const all = Object.values(things.tech ?? {}).filter((tech) => ["", faction].includes(wordOf(tech, "faction")) || view.players[view.seat]?.techs.includes(tech.id));
  const needs = (tech: ThingText): number => ((tech.prerequisites as string[] | undefined) ?? []).length;
  return all.map((tech) => ({ tech, state: stateOf(view, picking, tech, owned) })).sort((one, two) => RANK[one.state] - RANK[two.state] || needs(one.tech) - needs(two.tech) || one.tech.id - two.tech.id);
}

export const ofColour = (deck: readonly { tech: ThingText; state: TechState }[], colour: string): { tech: ThingText; state: TechState }[] => deck.filter(({ tech }) => techColour(tech) === colour);
