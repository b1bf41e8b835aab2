// Made by tools/page_types.py from the server's types. Do not edit: run it again.

// -- at a table, over the WebSocket

/** Something on the table that can be clicked: a card, a seat, an action. */
export interface Thing {
  kind: string;
  id: number;
}

/** One legal reply: pick it by its place in the list. */
export interface OptionText {
  key: string;
  things: Thing[];
  text: string;
  values: number[];
}

/** One line of a form: who gives what. */
export interface Gift {
  giver: number;
  kind: string;
  id: number;
}

/** A line that a form may hold, and how much of it at most; where that is nothing, why, with its rule. */
export interface Row {
  giver: number;
  kind: string;
  most: number;
  why: string;
  rule: string;
  at: Thing;
  text: string;
}

/** A form filled in as an example, with its words. */
export interface FormText {
  gifts: Gift[];
  text: string;
}

/** What this seat is asked. */
export interface Question {
  token: string;
  prompt: string;
  text: string;
  rule: string;
  least: number;
  most: number;
  options: OptionText[];
  things: Thing[];
  final: boolean;
  window: boolean;
  passing: boolean;
  forms: FormText[] | null;
  values: number[];
  rows: Row[];
  asides: OptionText[];
}

/** Something that a form comes to: what is counted, where if it is about one place, how much, and how much at most. */
export interface SumText {
  name: string;
  where: number;
  amount: number;
  most: number;
}

/** A standing order: what my seat replies by itself. */
export interface OrderText {
  key: string;
  text: string;
  on: boolean;
  lasts: string;
  span: string;
}

/** An order has answered for me; nobody else is told. */
export interface FollowedText {
  line: number;
  text: string;
  order: string;
  on: boolean;
}

/** One line of the log in words. */
export interface Line {
  number: number;
  round: number;
  kind: string;
  actor: number;
  rule: string;
  text: string;
  things: Thing[];
}

/** Time left to the seats that are asked, in seconds; None: no limit. */
export interface Clock {
  kind: string;
  left: (number | null)[];
  running: number[];
}

/** Who sits there, as everybody may know it. */
export interface Seat {
  name: string;
  kind: string;
  bot: string;
  here: boolean;
  away_since: number | null;
  waiting: boolean;
  mine: boolean;
  ready: boolean;
}

/** A vote that is open: "end" the game, or "replace" an absent person by a bot. */
export interface Motion {
  kind: string;
  seat: number;
  by: number;
  yes: number[];
  no: number[];
  missing: number[];
}

/** A part of the table in words: a heading and rows of cells, under columns if there are any. */
export interface Panel {
  title: string;
  columns: string[];
  rows: string[][];
}

/** The table around the game. */
export interface TableState {
  id: string;
  name: string;
  game: string;
  options: Record<string, number | string>;
  status: string;
  why: string;
  seats: Seat[];
  me: number;
  owner: boolean;
  invite: string;
  invited: boolean;
  watchers: number;
  spectators: boolean;
  clock: Clock;
  window: boolean;
  bot_after: number | null;
  undo_asked: number;
  undo_agreed: number[];
  motions: Motion[];
  pace_seconds: number;
  advice: boolean;
}

/** Everything there is to see; sent on arrival and after every change. */
export interface State {
  type: "state";
  number: number;
  table: TableState;
  view: Record<string, unknown> | null;
  question: Question | null;
  undo: string;
  consent: boolean;
  log: Line[];
  recap: number;
  scores: number[];
  winners: number[];
  result: Panel[] | null;
  passes: boolean;
  orders: OrderText[] | null;
  followed: FollowedText[];
  ahead: OrderText[];
}

/** A request was carried out and is stored. */
export interface Done {
  type: "done";
  id: string;
  number: number;
  links: number;
}

/** A request was not carried out, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string;
  reason: string;
  text: string;
  rule: string;
  link: number;
}

/** Why a thing cannot be chosen now. */
export interface Reason {
  type: "reason";
  id: string;
  reason: string;
  text: string;
  rule: string;
}

/** What a form comes to, and why it would be refused; reason, words and rule are empty if it would be taken. */
export interface Counted {
  type: "counted";
  id: string;
  reason: string;
  text: string;
  rule: string;
  sums: SumText[];
}

/** One of the best options, by its place; -1: to pick no more. */
export interface WeighedOption {
  place: number;
  text: string;
  share: number;
}

/** What a bot would do in my place, and what it expects. */
export interface Advice {
  type: "advice";
  id: string;
  by: string;
  best: WeighedOption[];
  picks: number[];
  reply: string[];
  wins: number;
  margin: number;
}

/** Words of people. */
export interface Chat {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  note: string;
  line: number;
}

/** The server speaks: it restarts, the table has gone. */
export interface Notice {
  type: "notice";
  reason: string;
  text: string;
}

/** Answer the question `token` with options by their places, or with a form. */
export interface Choose {
  type: "choose";
  id: string;
  token: string;
  picks: number[];
  form: Gift[] | null;
}

/** An option by what it is, for a question that is still to come: its place there is not known yet. */
export interface Named {
  key: string;
  things: Thing[];
}

/** One reply of a plan: options by their places or by what they are, or a form. */
export interface Reply {
  picks: number[];
  named: Named[];
  form: Gift[] | null;
}

/** Answer the question `token` and those I am asked after it, all or nothing. */
export interface Plan {
  type: "plan";
  id: string;
  token: string;
  replies: Reply[];
}

/** Take back my last choice or plan, or ask the others to agree if that is no longer mine to decide. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Answer another seat's wish to undo. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Let a bot play my seat from now on; `bot` empty: I take it back. */
export interface HandOver {
  type: "hand-over";
  id: string;
  bot: string;
}

/** Ask that a bot stands in for a seat that has been away for as long as the table agreed on. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Ask that the game ends here, without a winner. */
export interface End {
  type: "end";
  id: string;
}

/** Answer a motion. */
export interface Vote {
  type: "vote";
  id: string;
  motion: string;
  seat: number;
  yes: boolean;
}

/** Let my seat pass in all windows for the rest of this round, or no longer. */
export interface PassRound {
  type: "pass-round";
  id: string;
  on: boolean;
}

/** Give a standing order, by its key as `GET /api/tables/{id}/orders` lists it, or take it back. */
export interface GiveOrder {
  type: "order";
  id: string;
  order: string;
  on: boolean;
  lasts: string;
}

/** Go on in that language. */
export interface Speak {
  type: "speak";
  id: string;
  language: string;
}

/** Ask why I cannot choose that thing now. */
export interface Why {
  type: "why";
  id: string;
  thing: Thing;
}

/** Ask what a form comes to that I am filling in, and whether it would be taken. */
export interface Check {
  type: "check";
  id: string;
  token: string;
  form: Gift[];
}

/** Ask what a bot would do in my place, where the table allows it. */
export interface Advise {
  type: "advise";
  id: string;
  token: string;
}

/** The owner starts the game; open seats are filled with bots. */
export interface Start {
  type: "start";
  id: string;
}

export type FromServer = State | Done | Refusal | Reason | Counted | Advice | Chat | Notice;

export type FromPage = Choose | Plan | Undo | Agree | Say | HandOver | Replace | End | Vote | PassRound | GiveOrder | Speak | Why | Check | Advise | Start;

// -- what a seat sees of a game

/** What a player has used in this phase. */
export interface Spent {
  gone: number[];
  reinforced: number;
  used: number[];
}

/** What a player has of prestige and goals. */
export interface Standing {
  boosted: number;
  gained: number;
  goals: number[];
  prestige: number;
  reached: number[];
  said: number;
  searched: boolean;
  tokens: number;
}

/** What everybody sees of one player. */
export interface PlayerView {
  actions: number[];
  chips: number;
  drawn_size: number;
  goods: number[];
  hand_size: number;
  placed: number[];
  produced: number[];
  saved_size: number;
  spent: Spent;
  standing: Standing;
  start: number;
  tableau: number[];
  military: number;
  full: number;
}

/** A takeover that was declared: both sides with their terms, so that everybody sees why it succeeds or fails. */
export interface Ledger {
  attack: [string, number, number][];
  attacker: number;
  card: number;
  defense: number;
  guard: [string, number, number][];
  owner: number;
  strength: number;
  world: number;
}

/** The whole game as one seat sees it. */
export interface RaceView {
  action: number;
  actions_each: number;
  attacks: number[][];
  deck: number;
  discard: number;
  drawn: number[];
  first: number;
  goals: number[];
  hand: number[];
  heaps: number[];
  leaders: number[];
  over: boolean;
  pack: number[];
  phase: number;
  picked: number[];
  piles: number[];
  players: PlayerView[];
  pool: number;
  rounds: number;
  saved: number[];
  seat: number;
  sets: number;
  shown: number[];
  takeovers: boolean;
  winners: number[];
  ledgers: Ledger[];
  progress: [number, number][][][][];
  ending: [string, number][];
  prestige_end: number;
}

/** An alien sheet as somebody sees it. */
export interface PowerView {
  alien: number;
  card_count: number;
  cards: number[];
  face_up: boolean;
  lost: boolean;
  number: number;
  places: number[];
  tokens: number;
  zapped: boolean;
}

/** A technology as somebody sees it. */
export interface TechView {
  card: number;
  done: boolean;
  loaded: boolean;
  prometheus: boolean;
  ships: number;
  under: number;
}

/** What is seen of one player. */
export interface CosmicPlayer {
  adrift: number;
  aside: number[];
  aside_size: number;
  beside: number;
  dealt_size: number;
  gate: number;
  gone: number;
  hand_size: number;
  powers: PowerView[];
  techs: TechView[];
  warp: number;
}

/** One line of what a side's total is made of. */
export interface LedgerLine {
  kind: string;
  points: number;
  seat: number;
  ships: number;
  source: string;
}

/** What the total of one side is made of, as far as it is known. */
export interface LedgerView {
  bonus: number;
  lines: LedgerLine[];
  ships: number;
  total: number;
  value: number;
}

/** Which of two attacks is ahead. */
export interface LeadView {
  by: number;
  lower: boolean;
  side: number;
}

/** What the terms of a deal may hold. */
export interface DealView {
  cards: number[];
  grants: [number, number, boolean][];
  releases: [number, number, number][];
}

/** The encounter as somebody sees it. */
export interface EncounterView {
  about_to_win: number[];
  deal: DealView | null;
  defense: number;
  destiny: number;
  effects: [string, number, number][];
  faces: number[];
  flares: number[];
  invited: number[][];
  is_laid: boolean[];
  laid: number[];
  lead: LeadView | null;
  ledgers: LedgerView[];
  lost: number[];
  offense: number;
  open_cards: boolean[];
  outcome: number;
  phase: string;
  planet: number;
  shown: boolean;
  sides: number[];
  system: number;
}

/** The whole game as one seat sees it. */
export interface CosmicView {
  cannon: number;
  colonies: number[][];
  dealt: number[];
  deck: number;
  destiny_deck: number;
  destiny_discard: number[];
  destroyed: number[];
  discard: number[];
  encounter: EncounterView | null;
  genesis: number;
  hand: number[];
  known: [number, number][];
  met: number;
  order: number[];
  over: boolean;
  planets_each: number;
  players: CosmicPlayer[];
  prometheus: number;
  prometheus_at: number;
  seat: number;
  supers: number[];
  table: number[];
  tech_deck: number;
  tech_discard: number[];
  technology: boolean;
  to_win: number;
  turn: number;
  turns: number;
  ways: string[];
  winners: number[];
  owners: number[];
  foreign: number[];
  homes: number[];
}

/** What is seen of one player. */
export interface Ti4Player {
  abilities: number[];
  area: number[];
  captured: [number, number][];
  commodities: number;
  copied: [number, number][];
  eliminated: boolean;
  exhausted: number[];
  faction: number;
  fleet: number;
  fleet_limit: number;
  foreign: number[];
  fragments: number[];
  good_worth: number;
  goods: number;
  hand_size: number;
  influence: number;
  kept: number[];
  leaders: number[];
  left: number[];
  legendary: number[];
  locked: [number, number, number][];
  most_commodities: number;
  note_count: number;
  passed: boolean;
  points: number;
  relics: number[];
  resources: number;
  returning: number;
  scored: number[];
  secret_count: number;
  stored: [number, number][];
  strategies: number[];
  strategy: number;
  tactic: number;
  techs: number[];
  tiles: [number, number];
  tokens_left: number;
  units: number[];
  used: number[];
}

/** The units of one player and one type at one place. */
export interface Stack {
  damaged: number;
  seat: number;
  type: number;
  whole: number;
}

/** A system; its number is its place in the list. */
export interface SystemView {
  anomalies: string;
  destroyed: number[];
  frontier: boolean;
  planets: number[];
  q: number;
  r: number;
  storm: string;
  tile: number;
  tokens: number[];
  units: Stack[];
  wormholes: string;
}

/** A planet on the board. */
export interface PlanetView {
  attached: number[];
  controller: number;
  exhausted: boolean;
  influence: number;
  planet: number;
  resources: number;
  sleeper: number;
  specialty: string;
  system: number;
  units: Stack[];
}

/** An objective that is revealed, or a secret one of mine, and how far I am. */
export interface GoalView {
  card: number;
  have: number;
  need: number;
  scored: number[];
  things: [string, number][];
}

/** Votes that were cast for an outcome, or a prediction of it. */
export interface VoteView {
  card: number;
  number: number;
  outcome: string;
  seat: number;
  votes: number;
}

/** The agenda that is being voted on. */
export interface AgendaView {
  card: number;
  hidden: number;
  outcome: VoteView;
  predictions: VoteView[];
  voted: number[];
  votes: VoteView[];
  voting: number;
}

/** A die that has been rolled. */
export interface DieView {
  die: number;
  hit: boolean;
  needs: number;
  seat: number;
  type: number;
}

/** What is being shot at: a combat, or units that fire by an ability. */
export interface CombatView {
  attacker: number;
  defender: number;
  dice: DieView[];
  hits: [number, number];
  kind: string;
  planet: number;
  retreating: number;
  round: number;
  step: string;
  system: number;
  troops: [number, number, number, number][];
}

/** The moment at which I am asked whether I act: who is asked in which order. */
export interface WindowView {
  order: number[];
  passed: number[];
}

/** A technology that I do not own. */
export interface ResearchView {
  can: boolean;
  helpers: [string, number][];
  lacks: string[];
  tech: number;
}

/** A neighbour of mine, and where we meet. */
export interface MeetingView {
  mine: number;
  seat: number;
  theirs: number;
}

/** The status phase in progress. */
export interface StatusView {
  draws: number;
  gains: number;
  scored: number[];
  step: number;
}

/** An exploration card as it was found. */
export interface FoundView {
  find: number;
  planet: number;
  seat: number;
  system: number;
  turn: number;
}

/** The exploration decks: what is left in them and where the rest lies. */
export interface ExplorationView {
  decks: number[][];
  discards: number[][];
  found: FoundView[];
  now: number;
  purged: number[];
  relics: number[];
  turn: number;
}

/** The whole game as one seat sees it. */
export interface Ti4View {
  active: number;
  active_system: number;
  agenda: AgendaView | null;
  agenda_discard: number[];
  agendas: number;
  agendas_known: [number, number][];
  bonus: number[];
  combat: CombatView | null;
  custodians: boolean;
  deck: number;
  discard: number[];
  exploration: ExplorationView | null;
  gains: [number, number, string, number, number][];
  goal: number;
  goals: GoalView[];
  hand: number[];
  joined: [number, number][];
  known: [number, number][];
  lanes: [number, number, number, number][];
  laws: [number, number, number][];
  links: [number, number][];
  neighbours: MeetingView[];
  notes: number[];
  notes_known: [number, number][];
  objectives: number[];
  objectives_left: [number, number, number];
  over: boolean;
  partners: number[];
  phase: string;
  places: [number, number][];
  planets: PlanetView[];
  players: Ti4Player[];
  research: ResearchView[];
  round: number;
  seat: number;
  secrets: number[];
  speaker: number;
  status: StatusView | null;
  step: string;
  systems: SystemView[];
  tiles: number[];
  ways: number[];
  window: WindowView | null;
  winners: number[];
  zero: number;
}

// -- the HTTP API

/** What a bot would have done, and what was done. */
export interface Advised {
  by: string;
  best: AdvisedOption[];
  picks: number[];
  reply: string[];
  wins: number;
  margin: number;
  done: string[];
  same: boolean;
}

/** One of the best options, by its place; -1: to pick no more. */
export interface AdvisedOption {
  place: number;
  text: string;
  share: number;
}

/** What a plan leads to: in space, if anybody fires there, and on each planet if all land on it. */
export interface AttackOdds {
  space: OddsAnswer | null;
  ground: OddsInvasion[];
  more: OddsMore[];
}

/** What a seat thinks of doing, line by line as in a form. */
export interface AttackPlan {
  form: [number, string, number][];
}

/** After so many choices: the chance to win, and by how many points. */
export interface Chance {
  step: number;
  wins: number;
  margin: number;
}

/** How a seat stood from round to round, as a bot sees it that sees what the seat saw. */
export interface Chances {
  by: string;
  seat: number;
  points: Chance[];
}

export interface Checked {
  objections: Objection[];
  bots: string[];
  advice: boolean;
}

/** A finished game from end to end: its stages, the first before any choice, and the whole log. */
export interface Course {
  stages: Stage[];
  log: Record<string, unknown>[];
}

export interface Game {
  name: string;
  label: string;
  least_players: number;
  most_players: number;
  play_now: number[];
  options: GameOption[];
  bots: GameBot[];
}

export interface GameBot {
  name: string;
  text: string;
}

export interface GameOption {
  name: string;
  text: string;
  default: string;
  choices: string[];
  choice_texts: string[];
}

export interface Joined {
  seat: number;
}

export interface Joining {
  invite: string;
  seat?: number | null;
  id?: string;
}

/** A table as its people find it in a list. */
export interface Listed {
  id: string;
  name: string;
  game: string;
  status: string;
  seats: string[];
  kinds: string[];
  invited: boolean;
  my_turn: boolean;
  since: number;
  round: number;
  scores: number[] | null;
  winners: number[] | null;
  me: number;
  why: string;
  vote: boolean;
}

export interface Login {
  name: string;
  password: string;
}

export interface Me {
  name: string;
  guest: boolean;
  id8: string;
}

export interface MyOrders {
  orders: Orderable[];
  spans: Span[];
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewSeat {
  kind: "open" | "bot" | "invited";
  bot?: string;
  name?: string;
}

/** Why a table cannot be played like this. */
export interface Objection {
  reason: string;
  text: string;
  brief: string;
  rule: string;
  options: string[];
  seat: number;
  ways: WayOut[];
}

/** The sides in their one form, what comes of it for the attacker, and on what that rests. */
export interface OddsAnswer {
  attacker: string;
  defender: string;
  place: string;
  nebula: boolean;
  win: number;
  draw: number;
  loss: number;
  stuck: number;
  rounds: number;
  course: OddsRound[];
  left: OddsSides;
  left_out: OddsShares;
  cost: OddsCosts;
  opening: OddsStep[];
  dice: OddsRolls;
  rests_on: OddsReason[];
  inexact: OddsDoubt[];
}

/** Everything that a question may hold. */
export interface OddsAskable {
  units: OddsUnit[];
  things: OddsThing[];
  factions: OddsFaction[];
  most_tokens: number;
}

/** The price of all units of a side, and how much of it is lost, to be expected. */
export interface OddsCost {
  all: number;
  lost: number;
}

export interface OddsCosts {
  attacker: OddsCost;
  defender: OddsCost;
}

/** Dice of one kind of units before the rounds, and what they need. */
export interface OddsDice {
  unit: string;
  count: number;
  needs: number;
}

/** Something that makes the numbers inexact. */
export interface OddsDoubt {
  key: string;
  text: string;
}

/** A faction that may be named: the units it has in place of others, and the abilities that come with it. */
export interface OddsFaction {
  key: string;
  name: string;
  units: string[];
  things: string[];
}

/** The same for the invasion of one planet. */
export interface OddsInvasion {
  attacker: string;
  defender: string;
  place: string;
  nebula: boolean;
  win: number;
  draw: number;
  loss: number;
  stuck: number;
  rounds: number;
  course: OddsRound[];
  left: OddsSides;
  left_out: OddsShares;
  cost: OddsCosts;
  opening: OddsStep[];
  dice: OddsRolls;
  rests_on: OddsReason[];
  inexact: OddsDoubt[];
  planet: number;
}

/** What may be left of the side that wins. */
export interface OddsLeft {
  share: number;
  units: OddsUnits[];
}

/** The chance to win with one unit more of a row of the question. */
export interface OddsMore {
  place: number;
  kind: string;
  win: number;
}

/** Where a thing counts, and for which side; empty: for both. */
export interface OddsPlace {
  place: string;
  side: string;
}

/** Something that the numbers rest on; the side is empty if it holds for both. */
export interface OddsReason {
  what: string;
  side: string;
  rule: string;
  text: string;
}

/** Dice of one kind of units in the first round; `later`: what they need after it, `again`: misses are rerolled. */
export interface OddsRoll {
  unit: string;
  count: number;
  needs: number;
  later: number;
  again: boolean;
}

export interface OddsRolls {
  attacker: OddsRoll[];
  defender: OddsRoll[];
}

/** How it stands after so many rounds; 0: before the first. */
export interface OddsRound {
  round: number;
  win: number;
  draw: number;
  loss: number;
  open: number;
}

export interface OddsShares {
  attacker: number;
  defender: number;
}

export interface OddsSides {
  attacker: OddsLeft[];
  defender: OddsLeft[];
}

/** What one side does before the rounds. */
export interface OddsStep {
  step: string;
  name: string;
  side: string;
  rule: string;
  dice: OddsDice[];
}

/** A technology, an ability or a card that may be named. */
export interface OddsThing {
  key: string;
  kind: string;
  name: string;
  text: string;
  faction: string;
  counts: OddsPlace[];
}

/** A unit that may be named; pairs are dice and what they need. */
export interface OddsUnit {
  key: string;
  name: string;
  type: string;
  faction: string;
  most: number;
  places: string[];
  cost: number;
  dice: number;
  needs: number;
  sustains: boolean;
  capacity: number;
  cannon: [number, number];
  barrage: [number, number];
  bombardment: [number, number];
  shield: boolean;
}

/** So many units of one kind, some of them damaged. */
export interface OddsUnits {
  unit: string;
  count: number;
  damaged: number;
}

export interface Opened {
  id: string;
  invite: string;
}

/** An order that I may give, or have given. */
export interface Orderable {
  key: string;
  text: string;
  on: boolean;
  lasts: string;
  span: string;
  topic: string;
}

export interface Pace {
  kind?: "none" | "live" | "days";
  seconds?: number;
}

export interface PlayNow {
  game: string;
  players?: number | null;
  bot?: string;
}

/** One moment of a finished game. */
export interface Replayed {
  steps: number;
  step: number;
  seat: number;
  perspectives: number[];
  names: string[];
  view: Record<string, unknown>;
  log: Record<string, unknown>[];
  scores: number[];
  chose: number;
  note: string;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  before: string | null;
  after: string | null;
}

export interface Settings {
  language: "" | "en" | "de";
  sound: boolean;
  motion: "full" | "reduced" | "system";
  theme: "dark" | "light" | "system";
  share_hand: boolean;
  auto_pass: "never" | "nothing";
}

export interface Span {
  key: string;
  text: string;
}

/** Where the game stood after one choice. */
export interface Stage {
  chose: number;
  lines: number;
  scores: number[];
}

/** What is checked before a table is made. */
export interface WantedGame {
  options?: Record<string, string | number>;
  seats: WantedSeat[];
}

export interface WantedSeat {
  kind: "me" | "bot" | "open" | "invited";
  bot?: string;
  name?: string;
}

export interface WantedTable {
  game: string;
  name?: string;
  options?: Record<string, string | number>;
  seats: WantedSeat[];
  pace?: Pace;
  bot_after?: number | null;
  spectators?: boolean;
  advice?: boolean | null;
}

/** A change that makes the table playable. */
export interface WayOut {
  text: string;
  options: Record<string, string>;
  players: number | null;
}

/** It is. */
export interface Well {
  ok: boolean;
}

/** Why a thing cannot be chosen now; all are empty if it can. */
export interface WhyNot {
  reason: string;
  text: string;
  rule: string;
}

export interface WithFriend {
  game: string;
}

/** The body of every refusal. */
export interface Wrong {
  reason: string;
  text: string;
}
