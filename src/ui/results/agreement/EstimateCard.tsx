import type { RunEstimate } from '../../../core/analysis/agreement/accuracy-estimate';
import type { SamplingMethod } from '../../../core/analysis/agreement/labels';
import type { Estimate } from '../../../core/analysis/agreement/measure';
import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { formatCount, formatMean } from '../../parts/format';
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

/** What share of the answers is right, judged from those that people labelled. */
export function EstimateCard({ estimates, metric, runs, runNames, draw }: EstimateCardProps) {
  const isPartly = estimates.some(({ labelled, answers }) => labelled < answers);
  const shown = estimates.filter(({ run, labelled }) => run === null || labelled > 0);
  return (
    <Card
      title="How many answers are truly right"
      note="points of 100 with 95 % intervals; a question without a prediction counts as the settings have it"
    >
      <DataTable label="True accuracy" note={describeMethod(draw, isPartly, metric)}>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Labelled</th>
            <th scope="col">By the labels</th>
            {isPartly && <th scope="col">Helped by {metric.short}</th>}
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
    return 'Every answer is labelled. The interval says how far another set of questions like these could differ.';
  }
  const drawn =
    draw === 'disagreement'
      ? 'The labelled answers were drawn more often where metrics disagree; each stratum is weighed by its size.'
      : draw === null
        ? 'Nobody said how the labelled answers were chosen: the figures hold if they were chosen at random.'
        : 'The labelled answers are a random draw.';
  return `${drawn} Wilson’s interval, at the effective number of answers where questions or documents are shared or strata are weighed. “Helped by”: ${label} is known for all answers, so the labels only have to say how often it errs; its errors do not bias the figure.`;
}
