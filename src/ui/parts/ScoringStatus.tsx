import styles from './parts.module.css';
import { Button, Progress } from '@mantine/core';
import { formatCount, plural } from '../../core/words/numbers';
import type { RunPhase } from '../../state/model';
import { countReading } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';
import { ProblemList } from './ProblemList';

/** Long work shows how far it is and can be canceled; what stands in the way of scoring is said here. */
export function ScoringStatus() {
  const store = useAssayStore();
  const run = useAssay((state) => state.run);
  const fetching = useAssay((state) => state.fetching);
  const reading = useAssay(countReading);
  if (fetching) {
    const { name, host, done, total } = fetching;
    return (
      <Progressing
        words={`Fetching ${name} from ${host}: ${megabytes(done)}${total === null ? '' : ` of ${megabytes(total)}`} MB`}
        share={total === null ? null : done / total}
        onCancel={() => store.getState().cancelFetch()}
      />
    );
  }
  if (run.phase === 'failed') {
    return (
      <div className={styles.status} role="alert">
        <ProblemList problems={run.problems} />
        {run.problems.some(({ code }) => code === 'worker-silent') && <ScoreAgainButton />}
      </div>
    );
  }
  if (run.phase === 'cancelled') {
    return (
      <div className={styles.status} role="status">
        <span>Scoring was canceled. Your files and settings are unchanged.</span>
        <ScoreAgainButton />
      </div>
    );
  }
  if (reading === 0 && run.phase !== 'running') return null;
  const { words, share } =
    run.phase === 'running' && reading === 0
      ? describeRunning(run)
      : { words: `Reading ${plural(reading, 'file')}`, share: null };
  return (
    <Progressing words={words} share={share} onCancel={() => void store.getState().cancel()} />
  );
}

/** What is done at present, and how far it is. */
function describeRunning({
  step,
  done,
  total,
}: Running): Pick<ProgressingProps, 'words' | 'share'> {
  const share = total === 0 ? null : done / total;
  if (step === 'proposing') return { words: 'Detecting columns', share };
  if (step === 'joining' || total === 0)
    return { words: 'Joining predictions to questions', share };
  if (done === total) return { words: 'Computing intervals and comparing runs', share: null };
  return { words: `Scored ${formatCount(done)} of ${formatCount(total)} answers`, share };
}

/** Says to who does not see it that the scores are there; what is under way says so itself. */
export function ScoredAnnouncement() {
  const words = useAssay(({ run, result }) => {
    if (run.phase !== 'done' || !result) return '';
    const questions = plural(result.runs[0]?.counts.questions ?? 0, 'question');
    return `Scored ${questions} for ${plural(result.runs.length, 'run')}. The scores are in Results.`;
  });
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}

type Running = Extract<RunPhase, { phase: 'running' }>;

interface ProgressingProps {
  readonly words: string;
  /** `null` where nobody knows how much is to come. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

function Progressing({ words, share, onCancel }: ProgressingProps) {
  return (
    <div className={styles.status} role="status">
      <span>{words}</span>
      <Progress
        className={styles.bar}
        value={share === null ? 100 : 100 * share}
        animated={share === null}
        aria-label={words}
      />
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

/** Scores everything again, after that was canceled or the worker gave no answer. */
export function ScoreAgainButton() {
  const store = useAssayStore();
  return (
    <Button size="compact-sm" variant="light" onClick={() => void store.getState().refresh()}>
      Score again
    </Button>
  );
}

/** Said where the scoring worker failed to answer; scoring again brings everything back. */
export function WorkerError() {
  return (
    <p className={styles.workerErrorLine} role="alert">
      The scoring worker did not respond. Your files are unchanged.
      <ScoreAgainButton />
    </p>
  );
}
