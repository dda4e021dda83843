import { describe, expect, test } from 'vitest';
import { propose } from '../../src/core/dataset/mapping/propose';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { accept } from '../../src/core/scoring/acceptance/accept';
import { REJECTION_LABELS, TIERS } from '../../src/core/scoring/tiers/tier';
import { describeShared, openShared, readSharedJson } from '../support/shared-data';
import { joinAll } from '../support/sources';

/**
 * Every answer that is accepted although it is not an exact match: tier, rejection reason,
 * questions. Each was checked manually.
 */
const NEWLY_ACCEPTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  baseline: {
    'normalised/list-quoting': 'q80',
    'typed/percent-sign': 'q1 q7 q9 q13 q29 q66',
    'typed/abstention': 'q12 q39 q49 q52 q54 q58 q61 q65 q76 q77 q89',
    'typed/number-format': 'q23 q43',
    'typed/unit': 'q56',
    'typed/verbose': 'q25 q40',
    'typed/wording': 'q35',
    'typed/date': 'q60',
    'typed/rounding': 'q74',
    'typed/list-order': 'q85',
    'lexical/wording': 'q15 q18',
    'lexical/verbose': 'q0 q36 q86',
  },
  optimized: {
    'normalised/list-quoting': 'q80',
    'typed/percent-sign': 'q1 q7 q9 q13 q29 q66',
    'typed/verbose': 'q25 q40',
    'typed/number-format': 'q23 q33',
    'typed/unit': 'q56',
    'typed/rounding': 'q74',
    'typed/wording': 'q81',
    'lexical/verbose': 'q0 q36 q70 q86',
  },
};

test('every tier and rejection reason has a label', () => {
  expect(TIERS).toHaveLength(4);
  expect(Object.values(REJECTION_LABELS)).not.toContain('');
});

describeShared('gap-analysis, tier by tier', () => {
  const names = ['gold', 'predictions-baseline', 'predictions-optimized'];
  const sources = names.map((name) => openShared(`gap-analysis/${name}.csv`));
  const dataset = joinAll(sources, propose(sources).mapping);
  const scorer = createScorer(dataset, DEFAULT_SETTINGS);
  const judge = (run: number, id: string) => {
    const comparison = scorer.compare(dataset.questions.ids.indexOf(id), run)!;
    const found = accept(comparison);
    return {
      verdict: found && `${found.tier}/${found.rejection ?? 'same'}`,
      exact: comparison.references.some(
        ({ normalized }) => normalized === comparison.prediction.normalized,
      ),
    };
  };

  const rejected = readSharedJson('gap-analysis/false-negatives.json') as {
    readonly question_id: string;
  }[];

  test.each([
    ['q0', 'lexical/verbose'],
    ['q1', 'typed/percent-sign'],
    ['q7', 'typed/percent-sign'],
    ['q9', 'typed/percent-sign'],
    ['q13', 'typed/percent-sign'],
    ['q15', 'normalised/punctuation'],
    ['q25', 'typed/verbose'],
    ['q27', 'normalised/percent-sign'],
    ['q29', 'typed/percent-sign'],
    ['q35', 'normalised/list-quoting'],
    ['q40', 'typed/verbose'],
    ['q41', 'normalised/punctuation'],
    ['q66', 'typed/percent-sign'],
    ['q70', 'lexical/verbose'],
    ['q84', 'normalised/percent-sign'],
    ['q86', 'lexical/verbose'],
  ])('accepts %s, which exact match wrongly rejects: %s', (id, verdict) => {
    expect(rejected.map(({ question_id }) => question_id)).toContain(id);
    expect(judge(1, id).verdict).toBe(verdict);
  });

  test('does not accept the seventeenth answer listed as wrongly rejected, “Not answerable” instead of “No”', () => {
    expect(rejected).toHaveLength(17);
    expect(judge(1, 'q42').verdict).toBeNull();
  });

  describe.each(dataset.runs.map(({ model }, run) => ({ model, run })))(
    '$model',
    ({ model, run }) => {
      test('newly accepts exactly the answers that annotators confirm', () => {
        const found: Record<string, string[]> = {};
        for (const id of dataset.questions.ids) {
          const { verdict, exact } = judge(run, id);
          if (verdict === null || exact) continue;
          (found[verdict] ??= []).push(id);
        }
        const listed = Object.entries(found).map(([verdict, ids]) => [verdict, ids.join(' ')]);
        expect(Object.fromEntries(listed)).toEqual(NEWLY_ACCEPTED[model]);
      });
    },
  );
});
