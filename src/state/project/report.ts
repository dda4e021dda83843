import type { Mapping } from '../../core/model';
import { reportProblems } from '../../core/words/session-problems';
import { openSources } from '../selectors';
import type { Get, ReportActions, ReportState, Set, State } from '../model';
import { type Checked, checkJson, parseJsonText, valueOr } from '../schemas/checked-json';
import { REPORT_FORMS, reportSchema, type SavedReport } from './schema';

/* A report.json, opened again: its settings, its mapping, and its scores to compare. */

/** The report in a JSON text; `name` is its file's. */
export function readReport(json: string, name: string): Checked<SavedReport> {
  const form = formOf(parseJsonText(json));
  if (form !== null && !REPORT_FORMS.some((known) => known === form)) {
    return { kind: 'invalid', problem: reportProblems.otherReport(name, form.slice(0, 60)) };
  }
  return checkJson(reportSchema, json, (where, what) =>
    reportProblems.badReport(name, where, what),
  );
}

function formOf(parsed: unknown): string | null {
  const isObject = typeof parsed === 'object' && parsed !== null && 'schema' in parsed;
  return isObject && typeof parsed.schema === 'string' ? parsed.schema : null;
}

export const noReport: ReportState = { openedReport: null };

export function createReportActions(set: Set, get: Get): ReportActions {
  return {
    openReport: (json, name) => {
      const report = valueOr(readReport(json, name), get().addNotice);
      if (report) set({ openedReport: { name, report } });
    },
    applyReport: async () => {
      const opened = get().openedReport;
      if (!opened) return;
      const { settings } = opened.report;
      const ownMapping = renameFiles(opened.report, get());
      await get().choose(`settings and mapping of ${opened.name}`, { settings, ownMapping });
    },
    dismissReport: () => set(noReport),
  };
}

/** The report's mapping with the names of the open files that have the same SHA-256. */
function renameFiles({ mapping, inputs }: SavedReport, state: State): Mapping {
  const sources = openSources(state);
  const nameHere = (file: string) => {
    const sha256 = inputs.find(({ name }) => name === file)?.sha256;
    return sources.find((source) => source.sha256 === sha256)?.id ?? file;
  };
  return {
    gold: mapping.gold && { ...mapping.gold, file: nameHere(mapping.gold.file) },
    predictions: mapping.predictions.map(({ probabilities, ...one }) => ({
      ...one,
      file: nameHere(one.file),
      ...(probabilities && {
        probabilities: { ...probabilities, file: nameHere(probabilities.file) },
      }),
    })),
  };
}
