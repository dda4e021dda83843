import {
  DEFAULT_OPTIONS,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
} from '../export/export-format';
import { writeFacts } from './page-facts';
import { PAGE_SCRIPT, PAGE_STYLE, SCRIPT_HASH, STYLE_HASH } from './page-assets';
import { writeQuestions } from './page-questions';
import { writeResults } from './page-results';
import { escapeHtml, escapeJson } from './html-text';
import { buildReport } from '../export/report-json';
import { type Writing, writeWhole } from '../export/writing';
import { plural } from '../../words/plurals';

/** The policy of the page: its own style and script by their hashes, and no request at all. */
const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;

/**
 * The results as one page that works from disk and asks nothing of any server. It carries the report as
 * data, so that Assay opens it again.
 */
export const reportHtml: ExportFormat = {
  id: 'report-html',
  fileName: 'report.html',
  mediaType: 'text/html',
  label: 'Page (HTML)',
  summary:
    'One file that opens in any browser, also from disk: figures, conclusions, every question with a filter, settings and checksums.',
  use: 'reader',
  supportedOptions: ['questions', 'texts'],
  needsProfiles: false,
  write: (input, options = DEFAULT_OPTIONS) => writePage(input, options),
};

function* writePage(input: ExportInput, { questions, texts }: ExportOptions): Writing {
  const { version, inputs, dataset, evaluation } = input;
  const gold = inputs[0]?.name ?? '';
  const title = `${gold}: ${plural(dataset.questions.ids.length, 'question')}, ${plural(evaluation.runs.length, 'run')}`;
  const report = yield* buildReport(input);
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
    `<p class="quiet">Scored with Assay ${escapeHtml(version)}. This page is one file and asks nothing of any server.</p>`,
    writeResults(input, report),
    writeQuestions(input, { questions, texts }),
    writeFacts(input),
    '</main>',
    `<script>${PAGE_SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  yield* writeWhole(page);
}
