import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fetchFrames } from './scripts/fetch-frames.ts';

/** What the built page may do; each item is argued in docs/decisions/0002-content-policy.md. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // A worker started from a URL brings its own policy, that is none, from a static host; one
  // started from a blob inherits the page's, so the worker is a blob that imports our own script.
  "worker-src 'self' blob:",
  // The component kit writes style elements and style attributes.
  "style-src 'self' 'unsafe-inline'",
  // Charts are drawn into images from blobs before they are saved; small icons are inlined as data.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // Neither the page nor its worker speaks to anyone, its own host included.
  "connect-src 'none'",
  // Files are fetched by a frame with a policy of its own: docs/decisions/0014-fetching-in-a-frame.md.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text becomes markup or a script address only through the one policy that main.tsx makes first;
  // it is named `default` because the component kit sets innerHTML of style elements with plain text.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Puts the content policy first in the head of the built page: it governs only what follows it. */
function injectContentPolicy(): Plugin {
  return {
    name: 'assay:content-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
          injectTo: 'head-prepend',
        },
        {
          // The address holds a person's settings; no other site is told of it.
          tag: 'meta',
          attrs: { name: 'referrer', content: 'no-referrer' },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

export default defineConfig({
  // Relative addresses: the built folder works wherever it is put.
  base: './',
  // A missing file is answered with 404, not with the page: a link may name a file that is not there.
  appType: 'mpa',
  plugins: [react(), injectContentPolicy(), fetchFrames()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Preloading only saves time: a browser that lacks it needs no code that stands in for it.
    modulePreload: { polyfill: false },
  },
  preview: { open: false, strictPort: false },
});
