import { agreementCsv } from './export/agreement-csv';
import { auditCsv } from './export/audit-csv';
import { comparisonCsv } from './export/comparison-csv';
import type { ExportFormat } from './export/export-format';
import { gapsCsv } from './export/gaps-csv';
import { labelsCsv } from './export/labels-csv';
import { latex } from './export/latex';
import { markdown } from './export/markdown';
import { matrixCsv } from './export/matrix-csv';
import { questionsCsv } from './export/questions-csv';
import { reportHtml } from './html/report-html';
import { reportJson } from './export/report-json';
import { summaryCsv } from './export/summary-csv';
import { verdictsJsonl } from './export/verdicts-jsonl';
import { workbookXlsx } from './xlsx/workbook-xlsx';

/** Every export, in the order in which a page offers them. */
export const EXPORTS: readonly ExportFormat[] = [
  questionsCsv,
  summaryCsv,
  comparisonCsv,
  workbookXlsx,
  markdown,
  latex,
  reportHtml,
  reportJson,
  gapsCsv,
  auditCsv,
  matrixCsv,
  labelsCsv,
  agreementCsv,
  verdictsJsonl,
];
