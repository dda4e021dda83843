import { Box, Button, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { runName } from '../../core/model';
import type { About } from '../../core/output/publish/readme';
import {
  type ChangedScore,
  hasNoDifferences,
  type ResultDifferences,
} from '../../core/output/export/compare-results';
import { formatMean, formatDistinctMeans, plural, UNBOUNDED } from '../../core/words/numbers';
import { newDecisions, reportDifferences } from '../../state/project/report';
import type { SavedReport } from '../../state/project/schema';
import { isBusy } from '../../state/selectors';
import { Card } from '../parts/Card';
import { RunsTable } from '../parts/DataTable';
import { useAssay, useAssayStore, useCatalog } from '../store-context';
import { SharedBy, FilesToDrop, Verification } from './SharedResults';

/** A report that was opened: its scores, its settings, and whether the current results match it. */
export function ReportCard() {
  const opened = useAssay((state) => state.openedReport);
  const differences = useAssay(reportDifferences);
  if (!opened) return null;
  return <OpenedReport {...opened} differences={differences} />;
}

interface OpenedReportProps {
  readonly name: string;
  readonly report: SavedReport;
  readonly about?: About;
  readonly differences: ResultDifferences | null;
}

function OpenedReport({ name, report, about, differences }: OpenedReportProps) {
  const store = useAssayStore();
  const isLoading = useAssay((state) => isBusy(state) || state.fetching !== null);
  const describeMetric = useMetrics(report);
  const added = useAssay(({ goldPatch }) => newDecisions(goldPatch, report));
  const { runs, questions, assay } = report;
  const size = `${plural(questions.total, 'question')}, ${plural(runs.length, 'run')}`;
  return (
    <Box component="section" mb={16} aria-label={`Report ${name}`}>
      <Card
        title={about?.title ?? name}
        note={`${about ? 'published results, ' : ''}${size}, scored with Assay ${assay.version}`}
      >
        {about && <SharedBy about={about} />}
        {differences ? (
          <Verification differences={differences} metricOf={describeMetric} />
        ) : (
          isLoading && (
            <Text size="sm" role="status">
              Scoring the open files to compare them with the report.
            </Text>
          )
        )}
        {!isLoading && <FilesToDrop inputs={report.inputs} />}
        <ReportScores report={report} differences={differences} />
        <Group gap={8}>
          {!(differences && hasNoDifferences(differences) && added === 0) && (
            <Button variant="light" onClick={() => void store.getState().applyReport()}>
              {added === 0
                ? 'Use settings and mapping'
                : `Use settings, mapping and ${plural(added, 'decision')}`}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={() => store.getState().dismissReport()}>
            Dismiss
          </Button>
        </Group>
      </Card>
    </Box>
  );
}

/**
 * Finds the name of a metric in the report and the format of its means; plain numbers if unknown.
 */
function useMetrics(report: SavedReport) {
  const { metrics } = useCatalog();
  return useMemo(() => {
    const labels = new Map(report.metrics.map(({ id, label }) => [id, label]));
    return (id: string) => {
      const { display, range } = metrics.find((one) => one.id === id) ?? UNBOUNDED;
      return { label: labels.get(id) ?? id, display, range };
    };
  }, [report, metrics]);
}

/** The means of a report, collapsed, with the current means where they differ. */
function ReportScores({ report, differences }: Omit<OpenedReportProps, 'name' | 'about'>) {
  const describeMetric = useMetrics(report);
  const metrics = report.metrics.filter(({ id }) => report.runs.some((run) => id in run.metrics));
  const changed = new Map(differences?.scores.map((one) => [keyOf(one), one]));
  return (
    <details className="disclosure">
      <summary>Scores{changed.size > 0 ? ', with current scores where they differ' : ''}</summary>
      <RunsTable
        label="Scores in the report"
        size="close"
        runs={report.runs}
        visible={[...report.runs.keys()]}
        columns={metrics.map(({ id, label }) => ({
          id,
          label,
          cell: (run: SavedReport['runs'][number]) => {
            const metric = describeMetric(id);
            const other = changed.get(keyOf({ run: runName(run), metric: id }));
            if (!other) return formatMean(metric, run.metrics[id]?.mean ?? null);
            const [there, here] = formatDistinctMeans(metric, other.other, other.current);
            return (
              <>
                {there}
                <Text component="strong" inherit display="block">
                  here {here}
                </Text>
              </>
            );
          },
        }))}
      />
    </details>
  );
}

function keyOf({ run, metric }: Pick<ChangedScore, 'run' | 'metric'>): string {
  return JSON.stringify([run, metric]);
}
