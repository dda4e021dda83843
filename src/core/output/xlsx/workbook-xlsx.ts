import type { Dataset } from '../../model';
import { describeScorers } from '../export/provenance';
import {
  DEFAULT_OPTIONS,
  type ExportCell,
  type ExportFormat,
  type ExportInput,
  type ExportTable,
} from '../export/export-format';
import { MAX_CELL_LENGTH, QUESTIONS_SHEET, SETTINGS_SHEET } from './sheet';

import { comparisonTable } from '../csv/comparison-csv';
import { isTextColumn, questionsTable, rescorableColumns } from '../csv/questions-csv';
import { summaryTable } from '../csv/summary-csv';
import { writeWorkbook } from './workbook';

/**
 * A workbook with summary, questions of every run, comparison, settings and inputs, without
 * formulas. Assay can open it and score the questions again.
 */
export const workbookXlsx: ExportFormat = {
  id: 'workbook-xlsx',
  fileName: 'results.xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  label: 'Workbook (XLSX)',
  summary:
    'Sheets for the summary, every question and run, the comparison, and the settings and inputs; no formulas.',
  use: 'spreadsheet',
  supportedOptions: ['questions', 'texts'],
  write: (input, { questions, texts, notes } = DEFAULT_OPTIONS) => {
    const columns = rescorableColumns(input).filter((name) => texts || !isTextColumn(name));
    const table = questionsTable(input, { shape: 'long', questions, columns, notes });
    return writeWorkbook([
      { name: 'Summary', table: withoutSettings(summaryTable(input)) },
      { name: QUESTIONS_SHEET, table },
      { name: 'Comparison', table: comparisonTable(input) },
      { name: SETTINGS_SHEET, table: settingsTable(input, texts) },
    ]);
  },
};

/** The columns that the summary sheet omits, since the settings sheet contains them. */
const ELSEWHERE = ['assay_version', 'settings', 'scorers'];

function withoutSettings({ columns, rows }: ExportTable): ExportTable {
  const isKept = (_: unknown, at: number) => !ELSEWHERE.includes(columns[at] ?? '');
  return {
    columns: columns.filter(isKept),
    rows: Array.from(rows, (cells) => cells.filter(isKept)),
  };
}

/** Everything that affects the results: version, inputs, settings, mapping, scorers, problems. */
function settingsTable(input: ExportInput, hasTexts: boolean): ExportTable {
  const { version, settings, mapping, inputs, dataset, metrics, completion } = input;
  const cut = hasTexts ? countLong(dataset) : 0;
  const rows: ExportCell[][] = [
    ['Assay', 'version', version],
    ...inputs.flatMap(({ id, sha256, rowCount, format, encoding }): ExportCell[][] => [
      ['input', 'name', id],
      ['input', 'SHA-256', sha256],
      ['input', 'read as', `${format}, ${encoding}, ${rowCount} rows`],
    ]),
    ...(completion ? [['gold patch', 'SHA-256', completion.patch]] : []),
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
            `${cut} texts are longer than ${MAX_CELL_LENGTH} characters, the limit of a cell, and were truncated. questions.csv has them in full.`,
          ],
        ]),
  ];
  return { columns: ['what', 'name', 'value'], rows };
}

/** A row for each value of a nested object, named by its path; a list is one value. */
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
  const isLong = (text: string | null) => text !== null && text.length > MAX_CELL_LENGTH;
  const ofGold = [...questions.texts, ...questions.references.flat()].filter(isLong).length;
  return runs.reduce((sum, { predictions }) => sum + predictions.filter(isLong).length, ofGold);
}
