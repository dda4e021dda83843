import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOutcome } from '../../scripts/read-outcome';
import { describeShared, readSharedBytes, sharedUrl } from '../support/shared-data';

/** What becomes of each file: format, rows × columns, and codes. `npm run -s hostile` adds time and memory. */
const BOMBS: Readonly<Record<string, string>> = {
  'bad-crc.csv.gz': 'damaged-gzip',
  'bad-empty.gz': 'empty-file',
  'bad-isize.csv.gz': 'damaged-gzip',
  'bad-not-gzip.csv.gz': 'csv, 1 × 2',
  'bad-truncated.csv.gz': 'damaged-gzip',
  'bomb-60k-entries.xlsx': 'too-many-entries',
  'bomb-billion-laughs.xlsx': 'damaged-workbook',
  'bomb-dimension-lie.xlsx': 'no-rows',
  'bomb-far-cell.xlsx': 'no-rows',
  'bomb-row-number-1e9.xlsx': 'damaged-workbook',
  'bomb-sheet-512MB.xlsx': 'inflated-too-large',
  'odd-nested-5x.csv.gz': 'holds csv, 1 × 2',
  'odd-proto-sheet.xlsx': 'xlsx, 1 × 2',
  'odd-sst-count-lie.xlsx': 'damaged-workbook',
  'odd-trailing-junk.csv.gz': 'holds csv, 1 × 2 + trailing-bytes',
  'odd-zip-slip.xlsx': 'no-rows',
  'ok-minimal.xlsx': 'no-rows',
  'ok-two-members.csv.gz': 'holds csv, 2 × 2',
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
  'sample.strict.xlsx': 'xlsx, 9 × 2 + several-sheets',
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

test('an empty file is refused', async () => {
  expect((await readOutcome(new Uint8Array(), 'f')).summary).toBe('empty-file');
});

for (const [folder, expected] of [
  ['suites/bombs', BOMBS],
  ['suites/poi/hostile', POI],
] as const) {
  describeShared(folder, () => {
    test('there are no others', () => {
      expect(readdirSync(sharedUrl(folder)).sort()).toEqual(Object.keys(expected).sort());
    });

    test.each(Object.entries(expected))('%s: %s', { timeout: 60_000 }, async (name, summary) => {
      const outcome = await readOutcome(readSharedBytes(`${folder}/${name}`), name);
      expect(outcome.summary).toBe(summary);
      // One sentence or two for a person, and nothing of the text of an exception.
      for (const sentence of outcome.sentences) expect(sentence).toMatch(/^[^\n]+\.$/);
      if (!summary.includes('×')) expect(outcome.sentences).not.toEqual([]);
    });
  });
}
