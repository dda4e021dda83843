import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findStep, type Replacements, STEPS } from '../../../src/core/text/steps';

/** The step whose result may contain the replaced text, as its own tests show. */
const CAN_FEED_ITSELF = 'replacements';

/** Any text: characters of any plane, and the pieces that steps replace. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from('aàA-‐.,%(“–\t\u0085\u00a0\ufeff1２é\u0301ßİΣ東 '),
      'the',
      'an',
    ),
    maxLength: 30,
  }),
);

test('identifiers are unique, and every step is found by its identifier', () => {
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
  for (const step of STEPS) expect(findStep(step.id)).toBe(step);
  expect(findStep('no such step')).toBeUndefined();
});

describe.each(STEPS)('$id', (step) => {
  test('has a label and a summary', () => {
    expect(step.label).toMatch(/^\p{Lu}/u);
    expect(step.summary).toMatch(/^\p{Lu}.*\.$/u);
    expect(step.examples.length).toBeGreaterThan(0);
  });

  test.each(step.examples)('%j becomes %j', (input, output) => {
    expect(step.apply(input, [])).toBe(output);
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(step.apply(text, [])).toBe(step.apply(text, []));
      }),
    );
  });
});

test.each(STEPS.filter(({ id }) => id !== CAN_FEED_ITSELF))(
  '$id changes nothing a second time',
  (step) => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = step.apply(text, []);
        expect(step.apply(once, [])).toBe(once);
      }),
      { numRuns: 500 },
    );
  },
);

describe('replacements', () => {
  const replace = (text: string, replacements: Replacements) =>
    findStep('replacements')!.apply(text, replacements);

  test('are literal, are made in the given order, and replace every occurrence', () => {
    expect(replace('a.b.c', [['.', '']])).toBe('abc');
    expect(replace('a+b', [['a+', 'x']])).toBe('xb');
    expect(
      replace('one', [
        ['one', 'two'],
        ['two', '$&'],
      ]),
    ).toBe('$&');
    expect(replace('aXaX', [['X', 'aX']])).toBe('aaXaaX');
  });

  test('with empty search text change nothing', () => {
    expect(replace('abc', [['', '-']])).toBe('abc');
  });
});
