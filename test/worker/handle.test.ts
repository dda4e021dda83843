import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROFILES } from '../../src/core/scoring/profiles';
import { DEFAULT_SETTINGS, NORMALIZATION_PRESETS } from '../../src/core/settings';
import { MAX_EXAMPLES } from '../../src/core/scoring/acceptance/rejection-report';
import { DEFAULT_VIEW, type View } from '../../src/core/explore/view/view';
import { createHandler } from '../../src/worker/handle';
import {
  joinOpen,
  openExample,
  openTexts,
  proposeOpen,
  scoreOpen,
} from '../support/open-in-handler';

async function scoreExample() {
  const handler = await openExample();
  await scoreOpen(handler);
  return handler;
}

function ordered(handler: ReturnType<typeof createHandler>, view: Partial<View>) {
  const found = handler.order(0, { ...DEFAULT_VIEW, ...view });
  if (found.kind === 'fault') throw new Error(found.fault.message);
  return found;
}

describe('the handler', () => {
  test('returns the rows behind every count of the join audit', async () => {
    const handler = await openExample();
    await joinOpen(handler);
    expect(handler.audit('matched', 1000)).toHaveLength(95);
    expect(handler.audit('matched', 10)).toHaveLength(10);
    expect(handler.audit('missing', 10)).toMatchObject([{ id: 'q19', run: 'weak r1', row: 0 }]);
    expect(handler.audit('extra', 10)).toMatchObject([{ id: 'q99', file: 'weak.tsv', row: 32 }]);
    expect(handler.audit('duplicate', 10)).toMatchObject([{ id: 'q11', file: 'verbose.jsonl' }]);
  });

  test('returns preview rows of a file up to its end', async () => {
    const handler = await openExample();
    expect(handler.preview('strong.csv', 0, 1)).toEqual([
      ['q01', 'strong', 'r1', 'TCFD', '[9, 14, 20]'],
    ]);
    expect(handler.preview('strong.csv', 31, 10)).toHaveLength(1);
    expect(handler.preview('strong.csv', 99, 10)).toEqual([]);
  });

  test('runs previews and view requests concurrently', async () => {
    const handler = await scoreExample();
    const tried = { ...DEFAULT_SETTINGS, normalisation: NORMALIZATION_PRESETS.lenient };
    const askMatrix = () => handler.matrix(() => undefined);
    const askFlips = () => handler.previewChanges(tried, 10, () => undefined);
    for (const asks of [
      [askMatrix, askFlips],
      [askFlips, askMatrix],
    ]) {
      const answers = await Promise.all(asks.map((ask) => ask()));
      expect(answers).not.toContain(null);
    }
  });

  test('sorts empty values last and ties in file order, in both directions', async () => {
    const handler = await scoreExample();
    for (const descending of [false, true]) {
      const { order } = ordered(handler, { sort: [{ column: 'numeric_match', descending }] });
      const rows = handler.rows(0, [...order]);
      const scores = rows.map((row) => row.scores.numeric_match);
      const numbers = scores.filter((score) => score !== null);
      expect(scores.slice(numbers.length).every((score) => score === null)).toBe(true);
      expect(numbers).toEqual(
        descending ? [1, 1, 1, 1, 1, 1, 1, 1, 1, 0] : [0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      );
      const matched = rows
        .filter((row) => row.scores.numeric_match === 1)
        .map(({ question }) => question);
      expect(matched).toEqual([...matched].sort((a, b) => a - b));
    }
  });

  test('filters by text, answer type and failure, and counts each filter’s questions', async () => {
    const handler = await scoreExample();
    expect(ordered(handler, { query: 'type = list' }).order).toHaveLength(5);
    const wrong = ordered(handler, { query: 'exact_match < 1' });
    expect(wrong.order).toHaveLength(11);
    expect(wrong.counts.wrong).toBe(4); // Sorted by answer correctness, the default headline metric.
    const found = ordered(handler, { query: 'HALMERWICK' });
    expect(found.order.length).toBeGreaterThan(0);
    for (const row of handler.rows(0, [...found.order])) {
      const texts = [row.text, row.document, ...row.references, row.prediction ?? ''].join(' ');
      expect(texts.toLowerCase()).toContain('halmerwick');
    }
  });

  test('explains how a score was computed', async () => {
    const handler = await scoreExample();
    const explanation = handler.explain(1, 0);
    expect(explanation).toMatchObject({
      references: ['48,200 t CO2e'],
      prediction: '48.2 t CO2e',
      tokens: { common: 2, reference: 3, prediction: 3 },
      meaning: {
        acceptance: null,
        numbers: { kind: 'compared', matched: false, absoluteError: 48151.8, relativeError: 0.999 },
      },
      scores: { absolute_error: 48151.8, numeric_match: 0 },
    });
    expect(explanation.predictionMarks.map(({ text, state }) => [text, state])).toEqual([
      ['48.2', 'unmatched'],
      [' ', 'dropped'],
      ['t', 'matched'],
      [' ', 'dropped'],
      ['CO2e', 'matched'],
    ]);
  });

  test('explains a missing prediction', async () => {
    const handler = await scoreExample();
    expect(handler.explain(18, 2)).toMatchObject({ prediction: null, steps: [], meaning: null });
  });

  test('explains an answer under every published scorer', async () => {
    const handler = await scoreExample();
    const outcomes = handler.explainProfiles(1, 0);
    expect(outcomes).toHaveLength(PROFILES.length);
    expect(outcomes.find(({ profile }) => profile === 'squad2.0')).toEqual({
      profile: 'squad2.0',
      em: 0,
      f1: 2 / 3,
      scale: 1,
    });
    expect(handler.explainProfiles(18, 2)).toEqual([]);
  });

  test('lists the questions of a rejection reason up to the limit', async () => {
    const handler = await openExample();
    const evaluated = await scoreOpen(handler);
    if (!evaluated.rejections) throw new Error('There is no rejection report.');
    const { verbose } = evaluated.rejections.runs[1]!.byReason;
    expect(verbose.questions).toBeGreaterThan(MAX_EXAMPLES);
    const listed = handler.rejectedQuestions(1, 'verbose', 1000);
    expect(listed).toHaveLength(verbose.questions);
    expect(listed.slice(0, MAX_EXAMPLES)).toEqual(verbose.examples);
    expect(handler.rejectedQuestions(1, 'verbose', 2)).toEqual(verbose.examples.slice(0, 2));
    expect(handler.rejectedQuestions(9, 'verbose', 2)).toEqual([]);
  });

  test('lists the questions on which two runs differ under a scorer', async () => {
    const handler = await scoreExample();
    const found = await handler.differences('squad2.0', 0, 2, 3);
    const matrix = await handler.matrix(() => undefined);
    const row = matrix!.rows.find(({ profile }) => profile === 'squad2.0')!;
    expect(row.cells[0]!.f1!).toBeGreaterThan(row.cells[2]!.f1!);
    expect(found!.questions).toHaveLength(3);
    expect(found!.more + found!.less + found!.same).toBe(32);
    expect(found!.more).toBeGreaterThan(found!.less);
  });

  test('joins many rows in time slices, with progress and cancellation', async () => {
    const handler = createHandler();
    const rows = Array.from({ length: 60_000 }, (_, row) => row);
    await openTexts(handler, {
      'gold.csv': ['id,answer', ...rows.map((row) => `q${row},"wind, sun and ${row}"`)].join('\n'),
      'p.csv': ['id,prediction', ...rows.map((row) => `q${row},wind`)].join('\n'),
    });
    const { mapping } = await proposeOpen(handler);
    const seen: number[] = [];
    const whole = await handler.join(mapping, DEFAULT_SETTINGS, (done, total) => {
      expect(total).toBe(180_000);
      seen.push(done);
    });
    expect(whole).toMatchObject({ kind: 'joined', questions: 60_000 });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((done, at) => done > (seen[at - 1] ?? 0) && done <= 180_000)).toBe(true);

    const stopped = await handler.join(mapping, DEFAULT_SETTINGS, () => {
      handler.cancel();
    });
    expect(stopped).toEqual({ kind: 'canceled' });
    // The previous join is still available.
    expect(handler.audit('matched', 2)).toHaveLength(2);
  });

  describe('with very many unmatched rows', () => {
    // Each reading of the clock ends a time slice, however fast the machine is.
    beforeEach(() => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += 40));
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    const openStrange = async () => {
      const handler = createHandler();
      const rows = Array.from({ length: 20_000 }, (_, row) => `Other-${row},wind`);
      await openTexts(handler, {
        'gold.csv': 'id,answer\nq1,wind\nq2,sun\n',
        'near.csv': 'id,prediction\nq1,wind\nq2,sun\n',
        'p.csv': ['id,prediction', ...rows, 'Q1,wind'].join('\n'),
      });
      return handler;
    };

    test('proposing a mapping reports progress and can be canceled', async () => {
      const handler = await openStrange();
      const seen: number[] = [];
      const stopped = await handler.propose({}, [], (done, total) => {
        seen.push(done / total);
        handler.cancel();
      });
      expect(stopped).toBeNull();
      expect(seen).toHaveLength(1);
      expect(seen[0]).toBeLessThan(1);
      expect((await proposeOpen(handler)).mapping.predictions).toHaveLength(2);
    });

    test('repairs are searched for during scoring, and both finish', async () => {
      const handler = await openStrange();
      const { mapping } = await proposeOpen(handler);
      await handler.join(mapping, DEFAULT_SETTINGS, () => undefined);
      const order: string[] = [];
      const search = handler.suggestRepairs(mapping).finally(() => order.push('repairs'));
      const scoring = handler
        .evaluate(DEFAULT_SETTINGS, () => undefined)
        .finally(() => order.push('scores'));
      expect(await search).toMatchObject([{ file: 'p.csv', repairs: ['case'], gained: 1 }]);
      expect(await scoring).toMatchObject({ stage: 'complete' });
      // Because both calls run in time slices, the few answers are scored long before every id has
      // been checked.
      expect(order).toEqual(['scores', 'repairs']);
    });

    test('a later search for repairs replaces an earlier one', async () => {
      const handler = await openStrange();
      const { mapping } = await proposeOpen(handler);
      const first = handler.suggestRepairs(mapping);
      expect(await handler.suggestRepairs(mapping)).toHaveLength(1);
      expect(await first).toBeNull();
    });
  });

  test('reports progress and stops when canceled', async () => {
    const handler = createHandler();
    const rows = Array.from({ length: 30_000 }, (_, row) => row);
    const gold = `id,answer\n${rows.map((row) => `q${row},${'answer '.repeat(20)}${row}`).join('\n')}`;
    const predictions = `id,prediction\n${rows.map((row) => `q${row},${'answer '.repeat(20)}`).join('\n')}`;
    await openTexts(handler, { 'gold.csv': gold, 'p.csv': predictions });
    await joinOpen(handler);
    const seen: number[] = [];
    const outcome = await handler.evaluate(DEFAULT_SETTINGS, (done, total, partial) => {
      expect(total).toBe(30_000);
      // The first stage comes before any progress.
      if (partial) return;
      seen.push(done);
      handler.cancel();
    });
    expect(outcome).toBeNull();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeLessThan(30_000);
  });
});
