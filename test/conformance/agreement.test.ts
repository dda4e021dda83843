import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reportAgreement } from '../../src/core/analysis/agreement/agreement';
import { collectLabels } from '../../src/core/analysis/agreement/collect';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import { runToEnd } from '../../src/core/progress';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { describeShared, sharedUrl } from '../support/shared-data';
import { joinAll, openBytes } from '../support/sources';

interface Line {
  readonly financebench_id: string;
  readonly model_name: string;
  readonly eval_mode: string;
  readonly label: string;
}

/** A row of a table, computed with different formulas from the program’s. */
interface Expected {
  readonly n: number;
  readonly cells: readonly [tp: number, fp: number, fn: number, tn: number];
  readonly kappa: number;
  readonly macroF1: number;
}

describeShared('FinanceBench, 16 runs with a label for each answer', () => {
  const folder = 'financebench/predictions';
  const names = readdirSync(sharedUrl(folder)).sort();
  const read = (path: string) => new Uint8Array(readFileSync(sharedUrl(path)));
  const sources = [
    openBytes('gold.jsonl', read('financebench/gold.jsonl')),
    ...names.map((name) => openBytes(name, read(`${folder}/${name}`))),
  ];
  const dataset = joinAll(sources, propose(sources).mapping);
  const { scores } = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const labels = collectLabels(dataset, []);
  const report = runToEnd(
    reportAgreement(
      { dataset, scores, metrics: METRICS, settings: DEFAULT_SETTINGS, labels, sample: null },
      { run: null, shown: 'answer_correct', thresholds: {} },
    ),
  );

  /** The labels as written in the files, parsed without the program. */
  const lines = names.flatMap((name) =>
    new TextDecoder()
      .decode(read(`${folder}/${name}`))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line),
  );

  function expectedOf(metric: string, model?: string, run?: string): Expected {
    const cells: [number, number, number, number] = [0, 0, 0, 0];
    for (const line of lines) {
      if (model !== undefined && (line.model_name !== model || line.eval_mode !== run)) continue;
      const of = dataset.runs.findIndex(
        (one) => one.model === line.model_name && one.run === line.eval_mode,
      );
      const question = dataset.questions.ids.indexOf(line.financebench_id);
      const score = scores[of]![metric]!.values[question]!;
      if (Number.isNaN(score)) continue;
      const isRight = line.label === 'Correct Answer';
      cells[score >= 0.5 ? (isRight ? 0 : 1) : isRight ? 2 : 3]++;
    }
    const [tp, fp, fn, tn] = cells;
    const n = tp + fp + fn + tn;
    // κ = 2 (tp·tn − fn·fp) / ((tp + fp)(fp + tn) + (tp + fn)(fn + tn)), the form for a 2 × 2
    // table.
    const kappa = (2 * (tp * tn - fn * fp)) / ((tp + fp) * (fp + tn) + (tp + fn) * (fn + tn));
    const macroF1 = (tp / (tp + (fp + fn) / 2) + tn / (tn + (fp + fn) / 2)) / 2;
    return { n, cells, kappa, macroF1 };
  }

  test('reads every label: 516 correct, 214 incorrect and 310 refusals', () => {
    expect(report.labels.verdicts).toEqual({
      correct: 516,
      incorrect: 524,
      unsure: 0,
      'gold-wrong': 0,
      disputed: 0,
    });
    expect(report.labels.unread).toEqual([]);
  });

  describe.each([
    'answer_correct',
    'exact_match',
    'f1',
    'recall',
    'numeric_match',
    'boolean_match',
  ])('%s', (metric) => {
    test('agreement with human labels equals values computed by hand', () => {
      const row = report.metrics.find((one) => one.metric === metric && one.run === null)!;
      const { n, cells, kappa, macroF1 } = expectedOf(metric);
      expect(row.n).toBe(n);
      expect(row.leftOut).toBe(lines.length - n);
      expect(Object.values(row.confusion)).toEqual(cells);
      expect(row.accuracy.value).toBeCloseTo((cells[0] + cells[3]) / n, 12);
      expect(row.kappa.value).toBeCloseTo(kappa, 12);
      expect(row.macroF1.value).toBeCloseTo(macroF1, 12);
    });
  });

  test('values of answer_correct for each run are within their intervals', () => {
    const rows = report.metrics.filter(
      (one) => one.metric === 'answer_correct' && one.run !== null,
    );
    expect(rows).toHaveLength(16);
    for (const row of rows) {
      const { model, run } = dataset.runs[row.run!]!;
      const { cells, kappa } = expectedOf('answer_correct', model, run);
      expect(Object.values(row.confusion)).toEqual(cells);
      expect(row.kappa.value).toBeCloseTo(kappa, 12);
      for (const { value, interval } of [row.accuracy, row.macroF1, row.kappa]) {
        if (!interval) continue;
        expect(interval.low).toBeLessThan(value!);
        expect(interval.high).toBeGreaterThan(value!);
      }
    }
  });

  test('the estimate for a fully labeled run is its share of correct labels', () => {
    for (const { run, estimate, labelled, answers } of report.estimates) {
      const own = run === null ? null : dataset.runs[run]!;
      const ofRun = lines.filter(
        (line) => own === null || (line.model_name === own.model && line.eval_mode === own.run),
      );
      const right = ofRun.filter(({ label }) => label === 'Correct Answer').length;
      expect(labelled).toBe(answers);
      expect(estimate.value).toBeCloseTo(right / ofRun.length, 12);
      expect(estimate.interval!.low).toBeLessThan(estimate.value!);
      expect(estimate.interval!.high).toBeGreaterThan(estimate.value!);
    }
  });
});

test('a run without labels has no values', () => {
  expect(collectLabels(EMPTY, [])).toMatchObject({ annotators: [], unread: [], strays: [] });
});

const EMPTY: Parameters<typeof collectLabels>[0] = {
  questions: {
    ids: [],
    texts: [],
    documents: [],
    references: [],
    answerTypes: [],
    kinds: [],
    inferredKinds: 0,
    rows: new Int32Array(),
    columns: [],
  },
  runs: [],
  unjoined: [],
  joinChecks: [],
  problems: [],
};
