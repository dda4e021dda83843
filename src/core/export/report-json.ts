import { PROFILES } from '../profiles';
import { buildMatrix } from '../score/matrix';
import type { ExportFormat, ExportInput } from './export-format';

/** Version of the report's form; a change that an older reader could misread counts it up. */
export const REPORT_SCHEMA = 'assay-report/1';

/** The whole result without the texts: settings, mapping, inputs with their SHA-256, runs, problems. */
export const reportJson: ExportFormat = {
  id: 'report-json',
  fileName: 'report.json',
  mediaType: 'application/json',
  label: 'Report (JSON)',
  summary:
    'Everything without the texts: means and counts, all settings, the mapping, and the SHA-256 of every file.',
  needsProfiles: false,
  write: (input) => `${JSON.stringify(buildReport(input), null, 2)}\n`,
};

/** The report as plain data, keys in a fixed order. */
export function buildReport(input: ExportInput) {
  const { version, settings, mapping, inputs, dataset, evaluation, metrics } = input;
  return {
    schema: REPORT_SCHEMA,
    assay: { version },
    settings,
    mapping,
    inputs: inputs.map(({ id, sha256, rowCount, format, encoding }) => ({
      name: id,
      sha256,
      rows: rowCount,
      format,
      encoding,
    })),
    questions: {
      total: dataset.questions.ids.length,
      inferredKinds: dataset.questions.inferredKinds,
    },
    metrics: metrics.map(({ id, label, better, source }) => ({ id, label, better, source })),
    runs: evaluation.runs,
    matrix: buildMatrix(evaluation.runs, PROFILES),
    problems: dataset.problems,
  };
}
