import { agreementCsv } from './agreement-csv';
import { auditCsv } from './audit-csv';
import { comparisonCsv } from './comparison-csv';
import type { ExportFormat } from './export-format';
import { gapsCsv } from './gaps-csv';
import { labelsCsv } from './labels-csv';
import { latex } from './latex';
import { markdown } from './markdown';
import { matrixCsv } from './matrix-csv';
import { questionsCsv } from './questions-csv';
import { reportHtml } from './report-html';
import { reportJson } from './report-json';
import { summaryCsv } from './summary-csv';
import { verdictsJsonl } from './verdicts-jsonl';
import { workbookXlsx } from './workbook-xlsx';

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
