import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const componentTests = 'test/**/*.test.tsx';
const endToEndTests = 'test/e2e/**/*.test.ts';

/** Test files that need the data in `../shared`. In a clone without it, one line says so. */
const sharedTests = 'test/**/*.shared.test.ts';
const hasShared = existsSync(new URL('../shared/data', import.meta.url));
if (!hasShared) process.stderr.write(`Not run, ../shared is missing: ${sharedTests}\n`);

export default defineConfig({
  test: {
    // Vitest keeps a core free otherwise, of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          // A shared machine may be slow; a hang is still found.
          testTimeout: 60_000,
          setupFiles: ['test/seed.ts'],
          include: ['test/**/*.test.ts'],
          exclude: [endToEndTests, ...(hasShared ? [] : [sharedTests])],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          testTimeout: 120_000,
          include: [componentTests],
          setupFiles: ['test/ui/setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: [endToEndTests],
          globalSetup: ['test/e2e/serve.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A shared machine may take long to score; what never comes is still found.
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
          // After the others, so that a browser has the machine to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
