import { Group } from '@mantine/core';
import type { MetricSummary } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean, formatRange } from '../../../core/words/numbers';
import { IntervalBar } from '../../parts/IntervalBar';
import { runColor } from '../../theme';
import styles from './overview.module.css';

interface MeanCellProps {
  readonly metric: MetricDescription;
  readonly summary: MetricSummary | undefined;
  readonly questions: number;
  readonly isBest?: boolean;
  readonly run: number;
  /**
   * Whether the interval, or both the mean and the interval, are still to be computed; the cell
   * reserves space.
   */
  readonly isPending?: boolean;
}

/**
 * A mean with its interval as text and as a bar, and the number of questions if it does not cover
 * all of them.
 */
export function MeanCell(props: MeanCellProps) {
  const { metric, summary, questions, isBest = false, run, isPending = false } = props;
  const { mean = null, n = 0, interval = null } = summary ?? {};
  const isUnknown = isPending && !summary;
  return (
    <>
      <Group
        component="span"
        justify="flex-end"
        align="baseline"
        gap={6}
        wrap="nowrap"
        className={styles.figures}
      >
        {isUnknown && !metric.appliesTo.includes('text') && (
          <ReservedSpace characters={`n ${formatCount(questions)}`.length} />
        )}
        {!isUnknown && n !== questions && (
          <span className="muted" style={{ marginRight: 'auto' }}>
            n {formatCount(n)}{' '}
          </span>
        )}
        <span className={styles.mean} data-best={isBest} data-none={mean === null}>
          {isUnknown ? <ReservedSpace characters={4} /> : formatMean(metric, mean)}
        </span>
        {isBest && <span className="visually-hidden"> best</span>}{' '}
        {isPending && !interval && metric.display === 'share' && <span className={styles.range} />}
        {interval && (
          <span className={`muted ${styles.range}`}>{formatRange(metric, interval)}</span>
        )}
        {summary?.interval === null && mean !== null && (
          <span className={`muted ${styles.range}`} title={NO_INTERVAL}>
            no interval
          </span>
        )}
      </Group>
      {metric.display === 'share' && (isUnknown || mean !== null) && (
        <IntervalBar mean={mean} interval={interval} color={runColor(run)} />
      )}
    </>
  );
}

/** Reserves space for a value that is not computed yet. */
export function ReservedSpace({ characters }: { readonly characters: number }) {
  return <span style={{ display: 'inline-block', width: `${characters}ch` }} />;
}

const NO_INTERVAL =
  'An interval requires at least two documents or questions whose scores are not all equal';
