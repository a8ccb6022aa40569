import { beforeEach, expect, it } from 'vitest';

import { seriesWith } from './series';
import { keep, keysOf } from './store';

beforeEach(() => localStorage.clear());
const sitAt = (table: string, seat: number) => keep(table, (keys) => keys.seats.push({ seat, token: 't', name: 'Ada' }));

it('adds up rematches, in which everybody moves up by one seat', () => {
  sitAt('one', 0);
  expect(seriesWith({ id: 'one', seats: 3, rematch_of: null }, { scores: [9, 5, 7], ranks: [1, 3, 2] }).games).toBe(1);
  sitAt('two', 2);
  const second = { id: 'two', seats: 3, rematch_of: 'one' };
  const both = seriesWith(second, { scores: [4, 4, 8], ranks: [2, 2, 1] });
  // Who sat at 1 sits at 0 now, who sat at 0 sits at 2.
  expect(both).toEqual({
    games: 2,
    seats: [
      { wins: 0, points: 9 },
      { wins: 0, points: 11 },
      { wins: 2, points: 17 },
    ],
  });
  expect(seriesWith(second, { scores: [4, 4, 8], ranks: [2, 2, 1] })).toEqual(both);
});

it('keeps nothing for those who only watch', () => {
  seriesWith({ id: 'watched', seats: 2, rematch_of: null }, { scores: [1, 2], ranks: [2, 1] });
  expect(keysOf('watched').series).toBeUndefined();
});
