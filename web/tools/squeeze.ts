/** Writes *.gz and *.br beside every text of the build, for servers that send them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function squeeze(): Plugin {
  let folder = '';
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name) || name.startsWith('report')) continue; // reports are not sent
        const data = readFileSync(join(folder, name));
        if (data.length < 400) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
