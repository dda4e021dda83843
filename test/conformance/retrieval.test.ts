import { expect, test } from 'vitest';
import { propose } from '../../src/core/dataset/mapping/propose';
import { evaluateAll } from '../../src/core/evaluate';
import type { RunScores } from '../../src/core/model';
import { ALL_RETRIEVAL_METRICS } from '../../src/core/scoring/metrics/retrieval';
import { gradeRanking, ndcgAt, readJudgments } from '../../src/core/scoring/retrieval/measures';
import { readRankedCell } from '../../src/core/answers/passages';
import {
  DEFAULT_RETRIEVAL,
  DEFAULT_SETTINGS,
  type RetrievalSettings,
} from '../../src/core/settings';
import { JUDGED_COLUMN, RANKED_COLUMN } from '../../src/core/dataset/rankings';
import { describeShared } from '../support/shared-data';
import { joinAll, openBytes, openText } from '../support/sources';
import { describeVectors, sharedVectors } from '../support/vectors';

/** Scores by query and the means (`all`), computed by the pipeline from the text of two files. */
function score(qrels: string, run: string, changed: Partial<RetrievalSettings> = {}) {
  const sources = [openText('qrels.txt', qrels), openText('run.txt', run)];
  const { mapping, decisions } = propose(sources);
  expect(decisions).toEqual([]);
  const settings = { ...DEFAULT_SETTINGS, retrieval: { ...DEFAULT_RETRIEVAL, ...changed } };
  const dataset = joinAll(sources, mapping, settings);
  const { runs, scores } = evaluateAll(dataset, settings, ALL_RETRIEVAL_METRICS);
  const [ofRun = {}]: readonly RunScores[] = scores;
  const { ids } = dataset.questions;
  return (id: string, query: string) =>
    query === 'all' ? runs[0]?.metrics[id]?.mean : ofRun[id]?.values[ids.indexOf(query)];
}

/** The lines of trec_eval's output for the measures that we have, as `[id, query, value]`. */
function expectedIn(output: string): (readonly [id: string, query: string, value: string])[] {
  const known = new Set(ALL_RETRIEVAL_METRICS.map(({ id }) => id));
  return output.split('\n').flatMap((line) => {
    const [name = '', query = '', value = ''] = line.split('\t').map((part) => part.trim());
    const id = name.toLowerCase();
    return known.has(id) ? [[id, query, value] as const] : [];
  });
}

function expectAll(
  scoreOf: ReturnType<typeof score>,
  output: string,
  count: number,
  queries: readonly string[] = [],
) {
  const lines = expectedIn(output).filter(
    ([, query]) => queries.length === 0 || queries.includes(query),
  );
  expect(lines).toHaveLength(count);
  const ours = lines.map(([id, query]) => [id, query, scoreOf(id, query)?.toFixed(4)]);
  expect(ours).toEqual(lines);
}

describeVectors('retrieval', null, (folder) => {
  const qrels = folder.text('qrels.txt');

  test.each(['run-a', 'run-b'])('%s', (run) => {
    const scoreOf = score(qrels, folder.text(`${run}.txt`));
    const output = folder.text(`${run}.expected.txt`);
    expectAll(scoreOf, output, output.trim().split('\n').length);
  });

  test('means are over all judged queries', () => {
    const scoreOf = score(qrels, folder.text('run-a.txt'), { queries: 'judged' });
    const output = folder.text('run-a.complete.expected.txt');
    expectAll(scoreOf, output, output.trim().split('\n').length);
    expect(scoreOf('map', 'q4')).toBe(0);
  });
});

describeShared('retrieval/trec_eval', () => {
  const folder = sharedVectors('retrieval/trec_eval');
  const qrels = folder.text('qrels.test');
  const run = folder.text('results.test');

  test('the official measures, and all measures by query', () => {
    const scoreOf = score(qrels, run);
    expectAll(scoreOf, folder.text('out.test'), 12);
    expectAll(scoreOf, folder.text('out.test.a'), 34);
    expectAll(scoreOf, folder.text('out.test.aq'), 4 * 34);
  });

  test('with relevance level 2', () => {
    const scoreOf = score(folder.text('qrels.rel_level'), run, { relevanceThreshold: 2 });
    expectAll(scoreOf, folder.text('out.test.aql'), 4 * 34);
  });

  test('with means over all judged queries', () => {
    // The output is for a run without query 302 and with only the first 84 lines of query 303.
    const lines = run.split('\n');
    const ofQuery = (id: string) => lines.filter((line) => line.startsWith(id));
    const truncated = [...ofQuery('301'), ...ofQuery('303').slice(0, 84)].join('\n');
    const scoreOf = score(qrels, truncated, { queries: 'judged' });
    expectAll(scoreOf, folder.text('out.test.aqc'), 4 * 34);
  });
});

describeShared('retrieval/climretrieve', () => {
  const folder = sharedVectors('retrieval/climretrieve');
  const qrels = folder.text('qrels.txt');
  const runs = ['embedding_results_IR', 'embedding_results_question', 'results_IR_all'];

  test.each(runs)('%s', (run) => {
    const scoreOf = score(qrels, folder.text(`${run}.run`));
    expectAll(scoreOf, folder.text(`${run}.expected.txt`), 1730);
  });

  /** The passages of each query, keyed by report and question text. */
  const published = (file: string) => {
    const { table } = openBytes(file, folder.bytes(file));
    const column = (name: string) => table.cells[table.columns.indexOf(name)] ?? [];
    return {
      ids: column('query_id'),
      judged: column(JUDGED_COLUMN),
      ranked: column(RANKED_COLUMN),
    };
  };

  test.each(['embedding_results_question', 'results_IR_all'])(
    '%s as published, with repeated passages counted once, scores the same as the run without repeats',
    (run) => {
      const { ids, ranked } = published(`${run}.as-published.csv`);
      const queries = folder.json('queries.json') as Record<string, string>[];
      const idOf = new Map(
        queries.map((one) => [`${one.report} · ${one.question}`, one.query_id ?? '']),
      );
      const lines = ids.flatMap((id, at) =>
        (readRankedCell(ranked[at] ?? '', NaN)?.ids ?? []).map(
          (passage, rank) => `${idOf.get(id.trim())} Q0 ${passage} ${rank + 1} ${-rank} published`,
        ),
      );
      const scoreOf = score(qrels, lines.join('\n'));
      expectAll(scoreOf, folder.text(`${run}.expected.txt`), 1730);
    },
  );

  test('a published file that judges only retrieved passages is both gold and run', () => {
    const name = 'results_IR_all.as-published.csv';
    const source = openBytes(name, folder.bytes(name));
    const { mapping, roles } = propose([source]);
    expect(roles).toEqual({ [name]: 'both' });
    const dataset = joinAll([source], mapping, DEFAULT_SETTINGS);
    expect(dataset.questions.ids).toHaveLength(172);
    const { runs } = evaluateAll(dataset, DEFAULT_SETTINGS, ALL_RETRIEVAL_METRICS);
    const { judged, ranked } = published(name);
    const values = judged.map((cell, at) => {
      const [gold, own] = [readRankedCell(cell, 1), readRankedCell(ranked[at] ?? '', NaN)];
      if (!gold || !own) return NaN;
      return ndcgAt(
        gradeRanking(readJudgments(gold, DEFAULT_RETRIEVAL), own, DEFAULT_RETRIEVAL),
        10,
      );
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(runs[0]?.metrics.ndcg_cut_10?.mean).toBeCloseTo(mean, 12);
    // Passages that were not retrieved have no judgments, so the ideal rankings are shorter and
    // nDCG is higher.
    expect(mean).toBeGreaterThan(0.3117);
  });
});
