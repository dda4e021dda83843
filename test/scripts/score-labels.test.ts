import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeAgreementTable } from '../../scripts/score-output';
import { readShipped } from '../../scripts/judge/open-shipped';
import type { AgreementReport } from '../../src/core/analysis/agreement/agreement';
import { mergeLabels, NO_LABELS } from '../../src/core/analysis/agreement/labels';
import { BUNDLED_JUDGE } from '../../src/core/scoring/judge/judge-card';
import { METRICS } from '../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS, type JudgeChoice } from '../../src/core/settings';
import { createHandler } from '../../src/worker/handle';
import { EXAMPLE_FILES } from '../support/example-files';
import { openExample, scoreOpen } from '../support/open-in-handler';

const ADA = `id,model,run,annotator,label
q01,strong,r1,ada,correct
q02,strong,r1,ada,incorrect
q03,strong,r1,ada,correct
q04,weak,r1,ada,incorrect
q05,weak,r1,ada,correct
q05,verbose,r1,ada,unsure
`;
const BOB = `id,model,run,annotator,label
q01,strong,r1,bob,correct
q03,strong,r1,bob,no
q06,weak,r1,bob,incorrect
q07,weak,r1,bob,perhaps
q99,weak,r1,bob,correct
`;

const folder = mkdtempSync(join(tmpdir(), 'assay-labels-'));
const save = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The agreement that the page's worker reports for the example with these labels and the judge. */
async function askPage() {
  const handler = createHandler(METRICS, () => Promise.resolve(readShipped()));
  await openExample(handler);
  const { id, name, date, sha256 } = BUNDLED_JUDGE;
  const judge: JudgeChoice = { id, name, date, sha256, threshold: null };
  const settings = { ...DEFAULT_SETTINGS, judges: [judge] };
  const evaluated = await scoreOpen(handler, settings);
  let given = NO_LABELS.given;
  for (const text of [ADA, BOB]) {
    const read = await handler.readLabels('labels.csv', new TextEncoder().encode(text).buffer);
    if (read.kind === 'read') ({ given } = mergeLabels(given, read.labels));
  }
  handler.setLabels({ ...NO_LABELS, given });
  const report = await handler.agreement({ run: null, shown: 'answer_correct', thresholds: {} });
  if (!report) throw new Error('Nothing cancels it.');
  return { report, metrics: [...METRICS, ...evaluated.furtherMetrics] };
}

function runTerminal(...labels: readonly string[]) {
  const [gold = '', ...predictions] = EXAMPLE_FILES.map((name) => `public/examples/${name}`);
  const script = ['--import', 'tsx', 'scripts/score.ts', '--gold', gold, '--out', folder];
  const files = predictions.flatMap((path) => ['--predictions', path]);
  const said = labels.flatMap((path) => ['--labels', path]);
  const ids = [...METRICS.map(({ id }) => id), 'judge'].join();
  return execFileSync('node', [...script, ...files, ...said, '--metrics', ids], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

describe('npm run score --labels', () => {
  test('reports the same agreement as the page in its text, in report.json and in agreement.csv', async () => {
    const { report, metrics } = await askPage();
    const printed = runTerminal(save('ada.csv', ADA), save('bob.csv', BOB));
    const lines = describeAgreementTable(report, metrics);
    expect(lines.length).toBeGreaterThan(5);
    expect(printed).toContain(lines.join('\n'));
    expect(printed).toMatch(new RegExp(`judge\\.probability +≥ ${BUNDLED_JUDGE.threshold} +5 `));

    const { agreement } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
      agreement: AgreementReport;
    };
    expect(agreement.conclusion).toBe(report.conclusion);
    const together = (rows: AgreementReport['metrics']) => rows.filter(({ run }) => run === null);
    expect(together(agreement.metrics)).toEqual(together(report.metrics));

    const csv = readFileSync(join(folder, 'agreement.csv'), 'utf8').split('\n');
    for (const { metric, threshold, n, leftOut, accuracy } of together(report.metrics)) {
      const cells = [metric, '', threshold, n, leftOut, accuracy.value ?? ''].join();
      expect(csv.some((line) => line.startsWith(`${cells},`))).toBe(true);
    }
  }, 120_000);

  test('rejects a file that is not a label file', () => {
    const wrong = save('wrong.csv', 'question,answer\n1,2\n');
    expect(() => runTerminal(wrong)).toThrow(
      /wrong\.csv is not a label file: it needs the columns “id” and “label”/,
    );
  }, 60_000);
});
