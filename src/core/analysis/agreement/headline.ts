import type { Metric } from '../../scoring/metric';
import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { plural } from '../../words/numbers';
import { documentsOf } from '../uncertainty';
import type { AgreementInput } from './agreement';
import { formatKappa, rankMetrics } from './conclusion';
import { applyThreshold, collectAnswers } from './labeled-answers';
import { type Agreement, measureAgreement } from './measure';
import { defaultThreshold } from './thresholds';

/** The headline metric until the user chooses one. */
export interface DefaultHeadline {
  /** Id of the metric; `null` if none is scored. */
  readonly metric: string | null;
  /** Why the labels support it, in a few words; `null` without labels. */
  readonly reason: string | null;
}

type HeadlineInput = Omit<AgreementInput, 'sample' | 'reviewed'>;

type Candidate = Pick<Agreement, 'n' | 'kappa'> &
  Pick<Metric, 'label'> & { readonly metric: string };

/**
 * Answer correctness by default. The metric with the highest κ against the human labels of all runs
 * replaces it if the interval of that κ is above 0 and above the κ of answer correctness. Only
 * metrics under which runs are compared are candidates.
 */
export function chooseHeadline(input: HeadlineInput): DefaultHeadline {
  const candidates = input.metrics.filter(
    ({ headline, display }) => headline && display === 'share',
  );
  const usual = candidates.find(({ id }) => id === answerCorrect.id) ?? candidates[0];
  if (!usual) return { metric: null, reason: null };
  // Listed first, so that it wins ties.
  const others = candidates.filter((metric) => metric !== usual);
  const ranked = rankMetrics(measureCandidates([usual, ...others], input));
  const [best, next] = ranked;
  if (!best || best.n === 0) return { metric: usual.id, reason: null };
  const labels = plural(best.n, 'human label');
  const { value: kappa, interval } = best.kappa;
  const excludes = (other: Candidate | undefined) =>
    interval !== null && interval.low > Math.max(0, other?.kappa.value ?? 0);
  if (kappa === null || kappa <= 0) {
    return { metric: usual.id, reason: `${labels} cannot rank the metrics` };
  }
  const found = `agrees best with ${labels} (κ ${formatKappa(kappa)})`;
  if (best.metric === usual.id) {
    const reason = excludes(next) ? found : `${labels} do not favor another metric`;
    return { metric: usual.id, reason };
  }
  const rival = ranked.find(({ metric }) => metric === usual.id) ?? next;
  return excludes(rival)
    ? { metric: best.metric, reason: found }
    : {
        metric: usual.id,
        reason: `${plural(best.n, 'human label is', 'human labels are')} too few to prefer ${best.label}`,
      };
}

function measureCandidates(
  candidates: readonly Metric[],
  { dataset, scores, settings, labels: { verdicts } }: HeadlineInput,
): Candidate[] {
  if (!verdicts.some((ofRun) => ofRun.some((code) => code > 0))) return [];
  const clusterOf = documentsOf(dataset.questions.documents, settings);
  const runs = [...dataset.runs.keys()];
  return candidates.map((metric) => {
    const answers = collectAnswers(metric, scores, verdicts, runs, clusterOf);
    const decided = applyThreshold(metric, answers.scores, defaultThreshold(metric));
    const measure = () => measureAgreement(decided, answers.labels, answers.clusterOf);
    const { n, kappa } = measure();
    if (kappa.value !== 1) return { metric: metric.id, label: metric.label, n, kappa };
    // Full agreement has no interval; the interval for a single disagreement is a conservative
    // substitute.
    decided[0] = 1 - (decided[0] ?? 0);
    const { interval } = measure().kappa;
    return { metric: metric.id, label: metric.label, n, kappa: { ...kappa, interval } };
  });
}
