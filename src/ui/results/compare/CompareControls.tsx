import { NativeSelect, Switch } from '@mantine/core';
import { nameOfRun } from '../../../core/model';
import { metricsOf } from '../../../state/results/result-metrics';
import { shownSettings } from '../../../state/choices/preview';
import { formatCount } from '../../parts/format';
import { type Result, useAssay, useAssayStore } from '../../store-context';
import styles from './CompareControls.module.css';
import type { Compared } from './use-comparison';

interface CompareControlsProps extends Compared {
  readonly result: Result;
}

/** The metric, the baseline, and whether questions of one document are taken together. */
export function CompareControls({ result, metric, baseline }: CompareControlsProps) {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const metrics = useAssay(metricsOf);
  const { documents } = result.uncertainty.method;
  return (
    <div className={styles.controls}>
      <NativeSelect
        size="xs"
        label="Metric"
        value={metric.id}
        data={metrics.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ currentTarget }) => {
          store.getState().changeComparison({ metric: currentTarget.value });
        }}
      />
      <NativeSelect
        size="xs"
        label="Baseline"
        value={String(baseline)}
        data={result.runs.map((run, index) => ({ value: String(index), label: nameOfRun(run) }))}
        onChange={({ currentTarget }) => {
          store.getState().changeComparison({ baseline: Number(currentTarget.value), other: null });
        }}
      />
      <Switch
        size="xs"
        className={styles.switch}
        label="Questions of one document together"
        description={
          documents === null
            ? 'each question stands alone'
            : `${formatCount(documents)} documents are resampled and flipped whole`
        }
        checked={settings.clusterByDocument}
        onChange={({ currentTarget }) => {
          const clusterByDocument = currentTarget.checked;
          store.getState().previewSettings({ ...settings, clusterByDocument });
        }}
      />
    </div>
  );
}
