/** The log: what was done, and after it what that did. The server tells both, so a reload or a late guest misses nothing. */
import type { Entry, State } from '../../protocol/to-client';
import { factFrom, type Fact } from './facts';

export interface Told {
  key: string;
  entry: Entry | null;
  fact: Fact | null;
  /** What the log itself remembers for this line: the species that a seat holds, say. */
  memory: string | null;
}

export class Story {
  lines = $state.raw<Told[]>([]);
  /** The newest lines, for the live region and the news. */
  fresh = $state.raw<Told[]>([]);

  /** `isNew`: it came as an event, and is news to whoever sits here. */
  learn(after: State, isNew: boolean) {
    const known = this.lines.length; // a log only grows
    this.lines = tell(after.log);
    this.fresh = isNew ? this.lines.slice(known) : [];
  }
}

/** Entries and facts in one row. */
export function tell(log: readonly Entry[]): Told[] {
  const out: Told[] = [];
  const held: Record<number, string> = {};
  const quarantined: Record<number, string> = {};
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
    (entry.facts ?? []).forEach((sent, n) => {
      const fact = factFrom(sent);
      if (fact) out.push({ key: `f${k}.${n}`, entry: null, fact, memory: null });
    });
  });
  return out;
}
