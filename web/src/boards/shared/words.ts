/** Lists for people. */
import { currentLanguage, say } from '../../i18n';

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
