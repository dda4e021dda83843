import { describe, expect, test } from 'vitest';
import { compareAnnotators } from '../../../../src/core/analysis/agreement/label-summary';
import {
  COLUMN_ANNOTATOR,
  collectLabels,
  humanVerdictAt,
} from '../../../../src/core/analysis/agreement/collect';
import {
  addLabel,
  type AnnotatorLabel,
  mergeLabels,
  readLabel,
  removeLabel,
} from '../../../../src/core/analysis/agreement/labels';
import {
  isLabelHeader,
  readLabelTable,
  tabulateLabels,
} from '../../../../src/core/output/csv/label-file';
import type { Dataset, Table } from '../../../../src/core/model';
import { datasetOf } from '../../../support/score-case';

const said = (id: string, annotator: string, label: AnnotatorLabel['label']): AnnotatorLabel => ({
  id,
  model: 'system',
  run: '',
  annotator,
  label,
  comment: '',
});

/** Five questions with one answer each, and a label column. */
function datasetWith(humanLabels: readonly string[] | null): Dataset {
  const dataset = datasetOf(
    Array.from({ length: 5 }, () => ({ references: ['a'], prediction: 'a' })),
  );
  return { ...dataset, runs: dataset.runs.map((run) => ({ ...run, humanLabels })) };
}

describe('a label', () => {
  test.each([
    ['Correct Answer', 'correct'],
    ['Incorrect Answer', 'incorrect'],
    ['Refusal', 'incorrect'],
    ['1', 'correct'],
    ['0', 'incorrect'],
    [' TRUE ', 'correct'],
    ['false', 'incorrect'],
    ['Yes', 'correct'],
    ['no', 'incorrect'],
    ['accept', 'correct'],
    ['rejected', 'incorrect'],
    ['not_sure', 'unsure'],
    ['gold-wrong', 'gold-wrong'],
    ['Gold is wrong', 'gold-wrong'],
    ['perhaps', null],
    ['', null],
    ['constructor', null],
  ])('%j is read as %j', (text, label) => {
    expect(readLabel(text)).toBe(label);
  });
});

describe('labels from several annotators', () => {
  const dataset = datasetWith(['Correct Answer', 'Refusal', '', 'quite good', 'yes']);
  const collected = collectLabels(dataset, [
    said('q0', 'ada', 'correct'),
    said('q1', 'ada', 'correct'),
    said('q2', 'ada', 'unsure'),
    said('q4', 'ada', 'incorrect'),
    said('q4', 'bob', 'incorrect'),
    said('q3', 'bob', 'gold-wrong'),
    said('q9', 'bob', 'correct'),
    { ...said('q0', 'bob', 'correct'), model: 'another' },
  ]);

  test('are decided by majority; a tie is a dispute, and “unsure” does not count', () => {
    const verdicts = collected.verdicts[0]!;
    expect(['correct', 'disputed', 'unsure', 'gold-wrong', 'incorrect']).toEqual(
      [0, 1, 2, 3, 4].map((question) => humanVerdictAt(verdicts, question)),
    );
    expect(collected.annotators.map(({ name }) => name)).toEqual([COLUMN_ANNOTATOR, 'ada', 'bob']);
  });

  test('are accompanied by counts of unknown labels and a list of labels for unknown answers', () => {
    expect(collected.unread).toEqual([{ text: 'quite good', count: 1 }]);
    expect(collected.strays.map(({ id, model }) => `${id} ${model}`)).toEqual([
      'q9 system',
      'q0 another',
    ]);
  });

  test('do not count, but are listed, if one annotator contradicts themselves', () => {
    const twice = collectLabels(datasetWith(null), [
      said('q0', 'ada', 'correct'),
      said('q0', 'ada', 'incorrect'),
      said('q0', 'ada', 'correct'),
      said('q1', 'ada', 'correct'),
      said('q1', 'ada', 'correct'),
    ]);
    expect(twice.contradictions).toEqual([
      { question: 0, run: 0, annotator: 'ada', labels: ['correct', 'incorrect'] },
    ]);
    expect(humanVerdictAt(twice.verdicts[0]!, 0)).toBeNull();
    expect(humanVerdictAt(twice.verdicts[0]!, 1)).toBe('correct');
  });

  test('belong to the only run if they do not name one', () => {
    const nameless = { ...said('q0', 'ada', 'correct'), model: '', run: '' };
    expect(collectLabels(datasetWith(null), [nameless]).strays).toEqual([]);
  });

  test('have Cohen’s κ over answers that both annotators label correct or incorrect (computed by hand)', () => {
    // The column: 1 0 – – 1, ada: 1 1 – – 0, bob: – – – – 0. Column and ada both label three
    // answers and agree on one; chance is 2/3 · 2/3 + 1/3 · 1/3 = 5/9, so κ = (1/3 − 5/9) / (4/9) =
    // −0.5.
    const { pairs } = compareAnnotators(collected);
    expect(pairs[0]).toMatchObject({ a: COLUMN_ANNOTATOR, b: 'ada', n: 3 });
    expect(pairs[0]!.agreement).toBeCloseTo(1 / 3, 12);
    expect(pairs[0]!.kappa).toBeCloseTo(-0.5, 12);
    expect(pairs[2]).toMatchObject({ a: 'ada', b: 'bob', n: 1, agreement: 1 });
    expect(compareAnnotators({ annotators: [] })).toEqual({ pairs: [], alpha: null });
  });
});

describe('labels given on the page', () => {
  const given = [said('q0', 'ada', 'correct'), said('q0', 'bob', 'correct')];

  test('are replaced and removed only by their annotator', () => {
    const changed = addLabel(given, said('q0', 'ada', 'incorrect'));
    expect(changed.map(({ annotator, label }) => `${annotator} ${label}`)).toEqual([
      'bob correct',
      'ada incorrect',
    ]);
    expect(removeLabel(given, given[1]!, 'bob')).toEqual([given[0]]);
  });

  test('are merged: duplicates are kept once, contradictions are all kept and counted', () => {
    const further = [
      said('q0', 'ada', 'correct'),
      said('q0', 'bob', 'incorrect'),
      said('q1', 'bob', 'unsure'),
    ];
    expect(mergeLabels(given, further)).toEqual({
      given: [...given, further[1], further[2]],
      added: 2,
      known: 1,
      contradicting: 1,
    });
  });
});

describe('a label file', () => {
  const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): Table => ({
    columns,
    cells: columns.map((_, at) => rows.map((row) => row[at] ?? '')),
    rowCount: rows.length,
  });

  test('is read back as it was written', () => {
    const given = [
      { ...said('q0', 'ada', 'gold-wrong'), comment: 'the table,\nnot the text' },
      { ...said('__proto__', 'bob', 'unsure'), run: 'r1' },
    ];
    const { columns, rows } = tabulateLabels(given);
    expect(isLabelHeader(columns)).toBe(true);
    const table = tableOf(columns, [...rows] as string[][]);
    expect(readLabelTable(table, 'labels.csv')).toEqual({
      kind: 'read',
      labels: given,
      problems: [],
    });
  });

  test('is recognized by its columns', () => {
    expect(isLabelHeader(['question_id', 'label', 'annotator'])).toBe(true);
    expect(isLabelHeader(['id', 'label'])).toBe(false);
    expect(isLabelHeader(['id', 'prediction', 'label', 'annotator'])).toBe(false);
  });

  test('without annotators uses the file name as annotator, and counts skipped rows', () => {
    const table = tableOf(
      ['id', 'label'],
      [
        ['q0', 'yes'],
        ['q1', ''],
        ['q2', 'maybe'],
        ['', 'no'],
      ],
    );
    expect(readLabelTable(table, 'cleo.csv')).toMatchObject({
      kind: 'read',
      labels: [{ id: 'q0', annotator: 'cleo', label: 'correct', model: '', run: '' }],
      problems: [
        { code: 'unread-labels', row: 3 },
        { code: 'labels-without-id', row: 4 },
      ],
    });
  });

  test('without ids is rejected', () => {
    expect(readLabelTable(tableOf(['a'], [['1']]), 'x.csv')).toMatchObject({
      kind: 'refused',
      problem: { code: 'not-labels', file: 'x.csv' },
    });
  });
});
