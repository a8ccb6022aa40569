/** Reading a decision. The library never judges a move: it looks the answer up. */
import type { Decision } from '../board';

/** null: legal. A clause: refused. undefined: not an action of this moment. */
export function answer(decision: Decision | null | undefined, move: string): string | null | undefined {
  return decision?.actions[move];
}

export const isLegal = (decision: Decision | null | undefined, move: string) => answer(decision, move) === null;

/** The legal moves that begin with a verb, without it: `options(d, 'place')` gives pens. */
export function options(decision: Decision | null | undefined, verb: string): string[] {
  const out: string[] = [];
  for (const [move, clause] of Object.entries(decision?.actions ?? {})) {
    if (clause === null && move.startsWith(`${verb} `)) out.push(move.slice(verb.length + 1));
  }
  return out;
}

export interface Intents {
  onmove?: (move: string) => void;
  onwhy?: (clause: string, move: string) => void;
}

/** Make the move if it is legal, else ask why not; false if it is no action of this moment. */
export function attempt(decision: Decision | null | undefined, move: string, to: Intents): boolean {
  const clause = answer(decision, move);
  if (clause === undefined) return false;
  if (clause === null) to.onmove?.(move);
  else to.onwhy?.(clause, move);
  return clause === null;
}
