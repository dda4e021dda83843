import { expect, test } from 'vitest';
import { isMissingScript } from '../../../src/core/words/missing-script';

test.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/a.js',
  'error loading dynamically imported module: https://example.org/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('“%s” means that a script is missing', (message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true);
});

test('an out-of-memory error does not mean that a script is missing', () => {
  expect(isMissingScript(new RangeError('Array buffer allocation failed'))).toBe(false);
});
