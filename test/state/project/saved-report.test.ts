import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnnotatorLabel, NO_LABELS } from '../../../src/core/analysis/agreement/labels';
import { EXPORTS } from '../../../src/core/output/formats';
import { REPORT_SCHEMA } from '../../../src/core/output/export/report-json';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { detectFileKind, readReportText } from '../../../src/state/files/detect-file-kind';
import { readReport } from '../../../src/state/project/report';
import { createHandler } from '../../../src/worker/handle';
import { METRICS } from '../../../src/core/scoring/metrics';
import { findProfile } from '../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../src/core/scoring/profiles/profile-metrics';
import { checkSchema } from '../../support/json-schema';
import { openExample, scoreOpen } from '../../support/open-in-handler';
import { takeText } from '../../support/written-files';

const schema: unknown = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'));
const first = readFileSync('test/state/project/report-1.json', 'utf8');

async function scoreExample(metrics = METRICS, given: readonly AnnotatorLabel[] = []) {
  const handler = await openExample(createHandler(metrics));
  handler.setLabels({ ...NO_LABELS, given });
  await scoreOpen(handler);
  return (format: string) => takeText(handler, format);
}

function parse(json: string): Record<string, unknown> {
  return JSON.parse(json) as Record<string, unknown>;
}

describe('docs/report.schema.json', () => {
  test('matches a report, including one with scorer profiles', async () => {
    const take = await scoreExample([...METRICS, ...profileMetrics(findProfile('squad1.1')!)]);
    expect(checkSchema(schema, parse(await take('report-json')))).toEqual([]);
  });

  test('matches a report with human labels, disagreements and disputed references', async () => {
    const of = { model: 'strong', run: 'r1', comment: '' };
    const given: readonly AnnotatorLabel[] = [
      { ...of, id: 'q01', annotator: 'a', label: 'correct' },
      { ...of, id: 'q01', annotator: 'b', label: 'incorrect' },
      { ...of, id: 'q02', annotator: 'a', label: 'incorrect' },
      { ...of, id: 'q02', annotator: 'b', label: 'incorrect' },
      { ...of, id: 'q03', annotator: 'a', label: 'gold-wrong' },
      { ...of, id: 'q04', annotator: 'a', label: 'unsure' },
      { ...of, id: 'q05', annotator: 'a', label: 'correct' },
    ];
    const report = parse(await (await scoreExample(METRICS, given))('report-json'));
    expect(report.agreement).not.toBeNull();
    expect(checkSchema(schema, report)).toEqual([]);
  });

  test('allows no additional key at any depth', async () => {
    const report = parse(await (await scoreExample())('report-json'));
    const [run] = report.runs as Record<string, unknown>[];
    expect(checkSchema(schema, { ...report, more: 1 })).toEqual(['.more: no such key']);
    expect(checkSchema(schema, { ...report, runs: [{ ...run, more: 1 }] })).toEqual([
      '.runs[0].more: no such key',
    ]);
    delete report.settings;
    expect(checkSchema(schema, report)).toEqual(['.settings: missing']);
  });

  test('differs from version 1, which can still be opened', () => {
    expect(checkSchema(schema, parse(first))).not.toEqual([]);
    const read = readReport(first, 'report.json');
    expect(read).toMatchObject({
      kind: 'valid',
      value: {
        schema: 'assay-report/1',
        questions: { total: 32 },
        runs: [{ model: 'strong' }, {}, {}],
      },
    });
  });
});

describe('a reopened report', () => {
  test.each(['report-json', 'report-html'])('is the same when opened as %s', async (format) => {
    const take = await scoreExample();
    const { fileName, mediaType } = EXPORTS.find(({ id }) => id === format)!;
    const file = new File([await take(format)], fileName, { type: mediaType });
    expect(await detectFileKind(file)).toBe('report');
    const json = await readReportText(file);
    expect(parse(json)).toEqual(parse(await take('report-json')));
    const read = readReport(json, fileName);
    expect(read).toMatchObject({
      kind: 'valid',
      value: { schema: REPORT_SCHEMA, settings: DEFAULT_SETTINGS },
    });
  });

  test('is recognized by its first bytes', async () => {
    expect(await detectFileKind(new File(['{"gold": 1}'], 'gold.json'))).toBeNull();
    expect(
      await detectFileKind(new File(['<!doctype html><p>assay-report/1'], 'page.html')),
    ).toBeNull();
    expect(await detectFileKind(new File(['id,answer'], 'report.csv'))).toBeNull();
  });

  test.each<[string, unknown, RegExp]>([
    [
      'a later format',
      { schema: 'assay-report/99' },
      /format “assay-report\/99”.*Open it with the version/,
    ],
    ['other settings', { settings: { f1: 1 } }, /settings\.f1\): this key is unknown/],
    [
      'an invalid checksum',
      { inputs: [{ name: 'a', sha256: 'x', rows: 1 }] },
      /inputs\.0\.sha256\): a SHA-256/,
    ],
    [
      'an inherited key',
      JSON.parse('{"mapping": {"__proto__": 1}}'),
      /__proto__\): this key is not allowed/,
    ],
    [
      'a value that is not a number',
      { questions: { total: 'many' } },
      /questions\.total\): a number is expected/,
    ],
  ])('is rejected with %s', (_, change, sentence) => {
    const read = readReport(JSON.stringify({ ...parse(first), ...(change as object) }), 'r.json');
    expect(read.kind === 'invalid' && read.problem.message).toMatch(sentence);
  });

  test('is rejected if damaged', () => {
    const read = readReport('{"schema": "assay-report/2", ', 'r.json');
    expect(read.kind === 'invalid' && read.problem.message).toContain('not valid JSON');
  });
});
