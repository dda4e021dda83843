import type { ResultDifferences } from './compare-results';
import type { MetricDescription } from '../../scoring/metric';
import { formatCount, formatUnequalMeans } from '../../words/numbers';
import { listFirst, listWords } from '../../words/lists';
import { plural } from '../../words/plurals';

/** What a sentence about a metric needs to know of it. */
type Named = Pick<MetricDescription, 'label' | 'display'>;

/** Scores that are named one by one; a longer list says how many more there are. */
const MOST_NAMED = 5;

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
    `${formatCount(scores.length)} of ${plural(comparedScores, 'score')} differ: ${listFirst(named, MOST_NAMED)}.`,
  ];
}
