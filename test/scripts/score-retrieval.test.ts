import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const VECTORS = 'test/vectors/retrieval';
const out = mkdtempSync(join(tmpdir(), 'assay-retrieval-'));
let printed = '';

beforeAll(() => {
  const files = ['--gold', `${VECTORS}/qrels.txt`, '--out', out];
  const runs = ['a', 'b'].flatMap((run) => ['--predictions', `${VECTORS}/run-${run}.txt`]);
  printed = execFileSync(
    'node',
    ['--import', 'tsx', 'scripts/score.ts', ...files, ...runs, '--strict'],
    { stdio: 'pipe', encoding: 'utf8' },
  );
}, 120_000);

afterAll(() => {
  rmSync(out, { recursive: true });
});

interface Report {
  readonly runs: readonly {
    readonly model: string;
    readonly metrics: Readonly<Record<string, { readonly mean: number; readonly n: number }>>;
  }[];
}

/** The lines of an expected output: measure (lower case), query, value. */
function expectedOf(run: string): (readonly [string, string, string])[] {
  const text = readFileSync(`${VECTORS}/run-${run}.expected.txt`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [measure = '', query = '', value = ''] = line.trim().split(/\s+/);
      return [measure.toLowerCase(), query, value];
    });
}

test('if qrels and a run are swapped, the message names them', () => {
  const files = ['--gold', `${VECTORS}/run-a.txt`, '--predictions', `${VECTORS}/qrels.txt`];
  const score = () =>
    execFileSync('node', ['--import', 'tsx', 'scripts/score.ts', ...files, '--out', out], {
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(score).toThrow(/run-a\.txt is used as gold, but .* qrels\.txt looks like the gold file/);
}, 120_000);

describe('npm run score on qrels and runs', () => {
  const systems = [
    ['a', 'system-a'],
    ['b', 'system-b'],
  ] as const;

  test.each(systems)('means of run %s in report.json', (run, model) => {
    const { runs } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
    const metrics = runs.find((one) => one.model === model)?.metrics ?? {};
    const means = expectedOf(run).filter(
      ([measure, query]) => query === 'all' && measure in metrics,
    );
    expect(means.length).toBeGreaterThanOrEqual(12);
    for (const [measure, , value] of means)
      expect([measure, metrics[measure]?.mean.toFixed(4)]).toEqual([measure, value]);
  });

  test.each(systems)('values of run %s by query in questions.csv', (run, model) => {
    const [header = '', ...lines] = readFileSync(join(out, 'questions.csv'), 'utf8')
      .trim()
      .split(/\r?\n/);
    const columns = header.split(',');
    expect(columns.slice(0, 6)).toEqual([
      'question_id',
      'model',
      'run',
      'answer_type',
      'reference',
      'prediction',
    ]);
    const own = lines.filter((line) => line.split(',')[1] === model);
    let compared = 0;
    for (const [measure, query, value] of expectedOf(run)) {
      const at = columns.indexOf(measure);
      const line = own.find((one) => one.startsWith(`${query},`));
      if (at < 0 || !line) continue;
      // Only the quoted lists of passages, before the scores, contain commas.
      const cell = line.split(',').at(at - columns.length);
      expect([query, measure, Number(cell).toFixed(4)]).toEqual([query, measure, value]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('prints the number of queries and no answer metrics', () => {
    expect(printed).toMatch(/^run +queries +matched/m);
    expect(printed).toContain('Headline metric: nDCG at 10');
    expect(printed).not.toContain('exact_match');
  });
});
