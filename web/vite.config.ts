import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './tools/licences.ts';
import { reports } from './tools/report.ts';
import { squeeze } from './tools/squeeze.ts';
import { titlesOf } from './tools/titles.ts';
import { worker } from './tools/worker.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const build = /^version = "(.+)"$/m.exec(readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf-8'))?.[1] ?? '0';

// The server serves the build from inside the Python package; the catalogues are read from there too.
export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte(), licences(here), titlesOf(`${here}../src/twistosaur/locales`), reports(here), worker(here), squeeze()],
  // The gallery and its fixtures are for those who work on the boards: `npm run dev`, or `vite build --mode gallery`.
  define: { __BUILD__: JSON.stringify(build), __GALLERY__: JSON.stringify(mode !== 'production') },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: '../src/twistosaur/web_dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every file travels with nearly a kilobyte of headers: what is needed together comes together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/(app\/core\/(chrome|install|router|settings|speaker|store)\b|app\/art\/Egg|i18n\/languages)/ },
            {
              name: 'seat',
              test: /src\/app\/core\/(api|arrive|attention|badge|begin|fresh|games|link|options|press|rulebook|seats|share|words)\b/,
            },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
