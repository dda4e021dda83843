import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../src/core/model';
import { writeParquet } from '../support/write-parquet';
import { writeXlsx } from '../support/write-xlsx';
import { writeZip } from '../support/write-zip';
import { buildCommand } from '../support/built-command';

/** Ids that some reader could misread. */
const IDS = ['007', '7', '1e5', '100000', '9007199254740993', '9007199254740992', '__proto__'];

const GOLD: Table = {
  columns: ['id', 'question', 'answer'],
  cells: [IDS, IDS.map((id) => `What is ${id}?`), IDS.map((id) => `answer ${id}`)],
  rowCount: IDS.length,
};

const PREDICTIONS: Table = {
  columns: ['id', 'prediction'],
  cells: [IDS, IDS.map((id, row) => (row % 2 === 0 ? `answer ${id}` : 'something else'))],
  rowCount: IDS.length,
};

/** Only the answers, in the order of the questions. */
const ONE_COLUMN: Table = {
  columns: ['prediction'],
  cells: PREDICTIONS.cells.slice(1),
  rowCount: IDS.length,
};

const encode = (text: string) => new TextEncoder().encode(text);

function rowsOf({ columns, cells, rowCount }: Table): string[][] {
  return [
    [...columns],
    ...Array.from({ length: rowCount }, (_, row) => cells.map((c) => c[row] ?? '')),
  ];
}

function recordsOf(table: Table): string[] {
  const [names = [], ...rows] = rowsOf(table);
  const field = (name: string, value = '') => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  return rows.map((row) => `{${names.map((name, at) => field(name, row[at])).join()}}`);
}

const separated = (mark: string) => (table: Table) =>
  encode(
    rowsOf(table)
      .map((row) => `${row.join(mark)}\n`)
      .join(''),
  );

const FORMATS: Readonly<Record<string, (table: Table) => Uint8Array>> = {
  CSV: separated(','),
  TSV: separated('\t'),
  JSON: (table) => encode(`[${recordsOf(table).join()}]`),
  JSONL: (table) => encode(recordsOf(table).join('\n')),
  XLSX: writeXlsx,
  Parquet: writeParquet,
  gzip: (table) => gzipSync(separated(',')(table)),
  zip: (table) => writeZip([{ path: 'predictions', bytes: separated('\t')(table) }]),
};

const folder = mkdtempSync(join(tmpdir(), 'assay-'));
const gold = join(folder, 'gold.csv');

let command = '';

beforeAll(() => {
  writeFileSync(gold, separated(',')(GOLD));
  command = buildCommand(folder);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The report without the description of the files. */
function scoreAs(format: string, table: Table): string {
  const own = join(folder, `${format}-${table.columns.length}`);
  const predictions = join(own, 'predictions');
  const out = join(own, 'out');
  mkdirSync(own);
  writeFileSync(predictions, FORMATS[format]!(table));
  const input = ['--gold', gold, '--predictions', predictions];
  execFileSync('node', [command, ...input, '--out', out], { stdio: 'pipe' });
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as { inputs?: unknown };
  expect(report.inputs).toHaveLength(2);
  delete report.inputs;
  return JSON.stringify(report);
}

describe.each([
  ['with ids', PREDICTIONS],
  ['of one column, in the order of the gold', ONE_COLUMN],
])('predictions %s', (_, table) => {
  test('give the same report in every format', () => {
    const plain = scoreAs('CSV', table);
    expect(plain).toMatch(/"matched":7\b/);
    expect(plain).toContain('"exact_match":{"mean":0.5714285714285714');
    for (const format of Object.keys(FORMATS).slice(1)) {
      expect([format, scoreAs(format, table)]).toEqual([format, plain]);
    }
  }, 240_000);
});

test('one file of a zip passed as gold is the gold file; the roles of the others are detected', () => {
  const packed = join(folder, 'gold.zip');
  const out = join(folder, 'packed');
  const entries = [
    { path: 'run.csv', bytes: separated(',')(PREDICTIONS) },
    { path: 'gold.csv', bytes: separated(',')(GOLD) },
  ];
  writeFileSync(packed, writeZip(entries));
  const input = ['--gold', packed, '--predictions', packed];
  const printed = execFileSync('node', [command, ...input, '--out', out], { stdio: 'pipe' });
  expect(printed.toString()).toMatch(
    /Mapping: gold\.csv: id id, references answer, .*\n +run\.csv: id id, prediction prediction\n/,
  );
});
