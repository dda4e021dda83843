import type { Metric, ScoredQuestion } from '../scoring/metric';
import type { Dataset, Run, RunScores, ScoreColumn } from '../model';
import type { MetricSummaries, MetricSummary, RunReport } from './run-report';
import type { Settings } from '../settings';
import { answerCorrect } from '../scoring/metrics/answer-correct';
import { countAbstentions, countOutcomes } from '../scoring/acceptance/abstentions';
import type { VerdictColumns } from '../scoring/acceptance/verdict-columns';
import { noAnswerInput, noAnswerValues } from './no-answer-values';

/** The report of one run: counts, and means over all questions and by answer type. */
export function summarizeRun(
  dataset: Dataset,
  run: Run,
  { scores, verdicts }: { readonly scores: RunScores; readonly verdicts: VerdictColumns },
  metrics: readonly Metric[],
  settings: Settings,
): RunReport {
  const all = dataset.questions.ids.map((_, question) => question);
  const groups = groupBy(dataset.questions.answerTypes);
  const input = noAnswerInput(dataset, run, scores);
  const abstentions = countAbstentions(dataset.questions, run, verdicts);
  return {
    model: run.model,
    run: run.run,
    counts: {
      questions: all.length,
      matched: run.matched,
      missing: run.missing,
      extra: run.unmatched.length,
      duplicate: run.duplicates.length,
      unscored: all.filter((question) => isUnscored(scores, question)).length,
      wrapped: verdicts.wrappers.reduce((sum, code) => sum + Math.sign(code), 0),
    },
    metrics: summarize(scores, metrics, all),
    runValues: Object.fromEntries(
      metrics.flatMap((metric) => {
        const values = summarizeRunValues(dataset, run, metric, scores[metric.id]);
        return values ? [[metric.id, values]] : [];
      }),
    ),
    abstentions,
    outcomes: scores[answerCorrect.id] ? countOutcomes(run, verdicts, abstentions) : null,
    noAnswer: input && noAnswerValues(input, settings.noAnswerThreshold),
    byAnswerType: Object.fromEntries(
      [...groups].map(([label, members]) => [
        label,
        { questions: members.length, metrics: summarize(scores, metrics, members) },
      ]),
    ),
  };
}

/** Positions by value, in order of appearance. */
export function groupBy(values: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  values.forEach((value, index) => {
    const members = groups.get(value);
    if (members) members.push(index);
    else groups.set(value, [index]);
  });
  return groups;
}

/** Whether a metric applies to the question but could not be computed. */
function isUnscored(scores: RunScores, question: number): boolean {
  return Object.values(scores).some((column) => column.unscored[question] === 1);
}

/** Arithmetic mean over the questions that have a value, summed in the order given. */
export function meanOf(
  column: ScoreColumn | undefined,
  questions: readonly number[],
): MetricSummary {
  if (!column) return { mean: null, n: 0 };
  const { values, unscored } = column;
  let sum = 0;
  let n = 0;
  let failed = 0;
  for (const question of questions) {
    failed += unscored[question] ?? 0;
    const value = values[question] ?? NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    n++;
  }
  return { mean: n === 0 ? null : sum / n, n, ...(failed > 0 && { unscored: failed }) };
}

function summarize(
  scores: RunScores,
  metrics: readonly Metric[],
  questions: readonly number[],
): MetricSummaries {
  return Object.fromEntries(
    metrics.flatMap(({ id }) => {
      const column = scores[id];
      return column ? [[id, meanOf(column, questions)]] : [];
    }),
  );
}

/** The run-level values of a metric; `null` if it has none. */
function summarizeRunValues(
  { questions }: Dataset,
  { predictions }: Run,
  { summarize: ofRun }: Metric,
  column: ScoreColumn | undefined,
): Readonly<Record<string, number>> | null {
  if (!ofRun || !column) return null;
  const counted = questions.references.flatMap((references, question): ScoredQuestion[] => {
    const score = column.values[question] ?? NaN;
    const prediction = predictions[question] ?? null;
    return Number.isNaN(score) ? [] : [{ references, prediction, score }];
  });
  return ofRun(counted);
}
