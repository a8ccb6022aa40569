/** Whose board lies large in the middle: one's own, until one turns to another; a new question turns back. */
interface Seats {
  seat: number | null;
  seats: number;
}

export class Looking {
  #turned = $state<number | null>(null);
  #view: () => Seats;
  /** Whose board it is. */
  readonly at = $derived.by(() => {
    const { seat, seats } = this.#view();
    return this.#turned !== null && this.#turned < seats ? this.#turned : (seat ?? 0);
  });
  readonly isOwn = $derived.by(() => this.#view().seat === this.at);
  /** Everybody else, from the left of whoever looks. */
  readonly others = $derived.by(() => {
    const { seat, seats } = this.#view();
    return Array.from({ length: seats }, (_, k) => ((seat ?? 0) + k) % seats).filter((one) => one !== this.at);
  });

  constructor(view: () => Seats, decision: () => unknown) {
    this.#view = view;
    $effect(() => {
      void decision();
      this.home();
    });
  }

  turn(seat: number) {
    this.#turned = seat === this.#view().seat ? null : seat;
  }

  home() {
    this.#turned = null;
  }
}
