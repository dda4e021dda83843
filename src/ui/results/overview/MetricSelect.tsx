import { NativeSelect } from '@mantine/core';
import type { MetricDescription } from '../../../core/scoring/metric';
import { metricsOf } from '../../../state/selectors';
import { useAssay, useAssayStore } from '../../store-context';
import { MAIN_METRIC } from '../known-metrics';

/** The metrics that charts can show: shares, of judges too. */
function useShares(): readonly MetricDescription[] {
  return useAssay(metricsOf).filter(({ display }) => display === 'share');
}

/** The metric that the charts of the overview show; they all show the same one. */
export function useSelectedMetric(): MetricDescription | undefined {
  const shares = useShares();
  const chosen = useAssay(({ overview }) => overview.metric);
  const find = (id: string | null) => shares.find((metric) => metric.id === id);
  return find(chosen) ?? find(MAIN_METRIC);
}

/** Chooses that metric. */
export function MetricSelect({ label }: { readonly label: string }) {
  const store = useAssayStore();
  const shares = useShares();
  const metric = useSelectedMetric();
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={metric?.id}
      data={shares.map(({ id, label: name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) =>
        store.getState().changeOverview({ metric: currentTarget.value })
      }
    />
  );
}
