import { reportAgreement } from '../../analysis/agreement/agreement';
import { type CollectedLabels, collectLabels } from '../../analysis/agreement/collect';
import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { runName } from '../../model';
import type { ExportInput } from './export-format';

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
