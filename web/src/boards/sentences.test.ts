/** Every move and every fact that a game can tell is a whole sentence, in every language, to you and to others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { language, LANGUAGES, type Language } from '../i18n';
import { GAME_IDS, open, type Fact, type GameId, type Words } from '.';

interface Samples {
  moves: string[];
  about: string | null;
  facts: Fact[];
}
/** One of each kind; the games' own sources say which kinds there are. */
const SAMPLES: Record<GameId, Samples> = {
  draftosaurus: {
    moves: ['pick trex', 'place river', 'place pyramid.t', 'discard spinosaurus', 'move bridge-left', 'stay'],
    about: 'diplodocus',
    facts: [{ kind: 'die', seat: 1, what: 'no-trex' }],
  },
  'dino-twist': {
    moves: [
      'newborns A2 C3 V4',
      'newborns -',
      'attack V5 V2',
      'attack V5 A2',
      'bury A2',
      'bury ? ?',
      'pass',
      'target cliff',
      'settle sea',
      'decline',
    ],
    about: null,
    facts: [
      { kind: 'round', count: 2 },
      { kind: 'event', what: 'carnage', lands: [] },
      { kind: 'event', what: 'meteorite', lands: ['beach', 'river'] },
      { kind: 'cancelled', seat: 1, count: 1 },
      { kind: 'cancelled', seat: 1, count: 3 },
      { kind: 'cancelled', seat: 1, count: 2, what: 'H4 H2', others: [0, 2] },
      { kind: 'volcano', count: 1 },
      { kind: 'reshuffled' },
      { kind: 'captured', seat: 1, what: 'H3', lands: ['hill'] },
      { kind: 'equal', seat: 1 },
      { kind: 'bonus', seat: 1, count: 10 },
    ],
  },
  twisty: {
    moves: ['move d4', 'step e5', 'stay', 'corner a1', 'pass'],
    about: null,
    facts: [
      { kind: 'rows' },
      { kind: 'takes', seat: 1, what: 'red' },
      { kind: 'steals', seat: 1, other: 2, what: 'white' },
      { kind: 'secures', seat: 1, count: 1 },
      { kind: 'secures', seat: 1, count: 4 },
    ],
  },
};
const NAMES = ['Ada', 'Bruno', 'Cleo'];
const YOU: Record<Language, RegExp> = { en: /^You\b/, fr: /^T(u|on|a|es) /, pl: /^(Nie )?\p{L}+sz(?!\p{L})/u };
const LEFT_OVER = /[{}?→$]|undefined|null| {2}| [.,]|-(did|fact|species|pen|territory|colour)-/;

const root = join(process.cwd(), '../src/twistosaur/games');
const kindsOf = (game: GameId) => {
  const source = readFileSync(join(root, game.replaceAll('-', '_'), 'facts.py'), 'utf-8');
  return new Set([...source.matchAll(/kind="(\w+)"/g)].map(([, kind = '']) => kind));
};

describe.each(GAME_IDS)('what happens in %s', (game) => {
  const { moves, about, facts } = SAMPLES[game];
  let words: Words;
  beforeAll(async () => {
    ({ words } = await open(game));
  });

  it('has a sample of every kind of fact', () => {
    expect(new Set(facts.map((fact) => fact.kind))).toEqual(kindsOf(game));
  });

  it.each(LANGUAGES)('is told in whole sentences in %s', async (lang) => {
    await language(lang);
    for (const own of [null, 0, 1, 2]) {
      const to = { names: NAMES, own };
      const about_one = [
        ...moves.map((move) => words.did({ seat: 1, move }, about, to)),
        ...facts.filter((fact) => fact.seat === 1).map((fact) => words.fact(fact, to) ?? ''),
      ];
      for (const text of about_one) {
        expect(text).toMatch(/[.!]$/);
        expect(text).not.toMatch(LEFT_OVER);
        if (own === 1) expect(text).toMatch(YOU[lang]);
        else expect(text.startsWith('Bruno ')).toBe(true);
        if (own !== null) expect(text).not.toContain(NAMES[own]);
      }
      for (const fact of facts.filter((one) => one.seat === undefined)) {
        expect(words.fact(fact, to)).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(words.fact(fact, to)).not.toMatch(LEFT_OVER);
      }
    }
    await language('en');
  });

  it.each(LANGUAGES)('can be chosen from a list in %s', async (lang) => {
    await language(lang);
    for (const move of moves.filter((one) => !one.includes('?'))) expect(words.move(move, about)).not.toMatch(LEFT_OVER);
    await language('en');
  });
});

it('reads as a person would say it', async () => {
  const { words } = await open('twisty');
  const steals: Fact = { kind: 'steals', seat: 1, other: 2, what: 'red' };
  const to = (own: number | null) => ({ names: NAMES, own });
  expect([null, 1, 2].map((own) => words.fact(steals, to(own)))).toEqual([
    'Bruno steals the red cube from Cleo.',
    'You steal the red cube from Cleo!',
    'Bruno steals the red cube from you!',
  ]);
  await language('pl');
  expect(words.fact(steals, to(2))).toBe('Bruno kradnie ci czerwoną kostkę!');
  await language('en');
});
