/** The parts of a result, one after the other: each begins where the one before it ended, and the last ends at the result. */
import type { Parts } from './analysis';

export type Part = 'seat' | 'chance' | 'own' | 'others';

export interface Step {
  part: Part;
  from: number;
  to: number;
}

export interface Scale {
  from: number;
  to: number;
}

export function stepsOf({ seat_part, chance, own, others }: Parts, seats: number): Step[] {
  let at = 1 / seats;
  const sizes: [Part, number][] = [
    ['seat', seat_part],
    ['chance', chance],
    ['own', own],
    ['others', others],
  ];
  return sizes.map(([part, size]) => ({ part, from: at, to: (at += size) }));
}

/** One scale for all players, so that their pictures can be compared; a win and no win are always on it. */
export function scaleOf(all: readonly Parts[], seats: number): Scale {
  const ends = all.flatMap((parts) => stepsOf(parts, seats).map(({ to }) => to));
  return { from: Math.min(0, ...ends), to: Math.max(1, ...ends) };
}
