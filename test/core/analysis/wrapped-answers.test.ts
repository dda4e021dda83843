import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import { explain } from '../../../src/core/explore/explain/explain';
import { METRICS } from '../../../src/core/scoring/metrics';
import { findProfile } from '../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../src/core/scoring/profiles/profile-metrics';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/core/settings';
import { wrapperAt } from '../../../src/core/scoring/acceptance/verdict-columns';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { orderQuestions } from '../../../src/core/explore/view/order';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import { datasetOf } from '../../support/score-case';

const squad = findProfile('squad1.1')!;
const dataset = datasetOf([
  { references: ['Rotterdam'], prediction: '```json\n{"answer": "Rotterdam"}\n```' },
  { references: ['Rotterdam'], prediction: 'Rotterdam' },
  { references: ['55%'], prediction: '```Float\n55.0\n```' },
  { references: ['Rotterdam'], prediction: null },
]);
const removing: Settings = { ...DEFAULT_SETTINGS, wrapping: 'remove' };
const score = (settings: Settings) =>
  evaluateAll(dataset, settings, [...METRICS, ...profileMetrics(squad)]);
const kept = score(DEFAULT_SETTINGS);
const removed = score(removing);
const meanOf = ({ runs }: typeof kept, metric: string) => runs[0]?.metrics[metric]?.mean;

describe('wrapped answers', () => {
  test('are scored as written unless the settings unwrap them', () => {
    expect(meanOf(kept, 'exact_match')).toBe(1 / 4);
    expect(meanOf(removed, 'exact_match')).toBe(2 / 4);
    // `json answer rotterdam` shares one of three tokens with the reference: p = 1/3, r = 1, F1 =
    // 1/2.
    expect(meanOf(kept, 'f1')).toBe((1 / 2 + 1 + 0 + 0) / 4);
    expect(meanOf(removed, 'f1')).toBe((1 + 1 + 0 + 0) / 4);
    expect(meanOf(removed, 'numeric_match')).toBe(1);
  });

  test('are always scored as written by published scorers', () => {
    expect(meanOf(kept, 'squad1.1.em')).toBe(1 / 4);
    expect(meanOf(removed, 'squad1.1.em')).toBe(1 / 4);
  });

  test.each([kept, removed])(
    'are counted by kind, whether or not they are unwrapped',
    ({ runs, verdicts }) => {
      expect(runs[0]?.counts.wrapped).toBe(2);
      expect([0, 1, 2, 3].map((question) => wrapperAt(verdicts[0]!, question))).toEqual([
        'code-fence',
        null,
        'code-fence',
        null,
      ]);
    },
  );

  test('can be selected in a query', () => {
    const table = createQuestionTable(dataset, kept, METRICS);
    const shown = (query: string) => {
      const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
      return found.kind === 'ordered' ? [...found.order] : found;
    };
    expect(shown('wrapping = "code-fence"')).toEqual([0, 2]);
    expect(shown('wrapping = none')).toEqual([1]);
  });

  test('are explained with wrapper, content, and the unwrapping step', () => {
    const asWritten = explain(kept, dataset, DEFAULT_SETTINGS, 0, 0);
    const inside = { text: 'Rotterdam', wrappers: ['code-fence', 'json'] };
    expect(asWritten.wrapping).toEqual({ ...inside, isRemoved: false });
    expect(asWritten.steps.map(({ label }) => label)).not.toContain('Unwrapped from a code fence');

    const takenOut = explain(removed, dataset, removing, 0, 0);
    expect(takenOut.prediction).toBe('```json\n{"answer": "Rotterdam"}\n```');
    expect(takenOut.wrapping).toEqual({ ...inside, isRemoved: true });
    expect(takenOut.steps[0]).toEqual({
      label: 'Unwrapped from a code fence',
      reference: 'Rotterdam',
      prediction: 'Rotterdam',
    });
    expect(explain(removed, dataset, removing, 1, 0).wrapping).toBeNull();
  });
});
