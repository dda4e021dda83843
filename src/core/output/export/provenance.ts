import { reportAgreement } from '../../analysis/agreement/agreement';
import { type CollectedLabels, collectLabels } from '../../analysis/agreement/collect';
import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { runName } from '../../model';
import { describeScale } from '../../words/column-problems';
import type { ExportInput } from './export-format';

import type { Metric } from '../../scoring/metric';
import { PROFILES } from '../../scoring/profiles';
import type { Profile } from '../../scoring/profiles/profile';
import { findScoredProfiles } from '../../scoring/profiles/profile-metrics';
import { describeLlmJudge } from '../../scoring/llm-judge/metric';

/** The description of a published scorer in exports. */
interface ScorerDescription extends Pick<
  Profile,
  'id' | 'label' | 'version' | 'source' | 'scale' | 'gives' | 'switches'
> {
  /** Its known quirks; `odd` is the key in `report.json`. */
  readonly odd: string;
}

/** The learned judges used: model, threshold, training data and measured agreement. */
export function describeJudges({ judges }: Pick<ExportInput, 'judges'>) {
  return judges.map(({ card: { threshold: own, date, ...card }, threshold }) => ({
    id: card.id,
    name: card.name,
    /** The date of the model, which identifies its version; empty if unknown. */
    version: date,
    sha256: card.sha256,
    threshold,
    ownThreshold: own,
    trainedOn: card.trainedOn,
    measured: card.measured,
  }));
}

/** A sentence about the verdict of each judge. */
export function describeJudgeVerdicts({
  judges,
  llmJudgments,
}: Pick<ExportInput, 'judges' | 'llmJudgments'>): string[] {
  const learned = judges.map(({ card: { name, date, sha256 }, threshold, metrics: [verdict] }) => {
    const version = date === '' ? name : `${name} dated ${date}`;
    return `“${verdict?.label ?? name}” is the verdict of ${version}, which counts an answer as correct if its probability is at least ${threshold} (model file SHA-256 ${sha256.slice(0, 12)}).`;
  });
  if (!llmJudgments) return learned;
  const { model, host, prompt } = llmJudgments.account;
  return [
    ...learned,
    `“${describeLlmJudge(model).label}” is the verdict of ${model} at ${host} (prompt ${prompt}).`,
  ];
}

/** A sentence about each shown metric whose scores come from the prediction files. */
export function describeExternalScores(
  { externalMetrics = [] }: Pick<ExportInput['dataset'], 'externalMetrics'>,
  shown: readonly Metric[],
): string[] {
  return externalMetrics.flatMap(({ id, name, ...scale }) => {
    const metric = shown.find((one) => one.id === id);
    if (!metric) return [];
    const written = metric.display === 'plain' ? ' and is shown on its own scale' : '';
    return [
      `“${name}” was computed elsewhere${written} (${describeScale(scale)}); questions without such a score are excluded.`,
    ];
  });
}

/** The scorer profiles among these metrics, in the order in which tables list them. */
export function describeScorers(metrics: readonly Metric[]): ScorerDescription[] {
  return findScoredProfiles(PROFILES, metrics).map(
    ({ id, label, version, source, knownQuirks, scale, gives, switches }) => ({
      id,
      label,
      version,
      source,
      odd: knownQuirks,
      scale,
      gives,
      switches,
    }),
  );
}

/** The human labels from the files and the page; `null` without labels. */
export function labelsOf({ dataset, labels }: ExportInput): CollectedLabels | null {
  const collected = collectLabels(dataset, labels.given);
  return collected.annotators.length + collected.unread.length === 0 ? null : collected;
}

/**
 * Agreement of every metric with human labels over all runs, and of `answer_correct` run by run, at
 * default thresholds; runs are identified by name. Pauses after each metric and run.
 */
export function* describeAgreement(input: ExportInput, collected: CollectedLabels) {
  const { dataset, evaluation, labels } = input;
  const { sample } = labels;
  const report = yield* reportAgreement(
    { ...input, scores: evaluation.scores, labels: collected, sample },
    { run: null, shown: answerCorrect.id, thresholds: {} },
  );
  const names = dataset.runs.map(runName);
  const named = <T extends { readonly run: number | null }>({ run, ...rest }: T) => ({
    run: run === null ? null : (names[run] ?? ''),
    ...rest,
  });
  return {
    sample: sample && { draw: sample.draw, seed: sample.seed, answers: sample.answers.length },
    ...report,
    labels: { ...report.labels, disputed: report.labels.disputed.map(named) },
    metrics: report.metrics.map(named),
    estimates: report.estimates.map(named),
    afterDisputes: report.afterDisputes.map(named),
  };
}
