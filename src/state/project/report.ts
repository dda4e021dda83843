import * as v from 'valibot';
import { type GoldPatch, mergePatches } from '../../core/analysis/gold/patch';
import { memoizeLast } from '../../core/memoize-last';
import { filesOf, type Mapping, runName } from '../../core/model';
import { compareResults, type ResultDifferences } from '../../core/output/export/compare-results';
import { VERSION } from '../../core/version';
import type { GetState, ReportSlice, SetState, Assay } from '../model';
import { completeResult, openSources } from '../selectors';
import { REPORT_FORMS, reportSchema, type SavedReport, type SharedLink } from './schema';
import { reportProblems } from '../../core/words/session-problems';
import { type Checked, checkJson, valueOrNotify } from '../schemas/checked-json';

/* A report.json that the user opened: its settings, its mapping, and its scores for comparison. */

const formSchema = v.pipe(v.string(), v.parseJson(), v.object({ schema: v.string() }));

export function readReport(json: string, name: string): Checked<SavedReport> {
  const form = v.safeParse(formSchema, json);
  if (form.success && !REPORT_FORMS.some((known) => known === form.output.schema)) {
    const problem = reportProblems.otherReport(name, form.output.schema.slice(0, 60));
    return { kind: 'invalid', problem };
  }
  return checkJson(reportSchema, json, (where, what) =>
    reportProblems.badReport(name, where, what),
  );
}

export function createReportSlice(set: SetState, get: GetState): ReportSlice {
  return {
    openedReport: null,
    openReport: (json, name, about) => {
      const report = valueOrNotify(readReport(json, name), get().addNotice);
      if (report) set({ openedReport: { name, report, ...(about && { about }) } });
    },
    applyReport: async () => {
      const opened = get().openedReport;
      if (!opened) return;
      const { settings } = opened.report;
      const ownMapping = renameFiles(opened.report, get());
      const step = `settings and mapping of ${opened.name}`;
      const goldPatch = withDecisions(get().goldPatch, opened.report);
      await get().choose(step, { settings, ownMapping, goldPatch });
    },
    dismissReport: () => set({ openedReport: null }),
  };
}

function withDecisions(patch: GoldPatch, { goldPatch }: SavedReport): GoldPatch {
  return goldPatch ? mergePatches([patch, goldPatch]) : patch;
}

export function newDecisions(patch: GoldPatch, report: SavedReport): number {
  return withDecisions(patch, report).decisions.length - patch.decisions.length;
}

/** The report's mapping with the files renamed to the open ones that have the same SHA-256. */
function renameFiles({ mapping, inputs }: SavedReport, state: Assay): Mapping {
  const sources = openSources(state);
  const nameInReport = (file: string) => {
    const sha256 = inputs.find(({ name }) => name === file)?.sha256;
    return sources.find((source) => source.sha256 === sha256)?.id ?? file;
  };
  return {
    gold: mapping.gold && { ...mapping.gold, file: nameInReport(mapping.gold.file) },
    predictions: mapping.predictions.map(({ probabilities, ...one }) => ({
      ...one,
      file: nameInReport(one.file),
      ...(probabilities && {
        probabilities: { ...probabilities, file: nameInReport(probabilities.file) },
      }),
    })),
  };
}

/* The scores of a link or a report compared with the current results. */

const [compareLink, compareReport] = [memoizeLast(compare), memoizeLast(compare)];

function compare(
  saved: SharedLink | SavedReport,
  { inputs: { mapping, settings }, runs }: NonNullable<Assay['result']>,
  files: Assay['files'],
): ResultDifferences {
  const used = filesOf(mapping);
  const inputs = openSources({ files })
    .filter(({ id }) => used.includes(id))
    .map(({ id, sha256 }) => ({ name: id, sha256 }));
  const present = { version: VERSION, settings, inputs, runs: runs.map(meansOf) };
  return compareResults('assay' in saved ? factsOfReport(saved) : factsOfLink(saved), present);
}

/**
 * How the current results differ from the link's scores; `null` if the link has no scores or the
 * results are incomplete.
 */
export function linkDifferences(link: SharedLink, state: Assay): ResultDifferences | null {
  const { files } = state;
  const result = completeResult(state);
  return link.results && result ? compareLink(link, result, files) : null;
}

/**
 * How the current results differ from the open report; `null` if no report is open or the results
 * are incomplete.
 */
export function reportDifferences(state: Assay): ResultDifferences | null {
  const { openedReport, files } = state;
  const result = completeResult(state);
  return openedReport && result ? compareReport(openedReport.report, result, files) : null;
}

function factsOfLink({ version, settings, inputs, results }: SharedLink) {
  const { metrics = [], runs = [] } = results ?? {};
  const means = runs.map((run) => ({
    name: runName(run),
    means: Object.fromEntries(metrics.map((id, at) => [id, run.values[at]?.mean ?? null])),
  }));
  return { version, settings, inputs, runs: means };
}

function factsOfReport({ assay, settings, inputs, runs }: SavedReport) {
  return { version: assay.version, settings, inputs, runs: runs.map(meansOf) };
}

function meansOf(run: SavedReport['runs'][number]) {
  const means = Object.entries(run.metrics).map(([id, { mean }]) => [id, mean] as const);
  return { name: runName(run), means: Object.fromEntries(means) };
}
