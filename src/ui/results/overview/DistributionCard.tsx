import { nameInSentence } from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import type { NumericErrors } from '../../../core/explore/distributions';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { describeErrors, describeScores } from './bins';
import { Histogram } from './Histogram';
import { useHeadline } from '../HeadlineSelect';

interface NumericErrorFigureProps {
  readonly runs: readonly RunReport[];
  readonly errors: NumericErrors;
}

const ERROR_TITLE = 'Numeric error';

const ERROR_NOTE = 'percent of each run’s numeric questions, by error relative to the reference';

interface DistributionFigureProps {
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
}

const DISTRIBUTION_NOTE = 'percent of each run’s questions, by score';

const titleOf = (metric: MetricDescription) => `Distribution of ${nameInSentence(metric)}`;

/** The distribution of the scores behind a mean. */
export function DistributionCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useHeadline();
  if (!metric) return null;
  return (
    <Card title={titleOf(metric)} note={DISTRIBUTION_NOTE}>
      <DistributionFigure runs={runs} metric={metric} />
    </Card>
  );
}

/** The scores under one metric as bars, once the worker has counted them. */
export function DistributionFigure({ runs, metric }: DistributionFigureProps) {
  const { answer, isCurrent, failed } = useAnswer('distribution', [metric.id]);
  const visible = useVisibleRuns();
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return null;
  return (
    <Histogram
      title={titleOf(metric)}
      note={DISTRIBUTION_NOTE}
      caption={describeScores(runs, answer, visible)}
      heading={metric.label}
      runs={runs}
      distribution={answer}
    />
  );
}

/** Numeric errors without units; nothing where no question asks for a number. */
export function NumericErrorCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const errors = useNumericErrors();
  if (!errors) return null;
  return (
    <Card title={ERROR_TITLE} note={ERROR_NOTE}>
      <NumericErrorFigure runs={runs} errors={errors} />
    </Card>
  );
}

/** Numeric errors as bars. */
export function NumericErrorFigure({ runs, errors }: NumericErrorFigureProps) {
  const visible = useVisibleRuns();
  return (
    <Histogram
      title={ERROR_TITLE}
      note={ERROR_NOTE}
      caption={describeErrors(runs, errors, visible)}
      heading="Error"
      runs={runs}
      distribution={errors.distribution}
    />
  );
}

/** The numeric errors of all runs; `null` until they are counted, and where no question asks for a number. */
export function useNumericErrors() {
  return useAnswer('numericErrors', []).answer;
}
