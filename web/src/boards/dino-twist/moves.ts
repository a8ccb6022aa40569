/** Moves that name cards: finding the action for the cards in hand, in whatever order the rules write it. */
import type { Decision } from '../board';

const sorted = (cards: readonly string[]) => [...cards].sort().join(' ');

export interface CardMoves {
  /** The action that names just these cards (their order counts only where both orders are actions). */
  find(verb: string, cards: readonly string[]): string | null;
  /** Positions in the hand that are part of some legal move together with the chosen ones. */
  helpful(hand: readonly string[], chosen: readonly number[]): number[];
}

export function cardMoves(decision: Decision | null | undefined): CardMoves {
  const byCards = new Map<string, string[]>();
  const legal: string[][] = [];
  for (const [move, clause] of Object.entries(decision?.actions ?? {})) {
    const [verb = '', ...words] = move.split(' ');
    const cards = words[0] === '-' ? [] : words;
    const key = `${verb} ${sorted(cards)}`;
    byCards.set(key, [...(byCards.get(key) ?? []), move]);
    if (clause === null) legal.push(cards);
  }
  return {
    find(verb, cards) {
      const all = byCards.get(`${verb} ${sorted(cards)}`) ?? [];
      return all.find((move) => move === `${verb} ${cards.join(' ')}`) ?? all[0] ?? null;
    },
    helpful(hand, chosen) {
      const out = new Set<number>();
      const have = chosen.map((k) => hand[k] ?? '');
      for (const cards of legal) {
        const rest = [...cards];
        if (!have.every((name) => rest.includes(name) && rest.splice(rest.indexOf(name), 1))) continue;
        hand.forEach((name, k) => {
          if (!chosen.includes(k) && rest.includes(name)) out.add(k);
        });
      }
      return [...out];
    },
  };
}
