import { describe, expect, test } from 'vitest';
import { reportAgreement } from '../../src/core/analysis/agreement/agreement';
import { collectLabels } from '../../src/core/analysis/agreement/collect';
import { collectAnswers } from '../../src/core/analysis/agreement/labeled-answers';
import { sweepThresholds } from '../../src/core/analysis/agreement/thresholds';
import { propose } from '../../src/core/dataset/mapping/propose';
import { evaluateAll } from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { externalMetrics } from '../../src/core/scoring/external-metric';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { describeShared, readSharedLines } from '../support/shared-data';
import { joinAll, openText } from '../support/sources';

/** An answer with its human label and the cell with another program's score. */
interface Row {
  readonly id: string;
  readonly system: string;
  readonly reference: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly cell: string;
}

const ID = 'external.bertscore';

/** Matches a score from 0 to 1. */
const IS_SCORE = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

const toCsv = (rows: readonly (readonly string[])[]) =>
  `${rows.map((cells) => cells.map(quote).join(',')).join('\n')}\n`;

/** Scores the rows as a gold file and one prediction file per system. */
function scoreRows(rows: readonly Row[]) {
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  const systems = [...new Set(rows.map(({ system }) => system))];
  const sources = [
    openText('gold.csv', toCsv([['id', 'reference'], ...references])),
    ...systems.map((system) =>
      openText(
        `${system}.csv`,
        toCsv([
          ['id', 'prediction', 'human_label', 'bertscore'],
          ...rows
            .filter((row) => row.system === system)
            .map((row) => [row.id, row.answer, row.correct ? 'correct' : 'incorrect', row.cell]),
        ]),
      ),
    ),
  ];
  const { mapping } = propose(sources);
  expect(mapping.predictions.map(({ scores }) => scores?.[0]?.column)).toEqual(
    systems.map(() => 'bertscore'),
  );
  const dataset = joinAll(sources, mapping);
  const metrics = externalMetrics(dataset);
  const { scores, runs } = evaluateAll(dataset, DEFAULT_SETTINGS, metrics);
  const labels = collectLabels(dataset, []);
  const answers = collectAnswers(
    { id: ID },
    scores,
    labels.verdicts,
    dataset.runs.map((_, run) => run),
    null,
  );
  const agreementAt = (threshold: number) =>
    runToEnd(
      reportAgreement(
        { dataset, scores, metrics, settings: DEFAULT_SETTINGS, labels, sample: null },
        { run: null, shown: ID, thresholds: { [ID]: threshold } },
      ),
    ).metrics.find(({ metric, run }) => metric === ID && run === null)!;
  return { dataset, runs, systems, agreementAt, sweep: sweepThresholds(metrics[0]!, answers) };
}

/** Agreement of the cells with the labels, computed with different formulas from the program's. */
function workOut(scored: readonly Row[], threshold: number) {
  const agree = scored.filter(({ cell, correct }) => parseFloat(cell) >= threshold === correct);
  const share = (holds: (row: Row) => boolean) => scored.filter(holds).length / scored.length;
  const accepted = share(({ cell }) => parseFloat(cell) >= threshold);
  const labeled = share(({ correct }) => correct);
  const accuracy = agree.length / scored.length;
  const chance = accepted * labeled + (1 - accepted) * (1 - labeled);
  return { n: scored.length, accuracy, kappa: (accuracy - chance) / (1 - chance) };
}

function expectEqualAgreement(rows: readonly Row[]) {
  const { dataset, runs, systems, agreementAt, sweep } = scoreRows(rows);
  const scored = rows.filter(({ cell }) => IS_SCORE.test(cell));
  for (const threshold of [0.2, 0.5, 0.75]) {
    const expected = workOut(scored, threshold);
    const found = agreementAt(threshold);
    expect(found.n).toBe(expected.n);
    expect(found.leftOut).toBe(rows.length - expected.n);
    expect(Math.abs(found.accuracy.value! - expected.accuracy)).toBeLessThan(1e-12);
    expect(Math.abs(found.kappa.value! - expected.kappa)).toBeLessThan(1e-12);
  }
  for (const point of sweep.points) {
    const expected = workOut(scored, point.threshold);
    expect(Math.abs(point.accuracy - expected.accuracy)).toBeLessThan(1e-12);
    if (point.kappa !== null) expect(Math.abs(point.kappa - expected.kappa)).toBeLessThan(1e-12);
  }
  expect(dataset.runs.map(({ model }) => model)).toEqual(systems);
  for (const [at, system] of systems.entries()) {
    const own = scored.filter((row) => row.system === system);
    const mean = own.reduce((sum, { cell }) => sum + parseFloat(cell), 0) / own.length;
    const summary = runs[at]!.metrics[ID]!;
    expect(summary.n).toBe(own.length);
    expect(Math.abs(summary.mean! - mean)).toBeLessThan(1e-12);
  }
  return dataset.problems;
}

/** Cells that do not contain a valid score. */
const BAD_CELLS = ['good', 'NaN', 'Infinity', '1.7', '-0.2', '', '1e400', '0,5'];

const spoil = (rows: readonly Row[]) =>
  rows.map((row, at) => (at % 11 === 3 ? { ...row, cell: BAD_CELLS[at % 8]! } : row));

const made = Array.from({ length: 240 }, (_, at): Row => {
  const [question, system] = [Math.floor(at / 2), at % 2];
  const cell = (((at * 37) % 101) / 100).toString();
  return {
    id: `q${question}`,
    system: system === 0 ? 'ada' : 'bob',
    reference: `wind ${question}`,
    answer: `wind ${question} ${system}`,
    correct: Number(cell) > 0.4 !== (at % 7 === 0),
    cell,
  };
});

describe('agreement of a score column with human labels', () => {
  test('equals values computed by hand', () => {
    expect(expectEqualAgreement(made)).toEqual([]);
  });

  test('excludes cells without a valid score, and reports them', () => {
    const codes = expectEqualAgreement(spoil(made)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(
      new Set(['external-not-numbers', 'external-out-of-range', 'external-empty']),
    );
  });
});

interface Evouna {
  readonly dataset: string;
  readonly system: string;
  readonly question: string;
  readonly references: readonly string[];
  readonly candidate: string;
  readonly correct: boolean;
}

describeShared('EVOUNA, dev part, with a column of scores', () => {
  const rows = (readSharedLines('answer-correctness/dev.jsonl.gz') as Evouna[]).map(
    ({ question, references, candidate, system, correct }): Row => ({
      ...{ id: question, system, answer: candidate, correct },
      reference: references[0] ?? '',
      cell: shareOfWords(references, candidate).toFixed(4),
    }),
  );

  test('agreement with human labels equals values computed by hand', () => {
    expect(rows).toHaveLength(2305);
    expectEqualAgreement(rows);
  });

  test('agreement with hostile cells equals values computed by hand', () => {
    expectEqualAgreement(spoil(rows));
  });
});

/** A simple score: the largest share of a reference's words that the answer contains. */
function shareOfWords(references: readonly string[], answer: string): number {
  const words = new Set(answer.toLowerCase().split(/\W+/));
  const shares = references.map((reference) => {
    const own = reference.toLowerCase().split(/\W+/);
    return own.filter((word) => words.has(word)).length / own.length;
  });
  return Math.max(...shares);
}
