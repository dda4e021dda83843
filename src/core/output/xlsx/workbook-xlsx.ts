import { comparisonTable } from '../export/comparison-csv';
import type { ExportFormat } from '../export/export-format';
import { USUAL_OPTIONS } from '../export/export-options';
import type { ExportTable } from '../export/export-table';
import { columnsToOpenAgain, isText } from '../export/question-columns';
import { questionsTable } from '../export/questions-table';
import { summaryTable } from '../export/summary-csv';
import { QUESTIONS_SHEET, SETTINGS_SHEET } from './sheet-names';
import { settingsTable } from './settings-table';
import { writeWorkbook } from './workbook';

/**
 * Everything as sheets: summary, questions of every run, comparison, settings and inputs. Ids and texts are
 * texts, numbers numbers, nothing a formula. Dropped onto the page, its questions are scored again.
 */
export const workbookXlsx: ExportFormat = {
  id: 'workbook-xlsx',
  fileName: 'results.xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  label: 'Workbook (XLSX)',
  summary:
    'Sheets for the summary, every question and run, the comparison, and the settings and inputs; nothing in it is a formula.',
  use: 'spreadsheet',
  takes: ['questions', 'texts'],
  needsProfiles: false,
  write: (input, { questions, texts } = USUAL_OPTIONS) => {
    const columns = columnsToOpenAgain(input).filter((name) => texts || !isText(name));
    const table = questionsTable(input, { shape: 'long', questions, columns });
    return writeWorkbook([
      { name: 'Summary', table: withoutSettings(summaryTable(input)) },
      { name: QUESTIONS_SHEET, table },
      { name: 'Comparison', table: comparisonTable(input) },
      { name: SETTINGS_SHEET, table: settingsTable(input, texts) },
    ]);
  },
};

/** The columns of the summary that the sheet of settings has in full. */
const ELSEWHERE = ['assay_version', 'settings', 'scorers'];

function withoutSettings({ columns, rows }: ExportTable): ExportTable {
  const isKept = (_: unknown, at: number) => !ELSEWHERE.includes(columns[at] ?? '');
  return {
    columns: columns.filter(isKept),
    rows: Array.from(rows, (cells) => cells.filter(isKept)),
  };
}
