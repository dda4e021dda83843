import { nameInSentence } from '../../../core/analysis/describe-comparison';
import type { NumericErrors } from '../../../core/explore/distributions';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { useRunNames, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { describeErrors, describeScores } from './bins';
import { Histogram } from './Histogram';
import { useHeadline } from '../HeadlineSelect';

const ERROR_TITLE = 'Numeric error';
const ERROR_NOTE = 'percent of each run’s numeric questions, by error relative to the reference';

const DISTRIBUTION_NOTE = 'percent of each run’s questions, by score';

const titleOf = (metric: MetricDescription) => `Distribution of ${nameInSentence(metric)}`;

/** The distribution of the scores behind a mean. */
export function DistributionCard() {
  const metric = useHeadline();
  if (!metric) return null;
  return (
    <Card title={titleOf(metric)} note={DISTRIBUTION_NOTE}>
      <DistributionFigure metric={metric} />
    </Card>
  );
}

/** The scores under one metric as bars, once the worker has counted them. */
export function DistributionFigure({ metric }: { readonly metric: MetricDescription }) {
  const { answer, isCurrent, failed } = useAnswer('distribution', [metric.id]);
  const names = useRunNames();
  const visible = useVisibleRuns();
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return null;
  return (
    <Histogram
      title={titleOf(metric)}
      note={DISTRIBUTION_NOTE}
      caption={describeScores(names, answer, visible)}
      heading={metric.label}
      distribution={answer}
    />
  );
}

/** Numeric errors without units; nothing where no question asks for a number. */
export function NumericErrorCard() {
  const errors = useNumericErrors();
  if (!errors) return null;
  return (
    <Card title={ERROR_TITLE} note={ERROR_NOTE}>
      <NumericErrorFigure errors={errors} />
    </Card>
  );
}

/** Numeric errors as bars. */
export function NumericErrorFigure({ errors }: { readonly errors: NumericErrors }) {
  const names = useRunNames();
  const visible = useVisibleRuns();
  return (
    <Histogram
      title={ERROR_TITLE}
      note={ERROR_NOTE}
      caption={describeErrors(names, errors, visible)}
      heading="Error"
      distribution={errors.distribution}
    />
  );
}

/** The numeric errors of all runs; `null` until they are counted, and where no question asks for a number. */
export function useNumericErrors() {
  return useAnswer('numericErrors', []).answer;
}
