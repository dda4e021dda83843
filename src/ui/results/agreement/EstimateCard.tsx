import type { RunEstimate } from '../../../core/analysis/agreement/accuracy-estimate';
import type { SamplingMethod } from '../../../core/analysis/agreement/labels';
import type { Estimate } from '../../../core/analysis/agreement/measure';
import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { IntervalBar } from '../../parts/IntervalBar';
import { Muted } from '../../parts/Muted';
import { RunName } from '../../parts/RunName';
import { runColor } from '../../theme';
import { ValueWithInterval } from './ValueWithInterval';

interface EstimateCardProps {
  readonly estimates: readonly RunEstimate[];
  readonly metric: MetricDescription;
  readonly runs: readonly RunReport[];
  readonly runNames: readonly string[];
  readonly draw: SamplingMethod | null;
}

/** What share of the answers is right, judged from those that people labeled. */
export function EstimateCard({ estimates, metric, runs, runNames, draw }: EstimateCardProps) {
  const isPartly = estimates.some(({ labelled, answers }) => labelled < answers);
  const shown = estimates.filter(({ run, labelled }) => run === null || labelled > 0);
  return (
    <Card
      title="Estimated accuracy"
      note="0–100 with 95% intervals; missing predictions follow the scoring settings"
    >
      <DataTable label="Estimated accuracy" note={describeMethod(draw, isPartly, metric)}>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Labeled</th>
            <th scope="col">From labels</th>
            {isPartly && <th scope="col">With {metric.short}</th>}
            <th scope="col">Mean {metric.short}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ run, labelled, answers, estimate, assisted }) => (
            <tr key={run ?? 'all'}>
              <th scope="row">
                {run === null ? (
                  'All runs'
                ) : (
                  <RunName model={runNames[run] ?? ''} run="" index={run} />
                )}
              </th>
              <td>
                {formatCount(labelled)} <Muted>of {formatCount(answers)}</Muted>
              </td>
              <Estimated measured={estimate} run={run} />
              {isPartly && <Estimated measured={assisted} run={run} />}
              <td>
                {run === null
                  ? ''
                  : formatMean(metric, runs[run]?.metrics[metric.id]?.mean ?? null)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}

function Estimated({
  measured,
  run,
}: {
  readonly measured: Estimate;
  readonly run: number | null;
}) {
  return (
    <td>
      <ValueWithInterval measured={measured} as="share" />
      {measured.value !== null && (
        <IntervalBar
          mean={measured.value}
          interval={measured.interval && { ...measured.interval, method: 'wilson' }}
          color={run === null ? 'var(--ink-2)' : runColor(run)}
        />
      )}
    </td>
  );
}

function describeMethod(
  draw: SamplingMethod | null,
  isPartly: boolean,
  { label }: MetricDescription,
): string {
  if (!isPartly) {
    return 'All answers are labeled. The interval reflects the sampling of questions.';
  }
  const drawn =
    draw === 'disagreement'
      ? 'Answers where metrics disagree were oversampled; strata are weighted by size.'
      : draw === null
        ? 'How the labeled answers were sampled is unknown; the estimates assume a random sample.'
        : 'The labeled answers are a random sample.';
  return `${drawn} Wilson intervals, using the effective sample size where questions or documents repeat or strata are weighted. “With ${label}”: a prediction-powered estimate that combines the labels with ${label} on all answers; errors of the metric do not bias it.`;
}
