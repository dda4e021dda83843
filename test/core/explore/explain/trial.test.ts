import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreRuns } from '../../../../src/core/evaluate';
import { explainWithSettings } from '../../../../src/core/explore/explain/explain';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { runToEnd } from '../../../../src/core/progress';
import { createScorer, scoreAt } from '../../../../src/core/scoring/scorer';
import {
  DEFAULT_SETTINGS,
  NORMALIZATION_PRESETS,
  type Settings,
} from '../../../../src/core/settings';
import { type Case, datasetOf } from '../../../support/score-case';

const cases: readonly Case[] = [
  { references: ['12.8%'], prediction: '0.128' },
  { references: ['€45m'], prediction: 'First 40 M€. Therefore, 45 M€.' },
  { references: ['1,577'], prediction: '1.58 thousand', question: 'How many?' },
  { references: ['2040'], prediction: '2041', question: 'By which year?' },
  {
    references: ["['wind', 'solar']"],
    prediction: 'solar and wind',
    question: 'Which come first?',
  },
  { references: ['Yes'], prediction: '```\nYes, it does.\n```' },
  { references: ['the long-term goal'], prediction: 'Long term goal' },
  { references: [], prediction: 'None stated' },
  { references: ['wind'], prediction: null },
];

const settings: fc.Arbitrary<Settings> = fc
  .record({
    normalisation: fc.constantFrom(...Object.values(NORMALIZATION_PRESETS)),
    tokens: fc.constantFrom('whitespace' as const, 'words' as const, 'mixed' as const),
    wrapping: fc.constantFrom('keep' as const, 'remove' as const),
    missing: fc.constantFrom('zero' as const, 'exclude' as const),
    order: fc.constantFrom('auto' as const, 'always' as const, 'never' as const),
    choice: fc.constantFrom('any' as const, 'conclusion' as const, 'first' as const),
    percent: fc.constantFrom('either' as const, 'sign-only' as const, 'strict' as const),
    relativeTolerance: fc.constantFrom(null, 0, 0.01, 0.1),
    exactYears: fc.boolean(),
  })
  .map(({ order, choice, percent, relativeTolerance, exactYears, ...rest }) => ({
    ...DEFAULT_SETTINGS,
    ...rest,
    lists: { ...DEFAULT_SETTINGS.lists, order },
    numbers: { ...DEFAULT_SETTINGS.numbers, choice, percent, relativeTolerance, exactYears },
  }));

test('a previewed question shows the same scores that the run gets once the change is applied', () => {
  const dataset = datasetOf(cases);
  const seen = new Set<string>();
  fc.assert(
    fc.property(settings, fc.nat(cases.length - 1), (tried, question) => {
      const trial = explainWithSettings(
        createScorer(dataset, tried),
        dataset,
        METRICS,
        tried,
        question,
        0,
      ).scores;
      const [columns = {}] = runToEnd(scoreRuns(dataset, tried, METRICS)).scores;
      const scored = Object.entries(columns).map(
        ([id, column]) => [id, scoreAt(column, question)] as const,
      );
      expect(trial).toEqual(Object.fromEntries(scored));
      seen.add(`${question} ${JSON.stringify(trial)}`);
    }),
    { numRuns: 150 },
  );
  expect(seen.size).toBeGreaterThan(cases.length);
});
