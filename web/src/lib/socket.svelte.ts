// The live line to a table: everything there is to see comes over it, every choice goes over it.
import { t } from "./i18n.svelte";
import { known } from "./person.svelte";
import { settings } from "./settings.svelte";
import { Telling } from "./telling.svelte";
import type { Advice, Chat, Choose, FromPage, FromServer, Gift, Line, Plan, Reason, Refusal, Reply, State, Thing, Counted } from "./types";

/** opening: first try; open; lost: trying again; restart: the server said so; gone: no such table, or not for us. */
export type Connection = "opening" | "open" | "lost" | "restart" | "gone";

type Wish = FromPage extends infer Message ? (Message extends { id: string } ? Omit<Message, "id"> : never) : never;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const RESTART_PAUSE = 2_000; // at most: not all pages come again in the same moment
const RESTART = 1012; // the server goes down in good order; it, or another one, is there at once
const REFUSED = 1008; // closed by rule: no such table, or not for us; a notice before it says why

/** An id nobody else makes. crypto.randomUUID is not there on plain http in a local network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Nothing is asked of me there: others play on. */
function isQuiet(state: State | null): boolean {
  if (state?.table.status !== "playing") return false;
  return !state.question || state.question.passing || !!state.table.seats[state.table.me]?.bot;
}

export class TableLine {
  state = $state.raw<State | null>(null);
  /** What happened, told one after another. */
  readonly telling = new Telling();
  chat = $state.raw<Chat[]>([]);
  connection = $state<Connection>("opening");
  /** After a loss: how many lines were written meanwhile, shown for a few seconds. -1: nothing to show. */
  back = $state(-1);
  nextTry = $state(0); // when, in milliseconds of performance.now()
  notice = $state("");
  refusal = $state.raw<Refusal | null>(null);
  /** A choice that is not stored yet. It is sent again, with the same id, until the server has answered. */
  pending = $state.raw<Choose | Plan | null>(null);
  /** When the state came, for clocks: performance.now(). */
  at = $state(0);
  /** Milliseconds between two states that are shown while nothing is asked of me; 0: each of them is. */
  pace = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #arriving = true;
  #held: State[] = []; // not shown yet: bots play faster than anybody looks
  #showing = 0;
  #waiting = new Map<string, (refusal: Refusal | null) => void>();
  #wondering = new Map<string, (reason: Reason | null) => void>();
  #counting = new Map<string, (checked: Counted | null) => void>();
  #advising = new Map<string, (answer: Advice | Refusal | null) => void>();
  #wishes: FromPage[] = []; // made while there was no line
  readonly #kept: string;
  readonly #online = () => this.#again(0);

  constructor(readonly id: string) {
    this.#kept = `orrery.choice.${id}`;
    this.pending = this.#read();
    addEventListener("online", this.#online);
    // The line is for people with a cookie: the first call to the server makes one.
    known().then(
      () => this.#open(),
      () => this.#lost(0, ""),
    );
  }

  // -- what the page may ask ----------------------------------------------------------------------------------------

  get lines(): Line[] {
    return this.telling.lines;
  }

  /**
   * Answer the open question, by options or by a form, and with `then` those that come after it, all or nothing.
   * Returns at once; `pending` lasts until it is stored, `refusal` says why not.
   */
  choose(picks: number[], form: Gift[] | null = null, then: Reply[] = []): void {
    const question = this.state?.question;
    if (!question || this.pending) return;
    this.refusal = null;
    this.telling.finish();
    const first = { picks: form ? [] : [...picks].sort((a, b) => a - b), form };
    const asked = { id: newId(), token: question.token };
    this.pending = then.length
      ? { type: "plan", ...asked, replies: [{ ...first, named: [] }, ...then] }
      : { type: "choose", ...asked, ...first };
    this.#keep();
    this.#send(this.pending);
  }

  undo = () => this.#ask({ type: "undo" });
  agree = (yes: boolean) => this.#ask({ type: "agree", yes });
  say = (text: string) => this.#ask({ type: "say", text });
  handOver = (bot: string) => this.#ask({ type: "hand-over", bot });
  replace = (seat: number) => this.#ask({ type: "replace", seat });
  end = () => this.#ask({ type: "end" });
  vote = (motion: string, seat: number, yes: boolean) => this.#ask({ type: "vote", motion, seat, yes });
  passRound = (on: boolean) => this.#ask({ type: "pass-round", on });
  order = (order: string, on: boolean, lasts = "game") => this.#ask({ type: "order", order, on, lasts });
  speak = (language: string) => this.#ask({ type: "speak", language });
  start = () => this.#ask({ type: "start" });

  /** Why a thing cannot be chosen now; null if there is nobody to ask. Nothing comes of it but the answer. */
  why(thing: Thing): Promise<Reason | null> {
    if (this.connection !== "open") return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#wondering.set(id, resolve);
      this.#send({ type: "why", id, thing });
    });
  }

  /** What a form would come to as an answer to that question; null if there is nobody to ask. Nothing comes of it. */
  check(token: string, form: Gift[]): Promise<Counted | null> {
    if (this.connection !== "open") return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#counting.set(id, resolve);
      this.#send({ type: "check", id, token, form });
    });
  }

  /** What a bot would do at that question, or why it is not told; null if there is nobody to ask. Nothing comes of it. */
  advise(token: string): Promise<Advice | Refusal | null> {
    if (this.connection !== "open") return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#advising.set(id, resolve);
      this.#send({ type: "advise", id, token });
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    this.telling.stop();
    removeEventListener("online", this.#online);
    this.#socket?.close();
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  /** Send a wish; the promise gives the refusal, or null once it is done. */
  #ask(wish: Wish): Promise<Refusal | null> {
    const message = { ...wish, id: newId() } as FromPage;
    this.refusal = null;
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      if (this.connection === "open") this.#send(message);
      else if (message.type !== "speak") this.#wishes.push(message); // the language is part of the next address
    });
  }

  // -- the line -----------------------------------------------------------------------------------------------------

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/live?lang=${settings.language}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#arriving = true;
    for (const id of [...this.#wondering.keys()]) this.#explain(id, null); // the line that would answer is gone
    for (const id of [...this.#counting.keys()]) this.#count(id, null);
    for (const id of [...this.#advising.keys()]) this.#advised(id, null);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
  }

  #lost(code: number, reason: string): void {
    if (this.#closed) return;
    if (code === REFUSED) {
      this.connection = "gone";
      this.notice = reason || this.notice || t("net.gone");
      return;
    }
    this.back = -1;
    if (code === RESTART) {
      this.connection = "restart";
      return this.#again(RESTART_PAUSE * Math.random());
    }
    if (this.connection !== "restart" && (this.state || this.#tries > 0)) this.connection = "lost";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.8 + 0.4 * Math.random());
    this.#tries += 1;
    this.#again(pause);
  }

  #again(pause: number): void {
    if (this.#closed || this.connection === "gone") return;
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.nextTry = performance.now() + pause;
    this.#timer = window.setTimeout(() => this.#open(), pause);
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // -- what the server says -----------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.#see(message);
      case "chat":
        // What the table says comes again when the reader's language changes.
        this.chat = [...this.chat.filter((each) => each.number !== message.number), message].sort((a, b) => a.number - b.number);
        return;
      case "done":
        if (message.id === this.pending?.id) this.#settle();
        return this.#answer(message.id, null);
      case "reason":
        return this.#explain(message.id, message);
      case "counted":
        return this.#count(message.id, message);
      case "advice":
        return this.#advised(message.id, message);
      case "refusal":
        if (this.#advising.has(message.id)) return this.#advised(message.id, message);
        if (this.#counting.has(message.id)) return this.#count(message.id, null);
        if (this.#wondering.has(message.id)) return this.#explain(message.id, null);
        if (message.id === "" && message.reason === "rate" && this.pending) {
          window.setTimeout(() => this.pending && this.#send(this.pending), 1000); // too fast: once more, later
        } else if (message.id === this.pending?.id) {
          this.#settle();
          this.refusal = message;
        } else if (this.#waiting.has(message.id)) {
          this.refusal = message;
        }
        return this.#answer(message.id, message);
      case "notice":
        this.notice = message.text;
        if (message.reason === "restart") this.connection = "restart";
        return;
    }
  }

  #see(state: State): void {
    if (this.#arriving) this.#held = []; // all that was written comes anew
    this.#held.push(state);
    const wait = this.at + this.pace - performance.now();
    if (this.#arriving || this.pending || wait <= 0 || !isQuiet(this.state) || !isQuiet(state)) this.#show();
    else this.#showing ||= window.setTimeout(() => this.#show(), wait);
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = 0;
    for (const state of this.#held.splice(0)) this.#become(state);
  }

  #become(state: State): void {
    const before = this.lines.length;
    const arrived = this.#arriving;
    if (arrived || state.log[0]?.number === 0) this.telling.begin(state.log);
    else this.telling.add(state.log, state.table.me);
    if (this.refusal && this.state && state.number !== this.state.number && this.refusal.reason !== "stale") {
      this.refusal = null;
    }
    this.state = state;
    this.at = performance.now();
    if (arrived) {
      this.#arriving = false;
      if (this.connection === "lost" || this.connection === "restart") this.#welcome(this.lines.length - before);
      this.connection = "open";
      this.#tries = 0;
      if (this.pending) this.#send(this.pending);
      for (const wish of this.#wishes.splice(0)) this.#send(wish);
    }
  }

  #welcome(written: number): void {
    this.back = Math.max(0, written);
    window.setTimeout(() => (this.back = -1), 6000);
  }

  #explain(id: string, reason: Reason | null): void {
    this.#wondering.get(id)?.(reason);
    this.#wondering.delete(id);
  }

  #count(id: string, checked: Counted | null): void {
    this.#counting.get(id)?.(checked);
    this.#counting.delete(id);
  }

  #advised(id: string, answer: Advice | Refusal | null): void {
    this.#advising.get(id)?.(answer);
    this.#advising.delete(id);
  }

  #answer(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.(refusal);
    this.#waiting.delete(id);
  }

  // -- a choice outlives the page -----------------------------------------------------------------------------------

  #settle(): void {
    this.pending = null;
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.pending) sessionStorage.setItem(this.#kept, JSON.stringify(this.pending));
      else sessionStorage.removeItem(this.#kept);
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }

  #read(): Choose | Plan | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#kept) ?? "null") as Choose | Plan | null;
    } catch {
      return null;
    }
  }
}
