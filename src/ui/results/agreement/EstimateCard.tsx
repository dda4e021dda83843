import { nameInSentence } from '../../../core/analysis/describe-comparison';
import type { RunEstimate } from '../../../core/analysis/agreement/accuracy-estimate';
import type { LabelSample } from '../../../core/analysis/agreement/labels';
import type { Estimate } from '../../../core/analysis/agreement/measure';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { type Column, DataTable } from '../../parts/DataTable';
import { IntervalBar } from '../../parts/IntervalBar';
import { RunName } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { useRuns, useVisibleRuns } from '../../store-context';
import { runColor } from '../../theme';
import { ValueWithInterval } from './MetricTable';

interface EstimateCardProps {
  readonly estimates: readonly RunEstimate[];
  readonly metric: MetricDescription;
  /** The answers drawn for labeling; `null` if no sample was drawn. */
  readonly sample: LabelSample | null;
  /** Number of labeled answers, including those labeled neither correct nor incorrect. */
  readonly given: number;
}

/** The share of correct answers, estimated from the labeled ones. */
export function EstimateCard({ estimates, metric, sample, given }: EstimateCardProps) {
  const runs = useRuns();
  const visible = useVisibleRuns();
  const isPartial = estimates.some(
    ({ labelled, reviewed = 0, answers }) => labelled + reviewed < answers,
  );
  const answers = estimates.find(({ run }) => run === null)?.answers ?? 0;
  const isReviewed = estimates.some(({ reviewed }) => reviewed !== undefined);
  const assisted: Column<RunEstimate> = {
    label: `With ${nameInSentence(metric)}`,
    term: 'With a metric',
    cell: ({ assisted: measured, run }) => drawEstimate(measured, run),
  };
  return (
    <Card
      title="Estimated accuracy"
      note="0–100 with 95% intervals, not adjusted for multiple comparisons; missing predictions follow the scoring settings"
    >
      <DataTable
        label="Estimated accuracy"
        note={describeMethod(
          describeSampling(sample, given, answers),
          isPartial,
          isReviewed,
          metric,
        )}
        rows={[null, ...visible].flatMap((at) =>
          estimates.filter(({ run, labelled }) => run === at && (at === null || labelled > 0)),
        )}
        rowKey={({ run }) => run ?? 'all'}
        columns={[
          {
            label: 'Run',
            cell: ({ run }) => (run === null ? 'All runs' : <RunName index={run} />),
          },
          {
            label: 'Labeled',
            cell: ({ labelled, reviewed, answers }) => (
              <>
                {formatCount(labelled)}
                {reviewed !== undefined && ` + ${formatCount(reviewed)} reviewed`}{' '}
                <Muted>of {formatCount(answers)}</Muted>
              </>
            ),
          },
          { label: 'From labels', cell: ({ estimate, run }) => drawEstimate(estimate, run) },
          ...(isPartial ? [assisted] : []),
          {
            label: `Mean ${nameInSentence(metric)}`,
            term: 'Mean',
            cell: ({ run }) =>
              run === null ? '' : formatMean(metric, runs[run]?.metrics[metric.id]?.mean ?? null),
          },
        ]}
      />
    </Card>
  );
}

function drawEstimate(measured: Estimate, run: number | null) {
  const { value, interval } = measured;
  const color = run === null ? 'var(--ink-2)' : runColor(run);
  return (
    <>
      <ValueWithInterval measured={measured} as="share" />
      {value !== null && <IntervalBar mean={value} interval={interval} color={color} />}
    </>
  );
}

export function describeSampling(
  sample: Pick<LabelSample, 'draw' | 'answers'> | null,
  given: number,
  answers: number,
): string {
  if (sample?.draw === 'disagreement') {
    return 'Answers where metrics disagree were oversampled; strata are weighted by size.';
  }
  if (given >= answers) {
    return 'All answers are labeled, some as neither correct nor incorrect; the estimates treat the remaining answers as a random sample.';
  }
  if (sample === null) {
    return 'How the labeled answers were sampled is unknown; the estimates assume a random sample.';
  }
  return given > sample.answers.length
    ? 'Answers outside the random sample are labeled too; the estimates assume that all labeled answers are a random sample.'
    : 'The labeled answers are a random sample.';
}

function describeMethod(
  sampling: string,
  isPartial: boolean,
  isReviewed: boolean,
  { label }: MetricDescription,
): string {
  if (!isPartial) {
    return 'All answers are labeled. The interval reflects the sampling of questions.';
  }
  const review = isReviewed
    ? ' Answers decided in Complete the gold were not drawn at random, so they represent only themselves; the rest is estimated from the labels of the other answers.'
    : '';
  return `${sampling}${review} Wilson intervals, using the effective sample size where questions or documents repeat or strata are weighted. “With ${label}”: a prediction-powered estimate that combines the labels with ${label} on all answers; errors of the metric do not bias it.`;
}
