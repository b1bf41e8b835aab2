// Picking among the options of the open question, from the board, the list or the keyboard.
import { t } from "./i18n.svelte";
import type { Gift, Question, Thing } from "./types";

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;
export const thingKey = (thing: Thing): string => `${thing.kind}-${thing.id}`;

const WAYS_OUT = new Set(["pass", "none"]);

export class Picking {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<number[]>([]);
  /** The form that is filled in instead, or null. */
  form = $state.raw<Gift[] | null>(null);
  /** Options about the thing that was touched last, if there are several: choose among them in the bar. */
  among = $state.raw<number[]>([]);
  /** Why the last touch changed nothing. */
  hint = $state("");
  #offers = $derived(this.#collect());

  /** Ask the next question. The picks stay as long as it is the same one. */
  ask(question: Question | null): void {
    if (question?.token !== this.question?.token) {
      this.clear();
    }
    this.question = question;
  }

  /** Places of the options about a thing. */
  offers(thing: Thing): number[] {
    return this.#offers.get(thingKey(thing)) ?? [];
  }

  isOffered(thing: Thing): boolean {
    return this.offers(thing).length > 0;
  }

  isPicked(thing: Thing): boolean {
    return this.offers(thing).some((place) => this.picked.includes(place));
  }

  /** The question is about this thing: the card to be paid for, the power in use. */
  isSubject(thing: Thing): boolean {
    return this.question?.things.some((each) => sameThing(each, thing)) ?? false;
  }

  /** A click on the board. */
  touch(thing: Thing): void {
    const places = this.offers(thing);
    const [only] = places;
    this.hint = "";
    if (only === undefined) return;
    if (places.length === 1) {
      this.among = [];
      this.toggle(only);
    } else {
      this.among = places;
    }
  }

  toggle(place: number): void {
    const question = this.question;
    if (!question || place < 0 || place >= question.options.length) return;
    this.hint = "";
    this.form = null;
    if (this.picked.includes(place)) {
      this.picked = this.picked.filter((each) => each !== place);
    } else if (question.most === 1) {
      this.picked = [place];
    } else if (this.picked.length < question.most) {
      this.picked = [...this.picked, place].sort((a, b) => a - b);
    } else {
      this.hint = t("pick.full", { n: question.most });
    }
  }

  /** Fill in the form, where there is one: it takes the place of all picks. */
  fill(gifts: Gift[] | null): void {
    if (!this.question?.forms) return;
    this.picked = [];
    this.among = [];
    this.hint = "";
    this.form = gifts;
  }

  clear(): void {
    this.form = null;
    this.picked = [];
    this.among = [];
    this.hint = "";
  }

  /** Enough and not too many: it can be sent. Nothing at all counts only where a button of its own says so. */
  get complete(): boolean {
    const question = this.question;
    const count = this.picked.length;
    if (this.form) return true;
    return question !== null && count >= question.least && count <= question.most;
  }

  /** What is missing before it can be sent, in words; "" if nothing. */
  get missing(): string {
    const question = this.question;
    if (!question || this.complete) return "";
    const more = question.least - this.picked.length;
    if (question.least === 1 && question.most === 1) return t("pick.one");
    return this.picked.length ? t("pick.more", { n: more }) : t("pick.some", { n: question.least });
  }

  /** The option that does nothing: "build nothing", "pass". It stands apart from the others. */
  get wayOut(): number {
    const options = this.question?.options ?? [];
    return this.question?.most === 1 ? options.findIndex((each) => WAYS_OUT.has(each.key)) : -1;
  }

  #collect(): Map<string, number[]> {
    const found = new Map<string, number[]>();
    this.question?.options.forEach((option, place) => {
      const [thing] = option.things; // the others only tell options about the same thing apart
      if (thing) found.set(thingKey(thing), [...(found.get(thingKey(thing)) ?? []), place]);
    });
    return found;
  }
}
