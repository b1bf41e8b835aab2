// A finished game to go through: where the reader is, through whose eyes, and what happened there.
import { faceOf } from "../../../lib/face";
import { api, type Listed, type Moment, type WholeCourse } from "../../../lib/api";
import { settings } from "../../../lib/settings.svelte";
import type { Line, State } from "../../../lib/types";
import { t } from "../../words";
import { roundsOf, stepOf } from "../course";

export const WATCHER = -1;
export const SPEEDS = [0.5, 1, 2, 4];

export interface Chapter {
  round: number;
  lines: { line: Line; step: number }[];
}

export class Reel {
  table = $state.raw<Listed | null>(null);
  course = $state.raw<WholeCourse | null>(null);
  moment = $state.raw<Moment | null>(null);
  step = $state(0);
  seat = $state<number | null>(null); // whose eyes; null: as the server thinks right
  playing = $state(false);
  speed = $state(1);

  face = $derived(faceOf(this.table?.game ?? ""));
  last = $derived((this.course?.stages.length ?? 1) - 1);
  rounds = $derived(this.course ? roundsOf(this.course) : []);
  round = $derived(this.rounds[this.step] ?? 0);
  /** How long the log is now, and how long it was one step before. */
  length = $derived(this.course?.stages[this.step]?.lines ?? 0);
  before = $derived(this.step > 0 ? (this.course?.stages[this.step - 1]?.lines ?? 0) : 0);
  lines = $derived(this.#upTo(this.moment?.step ?? 0));
  fresh = $derived(this.course?.log.filter((line) => line.number >= this.before && line.number < this.length) ?? []);
  current = $derived(this.fresh.at(-1)?.number ?? this.lines.at(-1)?.number ?? -1);
  names = $derived(this.moment?.names ?? this.table?.seats ?? []);
  scores = $derived(this.course?.stages[this.step]?.scores ?? []);
  looking = $derived(this.moment?.seat ?? WATCHER);
  shared = $derived(this.moment?.perspectives ?? []);
  order = $derived([...this.names.keys()].sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0)));
  /** The first step of each round. */
  starts = $derived(this.rounds.flatMap((each, at) => (at === 0 || this.rounds[at - 1] !== each ? [{ round: each, at }] : [])));
  chapters = $derived(this.#chapters());
  caption = $derived(this.#caption());
  won = $derived(this.#won());
  /** The moment as a table would show it: nobody is asked anything. */
  shown = $derived(this.#shown());
  readonly #kept = new Map<string, Promise<Moment>>();

  constructor(
    readonly id: string,
    search: string,
  ) {
    const wanted = Number(new URLSearchParams(search).get("step"));
    if (Number.isInteger(wanted) && wanted > 0) this.step = wanted;
  }

  // -- going through it -----------------------------------------------------------------------------------------------

  go(to: number): void {
    this.playing = false;
    this.step = Math.max(0, Math.min(this.last, to));
  }

  play(): void {
    if (this.step >= this.last) this.step = 0;
    this.playing = !this.playing;
  }

  /** One step on by itself, as long as the board keeps up. */
  advance(): void {
    if (this.moment && this.moment.step < this.step) return;
    if (this.step >= this.last) this.playing = false;
    else this.step += 1;
  }

  byRound(by: number): void {
    const here = this.starts.findLastIndex((each) => each.at <= this.step);
    const to = this.starts[here + by];
    this.go(to ? to.at : by > 0 ? this.last : 0);
  }

  toRound(round: number): void {
    this.go(this.starts.find((each) => each.round === round)?.at ?? 0);
  }

  roundName(round: number): string {
    return round ? this.face.roundHead(round) : this.face.setup();
  }

  // -- what must be there ---------------------------------------------------------------------------------------------

  /** Moments that were asked for stay here. */
  momentOf(at: number, eyes: number | null): Promise<Moment> {
    const key = this.#key(at, eyes);
    let found = this.#kept.get(key);
    if (!found) {
      found = api.replay(this.id, at, eyes ?? undefined);
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  has(at: number, eyes: number | null): boolean {
    return this.#kept.has(this.#key(at, eyes));
  }

  #key(at: number, eyes: number | null): string {
    return `${settings.language} ${eyes} ${at}`;
  }

  #upTo(step: number): Line[] {
    const length = this.course?.stages[step]?.lines ?? 0;
    return this.course?.log.filter((line) => line.number < length) ?? [];
  }

  #chapters(): Chapter[] {
    const found: Chapter[] = [];
    for (const line of this.course?.log ?? []) {
      const entry = { line, step: this.course ? stepOf(this.course, line) : 0 };
      if (found.at(-1)?.round === line.round) found.at(-1)?.lines.push(entry);
      else found.push({ round: line.round, lines: [entry] });
    }
    return found;
  }

  #caption(): string {
    if (this.fresh.length) return this.fresh.map((line) => line.text).join(" ");
    const chose = this.course?.stages[this.step]?.chose ?? -1;
    return chose >= 0 ? t("replay.nothing", { name: this.names[chose] ?? "" }) : t("replay.start");
  }

  #won(): string {
    const [winner] = this.table?.winners ?? [];
    if (winner === undefined) return "";
    return t("replay.won", { name: this.names[winner] ?? "", points: this.face.points(this.table?.scores?.[winner] ?? 0), rounds: this.face.rounds(this.table?.round ?? 0) });
  }

  #shown(): State | null {
    const { moment, table } = this;
    if (!moment || !table) return null;
    const seats = moment.names.map((name, seat) => ({ name, kind: table.kinds[seat] ?? "person", bot: table.kinds[seat] === "bot" ? "bot" : "", here: true, away_since: null, waiting: false, mine: seat === table.me, ready: false }));
    return {
      type: "state",
      number: moment.step,
      table: {
        id: this.id,
        name: table.name,
        game: table.game,
        options: {},
        status: "over",
        why: "",
        seats,
        me: table.me,
        owner: false,
        invite: "",
        invited: false,
        watchers: 0,
        spectators: true,
        clock: { kind: "none", left: [], running: [] },
        window: false,
        bot_after: null,
        undo_asked: -1,
        undo_agreed: [],
        motions: [],
        pace_seconds: 0,
        advice: false,
      },
      view: moment.view,
      question: null,
      undo: "",
      consent: false,
      log: [],
      recap: 0,
      scores: moment.scores,
      winners: moment.step === moment.steps ? (table.winners ?? []) : [],
      result: null,
      passes: false,
      orders: null,
      followed: [],
      ahead: [],
    };
  }
}
