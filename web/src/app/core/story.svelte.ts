/** The log: what was done, and after it what that did. The server tells both, so a reload or a late guest misses nothing. */
import type { Fact, Words } from '../../boards';
import type { Entry, State } from '../../protocol/to-client';

export type Told =
  | { key: string; entry: Entry; fact: null; /** What a move moves, where it does not say so itself. */ about: string | null }
  | { key: string; entry: null; fact: Fact };

export class Story {
  /** The words of the game, once they are there. */
  words = $state.raw<Words | null>(null);
  #log = $state.raw<readonly Entry[]>([]);
  /** How many lines were there before the last news. */
  #known = $state(0);
  readonly lines = $derived(tell(this.#log, this.words));
  /** The newest lines, for the live region and the news. */
  readonly fresh = $derived(this.lines.slice(this.#known));

  /** `isNew`: it came as an event, and is news to whoever sits here. */
  learn(after: State, isNew: boolean) {
    const before = this.lines.length; // a log only grows
    this.#log = after.log;
    this.#known = isNew ? before : this.lines.length;
  }
}

/** Entries and facts in one row. */
export function tell(log: readonly Entry[], words: Words | null): Told[] {
  const about = words?.about?.(log) ?? [];
  return log.flatMap((entry, k): Told[] => [
    { key: `e${k}`, entry, fact: null, about: about[k] ?? null },
    ...(entry.facts ?? []).map((fact, n): Told => ({ key: `f${k}.${n}`, entry: null, fact })),
  ]);
}
