// What a browser downloads, compressed as a server would: `npm run build && npm run sizes`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = new URL('../../src/twistosaur/web_dist', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
const size = (file) => {
  const bytes = readFileSync(join(root, file));
  const packed = /\.(woff2|png|jpg)$/.test(file);
  return {
    file,
    raw: bytes.length,
    gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length,
    br: packed ? bytes.length : brotliCompressSync(bytes).length,
  };
};
/** A chunk with everything it imports at once, less what is there already. */
function files(key, have = new Set(), out = new Set()) {
  const chunk = manifest[key];
  if (!chunk || out.has(chunk.file)) return out;
  if (!have.has(chunk.file)) out.add(chunk.file);
  for (const css of chunk.css ?? []) if (!have.has(css)) out.add(css);
  for (const one of chunk.imports ?? []) if (!have.has(manifest[one].file)) files(one, have, out);
  return out;
}
function report(title, list) {
  const rows = [...list].map(size);
  const sum = (key) => (rows.reduce((total, row) => total + row[key], 0) / 1000).toFixed(1);
  console.log(`${title}: ${sum('gzip')} KB gzip, ${sum('br')} KB brotli (${sum('raw')} KB raw)`);
  if (process.argv.includes('-v')) for (const row of rows) console.log('   ', row.file, row.gzip, row.br);
}

const first = files('index.html');
report('first page (without fonts)', first);
report(
  'fonts',
  readdirSync(join(root, 'assets'))
    .filter((f) => f.endsWith('.woff2'))
    .map((f) => `assets/${f}`),
);
const words = (name) => Object.keys(manifest).filter((key) => key.endsWith(`locales/pl/${name}.ftl?raw`));
for (const key of Object.keys(manifest)) {
  const game = /^src\/boards\/([^/]+)\/open\.ts$/.exec(key)?.[1];
  if (!game) continue;
  const all = files(key, first);
  report(`${game}: code and art`, all);
  for (const one of ['boards', game].flatMap(words)) files(one, first, all);
  report(`${game}: with its words (Polish)`, all);
}
