import { Button, Group, Progress } from '@mantine/core';
import { formatCount, formatDecimals, plural } from '../../core/words/numbers';
import type { RunPhase } from '../../state/model';
import { countFilesBeingRead, nounsIn } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';
import { ProblemList } from './ProblemList';

/**
 * The progress of fetching, reading and scoring with a button to cancel, or the reason why scoring
 * failed.
 */
export function ScoringStatus() {
  const store = useAssayStore();
  const run = useAssay((state) => state.run);
  const fetching = useAssay((state) => state.fetching);
  const reading = useAssay(countFilesBeingRead);
  // If the status were in the page flow, the first scores would move when it disappears.
  const isFloating = useAssay(
    ({ page, result }) => page === 'results' && result !== null && result.stage !== 'complete',
  );
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
      <Group gap={12} mb={14} fz="sm" c="var(--ink-2)" role="alert">
        <ProblemList problems={run.problems} />
        {run.problems.some(({ code }) => code === 'worker-silent') && <ScoreAgainButton />}
        <SwapFilesButton />
      </Group>
    );
  }
  if (run.phase === 'canceled') {
    return (
      <Group gap={12} mb={14} fz="sm" c="var(--ink-2)" role="status">
        <span>Scoring was canceled. Your files and settings are unchanged.</span>
        <ScoreAgainButton />
      </Group>
    );
  }
  if (reading === 0 && run.phase !== 'running') return null;
  const { words, share } =
    run.phase === 'running' && reading === 0
      ? describeRunning(run)
      : { words: `Reading ${plural(reading, 'file')}`, share: null };
  return (
    <Progressing
      words={words}
      share={share}
      onCancel={() => void store.getState().cancel()}
      className={isFloating ? `surface ${styles.floating}` : undefined}
    />
  );
}

/** The current step and its progress. */
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

/** Announces to screen readers that scoring is done. */
export function ScoredAnnouncement() {
  const words = useAssay((state) => {
    const { run, result } = state;
    if (run.phase !== 'done' || !result) return '';
    const questions = plural(result.runs[0]?.counts.questions ?? 0, ...nounsIn(state).question);
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
  /** `null` if the total is unknown. */
  readonly share: number | null;
  readonly onCancel: () => void;
  readonly className?: string | undefined;
}

function Progressing({ words, share, onCancel, className }: ProgressingProps) {
  return (
    <Group gap={12} mb={14} fz="sm" c="var(--ink-2)" role="status" className={className}>
      <span>{words}</span>
      <Progress
        flex="1"
        miw={120}
        value={share === null ? 100 : 100 * share}
        animated={share === null}
        aria-label={words}
      />
      <Button onClick={onCancel}>Cancel</Button>
    </Group>
  );
}

function megabytes(bytes: number): string {
  return formatDecimals(bytes / 1e6, 1);
}

/** Swaps roles: the file that looks like gold becomes gold, the gold file becomes predictions. */
function SwapFilesButton() {
  const store = useAssayStore();
  const other = useAssay(({ proposal, ownMapping }) =>
    ownMapping ? null : (proposal?.likelierGold ?? null),
  );
  if (other === null) return null;
  return (
    <Button variant="light" onClick={() => store.getState().setRole(other, 'gold')}>
      Swap gold and predictions
    </Button>
  );
}

/** Scores again after scoring was canceled or the worker failed. */
export function ScoreAgainButton() {
  const store = useAssayStore();
  return (
    <Button variant="light" onClick={() => void store.getState().refresh()}>
      Score again
    </Button>
  );
}

/** Shown if the scoring worker does not respond. */
export function WorkerError() {
  return (
    <Group component="p" gap="4px 12px" mb={10} fz="sm" c="var(--incorrect)" role="alert">
      The scoring worker did not respond. Your files are unchanged.
      <ScoreAgainButton />
    </Group>
  );
}
