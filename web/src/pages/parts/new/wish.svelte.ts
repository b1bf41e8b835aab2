// A table as somebody wants it: what is chosen so far, and what the server says to it.
import { faceOf, type Options } from "../../../lib/face";
import { api, type Game, type WantedTable } from "../../../lib/api";
import { known } from "../../../lib/person.svelte";
import type { Objection, WayOut } from "../../../lib/types";
import { DAY } from "../lasts";

export interface Place {
  key: number;
  kind: "me" | "bot" | "open" | "invited";
  bot: string;
  name: string;
}
export type PaceKind = "none" | "live" | "days";

const PAUSE = 150; // milliseconds after the last change before the server is asked

export class Wish {
  game = $state.raw<Game | null>(null);
  name = $state("");
  options = $state<Options>({});
  seats = $state<Place[]>([{ key: 0, kind: "me", bot: "", name: "" }]);
  pace = $state<PaceKind>("none");
  seconds = $state({ live: 180, days: 3 * DAY });
  absence = $state(600);
  spectators = $state(true);
  /** Whether a bot may be asked; null: if I play alone. */
  advice = $state<boolean | null>(null);
  /** There is a bot that knows such a game well enough to be asked. */
  advisable = $state(false);
  /** The bots that are offered in such a game; null: the server has not said it yet. */
  offered = $state.raw<string[] | null>(null);
  /** Why it cannot be played like this; empty: it can, as far as we know. */
  objections = $state.raw<Objection[]>([]);
  /** The server has not said yet what it thinks of the last change. */
  asking = $state(false);

  bots = $derived(this.seats.filter((each) => each.kind === "bot").length);
  /** Seats that others have to take before the game begins. */
  free = $derived(this.seats.filter((each) => each.kind === "open" || each.kind === "invited").length);
  alone = $derived(this.bots >= this.seats.length - 1);
  few = $derived(this.game ? this.seats.length < this.game.least_players : true);
  full = $derived(this.game ? this.seats.length >= this.game.most_players : true);
  nameless = $derived(this.seats.some((each) => each.kind === "invited" && !each.name.trim()));
  sums = $derived(this.game ? faceOf(this.game.name).sums(this.options, this.seats.length) : []);
  strongest = $derived(this.game?.bots.at(-1)?.name ?? "");
  #keys = 1;
  #timer = 0;
  #asked = 0;

  /** Another game begins with its own defaults; the same one in another language changes nothing. */
  play(game: Game): void {
    const same = this.game?.name === game.name;
    this.game = game;
    if (same) return;
    this.options = Object.fromEntries(game.options.map((each) => [each.name, each.default]));
    this.seats = this.seats.slice(0, game.most_players);
    while (this.seats.length < game.least_players) this.add("bot");
  }

  add(kind: "bot" | "open" | "invited"): void {
    if (this.game && this.seats.length < this.game.most_players) this.seats.push({ key: this.#keys++, kind, bot: kind === "bot" ? this.strongest : "", name: "" });
  }

  remove(at: number): void {
    if (this.game && this.seats.length > this.game.least_players) this.seats.splice(at, 1);
  }

  take(way: WayOut): void {
    Object.assign(this.options, way.options);
    if (way.players === null) return;
    // Bots go first, then whoever else is last; I stay.
    while (this.seats.length > way.players) {
      const bot = this.seats.findLastIndex((each) => each.kind === "bot");
      this.seats.splice(bot >= 0 ? bot : this.seats.length - 1, 1);
    }
    while (this.seats.length < way.players) this.add("bot");
  }

  at(option: string): Objection | undefined {
    return this.objections.find((each) => each.options.includes(option));
  }

  /** Ask the server, a moment after the last change. What it said before holds no longer. */
  check(): void {
    const game = this.game?.name;
    const wanted = { options: { ...this.options }, seats: this.#wantedSeats() };
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    if (!game) return;
    this.asking = true;
    this.#timer = window.setTimeout(() => {
      known()
        .then(() => api.check(game, wanted))
        .catch(() => ({ objections: [], bots: null, advice: false })) // whoever makes the table hears of it in any case
        .then(({ objections, bots, advice }) => {
          if (asked !== this.#asked) return;
          this.objections = objections;
          this.offered = bots;
          this.advisable = advice;
          this.asking = false;
        });
    }, PAUSE);
  }

  async create(): Promise<string> {
    await known(); // whoever comes straight to this page is known before the table is made
    const table: WantedTable = {
      game: this.game?.name ?? "",
      name: this.name.trim(),
      options: { ...this.options },
      seats: this.#wantedSeats(),
      pace: { kind: this.pace, seconds: this.pace === "none" ? 0 : this.seconds[this.pace] },
      bot_after: this.absence || null,
      spectators: this.spectators,
      advice: this.advice,
    };
    return (await api.create(table)).id;
  }

  #wantedSeats(): WantedTable["seats"] {
    return this.seats.map(({ kind, bot, name }) => ({ kind, bot, name: name.trim() }));
  }
}

