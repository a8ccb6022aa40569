/**
 * The log. The server tells moves; what a move did (a cube taken, a card captured, the die rolled) is read off the
 * difference of two views and kept for this tab, so that a reload does not lose it.
 */
import type { Entry, Event as Step, State } from '../../protocol/to-client';
import { factsOf, type Fact } from './facts';
import { recall, remember } from './store';

export interface Told {
  key: string;
  entry: Entry | null;
  fact: Fact | null;
  /** What the log itself remembers for this line: the species that a seat holds, say. */
  memory: string | null;
}

const session = () => sessionStorage;

export class Story {
  lines = $state.raw<Told[]>([]);
  /** The newest lines, for the live region. */
  fresh = $state.raw<Told[]>([]);
  #key: string;
  #facts: Record<number, Fact[]>;

  constructor(table: string) {
    this.#key = `story.${table}`;
    this.#facts = recall<Record<number, Fact[]>>(this.#key, {}, session);
  }

  learn(before: State | null, after: State, event: Step | null) {
    if (event && before) {
      const facts = factsOf(before.view, after.view);
      if (facts.length > 0) {
        const at = after.log.length;
        this.#facts[at] = [...(this.#facts[at] ?? []), ...facts];
        remember(this.#key, this.#facts, session);
      }
    }
    const known = new Set(this.lines.map((line) => line.key));
    this.lines = tell(after.log, this.#facts);
    this.fresh = event ? this.lines.filter((line) => !known.has(line.key)) : [];
  }
}

/** Entries and facts in one row. */
export function tell(log: readonly Entry[], facts: Record<number, Fact[]>): Told[] {
  const out: Told[] = [];
  const held: Record<number, string> = {};
  const quarantined: Record<number, string> = {};
  const factsAt = (at: number) => (facts[at] ?? []).forEach((fact, k) => out.push({ key: `f${at}.${k}`, entry: null, fact, memory: null }));
  factsAt(0);
  log.forEach((entry, k) => {
    let memory: string | null = null;
    if (entry.kind === 'move' && typeof entry.seat === 'number') {
      const [verb, what = ''] = (entry.move ?? '').split(' ');
      if (verb === 'pick') held[entry.seat] = what;
      if (verb === 'place') {
        memory = held[entry.seat] ?? null;
        if (what === 'quarantine' && memory) quarantined[entry.seat] = memory;
      }
      if (verb === 'move') memory = quarantined[entry.seat] ?? null;
    }
    out.push({ key: `e${k}`, entry, fact: null, memory });
    factsAt(k + 1);
  });
  return out;
}
