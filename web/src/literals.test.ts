/** What a person reads or hears comes from the catalogues: no component writes words of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const here = join(process.cwd(), 'src');
const files = readdirSync(here, { recursive: true, encoding: 'utf-8' }).filter(
  (name) => name.endsWith('.svelte') && !name.startsWith('gallery'),
);
const SAID = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']);
const WORD = /\p{L}{2,}/u;

/** Every node below this one. */
function* nodes(one: unknown): Generator<AST.BaseNode & Record<string, unknown>> {
  if (Array.isArray(one)) for (const child of one) yield* nodes(child);
  else if (one !== null && typeof one === 'object') {
    if ('type' in one) yield one as AST.BaseNode & Record<string, unknown>;
    for (const [key, child] of Object.entries(one)) if (key !== 'metadata' && key !== 'parent') yield* nodes(child);
  }
}

/** Words between tags, and those of attributes that are read out. */
function literals(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  const silent = [...nodes(fragment)].filter(
    (node) => (/^(Attribute|StyleDirective)$/.test(node.type) && !SAID.has(String(node.name))) || node.name === 'code', // what is typed
  );
  const unsaid = new Set(silent.flatMap((node) => [...nodes([node.value, node.fragment])]));
  return [...nodes(fragment)]
    .filter((node) => node.type === 'Text' && !unsaid.has(node))
    .map((node) => String(node.data).trim())
    .filter((text) => WORD.test(text));
}

it('finds words that a component writes itself', () => {
  const source = '<p class="big" title="Hello">{say("x")} · <b>Ada</b> <code>make it</code></p>';
  expect(literals(source).sort()).toEqual(['Ada', 'Hello']);
});

it.each(files)('%s writes no words of its own', (name) => {
  expect(literals(readFileSync(join(here, name), 'utf-8'))).toEqual([]);
});
