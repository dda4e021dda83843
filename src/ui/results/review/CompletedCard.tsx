import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { describeChange, describeCompletion } from '../../../core/analysis/gold/describe';
import type { GoldCompletion, GoldScore } from '../../../core/analysis/gold/gold-scores';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean, formatRange } from '../../../core/words/numbers';
import { headlineOf } from '../../../state/selectors';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/DataTable';
import { WorkerError } from '../../parts/ScoringStatus';
import { Muted, Note } from '../../parts/Texts';
import { useAssay, useScoredResult } from '../../store-context';
import { useAnswer } from '../../use-request';

/** The scores of each run as published and with the completed gold, always both. */
export function CompletedCard() {
  const result = useScoredResult();
  const patch = useAssay((state) => state.goldPatch);
  const headline = useAssay(headlineOf);
  // The store sends the patch to the worker before this request.
  const subject = useMemo(
    () => (result && patch.decisions.length > 0 ? { result, patch } : null),
    [result, patch],
  );
  const { answer: completion, failed } = useAnswer('goldCompletion', [], subject);
  if (failed) return <WorkerError />;
  if (!subject || !completion || !headline) return null;
  return <Completed completion={completion} metric={headline} />;
}

interface CompletedProps {
  readonly completion: GoldCompletion;
  readonly metric: MetricDescription;
}

function Completed({ completion, metric }: CompletedProps) {
  const { runs } = completion;
  if (!runs.every(({ metrics }) => metrics[metric.id])) return null;
  return (
    <Card title="Published and completed gold" note={metric.label}>
      <RunsTable
        label="Published and completed gold"
        runs={runs}
        columns={[
          {
            label: 'As published',
            cell: ({ metrics }) => (
              <Figure metric={metric} figure={metrics[metric.id]?.published} />
            ),
          },
          {
            label: 'With the completed gold',
            cell: ({ metrics }) => (
              <Figure metric={metric} figure={metrics[metric.id]?.completed} />
            ),
          },
          {
            label: 'Change',
            cell: ({ metrics }) => {
              const scores = metrics[metric.id];
              return scores && describeChange(metric, scores);
            },
          },
        ]}
      />
      <Stack gap={6} mt={12}>
        {describeCompletion(completion).map((sentence) => (
          <Note key={sentence}>{sentence}</Note>
        ))}
      </Stack>
    </Card>
  );
}

interface FigureProps {
  readonly metric: MetricDescription;
  readonly figure: GoldScore | undefined;
}

/** A mean with its interval. */
function Figure({ metric, figure }: FigureProps) {
  if (!figure) return null;
  return (
    <>
      <b>{formatMean(metric, figure.mean)}</b>{' '}
      {figure.interval && <Muted>{formatRange(metric, figure.interval)}</Muted>}
    </>
  );
}
