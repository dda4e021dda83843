import type { MetricSummary } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatMean, formatRange } from '../../../core/words/numbers';
import { IntervalBar } from '../../parts/IntervalBar';
import { runColor } from '../../theme';
import styles from './overview.module.css';

/** A mean in relation to the best of its column. */
export type RelationToBest = 'best' | 'tied' | 'behind';

interface MeanCellProps {
  readonly metric: MetricDescription;
  readonly summary: MetricSummary | undefined;
  readonly questions: number;
  readonly standing: RelationToBest;
  readonly run: number;
  /** Whether the interval, or also the mean, is still to come; the cell reserves space for it. */
  readonly isPending?: boolean;
}

/** A mean with its interval as text and as a bar, and the number of questions unless it is all. */
export function MeanCell(props: MeanCellProps) {
  const { metric, summary, questions, standing, run, isPending = false } = props;
  const { mean = null, n = 0, interval = null } = summary ?? {};
  const isUnknown = isPending && !summary;
  return (
    <>
      <span className={styles.figures}>
        {isUnknown && !metric.appliesTo.includes('text') && (
          <Room characters={`n ${formatCount(questions)}`.length} />
        )}
        {!isUnknown && n !== questions && (
          <span className="muted" style={{ marginRight: 'auto' }}>
            n {formatCount(n)}{' '}
          </span>
        )}
        <span className={styles.mean} data-best={standing === 'best'} data-none={mean === null}>
          {standing === 'tied' && (
            <span className={styles.tied} aria-hidden="true" title={TIED}>
              ≈
            </span>
          )}
          {isUnknown ? <Room characters={4} /> : formatMean(metric, mean)}
        </span>
        {standing === 'best' && <span className="visually-hidden"> best</span>}
        {standing === 'tied' && <span className="visually-hidden"> {TIED}</span>}{' '}
        {isPending && !interval && metric.display === 'share' && <span className={styles.range} />}
        {interval && (
          <span className={`muted ${styles.range}`}>{formatRange(metric, interval)}</span>
        )}
        {summary?.interval === null && mean !== null && (
          <span className={`muted ${styles.range}`} title={NO_INTERVAL}>
            no interval
          </span>
        )}
      </span>
      {metric.display === 'share' && (isUnknown || mean !== null) && (
        <IntervalBar mean={mean} interval={interval} color={runColor(run)} />
      )}
    </>
  );
}

/** The space that a value will take. */
function Room({ characters }: { readonly characters: number }) {
  return <span style={{ display: 'inline-block', width: `${characters}ch` }} />;
}

const TIED = 'no significant difference from the best';

const NO_INTERVAL = 'An interval needs two documents or questions whose scores are not all equal';
