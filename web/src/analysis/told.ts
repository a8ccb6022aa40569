/** Sentences of an analysis, which knows its players by number only, told with their names. */
import { elided, say } from '../i18n';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence with names for numbers; in French a word before a name may lose its vowel by it. */
export function withNames(sentence: string, names: readonly string[]): string {
  if (names.length === 0) return sentence;
  const numbered = new Map(names.map((name, seat) => [say('table-player', { number: seat + 1 }), name]));
  const who = new RegExp(`(?:\\b(de|que) )?(${[...numbered.keys()].map(escaped).join('|')})(?!\\d)`, 'g');
  return sentence.replace(who, (_, word: string | undefined, number: string) => {
    const name = numbered.get(number) ?? number;
    return word === undefined ? name : elided(word)([name]);
  });
}
