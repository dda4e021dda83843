/**
 * Runs tests on mutants in a separate process, so that one that hangs can be ended. Receives a
 * `TestRequest` as a message and responds with whether all tests pass. The mutant replaces its file
 * when vitest loads it; nothing is written to disk.
 */
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

export interface TestRequest {
  /** Path and text of the changed file; `null` for unchanged files. */
  readonly mutant: { readonly file: string; readonly code: string } | null;
  /** Test files, run in this order until one fails. */
  readonly tests: readonly string[];
}

export interface TestAnswer {
  readonly passed: boolean;
  /** The first test that failed. */
  readonly failed: string | null;
  /** Duration in milliseconds of each test file that ran. */
  readonly times: Readonly<Record<string, number>>;
}

let active: TestRequest['mutant'] = null;
let answer: TestAnswer = { passed: false, failed: null, times: {} };

const vitest = await createVitest(
  'test',
  {
    config: false,
    environment: 'node',
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    restoreMocks: true,
    bail: 1,
    watch: false,
    testTimeout: 60_000,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/fast-check-seed.ts'],
    // Tests for linear running time are slow and do not detect wrong values.
    testNamePattern: '^(?!.*(linear|growth))',
    reporters: [
      {
        onTestRunEnd: (modules, errors, reason) => {
          const times = modules.map((module) => [
            module.relativeModuleId,
            module.diagnostic().duration,
          ]);
          const failed = modules.flatMap((module) => [...module.children.allTests('failed')])[0];
          answer = {
            passed: reason === 'passed' && errors.length === 0,
            failed: failed?.fullName ?? errors[0]?.message ?? null,
            times: Object.fromEntries(times) as Record<string, number>,
          };
        },
      },
    ],
    sequence: {
      sequencer: class {
        shard = <T>(files: T) => Promise.resolve(files);
        sort = <T>(files: T) => Promise.resolve(files);
      },
    },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (active && id === resolve(active.file) ? active.code : null),
      },
    ],
  },
);

process.on('message', (request: TestRequest) => {
  void run(request).then((result) => process.send?.(result));
});
process.send?.('ready');

async function run({ mutant, tests }: TestRequest): Promise<TestAnswer> {
  for (const one of [active, mutant]) if (one) vitest.invalidateFile(resolve(one.file));
  active = mutant;
  const found = await vitest.globTestSpecifications([...tests]);
  const at = (path: string) => tests.findIndex((test) => path.endsWith(test));
  found.sort((a, b) => at(a.moduleId) - at(b.moduleId));
  await vitest.runTestSpecifications(found);
  return answer;
}
