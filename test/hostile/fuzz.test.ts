import { expect, test } from 'vitest';
import { TARGETS } from '../support/fuzz-targets';

/** `npm run fuzz` runs the same targets for longer and with other seeds. */
const ROUND = { seed: 1, cases: 60 };

test.each(TARGETS)('$name have their required properties for any input', async ({ run }) => {
  expect(await run(ROUND)).toBeGreaterThan(0);
});
