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

/** The packages that modules belong to. */
export function bundled(modules: Iterable<string>): string[] {
  const names = [...modules].map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function ourOwn(root: string) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf-8')) as Package;
  return { name: 'Twistosaur', version: '', licence: own.license ?? '', text: readFileSync(join(root, '../LICENSE'), 'utf-8').trim() };
}

/** Our own licence and those of packages, for a page that carries them with it. */
export function licenceTexts(root: string, packages: readonly string[]): string {
  const all = [ourOwn(root), ...packages.map((name) => read(join(root, 'node_modules', name)))];
  return all.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`).join('\n\n');
}

export function licences(root: string): Plugin {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf-8')) as Package;
  const top = join(root, '..');
  const ours = ourOwn(root);
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
      for (const name of bundled(this.getModuleIds()))
        if (!names.includes(name)) this.error(`${name} is bundled, but its licence is not listed: put it under dependencies`);
    },
  };
}
