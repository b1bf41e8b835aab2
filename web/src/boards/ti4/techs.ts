// Technologies by colour, as their sheet shows them.
import type { Things, ThingText } from "../../lib/api";
import { wordOf } from "./ti4";

export const COLOURS = ["biotic", "propulsion", "cybernetic", "warfare"] as const;
export type Colour = (typeof COLOURS)[number];
export const PRINTED: Record<string, Colour> = { green: "biotic", blue: "propulsion", yellow: "cybernetic", red: "warfare" };

/** The colour of a technology; "" for upgrades of units and for what is none. */
export const techColour = (tech: ThingText | undefined): Colour | "" => PRINTED[wordOf(tech, "colour")] ?? "";

export const techThing = (things: Things, tech: number): ThingText | undefined => things.tech?.[tech];
