// A takeover that was declared: both sides with their terms, so that everybody sees why it will succeed or fail.
import type { Things } from "../../lib/api";
import type { Line, PlayerView, Question, RaceView } from "../../lib/types";
import { cardOf, countOf, PHASES, strengthOf, type CardThing, type Kind } from "./race";
import { say } from "./words";

const MILITARY_WORLD = 1; // what powers count, by the server's numbers
const REBEL_MILITARY_WORLD = 3;
const BOOST = 2; // Military of the prestige bonus of Settle
const KINDS: readonly Kind[] = ["novelty", "rare", "genes", "alien"];

export interface Attack {
  attacker: number;
  card: number; // with the takeover power
  world: number;
  owner: number;
  opener: number; // given up so that a world that is not military can be attacked, -1: none
}

export interface Term {
  name: string;
  amount: string; // "2 + 1"
  sum: number;
}

export function attacksOf(view: RaceView): Attack[] {
  return view.attacks.map(([attacker = 0, card = 0, , world = 0, owner = 0, opener = -1]) => ({ attacker, card, world, owner, opener }));
}

const powers = (player: PlayerView): number[] => [...player.tableau, ...player.spent.gone];
const minus = (value: number): string => String(value).replace("-", "−");

function special(cards: number[], world: CardThing, kind: Kind, things: Things): [number, number][] {
  return cards.flatMap((id) =>
    cardOf(things, id).special.filter((each) => (each.rebel ? world.rebel : each.kind === kind)).map((each): [number, number] => [id, each.amount]),
  );
}

const sumOf = (terms: [number, number][]): number => terms.reduce((sum, [, amount]) => sum + amount, 0);

/** The owner of a world of any kind says the one that is best for the defence. */
function kindOf(mine: number[], theirs: number[], world: CardThing, things: Things): Kind {
  if (world.kind !== "any") return world.kind;
  const lead = (kind: Kind): number => sumOf(special(mine, world, kind, things)) - sumOf(special(theirs, world, kind, things));
  return KINDS.reduce((best, kind) => (lead(kind) < lead(best) ? kind : best));
}

function term(name: string, terms: [number, number][], things: Things): Term[] {
  const found = terms.filter(([, amount]) => amount);
  if (!found.length) return [];
  const names = [...new Set(found.map(([id]) => cardOf(things, id).name))].join(", ");
  const amount = found.map(([, each]) => minus(each)).join(" + ").replace(/\+ −/g, "− ");
  return [{ name: name ? `${name}: ${names}` : names, amount, sum: sumOf(found) }];
}

const plain = (name: string, sum: number): Term[] => (sum ? [{ name, amount: minus(sum), sum }] : []);

function reinforced(view: RaceView, player: PlayerView): Term[] {
  const boosted = player.standing.boosted >= 0 && PHASES[view.phase]?.actions[0] === player.standing.boosted;
  return [...plain(say("takeover.boost"), boosted ? BOOST : 0), ...plain(say("takeover.added"), player.spent.reinforced)];
}

/** What a player has against this world, whoever attacks. */
function common(view: RaceView, seat: number, world: CardThing, kind: Kind, things: Things): Term[] {
  const player = view.players[seat];
  if (!player) return [];
  const cards = powers(player);
  const against = say(world.rebel ? "takeover.rebels" : "takeover.kind", { kind: world.kind_name });
  return [
    ...term("", cards.map((id): [number, number] => [id, strengthOf(id, cards, things)]), things),
    ...term(against, special(cards, world, kind, things), things),
    ...reinforced(view, player),
  ];
}

/** Both sides in terms: the attacker first. */
export function sides(view: RaceView, attack: Attack, things: Things): [Term[], Term[]] {
  const [attacker, owner] = [view.players[attack.attacker], view.players[attack.owner]];
  if (!attacker || !owner) return [[], []];
  const [mine, theirs] = [powers(attacker), powers(owner)];
  const world = cardOf(things, attack.world);
  const kind = kindOf(mine, theirs, world, things);
  const each = cardOf(things, attack.card).takeover?.rebel ?? 0;
  const rebels = countOf(theirs, REBEL_MILITARY_WORLD, things);
  const others = countOf(theirs, MILITARY_WORLD, things) - rebels;
  const guarded = theirs.map((id): [number, number] => {
    const defends = cardOf(things, id).defends;
    return [id, defends ? defends.rebel * rebels + defends.other * others : 0];
  });
  const less = attack.opener >= 0 ? cardOf(things, attack.opener).opens : 0;
  return [
    [...common(view, attack.attacker, world, kind, things), ...plain(cardOf(things, attack.card).name, each * countOf(mine, REBEL_MILITARY_WORLD, things))],
    [
      ...common(view, attack.owner, world, kind, things),
      ...term(say("takeover.guards"), guarded, things),
      ...plain(say(less ? "takeover.cost less" : world.military ? "takeover.defense" : "takeover.cost", { n: less }), world.cost - less),
    ],
  ];
}

const ARMIES = new Set(["add military", "add military in defence"]);
const RECRUITS = new Set(["recruit more", "recruit in defence"]);

/** What I would add to this takeover by what is picked now; null: I am not asked that. */
export function added(question: Question | null, picked: number[], attack: Attack, things: Things): number | null {
  if (!question?.things.some((each) => each.kind === "card" && each.id === attack.world)) return null;
  if (RECRUITS.has(question.prompt)) return picked.length;
  if (!ARMIES.has(question.prompt)) return null;
  const army = picked.flatMap((place) => question.options[place]?.things ?? []);
  return army.reduce((sum, each) => sum + cardOf(things, each.id).reinforces, 0);
}

const OUTCOMES = new Set(["taken over", "destroyed", "takeover failed", "takeover vetoed", "takeover void"]);

/** What became of the takeovers of the last Settle phase, until the phase after it is over. */
export function outcomes(lines: Line[]): Line[] {
  const found: Line[] = [];
  let ended = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (OUTCOMES.has(line.kind)) found.unshift(line);
    if ((line.kind === "phase" || line.kind === "round") && ended++ >= 1) break;
  }
  return found;
}

export const total = (terms: Term[]): number => terms.reduce((sum, each) => sum + each.sum, 0);
