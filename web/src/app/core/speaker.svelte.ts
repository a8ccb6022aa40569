/** One live region for the whole app: what is put here is read aloud. */
class Speaker {
  said = $state.raw<{ key: number; text: string }[]>([]);
  #key = 0;

  say(text: string) {
    if (!text) return;
    this.said = [...this.said, { key: ++this.#key, text }].slice(-8);
  }
}

export const speaker = new Speaker();
