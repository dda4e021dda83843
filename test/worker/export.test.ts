import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssayApi } from '../../src/worker/protocol';
import { createHandler } from '../../src/worker/handle';
import { openExample, openTexts, scoreOpen } from '../support/open-in-handler';
import { takeText } from '../support/written-files';

let handler: AssayApi;

beforeEach(async () => {
  handler = await openExample();
  await scoreOpen(handler);
  // Every step of the work takes longer than a time slice.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an export', () => {
  test('reports progress as the number of rows written', async () => {
    const heard: [number, number][] = [];
    const file = await handler.export('workbook-xlsx', {}, (...progress) => heard.push(progress));
    expect(file?.fileName).toBe('results.xlsx');
    const totals = new Set(heard.map(([, total]) => total));
    expect(totals.size).toBe(1);
    const done = heard.map(([rows]) => rows);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe([...totals][0]);
  });

  test('is canceled by its ticket, without effect on other exports', async () => {
    const stopped = handler.export('workbook-xlsx', {}, undefined, 'a');
    const beside = handler.export('workbook-xlsx', {}, undefined, 'b');
    handler.stopExport('a');
    handler.stopExport('of nobody');
    expect(await stopped).toBeNull();
    expect(await beside).toMatchObject({ fileName: 'results.xlsx' });
  });

  test('contains the results for which it was requested', async () => {
    const before = await takeText(handler, 'questions-csv');
    const asked = takeText(handler, 'questions-csv');
    handler.close('weak.tsv');
    await scoreOpen(handler);
    expect(await asked).toBe(before);
    expect(await takeText(handler, 'questions-csv')).not.toBe(before);
  });

  test('continues if scoring is canceled', async () => {
    const asked = handler.export('gaps-csv');
    handler.cancel();
    expect(await asked).toMatchObject({ fileName: 'gaps.csv' });
  });
});

test('report.json lists every scored file, including a separate file of probabilities', async () => {
  const own = createHandler();
  await openTexts(own, {
    'gold.csv': 'id,question,answer\nq1,Who?,Ada\nq2,Where?,\n',
    'run.csv': 'id,prediction\nq1,Ada\nq2,Paris\n',
    'na.json': '{"q1": 0.1, "q2": 0.9}',
  });
  await scoreOpen(own);
  const { inputs } = JSON.parse(await takeText(own, 'report-json')) as {
    inputs: { name: string }[];
  };
  expect(inputs.map(({ name }) => name)).toEqual(['gold.csv', 'run.csv', 'na.json']);
});
