/**
 * `virtual:titles/LANGUAGE`: of every game's catalogue as much as the front page says, so that it need not load the
 * rules: the message with the game's own name (its attributes included), and what is asked when a table is set up.
 * A catalogue is a game's if it has a message of its own name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = /^\0?virtual:titles\/([a-z]+)$/;

/** The messages of a Fluent catalogue: each begins in the first column, and what is indented belongs to it. */
function messages(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([a-z][\w-]*) =.*(?:\n+ .*)*/gim)].map(([whole, id = '']) => [id, whole.trim()]));
}

function titles(folder: string): string {
  const out: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const game = file.replace(/\.ftl$/, '');
    const all = messages(readFileSync(join(folder, file), 'utf-8'));
    if (!all.has(game)) continue;
    for (const [id, message] of all) if (id === game || id.startsWith(`${game}-choice-`)) out.push(message);
  }
  return out.join('\n');
}

export function titlesOf(locales: string): Plugin {
  return {
    name: 'titles',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : null),
    load(id) {
      const language = ID.exec(id)?.[1];
      if (!language) return null;
      const folder = join(locales, language);
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(titles(folder))}`;
    },
  };
}
