// The offer that I put together in a deal: shared by the form, my hand and the planets.
import type { Picking } from "../../lib/picking.svelte";
import type { Gift } from "../../lib/types";
import { offerOf } from "./cosmic";

export const BY_NUMBER = ["random", "any", "negotiate", "reinforcement", "artifact", "flare"] as const;
const SHIPS_FACTOR = 100; // in a release: seat times this plus ships

export const releaseOf = (id: number): { seat: number; ships: number } => ({ seat: Math.floor(id / SHIPS_FACTOR), ships: id % SHIPS_FACTOR });
export const releaseId = (seat: number, ships: number): number => seat * SHIPS_FACTOR + ships;

const same = (one: Gift, other: Gift): boolean => one.giver === other.giver && one.kind === other.kind && one.id === other.id;

export class Talks {
  me = $state(-1);
  other = $state(-1);
  gifts = $state.raw<Gift[]>([]);
  offer = $state.raw<Gift[]>([]); // what the other has offered
  may = $state(false); // an offer may still be made
  #picking = $state.raw<Picking | null>(null);
  #token = $state("");

  get open(): boolean {
    return this.#picking?.question?.token === this.#token && this.#token !== "";
  }

  /** A question of the deal is open: start from what lies on the table. */
  begin(picking: Picking, me: number, other: number): void {
    const question = picking.question;
    if (!question || question.token === this.#token) return;
    this.#picking = picking;
    this.#token = question.token;
    this.me = me;
    this.other = other;
    this.offer = offerOf(question);
    this.gifts = this.offer;
    this.may = question.forms !== null;
  }

  of(giver: number): Gift[] {
    return this.gifts.filter((gift) => gift.giver === giver);
  }

  has(gift: Gift): boolean {
    return this.gifts.some((each) => same(each, gift));
  }

  /** How many cards a player would hand over. */
  cards(giver: number): number {
    return this.of(giver).reduce((sum, { kind, id }) => sum + ((BY_NUMBER as readonly string[]).includes(kind) ? id : kind === "card" || kind === "attack" ? 1 : 0), 0);
  }

  set(gifts: Gift[]): void {
    this.gifts = gifts;
    this.#picking?.fill(gifts.length ? gifts : null);
  }

  add(gift: Gift): void {
    if (!this.has(gift)) this.set([...this.gifts, gift]);
  }

  remove(gift: Gift): void {
    this.set(this.gifts.filter((each) => !same(each, gift)));
  }

  replace(gift: Gift, id: number): void {
    const next = { ...gift, id };
    if (!this.has(next)) this.set(this.gifts.map((each) => (same(each, gift) ? next : each)));
  }

  toggleCard(card: number): void {
    const gift = { giver: this.me, kind: "card", id: card };
    if (this.has(gift)) this.remove(gift);
    else this.add(gift);
  }

  /** One colony from each side at most: another takes its place. */
  toggleColony(giver: number, planet: number): void {
    const gift = { giver, kind: "colony", id: planet };
    const rest = this.gifts.filter((each) => !(each.giver === giver && each.kind === "colony"));
    this.set(this.has(gift) ? rest : [...rest, gift]);
  }
}

export const talks = new Talks();
