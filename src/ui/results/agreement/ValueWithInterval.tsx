import { formatKappa } from '../../../core/analysis/agreement/conclusion';
import type { AnnotatedEstimate, Estimate } from '../../../core/analysis/agreement/measure';
import { formatPoints, formatRange, NOT_APPLICABLE } from '../../../core/words/numbers';
import type { Column } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import styles from './agreement.module.css';

interface FigureProps {
  readonly measured: Estimate | AnnotatedEstimate;
  /** A share is shown as 0–100. */
  readonly as: 'share' | 'kappa';
}

/** A value with its 95% interval. */
export function ValueWithInterval({ measured, as }: FigureProps) {
  const { value, interval } = measured;
  const remark = 'remark' in measured ? measured.remark : null;
  if (value === null) {
    return (
      <Muted>
        <span className={styles.remark}>{remark ?? NOT_APPLICABLE}</span>
      </Muted>
    );
  }
  const range =
    interval &&
    (as === 'share'
      ? formatRange({ display: 'share' }, interval)
      : `${formatKappa(interval.low)}${interval.low < 0 ? ' to ' : '–'}${formatKappa(interval.high)}`);
  return (
    <>
      <b>{as === 'share' ? formatPoints(value) : formatKappa(value)}</b>{' '}
      <Muted>{range ?? <span className={styles.remark}>{remark ?? 'no interval'}</span>}</Muted>
    </>
  );
}

type Measured = Readonly<Record<'accuracy' | 'macroF1' | 'kappa', FigureProps['measured']>>;

/** How well a metric agrees with human labels. */
export const AGREEMENT_COLUMNS: readonly Column<Measured>[] = [
  {
    label: 'Accuracy',
    cell: ({ accuracy }) => <ValueWithInterval measured={accuracy} as="share" />,
    sortBy: ({ accuracy }) => accuracy.value,
  },
  {
    label: 'Macro F1',
    cell: ({ macroF1 }) => <ValueWithInterval measured={macroF1} as="share" />,
    sortBy: ({ macroF1 }) => macroF1.value,
  },
  {
    label: 'κ',
    cell: ({ kappa }) => <ValueWithInterval measured={kappa} as="kappa" />,
    sortBy: ({ kappa }) => kappa.value,
  },
];
