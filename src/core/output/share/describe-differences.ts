import type { ResultDifferences } from './compare-results';

/** Scores that are named one by one; a longer list says how many more there are. */
const MOST_NAMED = 5;

/**
 * What a comparison found, in sentences for a person. Where nothing differs it is one sentence.
 * `labelOf` gives the name of a metric by its id.
 */
export function describeDifferences(
  found: ResultDifferences,
  labelOf: (metric: string) => string,
): string[] {
  const { version, settings, comparedScores } = found;
  const inputs = describeInputs(found);
  const runs = describeRuns(found);
  if (isSame(found)) {
    return [`Same data, same scores, same version: ${count(comparedScores, 'score')} compared.`];
  }
  const words = [
    ...inputs,
    ...(version ? [`Scored with Assay ${version.there} there and ${version.here} here.`] : []),
    ...settings.map(
      ({ path, there, here }) => `The setting ${path} is ${there} there and ${here} here.`,
    ),
    ...runs,
  ];
  return [...words, ...describeScores(found, labelOf)];
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
      ? [`Same name, other content (SHA-256): ${list(changedInputs)}.`]
      : []),
    ...(inputsOnlyThere.length > 0
      ? [`Scored there and not open here: ${list(inputsOnlyThere)}.`]
      : []),
    ...(inputsOnlyHere.length > 0 ? [`Open here and not there: ${list(inputsOnlyHere)}.`] : []),
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
    .map(([names, what]) => `${what}: ${list(names)}.`);
}

function describeScores(
  { scores, comparedScores }: ResultDifferences,
  labelOf: (metric: string) => string,
): string[] {
  if (comparedScores === 0) return ['No score stands in both.'];
  if (scores.length === 0) return [`All ${count(comparedScores, 'score')} in both are the same.`];
  const named = scores
    .slice(0, MOST_NAMED)
    .map(
      ({ run, metric, there, here }) =>
        `${labelOf(metric)} of ${run} (${written(there)} there, ${written(here)} here)`,
    );
  const rest = scores.length - named.length;
  const more = rest > 0 ? [`${rest} more`] : [];
  return [
    `${scores.length} of ${count(comparedScores, 'score')} differ: ${list([...named, ...more])}.`,
  ];
}

function written(mean: number | null): string {
  return mean === null ? 'none' : String(Number(mean.toPrecision(6)));
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

function list(names: readonly string[]): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    : (names[0] ?? '');
}
