import { isLabelHeader } from '../../core/output/csv/label-file';
import { beginsVerdicts } from '../../core/scoring/llm-judge/judgement';
import type { Mapping } from '../../core/model';
import { reportProblems } from '../../core/words/session-problems';
import type { Get } from '../model';
import type { Checked } from '../schemas/checked-json';
import { readMapping } from '../schemas/mapping-schema';
import { readSettings } from '../schemas/settings-schema';
import { previewedSettings } from '../choices/choices';

/** Largest file that is looked into; reports are aggregates, and a page may hold texts beside one. */
const MAX_REPORT_BYTES = 200_000_000;

/** Characters at the beginning that tell what a file is. */
const HEAD = 2000;

const PAGE = /<script type="application\/json" id="assay-report">([^<]*)<\/script>/;

/* Saved choices that are dropped in like any file. */

export type FileKind = 'mapping' | 'settings' | 'report' | 'work' | 'labels' | 'verdicts';

/** Largest file that may be a mapping or settings; data files are not looked into. */
const MAX_CHOICE_BYTES = 200_000;

/** So much of a file holds the names of its columns. */
const HEAD_BYTES = 2000;

/**
 * Whether a file is saved work, by its name, a saved mapping, settings, a report or verdicts of a language
 * model, by what it begins with, or labels, by its columns.
 */
export async function detectFileKind(file: File): Promise<FileKind | null> {
  if (/\.assay$/i.test(file.name)) return 'work';
  if (await holdsReport(file)) return 'report';
  if (await holdsLabels(file)) return 'labels';
  if (beginsVerdicts(await file.slice(0, HEAD_BYTES).text())) return 'verdicts';
  if (file.size > MAX_CHOICE_BYTES || !/\.json$/i.test(file.name)) return null;
  const head = (await file.text()).slice(0, 200);
  const kind = /^\s*\{\s*"assay":\s*"(mapping|settings)"/.exec(head)?.[1];
  return kind === 'mapping' || kind === 'settings' ? kind : null;
}

/** Whether the first line names the columns of a label file and no other. */
async function holdsLabels(file: File): Promise<boolean> {
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return false;
  const [first = ''] = (await file.slice(0, HEAD_BYTES).text()).split(/[\r\n]/, 1);
  const names = first.split(/[,;\t]/).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  return isLabelHeader(names);
}

/** Adds the labels of a file to those that are here. */
export async function takeLabels(file: File, get: Get): Promise<void> {
  await get().addLabelFile(file);
}

/** Settings that come with the files they are for count at once; on what is scored already they are tried. */
export async function openSettings(file: File, isAlone: boolean, get: Get): Promise<void> {
  const settings = valueOrNotice(readSettings(await file.text(), file.name), get);
  if (!settings) return;
  if (!isAlone) {
    get().setSettings(settings);
    return;
  }
  get().previewSettings(settings);
  if (previewedSettings(get())) get().go('scoring');
}

export async function openMapping(file: File, get: Get): Promise<Mapping | null> {
  return valueOrNotice(readMapping(await file.text(), file.name), get);
}

/** Shows the report that the file holds. */
export async function openReportFile(file: File, get: Get): Promise<void> {
  if (file.size > MAX_REPORT_BYTES) {
    get().addNotice(reportProblems.largeReport(file.name, file.size, MAX_REPORT_BYTES));
    return;
  }
  get().openReport(await readReportText(file), file.name);
}

/** The value, or a notice of what is wrong with it. */
function valueOrNotice<T>(checked: Checked<T>, get: Get): T | null {
  if (checked.kind === 'valid') return checked.value;
  get().addNotice(checked.problem);
  return null;
}

/** Whether a file is a report, or a page of Assay's that carries one. */
export async function holdsReport(file: File): Promise<boolean> {
  if (!/\.(json|html?)$/i.test(file.name)) return false;
  const head = await file.slice(0, HEAD).text();
  return isPage(file)
    ? head.includes('<meta name="generator" content="Assay ')
    : /^\s*\{\s*"schema":\s*"assay-report\//.test(head);
}

/** The JSON of the report in such a file; empty where the page was damaged. */
export async function readReportText(file: File): Promise<string> {
  const text = await file.text();
  return isPage(file) ? (PAGE.exec(text)?.[1] ?? '') : text;
}

function isPage({ name }: File): boolean {
  return /\.html?$/i.test(name);
}
