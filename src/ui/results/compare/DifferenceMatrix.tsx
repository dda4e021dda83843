import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import { conclusionOf } from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import { formatDifference, formatMean, formatP } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { Term } from '../../parts/Term';
import { useAssayStore, useRunNames, useVisibleRuns } from '../../store-context';
import { runColor } from '../../theme';
import { describeResult, orientPair } from './BaselineTable';
import partStyles from '../../parts/parts.module.css';
import styles from './compare.module.css';
import type { ComparisonChoice } from './use-comparison';

interface DifferenceMatrixProps extends ComparisonChoice {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Every pair of runs: means on the diagonal, differences above it, adjusted p below. A cell selects
 * its pair; Tab focuses the selected cell, and the arrow keys focus the others.
 */
export function DifferenceMatrix(props: DifferenceMatrixProps) {
  const { runs, comparison, metric, baseline, other } = props;
  const store = useAssayStore();
  const visible = useVisibleRuns();
  const pairOf = (row: number, column: number): PairComparison | undefined =>
    comparison.pairs
      .filter(({ a, b }) => (a === row && b === column) || (a === column && b === row))
      .flatMap((pair) => orientPair(pair, column))[0];
  const names = useRunNames();
  return (
    <Card
      title="Differences between runs"
      note={`${metric.label}${metric.display === 'share' ? ', points' : ''}; row minus column; select a cell to compare its pair`}
    >
      <TableFrame
        label="Differences between runs"
        note="Diagonal: mean. Above: difference, row minus column. Below: Holm-adjusted p over all pairs. Shaded: significant at 0.05."
      >
        <thead>
          <tr>
            <th scope="col">
              <Term>Run</Term>
            </th>
            {visible.map((run, at) => (
              <th key={run} scope="col" className={styles.number} title={names[run]}>
                <span className="visually-hidden">{names[run]}</span>
                <span aria-hidden="true">
                  <span className={partStyles.dot} style={{ background: runColor(run) }} />
                  {at + 1}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveFocus}>
          {visible.map((row, at) => (
            <tr key={row}>
              <th scope="row" className={styles.rowName}>
                {at + 1} <RunName index={row} />
              </th>
              {visible.map((column, columnAt) => {
                if (row === column) {
                  return (
                    <td key={column} className={styles.mean}>
                      {formatMean(metric, runs[row]?.metrics[metric.id]?.mean ?? null)}
                    </td>
                  );
                }
                const pair = pairOf(row, column);
                if (!pair) return <td key={column}>–</td>;
                const conclusion = conclusionOf(pair, metric, runs);
                const difference = formatDifference(metric, pair.difference);
                const p = formatP(pair.pHolm);
                const isSelected = row === other && column === baseline;
                return (
                  <td key={column} className={styles.pair} data-conclusion={conclusion}>
                    <UnstyledButton
                      className={styles.pairButton}
                      w="100%"
                      miw={48}
                      px={4}
                      py={6}
                      fz="inherit"
                      ta="center"
                      data-cell={`${at} ${columnAt}`}
                      aria-pressed={isSelected}
                      tabIndex={isSelected ? 0 : -1}
                      aria-label={`${names[row] ?? ''} minus ${names[column] ?? ''}: ${difference}, Holm p ${p}, ${describeResult(pair, conclusion, metric)}`}
                      onClick={() =>
                        store.getState().changeComparison({ baseline: column, other: row })
                      }
                    >
                      {at < columnAt ? difference : p}
                    </UnstyledButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

/** Focuses the next cell in the direction of an arrow key; skips the diagonal. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
  if (!step || from === undefined) return;
  const [row = 0, column = 0] = from.split(' ').map(Number);
  event.preventDefault();
  for (const times of [1, 2]) {
    const to = `${row + times * step[0]} ${column + times * step[1]}`;
    const cell = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to}"]`);
    if (cell) {
      cell.focus();
      return;
    }
  }
}
