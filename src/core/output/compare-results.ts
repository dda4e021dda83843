import type { MetricDescription } from '../scoring/metric';
import { formatCount, formatUnequalMeans } from '../words/numbers';
import { listFirst, listWords } from '../words/lists';
import { plural } from '../words/plurals';
import type { Settings } from '../settings';
import { type SettingDifference, settingDifferences } from '../setting-differences';

/** What a sentence about a metric needs to know of it. */
type Named = Pick<MetricDescription, 'label' | 'display'>;

/** Scores that are named one by one; a longer list says how many more there are. */
const MAX_NAMED = 5;

/** What a result says of itself, wherever it stands: in a report, in a link, on the page. */
export interface ResultFacts {
  /** The version of Assay that scored. */
  readonly version: string;
  readonly settings: Settings;
  readonly inputs: readonly InputFacts[];
  readonly runs: readonly RunFacts[];
}

/** A file by its name and its bytes. */
export interface InputFacts {
  readonly name: string;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** The means of one run. */
export interface RunFacts {
  /** As people call it, model and run. */
  readonly name: string;
  /** Mean by metric id; `null` where the metric applies to no question. */
  readonly means: Readonly<Record<string, number | null>>;
}

/** How a result that was sent differs from the present one. Everything empty or `null`: not at all. */
export interface ResultDifferences {
  readonly version: { readonly there: string; readonly here: string } | null;
  readonly settings: readonly SettingDifference[];
  /** Files of the same name with other bytes. */
  readonly changedInputs: readonly string[];
  /** Files whose bytes are not among those of the other result, by name. */
  readonly inputsOnlyThere: readonly string[];
  readonly inputsOnlyHere: readonly string[];
  readonly runsOnlyThere: readonly string[];
  readonly runsOnlyHere: readonly string[];
  /** Metrics that one of both has, by id. */
  readonly metricsOnlyThere: readonly string[];
  readonly metricsOnlyHere: readonly string[];
  readonly scores: readonly ChangedScore[];
  /** Means that both have. */
  readonly comparedScores: number;
}

/** A mean that differs between the result that was sent and the present one. */
export interface ChangedScore {
  readonly run: string;
  readonly metric: string;
  readonly there: number | null;
  readonly here: number | null;
}

/**
 * Compares a result that was sent with the present one. Files are the same where their SHA-256 is,
 * whatever they are called; means are the same where they are the same number to the last bit, since
 * the same input gives the same bytes.
 */
export function compareResults(there: ResultFacts, here: ResultFacts): ResultDifferences {
  const { inputsOnlyThere, inputsOnlyHere } = compareInputs(there.inputs, here.inputs);
  const changedInputs = inputsOnlyThere.filter((name) => inputsOnlyHere.includes(name));
  const isChanged = (name: string) => changedInputs.includes(name);
  const metrics = { there: metricsOf(there), here: metricsOf(here) };
  const named = new Map(here.runs.map((run) => [run.name, run]));
  const shared = there.runs.flatMap((run) => {
    const other = named.get(run.name);
    return other ? [{ run, other }] : [];
  });
  const both = metrics.there.filter((id) => metrics.here.includes(id));
  const scores = shared.flatMap(({ run, other }) =>
    both.map((metric) => ({
      run: run.name,
      metric,
      there: run.means[metric] ?? null,
      here: other.means[metric] ?? null,
    })),
  );
  return {
    version: there.version === here.version ? null : { there: there.version, here: here.version },
    settings: settingDifferences(there.settings, here.settings),
    changedInputs,
    inputsOnlyThere: inputsOnlyThere.filter((name) => !isChanged(name)),
    inputsOnlyHere: inputsOnlyHere.filter((name) => !isChanged(name)),
    runsOnlyThere: without(namesOf(there), namesOf(here)),
    runsOnlyHere: without(namesOf(here), namesOf(there)),
    metricsOnlyThere: without(metrics.there, metrics.here),
    metricsOnlyHere: without(metrics.here, metrics.there),
    scores: scores.filter((one) => one.there !== one.here),
    comparedScores: scores.length,
  };
}

function compareInputs(there: readonly InputFacts[], here: readonly InputFacts[]) {
  const known = (inputs: readonly InputFacts[]) => new Set(inputs.map(({ sha256 }) => sha256));
  const missing = (inputs: readonly InputFacts[], others: ReadonlySet<string>) =>
    inputs.filter(({ sha256 }) => !others.has(sha256)).map(({ name }) => name);
  return {
    inputsOnlyThere: missing(there, known(here)),
    inputsOnlyHere: missing(here, known(there)),
  };
}

function metricsOf({ runs }: ResultFacts): string[] {
  return [...new Set(runs.flatMap(({ means }) => Object.keys(means)))];
}

function namesOf({ runs }: ResultFacts): string[] {
  return runs.map(({ name }) => name);
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

/**
 * What a comparison found, in sentences for a person. Where nothing differs it is one sentence.
 * `metricOf` finds a metric by its id.
 */
export function describeDifferences(
  found: ResultDifferences,
  metricOf: (id: string) => Named,
): string[] {
  const { version, settings, comparedScores } = found;
  const inputs = describeInputs(found);
  const runs = describeRuns(found);
  if (isSame(found)) {
    return [`Same data, same scores, same version: ${plural(comparedScores, 'score')} compared.`];
  }
  const words = [
    ...inputs,
    ...(version ? [`Scored with Assay ${version.there} there and ${version.here} here.`] : []),
    ...settings.map(
      ({ path, there, here }) => `The setting ${path} is ${there} there and ${here} here.`,
    ),
    ...runs,
  ];
  return [...words, ...describeScores(found, metricOf)];
}

/** Whether a comparison found nothing that differs. */
export function isSame({ version, comparedScores, ...lists }: ResultDifferences): boolean {
  return (
    version === null &&
    comparedScores > 0 &&
    Object.values(lists).every(({ length }) => length === 0)
  );
}

function describeInputs(found: ResultDifferences): string[] {
  const { changedInputs, inputsOnlyThere, inputsOnlyHere } = found;
  return [
    ...(changedInputs.length > 0
      ? [`Same name, other content (SHA-256): ${listWords(changedInputs)}.`]
      : []),
    ...(inputsOnlyThere.length > 0
      ? [`Scored there and not open here: ${listWords(inputsOnlyThere)}.`]
      : []),
    ...(inputsOnlyHere.length > 0
      ? [`Open here and not there: ${listWords(inputsOnlyHere)}.`]
      : []),
  ];
}

function describeRuns(found: ResultDifferences): string[] {
  const named: [readonly string[], string][] = [
    [found.runsOnlyThere, 'Runs that only the other result has'],
    [found.runsOnlyHere, 'Runs that only this one has'],
    [found.metricsOnlyThere, 'Metrics that only the other result has'],
    [found.metricsOnlyHere, 'Metrics that only this one has'],
  ];
  return named
    .filter(([names]) => names.length > 0)
    .map(([names, what]) => `${what}: ${listWords(names)}.`);
}

function describeScores(
  { scores, comparedScores }: ResultDifferences,
  metricOf: (id: string) => Named,
): string[] {
  if (comparedScores === 0) return ['No score stands in both.'];
  if (scores.length === 0) return [`All ${plural(comparedScores, 'score')} in both are the same.`];
  const named = scores.map(({ run, metric: id, there, here }) => {
    const metric = metricOf(id);
    const [one, other] = formatUnequalMeans(metric, there, here);
    return `${metric.label} of ${run} (${one} there, ${other} here)`;
  });
  return [
    `${formatCount(scores.length)} of ${plural(comparedScores, 'score')} differ: ${listFirst(named, MAX_NAMED)}.`,
  ];
}
