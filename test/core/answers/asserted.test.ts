import { expect, test } from 'vitest';
import { assertedPart } from '../../../src/core/answers/asserted';

test.each([
  ['It is not coal but gas.', 'gas', 'coal'],
  ['Gaming, ahead of Data Center', 'Gaming', 'Data Center'],
  ['Ireland, followed by the United States', 'Ireland', 'United States'],
  ['Wind rather than solar', 'Wind', 'solar'],
  ['Scope 3, not Scope 1', 'Scope 3', 'Scope 1'],
  ['Any fuel but lignite', 'fuel', 'lignite'],
  ['All sites except Lyon', 'sites', 'Lyon'],
  ['Scope 3 is larger than Scope 1 and 2', 'Scope 3', 'Scope 1'],
])('“%s” asserts “%s” and not “%s”', (text, claimed, denied) => {
  expect(assertedPart(text)).toContain(claimed);
  expect(assertedPart(text)).not.toContain(denied);
});

test.each(['Not only wind but also solar', 'Wind and solar', 'Not necessarily', 'not coal'])(
  '“%s” is asserted as a whole',
  (text) => {
    expect(assertedPart(text)).toBe(text);
  },
);
