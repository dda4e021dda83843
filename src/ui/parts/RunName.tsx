import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Run } from '../../core/model';
import { formatRank } from '../../core/words/numbers';
import { useAssay, useRunNames, useVisibleRuns } from '../store-context';
import { runColor } from '../theme';
import styles from './parts.module.css';
import { Muted } from './Texts';

interface RunRankProps {
  /** From 1. */
  readonly rank: number;
  /** Whether another run has the same rank. */
  readonly isShared: boolean;
  /** The rank to compare with; a rank that differs from it is marked. */
  readonly reference: number;
  /** A label for the rank to compare with: `before`, `with most scorers`. */
  readonly referenceWord: string;
}

interface RunNameProps {
  /** Position of the run in the results, which gives it its color. */
  readonly index: number;
  /** The run, if it is not in the results. */
  readonly run?: Pick<Run, 'model' | 'run'> | undefined;
}

/** The name of a run with a dot in its color. */
export function RunName({ index, run }: RunNameProps) {
  const ofResults = useAssay(({ result }) => result?.runs[index]);
  const named = run ?? ofResults;
  return (
    <span className={styles.name} data-run-name>
      <span className={styles.dot} style={{ background: runColor(index) }} aria-hidden="true" />
      <span className={styles.words}>
        <b>{named?.model}</b>
        {named && named.run !== '' && (
          <>
            {' '}
            <Muted>{named.run}</Muted>
          </>
        )}
      </span>
    </span>
  );
}

interface RunSelectProps extends Pick<
  NativeSelectProps,
  'label' | 'aria-label' | 'size' | 'mb' | 'className'
> {
  /** Position of the run. */
  readonly value: number;
  readonly onChange: (run: number) => void;
}

/** Chooses one of the visible runs; a hidden one is listed while it is chosen. */
export function RunSelect({ value, onChange, ...select }: RunSelectProps) {
  const names = useRunNames();
  const visible = useVisibleRuns();
  return (
    <NativeSelect
      {...select}
      value={String(value)}
      data={(visible.includes(value) ? visible : [value, ...visible]).map((index) => ({
        value: String(index),
        label: names[index] ?? '',
      }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

/** The rank of a run, marked if it differs from the rank to compare with. */
export function RunRank({ rank, isShared, reference, referenceWord }: RunRankProps) {
  const change = reference - rank;
  return (
    <span className={`muted ${styles.rank}`} data-changed={change !== 0}>
      {change !== 0 && <span aria-hidden="true">{change > 0 ? '↑ ' : '↓ '}</span>}
      {formatRank(rank)}
      {isShared && ' ='}
      {change !== 0 && (
        <span className="visually-hidden">
          , {formatRank(reference)} {referenceWord}
        </span>
      )}
    </span>
  );
}
