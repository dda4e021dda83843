import { useMemo } from 'react';
import type { AuditFigure } from '../../worker/protocol';
import { formatCount } from '../parts/format';
import { NoAnswer } from '../results/ask/NoAnswer';
import { useLatest } from '../results/ask/use-latest';
import { useAssayStore } from '../store-context';
import { DataTable } from './DataTable';

/** Rows listed behind a figure; the figure itself tells how many there are, and audit.csv holds all. */
const LIMIT = 500;

interface AuditRowsProps {
  readonly figure: AuditFigure;
  readonly total: number;
}

/** The rows behind one figure of the audit. */
export function AuditRows({ figure, total }: AuditRowsProps) {
  const store = useAssayStore();
  const request = useMemo(() => () => store.getState().ask.audit(figure, LIMIT), [store, figure]);
  const { answer, failed } = useLatest(request);
  if (failed) return <NoAnswer />;
  if (total === 0) return <p>There are none.</p>;
  return (
    <>
      {total > LIMIT && (
        <p>
          The first {LIMIT} of {formatCount(total)} are shown; “Save audit.csv” gives all.
        </p>
      )}
      <DataTable
        label={figure}
        columns={['id', 'run', 'file and row', figure === 'missing' ? 'question' : 'prediction']}
        rows={(answer ?? []).map(({ id, run, file, row, text }) => [
          id,
          run,
          file === '' ? '' : `${file}, row ${formatCount(row)}`,
          text,
        ])}
      />
    </>
  );
}
