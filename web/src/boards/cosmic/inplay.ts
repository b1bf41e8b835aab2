// What the options of a table leave in the box.
import type { Things, ThingText } from "../../lib/api";
import type { State } from "../../lib/types";
import { alienOf } from "./cosmic";

const LEVELS = ["green", "yellow", "red"];
type Levels = "green" | "yellow" | "all";

export const levelsOf = (state: State): Levels => (state.table.options.aliens as Levels | undefined) ?? "all";

/** Sheets and flares of the levels that were chosen and of the aliens that were named; technologies where they are used. */
export function inPlay(kind: string, thing: ThingText, state: State, things: Things): boolean {
  const { options } = state.table;
  if (kind === "tech") return options.technology === "yes";
  if (kind === "card" && thing.type !== "flare") return true;
  if (kind === "card" && (options.flares === "none" || isOtherFilch(thing, options.filch === "classic"))) return false;
  const alien = kind === "card" ? alienOf(things, Number(thing.alien)) : thing;
  const named = String(options.deal_aliens ?? "").split(",");
  return levelsOf(state) === "all" || named.includes(String(alien?.key)) || LEVELS.indexOf(String(alien?.level)) <= LEVELS.indexOf(levelsOf(state));
}

/** Filch has two flares; a table uses one of them. */
const isOtherFilch = (flare: ThingText, classic: boolean): boolean => flare.key === (classic ? "filch-flare" : "classic-filch-flare");
