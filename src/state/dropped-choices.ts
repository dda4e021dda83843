import { isLabelHeader } from '../core/output/export/label-file';
import { beginsVerdicts } from '../core/scoring/llm-judge/verdict-file';
import type { Mapping } from '../core/model';
import { reportProblems } from '../core/words/report-problems';
import type { Get } from './model';
import type { Checked } from './checked-json';
import { readMapping } from './mapping-schema';
import { findReport, holdsReport, MOST_REPORT } from './report/report-file';
import { readSettings } from './settings-schema';
import { triedSettings } from './trial';

/* Saved choices that are dropped in like any file. */

export type ChoiceKind = 'mapping' | 'settings' | 'report' | 'work' | 'labels' | 'verdicts';

/** Largest file that may be a mapping or settings; data files are not looked into. */
const MAX_CHOICES = 200_000;

/** So much of a file holds the names of its columns. */
const HEAD = 2000;

/**
 * Whether a file is saved work, by its name, a saved mapping, settings, a report or verdicts of a language
 * model, by what it begins with, or labels, by its columns.
 */
export async function tellChoices(file: File): Promise<ChoiceKind | null> {
  if (/\.assay$/i.test(file.name)) return 'work';
  if (await holdsReport(file)) return 'report';
  if (await holdsLabels(file)) return 'labels';
  if (beginsVerdicts(await file.slice(0, HEAD).text())) return 'verdicts';
  if (file.size > MAX_CHOICES || !/\.json$/i.test(file.name)) return null;
  const head = (await file.text()).slice(0, 200);
  const kind = /^\s*\{\s*"assay":\s*"(mapping|settings)"/.exec(head)?.[1];
  return kind === 'mapping' || kind === 'settings' ? kind : null;
}

/** Whether the first line names the columns of a label file and no other. */
async function holdsLabels(file: File): Promise<boolean> {
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return false;
  const [first = ''] = (await file.slice(0, HEAD).text()).split(/[\r\n]/, 1);
  const names = first.split(/[,;\t]/).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  return isLabelHeader(names);
}

/** Adds the labels of a file to those that are here. */
export async function takeLabels(file: File, get: Get): Promise<void> {
  await get().takeLabelFile(file);
}

/** Settings that come with the files they are for count at once; on what is scored already they are tried. */
export async function takeSettings(file: File, isAlone: boolean, get: Get): Promise<void> {
  const settings = accept(readSettings(await file.text(), file.name), get);
  if (!settings) return;
  if (!isAlone) {
    get().setSettings(settings);
    return;
  }
  get().trySettings(settings);
  if (triedSettings(get())) get().go('scoring');
}

export async function takeMapping(file: File, get: Get): Promise<Mapping | null> {
  return accept(readMapping(await file.text(), file.name), get);
}

/** Shows the report that the file holds. */
export async function takeReport(file: File, get: Get): Promise<void> {
  if (file.size > MOST_REPORT) {
    get().addNotice(reportProblems.largeReport(file.name, file.size, MOST_REPORT));
    return;
  }
  get().openReport(await findReport(file), file.name);
}

/** The value, or a notice of what is wrong with it. */
function accept<T>(checked: Checked<T>, get: Get): T | null {
  if (checked.kind === 'valid') return checked.value;
  get().addNotice(checked.problem);
  return null;
}
