import { runName } from '../../core/model';
import { settingDifferences } from '../../core/setting-differences';
import {
  compareResults,
  describeDifferences,
  isSame,
  type ResultFacts,
} from '../../core/output/compare-results';
import { planFetch } from '../files/fetch-plan';
import type { State } from '../model';
import { linkOfResults } from './link-of-results';
import type { SharedLink } from './link';
import { VERSION } from '../../core/version';

/** The results of a link against those of the page. */
export interface LinkComparison {
  readonly isSame: boolean;
  readonly sentences: readonly string[];
}

/** What the link says of its results, against those of the page; `null` where one of both has none. */
export function compareLink(link: SharedLink, state: State): LinkComparison | null {
  const here = linkOfResults(state, { files: null, hasResults: true });
  if (!here || !link.results) return null;
  const found = compareResults(factsOf(link), factsOf({ ...here, version: VERSION }));
  const metricOf = (id: string) =>
    state.catalog.metrics.find((one) => one.id === id) ?? { label: id, display: 'plain' as const };
  return { isSame: isSame(found), sentences: describeDifferences(found, metricOf) };
}

function factsOf({ version, settings, inputs, results }: SharedLink): ResultFacts {
  const { metrics = [], runs = [] } = results ?? {};
  return {
    version,
    settings,
    inputs,
    runs: runs.map((run) => ({
      name: runName(run),
      means: Object.fromEntries(metrics.map((id, at) => [id, run.values[at]?.mean ?? null])),
    })),
  };
}

/** What a link would bring, in phrases; `base` is the address of the page. */
export function describeLink(link: SharedLink, state: State, base: string): string[] {
  const different = settingDifferences(link.settings, state.settings).length;
  const { files, mapping, results } = link;
  return [
    different === 0 ? 'the settings that are in use here' : `settings (${different} not as here)`,
    ...(mapping ? ['how the files are read'] : []),
    ...(files ? [describeFiles([files.gold, ...files.predictions], base)] : []),
    ...(results
      ? [`the figures of ${results.runs.length} runs over ${results.questions} questions`]
      : []),
  ];
}

function describeFiles(addresses: readonly string[], base: string): string {
  const { hosts } = planFetch(addresses, base, 'link').plan;
  const from = hosts.length === 0 ? 'beside this page' : hosts.map(({ host }) => host).join(', ');
  return `${addresses.length} files from ${from}`;
}
