// What the server answers. The last good answer stays while a new one is on its way.
import { api, type Problem } from "../../lib/api";
import { say } from "../../lib/announce.svelte";
import type { OddsAnswer } from "../../lib/types";
import { percent } from "./say";
import { t } from "./words";

const PAUSE = 150; // milliseconds of rest before the server is asked
const REFUSED = 422; // the question cannot be answered; anything else may pass

export class Answer {
  odds = $state.raw<OddsAnswer | null>(null);
  wrong = $state(""); // why there is none
  asking = $state(false);
  #timer = 0;
  #asked = 0;

  ask(game: string, asked: Record<string, string>): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.asking = true;
    this.#timer = window.setTimeout(() => {
      api.odds(game, asked).then(
        (found) => number === this.#asked && this.#take(found),
        (problem: Problem) => number === this.#asked && this.#take(problem.status === REFUSED ? null : this.odds, problem.message),
      );
    }, PAUSE);
  }

  /** Nothing is asked now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.#take(null);
  }

  #take(odds: OddsAnswer | null, wrong = ""): void {
    this.odds = odds;
    this.wrong = wrong;
    this.asking = false;
    if (odds && !wrong) say(t("spoken", { win: percent(odds.win), draw: percent(odds.draw), loss: percent(odds.loss) }));
  }
}
