import type { MetricDescription } from '../../scoring/metric';
import { formatCount, formatDistinctMeans, plural } from '../../words/numbers';
import { listFirst, listWords } from '../../words/lists';
import type { Settings } from '../../settings';

/** Maximum number of differing scores to name. */
const MAX_NAMED = 5;

/** The parts of a result that can be compared, from a report, a link or the page. */
export interface ComparableResult {
  /** The version of Assay that computed the scores. */
  readonly version: string;
  readonly settings: Settings;
  /** Files by name and lowercase hexadecimal SHA-256. */
  readonly inputs: readonly { readonly name: string; readonly sha256: string }[];
  /** Means of each run by metric id; `null` without scored questions. */
  readonly runs: readonly {
    readonly name: string;
    readonly means: Readonly<Record<string, number | null>>;
  }[];
}

/** How another result (a report, link or published folder) differs from the current one. */
export interface ResultDifferences {
  readonly version: { readonly other: string; readonly current: string } | null;
  readonly settings: readonly SettingDifference[];
  /** Files of the same name with different bytes. */
  readonly changedInputs: readonly string[];
  /** Names of files whose content is only in the other result. */
  readonly inputsOnlyInOther: readonly string[];
  readonly inputsOnlyInCurrent: readonly string[];
  readonly runsOnlyInOther: readonly string[];
  readonly runsOnlyInCurrent: readonly string[];
  readonly metricsOnlyInOther: readonly string[];
  readonly metricsOnlyInCurrent: readonly string[];
  readonly scores: readonly ChangedScore[];
  /** Number of means that both results have. */
  readonly comparedScores: number;
}

/** A mean that differs between the two results. */
export interface ChangedScore {
  readonly run: string;
  readonly metric: string;
  readonly other: number | null;
  readonly current: number | null;
}

/** A setting with different values. */
export interface SettingDifference {
  /** Its path in a settings file: `numbers.percent`. */
  readonly path: string;
  /** Strings unchanged, other values as JSON. */
  readonly given: string;
  readonly current: string;
}

/** Compares a result with the current one: files by their SHA-256, means bit for bit. */
export function compareResults(
  other: ComparableResult,
  current: ComparableResult,
): ResultDifferences {
  const inputsOnlyInOther = missingFiles(other, current);
  const inputsOnlyInCurrent = missingFiles(current, other);
  const changedInputs = inputsOnlyInOther.filter((name) => inputsOnlyInCurrent.includes(name));
  const [otherRuns, currentRuns] = [other, current].map(({ runs }) => runs.map(({ name }) => name));
  const [otherMetrics = [], currentMetrics = []] = [other, current].map(({ runs }) => [
    ...new Set(runs.flatMap(({ means }) => Object.keys(means))),
  ]);
  const shared = otherMetrics.filter((id) => currentMetrics.includes(id));
  const scores = other.runs.flatMap(({ name, means }) => {
    const run = current.runs.findLast((one) => one.name === name);
    if (!run) return [];
    return shared.map((metric) => ({
      run: name,
      metric,
      other: means[metric] ?? null,
      current: run.means[metric] ?? null,
    }));
  });
  return {
    version:
      other.version === current.version ? null : { other: other.version, current: current.version },
    settings: settingDifferences(other.settings, current.settings),
    changedInputs,
    inputsOnlyInOther: without(inputsOnlyInOther, changedInputs),
    inputsOnlyInCurrent: without(inputsOnlyInCurrent, changedInputs),
    runsOnlyInOther: without(otherRuns, currentRuns),
    runsOnlyInCurrent: without(currentRuns, otherRuns),
    metricsOnlyInOther: without(otherMetrics, currentMetrics),
    metricsOnlyInCurrent: without(currentMetrics, otherMetrics),
    scores: scores.filter((one) => one.other !== one.current),
    comparedScores: scores.length,
  };
}

function missingFiles({ inputs }: ComparableResult, others: ComparableResult): string[] {
  const known = new Set(others.inputs.map(({ sha256 }) => sha256));
  return inputs.filter(({ sha256 }) => !known.has(sha256)).map(({ name }) => name);
}

function without(names: readonly string[] = [], others: readonly string[] = []): string[] {
  return names.filter((name) => !others.includes(name));
}

/** Whether the comparison found no difference. */
export function hasNoDifferences({
  version,
  comparedScores,
  ...lists
}: ResultDifferences): boolean {
  return (
    version === null &&
    comparedScores > 0 &&
    Object.values(lists).every(({ length }) => length === 0)
  );
}

/** Whether the two results agree, in one line. */
export function summarizeDifferences(found: ResultDifferences): string {
  const { version, settings, scores, comparedScores } = found;
  const compared = plural(comparedScores, 'score');
  if (hasNoDifferences(found)) {
    return `Same data, same scores, same version: ${compared} compared.`;
  }
  const count = (word: string, ...lists: readonly (readonly string[])[]) => {
    const sum = lists.flat().length;
    return sum === 0 ? [] : [plural(sum, word)];
  };
  const different = [
    ...(scores.length > 0 ? [`${formatCount(scores.length)} of ${compared}`] : []),
    ...count('file', found.changedInputs, found.inputsOnlyInOther, found.inputsOnlyInCurrent),
    ...(settings.length > 0 ? [plural(settings.length, 'setting')] : []),
    ...count('run', found.runsOnlyInOther, found.runsOnlyInCurrent),
    ...count('metric', found.metricsOnlyInOther, found.metricsOnlyInCurrent),
    ...(version ? ['the version of Assay'] : []),
  ];
  const lead =
    comparedScores === 0
      ? ['No scores in common.']
      : scores.length === 0
        ? [`Same scores (${formatCount(comparedScores)} compared).`]
        : [];
  const rest = different.length > 0 ? [`Different: ${listWords(different)}.`] : [];
  return [...lead, ...rest].join(' ');
}

export function describeDifferences(
  found: ResultDifferences,
  metricOf: (id: string) => Pick<MetricDescription, 'label' | 'display' | 'range'>,
): string[] {
  const { version, settings, scores } = found;
  const list = (names: readonly string[], what: string) =>
    names.length === 0 ? [] : [`${what}: ${listWords(names)}.`];
  const changes = scores.map(({ run, metric: id, other, current }) => {
    const metric = metricOf(id);
    return `${metric.label} of ${run} ${formatDistinctMeans(metric, other, current).join(' → ')}`;
  });
  return [
    ...list(found.changedInputs, 'Same name, different content (SHA-256)'),
    ...list(found.inputsOnlyInOther, 'Files only in the other result'),
    ...list(found.inputsOnlyInCurrent, 'Files only in this one'),
    ...(version
      ? [
          `The other result was scored with Assay ${version.other}, this one with ${version.current}.`,
        ]
      : []),
    ...settings.map(
      ({ path, given, current }) =>
        `Setting ${path}: ${given} in the other result, ${current} in this one.`,
    ),
    ...list(found.runsOnlyInOther, 'Runs only in the other result'),
    ...list(found.runsOnlyInCurrent, 'Runs only in this one'),
    ...list(found.metricsOnlyInOther, 'Metrics only in the other result'),
    ...list(found.metricsOnlyInCurrent, 'Metrics only in this one'),
    ...(changes.length > 0
      ? [`Scores (other result → this one): ${listFirst(changes, MAX_NAMED)}.`]
      : []),
  ];
}

/** The settings with different values, in the order of `given`. */
export function settingDifferences(given: Settings, current: Settings): SettingDifference[] {
  return Object.entries(given).flatMap(([key, value]) =>
    differences(key, value, valueAt(current, key)),
  );
}

function differences(path: string, a: unknown, b: unknown): SettingDifference[] {
  if (isGroup(a) && isGroup(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, valueAt(a, key), valueAt(b, key)));
  }
  const [given, current] = [formatSetting(a), formatSetting(b)];
  return given === current ? [] : [{ path, given, current }];
}

function formatSetting(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(group: object, key: string): unknown {
  return Object.entries(group).find(([name]) => name === key)?.[1];
}
