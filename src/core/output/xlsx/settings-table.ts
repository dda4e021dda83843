import type { Dataset } from '../../model';
import { describeScorers } from '../export/describe-scorers';
import type { ExportInput } from '../export/export-format';
import type { ExportCell, ExportTable } from '../export/export-table';
import { LONGEST_CELL } from './workbook-text';

/** What everything in the workbook follows from: version, inputs, settings, mapping, scorers, problems. */
export function settingsTable(input: ExportInput, hasTexts: boolean): ExportTable {
  const { version, settings, mapping, inputs, dataset, metrics } = input;
  const cut = hasTexts ? countLong(dataset) : 0;
  const rows: ExportCell[][] = [
    ['Assay', 'version', version],
    ...inputs.flatMap(({ id, sha256, rowCount, format, encoding }): ExportCell[][] => [
      ['input', 'name', id],
      ['input', 'SHA-256', sha256],
      ['input', 'read as', `${format}, ${encoding}, ${rowCount} rows`],
    ]),
    ...flatten('settings', '', settings),
    ...flatten('mapping', '', mapping),
    ...describeScorers(metrics).flatMap(({ label, source, switches }) => [
      ['scorer', label, source],
      ...flatten('scorer', label, switches),
    ]),
    ...dataset.problems.map(({ severity, message }) => ['problem', severity, message]),
    ...(cut === 0
      ? []
      : [
          [
            'texts',
            'cut',
            `${cut} texts are longer than ${LONGEST_CELL} characters, the most that a cell takes, and were cut. questions.csv holds them whole.`,
          ],
        ]),
  ];
  return { columns: ['what', 'name', 'value'], rows };
}

/** A value of a nested object in each row, under the names that lead to it; a list is one value. */
function flatten(what: string, name: string, value: unknown): ExportCell[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const cell =
      typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
    return [[what, name, cell]];
  }
  return Object.entries(value).flatMap(([key, one]) =>
    flatten(what, name === '' ? key : `${name}.${key}`, one),
  );
}

function countLong({ questions, runs }: Dataset): number {
  const isLong = (text: string | null) => text !== null && text.length > LONGEST_CELL;
  const ofGold = [...questions.texts, ...questions.references.flat()].filter(isLong).length;
  return runs.reduce((sum, { predictions }) => sum + predictions.filter(isLong).length, ofGold);
}
