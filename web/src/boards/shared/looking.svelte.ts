/**
 * Whose board lies in the middle, and whose large beside it. One's own lies in the middle; another that one turns to is
 * large beside it where there is room, else it takes the place of the own one until there is a new question.
 */
import { untrack } from 'svelte';
import { around } from './seats';

/** The table, of which only this is asked. */
interface Table {
  view: { seat: number | null; seats: number };
  decision?: { id: unknown } | null;
}

export class Looking {
  #turned = $state<number | null>(null);
  readonly #table: () => Table;
  /** There is room for a second large board: the table says so. */
  hasRoom = $state(false);
  readonly #looked = $derived.by(() => {
    const { seat, seats } = this.#table().view;
    return this.#turned !== null && this.#turned < seats ? this.#turned : (seat ?? 0);
  });
  /** Whose board is large beside the own one. */
  readonly large = $derived.by(() => {
    const { seat } = this.#table().view;
    return this.hasRoom && seat !== null && this.#looked !== seat ? this.#looked : null;
  });
  /** Whose board lies in the middle. */
  readonly at = $derived.by(() => (this.large === null ? this.#looked : (this.#table().view.seat ?? 0)));
  readonly isOwn = $derived.by(() => this.#table().view.seat === this.at);
  /** Everybody else, from the left of whoever looks. */
  readonly others = $derived.by(() => {
    const { seat, seats } = this.#table().view;
    return around(seat ?? 0, seats).filter((one) => one !== this.at);
  });

  constructor(table: () => Table) {
    this.#table = table;
    $effect(() => {
      void table().decision?.id;
      if (!untrack(() => this.hasRoom)) this.home();
    });
  }

  /** Whether a press on this only looks around; then it has done so. */
  press(kind: string, what: string): boolean {
    if (kind === 'seat') this.turn(Number(what));
    else if (kind === 'home') this.home();
    else return false;
    return true;
  }

  /** To a seat; to the one that is looked at already: back home. */
  turn(seat: number) {
    const own = this.#table().view.seat;
    this.#turned = seat === own || (own !== null && seat === this.#turned) ? null : seat;
  }

  home() {
    this.#turned = null;
  }
}
