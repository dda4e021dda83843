import type { Mapping, SourceInfo } from '../../core/model';
import type { LinkedFiles, LinkedInput, LinkedResults, LinkedRun, SharedLink } from './link';
import type { ReadOptions } from '../../core/read-options';
import type { RunReport } from '../../core/analysis/run-report';
import { writeAddress } from '../address';
import type { State } from '../model';

/** What a person chose to send along. */
export interface LinkParts {
  /** Where the files can be fetched by whoever opens the link; `null`: they stay here. */
  readonly files: SharedLink['files'];
  /** Whether the figures go along, so that they can be read without the files. */
  readonly hasResults: boolean;
}

/** A link to the results in sight; `null` while there are none. */
export function linkOfResults(
  state: State,
  { files, hasResults }: LinkParts,
): Omit<SharedLink, 'version'> | null {
  const { result } = state;
  if (!result) return null;
  const { mapping, settings } = result.inputs;
  const used = new Set(filesOf(mapping));
  return {
    settings,
    mapping,
    // Who is about to send a link stands at “Take away”, which shows nothing of the results.
    view: writeAddress({
      ...state,
      page: 'results',
      tab: state.tab === 'take-away' ? 'overview' : state.tab,
      link: null,
    }),
    files,
    inputs: state.files.flatMap((file) =>
      file.status === 'read' && used.has(file.id)
        ? [linkedInput(file.id, file.info, state.readOptions[file.id])]
        : [],
    ),
    results: hasResults ? resultsOf(result.runs) : null,
  };
}

function linkedInput(
  name: string,
  { sha256, rowCount }: SourceInfo,
  chosen: ReadOptions = {},
): LinkedInput {
  const options = { ...chosen };
  delete options.limits;
  const isChosen = Object.keys(options).length > 0;
  return { name, sha256, rows: rowCount, ...(isChosen && { options }) };
}

/** The aggregates of some runs: one value a metric that any of them has. */
function resultsOf(runs: readonly RunReport[]): LinkedResults {
  const metrics = [...new Set(runs.flatMap((run) => Object.keys(run.metrics)))];
  return {
    questions: runs[0]?.counts.questions ?? 0,
    metrics,
    runs: runs.map((run): LinkedRun => ({
      model: run.model,
      run: run.run,
      missing: run.counts.missing,
      values: metrics.map((id) => {
        const { mean = null, n = 0, interval } = run.metrics[id] ?? {};
        return { mean, n, interval: interval ? [interval.low, interval.high] : null };
      }),
    })),
  };
}

/** The addresses of the files of a mapping in a folder; `null` without a folder or a mapping. */
export function filesIn(folder: string, mapping: Mapping | null): LinkedFiles | null {
  const trimmed = folder.trim();
  if (trimmed === '' || !mapping?.gold) return null;
  const at = (file: string) => `${trimmed.replace(/\/*$/, '')}/${encodeURIComponent(file)}`;
  const [gold = '', ...others] = filesOf(mapping);
  return { gold: at(gold), predictions: others.map(at) };
}

/** The files that a mapping reads, each once, the gold first. */
export function filesOf({ gold, predictions }: Mapping): string[] {
  const files = predictions.flatMap(({ file, probabilities }) =>
    probabilities ? [file, probabilities.file] : [file],
  );
  return [...new Set(gold ? [gold.file, ...files] : files)];
}
