import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHIPPED_FILE } from '../../scripts/judge/open-shipped';
import { BUNDLED_JUDGE } from '../../src/core/scoring/judge/judge-card';
import { METRICS } from '../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS, type JudgeChoice } from '../../src/core/settings';
import { DEFAULT_VIEW } from '../../src/core/explore/view/view';
import { createHandler } from '../../src/worker/handle';
import type { ScoredResults } from '../../src/worker/protocol';
import { SOUND_PEDANTS } from '../core/scoring/judge/pedants-file';
import { joinOpen, openExample } from '../support/open-in-handler';
import { takeText } from '../support/written-files';

const load = () => Promise.resolve(readFileSync(SHIPPED_FILE, 'utf8'));
const pedants = JSON.stringify(SOUND_PEDANTS);
const own: JudgeChoice = {
  id: 'judge',
  name: BUNDLED_JUDGE.name,
  date: BUNDLED_JUDGE.date,
  sha256: BUNDLED_JUDGE.sha256,
  threshold: null,
};

async function joinExample() {
  const handler = await openExample(createHandler(METRICS, load));
  await joinOpen(handler);
  const score = async (...judges: readonly JudgeChoice[]) => {
    const scored = await handler.evaluate({ ...DEFAULT_SETTINGS, judges }, () => undefined);
    if (!scored) throw new Error('Nothing cancels it.');
    return scored;
  };
  return { handler, score };
}

function openText(handler: ReturnType<typeof createHandler>, name: string, text: string) {
  return handler.open(name, name, new TextEncoder().encode(text).buffer, {});
}

/** The metrics added by the data set or the settings, except the page metrics of the example. */
function judgeMetrics({ furtherMetrics }: Pick<ScoredResults, 'furtherMetrics'>): string[] {
  return furtherMetrics.map(({ id }) => id).filter((id) => !id.startsWith('page_'));
}

describe('judges in the worker', () => {
  test('score only if the settings enable them', async () => {
    const { handler, score } = await joinExample();
    expect(judgeMetrics(await score())).toEqual([]);
    const scored = await score(own);
    const { runs, problems } = scored;
    expect(problems).toEqual([]);
    expect(judgeMetrics(scored)).toEqual(['judge.correct', 'judge.probability']);
    expect(runs[0]?.metrics['judge.correct']?.mean).toBeGreaterThan(0);
    const [row] = handler.cells(0, ['judge.probability'], [0]);
    expect(row?.cells[0]).toBeGreaterThan(0);
    expect(handler.explainJudges(0, 0)[0]?.reasons.length).toBeGreaterThan(0);
    expect(handler.tallyJudges()[0]?.runs).toHaveLength(3);
  });

  test('are previewed when they are turned on and off, missing predictions included', async () => {
    const { handler, score } = await joinExample();
    const preview = async (...judges: readonly JudgeChoice[]) => {
      const changes = await handler.previewChanges(
        { ...DEFAULT_SETTINGS, judges },
        1,
        () => undefined,
      );
      const found = changes?.find(({ metric }) => metric.label === 'Judged correct');
      return found?.runs.map(({ before, after, included, excluded }) => ({
        ...{ before, after, included: included.count, excluded: excluded.count },
      }));
    };
    await score();
    expect(await preview()).toBeUndefined();
    const turnedOn = await preview(own);
    const { runs } = await score(own);
    const means = runs.map(({ metrics }) => metrics['judge.correct']?.mean);
    expect(turnedOn).toEqual(
      means.map((after) => ({ before: null, after, included: 32, excluded: 0 })),
    );
    expect(await preview()).toEqual(
      means.map((before) => ({ before, after: null, included: 0, excluded: 32 })),
    );
  });

  test('add columns that can be queried, grouped by and exported: score, verdict, rule and type', async () => {
    const { handler, score } = await joinExample();
    await score(own);
    const names = handler.vocabulary().fields.map(({ name }) => name);
    const ofJudge = ['judge.correct', 'judge.probability', 'judge.rule', 'judge.type'];
    expect(names.filter((name) => name.startsWith('judge.'))).toEqual(ofJudge);

    const find = (query: string) => {
      const found = handler.order(0, { ...DEFAULT_VIEW, query });
      return found.kind === 'ordered' ? [...found.order] : found;
    };
    const rules = find('judge.rule = numbers and judge.type = how');
    const cells = handler.cells(0, ['judge.rule', 'judge.type'], rules as number[]);
    expect(cells.length).toBeGreaterThan(0);
    for (const {
      cells: [rule, type],
    } of cells)
      expect([rule, type]).toEqual([['numbers'], ['how']]);

    const grouped = handler.order(0, { ...DEFAULT_VIEW, group: 'judge.rule' });
    expect(grouped).toMatchObject({ kind: 'ordered' });
    expect(JSON.stringify(grouped)).toContain('"judge.type"');

    const csv = async (shape: 'long' | 'wide') =>
      (await takeText(handler, 'questions-csv', { shape, columns: ofJudge })).split('\n');
    const long = await csv('long');
    expect(long[0]).toBe(`question_id,model,run,${ofJudge.join()}`);
    expect(long[1]).toMatch(/^q01,strong,r1,[01],0\.\d+,[a-z ]+,[a-z]+$/);
    expect((await csv('wide'))[0]).toContain('judge.rule@strong r1');
  });

  test('are described in exports: model, threshold, training data and measured agreement', async () => {
    const { handler, score } = await joinExample();
    await score({ ...own, threshold: 0.6 });
    const written = (id: string) => takeText(handler, id);
    const { judges } = JSON.parse(await written('report-json')) as { judges: unknown };
    expect(judges).toEqual([
      {
        ...{ id: 'judge', name: own.name, version: own.date, sha256: own.sha256 },
        ...{ threshold: 0.6, ownThreshold: BUNDLED_JUDGE.threshold },
        ...{ trainedOn: BUNDLED_JUDGE.trainedOn, measured: BUNDLED_JUDGE.measured },
      },
    ]);
    const sentence =
      /[“`]Judged correct[”']+ is the verdict of Assay.s judge dated [\d-]+, which counts an answer as correct if its probability is at least 0\.6 \(model file SHA-256 [\da-f]{12}\)\./;
    for (const id of ['markdown', 'latex', 'report-html']) {
      expect(await written(id)).toMatch(sentence);
    }
    expect(await written('report-html')).toContain('trained on EVOUNA, training part: 16379 pairs');
  });

  test('report that a different model replaced the one in use', async () => {
    const { score } = await joinExample();
    const { problems, runs } = await score({ ...own, sha256: 'f00', date: '2020-01-01' });
    expect(problems.map(({ code }) => code)).toEqual(['judge-other-model']);
    expect(runs[0]?.metrics['judge.correct']?.mean).toBeGreaterThan(0);
  });

  test('use a dropped PEDANTS model, and report it as missing once it is closed', async () => {
    const { handler, score } = await joinExample();
    const opened = await openText(handler, 'pedants.json', pedants);
    if (opened.kind !== 'judge') throw new Error('It was not recognized as a judge.');
    const { id, name, date, sha256 } = opened.card;
    const choice = { id, name, date, sha256, threshold: null };
    const { runs } = await score(own, choice);
    expect(runs[0]?.metrics['pedants.probability']?.mean).toBeGreaterThanOrEqual(0.5);
    handler.close('pedants.json');
    const without = await score(choice);
    expect(without.problems.map(({ code }) => code)).toEqual(['judge-not-at-hand']);
    expect(judgeMetrics(without)).toEqual([]);
  });

  test('reject a damaged model and name the invalid part; other JSON is read as a table', async () => {
    const { handler } = await joinExample();
    const damaged = await openText(handler, 'p.json', pedants.replace('"l2"', '"l1"'));
    expect(damaged.kind === 'refused' && damaged.problem.message).toContain('params.norm');
    const table = await openText(handler, 'rows.json', '{"type":"who","vocab":"idf"}');
    expect(table.kind).not.toBe('judge');
  });
});
