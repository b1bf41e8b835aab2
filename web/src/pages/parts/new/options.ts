// How an option of a game is drawn: one that is on or off, several that may be joined, or one of a few.
import type { Game } from "../../../lib/api";
import type { WayOut } from "../../../lib/types";
import { t } from "../../words";

export type Option = Game["options"][number];

const JOIN = "+"; // "storm+brink" is a choice for both
const ON = "yes";
const OFF = "no";

/** The choices that may be joined; none if this is not such an option. */
export function partsOf(option: Option): string[] {
  const joined = option.choices.filter((each) => each.includes(JOIN)).map((each) => each.split(JOIN));
  return option.choices.filter((each) => joined.some((parts) => parts.includes(each)));
}

export const isSwitch = (option: Option): boolean => option.choices.length === 2 && option.choices.includes(ON) && option.choices.includes(OFF);

export const isOn = (value: string): boolean => value === ON;
export const switched = (on: boolean): string => (on ? ON : OFF);

export const partsIn = (value: string): string[] => value.split(JOIN);

/** The choice with one part more or less; the same one if the game knows no such choice. */
export function toggled(option: Option, value: string, part: string): string {
  const now = partsIn(value);
  const wanted = partsOf(option).filter((each) => (each === part) !== now.includes(each));
  if (!wanted.length) return option.choices.find((each) => !each.includes(JOIN) && !partsOf(option).includes(each)) ?? value;
  return option.choices.find((each) => each.split(JOIN).sort().join() === [...wanted].sort().join()) ?? value;
}

export const textOf = (option: Option, value: string): string => option.choice_texts[option.choices.indexOf(value)] ?? value;

/** "draft: each player builds a pile" is called "draft", and says the rest of it once it is chosen. */
export function halves(text: string): [name: string, rest: string] {
  const at = text.indexOf(": ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 2)];
}

/** Things named for so many seats, each once: those that are named already, and others for the rest. */
export function partsNamed(value: string, seats: number, keys: string[]): string[] {
  const named = [...new Set(value.split(","))].filter((each) => keys.includes(each)).slice(0, seats);
  return [...named, ...keys.filter((each) => !named.includes(each))].slice(0, seats);
}

/** What a way out does, said as its button says it: what is added or taken away, not the whole value. */
export function wayText(way: WayOut, options: Option[], now: Record<string, string>): string {
  const [name, value] = Object.entries(way.options)[0] ?? [];
  const option = options.find((each) => each.name === name);
  if (!option || value === undefined) return way.text;
  if (isSwitch(option)) return t(isOn(value) ? "new.way.on" : "new.way.off", { what: option.text });
  const before = partsIn(now[option.name] ?? option.default);
  const more = partsOf(option).filter((each) => partsIn(value).includes(each) && !before.includes(each));
  const less = partsOf(option).filter((each) => before.includes(each) && !partsIn(value).includes(each));
  const [first] = more.length ? more : less;
  if (first === undefined || more.length + less.length > 1) return way.text;
  return t(more.length ? "new.way.add" : "new.way.drop", { what: textOf(option, first) });
}
