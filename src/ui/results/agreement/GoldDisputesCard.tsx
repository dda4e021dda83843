import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatDifference, formatMean, plural } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { useCatalog, useRuns } from '../../store-context';

/** Maximum number of ids in the note; the report has all of them. */
const MAX_NAMED = 8;

/** Each score with all questions, and without those whose reference is labeled wrong. */
export function GoldDisputesCard({ report }: { readonly report: AgreementReport }) {
  const { goldWrong, afterDisputes } = report;
  const runs = useRuns();
  const headlines = useCatalog().metrics.filter(({ headline }) => headline);
  const more = goldWrong.length - MAX_NAMED;
  const named = [
    ...goldWrong.slice(0, MAX_NAMED),
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ];
  return (
    <Card
      title="Scores without disputed references"
      note={`without ${plural(goldWrong.length, 'question')} whose reference is labeled wrong: ${listWords(named)}`}
    >
      <RunsTable
        label="Scores without disputed references"
        runs={runs}
        columns={headlines.map((metric) => ({
          id: metric.id,
          label: metric.label,
          cell: (_, run) => {
            const found = afterDisputes.find((one) => one.run === run && one.metric === metric.id);
            return found && <Changed metric={metric} scores={found} />;
          },
        }))}
      />
    </Card>
  );
}

interface ChangedProps {
  readonly metric: MetricDescription;
  readonly scores: AgreementReport['afterDisputes'][number];
}

function Changed({ metric, scores: { published, afterDisputes: after } }: ChangedProps) {
  const difference =
    published.mean === null || after.mean === null ? null : after.mean - published.mean;
  return (
    <>
      {formatMean(metric, published.mean)} → <strong>{formatMean(metric, after.mean)}</strong>{' '}
      <Muted>
        {formatDifference(metric, difference)}, n {formatCount(published.n)} →{' '}
        {formatCount(after.n)}
      </Muted>
    </>
  );
}
