/**
 * One live region for the whole app: what is put here is read aloud, in order. What comes in one breath is said as one
 * paragraph, so that a reveal of four players is not nine interruptions; of a long silence's worth only the end is said.
 */
const BREATH = 350;
const MOST = 12;

export class Speaker {
  said = $state.raw<{ key: number; text: string }[]>([]);
  #key = 0;
  #waiting: string[] = [];
  #isDrawingBreath = false;

  say(text: string) {
    if (!text || this.#waiting.at(-1) === text) return;
    this.#waiting = [...this.#waiting, text].slice(-MOST);
    if (this.#isDrawingBreath) return;
    this.#isDrawingBreath = true;
    setTimeout(() => this.#speak(), BREATH);
  }

  #speak() {
    this.#isDrawingBreath = false;
    const text = this.#waiting.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
    this.#waiting = [];
    this.said = [...this.said, { key: ++this.#key, text }].slice(-3);
  }
}

export const speaker = new Speaker();
