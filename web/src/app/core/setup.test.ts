import { beforeEach, expect, it } from 'vitest';

import { GAMES } from '../../boards';
import { language, need } from '../../i18n';
import { boxOf, corrections, correctionTexts, keepBox, linkToBox, readBox, shared, unpackBox } from './box';
import { clockText, isUsual, optionsFor, optionTexts, valueOfAll } from './options';

beforeEach(async () => {
  localStorage.clear();
  await language('en');
  await need('setup', 'dino-twist', 'twisty', 'draftosaurus');
});

// ------------------------------------------------------------------------------------------------ options

it('takes seats that are there, and a list for each of them', () => {
  expect(optionsFor('draftosaurus', { first: 3, five_player_die: false }, 3)).toEqual({});
  expect(optionsFor('draftosaurus', { first: 3, five_player_die: false }, 5)).toEqual({ first: 3, five_player_die: false });
  expect(optionsFor('dino-twist', { kinds: ['t-rex', 'lil-rex', 'lil-rex'] }, 2)).toEqual({ kinds: ['t-rex', 'lil-rex'] });
  expect(optionsFor('dino-twist', { kinds: 'lil-rex' }, 3)).toEqual({ kinds: ['lil-rex', 'lil-rex', 'lil-rex'] });
});

it('knows what is usual, also seat by seat', () => {
  const kinds = GAMES['dino-twist'].choices.find((choice) => choice.name === 'kinds')!;
  expect(valueOfAll(kinds, {}, 4)).toBe('t-rex');
  expect(valueOfAll(kinds, { kinds: ['t-rex', 'lil-rex'] }, 2)).toBeNull();
  expect(isUsual('dino-twist', { kinds: ['t-rex', 't-rex'] }, 2)).toBe(true);
  expect(isUsual('dino-twist', { kinds: ['t-rex', 'lil-rex'] }, 2)).toBe(false);
});

it('tells those who sit down what is not as usual', () => {
  const names = ['Ada', 'Ben'];
  expect(optionTexts('dino-twist', { kinds: ['t-rex', 'lil-rex'], forced_replace: true }, names)).toEqual([
    'Islands: Ada: T-Rex (the usual); Ben: Lil’ Rex (easier)',
    'A captured dinosaur: must be placed',
  ]);
  expect(optionTexts('draftosaurus', { first: 1, board: 'summer', five_player_die: true }, names)).toEqual([
    'First with the die: Ben',
    'Side of the park: Summer',
  ]);
});

it('tells clocks of any length', async () => {
  expect(clockText({ mode: 'none', seconds: null })).toBe('No clock');
  expect(clockText({ mode: 'decision', seconds: 90 })).toBe('Clock: 90 seconds for each choice');
  await language('pl');
  expect(clockText({ mode: 'player', seconds: 600 })).toBe('Zegar: 10 minut dla każdego na całą grę');
});

// ------------------------------------------------------------------------------------------------ the box

it('keeps corrections, and nothing for a box that is as assumed', () => {
  expect(keepBox('twisty', { tokens: { ...(GAMES.twisty.box[0]!.usual as Record<string, number>) } })).toBeNull();
  expect(boxOf('twisty')).toBeNull();
  keepBox('dino-twist', { claws: [2, 5, 8], events: GAMES['dino-twist'].box[0]!.usual });
  expect(boxOf('dino-twist')).toEqual({ claws: [2, 5, 8] });
});

it('reads the options of a table, which list every card', () => {
  const usual = GAMES['dino-twist'].box[0]!.usual as Record<string, number>;
  const cards = Object.entries(usual).flatMap(([card, many]) => Array<string>(many).fill(card));
  expect(corrections('dino-twist', { events: cards, claws: [3, 6, 9] })).toEqual({});
  expect(correctionTexts('dino-twist', { events: [...cards, 'volcano'], claws: [2, 6] })).toEqual([
    'Volcano: 2 instead of 1',
    'Big Claws: 2, 6 instead of 3, 6, 9',
  ]);
});

it('goes through a link and through a file', () => {
  const box = { events: { ...(GAMES['dino-twist'].box[0]!.usual as Record<string, number>), 'meteorite desert sea': 1, volcano: 3 } };
  const link = linkToBox('dino-twist', box);
  expect(unpackBox('dino-twist', new URL(link).hash.slice(1))).toEqual(box);
  expect(readBox(link)?.options).toEqual(box);
  expect(readBox(JSON.stringify(shared('dino-twist', box)))).toEqual({ twistosaur: 'box', game: 'dino-twist', options: box });
});

it.each([
  '',
  'nonsense',
  '{"twistosaur": "box", "game": "chess", "options": {}}',
  '{"twistosaur": "box", "game": "twisty", "options": {"robbed_pawn": "corner"}}',
  '{"twistosaur": "box", "game": "twisty", "options": {"tokens": {"spring": 2}}}',
  '{"twistosaur": "box", "game": "twisty", "options": {"tokens": {"jump": -2}}}',
  '{"twistosaur": "box", "game": "dino-twist", "options": {"events": {"meteorite": 2}}}',
  '{"game": "twisty", "rules": 1, "moves": []}',
  'http://table.example/box/twisty#ey',
])('does not take for a box what is none: %s', (text) => {
  expect(readBox(text)).toBeNull();
});
