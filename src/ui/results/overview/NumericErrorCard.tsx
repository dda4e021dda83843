import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { ERROR_NOTE, ERROR_TITLE, NumericErrorFigure } from './NumericErrorFigure';
import { useNumericErrors } from './use-numeric-errors';

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
