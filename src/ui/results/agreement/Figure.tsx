import { showKappa } from '../../../core/analysis/agreement/conclusion';
import type { Measured, Remarked } from '../../../core/analysis/agreement/measured';
import { Beside } from '../../parts/Beside';
import { formatRange, formatShare, NOT_APPLICABLE } from '../../parts/format';
import styles from './Figure.module.css';

interface FigureProps {
  readonly measured: Measured | Remarked;
  /** A share is shown in points of 100, κ as it is. */
  readonly as: 'share' | 'kappa';
}

/** A figure with its 95 % interval beside it. */
export function Figure({ measured, as }: FigureProps) {
  const { value, interval } = measured;
  const remark = 'remark' in measured ? measured.remark : null;
  if (value === null) {
    return (
      <span className={styles.none}>
        <span className={styles.words}>{remark ?? NOT_APPLICABLE}</span>
      </span>
    );
  }
  const range =
    interval &&
    (as === 'share'
      ? formatRange({ display: 'share' }, interval)
      : `${showKappa(interval.low)}–${showKappa(interval.high)}`);
  return (
    <span className={styles.figure}>
      <span className={styles.value}>{as === 'share' ? formatShare(value) : showKappa(value)}</span>{' '}
      <Beside>{range ?? <span className={styles.words}>{remark ?? 'no interval'}</span>}</Beside>
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
        <Figure measured={accuracy} as="share" />
      </td>
      <td>
        <Figure measured={macroF1} as="share" />
      </td>
      <td>
        <Figure measured={kappa} as="kappa" />
      </td>
    </>
  );
}
