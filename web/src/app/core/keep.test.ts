/** What is kept of one's games: statistics, files, and the check of the shuffle. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { fingerprint, note, notedOf, share, word } from './fair';
import type { OwnGame } from './games';
import { bytes, hex, hmac, sha256 } from './sha256';
import { accuracies, statsOf } from './stats';

const WORDS = ['6004748567019902455', '16822260805308498029', '18202896861512823666'];
beforeEach(() => localStorage.clear());

// ------------------------------------------------------------------------------------------------ the shuffle

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i bytes as everybody does', (many) => {
  const data = randomBytes(many);
  expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  const key = randomBytes(many);
  expect(hex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
});

it('draws the words that the engine draws', () => {
  const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const contributions = ['ffeeddccbbaa99887766554433221100', null, '0123456789abcdef0123456789abcdef'];
  const chance = { commitment: fingerprint(secret), secret, contributions };
  // twistosaur.engine.fair.FairChance(...).word(n) for n = 0, 1, 300
  expect([0, 1, 300].map((n) => word(chance, n).toString())).toEqual(WORDS);
  expect(share(2n ** 63n)).toBe(0.5);
  expect(hex(bytes(secret))).toBe(secret);
});

it('remembers what was shown and drawn at the table', () => {
  note('abc', 'print', 0, 'aa');
  note('abc', 'another', 2, 'bb');
  expect(notedOf('abc')).toEqual({ commitment: 'print', drawn: { 0: 'aa', 2: 'bb' } });
});

// ------------------------------------------------------------------------------------------------ statistics

const game = (facts: Partial<OwnGame>): OwnGame => ({
  table: 't',
  game: 'draftosaurus',
  at: 1,
  names: ['Ada', 'Rex'],
  levels: [null, 'easy'],
  own: [0],
  scores: [30, 20],
  ranks: [1, 2],
  breakdown: [
    { king: 7, river: 1 },
    { king: 0, river: 4 },
  ],
  record: null,
  replay: null,
  accuracy: null,
  ...facts,
});

it('counts wins by game, number of players and the strongest opponent', () => {
  const games = [
    game({}),
    game({ ranks: [2, 1], scores: [10, 20], levels: [null, 'expert'], accuracy: [81.5, null], at: 3 }),
    game({ names: ['Ada', 'Ben', 'Cleo'], levels: [null, null, null], ranks: [1, 2, 3], accuracy: [70, 60, 50], at: 2 }),
    game({ own: [0, 1] }), // two at one screen: nobody's in particular
    game({ game: 'twisty' }),
  ];
  const [first, second] = statsOf(games);
  expect(first).toMatchObject({ game: 'draftosaurus', games: 3, wins: 2, best: 30 });
  expect(first!.byCount).toEqual([
    { count: 2, games: 2, wins: 1 },
    { count: 3, games: 1, wins: 1 },
  ]);
  expect(first!.byLevel).toEqual([
    { level: null, games: 1, wins: 1 },
    { level: 'easy', games: 1, wins: 1 },
    { level: 'expert', games: 1, wins: 0 },
  ]);
  expect(first!.sources).toEqual([
    { source: 'king', points: 7 },
    { source: 'river', points: 1 },
  ]);
  expect(second).toMatchObject({ game: 'twisty', games: 1 });
  expect(accuracies(games).map(({ accuracy }) => accuracy)).toEqual([70, 81.5]);
});
