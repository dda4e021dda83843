import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NORMALIZATION_PRESETS, presetOf } from '../../../src/core/settings';
import { createNormalizer, traceNormalization } from '../../../src/core/text/normalize';
import { findStep } from '../../../src/core/text/steps';

const presets = Object.keys(NORMALIZATION_PRESETS) as (keyof typeof NORMALIZATION_PRESETS)[];

describe('presets', () => {
  test.each(presets)('%s has existing steps and is recognized', (name) => {
    const steps = NORMALIZATION_PRESETS[name];
    for (const step of steps) expect(findStep(step)).toBeDefined();
    expect(presetOf(steps)).toBe(name);
  });

  test('a custom list is not a preset', () => {
    expect(presetOf(['whitespace', 'lower-case'])).toBeNull();
    expect(presetOf(['lower-case'])).toBeNull();
  });

  test.each([
    ['squad', 'The “Net-Zero” plan, an A. by 12.8%', '“netzero” plan by 128'],
    ['squad', 'A', ''],
    ['squad', 'a.n', ''],
    ['squad', 'U.S.', 'us'],
    ['squad', 'x\u0085y\ufeffz', 'x y\ufeffz'],
    ['plain', 'The “Net-Zero” plan, an A.', 'the “netzero” plan an a'],
    ['none', ' The  Plan. ', ' The  Plan. '],
    ['lenient', '«The Net-Zero» plan—à la CO₂ １２％', 'netzero plan la co2 12'],
    ['lenient', 'Société  Générale', 'societe generale'],
  ] as const)('%s: %j becomes %j', (preset, text, expected) => {
    expect(createNormalizer(NORMALIZATION_PRESETS[preset])(text)).toBe(expected);
  });

  test.each(['squad', 'plain', 'none'] as const)('%s changes nothing a second time', (preset) => {
    const normalize = createNormalizer(NORMALIZATION_PRESETS[preset]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
      { numRuns: 500 },
    );
  });
});

test('steps run in the given order', () => {
  expect(createNormalizer(['articles', 'lower-case'])('The the')).toBe('the  ');
  expect(createNormalizer(['lower-case', 'articles'])('The the')).toBe('   ');
});

test('the trace has each step with the resulting text', () => {
  const trace = traceNormalization(
    'The CO2!',
    ['lower-case', 'replacements', 'articles'],
    [['co2', 'x']],
  );
  expect(trace.map(({ step, text }) => [step, text])).toEqual([
    ['lower-case', 'the co2!'],
    ['replacements', 'the x!'],
    ['articles', '  x!'],
  ]);
  expect(trace[0]?.label).toBe('Lowercase');
});

test('an unknown step throws an error', () => {
  expect(() => createNormalizer(['stemming'])).toThrow('stemming');
});
