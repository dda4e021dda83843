import { chmodSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { SHIPPED_FILE } from './judge/open-shipped.ts';

/*
 * Bundles `npm run score` and everything it imports, including the learned judge, into
 * `command/assay.js`, which plain Node.js can run. It is the `bin` of package.json; `npm pack`
 * builds it.
 */

const [outDir = 'command'] = process.argv.slice(2);
const fileName = 'assay.js';

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  plugins: [
    {
      name: 'embed-judge',
      load: (id) =>
        id.endsWith('/scripts/judge/open-shipped.ts')
          ? `export const readShipped = () => ${JSON.stringify(readFileSync(SHIPPED_FILE, 'utf8'))};`
          : null,
    },
  ],
  build: {
    ssr: 'scripts/score.ts',
    outDir,
    target: 'node20',
    rolldownOptions: {
      output: { entryFileNames: fileName, codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
});
chmodSync(`${outDir}/${fileName}`, 0o755);
