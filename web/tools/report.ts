/**
 * The report of an analysis, a page for each game that has `boards/NAME/seen.ts`: everything in one file, which
 * `twistosaur.analysis.report` fills. Made after the app, into `report/` of its build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundled, licenceTexts } from './licences.ts';

const GAME = 'virtual:game';

/** The page reads its catalogues from itself, and has the boards of one game. */
function standingAlone(root: string, game: string): Plugin {
  return {
    name: 'standing-alone',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === GAME) return join(root, 'src/boards', game, 'seen.ts');
      if (id === './catalogues' && importer?.endsWith('src/i18n.ts')) return join(root, 'src/report/catalogues.ts');
      return null;
    },
  };
}

async function page(root: string, game: string): Promise<string> {
  let packages: string[] = [];
  const noting: Plugin = {
    name: 'noting',
    generateBundle() {
      packages = bundled(this.getModuleIds());
    },
  };
  const made = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [standingAlone(root, game), svelte(), noting],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/report/main.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const script = made.output.find((file) => file.type === 'chunk')?.code ?? '';
  const style = made.output.find((file) => file.fileName.endsWith('.css'));
  const parts: Record<string, string> = {
    style: style?.type === 'asset' ? String(style.source) : '',
    script: script.replaceAll('</script', '<\\/script'),
    licences: licenceTexts(root, packages).replaceAll('</', '< /'),
  };
  const template = readFileSync(join(root, 'report.html'), 'utf-8');
  return template
    .replace(/\s*\/\*(style|script|licences)\*\/\s*/g, (_, part: string) => parts[part] ?? '')
    .replace(/\s*\/\*data\*\/\s*/, '/*data*/');
}

export function reports(root: string): Plugin {
  let folder = '';
  return {
    name: 'reports',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, 'report');
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        mkdirSync(folder, { recursive: true });
        const games = readdirSync(join(root, 'src/boards')).filter((name) => existsSync(join(root, 'src/boards', name, 'seen.ts')));
        for (const game of games) writeFileSync(join(folder, `${game}.html`), await page(root, game));
      },
    },
  };
}
