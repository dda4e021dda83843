import { formatCount } from '../../core/words/numbers';
import { nounsIn } from '../../state/selectors';
import type { JoinCount } from '../../worker/join-outcome';
import { Dialog } from '../parts/Dialog';
import { WorkerError } from '../parts/ScoringStatus';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { useAnswer } from '../use-request';
import { JOIN_COUNTS, sumOf } from './join-counts';
import { TextTable } from './TextTable';

/** Maximum number of rows listed for a count; audit.csv has all of them. */
const MAX_ROWS = 500;

interface JoinRowsDialogProps {
  /** `null` if the dialog is closed. */
  readonly count: JoinCount | null;
  readonly onClose: () => void;
}

/** The rows behind a count of the join. */
export function JoinRowsDialog({ count, onClose }: JoinRowsDialogProps) {
  const nouns = useAssay(nounsIn);
  return (
    <Dialog
      isOpen={count !== null}
      onClose={onClose}
      size="xl"
      title={JOIN_COUNTS.find(({ id }) => id === count)?.words(nouns)}
    >
      {count && <JoinRows count={count} />}
    </Dialog>
  );
}

function JoinRows({ count }: { readonly count: JoinCount }) {
  const store = useAssayStore();
  const { question, prediction } = useAssay(nounsIn);
  const total = useDeferredAssay(({ joined }) => (joined ? sumOf(joined, count) : 0));
  const { answer, failed } = useAnswer('audit', [count, MAX_ROWS], store);
  if (failed) return <WorkerError />;
  if (total === 0) return <p>Nothing to show.</p>;
  return (
    <>
      {total > MAX_ROWS && (
        <p>
          Showing the first {MAX_ROWS} of {formatCount(total)}. Export audit.csv for all of them.
        </p>
      )}
      <TextTable
        label={count}
        columns={['id', 'run', 'file and row', (count === 'missing' ? question : prediction)[0]]}
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
