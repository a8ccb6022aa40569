/** Every message that a board names is in its catalogue, and a catalogue has nothing for the browser that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n';
import { GAME_IDS, GAMES } from '.';

const here = join(process.cwd(), 'src/boards');
const locales = join(process.cwd(), '../src/twistosaur/locales');

const sources = (folder: string) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(here, folder, name), 'utf-8'))
    .join('\n');
const messages = (lang: string, name: string) =>
  [...readFileSync(join(locales, lang, `${name}.ftl`), 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
/** What a source says: whole ids, and the beginnings of ids that are put together. */
const named = (source: string, prefix: string) => ({
  whole: [...source.matchAll(new RegExp(`['"\`](${prefix}-[\\w-]+)['"\`]`, 'g'))].map(([, id = '']) => id),
  begun: [...source.matchAll(new RegExp(`\`(${prefix}-[\\w-]*-)\\$\\{`, 'g'))].map(([, start = '']) => start),
});

function expectAll(source: string, prefix: string, has: string[]) {
  const { whole, begun } = named(source, prefix);
  expect(whole.filter((id) => !has.includes(id) && !has.some((one) => one.startsWith(`${id}-`)))).toEqual([]);
  expect(begun.filter((start) => !has.some((id) => id.startsWith(start)))).toEqual([]);
}

function expectNoMore(source: string, prefix: string, has: string[]) {
  const { whole, begun } = named(source, prefix);
  expect(has.filter((id) => !whole.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
}

describe.each(GAME_IDS)('the words of %s', (game) => {
  it.each(LANGUAGES)('in %s', (lang) => {
    const has = messages(lang, game);
    expectAll(sources(game), game, has);
    expectNoMore(
      sources(game),
      game,
      has.filter((id) => id.startsWith(`${game}-table-`)),
    );
    const chosen = GAMES[game].choices.flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${String(value)}`)]);
    const asked = [...chosen, ...GAMES[game].box.map(({ name }) => name)];
    expect(has.filter((id) => id.startsWith(`${game}-choice-`)).sort()).toEqual(asked.map((id) => `${game}-choice-${id}`).sort());
  });
});

it.each(LANGUAGES)('what all boards say in %s', (lang) => {
  expectAll(sources('.'), 'boards', messages(lang, 'boards'));
  expectNoMore(sources('.'), 'boards', messages(lang, 'boards'));
});
