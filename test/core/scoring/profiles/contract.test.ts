import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProfile, PROFILES } from '../../../../src/core/scoring/profiles';

/** Answers with common words, numbers, punctuation and brackets, in several scripts. */
const answers = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.string({
      unit: fc.constantFrom(
        ...['the ', 'A ', 'wind', '-', '12.50 ', '1,000 ', '5% ', '(3) ', '½', '北京', 'ال', ' '],
        ...[
          "['a', 'b']",
          '[',
          ']',
          "'",
          '"',
          'İ',
          'ß',
          '\u001c',
          '\0',
          '👍',
          '.',
          'Not answerable',
        ],
      ),
      maxLength: 6,
    }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const inputs = fc.record({
  references: fc.array(answers, { maxLength: 3 }),
  prediction: answers,
  question: fc.constantFrom('', 'How much?'),
  answerType: fc.constantFrom('Int', 'Float', 'Str', 'None', 'List', 'anything'),
});

test('identifiers are unique and can be looked up', () => {
  expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
  for (const profile of PROFILES) expect(findProfile(profile.id)).toBe(profile);
  expect(findProfile('no-such-scorer')).toBeUndefined();
});

describe.each(PROFILES)('$id', (profile) => {
  test('has a description', () => {
    expect(profile.id).toMatch(/^[a-z0-9.]+(?:-[a-z0-9.]+)*$/);
    expect(profile.label).not.toBe('');
    expect(profile.source).toMatch(/\w{4}/);
    expect(profile.knownQuirks).toMatch(/^[^.].*\.$/);
    expect([1, 100]).toContain(profile.scale);
    expect(profile.gives.length).toBeGreaterThan(0);
  });

  test('behaves as its switches describe', () => {
    const { switches, gives, scale, score, normalize } = profile;
    expect(switches.em === null).toBe(!gives.includes('em'));
    expect(switches.f1 === null).toBe(!gives.includes('f1'));
    if (switches.normaliser.includes('lower case')) expect(normalize('WIND')).toBe('wind');
    if (switches.normaliser.includes('delete ASCII punctuation')) {
      expect(normalize('wi#nd')).toBe('wind');
    }
    if (switches.normaliser.includes('collapse whitespace')) {
      expect(normalize('sea  wind')).toBe('sea wind');
    }
    const f1Of = (reference: string, prediction: string) =>
      (score({ references: [reference], prediction }).f1 ?? NaN) / scale;
    if (switches.f1 === 'set of tokens') expect(f1Of('bora bora', 'bora')).toBe(1);
    if (switches.f1 === 'bag of tokens') expect(f1Of('bora bora', 'bora')).toBeCloseTo(2 / 3, 12);
    if (switches.f1 === 'longest contiguous run of shared tokens') {
      expect(f1Of('sea wind', 'wind sea')).toBeLessThan(f1Of('sea wind', 'sea wind'));
    }
    if (switches.f1 === 'bag of tokens' || switches.f1 === 'set of tokens') {
      const exact = (2 / 7) * scale;
      const { decimals } = switches;
      const expected = decimals === null ? exact : Number(exact.toFixed(decimals));
      expect(scale * f1Of('sea wind power', 'wind and more often')).toBeCloseTo(expected, 12);
    }
  });

  test('combines several references as described', () => {
    if (!profile.switches.references.startsWith('best')) return;
    fc.assert(
      fc.property(inputs, (input) => {
        fc.pre(input.references.length > 0);
        const together = profile.score(input);
        const apart = input.references.map((one) => profile.score({ ...input, references: [one] }));
        for (const value of profile.gives) {
          const scores = apart.map((one) => one[value]).filter((score) => score !== null);
          const best = scores.length === 0 ? null : Math.max(...scores);
          if (profile.switches.references === 'best') expect(together[value]).toBe(best);
          else expect(together[value] ?? 0).toBeLessThanOrEqual(best ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is deterministic, stays in its range, and gives only its declared values', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const score = profile.score(input);
        expect(profile.score(input)).toEqual(score);
        for (const [value, highest] of [
          ['em', 1],
          ['f1', profile.scale],
        ] as const) {
          const given = score[value];
          if (!profile.gives.includes(value)) expect(given).toBeNull();
          if (given === null) continue;
          expect(given).toBeGreaterThanOrEqual(0);
          expect(given).toBeLessThanOrEqual(highest);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('normalizes a string the same way each time', () => {
    fc.assert(
      fc.property(answers, (text) => profile.normalize(text) === profile.normalize(text)),
      { numRuns: 50 },
    );
  });

  test('treats an empty list of references as one empty reference', () => {
    const none = profile.score({ references: [], prediction: 'wind' });
    if (profile.id !== 'tatqa-span') {
      expect(none).toEqual(profile.score({ references: [''], prediction: 'wind' }));
    }
  });
});
