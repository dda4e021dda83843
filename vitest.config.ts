import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Test files that need the data in `../shared`. In a clone without it, one line says so. */
const sharedTests = 'test/**/*.shared.test.ts';
const hasShared = existsSync(new URL('../shared/data', import.meta.url));
if (!hasShared) process.stderr.write(`Not run, ../shared is missing: ${sharedTests}\n`);

/** A project that runs in Node.js. A busy machine may be slow; a hang still fails. */
function nodeProject(name: string, include: string[], exclude: string[] = []) {
  return {
    test: {
      name,
      environment: 'node',
      // Files of a worker share the modules they import: loading them costs more than most tests.
      isolate: false,
      restoreMocks: true,
      testTimeout: 180_000,
      setupFiles: ['test/support/fast-check-seed.ts'],
      include,
      exclude: hasShared ? exclude : [...exclude, sharedTests],
    },
  };
}

const conformanceTests = 'test/conformance/**/*.test.ts';
const hostileTests = 'test/hostile/**/*.test.ts';
const endToEndTests = 'test/e2e/**/*.test.ts';

export default defineConfig({
  test: {
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      nodeProject('core', ['test/**/*.test.ts'], [conformanceTests, hostileTests, endToEndTests]),
      // Official scorers, published figures and real files, reproduced.
      nodeProject('conformance', [conformanceTests]),
      // Damaged, huge and malicious input, slow simulations, and times that must stay linear.
      nodeProject('hostile', [hostileTests]),
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          // One window for all files of a worker: loading the page anew costs more than its tests.
          isolate: false,
          restoreMocks: true,
          testTimeout: 120_000,
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/support/jsdom-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: [endToEndTests],
          globalSetup: ['test/e2e/serve.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser on a busy machine may fail for once; the output names every test that did.
          retry: process.env.CI === undefined ? 0 : 1,
          // A busy machine may take long to score; what never appears still fails.
          expect: { poll: { timeout: 20_000 } },
          // After the others, so that pages do not wait for other tests.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
