import { NativeSelect } from '@mantine/core';
import type { MetricDescription } from '../../core/scoring/metric';
import { boundedMetricsOf, chosenHeadline, headlineOf, metricsOf } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';

/** The headline metric, which orders runs and is shown in charts and exported tables. */
export function useHeadline(): MetricDescription | undefined {
  return useAssay(headlineOf);
}

/** Why the human labels support the default headline metric; `null` if another is chosen. */
export function useHeadlineReason(): string | null {
  return useAssay((state) =>
    chosenHeadline(state) === undefined ? state.defaultHeadline.reason : null,
  );
}

/** The metric that Compare shows: the headline metric, unless the user or a link chose another. */
export function useComparedMetric(): MetricDescription | undefined {
  return useAssay(
    (state) =>
      metricsOf(state).find(({ id }) => id === state.comparison.metric) ?? headlineOf(state),
  );
}

const option = ({ id, label }: MetricDescription) => ({ value: id, label });

/** Chooses the headline metric or, in Compare, also a metric that cannot be the headline. */
export function HeadlineSelect() {
  const store = useAssayStore();
  const headline = useHeadline();
  const compared = useComparedMetric();
  const isComparing = useAssay(({ tab }) => tab === 'compare');
  const reason = useHeadlineReason();
  const bounded = useAssay(boundedMetricsOf);
  const others = useAssay(metricsOf).filter((metric) => !bounded.includes(metric));
  const shown = isComparing ? compared : headline;
  return (
    <NativeSelect
      label="Headline metric"
      labelProps={{ mr: 8, fz: 12, fw: 400, c: 'var(--ink-2)' }}
      miw={0}
      styles={{
        root: { display: 'flex', alignItems: 'center' },
        // On a phone the label wraps, so that the value is not cut off.
        label: { flexShrink: 100 },
        wrapper: { minWidth: 0, maxWidth: 220 },
      }}
      title={reason === null || !headline ? undefined : `${headline.label} ${reason}`}
      value={shown?.id}
      data={[
        ...bounded.map(option),
        ...(isComparing && others.length > 0
          ? [{ group: 'In Compare only', items: others.map(option) }]
          : []),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const { changeOverview, changeComparison } = store.getState();
        const isHeadline = bounded.some(({ id }) => id === value);
        changeComparison({ metric: isHeadline ? null : value });
        if (isHeadline) changeOverview({ metric: value });
      }}
    />
  );
}
