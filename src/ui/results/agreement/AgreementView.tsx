import { Button, NativeSelect, Stack } from '@mantine/core';
import { useSetState } from '@mantine/hooks';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import { describeVerdicts } from '../../../core/analysis/agreement/conclusion';
import { listWords } from '../../../core/words/lists';
import {
  formatCount,
  formOf,
  plural,
  formatDifference,
  formatMean,
} from '../../../core/words/numbers';
import { metricsOf } from '../../../state/selectors';
import { WorkerError } from '../../parts/ScoringStatus';
import { Caution, Conclusion, Note, Muted } from '../../parts/Texts';
import { useAssay, useAssayStore, useRunNames, useCatalog, useRuns } from '../../store-context';
import { AGREEMENT_METRIC } from '../known-metrics';
import { AnnotatorCard } from './AnnotatorCard';
import { EstimateCard } from './EstimateCard';
import { LabelCard } from './LabelCard';
import { MetricDetail } from './MetricDetail';
import { MetricTable } from './MetricTable';
import { type AgreementChoice, useAgreement } from './use-agreement';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/DataTable';

/** Maximum number of examples in a sentence. */
const MAX_NAMED = 5;

const INITIAL: AgreementChoice = { run: null, metric: AGREEMENT_METRIC, thresholds: {} };

/** Agreement of the metrics with human labels, and estimates from the labels. */
export function AgreementView() {
  const [shown, change] = useSetState(INITIAL);
  const { answer: report, failed } = useAgreement(shown);
  return (
    <Stack>
      <LabelCard />
      {failed && <WorkerError />}
      {!report && !failed && <Note>Comparing metrics with labels…</Note>}
      {report && <Report report={report} shown={shown} change={change} />}
    </Stack>
  );
}

interface ReportProps {
  readonly report: AgreementReport;
  readonly shown: AgreementChoice;
  readonly change: (change: Partial<AgreementChoice>) => void;
}

function Report({ report, shown, change }: ReportProps) {
  const sample = useAssay(({ labels }) => labels.sample);
  const runNames = useRunNames();
  const run = shown.run !== null && shown.run in runNames ? shown.run : null;
  const metrics = useAssay(metricsOf);
  const measured = report.metrics.filter((row) => row.run === run);
  const metric = metrics.find(({ id }) => id === report.shown);
  const { verdicts, annotators } = report.labels;
  const judged = verdicts.correct + verdicts.incorrect;
  if (annotators.length === 0) {
    return (
      <>
        <UnusedLabels report={report} />
        <Note>
          No labels yet. Label answers here, drop a label file (columns id, model, run, annotator,
          label), or choose the label column of a prediction file in Data.
        </Note>
      </>
    );
  }
  return (
    <>
      <UnusedLabels report={report} />
      <Conclusion headline={report.conclusion ?? ''}>{describeVerdicts(verdicts)}</Conclusion>
      {judged > 0 && metric && (
        <>
          {runNames.length > 1 && (
            <NativeSelect
              w="fit-content"
              label="Runs"
              value={String(run ?? '')}
              data={[
                { value: '', label: 'All runs' },
                ...runNames.map((name, index) => ({ value: String(index), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ run: value === '' ? null : Number(value) })
              }
            />
          )}
          <MetricTable
            rows={measured}
            metrics={metrics}
            shown={metric.id}
            onShow={(id) => change({ metric: id })}
          />
          <MetricDetail
            metric={metric}
            rows={report.metrics.filter((row) => row.metric === metric.id)}
            run={run}
            onThreshold={(threshold) =>
              change({ thresholds: { ...shown.thresholds, [metric.id]: threshold } })
            }
          />
          <EstimateCard
            estimates={report.estimates}
            metric={metric}
            sample={sample}
            given={Object.values(verdicts).reduce((sum, count) => sum + count, 0)}
          />
        </>
      )}
      {report.goldWrong.length > 0 && <GoldDisputesCard report={report} />}
      <AnnotatorCard summary={report.labels} />
    </>
  );
}

/** Labels that could not be used, with the reason and what to do. */
function UnusedLabels({ report: { labels, moved } }: Pick<ReportProps, 'report'>) {
  const store = useAssayStore();
  const { unread, strays } = labels;
  const unreadCount = unread.reduce((sum, { count }) => sum + count, 0);
  if (unreadCount + strays.count + moved === 0) return null;
  return (
    <Caution>
      {unreadCount > 0 && (
        <p>
          {plural(unreadCount, 'cell')} of the label column {formOf(unreadCount, 'is', 'are')} not
          recognized and will be ignored:{' '}
          {listWords(
            unread
              .slice(0, MAX_NAMED)
              .map(({ text, count }) => `“${text.slice(0, 40)}” (${formatCount(count)})`),
          )}
          {unread.length > MAX_NAMED &&
            ` and ${formatCount(unread.length - MAX_NAMED)} other values`}
          . Choose another column in Data, or use the values correct and incorrect.
        </p>
      )}
      {strays.count > 0 && (
        <p>
          {plural(strays.count, 'label')} {formOf(strays.count, 'is', 'are')} for questions or runs
          that are not open, such as{' '}
          {listWords(
            strays.first
              .slice(0, MAX_NAMED)
              .map(
                ({ id, model, run }) =>
                  `${id}${model + run === '' ? '' : ` of ${model} ${run}`.trimEnd()}`,
              ),
          )}
          . They apply when the matching files are opened.{' '}
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => store.getState().removeLabels(strays.first)}
          >
            {strays.count > strays.first.length
              ? `Remove the first ${formatCount(strays.first.length)}`
              : 'Remove them'}
          </Button>
        </p>
      )}
      {moved > 0 && (
        <p>
          Since sampling, metric verdicts have changed for {formatCount(moved)} of the sampled
          answers, so the weights of the estimate no longer match the sample exactly. Draw a new
          sample for exact weights.
        </p>
      )}
    </Caution>
  );
}

/** Maximum number of ids in the note; the report has all of them. */
const MAX_IDS = 8;

/** Each score with all questions, and without those whose reference is labeled as wrong. */
function GoldDisputesCard({ report }: { readonly report: AgreementReport }) {
  const { goldWrong, afterDisputes } = report;
  const runs = useRuns();
  const headlines = useCatalog().metrics.filter(({ headline }) => headline);
  const more = goldWrong.length - MAX_IDS;
  const named = [
    ...goldWrong.slice(0, MAX_IDS),
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ];
  return (
    <Card
      title="Scores without disputed references"
      note={`without ${plural(goldWrong.length, 'question')} whose reference is labeled as wrong: ${listWords(named)}`}
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
