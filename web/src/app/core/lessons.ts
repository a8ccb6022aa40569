/** What somebody can learn from a game: the own decisions that were an inaccuracy or worse, and how each try at them went. */
import { ERRORS, type Analysis } from '../../analysis';

/** The places of these decisions, in the order of the game. */
export function lessonsOf({ decisions }: Analysis, seats: readonly number[]): number[] {
  return decisions.flatMap(({ seat, label }, k) => (label !== null && ERRORS.includes(label) && seats.includes(seat) ? [k] : []));
}

/** Tries until it was found; null: the answer was asked for; undefined: not yet. */
export type Outcome = number | null | undefined;

export interface Account {
  atOnce: number;
  later: number;
  told: number;
}

export function accountOf(outcomes: readonly Outcome[]): Account {
  return {
    atOnce: outcomes.filter((one) => one === 1).length,
    later: outcomes.filter((one) => typeof one === 'number' && one > 1).length,
    told: outcomes.filter((one) => one === null).length,
  };
}
