import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * The two documents that fetch files, and the hosts that each may contact. They contain the same
 * script and differ in the content policy; docs/decisions/privacy.md gives the reason.
 */
export const FRAME_POLICIES: Readonly<Record<string, string>> = {
  'fetch-same-origin.html': "'self'",
  // Connections without TLS are allowed only to the user's own machine.
  'fetch-elsewhere.html': 'https: http://localhost:* http://127.0.0.1:*',
};

/** Adds the fetching frames to the built page and to the development server. */
export function fetchFrames(): Plugin {
  return {
    name: 'assay:fetch-frames',
    async generateBundle() {
      const script = await bundleScript(SCRIPT);
      for (const [fileName, connections] of Object.entries(FRAME_POLICIES)) {
        this.emitFile({ type: 'asset', fileName, source: makeDocument(script, connections) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const connections = FRAME_POLICIES[request.url?.split('/').pop() ?? ''];
        if (connections === undefined) {
          next();
          return;
        }
        void bundleScript(SCRIPT).then((script) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(makeDocument(script, connections));
        });
      });
    },
  };
}

/**
 * The script is inlined, since a sandboxed frame cannot load anything, not even from its own
 * folder.
 */
const SCRIPT = 'src/frame/frame.ts';

function makeDocument(script: string, connections: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    `connect-src ${connections}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '  <head>',
    `    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '    <meta charset="utf-8" />',
    '    <meta name="referrer" content="no-referrer" />',
    '    <title>Assay fetches a file</title>',
    `    <script type="module">${script}</script>`,
    '  </head>',
    '</html>',
    '',
  ].join('\n');
}
