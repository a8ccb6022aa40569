/** Lists for people, and sentences about what somebody did. */
import { say, type Args } from '../../i18n';
import type { Audience, Fact } from '../board';

/** ["a", "b", "c"] as "a, b and c". */
export function list(words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse();
  return before.length === 0 ? last : say('table-and', { first: before.reverse().join(', '), last });
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

type Seat = number | null | undefined;

/**
 * A sentence about a seat, and perhaps another one. The message finds $name and $other, and in $reader the reader's part
 * in it: `seat` if they are the one, `other` if they are the other one, else `anyone`.
 */
export function tell(id: string, { names, own }: Audience, seat: Seat, more: Args = {}, other: Seat = null): string {
  const nameOf = (one: Seat) => (typeof one === 'number' ? (names[one] ?? '') : '');
  const reader = own === null ? 'anyone' : own === seat ? 'seat' : own === other ? 'other' : 'anyone';
  return say(id, { name: nameOf(seat), other: nameOf(other), reader, ...more });
}

/** What a step did, by the message `GAME-fact-KIND`; besides what is given it may use $count. */
export function tellFact(game: string, fact: Fact, to: Audience, more: Args = {}): string {
  return tell(`${game}-fact-${fact.kind}`, to, fact.seat, { count: fact.count ?? 0, ...more }, fact.other);
}

/** Names in the middle of a sentence, the reader's as "you". */
export const namesIn = (seats: readonly number[], { names, own }: Audience) =>
  list(seats.map((seat) => (seat === own ? say('table-you-too') : (names[seat] ?? ''))));

/** The first of these messages that there is. */
export function firstOf(ids: readonly string[], otherwise: string): string {
  const id = ids.find((one) => say.has(one));
  return id === undefined ? otherwise : say(id);
}
