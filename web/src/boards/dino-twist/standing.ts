/** How far the game is, read off the view. */
import type { DinoTwistView } from '../../protocol/views';
import { SPECIES, card, type Species } from './dinos';

type Told = 'rounds' | 'events_left' | 'volcanoes' | 'bonuses_left' | 'claws' | 'claws_leaders';
export type Standing = Pick<DinoTwistView, Told | 'round' | 'deck_size' | 'discard'>;

/** Null for a view that was stored by an earlier version, which told none of this. */
export function standingOf(view: Omit<DinoTwistView, Told> & Partial<DinoTwistView>): Standing | null {
  const { round, deck_size, discard, rounds, events_left, volcanoes, bonuses_left, claws, claws_leaders } = view;
  if (rounds === undefined || events_left === undefined || volcanoes === undefined) return null;
  if (bonuses_left === undefined || claws === undefined || claws_leaders === undefined) return null;
  return { round, deck_size, discard, rounds, events_left, volcanoes, bonuses_left, claws, claws_leaders };
}

/** "+10" */
export const bonus = (points: number) => `+${points}`;

/** The cards of a pile by species: each strength with how often it lies there. */
export function bySpecies(cards: readonly string[]): [Species, [number, number][]][] {
  return SPECIES.map((species) => {
    const counts = new Map<number, number>();
    for (const one of cards.map(card)) if (one.species === species) counts.set(one.strength, (counts.get(one.strength) ?? 0) + 1);
    return [species, [...counts].sort(([a], [b]) => a - b)];
  });
}
