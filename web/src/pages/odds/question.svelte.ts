// The question: two sides and where they meet. The address holds it, in the words of the server.
import { addresses, place } from "../../lib/router.svelte";
import type { Box, Where } from "./box";
import { SIDES } from "./box";
import { Fleet } from "./fleet.svelte";

const PAUSE = 150; // milliseconds of rest before the address follows: browsers refuse a new one every few

export class Question {
  attacker: Fleet;
  defender: Fleet;
  where = $state<Where>("space");
  nebula = $state(false);
  /** What the server is asked, and what stands in the address. */
  asked = $derived.by<Record<string, string>>(() => ({
    attacker: this.attacker.text,
    defender: this.defender.text,
    place: this.where,
    ...(this.nebula && this.where === "space" ? { nebula: "yes" } : {}),
  }));
  /** Both sides have something: then there is something to ask. */
  whole = $derived.by(() => this.attacker.text !== "" && this.defender.text !== "");
  address = $derived.by(() => (this.attacker.text || this.defender.text || this.where === "ground" || this.nebula ? addresses.odds(this.asked, this.game) : addresses.odds({}, this.game)));
  #timer = 0;

  constructor(
    readonly game: string,
    box: Box,
  ) {
    this.attacker = new Fleet(box);
    this.defender = new Fleet(box);
    this.read(location.search);
  }

  /** The same things in another language. */
  name(box: Box): void {
    for (const side of SIDES) this[side].box = box;
  }

  /** Take over what an address asks. */
  read(search: string): void {
    const asked = new URLSearchParams(search);
    for (const side of SIDES) this[side].read(asked.get(side) ?? "");
    this.where = asked.get("place") === "ground" ? "ground" : "space";
    this.nebula = asked.get("nebula") === "yes";
  }

  /** Small changes replace the address once they rest, so that going back leads to where the reader came from. */
  keep(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.write(), PAUSE);
  }

  write(): void {
    clearTimeout(this.#timer);
    if (this.address !== location.pathname + location.search) place.go(this.address, true);
  }

  /** A large change: going back brings the question before it. */
  leap(change: () => void): void {
    this.write();
    history.pushState(null, "", location.href);
    change();
    this.write();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  swap(): void {
    const [one, two] = [this.attacker.plain(), this.defender.plain()];
    this.attacker.replace(two);
    this.defender.replace(one);
  }

  clear(): void {
    this.attacker.replace();
    this.defender.replace();
    this.nebula = false;
  }
}
