// How the galaxy is looked at: what lies in the middle of the screen, and how large. Nothing moves by itself.
import type { Box, Point } from "./hexes";

const NEAREST = 2.6;
const FARTHEST = 0.34;
export const STEP = 1.25; // of one press on a button or key

/** From far to near; zoom only takes away. */
export type Detail = "signs" | "few" | "most" | "all";

const BEYOND = 0.16; // of the screen

/** Where the middle of a screen of that size may be over what reaches from there so far. */
function within(value: number, from: number, length: number, screen: number): number {
  const slack = Math.max(0, length - screen) / 2 + screen * BEYOND;
  const middle = from + length / 2;
  return Math.min(middle + slack, Math.max(middle - slack, value));
}

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  box = $state.raw<Box>({ left: -338, top: -387, width: 677, height: 762 });
  /** Whether the whole galaxy is shown: then it is fitted anew when the room changes. */
  fitted = $state(true);
  /** Whether somebody has looked there on purpose since it was last brought into the middle; then it is left alone. */
  byHand = false;
  /** Whether somebody has chosen how large it is. */
  zoomed = false;
  /** Whether a finger or button is down on it. */
  held = false;

  /** Where the origin of the galaxy is on the screen. */
  readonly left = $derived(this.width / 2 - this.x * this.scale);
  readonly top = $derived(this.height / 2 - this.y * this.scale);
  readonly detail = $derived<Detail>(this.scale < 0.5 ? "signs" : this.scale < 0.7 ? "few" : this.scale < 1.35 ? "most" : "all");

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (this.fitted) this.fit();
    else this.#keep();
  }

  bound(box: Box): void {
    this.box = box;
    if (this.fitted) this.fit();
  }

  fit(): void {
    const { left, top, width, height } = this.box;
    if (!this.width || !this.height) return;
    this.scale = Math.min(NEAREST, Math.max(FARTHEST, Math.min(this.width / width, this.height / height)));
    this.x = left + width / 2;
    this.y = top + height / 2;
    this.fitted = true;
    this.zoomed = false;
  }

  /** Bring a point into the middle, not farther away than so. */
  centre(point: Point, scale = this.scale): void {
    this.scale = Math.max(scale, this.scale);
    this.x = point.x;
    this.y = point.y;
    this.fitted = false;
    this.byHand = false;
    this.#keep();
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.fitted = false;
    this.byHand = true;
    this.#keep();
  }

  /** Larger or smaller by that factor; what lies under that point of the screen stays there. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * by));
    const fixed = { x: this.x + (at.x - this.width / 2) / this.scale, y: this.y + (at.y - this.height / 2) / this.scale };
    this.x = fixed.x - (at.x - this.width / 2) / scale;
    this.y = fixed.y - (at.y - this.height / 2) / scale;
    this.scale = scale;
    this.fitted = false;
    this.zoomed = true;
    this.byHand = true;
    this.#keep();
  }

  /** Bring a hex into sight, with room around it; nothing happens if it is. */
  reveal(point: Point, room: number): void {
    const x = this.left + point.x * this.scale;
    const y = this.top + point.y * this.scale;
    const around = room * this.scale;
    const dx = x < around ? around - x : x > this.width - around ? this.width - around - x : 0;
    const dy = y < around ? around - y : y > this.height - around ? this.height - around - y : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  /** The galaxy fills the screen as far as it can; a little beyond its edge may be seen. */
  #keep(): void {
    const { left, top, width, height } = this.box;
    this.x = within(this.x, left, width, this.width / this.scale);
    this.y = within(this.y, top, height, this.height / this.scale);
  }
}
