import { useMemo } from 'react';
import type { RunReport } from '../../../../core/analysis/run-report';
import type { NumericErrors } from '../../../../core/explore/distributions';
import { Card } from '../../../parts/Card';
import { useAssay, useScoredResult } from '../../../store-context';
import { useRequest } from '../../../use-request';
import { describeErrors } from './describe-bins';
import { Histogram } from './Histogram';

interface NumericErrorFigureProps {
  readonly runs: readonly RunReport[];
  readonly errors: NumericErrors;
}

const ERROR_TITLE = 'Numeric error';

const ERROR_NOTE = 'percent of each run’s numeric questions, by error relative to the reference';

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
  return (
    <Histogram
      title={ERROR_TITLE}
      note={ERROR_NOTE}
      caption={describeErrors(runs, errors)}
      heading="Error"
      runs={runs}
      distribution={errors.distribution}
    />
  );
}

/** The numeric errors of all runs; `null` until they are counted, and where no question asks for a number. */
export function useNumericErrors() {
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const request = useMemo(() => (scored ? () => ask.numericErrors() : null), [ask, scored]);
  return useRequest(request).answer;
}
