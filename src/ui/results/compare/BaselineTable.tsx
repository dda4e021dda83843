import { Text } from '@mantine/core';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import {
  conclusionOf,
  type Conclusion,
  countQuestions,
  describeBasis,
  describeUntestable,
} from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatDifference, formatMean, formatP } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { type Column, DataTable } from '../../parts/DataTable';
import { IntervalBar } from '../../parts/IntervalBar';
import { RunName } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { useVisibleRuns } from '../../store-context';
import styles from './compare.module.css';
import {
  OUTCOME_LABELS,
  PAIR_OUTCOMES,
  type PairOutcome,
  type ComparisonChoice,
} from './use-comparison';

const RESULTS: Readonly<Record<Exclude<Conclusion, 'untestable'>, string>> = {
  'a-better': 'better',
  'b-better': 'worse',
  inconclusive: 'inconclusive: not significant after adjustment',
  'no-difference': 'not significant',
};

interface BaselineTableProps extends ComparisonChoice {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  /** Opens the questions behind a count. */
  readonly onOpen: (run: number, kind: PairOutcome) => void;
}

/** Every other run against the baseline: difference, questions, tests. */
export function BaselineTable(props: BaselineTableProps) {
  const { runs, comparison, metric, baseline, other, onOpen } = props;
  const visible = useVisibleRuns();
  const pairs = comparison.pairs
    .flatMap((pair) => orientPair(pair, baseline))
    .filter(({ a }) => visible.includes(a))
    .toSorted((one, next) => visible.indexOf(one.a) - visible.indexOf(next.a));
  const widest = Math.max(
    ...pairs.flatMap(({ interval, difference }) => [
      Math.abs(interval?.low ?? difference ?? 0),
      Math.abs(interval?.high ?? difference ?? 0),
    ]),
  );
  const own = runs[baseline];
  const counted = new Set(pairs.map((pair) => describeBasis(pair, metric)));
  const optional: readonly (Column<PairComparison> | false)[] = [
    pairs.some(({ mcNemar }) => mcNemar !== null) && {
      label: 'McNemar p',
      cell: ({ mcNemar }) => (mcNemar ? formatP(mcNemar.p) : '–'),
    },
    {
      label: 'Min. detectable',
      cell: ({ detectable }) => formatDetectable(metric, detectable),
    },
    counted.size > 1 && {
      label: 'Questions',
      cell: (pair: PairComparison) => describeBasis(pair, metric),
    },
  ];
  return (
    <Card
      title={`${metric.label} vs. ${own ? runName(own) : ''}`}
      note={[
        `baseline ${formatMean(metric, own?.metrics[metric.id]?.mean ?? null)}`,
        `${metric.display === 'share' ? '0–100, ' : ''}${metric.better} is better`,
        ...(counted.size === 1 ? counted : []),
      ].join('; ')}
    >
      <DataTable
        label="Runs against the baseline"
        rows={pairs}
        rowKey={({ a }) => a}
        isShown={({ a }) => a === other}
        columns={[
          { label: 'Run', cell: ({ a }) => <RunName index={a} /> },
          { label: 'Mean', cell: ({ meanA }) => formatMean(metric, meanA) },
          {
            label: 'Difference, unadjusted 95% interval',
            cellProps: (pair) => ({
              className: styles.difference,
              'data-conclusion': conclusionOf(pair, metric, runs),
            }),
            cell: (pair) => (
              <Difference
                pair={pair}
                result={describeResult(pair, conclusionOf(pair, metric, runs), metric)}
                metric={metric}
                widest={widest}
              />
            ),
          },
          ...PAIR_OUTCOMES.map((kind): Column<PairComparison> => ({
            label: OUTCOME_LABELS[kind],
            cell: ({ a, better, worse, same }) => {
              const count = { improved: better, regressed: worse, same }[kind];
              return (
                <LinkButton
                  label={`${kind}: ${countQuestions(count, metric)}`}
                  onClick={() => onOpen(a, kind)}
                >
                  {formatCount(count)}
                </LinkButton>
              );
            },
          })),
          {
            label: 'p',
            cell: ({ permutation }) => formatP(permutation.p),
          },
          {
            label: 'Holm p',
            cell: ({ pHolm }) => <strong>{formatP(pHolm)}</strong>,
          },
          ...optional.filter((column) => column !== false),
        ]}
      />
    </Card>
  );
}

/**
 * The pair in a list, swapped if necessary so that the baseline is its second run; empty for pairs
 * without the baseline.
 */
export function orientPair(pair: PairComparison, baseline: number): PairComparison[] {
  if (pair.b === baseline) return [pair];
  if (pair.a !== baseline) return [];
  const { a, b, meanA, meanB, difference, interval, better, worse } = pair;
  return [
    {
      ...pair,
      ...{ a: b, b: a, meanA: meanB, meanB: meanA, better: worse, worse: better },
      // Avoids −0, which would be formatted with a sign.
      difference: difference === null ? null : 0 - difference,
      interval: interval && { ...interval, low: -interval.high, high: -interval.low },
    },
  ];
}

/** The conclusion in a few words for a table. */
export function describeResult(
  pair: PairComparison,
  conclusion: Conclusion,
  metric: MetricDescription,
): string {
  return conclusion === 'untestable'
    ? `not testable: ${describeUntestable([pair], metric)}`
    : RESULTS[conclusion];
}

interface DifferenceProps {
  readonly pair: PairComparison;
  readonly result: string;
  readonly metric: MetricDescription;
  /** The largest end of any interval; the bars are scaled to it. */
  readonly widest: number;
}

/** A difference as a number, and as a point on a line with the baseline in the middle. */
function Difference({ pair, result, metric, widest }: DifferenceProps) {
  const { difference, interval } = pair;
  const at = (value: number) => 0.5 + (0.5 * value) / widest;
  return (
    <>
      <Text span inherit fz={15} fw={600}>
        {formatDifference(metric, difference)}
      </Text>{' '}
      <span className={styles.detail}>
        <Muted>
          {interval
            ? `${formatDifference(metric, interval.low)} to ${formatDifference(metric, interval.high)}`
            : 'no interval'}
        </Muted>
      </span>{' '}
      <span className={styles.detail} data-copy-column="Result">
        {result}
      </span>
      {difference !== null && widest > 0 && (
        <IntervalBar
          mean={at(difference)}
          interval={interval && { low: at(interval.low), high: at(interval.high) }}
          color="currentColor"
          hasOrigin
        />
      )}
    </>
  );
}

/** A minimum detectable difference; two proportions cannot differ by more than 100 points. */
export function formatDetectable(
  metric: Pick<MetricDescription, 'display' | 'range'>,
  detectable: number | null,
): string {
  if (metric.display === 'share' && detectable !== null && detectable > 1) return '> 100';
  return formatMean(metric, detectable);
}
