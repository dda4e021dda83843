import type { Plugin } from 'vite';
import { FRAME_POLICIES } from './fetch-frames.ts';

/**
 * The content policy of the built page; docs/decisions/privacy.md gives the reason for each
 * directive.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // A worker started from a URL of a static host has no policy; one
  // started from a blob inherits the page's, so the worker is a blob that imports our own script.
  "worker-src 'self' blob:",
  // The component library writes style elements and style attributes.
  "style-src 'self' 'unsafe-inline'",
  // Charts are saved through images with blob URLs; small icons are inlined as data URLs.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // Neither the page nor its worker connects to any host, not even its own.
  "connect-src 'none'",
  // Files are fetched by a frame with a policy of its own: docs/decisions/privacy.md.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text becomes markup or a script URL only through the one policy that main.tsx creates first; it
  // is named `default` because the component library sets innerHTML of style elements with plain
  // text.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/**
 * Puts the content policy first in the head of the built page, since it applies only to the
 * elements after it, and writes `_headers` for hosts that read it: the same policy, and directives
 * that only a header can set.
 */
export function injectContentPolicy(): Plugin {
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
          // The address contains the user's settings, so it is not sent to other sites as a
          // referrer.
          tag: 'meta',
          attrs: { name: 'referrer', content: 'no-referrer' },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: writeHeaders() });
    },
  };
}

/** One policy per path: a second one would apply as well, and the frames need their own. */
function writeHeaders(): string {
  const policies = {
    '/': `${contentPolicy}; frame-ancestors 'none'`,
    '/index.html': `${contentPolicy}; frame-ancestors 'none'`,
    ...Object.fromEntries(
      Object.entries(FRAME_POLICIES).map(([name, connections]) => [
        `/${name}`,
        `connect-src ${connections}; frame-ancestors 'self'`,
      ]),
    ),
  };
  const common = ['X-Content-Type-Options: nosniff', 'Referrer-Policy: no-referrer'];
  return [
    '/*',
    ...common.map((line) => `  ${line}`),
    ...Object.entries(policies).flatMap(([path, policy]) => [
      path,
      `  Content-Security-Policy: ${policy}`,
    ]),
    '',
  ].join('\n');
}
