import { describeJudges, describeScorers } from '../export/provenance';
import {
  DEFAULT_OPTIONS,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
} from '../export/export-format';
import { escapeHtml, escapeJson } from './html-text';
import { formatPoints, plural } from '../../words/numbers';
import { PAGE_SCRIPT, PAGE_STYLE, SCRIPT_HASH, STYLE_HASH } from './page-assets';
import { writeQuestions } from './page-questions';
import { writeConclusion, writeResults } from './page-results';
import { buildReport } from '../export/report-json';
import { type FileWriter, writeInOneChunk } from '../export/writing';

/** The content security policy of the page: its own style and script by hash, no requests. */
const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;

/** The results as one page that works offline. It embeds the report, so that Assay can open it. */
export const reportHtml: ExportFormat = {
  id: 'report-html',
  fileName: 'report.html',
  mediaType: 'text/html',
  label: 'HTML report',
  summary:
    'A single file that opens in any browser, even offline: headline, scores with charts, one row per question with a filter, settings and checksums.',
  use: 'reader',
  supportedOptions: ['questions', 'texts', 'headline', 'runs', 'title'],
  write: (input, options = DEFAULT_OPTIONS) => writePage(input, options),
};

function* writePage(input: ExportInput, options: ExportOptions): FileWriter {
  const { version, inputs, dataset, evaluation } = input;
  const name = options.title || (inputs[0]?.name ?? '');
  const title = `${name}: ${plural(dataset.questions.ids.length, 'question')}, ${plural(evaluation.runs.length, 'run')}`;
  const report = yield* buildReport(input, options);
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<meta name="generator" content="Assay ${escapeHtml(version)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<script type="application/json" id="assay-report">${escapeJson(report)}</script>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="quiet">Scored with Assay ${escapeHtml(version)}. This page is a single file and sends no requests.</p>`,
    writeConclusion(input, options),
    writeResults(input, report, options),
    writeQuestions(input, options),
    writeFacts(input),
    '</main>',
    `<script>${PAGE_SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  yield* writeInOneChunk(page);
}

/** Everything that affects the results: files, settings, mapping, scorers, problems. */
function writeFacts(input: ExportInput): string {
  const { version, settings, mapping, inputs, dataset, metrics } = input;
  const files = inputs.map(
    ({ id, sha256, rowCount, format, encoding }) =>
      `<dt>${escapeHtml(id)}</dt><dd>${rowCount} rows, ${escapeHtml(format)}, ${escapeHtml(encoding)}<br><code>SHA-256 ${escapeHtml(sha256)}</code></dd>`,
  );
  const scorers = describeScorers(metrics).map(
    ({ label, source, version: own }) =>
      `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(own === null ? source : `${source}, version ${own}`)}</dd>`,
  );
  const measures = metrics.map(
    ({ label, source }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(source)}</dd>`,
  );
  const judges = describeJudges(input).map(
    ({ name, version: own, threshold, sha256, trainedOn, measured }) =>
      `<dt>${escapeHtml(own === '' ? name : `${name} dated ${own}`)}</dt><dd>${[
        `correct if the probability is at least ${threshold}`,
        ...trainedOn.map((set) => escapeHtml(`trained on ${set.name}: ${set.pairs} pairs`)),
        ...measured.map((set) =>
          escapeHtml(
            `on ${set.name}: agrees with human labels on ${formatPoints(set.accuracy)}% of ${set.pairs} answers`,
          ),
        ),
        `<code>SHA-256 ${escapeHtml(sha256)}</code>`,
      ].join('<br>')}</dd>`,
  );
  const problems = dataset.problems.map(({ message }) => `<li>${escapeHtml(message)}</li>`);
  return [
    '<h2>Settings and inputs</h2>',
    `<p>Scored with Assay ${escapeHtml(version)}. To verify these results, open this page in Assay together with the same files.</p>`,
    `<dl>${files.join('')}</dl>`,
    fold('Settings', `<dl>${listValues(settings)}</dl>`),
    fold('Mapping', `<dl>${listValues(mapping)}</dl>`),
    fold('Metrics', `<dl>${[...measures, ...scorers].join('')}</dl>`),
    ...(judges.length > 0 ? [fold('Learned judges', `<dl>${judges.join('')}</dl>`)] : []),
    ...(problems.length > 0
      ? [fold(`Problems in the files (${problems.length})`, `<ul>${problems.join('')}</ul>`)]
      : []),
  ].join('\n');
}

function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>${content}</details>`;
}

function listValues(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(shown)}</code></dd>`;
    })
    .join('');
}
