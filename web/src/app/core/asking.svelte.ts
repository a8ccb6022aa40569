/** From a choice on the board to the table: at once, or after a yes for those who like to be asked; then a way back. */
import type { TableClient } from './client.svelte';
import { settings } from './settings.svelte';

export class Asking {
  readonly #client: TableClient;
  /** A choice that waits for a yes. */
  #unsure = $state.raw<{ decision: number; move: string } | null>(null);

  constructor(client: TableClient) {
    this.#client = client;
    client.carryOut = (move) => this.choose(move);
  }

  readonly #decision = $derived.by(() => this.#client.state?.decision ?? null);
  /** The move that is asked about. */
  readonly asked = $derived.by(() => (this.#unsure?.decision === this.#decision?.id ? (this.#unsure?.move ?? null) : null));
  /** What is drawn as made. */
  readonly shown = $derived.by(() => this.asked ?? this.#client.pending?.move ?? null);
  /** What was chosen can be taken back. */
  readonly canRetract = $derived.by(() => Boolean(this.#decision?.simultaneous && this.#decision.chosen !== null));
  /** Seconds that the reveal waits after a choice of the one person among bots; null where others may reveal it. */
  readonly moment = $derived.by(() => {
    const { players = [], table } = this.#client.state ?? {};
    const people = players.filter((one) => one.kind === 'human').length;
    return this.canRetract && people === 1 ? (table?.reveal_after ?? null) : null;
  });

  choose(move: string) {
    const decision = this.#decision;
    if (settings.confirm && decision) this.#unsure = { decision: decision.id, move };
    else this.#client.decide(move);
  }

  yes() {
    const move = this.asked;
    this.#unsure = null;
    if (move !== null) this.#client.decide(move);
  }

  no() {
    this.#unsure = null;
  }
}
