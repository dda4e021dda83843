import { expect, test } from 'vitest';
import { summarizeEvidence } from '../../src/core/analysis/evidence';
import { propose } from '../../src/core/dataset/mapping/propose';
import { readQuestions } from '../../src/core/dataset/join/questions';
import { evaluateAll } from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { answerCorrect } from '../../src/core/scoring/metrics/answer-correct';
import { PAGE_METRICS, pageMetrics } from '../../src/core/scoring/metrics/pages';
import { decidePages } from '../../src/core/scoring/retrieval/pages';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import {
  describeShared,
  openShared,
  readSharedJson,
  readSharedLines,
} from '../support/shared-data';
import { joinAll, openText } from '../support/sources';

const RUNS = ['deepseek-a', 'gepa', 'deepseek-b', 'baseline', 'miprov2'];

interface Logged {
  readonly question_id: string;
  readonly retrieved_pages: readonly number[];
  readonly retrieval_scores: readonly number[];
  readonly context: string;
}

const linesOf = (run: string) => readSharedLines(`evidence/${run}.jsonl.gz`) as Logged[];

const open = (run: string, keep: (line: Logged) => object = (line) => line) =>
  openText(
    `${run}.jsonl`,
    linesOf(run)
      .map((line) => JSON.stringify(keep(line)))
      .join('\n'),
  );

describeShared('five runs with retrieved pages on MMESGBench dev', () => {
  const gold = openShared('mmesgbench/gold-dev-93.json');
  const files = [gold, ...RUNS.map((run) => open(run))];
  const { mapping, decisions } = propose(files);
  const dataset = joinAll(files, mapping);
  const metrics = [answerCorrect, ...pageMetrics(dataset)];
  const { scores, runs } = evaluateAll(dataset, DEFAULT_SETTINGS, metrics);

  test('open without asking the user', () => {
    expect(decisions).toEqual([]);
    expect(dataset.problems.filter(({ code }) => code.startsWith('unread'))).toEqual([]);
  });

  test('get the same page scores from a separate implementation', () => {
    const golds = readSharedJson('mmesgbench/gold-dev-93.json') as { evidence_pages: number[] }[];
    for (const [index, run] of RUNS.entries()) {
      const expected = linesOf(run).map(({ question_id, retrieved_pages: read }) => {
        const pages = golds[Number(question_id.slice(1))]!.evidence_pages;
        if (pages.length === 0) return [NaN, NaN, NaN, NaN, NaN];
        const different = [...new Set(read)];
        const hits = different.filter((page) => pages.includes(page)).length;
        const [precision, recall] = [hits / different.length, hits / new Set(pages).size];
        const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
        const rank = different.findIndex((page) => pages.includes(page)) + 1;
        return [Math.min(hits, 1), precision, recall, f1, rank === 0 ? 0 : 1 / rank];
      });
      const found = expected.map((_, question) =>
        PAGE_METRICS.map(({ id }) => scores[index]![id]!.values[question]),
      );
      expect(found).toEqual(expected);
    }
    const { page_hit: hit, page_recall: recall, page_precision: precision } = runs[0]!.metrics;
    expect(hit).toMatchObject({ mean: 56 / 79, n: 79 });
    expect([recall?.mean, precision?.mean]).toEqual([
      expect.closeTo(0.68987, 5),
      expect.closeTo(0.27215, 5),
    ]);
  });

  test('the best run has the expected counts in the four cells of the 2×2 table', () => {
    const [best] = summarizeEvidence(dataset.runs, scores, {
      ...answerCorrect,
      threshold: 0.5,
    });
    expect(best).toEqual({
      model: 'deepseek-a',
      run: '',
      questions: 79,
      correctRetrieved: 37,
      correctNotRetrieved: 10,
      wrongRetrieved: 19,
      wrongNotRetrieved: 13,
    });
  });

  test('page numbers match those of the gold file, and an offset is detected', () => {
    const { evidence } = dataset.questions;
    const { retrieved = [] } = dataset.runs[0]!;
    const { offset, hits } = decidePages(evidence, retrieved);
    expect(hits).toEqual({ minusOne: 21, zero: 56, plusOne: 10 });
    expect(offset).toBe(0);
    const shift = (by: number) =>
      retrieved.map((one) => one && { ...one, pages: one.pages.map((page) => page + by) });
    expect(decidePages(evidence, shift(-1)).offset).toBe(1);
    expect(decidePages(evidence, shift(1)).offset).toBe(-1);
  });

  test('the headers in the context text name the same pages as the retrieved_pages column', () => {
    const only = open('baseline', (line) => ({
      ...line,
      retrieved_pages: undefined,
      retrieval_scores: undefined,
    }));
    const again = [gold, only];
    const joined = joinAll(again, propose(again).mapping);
    const pagesOf = (passages: typeof dataset.questions.evidence) =>
      passages?.map((one) => one?.pages);
    expect(pagesOf(joined.runs[0]?.retrieved)).toEqual(pagesOf(dataset.runs[0]?.retrieved));
  });
});

describeShared('Climate Finance Bench', () => {
  const file = 'climate-finance-bench/Climate Finance Bench - Dataset.json';
  const gold = openShared(file);

  test('has page numbers in the column “Pages”, and every cell is parsed', () => {
    const { gold: mapping } = propose([gold]).mapping;
    expect(mapping?.evidence).toBe('Pages');
    const read = readQuestions(gold.table, mapping!, DEFAULT_SETTINGS);
    const { questions, problems } = runToEnd(read);
    const cells = (readSharedJson(file) as { Pages: string | null }[]).map(({ Pages }) => Pages);
    const numbers = cells.map((cell) => (cell ?? '').replace(/doc\d/g, '').match(/\d+/g) ?? []);
    expect(questions.evidence?.map((one) => one?.pages ?? [])).toEqual(
      numbers.map((found) => found.map(Number)),
    );
    expect(problems.filter(({ code }) => code.startsWith('unread'))).toEqual([]);
  });

  test.each([-1, 0, 1])(
    'an offset of %i is detected in retrieved pages generated from its evidence',
    (offset) => {
      const { gold: mapping } = propose([gold]).mapping;
      const { questions } = runToEnd(readQuestions(gold.table, mapping!, DEFAULT_SETTINGS));
      // For two of every three questions, a gold page is retrieved between two other pages.
      const retrieved = questions.evidence?.map((one, question) => {
        const right = question % 3 === 0 ? [] : (one?.pages.slice(0, 1) ?? []);
        const pages = [120 + question, ...right, 7].map((page) => page - offset);
        return { ids: pages.map(() => ''), pages, values: pages.map(() => NaN) };
      });
      expect(decidePages(questions.evidence, retrieved).offset).toBe(offset);
    },
  );
});
