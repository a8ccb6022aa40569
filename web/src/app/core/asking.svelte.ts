/**
 * From a choice on the board to the table: at once, or after a yes for those who like to be asked, or after a second thought
 * for those who like to be warned; then a way back.
 */
import type { TableClient } from './client.svelte';
import { Doubts } from './doubts';
import { settings } from './settings.svelte';

interface Held {
  decision: number;
  move: string;
}

export class Asking {
  readonly #client: TableClient;
  readonly #doubts: Doubts;
  /** A choice that waits for a yes. */
  #unsure = $state.raw<Held | null>(null);
  /** A choice that is being judged, and what there is to say about it. */
  #held = $state.raw<(Held & { doubt: string | null }) | null>(null);

  constructor(client: TableClient) {
    this.#client = client;
    this.#doubts = new Doubts(client);
    client.carryOut = (move) => this.choose(move);
  }

  /** A decision has begun: what would be a blunder is found out before anything is chosen. To be called in `$effect`. */
  prepare() {
    const decision = this.#decision;
    if (decision?.chosen === null && this.#doubts.isWanted) this.#doubts.prepare(decision.id);
  }

  readonly #decision = $derived.by(() => this.#client.state?.decision ?? null);
  readonly #judged = $derived.by(() => (this.#held?.decision === this.#decision?.id ? this.#held : null));
  /** The move that is asked about. */
  readonly asked = $derived.by(() => (this.#unsure?.decision === this.#decision?.id ? (this.#unsure?.move ?? null) : null));
  /** What speaks against the move that was just chosen. */
  readonly doubt = $derived.by(() => this.#judged?.doubt ?? null);
  /** What is drawn as made. */
  readonly shown = $derived.by(() => this.asked ?? this.#judged?.move ?? this.#client.pending?.move ?? null);
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
    else void this.#make(move);
  }

  /** To the table, unless there is something to say first; until that is known it is drawn as made. */
  async #make(move: string) {
    const decision = this.#decision?.id;
    if (decision === undefined || !this.#doubts.isWanted) {
      this.#client.decide(move);
      return;
    }
    const held = { decision, move, doubt: null };
    this.#held = held;
    const doubt = await this.#doubts.about(decision, move);
    if (this.#held !== held) return; // something else was chosen meanwhile
    this.#held = doubt === null ? null : { ...held, doubt };
    if (doubt === null && this.#decision?.id === decision) this.#client.decide(move);
  }

  yes() {
    const move = this.asked;
    this.#unsure = null;
    if (move !== null) void this.#make(move);
  }

  no() {
    this.#unsure = null;
  }

  /** It is played all the same. */
  insist() {
    const move = this.#judged?.move;
    this.#held = null;
    if (move !== undefined) this.#client.decide(move);
  }

  reconsider() {
    this.#held = null;
  }
}
