/** A hint: what a bot would do now, and why. The table says whether there are any; the server holds everybody to it. */
import { currentLanguage } from '../../i18n';
import { api, ApiError } from './api';
import type { TableClient } from './client.svelte';

interface Hint {
  decision: number;
  move: string;
  reason: string;
}

export class Hinting {
  readonly #client: TableClient;
  #hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** Why there is none, as a code. */
  problem = $state<string | null>(null);

  constructor(client: TableClient) {
    this.#client = client;
  }

  readonly #decision = $derived.by(() => this.#client.state?.decision ?? null);
  readonly isAllowed = $derived.by(() => (this.#client.state?.table.hints ?? false) && this.#client.seat !== null);
  /** Something is asked that a bot could answer. */
  readonly canAsk = $derived.by(() => this.isAllowed && this.#decision?.chosen === null && this.#client.pending === null);
  /** The hint, as long as its decision is open. */
  readonly shown = $derived.by(() => (this.canAsk && this.#hint?.decision === this.#decision?.id ? this.#hint : null));

  async ask() {
    const { table, seat, token } = this.#client;
    if (!this.canAsk || this.isThinking || seat === null || token === null) return;
    this.isThinking = true;
    this.problem = null;
    try {
      const { move, reason, decision } = await api.hint(table, seat, token, currentLanguage());
      this.#hint = { move, reason: reason ?? '', decision: decision ?? -1 };
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : 'other';
    } finally {
      this.isThinking = false;
    }
  }

  close() {
    this.#hint = null;
    this.problem = null;
  }
}
