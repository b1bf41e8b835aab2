// The form that is being filled in: a number for each row of the question. The server says what it comes to.
import { say as speak } from "../../../lib/announce.svelte";
import type { Picking } from "../../../lib/picking.svelte";
import type { Counted, FormText, Gift, Question, Row } from "../../../lib/types";
import { say } from "./words";

export type Check = (gifts: Gift[]) => Promise<Counted | null>;

const REST = 150; // milliseconds without a touch before the server is asked
const SPEECH = 450; // and after its answer before it is read aloud
const TALKS = ["terms", "consent"]; // what one says to somebody begins empty

/** A question whose reply is a form with rows. */
export const isForm = (question: Question | null): boolean => !!question?.rows?.length && question.forms !== null;

export class Plan {
  numbers = $state.raw<number[]>([]);
  checked = $state.raw<Counted | null>(null);
  #picking = $state.raw<Picking | null>(null);
  #token = $state("");
  #check: Check = () => Promise.resolve(null);
  #kept = "";
  #timer = 0;
  #speech = 0;
  #asked = 0;

  /** A form is asked for: begin with what was filled in before, else with the best proposal. */
  begin(picking: Picking, table: string, check: Check): void {
    const question = picking.question;
    this.#check = check;
    if (!question || !isForm(question) || (question.token === this.#token && this.#picking === picking && picking.form)) return;
    const again = question.token === this.#token;
    this.#picking = picking;
    this.#token = question.token;
    this.#kept = `orrery.plan.${table}`;
    if (again) return;
    this.checked = null;
    const best = TALKS.includes(question.prompt) ? undefined : question.forms?.[0];
    this.#set(this.#read(question) ?? this.#ofGifts(question, best?.gifts ?? []));
  }

  get rows(): Row[] {
    return this.#picking?.question?.rows ?? [];
  }

  get open(): boolean {
    return this.#token !== "" && this.#picking?.question?.token === this.#token;
  }

  /** Nothing else than a form answers the question: it cannot stay empty. */
  get must(): boolean {
    return this.#picking?.question?.options.length === 0;
  }

  get gifts(): Gift[] {
    return this.rows.flatMap((row, place) => {
      const n = this.numbers[place] ?? 0;
      return n ? [{ giver: row.giver, kind: row.kind, id: n }] : [];
    });
  }

  get total(): number {
    return this.numbers.reduce((sum, n) => sum + n, 0);
  }

  of(place: number): number {
    return this.numbers[place] ?? 0;
  }

  set(place: number, n: number): void {
    const most = this.rows[place]?.most ?? 0;
    const next = Math.max(0, Math.min(most, n));
    if (next !== this.of(place)) this.#set(this.rows.map((_, each) => (each === place ? next : this.of(each))));
  }

  /** Fill in one of the server's proposals. */
  fill(gifts: Gift[]): void {
    const question = this.#picking?.question;
    if (question) this.#set(this.#ofGifts(question, gifts));
  }

  clear(): void {
    this.#set(this.rows.map(() => 0));
  }

  is(form: FormText): boolean {
    const question = this.#picking?.question;
    return !!question && this.#ofGifts(question, form.gifts).every((n, place) => n === this.of(place));
  }

  /** What the plan comes to in one respect, of one place or all together. */
  sum(name: string, where = -1): { amount: number; most: number } | null {
    return this.checked?.sums.find((each) => each.name === name && each.where === where) ?? null;
  }

  #ofGifts(question: Question, gifts: Gift[]): number[] {
    return (question.rows ?? []).map((row) => gifts.find((gift) => gift.giver === row.giver && gift.kind === row.kind)?.id ?? 0);
  }

  #set(numbers: number[]): void {
    this.numbers = numbers;
    this.#keep();
    const gifts = this.gifts;
    this.#picking?.fill(gifts.length ? gifts : null);
    clearTimeout(this.#timer);
    clearTimeout(this.#speech);
    this.#timer = window.setTimeout(() => void this.#ask(), REST);
  }

  async #ask(): Promise<void> {
    const [token, number] = [this.#token, (this.#asked += 1)];
    const found = await this.#check(this.gifts);
    if (!found || token !== this.#token || number !== this.#asked) return; // meanwhile something else was filled in
    this.checked = found;
    const picking = this.#picking;
    if (picking?.form) picking.lacks = found.reason ? say("not so") : "";
    const told = found.reason && this.total ? found.text : "";
    if (told) this.#speech = window.setTimeout(() => speak(told), SPEECH);
  }

  // -- half-made plans survive a reload ------------------------------------------------------------------------------

  #keep(): void {
    try {
      sessionStorage.setItem(this.#kept, JSON.stringify({ token: this.#token, numbers: this.numbers }));
    } catch {
      // Without storage it lives as long as the page.
    }
  }

  #read(question: Question): number[] | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#kept) ?? "null") as { token: string; numbers: number[] } | null;
      if (kept?.token !== question.token || kept.numbers.length !== question.rows?.length) return null;
      return kept.numbers.map((n, place) => Math.min(n, question.rows?.[place]?.most ?? 0));
    } catch {
      return null;
    }
  }
}

export const plan = new Plan();
