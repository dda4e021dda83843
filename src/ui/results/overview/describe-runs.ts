import type { RunCounts, RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { Settings } from '../../../core/settings';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatMean, plural } from '../../../core/words/numbers';
import { EXACT_MATCH } from '../known-metrics';
import { findLeaders } from './describe-conclusion';

/** More runs than this are counted, not named. */
const MAX_NAMED_RUNS = 3;

/** Who is ahead on which metric; with one run, its figures. */
export function describeLead(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): string {
  const [first] = runs;
  if (!first) return '';
  return runs.length === 1 ? describeOne(first, metrics) : describeSeveral(runs, metrics);
}

function describeOne(run: RunReport, metrics: readonly MetricDescription[]): string {
  const { questions } = run.counts;
  const figures = metrics.flatMap(({ id, label, display }) => {
    const { mean = null, n = 0 } = run.metrics[id] ?? {};
    if (mean === null || id === EXACT_MATCH) return [];
    const over = n === questions ? '' : ` over ${plural(n, 'question')}`;
    return [`${inSentence(label)} is ${formatMean({ display }, mean)}${over}`];
  });
  const { mean = null, n = 0 } = run.metrics[EXACT_MATCH] ?? {};
  const exact =
    mean === null
      ? `${runName(run)} has ${plural(questions, 'question')}`
      : `${runName(run)} answers ${formatMean({ display: 'share' }, mean)} % of ${plural(n, 'question')} exactly`;
  return figures.length === 0 ? `${exact}.` : `${exact}; ${listWords(figures)}.`;
}

interface Lead {
  readonly leaders: readonly number[];
  readonly better: MetricDescription['better'];
  readonly figures: readonly string[];
}

function describeSeveral(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): string {
  const leads = groupLeads(runs, metrics);
  const names = (indices: readonly number[]) =>
    indices.length > MAX_NAMED_RUNS
      ? `${indices.length} of ${runs.length} runs`
      : listWords(indices.map((index) => runName(runs[index] ?? { model: '', run: '' })));
  const everyone = leads.filter(({ leaders }) => leaders.length === runs.length);
  const contested = leads.filter(({ leaders }) => leaders.length < runs.length);
  const front = mostFrequent(contested.flatMap(({ leaders }) => leaders));
  const own = contested.filter(({ leaders }) => leaders.includes(front));
  const others = contested.filter(({ leaders }) => !leaders.includes(front));
  const sentences = [
    ...describeFront(front, own, names),
    ...others.map(({ leaders, better, figures }) =>
      leaders.length === 1
        ? `${names(leaders)} has the ${superlative(better)} ${listWords(figures)}.`
        : `${names(leaders)} share the ${superlative(better)} ${listWords(figures)}.`,
    ),
    ...everyone.map(({ figures }) => `All runs have the same ${listWords(figures)}.`),
  ];
  return sentences.join(' ');
}

/** The run that leads most: what it leads alone first, then what it shares, and with whom. */
function describeFront(
  front: number,
  leads: readonly Lead[],
  names: (indices: readonly number[]) => string,
): string[] {
  const alone = leads.filter(({ leaders }) => leaders.length === 1);
  const shared = leads.filter(({ leaders }) => leaders.length > 1);
  const best = alone[0];
  if (!best) {
    return shared.map(
      ({ leaders, better, figures }) =>
        `${names(leaders)} share the ${superlative(better)} ${listWords(figures)}.`,
    );
  }
  const withOthers = shared.map(
    ({ leaders, figures }) =>
      ` and, with ${names(leaders.filter((index) => index !== front))}, ${listWords(figures)}`,
  );
  const figures = alone.flatMap((lead) => lead.figures);
  const list = withOthers.length === 0 ? listWords(figures) : figures.join(', ');
  return [`${names([front])} has the ${superlative(best.better)} ${list}${withOthers.join('')}.`];
}

function groupLeads(
  runs: readonly RunReport[],
  metrics: readonly MetricDescription[],
): readonly Lead[] {
  const groups = new Map<string, Lead>();
  for (const metric of metrics) {
    const leaders = findLeaders(runs, metric);
    const [first] = leaders;
    if (first === undefined) continue;
    const mean = formatMean(metric, runs[first]?.metrics[metric.id]?.mean ?? null);
    const key = `${metric.better} ${leaders.join(' ')}`;
    const figures = [...(groups.get(key)?.figures ?? []), `${inSentence(metric.label)} (${mean})`];
    groups.set(key, { leaders, better: metric.better, figures });
  }
  return [...groups.values()];
}

/** Missing, wrapped, unscored, duplicate and unmatched rows in sentences. */
export function describeCounts(runs: readonly RunReport[], settings: Settings): string[] {
  const missing = settings.missing === 'zero' ? 'counted as incorrect' : 'left out of the means';
  const wrapped = settings.wrapping === 'keep' ? 'scored as written' : 'unwrapped before scoring';
  const kept = settings.duplicates === 'first' ? 'the first counts' : 'the last counts';
  return [
    ...describeCount(runs, 'missing', 'no prediction for', 'question', `, ${missing}`),
    ...describeCount(
      runs,
      'wrapped',
      '',
      'answer',
      ` in a wrapper such as a code fence, ${wrapped}`,
    ),
    ...describeCount(runs, 'unscored', 'a metric that could not be computed for', 'question', ''),
    ...describeCount(runs, 'duplicate', '', 'duplicate row', `; ${kept}`),
    ...describeCount(runs, 'extra', '', 'row', ' without a matching question, not scored'),
  ];
}

/** A sentence for each run concerned; where they are many, one for all of them. */
function describeCount(
  runs: readonly RunReport[],
  kind: keyof RunCounts,
  before: string,
  noun: string,
  after: string,
): string[] {
  const concerned = runs.filter(({ counts }) => counts[kind] > 0);
  const words = (count: string) => [before, count].filter((part) => part !== '').join(' ');
  if (concerned.length <= MAX_NAMED_RUNS) {
    return concerned.map(
      (run) => `${runName(run)} has ${words(plural(run.counts[kind], noun))}${after}.`,
    );
  }
  const total = concerned.reduce((sum, { counts }) => sum + counts[kind], 0);
  const who = `${concerned.length} of ${plural(runs.length, 'run')} have`;
  return [`${who} ${words(`some ${noun}s`)}, ${formatCount(total)} in all${after}.`];
}

function superlative(better: MetricDescription['better']): string {
  return better === 'higher' ? 'highest' : 'lowest';
}

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The value that occurs most; of several the smallest. -1 for none. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? -1;
}
