import { type Mapping, runName } from '../../core/model';
import { compareResults, type ResultDifferences } from '../../core/output/compare-results';
import { VERSION } from '../../core/version';
import { openSources } from '../choices/saved-mappings';
import type { Get, ReportActions, ReportState, Set, State } from '../model';
import { memoizeLast } from '../selectors';
import { factsOfReport, readReport, type SavedReport } from './saved-report';

export const noReport: ReportState = { openedReport: null };

export function createReportActions(set: Set, get: Get): ReportActions {
  return {
    openReport: (json, name) => {
      const read = readReport(json, name);
      if (read.kind === 'valid') set({ openedReport: { name, report: read.value } });
      else get().addNotice(read.problem);
    },
    applyReport: async () => {
      const opened = get().openedReport;
      if (!opened) return;
      const { settings } = opened.report;
      const ownMapping = fitMapping(opened.report, get());
      await get().choose(`settings and mapping of ${opened.name}`, { settings, ownMapping });
    },
    dismissReport: () => {
      set({ openedReport: null });
    },
  };
}

/** The report's mapping with the names that its files have here, told by their SHA-256. */
function fitMapping({ mapping, inputs }: SavedReport, state: State): Mapping {
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

/** How the result in sight differs from the opened report; `null` while there is none of either. */
export function reportDifferences({
  openedReport,
  result,
  files,
}: State): ResultDifferences | null {
  return openedReport && result ? compareOnce(openedReport.report, result, files) : null;
}

const compareOnce = memoizeLast(
  (
    report: SavedReport,
    { inputs, runs }: NonNullable<State['result']>,
    files: State['files'],
  ): ResultDifferences => {
    const { mapping, settings } = inputs;
    const used = [
      mapping.gold?.file,
      ...mapping.predictions.flatMap(({ file, probabilities }) => [file, probabilities?.file]),
    ];
    return compareResults(factsOfReport(report), {
      version: VERSION,
      settings,
      inputs: openSources({ files })
        .filter(({ id }) => used.includes(id))
        .map(({ id, sha256 }) => ({ name: id, sha256 })),
      runs: runs.map((run) => ({
        name: runName(run),
        means: Object.fromEntries(Object.entries(run.metrics).map(([id, one]) => [id, one.mean])),
      })),
    });
  },
);
