import { Button, NativeSelect, Stack } from '@mantine/core';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import { describeVerdicts } from '../../../core/analysis/agreement/conclusion';
import { listWords } from '../../../core/words/lists';
import { formatCount, formOf, plural } from '../../../core/words/numbers';
import { metricsOf } from '../../../state/selectors';
import { WorkerError } from '../../parts/ScoringStatus';
import { Caution, Conclusion, Note } from '../../parts/Texts';
import { useAssay, useAssayStore, useRunNames } from '../../store-context';
import { AnnotatorCard } from './AnnotatorCard';
import { EstimateCard } from './EstimateCard';
import { GoldDisputesCard } from './GoldDisputesCard';
import { LabelCard } from './LabelCard';
import { MetricDetail } from './MetricDetail';
import { MetricTable } from './MetricTable';
import { type AgreementChoice, useAgreement, useAgreementChoice } from './use-agreement';

/** Maximum number of examples in a sentence. */
const MAX_NAMED = 5;

/** Agreement of the metrics with human labels, and estimates from the labels. */
export function AgreementView() {
  const { shown, change } = useAgreementChoice();
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
          recognized and ignored:{' '}
          {listWords(
            unread
              .slice(0, MAX_NAMED)
              .map(({ text, count }) => `“${text.slice(0, 40)}” (${formatCount(count)})`),
          )}
          {unread.length > MAX_NAMED &&
            ` and ${formatCount(unread.length - MAX_NAMED)} other texts`}
          . Choose another column in Data, or use the values correct and incorrect.
        </p>
      )}
      {strays.count > 0 && (
        <p>
          {plural(strays.count, 'label')} {formOf(strays.count, 'is', 'are')} about questions or
          runs that are not open, such as{' '}
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
          Metric verdicts have changed since sampling for {formatCount(moved)} of them, so the
          weights of the estimate no longer match the sample exactly. Draw a new sample for exact
          weights.
        </p>
      )}
    </Caution>
  );
}
