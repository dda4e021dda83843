import { reportAgreement } from '../../analysis/agreement/agreement';
import { type CollectedLabels, collectLabels } from '../../analysis/agreement/collect';
import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { runName } from '../../model';
import type { ExportInput } from './export-format';

import type { Metric } from '../../scoring/metric';
import { PROFILES } from '../../scoring/profiles';
import type { Profile } from '../../scoring/profiles/profile';
import { findScored } from '../../scoring/profiles/profile-metrics';
import { describeLlmJudge } from '../../scoring/llm-judge/metric';

/** A published scorer as exports tell of it: without what only runs. */
interface ScorerDescription extends Pick<
  Profile,
  'id' | 'label' | 'version' | 'source' | 'scale' | 'gives' | 'switches'
> {
  /** Its known quirks, under the key that `report.json` has. */
  readonly odd: string;
}

/** The learned judges that scored: which model, by which threshold, from what data, how far it was measured. */
export function describeJudges({ judges }: Pick<ExportInput, 'judges'>) {
  return judges.map(({ card: { threshold: own, date, ...card }, threshold }) => ({
    id: card.id,
    name: card.name,
    /** The day it was made, which tells its versions apart; empty where its file does not say. */
    version: date,
    sha256: card.sha256,
    threshold,
    ownThreshold: own,
    trainedOn: card.trainedOn,
    measured: card.measured,
  }));
}

/** What the verdict of every judge is, a sentence each; none where none was used. */
export function nameJudges({
  judges,
  llmJudgements,
}: Pick<ExportInput, 'judges' | 'llmJudgements'>): string[] {
  const learned = judges.map(({ card: { name, date, sha256 }, threshold, metrics: [verdict] }) => {
    const version = date === '' ? name : `${name} of ${date}`;
    return `“${verdict?.label ?? name}” is the verdict of ${version}, correct from probability ${threshold} (model file SHA-256 ${sha256.slice(0, 12)}).`;
  });
  if (!llmJudgements) return learned;
  const { model, host, prompt } = llmJudgements.account;
  return [
    ...learned,
    `“${describeLlmJudge(model).label}” is the verdict of ${model} at ${host} (prompt ${prompt}).`,
  ];
}

/** The published scorers among these metrics: name, version, source and switches, in order of tables. */
export function describeScorers(metrics: readonly Metric[]): ScorerDescription[] {
  return findScored(PROFILES, metrics).map(
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

/** What people said of the answers, in files and on the page; `null` where nobody labeled one. */
export function labelsOf({ dataset, labels }: ExportInput): CollectedLabels | null {
  const collected = collectLabels(dataset, labels.given);
  return collected.annotators.length + collected.unread.length === 0 ? null : collected;
}

/**
 * Every metric against people over all runs, `answer_correct` run by run as well, at the thresholds
 * that each begins with; runs by their names. In steps: one for each metric and run.
 */
export function* describeAgreement(
  { dataset, evaluation, metrics, settings, labels }: ExportInput,
  collected: CollectedLabels,
) {
  const { scores } = evaluation;
  const { sample } = labels;
  const report = yield* reportAgreement(
    { dataset, scores, metrics, settings, labels: collected, sample },
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
