import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readOutcome } from '../../scripts/read-outcome';
import { describeShared, readSharedBytes, sharedUrl } from '../support/shared-data';
import { ownVectors } from '../support/vectors';
import { writeZip } from '../support/write-zip';

/**
 * The outcome of each file: format, rows × columns, and codes. `npm run -s hostile` adds time and
 * memory.
 */
const BOMBS: Readonly<Record<string, string>> = {
  'bad-crc.csv.gz': 'damaged-gzip',
  'bad-empty.gz': 'empty-file',
  'bad-isize.csv.gz': 'damaged-gzip',
  'bad-not-gzip.csv.gz': 'csv, 1 × 2',
  'bad-truncated.csv.gz': 'damaged-gzip',
  'bomb-billion-laughs.xlsx': 'damaged-workbook',
  'bomb-dimension-lie.xlsx': 'no-rows',
  'bomb-far-cell.xlsx': 'no-rows',
  'bomb-row-number-1e9.xlsx': 'damaged-workbook',
  'odd-nested-5x.csv.gz': 'holds csv, 1 × 2',
  'odd-proto-sheet.xlsx': 'xlsx, 1 × 2',
  'odd-sst-count-lie.xlsx': 'damaged-workbook',
  'odd-trailing-junk.csv.gz': 'holds csv, 1 × 2 + trailing-bytes',
  'odd-zip-slip.xlsx': 'no-rows',
  'ok-minimal.xlsx': 'no-rows',
  'ok-two-members.csv.gz': 'holds csv, 2 × 2',
};

/** Bombs of 100 kB to 5 MB, created by the tests below or stored in `../shared`. */
const LARGE_BOMBS: Readonly<Record<string, string>> = {
  'bomb-60k-entries.xlsx': 'too-many-entries',
  'bomb-sheet-512MB.xlsx': 'inflated-too-large',
  'valid-csv-1GiB.csv.gz': 'inflated-too-large',
  'zeros-100MiB.gz': 'inflated-too-much',
  'zeros-1GiB.csv.gz': 'inflated-too-much',
};

const POI: Readonly<Record<string, string>> = {
  'InlineString.xlsx': 'no-rows',
  'InlineStrings.xlsx': 'xlsx, 6 × 4',
  'SampleSS.strict.xlsx': 'xlsx, 1 × 4 + several-sheets + rows-above-header',
  'SimpleStrict.xlsx': 'xlsx, 2 × 6 + several-sheets + rows-above-header',
  'clusterfuzz-testcase-minimized-POIFuzzer-5040805309710336.xlsx': 'unknown-format',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-4828727001088000.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5089447305609216.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5185049589579776.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5265527465181184.xlsx': 'damaged-workbook',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5937385319563264.xlsx': 'damaged-workbook',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-6123461607817216.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-6419366255919104.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-6448258963341312.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5025401116950528.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5542865479270400.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-6504225896792064.xlsx': 'damaged-zip',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-6594557414080512.xlsx': 'damaged-zip',
  'poc-shared-strings.xlsx': 'damaged-workbook',
  'poc-xmlbomb-empty.xlsx': 'damaged-workbook',
  'poc-xmlbomb.xlsx': 'damaged-workbook',
  'sample.strict.xlsx': 'xlsx, 10 × 2 + several-sheets + no-header',
  'sheetProtection_allLocked.xlsx': 'no-cells',
  'sheetProtection_not_protected.xlsx': 'no-rows',
  'workbookProtection-sheet_password-2013.xlsx': 'no-rows',
  'workbookProtection-workbook_password-2013.xlsx': 'no-rows',
  'workbookProtection-workbook_password_user_range-2010.xlsx': 'no-rows',
  'workbookProtection_not_protected.xlsx': 'no-rows',
  'workbookProtection_workbook_revision_protected.xlsx': 'no-cells',
  'workbookProtection_workbook_structure_protected.xlsx': 'no-rows',
  'workbookProtection_workbook_windows_protected.xlsx': 'no-rows',
  'workbookProtection_worksheet_protected.xlsx': 'no-rows',
  'xlsx-corrupted.xlsx': 'damaged-workbook',
};

test('an empty file is rejected', async () => {
  expect((await readOutcome(new Uint8Array(), 'f')).summary).toBe('empty-file');
});

/** The outcome of a file: the summary and, if it was not read, the message. */
async function expectOutcome(bytes: Uint8Array, name: string, summary: string): Promise<void> {
  const outcome = await readOutcome(bytes, name);
  expect(outcome.summary).toBe(summary);
  // The message contains no exception text.
  for (const sentence of outcome.sentences) expect(sentence).toMatch(/^[^\n]+\.$/);
  if (!summary.includes('×')) expect(outcome.sentences).not.toEqual([]);
}

describe('test/vectors/bombs', () => {
  const folder = ownVectors('bombs');

  test('the folder contains only these files', () => {
    expect(readdirSync(folder.url('.')).sort()).toEqual(Object.keys(BOMBS).sort());
  });

  test.each(Object.entries(BOMBS))('%s: %s', async (name, summary) => {
    await expectOutcome(folder.bytes(name), name, summary);
  });
});

describe('decompression bombs created by the test', () => {
  const MEGABYTE = 2 ** 20;

  test('a workbook with 60,000 entries', async () => {
    const entry = (at: number) => ({ path: `xl/${at}.xml`, bytes: new Uint8Array(1), method: 0 });
    const bytes = writeZip(Array.from({ length: 60_000 }, (_, at) => entry(at)));
    await expectOutcome(bytes, 'f.xlsx', 'too-many-entries');
  });

  test('100 MB of zeros in 100 kB', async () => {
    const bytes = gzipSync(new Uint8Array(100 * MEGABYTE));
    await expectOutcome(bytes, 'f.gz', 'inflated-too-much');
  });

  test('1 GB of valid CSV, as a thousand members', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `q${at},the answer of question ${at}\n`);
    const csv = rows.join('').repeat(MEGABYTE / 4000);
    const member = gzipSync(csv);
    const count = Math.ceil(2 ** 30 / csv.length);
    const bytes = Buffer.concat(Array.from({ length: count }, () => member));
    await expectOutcome(bytes, 'f.csv.gz', 'inflated-too-large');
  });
});

for (const [folder, expected] of [
  ['suites/bombs', { ...BOMBS, ...LARGE_BOMBS }],
  ['suites/poi/hostile', POI],
] as const) {
  describeShared(folder, () => {
    test('the folder contains only these files', () => {
      expect(readdirSync(sharedUrl(folder)).sort()).toEqual(Object.keys(expected).sort());
    });

    const others = Object.entries(expected).filter(([name]) => !(name in BOMBS));
    test.each(others)('%s: %s', async (name, summary) => {
      await expectOutcome(readSharedBytes(`${folder}/${name}`), name, summary);
    });
  });
}
