import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OPTIONAL_METRICS } from '../../src/core/scoring/metrics/optional';
import type { RunReport } from '../../src/core/analysis/run-report';
import { describeVectors } from '../support/vectors';

const FORMS = ['published', 'corrected'] as const;

test('both versions are available as optional metrics', () => {
  const ids = OPTIONAL_METRICS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(FORMS.map((form) => `mmesgbench_${form}`)));
});

interface Expected {
  readonly accuracy: number;
  readonly f1: number;
  readonly scores: readonly (number | null)[];
}

describeVectors('mmesgbench', 'mmesgbench', (vectors) => {
  const expected = vectors.json('expected-scores.json') as Record<string, Record<string, Expected>>;
  const systems = Object.keys(expected);
  const folder = mkdtempSync(join(tmpdir(), 'assay-mmesgbench-'));
  const path = (name: string) => fileURLToPath(vectors.url(name));
  const gold = path(vectors.isOwn ? 'gold.json' : 'gold-dev-93.json');
  execFileSync('npx', [
    ...['--no-install', 'tsx', 'scripts/score.ts', '--gold', gold],
    ...systems.flatMap((system) => ['--predictions', path(`predictions/${system}.jsonl`)]),
    ...['--metrics', FORMS.map((form) => `mmesgbench_${form}`).join(',')],
    ...['--profile', FORMS.map((form) => `mmesgbench-${form}`).join(','), '--out', folder],
  ]);
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    readonly runs: (RunReport & { readonly unscored: Record<string, string[]> })[];
    readonly profiles: readonly { readonly id: string }[];
  };
  const [header = '', ...lines] = readFileSync(join(folder, 'questions.csv'), 'utf8')
    .trimEnd()
    .split('\n');

  const cases = systems.flatMap((system) => FORMS.map((form) => ({ system, form })));
  test.each(cases)(
    'npm run score gives the expected accuracy, F1 and list of crashes: $system, $form',
    ({ system, form }) => {
      const { accuracy, f1, scores } = expected[system]![form]!;
      const run = report.runs.find(({ model }) => model === system)!;
      const crashed = scores.flatMap((score, at) => (score === null ? [`q${at}`] : []));
      for (const id of [`mmesgbench_${form}`, `mmesgbench-${form}.em`]) {
        const { mean, n, unscored = 0 } = run.metrics[id]!;
        expect(Math.abs(mean! - accuracy)).toBeLessThan(1e-9);
        expect({ n, unscored }).toEqual({ n: scores.length, unscored: crashed.length });
        expect(Math.abs(run.runValues[id]!.accuracy! - accuracy)).toBeLessThan(1e-9);
        expect(Math.abs(run.runValues[id]!.f1! - f1)).toBeLessThan(1e-9);
        expect(run.unscored[id]).toEqual(crashed);
      }
    },
  );

  test('questions.csv has the metric and scorer columns, and report.json lists the scorers', () => {
    expect(header).toMatch(
      /,mmesgbench_published,mmesgbench_corrected,mmesgbench-published\.em,mmesgbench-corrected\.em$/,
    );
    expect(lines.filter((line) => line.endsWith(',,,,'))).not.toEqual([]);
    expect(report.profiles.map(({ id }) => id)).toEqual(FORMS.map((form) => `mmesgbench-${form}`));
  });
});
