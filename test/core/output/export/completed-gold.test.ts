import { expect, test } from 'vitest';
import { completeGold } from '../../../../src/core/analysis/gold/gold-scores';
import { hashQuestion } from '../../../../src/core/analysis/gold/patch';
import type { ExportInput } from '../../../../src/core/output/export/export-format';
import { EXPORTS } from '../../../../src/core/output/formats';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { NO_LABELS } from '../../../../src/core/analysis/agreement/labels';
import { evaluateAll } from '../../../../src/core/evaluate';
import { runToEnd } from '../../../../src/core/progress';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { joinAll, openText } from '../../../support/sources';
import { writeFormat } from '../../../support/written-files';

const gold = openText('gold.csv', 'id,question,reference\nq1,Who?,Ann\nq2,Where?,Oslo\n');
const predictions = openText(
  'p.csv',
  'id,model,prediction\nq1,S,Bob\nq2,S,Oslo\nq1,T,Ann\nq2,T,<b>Rome\n',
);

function input(): ExportInput {
  const files = [gold, predictions];
  const { mapping } = propose(files);
  const dataset = joinAll(files, mapping);
  return {
    version: '1.2.3',
    settings: DEFAULT_SETTINGS,
    mapping,
    inputs: files.map(({ info }) => info),
    dataset,
    evaluation: evaluateAll(dataset, DEFAULT_SETTINGS, METRICS),
    metrics: METRICS,
    labels: NO_LABELS,
    judges: [],
    llmJudgments: null,
  };
}

function completed(): ExportInput {
  const published = input();
  const { dataset, evaluation, settings, metrics } = published;
  const decisions = [
    {
      id: 'q1',
      hash: hashQuestion(dataset.questions, 0),
      decision: 'accepted' as const,
      answers: ['Bob'],
      by: '',
      date: '2026-11-23',
      reason: '',
    },
  ];
  const completion = runToEnd(completeGold(dataset, evaluation, settings, metrics, { decisions }));
  return completion ? { ...published, completion } : published;
}

function write(id: string, given: ExportInput): string {
  return EXPORTS.filter((format) => format.id === id)
    .map((format) => writeFormat(format, given))
    .join('');
}

const HASH = completed().completion?.patch ?? '';

test.each(['report-json', 'report-html', 'markdown', 'latex', 'summary-csv'])(
  '%s has the completed scores and the hash of the patch, and neither if there is no patch',
  (id) => {
    const written = write(id, completed());
    expect(HASH).toMatch(/^[0-9a-f]{64}$/);
    expect(written).toContain(HASH.slice(0, 12));
    expect(written).toMatch(/completed/);
    expect(write(id, input())).not.toMatch(/completed|gold_patch|goldCompletion/);
  },
);

const LABELS = {
  ...NO_LABELS,
  given: [
    { id: 'q1', model: 'S', run: '', annotator: 'ada', label: 'correct' as const, comment: '' },
  ],
};

test.each(['questions-csv', 'comparison-csv', 'gaps-csv', 'audit-csv', 'agreement-csv'])(
  '%s names the patch in every row, and without a patch has no such column',
  (id) => {
    const [header = '', ...rows] = write(id, { ...completed(), labels: LABELS })
      .trimEnd()
      .split('\n');
    expect(header).toMatch(/,gold_patch$/);
    expect(rows.every((row) => row.endsWith(`,${HASH}`))).toBe(true);
    expect(write(id, { ...input(), labels: LABELS })).not.toContain('gold_patch');
  },
);

test('labels.csv, which can be imported again, has no additional column', () => {
  expect(write('labels-csv', { ...completed(), labels: LABELS })).toBe(
    write('labels-csv', { ...input(), labels: LABELS }),
  );
});

test('tables show the published score, the completed score and the change', () => {
  const [header, , s, t] = write('markdown', completed()).split('\n');
  expect(header).toContain('Answer correctness | Answer correctness, completed gold |');
  expect(s).toMatch(/^\| S \| \*?\*?50\.0.*\| 100\.0 .*\(\+50\.0, rank 1\)/);
  expect(t).toMatch(/^\| T \| .*\| 50\.0 .*\(0\.0, rank 2, was 1\)/);
  const html = write('report-html', completed());
  expect(html).toContain('<h2>Answer correctness, published and completed gold</h2>');
  expect(html).toContain('1 better, 0 worse');
  expect(html).toContain('not at a random sample');
});

test('summary.csv and report.json contain the ranks and intervals for both scores', () => {
  const [header = '', s = ''] = write('summary-csv', completed()).split('\n');
  expect(header).toMatch(
    /,answer_correct_rank,answer_correct_completed,answer_correct_completed_low,answer_correct_completed_high,answer_correct_completed_n,answer_correct_completed_rank,.*gold_patch$/,
  );
  expect(s.endsWith(`,${HASH}`)).toBe(true);
  const report = JSON.parse(write('report-json', completed())) as Pick<
    ExportInput,
    'completion'
  > & {
    goldCompletion: ExportInput['completion'];
  };
  expect(report.goldCompletion).toMatchObject({
    patch: HASH,
    completed: ['q1'],
    runs: [
      { model: 'S', metrics: { answer_correct: { published: { rank: 1 }, better: 1 } } },
      { model: 'T', metrics: { answer_correct: { completed: { mean: 0.5, rank: 2 } } } },
    ],
  });
});
