/** Colours by day and by night are written once, where the build can make something of them for older browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = join(process.cwd(), 'src');
const files = readdirSync(here, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|css)$/.test(name));
const text = (name: string) => readFileSync(join(here, name), 'utf-8');
const styleOf = (name: string) => (name.endsWith('.css') ? text(name) : (/<style>([^]*)<\/style>/.exec(text(name))?.[1] ?? ''));
const PAIR = /light-dark\(((?:[^()]|\([^()]*\))*)\)/g;

it('writes every pair of colours once', () => {
  const pairs = files.flatMap((name) => [...styleOf(name).matchAll(PAIR)].map(([, pair = '']) => pair));
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter((pair, k) => pairs.indexOf(pair) < k)).toEqual([]);
});

it('has them in style sheets, not in attributes, which stay as they are', () => {
  for (const name of files) expect([name, text(name).match(PAIR)?.length ?? 0]).toEqual([name, styleOf(name).match(PAIR)?.length ?? 0]);
});

it('decides between day and night in one place', () => {
  const deciding = files.filter((name) => /prefers-color-scheme|\[data-theme/.test(styleOf(name)));
  expect(deciding).toEqual(['theme.css']);
  expect(text('theme.css').match(/color-scheme:/g)).toHaveLength(4); // the system's, each of the two, and that of paper
});

it('paints the bar of the browser like the paper', () => {
  const page = readFileSync(join(here, '../index.html'), 'utf-8');
  const [day, night] = [...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour = '']) => colour.toLowerCase());
  expect(text('theme.css')).toContain(`--paper: light-dark(${day}, ${night});`);
});
