/**
 * For those who want to be warned: which moves the server would call blunders. It is asked when a decision begins, so that
 * nobody waits for it; each decision is warned of once, and an answer that comes too late is none.
 */
import { currentLanguage } from '../../i18n';
import { api } from './api';
import type { TableClient } from './client.svelte';
import { settings } from './settings.svelte';

const PATIENCE = 2_000;

export class Doubts {
  readonly #client: TableClient;
  #asked: { decision: number; answer: Promise<Record<string, string>> } | null = null;
  #warned: number | null = null;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Against bots alone, at a table that allows hints. */
  get isWanted(): boolean {
    const { players = [], table } = this.#client.state ?? {};
    return settings.warn && (table?.hints ?? false) && players.filter((one) => one.kind !== 'bot').length === 1;
  }

  /** Ask about a decision that has begun. */
  prepare(decision: number) {
    const { table, seat, token } = this.#client;
    if (seat === null || token === null || this.#asked?.decision === decision) return;
    const answer = api.warnings(table, seat, token, currentLanguage()).then(
      (found) => (found.decision === decision ? found.moves : {}),
      () => ({}), // without an answer nobody is warned
    );
    this.#asked = { decision, answer };
  }

  /** What is to be said before this move is made; null: nothing. */
  async about(decision: number, move: string): Promise<string | null> {
    if (!this.isWanted || this.#warned === decision || this.#asked?.decision !== decision) return null;
    const late = new Promise<Record<string, string>>((end) => setTimeout(() => end({}), PATIENCE));
    const sentence = (await Promise.race([this.#asked.answer, late]))[move] ?? null;
    if (sentence !== null) this.#warned = decision;
    return sentence;
  }
}
