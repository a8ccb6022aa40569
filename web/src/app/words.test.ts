/** Every message that the app names is in every catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { language, say } from '../i18n';

const here = join(process.cwd(), 'src/app');
const files = readdirSync(here, { recursive: true, encoding: 'utf-8' }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
);
const boards = join(here, '../boards');
const sheets = readdirSync(boards, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('PadSheet.svelte'));
const source = [...files.map((name) => join(here, name)), ...sheets.map((name) => join(boards, name))]
  .map((name) => readFileSync(name, 'utf-8'))
  .join('\n');
const catalogue = (lang: string, name: string) =>
  new Set(
    [
      ...readFileSync(join(here, `../../../src/twistosaur/locales/${lang}/${name}.ftl`), 'utf-8').matchAll(
        new RegExp(`^(${name}-[\\w-]+) =`, 'gm'),
      ),
    ].map((match) => match[1]!),
  );
const said = ['app', 'setup', 'pad', 'fair', 'games'].flatMap((name) => ['en', 'pl', 'fr'].map((lang) => [lang, name] as const));

it.each(said)('%s has what the code says in %s, and nothing else', (lang, name) => {
  const has = catalogue(lang, name);
  const whole = [...source.matchAll(new RegExp(`['"](${name}-[\\w-]+)['"]`, 'g'))].map((match) => match[1]!);
  const begun = [...source.matchAll(new RegExp(`\`(${name}-[\\w-]*-)\\$\\{`, 'g'))].map((match) => match[1]!);
  expect(whole.filter((id) => !has.has(id))).toEqual([]);
  expect(begun.filter((start) => ![...has].some((id) => id.startsWith(start)))).toEqual([]);
  expect([...has].filter((id) => !whole.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

it('the front page has what it asks before a game is opened, without the rules', async () => {
  const { GAMES } = await import('../protocol/games');
  await language('en');
  for (const [game, { choices }] of Object.entries(GAMES)) {
    expect(say.has(game)).toBe(true);
    for (const { name, values } of choices) {
      const asked = [`${game}-choice-${name}`, ...values.map((value) => `${game}-choice-${name}-${String(value)}`)];
      expect(asked.filter((id) => !say.has(id))).toEqual([]);
    }
  }
});
