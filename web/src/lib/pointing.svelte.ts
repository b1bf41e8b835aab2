// What somebody points at and cannot choose: the server says why, with its rule.
import { say } from "./announce.svelte";
import { sameThing, thingKey } from "./picking.svelte";
import type { Reason, Thing } from "./types";

const REST = 120; // milliseconds that a pointer rests before it asks: on its way it only passes

export class Pointing {
  reason = $state.raw<Reason | null>(null);
  #thing: Thing | null = null;
  #timer = 0;

  constructor(readonly why: (thing: Thing) => Promise<Reason | null>) {}

  /** Somebody points at that thing, or at none any more. */
  at(thing: Thing | null): void {
    if (thing && this.#thing && sameThing(thing, this.#thing)) return;
    this.#thing = thing;
    this.again();
  }

  /** Another question: what held for the last one is forgotten, and asked again if the pointer still rests there. */
  again(): void {
    clearTimeout(this.#timer);
    this.reason = null;
    const thing = this.#thing;
    if (thing) this.#timer = window.setTimeout(() => void this.#ask(thing), REST);
  }

  async #ask(thing: Thing): Promise<void> {
    const reason = await this.why(thing);
    if (!reason?.text || this.#thing !== thing) return;
    this.reason = reason;
    say(reason.text);
  }
}

/** Whether the board has it as something to choose though it is no option of its own: it begins a plan. */
export const beginsPlan = (thing: Thing): boolean => document.querySelector(`[data-thing="${thingKey(thing)}"][data-offered="true"]`) !== null;

/** The thing that an element of the board stands for; null if it is none, or can be chosen. */
export function thingOf(target: EventTarget | null): Thing | null {
  const element = (target as Element | null)?.closest<HTMLElement>("[data-thing]");
  const [, kind, id] = /^([a-z]+)-(\d+)$/.exec(element?.dataset.thing ?? "") ?? [];
  return kind && id && element?.dataset.offered !== "true" ? { kind, id: Number(id) } : null;
}
