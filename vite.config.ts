import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { injectContentPolicy } from './scripts/content-policy.ts';
import { fetchFrames } from './scripts/fetch-frames.ts';
import { precache } from './scripts/precache.ts';

export default defineConfig({
  // Relative URLs: the built folder works wherever it is put.
  base: './',
  // A missing file gets a 404 response, not the page: a link may name a file that does not exist.
  appType: 'mpa',
  plugins: [react(), injectContentPolicy(), fetchFrames(), precache()],
  worker: {
    format: 'es',
    // The index of hyparquet-compressors starts WebAssembly for Snappy, which the policy forbids.
    // Nothing here uses that decoder, so the build may omit it.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /hyparquet-compressors/, sideEffects: false }],
      },
    },
  },
  build: {
    target: 'es2022',
    // Preloading only saves time: a browser that lacks it needs no polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One script instead of thirty for what the first page needs, and one for what views
            // share: on a web server, each request takes longer than loading a few kB.
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
    // In kB. The results chunk contains recharts; docs/size.md lists all chunks.
    chunkSizeWarningLimit: 800,
  },
  preview: { open: false, strictPort: false },
});
