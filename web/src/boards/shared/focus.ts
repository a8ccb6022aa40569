/**
 * For those who play by keyboard: when the focused piece has gone (picked, played, taken away), the focus goes to where
 * the table now asks, instead of back to the top of the page. Those who point are left alone.
 */
export class Focus {
  #root: Element | null = null;
  #byKeys = false;

  /** `{@attach focus.watch}` on the table. */
  watch = (root: Element) => {
    this.#root = root;
    const keys = () => (this.#byKeys = true);
    const points = () => (this.#byKeys = false);
    root.addEventListener('keydown', keys);
    root.addEventListener('pointerdown', points);
    return () => {
      this.#root = null;
      root.removeEventListener('keydown', keys);
      root.removeEventListener('pointerdown', points);
    };
  };

  /** Call in `$effect` after a change; the first selector that finds something wins. */
  restore(...selectors: string[]) {
    if (!this.#root || !this.#byKeys) return;
    const now = document.activeElement;
    if (now && now !== document.body) return;
    for (const selector of selectors) {
      const spot = this.#root.querySelector<HTMLElement | SVGElement>(selector);
      if (spot) {
        spot.focus();
        return;
      }
    }
  }
}
