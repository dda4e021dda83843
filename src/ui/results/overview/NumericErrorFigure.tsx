import type { NumericErrors } from '../../../core/explore/slices/numeric-errors';
import type { RunReport } from '../../../core/analysis/run-report';
import { BinFigure } from './BinFigure';
import { describeErrors } from './describe-bins';

interface NumericErrorFigureProps {
  readonly runs: readonly RunReport[];
  readonly errors: NumericErrors;
}

export const ERROR_TITLE = 'How far numbers are off';

export const ERROR_NOTE =
  'per cent of each run’s numeric questions by the error, as a share of the reference';

/** Numeric errors as bars. */
export function NumericErrorFigure({ runs, errors }: NumericErrorFigureProps) {
  return (
    <BinFigure
      title={ERROR_TITLE}
      note={ERROR_NOTE}
      caption={describeErrors(runs, errors)}
      heading="Error"
      runs={runs}
      distribution={errors.distribution}
    />
  );
}
