import { describe, expect, test } from 'vitest';
import { describeEvidence } from '../../../src/core/analysis/evidence';
import { propose } from '../../../src/core/dataset/mapping/propose';
import { evaluateAll } from '../../../src/core/evaluate';
import { reportEvidence } from '../../../src/core/explore/evidence';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import { orderQuestions } from '../../../src/core/explore/view/order';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { METRICS } from '../../../src/core/scoring/metrics';
import { answerCorrect } from '../../../src/core/scoring/metrics/answer-correct';
import { PAGE_METRICS, pageMetrics } from '../../../src/core/scoring/metrics/pages';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/core/settings';
import { joinAll, openText } from '../../support/sources';

/*
 * Counted by hand. Evidence pages of q1 to q6: 3; 3 and 4; 7; report.pdf 9; none; unreadable. q1 is
 * correct and retrieves page 3 first; q2 is correct and retrieves pages 1 and 2; q3 is wrong and
 * retrieves page 7 second of two pages; q4 is wrong and retrieves the right page of another report;
 * q5 and q6 have no evidence; q7 has no prediction.
 */
const GOLD = `id,question,answer,type,doc,evidence_pages
q1,Who?,Ann,a,report.pdf,3
q2,Where?,Oslo,a,report.pdf,"[3, 4]"
q3,How many?,12,b,report.pdf,p. 7
q4,What?,wind,b,report.pdf,9
q5,Which?,Not answerable,b,report.pdf,n/a
q6,When?,May,a,report.pdf,see annex
q7,Whose?,Bo,a,report.pdf,1
`;

const RUN = `id,model,prediction,retrieved_pages,retrieval_scores
q1,S,Ann,"[3, 3, 5]","[0.9, 0.8, 0.7]"
q2,S,Oslo,"[1, 2]","[0.9, 0.8]"
q3,S,13,"[8, 8, 7]","[0.9, 0.8, 0.7]"
q4,S,solar,"[""Report p. 3"", ""Other.PDF p. 9""]",
q5,S,Not answerable,[1],[0.5]
q6,S,May,[1],[0.5]
`;

const files = [openText('gold.csv', GOLD), openText('run.csv', RUN)];

function scored(settings: Settings = DEFAULT_SETTINGS) {
  const { mapping, decisions } = propose(files);
  const dataset = joinAll(files, mapping, settings);
  const metrics = [...METRICS, ...pageMetrics(dataset)];
  const evaluation = evaluateAll(dataset, settings, metrics);
  return { mapping, decisions, dataset, metrics, evaluation };
}

function pageValues(settings?: Settings) {
  const [scores = {}] = scored(settings).evaluation.scores;
  return Object.fromEntries(PAGE_METRICS.map(({ id }) => [id, [...(scores[id]?.values ?? [])]]));
}

describe('evidence and retrieved pages from two tables', () => {
  test('are detected by name and values, without asking the user', () => {
    const { mapping, decisions } = scored();
    expect(decisions).toEqual([]);
    expect(mapping.gold?.evidence).toBe('evidence_pages');
    expect(mapping.predictions[0]).toMatchObject({
      retrieved: 'retrieved_pages',
      retrievalScores: 'retrieval_scores',
    });
  });

  test('remain available as columns for slices and exports', () => {
    const { dataset } = scored();
    expect(dataset.questions.columns.map(({ name }) => name)).toEqual(['evidence_pages']);
    expect(dataset.runs[0]?.columns.map(({ name }) => name)).toEqual([
      'retrieved_pages',
      'retrieval_scores',
    ]);
  });

  test('report cells without a page, with file, row and column', () => {
    const found = scored().dataset.problems.filter(({ code }) => code === 'unread-evidence');
    expect(found).toEqual([
      {
        code: 'unread-evidence',
        severity: 'warning',
        file: 'gold.csv',
        row: 6,
        column: 'evidence_pages',
        message:
          'gold.csv: 1 cell of “evidence_pages” contains text that names no page: row 6 (“see annex”). Only the other pages of this cell count; write pages as “12, 14-16”.',
      },
    ]);
  });

  test('give page scores equal to those computed by hand', () => {
    expect(pageValues()).toEqual({
      page_hit: [1, 0, 1, 0, NaN, NaN, 0],
      page_precision: [1 / 2, 0, 1 / 2, 0, NaN, NaN, 0],
      page_recall: [1, 0, 1, 0, NaN, NaN, 0],
      page_f1: [2 / 3, 0, 2 / 3, 0, NaN, NaN, 0],
      page_rr: [1, 0, 1 / 2, 0, NaN, NaN, 0],
    });
  });

  test('a tolerance accepts nearby pages', () => {
    const values = pageValues({ ...DEFAULT_SETTINGS, pages: { tolerance: 1, offset: 'auto' } });
    expect(values.page_hit).toEqual([1, 1, 1, 0, NaN, NaN, 0]);
    expect(values.page_precision?.slice(0, 3)).toEqual([1 / 2, 1 / 2, 1]);
    expect(values.page_recall?.slice(0, 3)).toEqual([1, 1 / 2, 1]);
  });

  test('a fixed offset is added to retrieved pages', () => {
    const values = pageValues({ ...DEFAULT_SETTINGS, pages: { tolerance: 0, offset: 1 } });
    expect(values.page_hit).toEqual([0, 1, 0, 0, NaN, NaN, 0]);
  });

  test('a missing prediction is excluded if the settings say so', () => {
    expect(pageValues({ ...DEFAULT_SETTINGS, missing: 'exclude' }).page_hit?.at(6)).toBeNaN();
  });

  test('questions are counted by correctness and retrieval, and each count comes with the query that selects its questions', () => {
    const { dataset, evaluation, metrics } = scored();
    const table = createQuestionTable(dataset, evaluation, metrics);
    const type = table.fields.find(({ name }) => name === 'type')!;
    const column = { name: 'type', categories: table.categories(type, 0) };
    const report = reportEvidence(dataset, evaluation, answerCorrect, column)!;
    const counts = {
      questions: 5,
      correctRetrieved: 1,
      correctNotRetrieved: 1,
      wrongRetrieved: 1,
      wrongNotRetrieved: 2,
    };
    expect(report).toMatchObject({ withoutEvidence: 2 });
    expect(report.runs[0]).toMatchObject({
      counts,
      ranks: [1, 1],
      noRank: 3,
      convention: { offset: 0, documents: true },
      slices: [
        { value: 'a', query: 'type = "a"', counts: { questions: 3, wrongNotRetrieved: 1 } },
        { value: 'b', counts: { questions: 2, wrongRetrieved: 1, wrongNotRetrieved: 1 } },
      ],
    });
    for (const [field, query] of Object.entries(report.queries)) {
      const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
      expect(found.kind).toBe('ordered');
      const questions = found.kind === 'ordered' ? [...found.order] : [];
      expect([field, questions.length]).toEqual([field, counts[field as keyof typeof counts]]);
    }
  });
});

test('without retrieved pages there is no page metric and no report', () => {
  const alone = [files[0]!, openText('run.csv', 'id,prediction\nq1,Ann\nq2,Oslo\n')];
  const dataset = joinAll(alone, propose(alone).mapping);
  expect(pageMetrics(dataset)).toEqual([]);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  expect(reportEvidence(dataset, evaluation, answerCorrect, null)).toBeNull();
});

test.each([
  [
    [20, 13],
    'In 20 of S’s 33 wrong answers a gold page was retrieved: the reader failed. In 13 the retriever failed.',
  ],
  [[2, 0], 'In all of S’s 2 wrong answers a gold page was retrieved: the reader failed.'],
  [[0, 1], 'In S’s 1 wrong answer no gold page was retrieved: the retriever failed.'],
  [[0, 0], 'S correctly answers all 46 questions whose evidence the gold file names.'],
] as const)(
  'the sentence about %j wrong answers with and without a retrieved gold page',
  (wrong, sentence) => {
    const [wrongRetrieved, wrongNotRetrieved] = wrong;
    const counts = {
      correctRetrieved: 36,
      correctNotRetrieved: 10,
      wrongRetrieved,
      wrongNotRetrieved,
    };
    const questions = 46 + wrongRetrieved + wrongNotRetrieved;
    expect(describeEvidence({ model: 'S', run: '' }, { questions, ...counts })).toBe(sentence);
  },
);
