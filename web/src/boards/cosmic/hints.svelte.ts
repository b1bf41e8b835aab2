// A line for newcomers on what happens in each phase, until they have had enough of it.
const KEPT = "orrery.cosmic.hints";

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}

class Hints {
  on = $state(kept());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch {
      // A private window may keep nothing: then it lasts as long as the page.
    }
  }
}

export const hints = new Hints();
