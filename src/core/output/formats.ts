import { agreementCsv, labelsCsv } from './csv/agreement-csv';
import { auditCsv } from './csv/audit-csv';
import { comparisonCsv } from './csv/comparison-csv';
import type { ExportFormat } from './export/export-format';
import { rejectionsCsv } from './csv/rejections-csv';
import { latex, markdown } from './export/results-table';
import { matrixCsv } from './csv/matrix-csv';
import { questionsCsv } from './csv/questions-csv';
import { reportHtml } from './html/report-html';
import { reportJson } from './export/report-json';
import { summaryCsv } from './csv/summary-csv';
import { verdictsJsonl } from './export/verdicts-jsonl';
import { workbookXlsx } from './xlsx/workbook-xlsx';

/** All exports, in the order in which the page lists them. */
export const EXPORTS: readonly ExportFormat[] = [
  questionsCsv,
  summaryCsv,
  comparisonCsv,
  workbookXlsx,
  markdown,
  latex,
  reportHtml,
  reportJson,
  rejectionsCsv,
  auditCsv,
  matrixCsv,
  labelsCsv,
  agreementCsv,
  verdictsJsonl,
];
