import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves the build from inside the Python package; the catalogues are read from there too.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/twistosaur/web_dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
