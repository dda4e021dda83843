import { runName } from '../../core/model';
import { compareResults, type ResultDifferences } from '../../core/output/export/compare-results';
import { VERSION } from '../../core/version';
import type { State } from '../model';
import { filesOf, memoizeLast, openSources } from '../selectors';
import type { SavedReport, SharedLink } from './schema';

/* The figures of a link or a report, against those of the results on the page. */

/** `null` if the link has no figures or there are no results. */
export function linkDifferences(link: SharedLink, state: State): ResultDifferences | null {
  return link.results && state.result ? compareLink(link, state.result, state.files) : null;
}

/** `null` if no report is open or there are no results. */
export function reportDifferences(state: State): ResultDifferences | null {
  const { openedReport, result, files } = state;
  return openedReport && result ? compareReport(openedReport.report, result, files) : null;
}

const compareLink = memoizeLast(
  (
    { version, settings, inputs, results }: SharedLink,
    result: NonNullable<State['result']>,
    files: State['files'],
  ): ResultDifferences => {
    const { metrics = [], runs = [] } = results ?? {};
    const means = runs.map((run) => ({
      name: runName(run),
      means: Object.fromEntries(metrics.map((id, at) => [id, run.values[at]?.mean ?? null])),
    }));
    return compareResults({ version, settings, inputs, runs: means }, factsOf(result, files));
  },
);

const compareReport = memoizeLast(
  (
    { assay, settings, inputs, runs }: SavedReport,
    result: NonNullable<State['result']>,
    files: State['files'],
  ): ResultDifferences =>
    compareResults(
      { version: assay.version, settings, inputs, runs: runs.map(meansOf) },
      factsOf(result, files),
    ),
);

function factsOf(
  { inputs: { mapping, settings }, runs }: NonNullable<State['result']>,
  files: State['files'],
) {
  const used = filesOf(mapping);
  return {
    version: VERSION,
    settings,
    inputs: openSources({ files })
      .filter(({ id }) => used.includes(id))
      .map(({ id, sha256 }) => ({ name: id, sha256 })),
    runs: runs.map(meansOf),
  };
}

function meansOf(run: SavedReport['runs'][number]) {
  const means = Object.entries(run.metrics).map(([id, { mean }]) => [id, mean] as const);
  return { name: runName(run), means: Object.fromEntries(means) };
}
