// What was found: the cards of a deck, their kinds, and how many of each.
import type { Things } from "../../../lib/api";
import type { FoundView } from "../../../lib/types";
import { planetName, systemName, wordOf, type Ti4View } from "../ti4";
import { say, type ExploreWord } from "./words";

export const DECKS = ["cultural", "hazardous", "industrial", "frontier"] as const;
export const KINDS = ["cultural", "hazardous", "industrial", "unknown"] as const;

export const findName = (things: Things, find: number): string => things.find?.[find]?.name ?? "";
export const findText = (things: Things, find: number): string => things.find?.[find]?.text ?? "";
export const deckOf = (things: Things, find: number): string => wordOf(things.find?.[find], "deck");
export const deckIcon = (deck: string): string => `ti4-${deck === "unknown" ? "frontier" : deck}`;
export const deckName = (deck: string): string => say((deck === "frontier" ? "kind.frontier" : deck) as ExploreWord);
/** Where the card goes or went. */
export const fateOf = (things: Things, find: number): string => say(wordOf(things.find?.[find], "after") as ExploreWord);
const isFragment = (things: Things, find: number): boolean => wordOf(things.find?.[find], "after") === "fragment";
export const fragmentsOf = (things: Things, finds: readonly number[], kind: string): number => finds.filter((find) => things.find?.[find]?.key === `${kind}-relic-fragment`).length;

/** Where a card was found. */
export const placeName = (view: Ti4View, things: Things, found: FoundView): string => (found.planet >= 0 ? planetName(things, found.planet) : say("frontier", { system: systemName(view, things, found.system) }));

/** What a deck still holds, in a few words. */
export function leftIn(things: Things, deck: readonly number[]): string {
  const fragments = deck.filter((find) => isFragment(things, find)).length;
  const attached = deck.filter((find) => wordOf(things.find?.[find], "after") === "attached").length;
  const rest = deck.length - fragments - attached;
  const parts: [ExploreWord, number][] = [["left.fragments", fragments], ["left.attachments", attached], ["left.others", rest]];
  return parts.filter(([, n]) => n > 0).map(([word, n]) => say(word, { n })).join(", ");
}

/** How many cards a deck has when none is drawn. */
export const sizeOfDeck = (things: Things, deck: string): number => Object.values(things.find ?? {}).filter((find) => wordOf(find, "deck") === deck).length;
