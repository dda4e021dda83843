import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { markdownTable } from './markdown-table';
import {
  judgePollock,
  listSample,
  makeRowFaults,
  type PollockFile,
  type PollockResult,
  readRecords,
} from './pollock';
import { hasShared, printNotRun } from './shared-data';

/**
 * Reads the suites of encodings and delimited text in ../shared and prints the expected and the
 * actual outcome of each file: `npm run -s reading-suites`. Exits with 1 if they differ.
 */
const SUITES = '../shared/data/suites';

/** The expected outcome of each file of the suite `own`: shape and warnings, or the error code. */
const OWN: Readonly<Record<string, string>> = {
  'bidi.csv': 'unreadable-text',
  'big-ids.jsonl': 'jsonl 6 × 2',
  'blank-lines.csv': 'csv 1 × 2',
  'comment.csv': 'csv 1 × 2 comment-lines',
  'cr-only.csv': 'csv 2 × 2',
  'decimal-comma.csv': 'csv 4 × 2',
  'dup-header.csv': 'csv 1 × 4',
  'dup-ids.csv': 'csv 7 × 2',
  'dup-keys.json': 'json 1 × 2 duplicate-key',
  'empty.csv': 'empty-file',
  'excel-mangled.csv': 'csv 6 × 2',
  'formula-injection.csv': 'csv 17 × 2',
  'header-only.csv': 'no-rows',
  'html.csv': 'csv 8 × 2',
  'json-bom.json': 'json 1 × 1',
  'json-concat.json': 'bad-json',
  'json-deep.json': 'nested-too-deep',
  'json-lone-surrogate.json': 'json 1 × 1',
  'json-trailing-comma.json': 'bad-json',
  'json-utf16.json': 'json 1 × 1',
  'jsonl-mixed.jsonl': 'bad-json',
  'jsonl-rs.json-seq': 'jsonl 2 × 1',
  'mixed-eol.csv': 'csv 3 × 2',
  'nan.jsonl': 'jsonl 5 × 2 python-numbers',
  'null-words.csv': 'csv 11 × 2',
  'one-column.csv': 'csv 2 × 1',
  'proto-header.csv': 'csv 3 × 5',
  'proto-keys.json': 'json 4 × 4',
  'ragged.csv': 'csv 3 × 3 ragged-rows',
  'sep-line.csv': 'csv 1 × 2',
  'unclosed-quote.csv': 'csv 3 × 2 literal-quotes',
};

/** The expected file has a different telephone number, and an object instead of an array. */
const WRONG_UPSTREAM = 'location_coordinates.csv';

interface Line {
  readonly file: string;
  readonly expected: string;
  readonly outcome: string;
  readonly isExpected: boolean;
}

function read(path: string) {
  return readRecords(new Uint8Array(readFileSync(`${SUITES}/${path}`)), basename(path));
}

function readEncodings(): Line[] {
  const manifest = JSON.parse(readFileSync(`${SUITES}/encoding/manifest.json`, 'utf8')) as {
    readonly file: string;
    readonly encoding: string;
    readonly expect: string | null;
  }[];
  return manifest.map(({ file, encoding, expect }) => {
    const found = read(`encoding/${file}`);
    const written = found.records?.map((cells) => `${cells.join(',')}\n`).join('');
    const outcome = `${found.encoding ?? ''} ${found.said}`.trim();
    // A damaged file is rejected, or read with a message that gives the byte position or shows the
    // damage.
    const isReported = /\bbyte \d+|should be “/.test(found.messages);
    return expect === null
      ? { file, expected: 'refused or reported', outcome, isExpected: isReported }
      : { file, expected: encoding, outcome, isExpected: written === expect };
  });
}

function readSpectrum(): Line[] {
  return readdirSync(`${SUITES}/csv-spectrum/csvs`).map((file) => {
    const { records, said: outcome } = read(`csv-spectrum/csvs/${file}`);
    const twin = `${SUITES}/csv-spectrum/json/${file.replace(/csv$/, 'json')}`;
    const expected = JSON.stringify(JSON.parse(readFileSync(twin, 'utf8')));
    const [names = [], ...rows] = records ?? [];
    const objects = rows.map((cells) =>
      Object.fromEntries(names.map((name, column) => [name, cells[column]])),
    );
    return file === WRONG_UPSTREAM
      ? {
          file,
          expected: 'wrong upstream',
          outcome,
          isExpected: JSON.stringify(objects) !== expected,
        }
      : { file, expected: 'its twin', outcome, isExpected: JSON.stringify(objects) === expected };
  });
}

function readOwn(): Line[] {
  return readdirSync(`${SUITES}/own`).map((file) => {
    const { said: outcome } = read(`own/${file}`);
    const expected = OWN[file] ?? 'not known';
    return { file, expected, outcome, isExpected: outcome === expected };
  });
}

/** Files with one fault each, and the clean table of each (Vitagliano et al., VLDB 2023). */
function readPollock(sample: readonly PollockFile[]): Line[] {
  return sample.map(judgePollock).map(({ name, outcome, said }) => ({
    file: name,
    expected: 'clean, refused or reported',
    outcome: said,
    isExpected: outcome !== 'silent',
  }));
}

/**
 * Prints the outcomes of all faults, with the row faults at every position, by kind; returns the
 * number of silent ones.
 */
function printPollock(sample: readonly PollockFile[]): number {
  const made = makeRowFaults(sample);
  const names = new Set(made.map(({ name }) => name));
  const results = [...sample.filter(({ name }) => !names.has(name)), ...made].map(judgePollock);
  const kinds = new Map<string, PollockResult[]>();
  for (const result of results) {
    const kind = /^row_[a-z_]*[a-z]/.exec(result.name)?.[0].replace(/_row$/, '') ?? 'file';
    kinds.set(kind, [...(kinds.get(kind) ?? []), result]);
  }
  const summarize = (kind: string, of: readonly PollockResult[]) => [
    kind,
    ...[of.length, ...OUTCOMES.map((one) => of.filter(({ outcome }) => outcome === one).length)],
    (of.reduce((sum, { score }) => sum + score, 0) / of.length).toFixed(3),
  ];
  console.log(`\n## pollock, faults in every row and column: ${results.length} files\n`);
  console.log(
    markdownTable(
      ['fault', 'files', ...OUTCOMES, 'score of 10'],
      [...[...kinds].map(([kind, of]) => summarize(kind, of)), summarize('all', results)].map(
        (row) => row.map(String),
      ),
    ),
  );
  return results.filter(({ outcome }) => outcome === 'silent').length;
}

const OUTCOMES = ['equal', 'reported', 'refused', 'silent'] as const;

function unpackPollock(): PollockFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'pollock-'));
  execFileSync('tar', ['xzf', `${SUITES}/pollock/sample.tar.gz`, '-C', folder]);
  const sample = listSample(folder);
  rmSync(folder, { recursive: true });
  return sample;
}

function print(suite: string, lines: readonly Line[]): number {
  const wrong = lines.filter(({ isExpected }) => !isExpected).length;
  console.log(`\n## ${suite}: ${lines.length - wrong} of ${lines.length} as expected\n`);
  console.log(
    markdownTable(
      ['file', 'expected', 'read as', 'outcome'],
      lines.map(({ file, expected, outcome, isExpected }) => [
        file,
        expected,
        outcome,
        isExpected ? 'right' : 'WRONG',
      ]),
    ),
  );
  return wrong;
}

if (hasShared) {
  const sample = unpackPollock();
  const wrong =
    print('encoding', readEncodings()) +
    print('csv-spectrum', readSpectrum()) +
    print('own', readOwn()) +
    print('pollock', readPollock(sample)) +
    printPollock(sample);
  process.exitCode = wrong === 0 ? 0 : 1;
} else printNotRun('../shared', 'reading-suites');
