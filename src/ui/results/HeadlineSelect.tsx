import { NativeSelect } from '@mantine/core';
import type { MetricDescription } from '../../core/scoring/metric';
import { metricsOf } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';
import { HEADLINE_METRIC } from './known-metrics';

/** The metrics that can be the headline: shares, of judges too. */
function useShares(): readonly MetricDescription[] {
  return useAssay(metricsOf).filter(({ display }) => display === 'share');
}

/** The metric of the headline, the order of runs, the charts and the exported tables. */
export function useHeadline(): MetricDescription | undefined {
  const shares = useShares();
  const chosen = useAssay(({ overview }) => overview.metric);
  const find = (id: string | null) => shares.find((metric) => metric.id === id);
  return find(chosen) ?? find(HEADLINE_METRIC) ?? shares[0];
}

/** Chooses that metric. */
export function HeadlineSelect() {
  const store = useAssayStore();
  const shares = useShares();
  const metric = useHeadline();
  return (
    <NativeSelect
      label="Headline metric"
      labelProps={{ mr: 8, fz: 12, c: 'var(--ink-2)' }}
      styles={{ root: { display: 'flex', alignItems: 'center' } }}
      value={metric?.id}
      data={shares.map(({ id, label: name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) =>
        store.getState().changeOverview({ metric: currentTarget.value })
      }
    />
  );
}
