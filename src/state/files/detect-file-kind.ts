import { isLabelHeader } from '../../core/output/csv/label-file';
import { isVerdictFile } from '../../core/scoring/llm-judge/judgment';
import { reportProblems } from '../../core/words/session-problems';
import type { GetState } from '../model';

/** Saved files that can be dropped onto the page, just as data files can. */
export type FileKind =
  'mapping' | 'settings' | 'report' | 'project' | 'labels' | 'verdicts' | 'patch';

/** Maximum size of a report, or of a page that contains one. */
const MAX_REPORT_BYTES = 200_000_000;

const MAX_CHOICE_BYTES = 200_000;

const HEAD_BYTES = 2000;

const REPORT_IN_PAGE = /<script type="application\/json" id="assay-report">([^<]*)<\/script>/;

/** The kind of a saved file, by its name and its first bytes; `null` for data. */
export async function detectFileKind(file: File): Promise<FileKind | null> {
  const { name } = file;
  if (/\.assay$/i.test(name)) return 'project';
  const head = await file.slice(0, HEAD_BYTES).text();
  if (holdsReport(name, head)) return 'report';
  if (/\.(csv|tsv|txt)$/i.test(name) && holdsLabels(head)) return 'labels';
  if (isVerdictFile(head)) return 'verdicts';
  if (/^\s*\{\s*"format":\s*"assay-gold-patch\//.test(head)) return 'patch';
  if (file.size > MAX_CHOICE_BYTES || !/\.json$/i.test(name)) return null;
  const kind = /^\s*\{\s*"assay":\s*"(mapping|settings)"/.exec(head)?.[1];
  return kind === 'mapping' || kind === 'settings' ? kind : null;
}

function holdsReport(name: string, head: string): boolean {
  if (isPage(name)) return head.includes('<meta name="generator" content="Assay ');
  return /\.json$/i.test(name) && /^\s*\{\s*"schema":\s*"assay-report\//.test(head);
}

/** Whether the first line has exactly the columns of a label file. */
function holdsLabels(head: string): boolean {
  const [first = ''] = head.split(/[\r\n]/, 1);
  return isLabelHeader(first.split(/[,;\t]/).map((name) => name.trim().replace(/^"(.*)"$/, '$1')));
}

export async function openReportFile(file: File, get: GetState): Promise<void> {
  if (file.size > MAX_REPORT_BYTES) {
    get().addNotice(reportProblems.largeReport(file.name, file.size, MAX_REPORT_BYTES));
    return;
  }
  get().openReport(await readReportText(file), file.name);
}

/** The JSON of a report; empty if the page that contains it is damaged. */
export async function readReportText(file: File): Promise<string> {
  const text = await file.text();
  return isPage(file.name) ? (REPORT_IN_PAGE.exec(text)?.[1] ?? '') : text;
}

function isPage(name: string): boolean {
  return /\.html?$/i.test(name);
}
