// One side as it is put together: how many of each type, which of them are upgraded or damaged, and what else counts.
import { TYPES, type UnitType } from "../../boards/ti4/units";
import type { OddsUnit } from "../../lib/types";
import { unitNamed, unitOf, type Box } from "./box";

type Numbers = Partial<Record<UnitType, number>>;

export interface Plain {
  faction: string;
  numbers: Numbers; // the damaged ones too
  hurt: Numbers;
  upgraded: UnitType[];
  has: string[];
}

const nothing = (): Plain => ({ faction: "", numbers: {}, hurt: {}, upgraded: [], has: [] });
const PART = /^(?:(\d+) )?(.+?)( damaged)?$/;

export class Fleet {
  box = $state.raw() as Box;
  #side = $state<Plain>(nothing());
  units = $derived(TYPES.reduce((sum, type) => sum + this.number(type), 0));
  /** In the words of the server: "l1z1x, 2 super-dreadnought-2, 1 super-dreadnought-2 damaged, assault-cannon". */
  text = $derived.by(() => this.#written());
  /** What the address held and nobody knows. */
  strange = $derived(this.#side.has.filter((key) => !this.box.things.some((each) => each.key === key)));

  constructor(box: Box) {
    this.box = box;
  }

  get faction(): string {
    return this.#side.faction;
  }
  number(type: UnitType): number {
    return this.#side.numbers[type] ?? 0;
  }
  hurt(type: UnitType): number {
    return this.#side.hurt[type] ?? 0;
  }
  upgraded(type: UnitType): boolean {
    return this.#side.upgraded.includes(type) && !!this.upgradeOf(type);
  }
  has(key: string): boolean {
    return this.#side.has.includes(key) || this.brings(key);
  }
  /** It comes with the faction. */
  brings(key: string): boolean {
    return this.box.factions.find((each) => each.key === this.faction)?.things.includes(key) ?? false;
  }

  /** The unit of a type as this side has it; null: only some faction has one. */
  unit(type: UnitType): OddsUnit | null {
    return (this.upgraded(type) ? this.upgradeOf(type) : null) ?? unitOf(this.box, type, this.faction, false);
  }
  upgradeOf(type: UnitType): OddsUnit | null {
    return unitOf(this.box, type, this.faction, true);
  }

  put(type: UnitType, number: number): void {
    this.#side.numbers[type] = number;
    this.#settle();
  }
  harm(type: UnitType, number: number): void {
    this.#side.hurt[type] = number;
  }
  upgrade(type: UnitType, on: boolean): void {
    this.#side.upgraded = on ? [...this.#side.upgraded, type] : this.#side.upgraded.filter((each) => each !== type);
    this.#settle();
  }
  take(key: string, on: boolean): void {
    this.#side.has = on ? [...this.#side.has, key] : this.#side.has.filter((each) => each !== key);
  }
  /** Another faction: what only the one before had goes with it. */
  become(faction: string): void {
    this.#side.faction = faction;
    const others = this.box.things.filter((each) => each.faction && each.faction !== faction).map((each) => each.key);
    this.#side.has = this.#side.has.filter((key) => !others.includes(key) && !this.brings(key));
    this.#settle();
  }

  plain(): Plain {
    return $state.snapshot(this.#side);
  }
  replace(side: Plain = nothing()): void {
    this.#side = side;
  }

  /** What only some faction has is there with it alone; no more are damaged than there are, and none that cannot be. */
  #settle(): void {
    for (const type of TYPES) {
      const unit = this.unit(type);
      if (!unit) this.#side.numbers[type] = 0;
      this.#side.hurt[type] = unit?.sustains ? Math.min(this.hurt(type), this.number(type)) : 0;
    }
  }

  #written(): string {
    const parts = this.faction ? [this.faction] : [];
    for (const type of TYPES) {
      const [number, hurt] = [this.number(type), this.hurt(type)];
      const word = this.unit(type)?.key ?? type;
      if (number > hurt) parts.push(`${number - hurt} ${word}`);
      if (hurt) parts.push(`${hurt} ${word} damaged`);
    }
    return [...parts, ...this.#side.has].join(", ");
  }

  /** What nobody knows stays as it is: the server says what is wrong with it. */
  read(text: string): void {
    const side = nothing();
    for (const part of text.toLowerCase().split(",").map((each) => each.trim().replace(/\s+/g, " "))) {
      const [, number, word = "", hurt] = PART.exec(part) ?? [];
      const key = word.replaceAll(" ", "-");
      const unit = unitNamed(this.box, key);
      if (unit) {
        const many = Number(number ?? 1);
        side.numbers[unit.type] = (side.numbers[unit.type] ?? 0) + many;
        if (hurt) side.hurt[unit.type] = (side.hurt[unit.type] ?? 0) + many;
        if (unit.upgrade) side.upgraded.push(unit.type);
      } else if (this.box.factions.some((each) => each.key === key)) side.faction = key;
      else if (part) side.has.push(this.box.things.some((each) => each.key === key) ? key : part);
    }
    this.#side = side;
  }
}
