/** At how many tables it is this person's turn, as far as this page knows: on the icon of the app where the browser can. */
type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

class Badge {
  #waiting = new Set<string>();
  count = $state(0);

  /** Does this table wait for somebody at this browser? */
  mark(table: string, isWaiting: boolean) {
    if (this.#waiting.has(table) === isWaiting) return;
    if (isWaiting) this.#waiting.add(table);
    else this.#waiting.delete(table);
    this.count = this.#waiting.size;
    void this.#show();
  }

  async #show() {
    const icon: Badged = navigator;
    try {
      if (this.count > 0) await icon.setAppBadge?.(this.count);
      else await icon.clearAppBadge?.();
    } catch {
      // not allowed to this page: the list on the front page says it
    }
  }
}

export const badge = new Badge();
