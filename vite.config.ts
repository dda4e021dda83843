import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { injectContentPolicy } from './scripts/content-policy.ts';
import { fetchFrames } from './scripts/fetch-frames.ts';
import { precache } from './scripts/precache.ts';

export default defineConfig({
  // Relative addresses: the built folder works wherever it is put.
  base: './',
  // A missing file is answered with 404, not with the page: a link may name a file that is not there.
  appType: 'mpa',
  plugins: [react(), injectContentPolicy(), fetchFrames(), precache()],
  worker: {
    format: 'es',
    // The index of hyparquet-compressors starts WebAssembly for Snappy, which the policy forbids and
    // nothing here imports.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /hyparquet-compressors/, sideEffects: false }],
      },
    },
  },
  build: {
    target: 'es2022',
    // Preloading only saves time: a browser that lacks it needs no code that stands in for it.
    modulePreload: { polyfill: false },
    // In kB. The chunk of the results has recharts; docs/size.md lists all chunks.
    chunkSizeWarningLimit: 800,
  },
  preview: { open: false, strictPort: false },
});
