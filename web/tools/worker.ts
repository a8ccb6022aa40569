/**
 * The service worker and the manifests, made after the app: `sw.js` with the list of the files of this release, and
 * `manifest-LANGUAGE.webmanifest` with words from the catalogues.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES } from '../src/languages.ts';

/** Not needed without a server: packed twins, reports, what the build notes for itself. */
const LEFT_OUT = /\.(br|gz|map)$|^(report|\.vite)\/|^sw\.js$/;

/** Every file that the app may ask for, as paths; the page is "/". */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

export function releaseOf(folder: string): { version: string; files: string[] } {
  const names = filesOf(folder);
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return { version: hash.digest('hex').slice(0, 16), files: names.map((name) => (name === 'index.html' ? '/' : `/${name}`)) };
}

function manifestOf(catalogue: string, language: string): string {
  const say = (id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)?.[1] ?? '';
  const about = /^app-install =.*(?:\n +.*)*?\n +\.about = (.+)$/m.exec(catalogue)?.[1] ?? '';
  const icon = (file: string, sizes: string, purpose: string) => ({ src: `/icons/${file}`, sizes, type: 'image/png', purpose });
  const facts = {
    id: '/',
    name: 'Twistosaur',
    short_name: 'Twistosaur',
    description: about,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ea',
    theme_color: '#fbf6ea',
    categories: ['games'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [{ name: say('app-score-pad'), url: '/score', icons: [icon('icon-192.png', '192x192', 'any')] }],
  };
  return JSON.stringify(facts, null, 1);
}

async function script(root: string, release: object): Promise<string> {
  const made = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(release) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(root, 'src/worker/main.ts'), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return made.output.find((one) => one.type === 'chunk')?.code ?? '';
}

export function worker(root: string): Plugin {
  let folder = '';
  return {
    name: 'worker',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        for (const language of LANGUAGES) {
          const catalogue = readFileSync(join(root, `../src/twistosaur/locales/${language}/app.ftl`), 'utf-8');
          writeFileSync(join(folder, `manifest-${language}.webmanifest`), manifestOf(catalogue, language));
        }
        writeFileSync(join(folder, 'sw.js'), await script(root, releaseOf(folder)));
      },
    },
  };
}
