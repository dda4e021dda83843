import { Progress } from '@mantine/core';
import { useState } from 'react';
import { METRICS } from '../../../core/scoring/metrics';
import type { MetricFlips } from '../../../core/analysis/flips';
import type { Settings } from '../../../core/settings';
import { ToggleChip } from '../../parts/ToggleChip';
import { NoAnswer } from '../../results/ask/NoAnswer';
import {
  countFlips,
  describeFlips,
  firstToShow,
  isUnmoved,
  movesIntervals,
} from './describe-flips';
import styles from '../ScoringPlace.module.css';
import { FlipTable } from './FlipTable';
import { useFlips } from './use-flips';

/** How many questions would flip for each run, the means before and after, and the questions. */
export function FlipLedger({ settings }: { readonly settings: Settings }) {
  const flips = useFlips(settings);
  if (flips.kind === 'failed') return <NoAnswer />;
  if (flips.kind === 'looking') {
    return (
      <div className={styles.looking} role="status">
        Scoring every answer in this way
        <Progress value={100 * flips.share} aria-label="Scoring every answer in this way" />
      </div>
    );
  }
  return <Ledger metrics={flips.metrics} />;
}

function Ledger({ metrics }: { readonly metrics: readonly MetricFlips[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? firstToShow(metrics);
  const flips = metrics.find(({ metric }) => metric === shown);
  const metric = METRICS.find(({ id }) => id === shown);
  if (!flips || !metric) return null;
  const areIntervalsMoved = metrics.some(movesIntervals);
  if (metrics.every(isUnmoved) && !areIntervalsMoved) {
    return <p className={styles.words}>No score would change.</p>;
  }
  return (
    <div>
      <div className={styles.flipLedgerChips} role="group" aria-label="Metric">
        {metrics.map((one) => (
          <ToggleChip
            key={one.metric}
            label={METRICS.find(({ id }) => id === one.metric)?.label ?? one.metric}
            count={countFlips(one)}
            pressed={one.metric === shown}
            onToggle={() => {
              setChosen(one.metric);
            }}
          />
        ))}
      </div>
      <p className={styles.words} role="status">
        {metric.label}: {describeFlips(flips)}
        {areIntervalsMoved && ' Intervals and the tests of pairs would be others.'}
      </p>
      <FlipTable key={metric.id} flips={flips} metric={metric} />
    </div>
  );
}
