import type { LinkedResults, LinkedRun } from '../../state/links/shared-link';
import { Beside } from '../parts/Beside';
import { formatCount, formatMean, formatRange } from '../parts/format';
import { type RunColumn, RunsTable } from '../parts/RunsTable';
import { useCatalog } from '../store-context';

/** The figures that a link holds, as its sender saw them. */
export function LinkedFigures({ results }: { readonly results: LinkedResults }) {
  const { metrics } = useCatalog();
  const shown = metrics.filter(({ id, headline }) => headline && results.metrics.includes(id));
  if (shown.length === 0) return null;
  const columns = shown.map((metric): RunColumn<LinkedRun> => ({
    id: metric.id,
    label: metric.label,
    cell: ({ values }) => {
      const { mean = null, interval = null } = values[results.metrics.indexOf(metric.id)] ?? {};
      const [low = 0, high = 0] = interval ?? [];
      return (
        <>
          {formatMean(metric, mean)}{' '}
          {interval && <Beside>{formatRange(metric, { low, high })}</Beside>}
        </>
      );
    },
  }));
  const missing: RunColumn<LinkedRun> = {
    id: 'missing',
    label: 'Missing',
    cell: (run) => formatCount(run.missing),
  };
  return (
    <RunsTable
      label="Figures of the link"
      caption={`As its sender saw them, over ${formatCount(results.questions)} questions`}
      size="close"
      runs={results.runs}
      columns={[...columns, missing]}
    />
  );
}
