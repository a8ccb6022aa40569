/** Every event of a table is a whole sentence in the log, in every language, to you and to others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { open, type Words } from '../../boards';
import { language, LANGUAGES, type Language } from '../../i18n';
import type { Entry, Player } from '../../protocol/to-client';
import { lineText, namesOf, withName } from './words';

const source = readFileSync(join(process.cwd(), '../src/twistosaur/protocol/messages.py'), 'utf-8');
/** The kinds that the protocol lists for an entry. */
const KINDS = [...(/class Entry\(.*?Kinds: (.*?)\n\s*"""/s.exec(source)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, kind = '']) => kind);
const REASONS = ['time', 'gone', 'left'];
const ABOUT_A_SEAT = ['sit', 'leave', 'undo', 'takeover', 'return'];
const YOU: Record<Language, RegExp> = { en: /^You\b/, fr: /^Tu /, pl: /^(\p{L}+sz|Nie masz|Nie ma cię)(?!\p{L})/u };

let words: Words;
beforeAll(async () => {
  ({ words } = await open('twisty'));
});

const entry = (kind: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  at: '',
  seat: 1,
  move: 'move d4',
  level: 'easy',
  reason: null,
  ...more,
});
const said = (one: Entry, own: number | null) =>
  lineText(words, { key: '', entry: one, fact: null, about: null }, { names: ['Ada', 'Bruno'], own }) ?? '';

it.each(LANGUAGES)('what happens at a table is told in %s', async (lang) => {
  await language(lang);
  expect(KINDS).toContain('takeover');
  const entries = [
    ...KINDS.map((kind) => entry(kind)),
    ...REASONS.map((reason) => entry('takeover', { reason })),
    entry('start', { set_up: true }),
  ];
  for (const one of entries) {
    for (const own of [null, 0, 1]) {
      const text = said(one, own);
      expect(text, one.kind).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(text).not.toMatch(/[{}?$]|app-|undefined| {2}/);
      if (!ABOUT_A_SEAT.includes(one.kind)) continue;
      if (own === 1) expect(text).toMatch(YOU[lang]);
      else expect(text.startsWith('Bruno ')).toBe(true);
    }
  }
  await language('en');
});

it('tells why a bot plays on', () => {
  expect(said(entry('takeover', { reason: 'time' }), 1)).toBe('You are out of time: Fern plays on for you.');
  expect(said(entry('takeover', { reason: 'left' }), 0)).toBe('Bruno has left the table: Fern plays on.');
});

it('says nothing of what it does not know', () => {
  expect(lineText(words, { key: '', entry: entry('eclipse'), fact: null, about: null }, { names: [], own: null })).toBeNull();
});

it('calls those who gave no name by a number, in the language of whoever reads', async () => {
  const people = ['', 'Ada', null].map(
    (name, seat): Player => ({ seat, kind: 'human', name, level: null, connected: true, away: false }) as Player,
  );
  expect(namesOf(people, null)).toEqual(['Player 1', 'Ada', 'Player 3']);
  await language('pl');
  expect(namesOf(people, 1)).toEqual(['Gracz 1', 'Ty', 'Gracz 3']);
  await language('en');
});

it('sets the name at the beginning of a sentence apart', () => {
  expect(withName('Fern 12 sits down.', ['Fern 1', 'Fern 12'])).toEqual({ who: 'Fern 12', rest: ' sits down.' });
  expect(withName('You sit down.', ['Yo', 'Fern 1'])).toEqual({ who: '', rest: 'You sit down.' });
});
