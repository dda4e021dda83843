import { NumberInput, Slider } from '@mantine/core';
import { describeThreshold, showKappa } from '../../../core/analysis/agreement/conclusion';
import type { SweepPoint } from '../../../core/analysis/agreement/sweep';
import type { MetricDescription } from '../../../core/scoring/metric';
import { ToggleChip } from '../../parts/ToggleChip';
import styles from './ThresholdField.module.css';

interface ThresholdFieldProps {
  readonly metric: MetricDescription;
  readonly threshold: number;
  readonly best: SweepPoint | null;
  readonly onThreshold: (threshold: number) => void;
}

/** The thresholds at which token F1 was made a verdict before: Li et al., 2024 (PEDANTS). */
const USUAL = [0.3, 0.5, 0.7];

/** A metric with a threshold of its own begins there. */
function offered({ rightFrom }: MetricDescription): readonly number[] {
  return rightFrom === undefined ? USUAL : [...new Set([rightFrom, ...USUAL])];
}

/** From which score on the metric calls an answer right. */
export function ThresholdField({ metric, threshold, best, onThreshold }: ThresholdFieldProps) {
  const isShare = metric.range[1] === 1;
  const label = `Threshold of ${metric.label}`;
  return (
    <div className={styles.field}>
      <span className={styles.words}>
        Right where {metric.label} {describeThreshold(metric, threshold)}
      </span>
      {isShare ? (
        <Slider
          className={styles.slider}
          size="sm"
          min={0}
          max={1}
          step={0.01}
          label={null}
          thumbLabel={label}
          value={threshold}
          onChange={onThreshold}
        />
      ) : (
        <NumberInput
          size="xs"
          className={styles.number}
          aria-label={label}
          min={0}
          step={0.01}
          value={threshold}
          onChange={(value) => {
            if (typeof value === 'number') onThreshold(value);
          }}
        />
      )}
      <span className={styles.chips}>
        {(isShare ? offered(metric) : []).map((usual) => (
          <ToggleChip
            key={usual}
            label={usual === metric.rightFrom ? `its own, ${usual}` : String(usual)}
            pressed={threshold === usual}
            onToggle={() => {
              onThreshold(usual);
            }}
          />
        ))}
        {typeof best?.kappa === 'number' && (
          <ToggleChip
            label={`best κ ${showKappa(best.kappa)} at ${Number(best.threshold.toPrecision(3))}`}
            pressed={threshold === best.threshold}
            onToggle={() => {
              onThreshold(best.threshold);
            }}
          />
        )}
      </span>
    </div>
  );
}
