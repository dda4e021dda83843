import { formatKappa } from '../../../core/analysis/agreement/conclusion';
import type { AnnotatedEstimate, Estimate } from '../../../core/analysis/agreement/measure';
import { formatPoints, formatRange, NOT_APPLICABLE } from '../../../core/words/numbers';
import { Muted } from '../../parts/Muted';
import styles from './agreement.module.css';

interface FigureProps {
  readonly measured: Estimate | AnnotatedEstimate;
  /** A share is shown in points of 100, κ as it is. */
  readonly as: 'share' | 'kappa';
}

/** A figure with its 95 % interval beside it. */
export function ValueWithInterval({ measured, as }: FigureProps) {
  const { value, interval } = measured;
  const remark = 'remark' in measured ? measured.remark : null;
  if (value === null) {
    return (
      <span className={styles.none}>
        <span className={styles.figureWords}>{remark ?? NOT_APPLICABLE}</span>
      </span>
    );
  }
  const range =
    interval &&
    (as === 'share'
      ? formatRange({ display: 'share' }, interval)
      : `${formatKappa(interval.low)}–${formatKappa(interval.high)}`);
  return (
    <span className={styles.figure}>
      <span className={styles.value}>
        {as === 'share' ? formatPoints(value) : formatKappa(value)}
      </span>{' '}
      <Muted>
        {range ?? <span className={styles.figureWords}>{remark ?? 'no interval'}</span>}
      </Muted>
    </span>
  );
}

interface AgreementCellsProps {
  readonly row: Readonly<Record<'accuracy' | 'macroF1' | 'kappa', FigureProps['measured']>>;
}

/** The cells that say how far a metric decides as people do. */
export function AgreementCells({ row: { accuracy, macroF1, kappa } }: AgreementCellsProps) {
  return (
    <>
      <td>
        <ValueWithInterval measured={accuracy} as="share" />
      </td>
      <td>
        <ValueWithInterval measured={macroF1} as="share" />
      </td>
      <td>
        <ValueWithInterval measured={kappa} as="kappa" />
      </td>
    </>
  );
}
