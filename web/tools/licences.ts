/**
 * `virtual:licences`: the packages and fonts that are part of the page, with their licences, from their own metadata as
 * the lock installed them; before them our own licence, and our NOTICE. A package that ships no text of its licence gets
 * the one that lies in tools/licences. The build fails if it bundles a package that is not listed under `dependencies`
 * (or below Svelte), or one without a text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:licences';
const WITH_SVELTE = ['esm-env', 'clsx'];

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function read(folder: string): { name: string; version: string; licence: string; text: string } {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Package;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = readFileSync(file ? join(folder, file) : new URL(`licences/${facts.license ?? ''}.txt`, import.meta.url), 'utf-8').trim();
  return { name: facts.name, version: facts.version, licence: facts.license ?? '', text };
}

export function licences(root: string): Plugin {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf-8')) as Package;
  const top = join(root, '..');
  const ours = { name: 'Twistosaur', version: '', licence: own.license ?? '', text: readFileSync(join(top, 'LICENSE'), 'utf-8').trim() };
  const notice = readFileSync(join(top, 'NOTICE'), 'utf-8').trim();
  const names = [...Object.keys(own.dependencies ?? {}), ...WITH_SVELTE].sort();
  return {
    name: 'licences',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}`
        ? `export const notice = ${JSON.stringify(notice)};\nexport default ${JSON.stringify([ours, ...names.map((name) => read(join(root, 'node_modules', name)))])}`
        : null,
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
        if (name && !names.includes(name)) this.error(`${name} is bundled, but its licence is not listed: put it under dependencies`);
      }
    },
  };
}
