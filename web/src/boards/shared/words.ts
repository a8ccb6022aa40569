/** Lists for people, and what a step did. */
import { currentLanguage, say, type Args } from '../../i18n';
import type { Audience, Fact } from '../board';

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}

/** ["T-Rex", "T-Rex", "Diplodocus"] as "2 × T-Rex, Diplodocus". */
export function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(', ');
}

/** What goes with a name: "points, has chosen". */
export function standing(points: number, done: boolean, acting: boolean): string {
  return [say('boards-points-word', { points }), done ? say('boards-has-chosen') : acting ? say('boards-is-thinking') : '']
    .filter(Boolean)
    .join(', ');
}

/**
 * What a step did, by the message `GAME-say-KIND`; to the seat that did it by `GAME-say-KIND-you`, where there is one.
 * Messages may use $name, $other and $count besides what is given.
 */
export function tellFact(game: string, fact: Fact, { names, own }: Audience, more: Args = {}): string {
  const id = `${game}-say-${fact.kind}`;
  const toYou = `${id}-you`;
  const nameOf = (seat: number | null | undefined) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  const isOwn = own !== null && fact.seat === own && say.has(toYou);
  return say(isOwn ? toYou : id, { name: nameOf(fact.seat), other: nameOf(fact.other), count: fact.count ?? 0, ...more });
}

/** The first of these messages that there is. */
export function firstOf(ids: readonly string[], otherwise: string): string {
  const id = ids.find((one) => say.has(one));
  return id === undefined ? otherwise : say(id);
}
