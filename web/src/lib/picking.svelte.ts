// Picking among the options of the open question, from the board, the list or the keyboard.
import { t } from "./i18n.svelte";
import type { Gift, Question, Reply, Thing } from "./types";

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;
export const thingKey = (thing: Thing): string => `${thing.kind}-${thing.id}`;

const WAYS_OUT = new Set(["pass", "none", "decline", "abstain", "score nothing", "score nothing more", "draw nothing", "no more research"]);

const DOUBLE = 500; // milliseconds between two presses of one key that belong together

/** Whether what happens now is the second press of two: by mouse and finger the browser counts, keys are counted here. */
let second = false;
/** When the press began that happens now, by the clock of the events: a double press begins with its first half. */
let began = 0;
let before = 0; // the same of the press before it
let last = { key: "", at: -DOUBLE, again: false };
addEventListener(
  "keydown",
  (event) => {
    second = event.key === last.key && event.timeStamp - last.at < DOUBLE;
    last = { key: event.key, at: event.timeStamp, again: second };
    if (!second) began = event.timeStamp;
  },
  { capture: true },
);
addEventListener("pointerdown", (event) => ([before, began] = [began, event.timeStamp]), { capture: true });
addEventListener(
  "mousedown",
  (event) => {
    if (event.detail > 1) began = before; // only now the browser says that it belongs to the one before
  },
  { capture: true },
);
addEventListener(
  "click",
  (event) => {
    const byKey = event.detail === 0 && event.timeStamp - last.at < DOUBLE; // Enter or Space on a button
    second = byKey ? last.again : event.detail > 1;
    if (event.detail === 0 && !byKey) began = event.timeStamp; // nobody pressed anything: a reader or another tool
  },
  { capture: true },
);

export const isSecondPress = (): boolean => second;

export class Picking {
  question = $state.raw<Question | null>(null);
  /** Changes with the question alone: the same one comes again with every state, and nothing may begin anew by that. */
  readonly token = $derived(this.question?.token ?? "");
  picked = $state.raw<number[]>([]);
  /** What I reply to the questions that come after this one, in the same message: a plan. */
  then = $state.raw<Reply[]>([]);
  /** The form that is filled in instead, or null. */
  form = $state.raw<Gift[] | null>(null);
  /** Why the form cannot be sent as it is filled in, in a few words; "" if nothing is known to be wrong with it. */
  lacks = $state("");
  /** Options about the thing that was touched last, if there are several: choose among them in the bar. */
  among = $state.raw<number[]>([]);
  /** Why the last touch changed nothing. */
  hint = $state("");
  #offers = $derived(this.#collect());
  #since = 0; // when the question was asked, by the clock of the events

  /** `send`: a second press on an option confirms it. */
  constructor(readonly send: () => void = () => undefined) {}

  /** Ask the next question. The picks stay as long as it is the same one. */
  ask(question: Question | null): void {
    if (question?.token !== this.question?.token) {
      this.clear();
      this.#since = performance.now();
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
      this.press(only);
    } else {
      this.among = places;
    }
  }

  /** A press on an option picks it, another one puts it back; of one alone, only another option does. Two at once confirm. */
  press(place: number): void {
    const question = this.question;
    if (!question || !this.isMeant()) return;
    const only = question.least === 1 && question.most === 1;
    if (!this.picked.includes(place) || !(second || only)) this.toggle(place);
    if (second && this.picked.includes(place) && this.complete) this.send();
  }

  toggle(place: number): void {
    const question = this.question;
    if (!question || place < 0 || place >= question.options.length) return;
    this.hint = "";
    this.form = null;
    this.then = [];
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

  /** A press that answers this question and the next ones at once. Two at once confirm. */
  pressPlan(place: number, then: Reply[]): void {
    if (!this.question || !this.isMeant()) return;
    if (!this.picked.includes(place)) this.toggle(place);
    this.then = then;
    if (second && this.complete) this.send();
  }

  /** Several options about one thing: each press takes the next of them. */
  pressNext(places: number[]): void {
    const now = places.findIndex((place) => this.picked.includes(place));
    const next = places[second && now >= 0 ? now : (now + 1) % places.length];
    if (next !== undefined) this.press(next);
  }

  /** Whether a press was meant for this question: one that began before it came, or whose first half did, was not. */
  isMeant(): boolean {
    return began >= this.#since;
  }

  /** A press on a form that is filled in as an example. */
  pressForm(gifts: Gift[]): void {
    if (!this.isMeant()) return;
    if (this.form !== gifts || !second) this.fill(this.form === gifts ? null : gifts);
    if (second && this.form === gifts) this.send();
  }

  /** Fill in the form, where there is one: it takes the place of all picks. */
  fill(gifts: Gift[] | null): void {
    if (!this.question?.forms) return;
    this.picked = [];
    this.then = [];
    this.among = [];
    this.hint = "";
    this.lacks = "";
    this.form = gifts;
  }

  clear(): void {
    this.form = null;
    this.lacks = "";
    this.then = [];
    this.picked = [];
    this.among = [];
    this.hint = "";
  }

  /** Enough and not too many: it can be sent. Nothing at all counts only where a button of its own says so. */
  get complete(): boolean {
    const question = this.question;
    const count = this.picked.length;
    if (this.form) return !this.lacks;
    return question !== null && count >= question.least && count <= question.most;
  }

  /** What is missing before it can be sent, in words; "" if nothing. */
  get missing(): string {
    const question = this.question;
    if (!question || this.complete) return "";
    if (this.form) return this.lacks;
    const more = question.least - this.picked.length;
    if (question.least === 1 && question.most === 1) return t("pick.one");
    return this.picked.length ? t("pick.more", { n: more }) : t("pick.some", { n: question.least });
  }

  /** The option that does nothing: "build nothing", "pass". It stands apart from the others; beside a form it is the first. */
  get wayOut(): number {
    const options = this.question?.options ?? [];
    if (this.question?.rows?.length && options.length) return 0;
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
