// The HTTP API, typed. Every call may throw Problem, whose text is for the reader.
import { settings } from "./settings.svelte";
import type {
  Advised,
  Chances,
  Checked,
  Course,
  Game,
  Joined,
  Line,
  Listed,
  Me,
  MyOrders,
  NewSeat,
  OddsAnswer,
  OddsAskable,
  Opened,
  PlayNow,
  Replayed,
  Rule,
  Settings,
  WantedGame,
  WantedTable,
} from "./types";
import { t } from "./i18n.svelte";

export type { Advised, Chances, Game, Listed, Me, Opened, PlayNow, Rule, Settings, WantedTable };

/** One moment of a replay; its lines are those of a log. */
export type Moment = Omit<Replayed, "log"> & { log: Line[] };

/** A finished game from end to end; its lines are those of a log. */
export type WholeCourse = Omit<Course, "log"> & { log: Line[] };

/** Something on the table in words, with what its game needs to draw it. */
export interface ThingText {
  id: number;
  key: string;
  name: string;
  text: string;
  [fact: string]: unknown;
}

/** All things of a game: kind, then id. */
export type Things = Record<string, Record<string, ThingText>>;

export class Problem extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

type Query = Record<string, string | number | undefined>;

async function call<Answer>(method: string, path: string, body?: unknown, query: Query = {}): Promise<Answer> {
  const words = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, String(value));
  let response: Response;
  try {
    response = await fetch(`/api${path}?${words}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", t("net.lost.quiet")); // nothing asked for this way is kept
  }
  const answer: unknown = response.headers.get("content-type")?.includes("json")
    ? await response.json().catch(() => null)
    : null;
  if (response.ok) return answer as Answer;
  const told = answer as { reason?: string; text?: string } | null;
  throw new Problem(told?.reason ?? "error", told?.text ?? t("error.server", { status: response.status }), response.status);
}

const of = encodeURIComponent;

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PUT", "/me", { name }),
  register: (name: string, password: string) => call<Me>("POST", "/register", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  password: (old: string, next: string) => call<Me>("PUT", "/password", { old, new: next }),
  logout: () => call<unknown>("POST", "/logout"),
  logoutEverywhere: () => call<unknown>("POST", "/logout/everywhere"),

  games: () => call<Game[]>("GET", "/games"),
  things: (game: string) => call<Things>("GET", `/games/${of(game)}/things`),
  rule: (game: string, id: string) => call<Rule>("GET", `/games/${of(game)}/rules/${of(id)}`),

  check: (game: string, wanted: WantedGame) => call<Checked>("POST", `/games/${of(game)}/check`, wanted),
  create: (table: WantedTable) => call<Opened>("POST", "/tables", table),
  playNow: (wish: PlayNow) => call<Opened>("POST", "/tables/play-now", wish),
  withFriend: (game: string) => call<Opened>("POST", "/tables/with-friend", { game }),
  mine: () => call<Listed[]>("GET", "/tables/mine"),
  table: (id: string) => call<Listed>("GET", `/tables/${of(id)}`),
  join: (id: string, invite: string, seat?: number) =>
    call<Joined>("POST", `/tables/${of(id)}/join`, seat === undefined ? { invite } : { invite, seat }),
  accept: (id: string) => call<Joined>("POST", `/tables/${of(id)}/accept`),
  decline: (id: string) => call<unknown>("POST", `/tables/${of(id)}/decline`),
  changeSeat: (id: string, seat: number, wanted: NewSeat) => call<unknown>("PUT", `/tables/${of(id)}/seats/${seat}`, wanted),
  orders: (id: string) => call<MyOrders>("GET", `/tables/${of(id)}/orders`),
  leave: (id: string) => call<unknown>("POST", `/tables/${of(id)}/leave`),
  quit: (id: string) => call<unknown>("POST", `/tables/${of(id)}/quit`),
  remove: (id: string) => call<unknown>("DELETE", `/tables/${of(id)}`),
  again: (id: string) => call<Opened>("POST", `/tables/${of(id)}/again`),
  record: (id: string) => `/api/tables/${of(id)}/record`, // an address to download from
  replay: (id: string, step?: number, seat?: number) =>
    call<Moment>("GET", `/tables/${of(id)}/replay`, undefined, { step, seat }),
  advised: (id: string, step: number, seat: number) => call<Advised | null>("GET", `/tables/${of(id)}/replay/advice`, undefined, { step, seat }),
  chances: (id: string, seat: number) => call<Chances>("GET", `/tables/${of(id)}/chances`, undefined, { seat }),
  course: (id: string, seat?: number) => call<WholeCourse>("GET", `/tables/${of(id)}/course`, undefined, { seat }),

  odds: (game: string, asked: Record<string, string>) => call<OddsAnswer>("GET", `/odds/${of(game)}`, undefined, asked),
  oddsThings: (game: string) => call<OddsAskable>("GET", `/odds/${of(game)}/things`),

  settings: () => call<Settings>("GET", "/settings"),
  saveSettings: (wanted: Settings) => call<Settings>("PUT", "/settings", wanted),
};

const known = new Map<string, Promise<unknown>>();

/** Ask once for each language: things and rules do not change while the page is open. */
function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const place = `${settings.language} ${key}`;
  let answer = known.get(place) as Promise<Answer> | undefined;
  if (!answer) {
    answer = ask();
    answer.catch(() => known.delete(place));
    known.set(place, answer);
  }
  return answer;
}

export const thingsOf = (game: string): Promise<Things> => once(`things ${game}`, () => api.things(game));
export const gamesOf = (): Promise<Game[]> => once("games", () => api.games());

/** A rule by its whole id, "race:develop.6". */
export function ruleOf(id: string): Promise<Rule> {
  const [game = "", rule = ""] = id.split(/:(.*)/s);
  return once(`rule ${id}`, () => api.rule(game, rule));
}
