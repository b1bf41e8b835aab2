// A line for newcomers on what happens just now, until they have had enough of it: kept for each game.
export class Hints {
  readonly #kept: string;
  on = $state(true);

  constructor(game: string) {
    this.#kept = `orrery.${game}.hints`;
    try {
      this.on = localStorage.getItem(this.#kept) !== "off";
    } catch {
      // A private window may keep nothing: then they are shown.
    }
  }

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(this.#kept, on ? "on" : "off");
    } catch {
      // Then it lasts as long as the page.
    }
  }
}
